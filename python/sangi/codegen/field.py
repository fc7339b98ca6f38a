# SPDX-License-Identifier: MIT OR Apache-2.0
"""The files of one prime field: which programs, under which symbols, in which language."""

from __future__ import annotations

from dataclasses import dataclass

from sangi._version import __version__
from sangi.codegen import montgomery
from sangi.codegen.emit import c, c_loops, c_words, ir, x64_text
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.codegen.program import Program

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
PROVED = (
    "and proved, kernel by kernel but for is_zero and equal, for this modulus: congruence, range, memory, registers",
)


def banner(field: Field, width: int, *, proved: bool = False) -> list[str]:
    """The lines of the first comment of a file."""
    shape = field.shape(width)
    top = "a spare bit on top" if shape.spare else "no spare bit on top"
    return [
        field.command,
        f"sangi {__version__}; generated, do not edit.  {LICENCE}",
        f"p = 0x{field.modulus:x}",
        f"{field.title}; {field.modulus.bit_length()} bits in {shape.limbs} limbs of {width}, {top}",
        *CHECKED,
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
        c_words.helpers(width, helper, list(programs.values())),
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


def c_header(field: Field, width: int) -> str:
    """The declarations that go with any one of the files of `field`."""
    programs = field.programs(width)
    guard = f"{field.prefix.upper()}_H"
    shape = field.shape(width)
    about = [
        f"A number is {shape.limbs} limbs of {width} bits, lowest first.  A mask is 0 or all ones.",
        "Outputs may be the same array as inputs.  No branch and no address depends on a limb or a mask.",
        f"{', '.join(field.prefix + s for s in SUFFIX.values())} define the same functions; link exactly one of them.",
    ]
    parts = [
        commented([*banner(field, width), "", *about], "/*"),
        f"#ifndef {guard}\n#define {guard}\n\n#include <stdint.h>\n",
        f"#define {field.prefix.upper()}_LIMBS {shape.limbs}\n",
        *_initialisers(field.prefix.upper(), shape),
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(documented(p) + c.prototype(p, s, c.limb_type(width)) + ";\n" for s, p in programs.items()),
        "#ifdef __cplusplus\n}\n#endif\n\n#endif\n",
    ]
    return "\n".join(parts)


def _initialisers(prefix: str, shape: Shape) -> list[str]:
    """Macros that initialise an array of limbs: the modulus, and the factors to and from Montgomery form."""
    known = montgomery.radix_constants(shape)
    meaning = {
        "modulus": "p",
        "one": "R mod p, R = 2^(bits of all limbs): the number 1 in Montgomery form",
        "radix2": "R^2 mod p: mul by it converts to Montgomery form, mul by the number 1 converts back",
    }
    lines = []
    for name, value in known.items():
        limbs = [
            c.literal(shape.width, value >> shape.width * i & (1 << shape.width) - 1)
            for i in range(shape.limbs)
        ]
        lines.append(f"/* {meaning[name]} */\n#define {prefix}_{name.upper()} {{{', '.join(limbs)}}}\n")
    return lines


def ir_file(field: Field, width: int) -> str:
    """LLVM IR for any target whose registers hold `width` bits."""
    functions = [
        "".join(f"; {line}\n" for line in p.contract) + ir.function(p, symbol)
        for symbol, p in field.programs(width).items()
    ]
    return "\n".join([commented(banner(field, width), ";"), *functions])


def x64_file(field: Field, *, hidden: bool) -> str:
    """x86-64 assembly; `hidden` for the library, whose kernels are not part of its interface."""
    table = f"{field.prefix}_modulus"
    text = x64_text.text(field.programs(64, "x64"), field.modulus, table, hidden=hidden)
    return commented(banner(field, 64, proved=True), "/*") + "\n" + text


def files(field: Field, backends: tuple[str, ...], width: int) -> dict[str, str]:
    """The texts that a user gets, by file name."""
    out: dict[str, str] = {}
    for backend in backends:
        name = field.prefix + SUFFIX[backend]
        match backend:
            case "c":
                out[name] = c_standalone(field, width)
            case "x64":
                out[name] = x64_file(field, hidden=False)
            case _:
                out[name] = ir_file(field, width)
    out[f"{field.prefix}.h"] = c_header(field, width)
    return out
