# SPDX-License-Identifier: MIT OR Apache-2.0
"""The files of one prime field: which programs, under which symbols, in which language."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from sangi._version import __version__
from sangi.codegen.emit import c, c_loops, c_words, ir, x64_text
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.codegen.program import Program
from sangi.prime import is_prime

BACKENDS = ("c", "x64", "ir")
NATIVE_WIDTH = {"c": (16, 32, 64), "x64": (64,), "ir": (16, 32, 64)}
SUFFIX = {"c": ".c", "x64": "_x64.S", "ir": ".ll"}

#: Operations whose assembly would be no faster than a compiler's.
NO_ASSEMBLY = frozenset({"mul_small"})

LICENCE = "SPDX-License-Identifier: MIT OR Apache-2.0"
CHECKED = (
    "checked before it was written: the builder of every operation tested exhaustively at two limbs of 4 bits for",
    "every odd modulus from 3 to 255 and at three limbs of 2 bits for every odd modulus to 63; this code run on edge",
    "and random operands of this modulus; its object checked: straight-line code, no call, no secret address",
)


def emitted_by(backend: str, names: tuple[str, ...] = tuple(OPERATIONS)) -> tuple[str, ...]:
    """The operations among `names` that a back end has."""
    return tuple(name for name in names if backend != "x64" or name not in NO_ASSEMBLY)


@dataclass(frozen=True)
class Field:
    """What is generated: `symbols` gives the symbol of an operation, `command` is what the user typed."""

    title: str
    modulus: int
    prefix: str
    suffix: str
    command: str
    operations: tuple[str, ...] = tuple(OPERATIONS)

    @cached_property
    def is_prime(self) -> bool:
        """Whether the modulus is prime; wrong for a composite one with probability at most 2^-128."""
        return is_prime(self.modulus)

    @property
    def kind(self) -> str:
        """What the numbers modulo p are, in a sentence."""
        if self.is_prime:
            return "p is prime: the numbers modulo p are a field"
        return (
            "p is composite: the numbers modulo p are a ring, and x has an inverse only where gcd(x, p) = 1"
        )

    def shape(self, width: int) -> Shape:
        """The modulus in limbs of `width` bits."""
        return Shape.of(self.modulus, width)

    def programs(self, width: int, backend: str = "c") -> dict[str, Program]:
        """The program of every operation that the back end has for this modulus, by its symbol."""
        shape = self.shape(width)
        names = available(shape, emitted_by(backend, self.operations))
        return {self.symbol(name): OPERATIONS[name].build(shape) for name in names}

    def symbol(self, operation: str) -> str:
        """The symbol of an operation."""
        return f"{self.prefix}_{operation}{self.suffix}"


#: What is also shown of assembly, from the bytes of its object.
PROVED = ("and proved, kernel by kernel, for this modulus: congruence, range, memory, registers",)


def banner(
    field: Field, width: int, *, proved: bool = False, user: bool = True, checked: tuple[str, ...] = CHECKED
) -> list[str]:
    """The lines of the first comment of a file; a user's says what kind of modulus it is."""
    shape = field.shape(width)
    top = "a spare bit on top" if shape.spare else "no spare bit on top"
    return [
        field.command,
        f"sangi {__version__}; generated, do not edit.  {LICENCE}",
        f"p = 0x{field.modulus:x}",
        f"{field.title}; {field.modulus.bit_length()} bits in {shape.limbs} limbs of {width}, {top}",
        *((field.kind,) if user else ()),
        *checked,
        *(PROVED if proved else ()),
    ]


def commented(lines: list[str], start: str) -> str:
    """Lines as a comment, in C or with another mark at the start of each."""
    if start == "/*":
        return "/* " + "\n * ".join(lines) + "\n */\n"
    return "".join(f"{start} {line}\n" for line in lines)


def c_standalone(field: Field, width: int) -> str:
    """Portable C that needs only its own header; every word helper that it calls is in it."""
    programs, shape = field.programs(width), field.shape(width)
    helper = f"{field.prefix}_word_"
    parts = [
        commented(banner(field, width), "/*"),
        f'#include "{field.prefix}.h"\n',
        c_words.helpers(width, helper, list(programs.values()), folded=shape.pseudo_mersenne is not None),
        *(c_function(p, shape, symbol, helper, c.limb_type(width)) for symbol, p in programs.items()),
    ]
    return "\n".join(parts)


def c_function(program: Program, shape: Shape, symbol: str, helper: str, limb: str) -> str:
    """Straight-line code; a product of 16-bit limbs as loops."""
    if shape.width == 16 and program.name in c_loops.LOOPED:
        return documented(program) + c_loops.function(program, shape, symbol, helper, limb)
    return documented(program) + c.function(program, symbol, helper, limb)


def documented(program: Program) -> str:
    """The contract of a program as a comment in C."""
    return "/* " + "\n * ".join(program.contract) + "\n */\n"


#: The oldest LLVM that reads the IR: its pointers have no type of what they point to.
OLDEST_LLVM = 15


def ir_file(field: Field, width: int, *, user: bool = True, by: str = "") -> str:
    """LLVM IR for any target whose registers hold `width` bits; `by` is the LLVM that checked it."""
    functions = [
        "".join(f"; {line}\n" for line in p.contract) + ir.function(p, symbol)
        for symbol, p in field.programs(width).items()
    ]
    version = [
        f"LLVM IR with opaque pointers, for LLVM {OLDEST_LLVM} and later"
        + (f"; checked with {by}" if by else "")
    ]
    return "\n".join(
        [commented(banner(field, width, user=user) + (version if user else []), ";"), *functions]
    )


def x64_file(field: Field, *, hidden: bool) -> str:
    """x86-64 assembly; `hidden` for the library, whose kernels are not part of its interface."""
    table = f"{field.prefix}_modulus"
    text = x64_text.text(field.programs(64, "x64"), field.modulus, table, hidden=hidden)
    return commented(banner(field, 64, proved=True, user=not hidden), "/*") + "\n" + text
