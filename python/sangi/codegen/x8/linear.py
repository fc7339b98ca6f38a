# SPDX-License-Identifier: MIT OR Apache-2.0
"""Sums, differences and selection: both candidates are computed, and the sign of one selects the result."""

from __future__ import annotations

from sangi.codegen.x8.program import Program, Value
from sangi.codegen.x8.shape import X8Shape

Digits = list[Value]

_BELOW_2P = "@pre 0 <= x, y < 2p"
_POST_2P = "@post 0 <= z < 2p"


def _start(shape: X8Shape, name: str, contract: tuple[str, ...], pointers: str) -> Program:
    return Program(name, contract, tuple(pointers.split()), shape.limbs, shape.constants())


def _loads(p: Program, place: str) -> Digits:
    return [p.load(place, i) for i in range(p.limbs)]


def _consts(p: Program, place: str) -> Digits:
    return [p.const(place, i) for i in range(p.limbs)]


def _pass_on(p: Program, digit: Value, below: Value | None) -> Value:
    """A digit plus the carry or borrow of the digit below it."""
    if below is None:
        return digit
    return p.add(digit, p.borrow(below) if below.low < 0 else p.carry(below))


def _two_chains(p: Program, first: Digits, second: Digits) -> tuple[Digits, Digits]:
    """Both candidates with carries propagated, their instructions interleaved digit by digit."""
    a: Digits = []
    b: Digits = []
    for x, y in zip(first, second, strict=True):
        a.append(_pass_on(p, x, a[-1] if a else None))
        b.append(_pass_on(p, y, b[-1] if b else None))
    return a, b


def store(p: Program, digits: Digits, most: int) -> None:
    """z <- a number with propagated carries; the contract bounds it by `most`, so its top digit needs no mask."""
    for i, digit in enumerate(digits):
        top = i + 1 == p.limbs
        p.store("z", i, p.claim(digit, most >> p.width * i) if top else p.digit(digit))


def _choose(p: Program, mask: Value, these: Digits, others: Digits, most: int) -> None:
    store(p, [p.choose(mask, a, b) for a, b in zip(these, others, strict=True)], most)


def add(shape: X8Shape) -> Program:
    """z <- x + y, minus 2p if the result is not negative."""
    p = _start(shape, "add", ("z <- x + y mod p, in [0, 2p)", _BELOW_2P, _POST_2P), "z x y")
    sums = [p.add(x, y) for x, y in zip(_loads(p, "x"), _loads(p, "y"), strict=True)]
    less = [p.sub(s, c) for s, c in zip(sums, _consts(p, "2p"), strict=True)]
    whole, less = _two_chains(p, sums, less)
    _choose(p, p.sign(less[-1]), whole, less, 2 * shape.modulus - 1)
    return p


def sub(shape: X8Shape) -> Program:
    """z <- x - y, plus 2p if that is negative."""
    p = _start(shape, "sub", ("z <- x - y mod p, in [0, 2p)", _BELOW_2P, _POST_2P), "z x y")
    return _difference(p, shape, _loads(p, "x"), _loads(p, "y"))


def neg(shape: X8Shape) -> Program:
    """z <- 0 - x, so that -0 is 0."""
    p = _start(shape, "neg", ("z <- -x mod p, in [0, 2p)", "@pre 0 <= x < 2p", _POST_2P), "z x")
    zero = p.zero()
    return _difference(p, shape, [zero] * shape.limbs, _loads(p, "x"))


def _difference(p: Program, shape: X8Shape, x: Digits, y: Digits) -> Program:
    plain = [p.sub(a, b) for a, b in zip(x, y, strict=True)]
    more = [p.add(d, c) for d, c in zip(plain, _consts(p, "2p"), strict=True)]
    plain, more = _two_chains(p, plain, more)
    _choose(p, p.sign(plain[-1]), more, plain, 2 * shape.modulus - 1)
    return p


def reduce(shape: X8Shape) -> Program:
    """z <- x, minus p if the result is not negative."""
    p = _start(shape, "reduce", ("z <- x mod p", "@pre 0 <= x < 2p", "@post 0 <= z < p"), "z x")
    x = _loads(p, "x")
    less: Digits = []
    for digit, c in zip(x, _consts(p, "p"), strict=True):
        less.append(_pass_on(p, p.sub(digit, c), less[-1] if less else None))
    _choose(p, p.sign(less[-1]), x, less, shape.modulus - 1)
    return p


def add_lazy(shape: X8Shape) -> Program:
    """z <- x + y, with carries propagated, not reduced."""
    p = _start(shape, "add_lazy", ("z <- x + y", _BELOW_2P, "@post z = x + y < 4p"), "z x y")
    sums: Digits = []
    for x, y in zip(_loads(p, "x"), _loads(p, "y"), strict=True):
        sums.append(_pass_on(p, p.add(x, y), sums[-1] if sums else None))
    store(p, sums, 4 * shape.modulus - 2)
    return p


def select(shape: X8Shape) -> Program:
    """Lane l of z <- lane l of x if bit l of mask is set, else lane l of y."""
    contract = ("lane l of z <- lane l of x if bit l of mask is set, else lane l of y",)
    p = _start(shape, "select", contract, "z x y")
    p.scalars = ("mask",)
    mask = p.argument("mask")
    for i, (x, y) in enumerate(zip(_loads(p, "x"), _loads(p, "y"), strict=True)):
        p.store("z", i, p.choose(mask, x, y))
    return p
