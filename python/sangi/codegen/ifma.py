# SPDX-License-Identifier: MIT OR Apache-2.0
"""The kernels of one prime field for eight elements at once, in AVX-512 IFMA assembly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from sangi._version import __version__
from sangi.codegen import program as signature
from sangi.codegen import shared
from sangi.codegen.emit import ifma, x64_text
from sangi.codegen.emit.assembler import Instruction, Kernel
from sangi.codegen.op.shape import Shape
from sangi.codegen.tables import long_fields
from sangi.codegen.x8 import KERNELS, LONG
from sangi.codegen.x8.dot import DOTS
from sangi.codegen.x8.program import WORD, Program
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED, NamedField

CHECKED = (
    "checked before it was written: no lane overflows and no factor exceeds a digit, by intervals; the text of every",
    "kernel tested exhaustively at small digits for every odd modulus that fits; this code run on edge and random",
    "operands of this modulus; its object checked: straight-line code, no call, no secret address",
)


Builders = Mapping[str, Callable[[X8Shape], Program]]


def programs(shape: X8Shape, prefix: str, builders: Builders = KERNELS) -> dict[str, Program]:
    """The program of every kernel by its symbol."""
    return {f"{prefix}_{name}_ifma": build(shape) for name, build in builders.items()}


def lowered(
    programs: Mapping[str, Program], shape: X8Shape, table: str
) -> tuple[dict[str, Kernel], ifma.Table]:
    """Programs as instructions, and the table of constants that they read."""
    constants = ifma.Table(table, shape.constants())
    made = {}
    for symbol, program in programs.items():
        named = signature.Program(
            program.name, WORD, shape.limbs, program.pointers, program.scalars, (), contract=program.contract
        )
        code = (*ifma.lower(program, constants), Instruction("vzeroupper"), Instruction("ret"))
        made[symbol] = Kernel(named, code, ())
    return made, constants


def kernels(
    shape: X8Shape, prefix: str, builders: Builders = KERNELS, table: str = "constants"
) -> tuple[dict[str, Kernel], ifma.Table]:
    """Every kernel, and the constants."""
    return lowered(programs(shape, prefix, builders), shape, f"{prefix}_{table}_ifma")


def text(shape: X8Shape, prefix: str, *, hidden: bool, builders: Builders = KERNELS) -> str:
    """The kernels of a modulus, and PREFIX_to_radix52_ifma: the factor from the form in limbs to that in digits."""
    made, table = kernels(shape, prefix, builders)
    held = Shape.of(shape.modulus, 64).factor
    to_radix52 = f"{prefix}_to_radix52_ifma"
    tables = {table.label: table.words(), to_radix52: shape.digits(shape.radix_factor(held))}
    return x64_text.file(made, hidden=hidden, tables=tables, shared=(to_radix52,))


def dots_text(shape: X8Shape, prefix: str, *, hidden: bool) -> str:
    """The inner products of a modulus."""
    made, table = kernels(shape, prefix, DOTS, "dots")
    return x64_text.file(made, hidden=hidden, tables={table.label: table.words()})


def _banner(title: str, shape: X8Shape, command: str) -> str:
    lines = [
        command,
        f"sangi {__version__}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0",
        f"p = 0x{shape.modulus:x}",
        f"{title}; eight elements in {shape.limbs} digits of {shape.width} bits",
        *CHECKED,
    ]
    return "/* " + "\n * ".join(lines) + "\n */\n\n"


def _title(named: NamedField) -> str:
    return f"{named.name}, {named.meaning}"


def field_file(named: NamedField, command: str) -> str:
    """The committed file of a named field: the constants, and the kernels or the text that holds them."""
    shape, prefix = X8Shape.of(named.modulus), f"sangi_{named.name}x8"
    if named.name not in _sharing():
        return _banner(_title(named), shape, command) + text(shape, prefix, hidden=True)
    defined = {"KERNEL(op)": f"{prefix}_##op##_ifma", "TABLE": f"{prefix}_constants_ifma"}
    whole = text(shape, prefix, hidden=True)
    data = whole[whole.index("    CONSTANTS\n") :]
    return f"{_banner(_title(named), shape, command)}{shared.include(_shared_name(shape), defined)}\n{data}"


def committed(command: str) -> dict[str, str]:
    """The texts that several fields include, by file name: the kernels for a number of digits."""
    made = {}
    for names in _sharing().values():
        shape = X8Shape.of(NAMED[names[0]].modulus)
        lines = [
            command,
            f"sangi {__version__}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0",
            f"Eight elements in {shape.limbs} digits of {shape.width} bits: the kernels of {', '.join(names)}.",
            "The file of a field defines KERNEL, which makes the symbol of an operation, and TABLE, its constants.",
            *CHECKED,
        ]
        made[_shared_name(shape)] = (
            f"/* {chr(10).join(lines)}".replace("\n", "\n * ") + "\n */\n\n" + _kernels(shape)
        )
    return made


def _shared_name(shape: X8Shape) -> str:
    return f"x8_{shape.limbs}digits_ifma{shared.SUFFIX}"


def _kernels(shape: X8Shape) -> str:
    """The kernels without their constants: the same for all moduli whose digits 0 and 1 are in the same places."""
    made, _ = lowered({shared.kernel(name): build(shape) for name, build in KERNELS.items()}, shape, "TABLE")
    whole = x64_text.file(made, hidden=True)
    preamble, body = whole.split("    .intel_syntax noprefix\n")
    body = body[: body.index("#if defined(__ELF__)")].rstrip("\n") + "\n"
    return f"{preamble}{shared.ASSEMBLY}\n    .intel_syntax noprefix\n{shared.macros(body)}"


@cache
def _sharing() -> dict[str, tuple[str, ...]]:
    """The fields that share their kernels, each with all fields of its group."""
    texts = {name: {"kernels": _kernels(X8Shape.of(field.modulus))} for name, field in NAMED.items()}
    return {name: names for names in shared.groups(texts) for name in names}


def dots_file(named: NamedField, command: str) -> str:
    """The committed inner products of a named field."""
    shape = X8Shape.of(named.modulus)
    return _banner(_title(named), shape, command) + dots_text(shape, f"sangi_{named.name}x8", hidden=True)


def long_file(bits: int, command: str) -> str:
    """The committed kernels of a long prime: those that vectorised curves call."""
    shape = X8Shape.fewest(long_fields.MODULI[bits])
    title = f"p{bits}, base field of CTIDH"
    return _banner(title, shape, command) + text(shape, f"sangi_p{bits}x8", hidden=True, builders=LONG)
