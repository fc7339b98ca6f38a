# SPDX-License-Identifier: MIT OR Apache-2.0
"""The word helpers that emitted C calls: the one source of `generated/word/` and of a user's own file."""

from __future__ import annotations

import re
from collections.abc import Collection

from sangi.codegen.emit.c import limb_type, tabulated
from sangi.codegen.emit.c_loops import FOLDED, LOOPED
from sangi.codegen.program import Op, Program

#: At -Os gcc would call a helper, and a call is not straight-line code.
_INLINE = """\
#if defined(__GNUC__)
#define INLINE static inline __attribute__((always_inline))
#else
#define INLINE static inline
#endif
"""

#: In a template, LIMB is the limb's type, WIDE one of twice its width, P_ the prefix, and CUT{e} is e reduced to the
#: limb's width.
_TEMPLATES = {
    "add": """\
/* a + b + *carry; *carry becomes 1 where that passed the limb, else 0 */
INLINE LIMB P_add(LIMB a, LIMB b, LIMB *carry) {
ADD_BODY}
""",
    "sub": """\
/* a - b - *borrow; *borrow becomes 1 where that went below zero, else 0 */
INLINE LIMB P_sub(LIMB a, LIMB b, LIMB *borrow) {
SUB_BODY}
""",
    "constants": """\
/* the same table, of which the compiler may assume nothing: it is read, not spelt out in instructions */
INLINE const LIMB *P_constants(const LIMB *table) {
#if defined(__GNUC__)
    __asm__("" : "+r"(table));
#endif
    return table;
}
""",
    "mac": """\
/* a * b + c + d, which fits two limbs: the low limb, and *high */
INLINE LIMB P_mac(LIMB a, LIMB b, LIMB c, LIMB d, LIMB *high) {
MAC_BODY}
""",
    "mullo": """\
/* the low limb of a * b */
INLINE LIMB P_mullo(LIMB a, LIMB b) {
    return CUT{PROMOTED a * b};
}
""",
    "shift": """\
/* (*bit : a) / 2; *bit becomes the bit shifted out */
INLINE LIMB P_shift(LIMB a, LIMB *bit) {
    const LIMB t = (LIMB)((a >> 1) | (*bit << TOP));
    *bit = (LIMB)(a & 1);
    return t;
}
""",
    "hide": """\
/* the same limb, of which the compiler may assume nothing: no mask becomes a branch */
INLINE LIMB P_hide(LIMB a) {
#if defined(__GNUC__)
    __asm__ volatile("" : "+r"(a));
    return a;
#else
    volatile LIMB hidden = a;
    return hidden;
#endif
}
""",
    "mask": """\
/* 0 for 0, all ones for 1 */
INLINE LIMB P_mask(LIMB bit) {
    return P_hide(CUT{0 - bit});
}
""",
    "select": """\
/* a where the mask is all ones, b where it is 0 */
INLINE LIMB P_select(LIMB mask, LIMB a, LIMB b) {
    return (LIMB)(b ^ (mask & (a ^ b)));
}
""",
}

#: Carries through a type of twice the width: gcc for Arm makes a store that may or may not happen of the
#: overflow of a builtin.  For 64 bits the builtin is straight-line code wherever it was looked at, and shorter.
_ADD_WIDE = """\
    const WIDE t = (WIDE)((WIDE)a + b + *carry);
    *carry = (LIMB)(t >> WIDTH);
    return CUT{t};
"""
_SUB_WIDE = """\
    const WIDE t = (WIDE)((WIDE)a - b - *borrow);
    *borrow = (LIMB)(t >> WIDETOP);
    return CUT{t};
"""
_ADD_64 = """\
#if defined(__GNUC__)
    LIMB s, t;
    const LIMB over = __builtin_add_overflow(a, b, &s);
    *carry = (LIMB)(over | __builtin_add_overflow(s, *carry, &t));
    return t;
#else
    const LIMB s = a + b;
    const LIMB t = s + *carry;
    *carry = (LIMB)((s < a) | (t < s));
    return t;
#endif
"""
_SUB_64 = """\
#if defined(__GNUC__)
    LIMB s, t;
    const LIMB below = __builtin_sub_overflow(a, b, &s);
    *borrow = (LIMB)(below | __builtin_sub_overflow(s, *borrow, &t));
    return t;
#else
    const LIMB s = a - b;
    const LIMB t = s - *borrow;
    *borrow = (LIMB)((a < b) | (s < *borrow));
    return t;
#endif
"""

