# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `poly`: products of polynomials of any shape, by one, two and three primes, and FLINT's."""

from __future__ import annotations

from collections.abc import Iterable

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import FLINT, flint_header

#: By name, n and the bits of q: n, the form, q and the bounds of the coefficients.
SHAPES = {
    "ring761q13": (761, "PRIME", 4591, 2295, 1),  # one prime, as sntrup761
    "ring256q12": (256, "NEGACYCLIC", 3329, 1664, 1664),  # two primes
    "ring1024q20": (1024, "NEGACYCLIC", 2**20, 2**19, 2**19),
    "ring1024q31": (1024, "NEGACYCLIC", 2**31, 2**30, 2**30),  # three primes
    "ring2048q31": (2048, "NEGACYCLIC", 2**31, 2**30, 2**30),
}
VARIANTS = ("inner", "checked")


def _cases(builds: Builds) -> Iterable[Case]:
    for name in SHAPES:
        for variant in VARIANTS:
            yield Case("poly", name, "mul", variant, Kernel(f"poly_{variant}", library=True))
        note = "_nmod_poly_mul and the reduction by the polynomial; variable time"
        yield Case("poly", name, "mul", "", Kernel("poly_flint", note=note), peer=FLINT)


def _spec(name: str, symbol: str) -> str:
    n, form, q, a, b = SHAPES[name]
    return f"(const poly_case){{{{{n}, SANGI_RING_{form}, {q}u, {a}, {b}, 1}}, {symbol}}}"


FAMILY = Family(
    "poly",
    _cases,
    lambda case: _spec(case.object, case.symbol),
    sources=("bench/family_poly.c", "bench/poly/sangi.c"),
    peer_sources={"flint": ("bench/poly/peer_flint.c",)},
    headers=("poly/case.h",),
    files=flint_header,
    controls=(
        Control(
            "control/edge/ring256q12/mul", _spec("ring256q12", "poly_control_edge"), "an extreme differs"
        ),
    ),
    library=True,
)
