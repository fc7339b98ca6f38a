# SPDX-License-Identifier: MIT OR Apache-2.0
"""PREFIX.h: the declarations and constants of what was written, and of nothing else."""

from __future__ import annotations

from sangi.codegen import montgomery
from sangi.codegen.emit import c
from sangi.codegen.field import SUFFIX, Field, banner, commented, documented
from sangi.codegen.op import Shape
from sangi.codegen.user import scalar

_MEANING = {
    "modulus": "p",
    "one": "R mod p, R = 2^(bits of all limbs): the number 1 in Montgomery form",
    "radix2": "R^2 mod p: mul by it converts to Montgomery form, mul by the number 1 converts back",
}
_PLAIN_MEANING = {
    "modulus": "p",
    "one": "1: elements are held as they are, not in Montgomery form",
    "radix2": "1: mul by it converts to the form that is held, and back",
}
_ELEMENTS = (
    "An element stands for a number x below p and holds x * R mod p (Montgomery form).",
    "It enters by from_bytes, from_u64 or to_mont and leaves by to_bytes or from_mont.",
)
_PLAIN_ELEMENTS = (
    "An element is a number below p, held as it is (not in Montgomery form): to_mont and from_mont copy it.",
    _ELEMENTS[1],
)


def header(field: Field, width: int, backends: tuple[str, ...]) -> str:
    """The header of the kernels of these back ends and, where there is one, of PREFIX_field.c."""
    programs, shape, upper = field.programs(width), field.shape(width), field.prefix.upper()
    made = [field.prefix + SUFFIX[backend] for backend in backends]
    whole = scalar.has(field)
    about = [
        f"A number is {shape.limbs} limbs of {width} bits, lowest first.  A mask is 0 or all ones.",
        *((_PLAIN_ELEMENTS if shape.pseudo_mersenne else _ELEMENTS) if whole else ()),
        "Outputs may be the same array as inputs.  No branch and no address depends on a limb or a mask.",
        f"{made[0]} defines the kernels."
        if len(made) == 1
        else f"{', '.join(made)} define the same kernels; link exactly one of them.",
        *((f"{field.prefix}{scalar.SUFFIX} defines the functions declared behind them.",) if whole else ()),
    ]
    more = [f.declaration(field.prefix, width) for f in scalar.functions(field)] if whole else []
    parts = [
        commented([*banner(field, width), "", *about], "/*").replace(" * \n", " *\n"),
        f"#ifndef {upper}_H\n#define {upper}_H\n",
        ("#include <stddef.h>\n" if whole else "") + "#include <stdint.h>\n",
        f"#define {upper}_LIMBS {shape.limbs}\n",
        *_sizes(field, upper),
        *_initialisers(upper, shape),
        '#ifdef __cplusplus\nextern "C" {\n#endif\n',
        *(documented(p) + c.prototype(p, s, c.limb_type(width)) + ";\n" for s, p in programs.items()),
        *more,
        "#ifdef __cplusplus\n}\n#endif\n\n#endif\n",
    ]
    return "\n".join(parts)


def _sizes(field: Field, upper: str) -> list[str]:
    bits = field.modulus.bit_length()
    return [
        f"/* of p, and of an encoded element */\n#define {upper}_BITS {bits}\n#define {upper}_BYTES {-(-bits // 8)}\n"
    ]


def _initialisers(upper: str, shape: Shape) -> list[str]:
    """Macros that initialise an array of limbs: the modulus, and the factors to and from Montgomery form."""
    lines, meaning = [], _PLAIN_MEANING if shape.pseudo_mersenne else _MEANING
    for name, value in montgomery.radix_constants(shape).items():
        limbs = [
            c.literal(shape.width, value >> shape.width * i & (1 << shape.width) - 1)
            for i in range(shape.limbs)
        ]
        lines.append(f"/* {meaning[name]} */\n#define {upper}_{name.upper()} {{{', '.join(limbs)}}}\n")
    return lines
