# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain ring`: which primes make a product of any shape exact, its transform, memory and work."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

from sangi.codegen.tables import ring_generic as tables
from sangi.errors import BadInput

FORMS = {"negacyclic": "x^{} + 1", "cyclic": "x^{} - 1", "prime": "x^{} - x - 1"}
METHODS = ("one prime", "two primes", "three primes")
#: The shortest transform, and products of 32-bit words in one modulo a prime.
SHORTEST, MODULAR = 8, 3


@dataclass(frozen=True)
class Shape:
    """A ring and the operands of a product, as sangi_ring_shape; raises `BadInput` for a number out of range."""

    n: int
    form: str
    q: int
    a: int
    b: int
    products: int = 1

    def __post_init__(self) -> None:
        if self.form not in FORMS:
            raise BadInput(f"form {self.form[:20]!r}: there is {', '.join(FORMS)}")
        longest = tables.LONGEST if self.direct else tables.MOST_DENSE
        for name, number, least, most in (
            ("n", self.n, 2, longest),
            ("q", self.q, 2, tables.MOST_Q),
            ("the bound of a", self.a, 1, tables.MOST),
            ("the bound of b", self.b, 1, tables.MOST),
            ("the number of products", self.products, 1, tables.MOST_PRODUCTS),
        ):
            if not least <= number <= most:
                raise BadInput(f"{name} is not in {least} to {most}")

    @property
    def direct(self) -> bool:
        """Whether the ring's own polynomial has the transform."""
        power = self.n & (self.n - 1) == 0
        return self.form != "prime" and SHORTEST <= self.n <= tables.LONGEST and power

    @property
    def bound(self) -> int:
        """The bound of the coefficients of an exact sum, before the polynomial reduces it."""
        return self.n * self.products * self.a * self.b

    @property
    def primes(self) -> int:
        """How many primes are exact; 0 where all of them are too few."""
        return next((k for k in range(1, len(tables.PRIMES) + 1) if self.bound <= tables.most(k)), 0)

    @property
    def reduces(self) -> bool:
        """Whether operands are reduced before the transform."""
        return max(self.a, self.b) > tables.UNREDUCED

    @property
    def kept(self) -> int:
        """The coefficients of a product before the polynomial reduces it."""
        return self.n if self.direct else 2 * self.n - 1

    @property
    def segments(self) -> tuple[int, ...]:
        """The lengths of the transforms: one, or x^m + 1 and x^(m/2) - 1."""
        if self.direct:
            return (self.n,)
        m = max(SHORTEST, 1 << (self.kept - 1).bit_length())
        return (m // 2, m // 4) if m // 4 * 3 >= self.kept and m // 4 >= SHORTEST else (m,)

    @property
    def modulo(self) -> tuple[str, ...]:
        """The polynomials of the transforms."""
        if self.direct:
            return (FORMS[self.form].format(self.n),)
        forms = ("negacyclic", "cyclic") if len(self.segments) > 1 else ("cyclic",)
        return tuple(FORMS[form].format(m) for form, m in zip(forms, self.segments, strict=True))

    @property
    def words(self) -> int:
        """The words of scratch that a product uses."""
        return max(self.primes - 1, 0) * self.kept + 3 * sum(self.segments)


def work(shape: Shape) -> dict[str, int]:
    """Products of 32-bit words in each part, all primes together."""
    primes, k = shape.primes, shape.products
    layers = [(m, m.bit_length() - tables.LEAF.bit_length()) for m in shape.segments]
    forward = sum(MODULAR * (m // 2 * depth + m) for m, depth in layers)
    leaf = tables.LEAF**2 + tables.LEAF * 2 + (tables.LEAF - 1) * (2 + MODULAR) + tables.LEAF * MODULAR
    inverse = sum(MODULAR * (m * depth + m) for m, depth in layers)
    joined = MODULAR * shape.segments[0] // 2 if len(shape.segments) > 1 else 0
    return {
        "operands reduced": primes * k * 2 * shape.n * MODULAR * shape.reduces,
        "transforms": primes * k * 2 * forward,
        "products of four coefficients": primes * k * sum(shape.segments) // tables.LEAF * leaf,
        "inverse transforms": primes * inverse,
        "segments and primes joined": primes * joined + primes * (primes - 1) // 2 * shape.kept * MODULAR,
    }


def facts(shape: Shape) -> dict[str, Any]:
    """All facts of a shape; raises `CheckFailed` if a bound does not hold."""
    return {
        "ring_shape": {
            "n": shape.n,
            "form": shape.form,
            "q": shape.q,
            "a": shape.a,
            "b": shape.b,
            "products": shape.products,
        },
        "bound": shape.bound,
        "primes": [
            {"primes": list(tables.PRIMES[:k]), "margin": prod(tables.PRIMES[:k]) - 2 * shape.bound}
            for k in range(1, len(tables.PRIMES) + 1)
        ],
        "method": METHODS[shape.primes - 1] if shape.primes else None,
        "modulo": list(shape.modulo),
        "reduces": shape.reduces,
        "scratch_words": 13 * shape.n + 32,
        "used_words": shape.words,
        "work": work(shape) if shape.primes else None,
        "bounds": tables.bounds().lines(),
    }


def text(told: dict[str, Any]) -> str:
    """The same for a person."""
    s, bound = told["ring_shape"], told["bound"]
    lines = [
        f"Sums of {s['products']} products in Z_{s['q']}[x]/({FORMS[s['form']].format(s['n'])}), "
        f"|a| <= {s['a']}, |b| <= {s['b']}",
        "",
        f"Exact over the integers: coefficients are within n k A B = {bound}, and primes whose product exceeds "
        f"{2 * bound} give them.",
    ]
    for row in told["primes"]:
        margin = row["margin"]
        said = f"exact, {margin} to spare" if margin > 0 else f"short by {-margin}"
        lines.append(f"  {' * '.join(map(str, row['primes'])):<33} {said}")
    if told["work"] is None:
        lines += ["", "No product of this shape is exact: sangi_ring_inner returns SANGI_BAD_SHAPE."]
    else:
        lines += [
            "",
            f"Method: {told['method']}, transforms modulo {' and '.join(told['modulo'])}"
            + ("; operands are reduced modulo each prime first." if told["reduces"] else "."),
            f"SANGI_RING_SCRATCH gives {told['scratch_words']} words, of which {told['used_words']} are used.",
            "",
            *(f"{part:<31} {count:10}" for part, count in told["work"].items()),
            f"{'products of 32-bit words':<31} {sum(told['work'].values()):10}",
        ]
    lines += ["", "Bounds, by intervals on every step for the greatest shapes:"]
    return "\n".join([*lines, *(f"  {line}" for line in told["bounds"])])
