# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products as C loops over limbs: for limbs of 16 bits, where straight-line code would fill the flash.

The same rows as `codegen/op/mul.py` and the same fold as `codegen/op/fold.py`; the loops run over public counts.
"""

from __future__ import annotations

from sangi.codegen.emit.c import literal, prototype
from sangi.codegen.op.shape import Shape
from sangi.codegen.op.special import PseudoMersenne
from sangi.codegen.program import Program

_MUL = """\
@HEAD@ {
    @P@;
    LIMB t[N + 2] = {0};
    for (unsigned i = 0; i < N; i++) {
        LIMB carry = 0, over = 0;
        for (unsigned j = 0; j < N; j++)
            t[j] = P_mac(x[j], @FACTOR@[i], t[j], carry, &carry);
        t[N] = P_add(t[N], carry, &over);
        t[N + 1] = over;
        const LIMB q = P_mullo(t[0], @N0@);
        (void)P_mac(q, p[0], t[0], 0, &carry);
        for (unsigned j = 1; j < N; j++)
            t[j - 1] = P_mac(q, p[j], t[j], carry, &carry);
        over = 0;
        t[N - 1] = P_add(t[N], carry, &over);
        t[N] = (LIMB)(t[N + 1] + over);
    }
@STORE@}
"""

_FOLD = """\
@HEAD@ {
    LIMB t[@TWICE@] = {0}, high, carry;
    for (unsigned i = 0; i < N; i++) {
        high = 0;
        for (unsigned j = 0; j < N; j++)
            t[i + j] = P_mac(x[j], @FACTOR@[i], t[i + j], high, &high);
        t[i + @N@] = high;
    }
    high = 0;
    for (unsigned j = 0; j < N; j++)
        t[j] = P_mac(t[N + j], @DELTA@, t[j], high, &high);
@CUT@@STORE@}
"""

_FOLD_CUT = """\
    high = (LIMB)((high << @SPARE@) | (t[N - 1] >> @KEPT@));
    t[N - 1] &= @BELOW@;
"""

_FOLD_KEEP = """\
    t[0] = P_mac(high, @C@, t[0], 0, &high);
    carry = 0;
    t[1] = P_add(t[1], high, &carry);
    for (unsigned j = 2; j < N; j++)
        t[j] = P_add(t[j], 0, &carry);
    for (unsigned j = 0; j < N; j++)
        z[j] = t[j];
"""

_FOLD_REDUCE = """\
    t[0] = P_mac((LIMB)(high + 1), @C@, t[0], 0, &high);
    carry = 0;
    t[1] = P_add(t[1], high, &carry);
    for (unsigned j = 2; j < N; j++)
        t[j] = P_add(t[j], 0, &carry);
    LIMB borrow = 0;
    (void)P_sub(@ABOVE@, &borrow);
    const LIMB less = P_mask(borrow);
    borrow = 0;
    t[0] = P_sub(t[0], (LIMB)(less & @C@), &borrow);
    for (unsigned j = 1; j < N; j++)
        t[j] = P_sub(t[j], 0, &borrow);
@TOP@    for (unsigned j = 0; j < N; j++)
        z[j] = t[j];
"""

_SMALL = """\
@HEAD@ {
    @P@;
    LIMB t[N + 1], high = 0;
    for (unsigned j = 0; j < N; j++)
        t[j] = P_mac(x[j], c, 0, high, &high);
    t[N] = high;
    LIMB q;
@TOP@
    (void)P_mac(top, @RECIPROCAL@, 0, 0, &q);
    LIMB borrow = 0;
    high = 0;
    for (unsigned j = 0; j < N; j++)
        t[j] = P_sub(t[j], P_mac(p[j], q, 0, high, &high), &borrow);
    t[N] = P_sub(t[N], high, &borrow);
@STORE@}
"""

_REDUCE = """\
    LIMB d[N], below = 0;
    for (unsigned j = 0; j < N; j++)
        d[j] = P_sub(t[j], p[j], &below);
    (void)P_sub(t[N], 0, &below);
    const LIMB keep = P_mask(below);
    for (unsigned j = 0; j < N; j++)
        z[j] = P_select(keep, t[j], d[j]);
