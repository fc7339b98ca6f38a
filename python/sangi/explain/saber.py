# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain saber` and its kin: the bound, the primes that suffice, the work of each method."""

from __future__ import annotations

from typing import Any

from sangi.codegen.tables import ring_ntt16_scalar
from sangi.codegen.tables.ring import ONE, SHAPES, SPARSE, TWO, Shape, choose, is_prime, single
from sangi.verify.bounds.ring import bounds

#: Primes of other schemes.
KNOWN = {8380417: "ML-DSA", 12289: "Falcon"}


def multiplications() -> dict[str, tuple[int, int, int]]:
    """Multiplications of each method: for the transform of an operand, for a product in a sum, for the inverse.

    Methods without a transform do all work in the product.  Words have 16 bits; in ntt32 they have 32 and 64.
    """
    n, quarter = 256, 64
    high = 1  # the reduction of a sum takes one multiplication for the high word
    forward32 = quarter * (5 + 2 * (6 + 4 * high))
    back32 = quarter * (2 * (5 + 3 * high) + (6 + 4 * high))
    reduced32 = quarter * (7 * (1 + high) + 3)
    short = 3  # a product of 16 bits by a constant, reduced
    forward16 = 2 * short * quarter * (4 * 4 + 2)
    back16 = 2 * short * quarter * (4 * 4 + 12) + n * (short + 1)
    return {
        "schoolbook": (0, n * n, 0),
        "karatsuba": (0, 3**4 * 16 * 16, 0),
        "toom4": (0, 7 * 9 * 16 * 16, 0),
        "ntt32": (forward32, 4 * n, back32 + reduced32),
        "ntt16": (forward16, 2 * 4 * n, back16),
    }


def work(shape: Shape) -> list[dict[str, Any]]:
    """Multiplications of words for one product, and for a matrix times a vector."""
    k, rows = shape.products, []
    for method, (forward, product, back) in multiplications().items():
        rows.append(
            {
                "method": method,
                "product": 2 * forward + product + back,
                "matvec": (k * k + k) * forward + k * k * product + k * back,
            }
        )
    return rows


def facts(name: str) -> dict[str, Any]:
    """All facts of a set; raises `CheckFailed` if a bound does not hold for it."""
    shape = SHAPES[name]
    short = ring_ntt16_scalar.PAIR[0].p * ring_ntt16_scalar.PAIR[1].p
    own = {ONE.p: "ntt32", SPARSE.p: "ntt32", TWO[0].p * TWO[1].p: "ntt16", short: "ntt16"}
    return {
        "ring": name,
        "n": shape.n,
        "q": shape.q,
        "wide": shape.wide,
        "small": shape.small,
        "products": shape.products,
        "bound": shape.bound,
        "smallest": [{"layers": layers, "prime": p} for layers, p in choose(shape)],
        "moduli": [
            {
                "modulus": p,
                "of": of,
                "prime": is_prime(p),
                "margin": shape.margin(p),
                "margin_single": single(shape).margin(p),
            }
            for p, of in (own | KNOWN).items()
        ],
        "bounds": {method: found.lines() for method, found in bounds(shape).items()},
        "work": work(shape),
    }


def text(told: dict[str, Any]) -> str:
    """The same for a person."""
    bound = told["bound"]
    lines = [
        f"{told['ring']}: sums of {told['products']} products in Z_{told['q']}[x]/(x^{told['n']} + 1), "
        f"|a| <= {told['wide']}, |s| <= {told['small']}",
        "",
        f"{told['q']} has no root of unity of order {2 * told['n']}, so the product is computed over the integers.",
        f"Its coefficients are within n k A B = {bound}, and a modulus above {2 * bound} gives them exactly.",
        "The least prime with roots for "
        + ", ".join(f"{row['layers']} layers: {row['prime']}" for row in told["smallest"])
        + ".",
        "",
        f"{'modulus':>10}  {'':<12} {'sum':>28} {'one product':>28}",
    ]
    for row in told["moduli"]:
        lines.append(
            f"{row['modulus']:10}  {row['of']:<12} {_margin(row['margin']):>28} {_margin(row['margin_single']):>28}"
        )
    for method, found in told["bounds"].items():
        lines += ["", f"Bounds of {method}, by intervals on every butterfly:"]
        lines += [f"  {line}" for line in found]
    lines += ["", f"{'multiplications':<16} {'one product':>12} {'matrix-vector':>14}"]
    for row in told["work"]:
        lines.append(f"{row['method']:<16} {row['product']:12} {row['matvec']:14}")
    lines.append("Of words of 16 bits, which vectors hold by sixteen and more; of 32 and 64 bits in ntt32.")
    return "\n".join(lines)


def _margin(margin: int) -> str:
    return f"exact, {margin} to spare" if margin > 0 else f"short by {-margin}"