#: The double-length product: in a type of twice the width, or in halves where a compiler has none for 64 bits.
_MAC_WIDE = """\
    const WIDE t = (WIDE)((WIDE)a * b + c + d);
    *high = CUT{t >> WIDTH};
    return CUT{t};
"""
_MAC_64 = """\
#if defined(__SIZEOF_INT128__)
    __extension__ typedef unsigned __int128 wide;
    const wide t = (wide)a * b + c + d;
    *high = (LIMB)(t >> 64);
    return (LIMB)t;
#else
    const uint64_t half = UINT64_C(0xffffffff);
    const uint64_t low = (a & half) * (b & half);
    const uint64_t left = (a >> 32) * (b & half) + (low >> 32);
    const uint64_t right = (a & half) * (b >> 32) + (left & half);
    const uint64_t s = ((right << 32) | (low & half)) + c;
    const uint64_t t = s + d;
    *high = (a >> 32) * (b >> 32) + (left >> 32) + (right >> 32) + (s < c) + (t < d);
    return t;
#endif
"""

_CALLED = {
    Op.MAC: "mac",
    Op.MULLO: "mullo",
    Op.ADD: "add",
    Op.SUB: "sub",
    Op.SHIFT: "shift",
    Op.HIDE: "hide",
    Op.MASK: "mask",
    Op.SELECT: "select",
}


def helpers(width: int, prefix: str, programs: list[Program] | None = None, *, folded: bool = False) -> str:
    """The helpers that the programs call (all of them without programs), named `prefix` + name.

    `folded` says that the programs' modulus is pseudo-Mersenne.
    """
    every = set(_TEMPLATES) - ({"constants"} if width < 64 else set())
    return named(every if programs is None else _called(programs, width, folded), width, prefix)


def named(names: Collection[str], width: int, prefix: str) -> str:
    """The helpers of these names; `mask` is written in terms of `hide`."""
    texts = [_INLINE, *(_TEMPLATES[name] for name in _TEMPLATES if name in names)]
    return "\n".join(_fill(text, width, prefix) for text in texts)


def _called(programs: list[Program], width: int, folded: bool) -> set[str]:
    names: set[str] = set()
    for program in programs:
        if width == 16 and program.name in LOOPED:
            names |= set((FOLDED if folded else LOOPED).get(program.name, LOOPED[program.name]))
        else:
            names |= {_CALLED[node.op] for node in program.nodes if node.op in _CALLED}
    names |= {"constants"} if any(map(tabulated, programs)) else set()
    hides = names & {"mask"} or any(_hidden(p) for p in programs if width != 16 or p.name not in LOOPED)
    return names | ({"hide"} if hides else set())


def _hidden(program: Program) -> bool:
    """Whether an operand is hidden from the compiler: `_Body` in `c.py` says when."""
    constants = {n.out[0] for n in program.nodes if n.op is Op.CONST}
    first = {n.args[0] for n in program.nodes if n.op is Op.SUB}
    return bool(constants & first) or any(n.op is Op.ADD and n.args[0] == n.args[1] for n in program.nodes)


def _fill(template: str, width: int, prefix: str) -> str:
    def cut(match: re.Match[str]) -> str:
        inner = match.group(1)
        return f"({inner})" if width >= 8 else f"(({inner}) & {(1 << width) - 1})"

    wide = width < 64
    bodies = {
        "ADD_BODY": _ADD_WIDE if wide else _ADD_64,
        "SUB_BODY": _SUB_WIDE if wide else _SUB_64,
        "MAC_BODY": _MAC_WIDE if wide else _MAC_64,
    }
    for name, body in bodies.items():
        template = template.replace(name, body)
    text = re.sub(r"CUT\{(.*?)\}", lambda m: "(LIMB)" + cut(m), template)
    words = {
        "P_": prefix,
        "LIMB": limb_type(width),
        "PROMOTED ": "(uint32_t)" if width <= 16 else "",
        "WIDETOP": str(2 * max(width, 8) - 1),
        "WIDE": f"uint{2 * max(width, 8)}_t",
        "WIDTH": str(width),
        "TOP": str(width - 1),
        "INLINE": f"{prefix.upper()}INLINE",
    }
    return re.sub("|".join(words), lambda m: words[m.group()], text)