"""

_KEEP = """\
    for (unsigned j = 0; j < N; j++)
        z[j] = t[j];
"""

#: The operations that this file writes, and the word helpers that each calls.
LOOPED = {
    "mul": ("mac", "mullo", "add", "sub", "mask", "select"),
    "sqr": ("mac", "mullo", "add", "sub", "mask", "select"),
    "mul_lazy": ("mac", "mullo", "add"),
    "mul_small": ("mac", "sub", "mask", "select"),
}
#: The same where products are folded.
FOLDED = {
    "mul": ("mac", "add", "sub", "mask"),
    "sqr": ("mac", "add", "sub", "mask"),
    "mul_lazy": ("mac", "add"),
}


def function(program: Program, shape: Shape, symbol: str, prefix: str, limb: str) -> str:
    """The definition of a product as loops; `prefix` names the word helpers, `limb` the limb's type."""
    text = _SMALL if program.name == "mul_small" else _MUL
    width, p = shape.width, shape.modulus
    if shape.pseudo_mersenne and program.name != "mul_small":
        values = _folding(shape.pseudo_mersenne, program.name)
        return _filled(_FOLD, values, program, symbol, prefix, limb)
    limbs = [literal(width, p >> width * i & (1 << width) - 1) for i in range(shape.limbs)]
    values = {
        "@P@": f"static const LIMB p[N] = {{{', '.join(limbs)}}}",
        "@STORE@": _KEEP if program.name == "mul_lazy" else _REDUCE,
        "@TOP@": _top(shape),
        "@FACTOR@": "x" if program.name == "sqr" else "y",
        "@N0@": literal(width, shape.negated_inverse),
        "@RECIPROCAL@": literal(width, (1 << (p.bit_length() - 2 + width)) // p),
    }
    return _filled(text, values, program, symbol, prefix, limb)


def _folding(form: PseudoMersenne, operation: str) -> dict[str, str]:
    """What the text of a fold has in its places."""
    spare, width = form.spare, form.width
    below = literal(width, form.below)
    return {
        "@STORE@": _FOLD_KEEP if operation == "mul_lazy" else _FOLD_REDUCE,
        "@CUT@": _FOLD_CUT if spare else "",
        "@FACTOR@": "x" if operation == "sqr" else "y",
        "@ABOVE@": f"t[N - 1], {literal(width, form.below + 1)}" if spare else "carry, 1",
        "@TOP@": f"    t[N - 1] &= {below};\n" if spare else "",
        "@DELTA@": literal(width, form.delta),
        "@C@": literal(width, form.c),
        "@SPARE@": str(spare),
        "@KEPT@": str(width - spare),
        "@BELOW@": below,
        "@N@": str(form.limbs),
        "@TWICE@": str(2 * form.limbs),
    }


def montgomery(program: Program, symbol: str, prefix: str, limb: str) -> str:
    """The definition of a product of `gen/op/mont.py`: the modulus, and n0 after it, are read from m."""
    values = {
        "@P@": "const LIMB *const p = m",
        "@STORE@": _REDUCE,
        "@FACTOR@": "y" if "y" in program.pointers else "x",
        "@N0@": "p[N]",
    }
    return _filled(_MUL, values, program, symbol, prefix, limb)


def _filled(text: str, values: dict[str, str], program: Program, symbol: str, prefix: str, limb: str) -> str:
    for key, value in {"@HEAD@": prototype(program, symbol, limb), **values}.items():
        text = text.replace(key, value)
    text = text.replace("P_", prefix).replace("[N", f"[{program.limbs}").replace("< N", f"< {program.limbs}")
    return text.replace("LIMB ", f"{limb} ").replace("(LIMB)", f"({limb})")


def _top(shape: Shape) -> str:
    """floor(t / 2^(b - 2)), as `gen/op/mul_small.py` has it."""
    at, shift = divmod(shape.modulus.bit_length() - 2, shape.width)
    if shift == 0:
        return f"    const LIMB top = t[{at}];"
    left = f" | (t[{at + 1}] << {shape.width - shift})" if at + 1 <= shape.limbs else ""
    narrow = f" & {(1 << shape.width) - 1}" if shape.width < 8 else ""
    return f"    const LIMB top = (LIMB)(((t[{at}] >> {shift}){left}){narrow});"
