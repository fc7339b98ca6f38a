# SPDX-License-Identifier: MIT OR Apache-2.0
"""The files that `sangi gen -b ifma` writes: kernels for eight elements of any field, what uses them, their header."""

from __future__ import annotations

from sangi._version import __version__
from sangi.codegen import ifma
from sangi.codegen.emit import x64_text
from sangi.codegen.field import Field
from sangi.codegen.op import OPERATIONS
from sangi.codegen.user import eight
from sangi.codegen.x8 import KERNELS
from sangi.codegen.x8.program import Program
from sangi.codegen.x8.shape import BITS, X8Shape
from sangi.errors import BadInput

#: The name of the back end, and the suffixes of its files.
BACKEND, SUFFIX, HEADER = "ifma", "_ifma.S", "_ifma.h"
#: Operations for eight elements that have no scalar form.
ONLY = tuple(name for name in KERNELS if name not in OPERATIONS)
#: The bound on the sum of products of an operation, in p^2, for operands below 2p: R / p must be at least this.
_TAKES = {"dot2": 8}
_CHECKED = (
    "checked before it was written: run on edge and random operands of this modulus, against whole numbers, over",
    "whole numbers in the place of the kernels",
)


def prefix(field: Field) -> str:
    """The prefix of the names of its kernels."""
    return f"{field.prefix}x8"


def available(shape: X8Shape) -> tuple[str, ...]:
    """The operations for eight elements that exist for a modulus."""
    return tuple(name for name in KERNELS if shape.room >= _TAKES.get(name, 0))


def operations(field: Field) -> tuple[str, ...]:
    """The operations of the field that exist for eight elements."""
    return tuple(name for name in available(X8Shape.of(field.modulus)) if name in field.operations)


def has(field: Field) -> bool:
    """Whether any of them exists for this modulus."""
    return field.modulus.bit_length() in BITS and bool(operations(field))


def programs(field: Field) -> dict[str, Program]:
    """The kernels of the field's operations by symbol; BadInput if there is none."""
    shape = X8Shape.of(field.modulus)
    made = {f"{prefix(field)}_{name}": KERNELS[name](shape) for name in operations(field)}
    if not made:
        raise BadInput(
            f"back end {BACKEND} has none of these operations, only {', '.join(available(shape))}"
            + (f"; dot2 asks for R = 2^{shape.width * shape.limbs} above 8p" if shape.room < 8 else "")
        )
    return made


def files(field: Field) -> dict[str, str]:
    """The texts by file name."""
    shape, made = X8Shape.of(field.modulus), programs(field)
    kernels, table = ifma.lowered(made, shape, f"{prefix(field)}_constants")
    text = x64_text.file(kernels, hidden=False, tables={table.label: table.words()})
    banner = _banner(field, shape, ifma.CHECKED)
    out = {
        f"{field.prefix}{SUFFIX}": _comment(banner) + "\n" + text,
        f"{field.prefix}{HEADER}": _header(field, shape, made, banner),
    }
    if eight.has(operations(field)):
        heading = _comment(_banner(field, shape, _CHECKED))
        out[f"{field.prefix}{eight.SUFFIX}"] = eight.text(field, prefix(field), operations(field), heading)
    return out


def _banner(field: Field, shape: X8Shape, checked: tuple[str, ...]) -> list[str]:
    return [
        field.command,
        f"sangi {__version__}; generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0",
        f"p = 0x{field.modulus:x}",
        f"{field.title}; eight elements in {shape.limbs} digits of {shape.width} bits",
        field.kind,
        *checked,
    ]


def _comment(lines: list[str]) -> str:
    return "/* " + "\n * ".join(lines).replace(" * \n", " *\n") + "\n */\n"


def _header(field: Field, shape: X8Shape, made: dict[str, Program], banner: list[str]) -> str:
    name, guard = prefix(field), f"{field.prefix.upper()}_IFMA_H"
    n, bits = shape.limbs, field.modulus.bit_length()
    whole = eight.functions(field) if eight.has(operations(field)) else ()
    lazy = "a sum from add_lazy" if shape.room >= 16 else "below 2p, and no sum from add_lazy"
    of_dot2 = "may have such a sum as one factor" if shape.room >= 16 else "takes no such sum"
    about = [
        f"Word 8 i + l is digit i of the number in lane l, of {shape.width} bits; an array has {8 * n} words.",
        f"A number x is stored as x * R mod p below 2p, with R = 2^{shape.width * n}.  mul by RADIX2 in each lane",
        "converts to this form, mul by the number 1 converts back, to below 2p, and reduce reduces that to below p.",
        f"A factor of mul, and what sqr takes, may be {lazy}.",
        *([f"Either product of dot2 {of_dot2}."] if f"{name}_dot2" in made else []),
        "Bit l of a mask belongs to lane l.",
        f"{field.prefix}{SUFFIX} defines the kernels"
        + (f", {field.prefix}{eight.SUFFIX} the functions declared behind them." if whole else "."),
        "Outputs may be the same array as inputs.  No branch and no address depends on a digit or a mask.",
        "The kernels need a CPU with AVX-512F, DQ and IFMA.",
    ]
    constants = {
        "MODULUS": ("p", shape.modulus),
        "RADIX2": ("R^2 mod p", shape.radix**2 % shape.modulus),
    }
    parts = [
        _comment([*banner, "", *about]),
        f"#ifndef {guard}\n#define {guard}\n",
        ("#include <stddef.h>\n" if whole else "") + "#include <stdint.h>\n",
        f"#define {name.upper()}_DIGITS {shape.limbs}\n",
        f"/* of p, and of an encoded number */\n#define {name.upper()}_BITS {bits}\n"
        f"#define {name.upper()}_BYTES {-(-bits // 8)}\n",
        *(
            f"/* {meaning}, a digit for each */\n#define {name.upper()}_{word} "
            f"{{{', '.join(f'0x{digit:x}' for digit in shape.digits(value))}}}\n"
            for word, (meaning, value) in constants.items()
        ),
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(_declared(symbol, program) for symbol, program in made.items()),
        *(function.declaration(name, 64) for function in whole),
        "#ifdef __cplusplus\n}\n#endif\n\n#endif\n",
    ]
    return "\n".join(parts)


def _declared(symbol: str, program: Program) -> str:
    pointers = [f"{'' if p == 'z' else 'const '}uint64_t *{p}" for p in program.pointers]
    scalars = [f"uint8_t {s}" for s in program.scalars]
    return _comment(list(program.contract)) + f"void {symbol}({', '.join(pointers + scalars)});\n"
