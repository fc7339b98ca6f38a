# SPDX-License-Identifier: MIT OR Apache-2.0
"""Narrow programs that differ in their constants alone, compiled once: the constants are then in memory.

A modulus of two limbs changes little but constants, so that hundreds of programs have a few dozen forms.  That the text
of a form with a program's constants is the text that is emitted for that program is shown on two programs of each form.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count

from sangi.codegen.program import Op, Program
from sangi.errors import CheckFailed

#: Narrower limbs than this have forms: emitted code puts wider constants into tables.
WIDEST = 8
#: What constant j of a form is while its text is made.
_FIRST = 0x100000

Emit = Callable[[Program, str], str]


@dataclass
class Form:
    """One text for many programs, and the memory that holds the constants of the one that runs."""

    symbol: str
    program: Program
    members: list[Program] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Takes memory for as many constants as the program has."""
        self.memory = (ctypes.c_uint8 * max(len(constants(self.program)), 1))()

    def text(self, emit: Emit, literal: Callable[[int], str], place: Callable[[int], str]) -> str:
        """What `emit` prints, with place(j) for constant j, which it prints as literal(value)."""
        number = count(_FIRST)
        nodes = tuple(replace(n, imm=next(number)) if n.op is Op.CONST else n for n in self.program.nodes)
        made = emit(replace(self.program, nodes=nodes), self.symbol)
        for member in (self.members[0], self.members[-1]):
            known = dict(enumerate(constants(member)))
            if _filled(made, literal, known, literal) != emit(member, self.symbol):
                raise CheckFailed(f"{member.name}: its text depends on its constants in another way")
        return _filled(made, literal, {j: j for j in range(len(constants(self.program)))}, place)


def _filled(
    text: str, literal: Callable[[int], str], values: Mapping[int, int], shown: Callable[[int], str]
) -> str:
    for j in reversed(values):
        text = re.sub(rf"(?<!\w){re.escape(literal(_FIRST + j))}(?!\w)", shown(values[j]), text)
    return text


def constants(program: Program) -> list[int]:
    """The constants in the order of their nodes."""
    return [node.imm for node in program.nodes if node.op is Op.CONST]


@dataclass(frozen=True)
class Forms:
    """The forms of a set of programs."""

    by_symbol: Mapping[str, tuple[Form, bytes]]

    @classmethod
    def of(cls, programs: Mapping[str, Program]) -> Forms:
        """Groups programs whose nodes are the same but for their constants."""
        found: dict[object, Form] = {}
        by_symbol = {}
        for symbol, program in programs.items():
            nodes = tuple((n.op.value, n.args, n.out, n.pointer, n.index) for n in program.nodes)
            key = (program.name, program.pointers, program.scalars, nodes)
            form = found.setdefault(key, Form(f"form{len(found)}", program))
            form.members.append(program)
            by_symbol[symbol] = (form, bytes(constants(program)))
        return cls(by_symbol)

    def __iter__(self) -> Iterator[Form]:
        """The forms, each once."""
        return iter({form.symbol: form for form, _ in self.by_symbol.values()}.values())

    def select(self, symbol: str) -> str:
        """Puts the constants of a program into its form's memory; the form's symbol."""
        form, values = self.by_symbol[symbol]
        ctypes.memmove(form.memory, values, len(values))
        return form.symbol
