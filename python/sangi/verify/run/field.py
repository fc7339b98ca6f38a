# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the emitted code of one back end over arrays of operands: C and IR natively, assembly in the interpreter.

Operands and results are arrays (limbs, cases), least significant limb first; a mask is an array (cases,).
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Protocol

import numpy as np
import numpy.typing as npt

from sangi import toolchain
from sangi.codegen import llvm
from sangi.codegen.emit import c, c_loops, c_words, ir, x64_text
from sangi.codegen.op import Operation, Shape
from sangi.codegen.program import Program
from sangi.verify.interp import call as interp
from sangi.verify.interp.machine import Words, dtype_for
from sangi.verify.interp.text import Function
from sangi.verify.run.forms import WIDEST, Form, Forms, constants

#: How the parameters may share memory: which parameter stands in for which.
ALIASES: tuple[Mapping[str, str], ...] = ({}, {"z": "x"}, {"z": "y"}, {"y": "x"})

Arguments = Mapping[str, Words]


def scalar_limit(operation: Operation, width: int) -> int:
    """One more than the largest scalar: the two masks, the small factors, or only 0 where there is none."""
    return {"mask": 2, "c": max(1 << width >> 3, 1)}.get(operation.scalar, 1)


def scalar_limb(operation: Operation, scalar: npt.NDArray[np.int64], width: int) -> Words:
    """The scalars as the code takes them: a mask of all ones for 1, a number as it is."""
    factor = (1 << width) - 1 if operation.scalar == "mask" else 1
    return (scalar * factor).astype(dtype_for(width))


class Executor(Protocol):
    """The emitted code of a set of programs, ready to run."""

    def run(self, symbol: str, arguments: Arguments, alias: Mapping[str, str]) -> dict[str, Words]:
        """What the call leaves in the pointers that it writes, and under "return" its value."""
        ...


class Interpreted:
    """Assembly text, parsed back and interpreted with words masked to the programs' width."""

    def __init__(
        self, text: str, programs: Mapping[str, Program], functions: Mapping[str, Function] | None = None
    ) -> None:
        """`functions` are those of a text that is parsed already."""
        self.functions = interp.parse(text) if functions is None else functions
        self.programs = programs

    def run(self, symbol: str, arguments: Arguments, alias: Mapping[str, str]) -> dict[str, Words]:
        """Interprets one call; raises `Refused` where the code does what it may not."""
        program = self.programs[symbol]
        given: dict[str, Words | None] = {name: arguments.get(name) for name in program.pointers}
        given |= {name: arguments[name] for name in program.scalars}
        outputs = sorted(program.written)
        width, limbs = program.width, program.limbs
        result = interp.call(
            self.functions[symbol], given, width=width, limbs=limbs, outputs=outputs, alias=alias
        )
        cases = next(iter(arguments.values())).shape[-1]
        left = {
            name: np.broadcast_to(result.limbs(alias.get(name, name)), (limbs, cases)) for name in outputs
        }
        if program.returns:
            if result.rax is None:
                raise interp.Refused(f"{symbol}: returns no number")
            left["return"] = np.broadcast_to(result.rax, (cases,))
        return left


class Native:
    """Machine code in this process; `address` gives a symbol's address."""

    def __init__(
        self, address: Callable[[str], int], programs: Mapping[str, Program], driver: ctypes.CDLL
    ) -> None:
        self.address, self.programs, self.driver = address, programs, driver

    def run(self, symbol: str, arguments: Arguments, alias: Mapping[str, str]) -> dict[str, Words]:
        """One call per case, in a loop in C."""
        program = self.programs[symbol]
        dtype = dtype_for(program.width)
        cases = next(iter(arguments.values())).shape[-1]
        written = {alias.get(name, name) for name in program.written}
        memory: dict[str, Words] = {}
        for name in program.pointers:
            if name in alias and alias[name] in program.pointers:
                continue
            limbs = arguments.get(name)
            if limbs is None:
                memory[name] = np.zeros((cases, program.limbs), dtype)
            elif name in written:
                memory[name] = np.array(limbs.T, dtype, order="C")
            else:
                memory[name] = np.ascontiguousarray(limbs.T, dtype)
        given = arguments[program.scalars[0]] if program.scalars else np.zeros(cases, dtype)
        scalars = np.ascontiguousarray(given.astype(dtype))
        returned = np.zeros(cases, dtype)
        pointers = [memory[alias.get(name, name)].ctypes.data for name in program.pointers]
        self._driver(program)(
            self.address(symbol), *pointers, scalars.ctypes.data, returned.ctypes.data, cases, program.limbs
        )
        left = {name: memory[alias.get(name, name)].T for name in program.written}
        if program.returns:
            left["return"] = returned & dtype.type((1 << program.width) - 1)
        return left

    def _driver(self, program: Program) -> Callable[..., None]:
        name = f"drive{len(program.pointers)}{'m' if program.scalars else ''}{'r' if program.returns else ''}"
        function = getattr(self.driver, name)
        function.restype = None
        function.argtypes = [ctypes.c_void_p] * (len(program.pointers) + 3) + [ctypes.c_size_t] * 2
        return function  # type: ignore[no-any-return]


