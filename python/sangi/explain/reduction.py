# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain` of a reduction, for one modulus or any of a length: what each way costs, and why its bound holds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import ceil
from typing import Any

from sangi.codegen.modsimd import mont
from sangi.codegen.modsimd.shape import FACTOR, MULTIPLICATIONS, size_for
from sangi.codegen.modx8 import counts
from sangi.codegen.x8.program import WIDTH
from sangi.verify.bounds.quotient import Plan, lazy, paper

#: From here on a number is replaced by a power of two above it.
MANY = 10**5


@dataclass(frozen=True)
class Way:
    """One way to reduce: its limbs, t, columns, the bound, the subtractions, and limb products."""

    name: str
    limbs: int
    shift: int | None
    column: int | None
    guards: int | None
    delta: str  # below which delta is
    subtractions: int
    below: str  # what results are below
    mul: int
    sqr: int


@dataclass(frozen=True)
class Across:
    """Vectors of digits: digits of a number, the multiplications (vpmadd52) and the fewest cycles for them."""

    name: str
    digits: int
    digit_bits: int
    mul: int
    sqr: int | None
    mul_cycles: int
    sqr_cycles: int | None


def facts(title: str, p: int | None, bits: int, width: int, guards: Sequence[int] = (2, 1)) -> dict[str, Any]:
    """The ways for p, or for any modulus of so many bits; Algorithm 3 with each number of guard columns."""
    # Of all moduli of a length none has a larger K, so none has more limbs or a larger E, than this one.
    shown = p or (1 << bits - 1) + 1
    ways = [_ohta("no subtraction", lazy(shown, width), p, bits)]
    ways += [_ohta(f"Algorithm 3, guard columns {g}", paper(shown, width, g), p, bits) for g in guards]
    return {
        "reduction": title,
        "modulus": None if p is None else f"{p:#x}",
        "bits": bits,
        "limb_bits": width,
        "ways": [asdict(way) for way in [*ways, *_montgomery(p, bits, width)]],
        "across": [asdict(across) for across in _across(p, bits)],
        "eight": [asdict(across) for across in _eight(p, bits)],
    }


