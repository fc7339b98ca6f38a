# SPDX-License-Identifier: MIT OR Apache-2.0
"""t mod p for p = 2^bits - c (`special.py`): one fold by delta, then a quotient from the top bits."""

from __future__ import annotations

from sangi.codegen.op.special import PseudoMersenne
from sangi.codegen.program import Builder, Value


def folded(k: Builder, form: PseudoMersenne, t: list[Value], *, lazy: bool) -> list[Value]:
    """T mod p, or below 2p if `lazy`, for t < R * p in twice the limbs."""
    n = form.limbs
    k.note("fold: t = t mod R + delta * (t / R), delta = R mod p")
    delta, low, high = k.word(form.delta), list[Value](), list[Value]()
    for below, above in zip(t[:n], t[n:], strict=True):
        limb, carried = k.mac(above, delta, below, *high)
        low.append(limb)
        high = [carried]
    low, q = _cut(k, form, low, high[0])
    return _lazily(k, form, low, q) if lazy else _least(k, form, low, q)


def _cut(k: Builder, form: PseudoMersenne, t: list[Value], top: Value) -> tuple[list[Value], Value]:
    """T mod 2^bits and t / 2^bits, where `top` is the limb of t above the others."""
    if not form.spare:
        return t, top
    k.note("q = t / 2^(bits of p), and the rest")
    power = k.word(1 << form.spare)
    _, bits = k.mac(t[-1], power)
    q, _ = k.mac(top, power, bits)
    return [*t[:-1], k.both(t[-1], k.word(form.below))], q


def _multiple(k: Builder, form: PseudoMersenne, q: Value) -> list[Value]:
    """Q * c in as many limbs as it may need, and zeros to as many as p has."""
    c = k.word(form.c)
    product = list(k.mac(q, c)) if form.wide else [k.mul_low(q, c)]
    zero = k.word(0)
    return product + [zero] * (form.limbs - len(product))


def _lazily(k: Builder, form: PseudoMersenne, t: list[Value], q: Value) -> list[Value]:
    """T + q * c, which is q * p less than what was there."""
    k.note("t + q * c")
    return k.add(t, _multiple(k, form, q))[0]


def _least(k: Builder, form: PseudoMersenne, t: list[Value], q: Value) -> list[Value]:
    """T + q * c mod p: u = t + (q + 1) * c is 2^bits more than it from 2^bits on, and else c more."""
    k.note("u = t + (q + 1) * c")
    following, _ = k.add_limb(q, k.word(1))
    u, over = k.add(t, _multiple(k, form, following))
    k.note("u - c where u < 2^(bits of p), else u - 2^(bits of p)")
    if form.spare:
        _, small = k.sub_limb(u[-1], k.word(form.below + 1))
    else:
        _, small = k.sub_limb(k.widen(over), k.word(1))
    zero = k.word(0)
    taken = [k.both(k.word(form.c), k.mask(small))] + [zero] * (form.limbs - 1)
    z, _ = k.sub(u, taken)
    return [*z[:-1], k.both(z[-1], k.word(form.below))] if form.spare else z
