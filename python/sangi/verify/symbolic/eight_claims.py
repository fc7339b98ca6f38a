# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the kernels for eight elements promise: one claim for each case that a contract allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import isqrt

from sangi.codegen.x8.shape import X8Shape
from sangi.verify.symbolic import poly
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.poly import Poly

#: Of the inputs' numbers, by name, and the bit of a mask.
Goal = Callable[[Mapping[str, Poly], int], Poly]


@dataclass(frozen=True)
class Claim:
    """What a kernel does: `goal`, or where it `divides` that over R, mod p; every input is below `inputs`.

    `sizes` are the digits of each array in the order of parameters, z first; with `mask` a word comes after them.  An
    output is below `output`, and if `exact` it is the goal itself.
    """

    goal: Goal
    sizes: Mapping[str, int]
    inputs: int
    output: int
    divides: bool = False
    exact: bool = False
    mask: bool = False


def claims(name: str, shape: X8Shape) -> list[Claim]:
    """The cases of the contract of a kernel; raises `Unproved` for a name that is none."""
    p, n = shape.modulus, shape.limbs
    one, two = {"z": n, "x": n}, {"z": n, "x": n, "y": n}
    terms = {"dot2": 2, "dot3": 3, "dot4": 4}.get(name)
    if terms:
        return [_inner(terms, shape)]
    if name in ("mul", "sqr"):
        goal, sizes = (_product, two) if name == "mul" else (_square, one)
        most = (2 * p, 4 * p) if shape.room >= 16 else (2 * p,)
        return [Claim(goal, sizes, limit, 2 * p, divides=True) for limit in most]
    others = {
        "add": Claim(_sum, two, 2 * p, 2 * p),
        "sub": Claim(lambda v, mask: poly.sub(v["x"], v["y"]), two, 2 * p, 2 * p),
        "neg": Claim(lambda v, mask: poly.scale(v["x"], -1), one, 2 * p, 2 * p),
        "add_lazy": Claim(_sum, two, 2 * p, 4 * p - 1, exact=True),
        "reduce": Claim(lambda v, mask: v["x"], one, 2 * p, p),
        "select": Claim(
            lambda v, mask: v["x" if mask else "y"], two, shape.radix, shape.radix, exact=True, mask=True
        ),
    }
    if name not in others:
        raise Unproved(f"{name} is no kernel that can be proved")
    return [others[name]]


def _sum(numbers: Mapping[str, Poly], mask: int) -> Poly:
    return poly.add(numbers["x"], numbers["y"])


def _product(numbers: Mapping[str, Poly], mask: int) -> Poly:
    return poly.mul(numbers["x"], numbers["y"])


def _square(numbers: Mapping[str, Poly], mask: int) -> Poly:
    return poly.mul(numbers["x"], numbers["x"])


def _inner(terms: int, shape: X8Shape) -> Claim:
    """A sum of products below R p; of more than two, one array has every factor y."""
    n = shape.limbs
    sizes = {"z": n}
    if terms > 2:
        sizes["y"] = n * terms
    for t in range(terms):
        sizes |= {f"x{t}": n} if terms > 2 else {f"x{t}": n, f"y{t}": n}

    def goal(numbers: Mapping[str, Poly], mask: int) -> Poly:
        return poly.add({}, *(poly.mul(numbers[f"x{t}"], numbers[f"y{t}"]) for t in range(terms)))

    return Claim(goal, sizes, isqrt(shape.radix * shape.modulus // terms), 2 * shape.modulus, divides=True)