def _ohta(name: str, plan: Plan, p: int | None, bits: int) -> Way:
    delta = plan.delta if p is not None else _any(plan, bits)
    w, m = plan.width, -(-bits // plan.width)
    own = plan.limbs if plan.factor == 2 else m
    product = -(-(2 * (bits + plan.factor - 1)) // w)
    result = own if plan.factor == 2 else -(-(bits + ceil(delta).bit_length()) // w)
    high = sum(max(0, plan.limbs - max(0, plan.column - i)) for i in range(product))
    low = sum(i + j < result for i in range(result) for j in range(m))
    mends = 0 if plan.factor == 2 else ceil(delta)
    return Way(
        f"Ohta, {name}",
        own,
        plan.shift,
        plan.column,
        plan.guards,
        _above(delta),
        mends,
        "2p" if plan.factor == 2 else "p",
        own * own + high + low,
        own * (own + 1) // 2 + high + low,
    )


def _any(plan: Plan, bits: int) -> Fraction:
    """delta for every modulus of so many bits: eps < 1, H < f^2 2^(2 bits), K below 2^(t - bits + 1), all ones."""
    w, c = plan.width, plan.column
    k = (1 << plan.shift - bits + 1) - 1
    limbs = ((k >> w * j & (1 << w) - 1, j) for j in range(min(c, -(-k.bit_length() // w))))
    omitted = sum(limb * ((1 << w * c) - (1 << w * j)) for limb, j in limbs)
    return Fraction((plan.factor**2 << 2 * bits) + omitted, 1 << plan.shift)


def _montgomery(p: int | None, bits: int, width: int) -> list[Way]:
    if p is not None and p % 2 == 0:
        return []
    m = -(-bits // width)
    spare = m * width - bits >= 2
    return [
        Way(
            "Montgomery",
            m,
            None,
            None,
            None,
            "",
            0 if spare else 1,
            "2p" if spare else "p",
            2 * m * m + m,
            m * (m + 1) // 2 + m * m + m,
        )
    ]


def _across(p: int | None, bits: int) -> list[Across]:
    shape = size_for(bits)
    if shape is None:
        return []
    mul, sqr = MULTIPLICATIONS[shape.bits]
    found = [Across("Ohta", shape.digits, shape.width, mul, sqr, -(-mul // 2), -(-sqr // 2))]
    if p is None or p % 2:
        mul = mont.multiplications(shape.bits)
        found.append(Across("Montgomery", mont.SIZES[shape.bits], FACTOR, mul, None, -(-mul // 2), None))
    return found


def _eight(p: int | None, bits: int) -> list[Across]:
    length = -(-bits // 8)
    if length not in counts.BYTES:
        return []
    shape = counts.Shape(length)
    ways = {
        "Ohta": shape.ohta,
        "Montgomery": shape.montgomery,
        "by 4L^2 + L and 3L^2 + 2L": shape.limit,
    }
    return [
        Across(name, shape.digits, WIDTH, mul, sqr, -(-mul // 2), -(-sqr // 2))
        for name, (mul, sqr) in ways.items()
        if name == "Ohta" or p is None or p % 2
    ]


def _above(x: Fraction) -> str:
    """A short number that x is at most: a power of two, or 1 or more and two digits."""
    if x >= MANY:
        return f"2^{ceil(x).bit_length()}"
    if x < 1:
        power = (x.denominator // max(1, x.numerator)).bit_length() - 1
        return f"2^-{power}" if power else "1"
    return f"{ceil(x * 100) / 100:g}" if x < 100 else str(ceil(x))


def text(facts: dict[str, Any]) -> str:
    """The same for a person."""
    lines = [facts["reduction"], f"limbs of {facts['limb_bits']} bits", ""]
    head = ("limbs", "t", "column", "guards", "delta <", "subtract", "below", "mul", "sqr")
    keys = ("limbs", "shift", "column", "guards", "delta", "subtractions", "below", "mul", "sqr")
    lines.append(f"{'':35}" + "".join(f"{word:>9}" for word in head))
    for way in facts["ways"]:
        cells = (_cell(way[key]) for key in keys)
        lines.append(f"{way['name']:35}" + "".join(f"{cell:>9}" for cell in cells))
    one = _lanes_text("one number, vectorised inside (simd)", facts["across"])
    eight = _lanes_text("eight numbers at once, one in each lane (x8)", facts["eight"])
    return "\n".join([*lines, *one, *eight, "", _THEOREM])


def _lanes_text(what: str, across: Sequence[dict[str, Any]]) -> list[str]:
    if not across:
        return []
    lines = ["", f"{what} of AVX-512 IFMA: vpmadd52, and cycles at two of them a cycle"]
    head = ("digits", "bits", "mul", "sqr", "cycles", "cycles")
    lines.append(f"{'':35}" + "".join(f"{word:>9}" for word in head))
    keys = ("digits", "digit_bits", "mul", "sqr", "mul_cycles", "sqr_cycles")
    for way in across:
        lines.append(f"{way['name']:35}" + "".join(f"{_cell(way[key]):>9}" for key in keys))
    return lines


def _cell(value: int | str | None) -> str:
    if value is None or value == "":
        return "-"
    return f"2^{value.bit_length()}" if isinstance(value, int) and value >= MANY else str(value)


_THEOREM = """\
column: the first that is computed; guards: how many are below the one in which d begins; subtract: of p, at the end;
below: what results are; mul, sqr: products of two limbs, the reduction's with them.
Ohta: K = floor(2^t / p), H = x y, and d = floor(S / 2^t), where S is H K without the limb products of the columns
below the first.  With E the most that these come to,
  0 <= floor(H/p) - d <= ceil(delta),  0 <= H - d p < (1 + delta) p,  delta = (max H (2^t/p - K) + E) / 2^t.
A column's products reach w bits above it, so with t = 2 w m and full limbs one guard column lets the error reach m;
two keep E below 2^t.  With t = n + w L - 1, w L >= n + 3 and factors below 2p, delta < 1 and nothing is subtracted.
Proved by exhaustion of small moduli and attacked at full size: sangi check ohta"""