def _drivers(width: int) -> str:
    """C loops that call a kernel once per case: one for each number of pointers, mask and result."""
    limb = c.limb_type(width)
    parts = ["#include <stddef.h>\n#include <stdint.h>\n"]
    for name, pointers, mask, result in (
        ("drive3", 3, False, False),
        ("drive2", 2, False, False),
        ("drive3m", 3, True, False),
        ("drive2m", 2, True, False),
        ("drive1r", 1, False, True),
        ("drive2r", 2, False, True),
    ):
        kinds = [f"{limb} *"] * pointers + [limb] * mask
        formal = "".join(f"{limb} *p{i}, " for i in range(pointers))
        actual = ", ".join([f"p{i} + l * limbs" for i in range(pointers)] + ["m[l]"] * mask)
        parts.append(
            f"void {name}({limb if result else 'void'} (*f)({', '.join(kinds)}), {formal}const {limb} *m, {limb} *r, "
            f"size_t cases, size_t limbs)\n{{\n    (void)m; (void)r;\n    for (size_t l = 0; l < cases; l++)\n"
            f"        {'r[l] = ' if result else ''}f({actual});\n}}\n"
        )
    return "\n".join(parts)


def driver(width: int, cwd: Path) -> ctypes.CDLL:
    """The compiled loops for limbs of `width` bits."""
    source = cwd / f"driver{width}.c"
    source.write_text(_drivers(width))
    return ctypes.CDLL(str(toolchain.shared([source], cwd=cwd, name=f"driver{width}")))


def x64(programs: Mapping[str, Program], modulus: int) -> Interpreted:
    """The programs of one modulus as emitted assembly, interpreted."""
    own = {symbol: program for symbol, program in programs.items() if constants(program)}
    functions = interp.parse(_assembly(own, modulus)) if own else {}
    plain = {symbol: _assembled(_Plain(p, modulus)) for symbol, p in programs.items() if symbol not in own}
    return Interpreted("", programs, {**functions, **plain})


def _assembly(programs: Mapping[str, Program], modulus: int) -> str:
    return x64_text.text(dict(programs), modulus, "modulus", hidden=False)


class _Plain:
    """A program without constants, which is the same for every modulus, as a key."""

    def __init__(self, program: Program, modulus: int) -> None:
        """`modulus` is any that the program is for."""
        self.program, self.modulus = program, modulus
        self.key = (program.name, program.width, program.limbs, program.nodes)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Plain) and self.key == other.key


@lru_cache(maxsize=64)
def _assembled(plain: _Plain) -> Function:
    return interp.parse(_assembly({"kernel": plain.program}, plain.modulus))["kernel"]


def portable_c(
    programs: Mapping[str, Program],
    cwd: Path,
    shapes: Mapping[str, Shape] | None = None,
) -> Native:
    """The programs as emitted C, compiled and loaded; as loops those whose shape is given."""
    width = next(iter(programs.values())).width
    start = c_words.helpers(width, "word_")
    forms = Forms.of(programs) if width <= WIDEST and not shapes else None
    if forms is None:
        text = start + "\n".join(_c_function(p, s, shapes) for s, p in programs.items())
    else:
        text = start + "\n".join(_c_form(form, width) for form in forms)
    source = cwd / "kernels.c"
    source.write_text(_drivers(width) + text)
    # The narrowest kernels are called so seldom that a better compilation would take longer than it saves.
    level = "-O0" if width == 2 else "-O1"
    library = ctypes.CDLL(str(toolchain.shared([source], cwd=cwd, flags=(level,), name="kernels")))
    return loaded(library, programs, library, forms)


def _c_form(form: Form, width: int) -> str:
    limb, at = c.limb_type(width), ctypes.addressof(form.memory)
    return form.text(
        lambda program, symbol: c.function(program, symbol, "word_", limb),
        lambda value: c.literal(width, value),
        lambda j: f"(*(const {limb} *)UINT64_C({at + j:#x}))",
    )


def _c_function(program: Program, symbol: str, shapes: Mapping[str, Shape] | None) -> str:
    limb = c.limb_type(program.width)
    if shapes and symbol in shapes and program.name in c_loops.LOOPED:
        return c_loops.function(program, shapes[symbol], symbol, "word_", limb)
    return c.function(program, symbol, "word_", limb)


def loaded(
    library: ctypes.CDLL, programs: Mapping[str, Program], loops: ctypes.CDLL, forms: Forms | None = None
) -> Native:
    """The programs out of a shared library that is already loaded."""
    select = forms.select if forms else str
    return Native(
        lambda s: ctypes.cast(getattr(library, select(s)), ctypes.c_void_p).value or 0, programs, loops
    )


class _Jit(Native):
    """IR that lives as long as this object."""

    def __init__(
        self,
        text: str,
        programs: Mapping[str, Program],
        loops: ctypes.CDLL,
        opt: int,
        forms: Forms | None = None,
    ) -> None:
        self.engine = llvm.load_native(text, opt)
        select = forms.select if forms else str
        super().__init__(lambda symbol: self.engine.address(select(symbol)), programs, loops)


def llvm_ir(programs: Mapping[str, Program], cwd: Path, opt: int = 1) -> Native:
    """The programs as emitted IR, compiled in this process; narrow limbs have no register for a barrier."""
    width = next(iter(programs.values())).width
    if width > WIDEST:
        return jit(
            "\n".join(ir.function(p, s) for s, p in programs.items()), programs, driver(width, cwd), opt
        )
    forms = Forms.of(programs)
    text = "\n".join(_ir_form(form, width) for form in forms)
    return _Jit(text, programs, driver(width, cwd), opt, forms)


def _ir_form(form: Form, width: int) -> str:
    text = form.text(
        lambda program, symbol: ir.function(program, symbol, barriers=False), str, lambda j: f"%constant{j}"
    )
    head, body = text.split("\n", 1)
    at = ctypes.addressof(form.memory)
    loads = [
        f"  %constant{j} = load i{width}, ptr inttoptr (i64 {at + j} to ptr)"
        for j in range(len(constants(form.program)))
    ]
    return "\n".join([head, *loads, body])


def jit(text: str, programs: Mapping[str, Program], loops: ctypes.CDLL, opt: int) -> Native:
    """IR text, compiled in this process for this machine."""
    return _Jit(text, programs, loops, opt)
