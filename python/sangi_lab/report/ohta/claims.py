# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page of `ohta` says of quotients: pairs of cases, thresholds, sentences."""

from __future__ import annotations

from sangi_lab.report.claims import Claim, Pair, by_key
from sangi_lab.report.ohta import powers, vectors
from sangi_lab.report.ohta.cases import BUILDS, BY_VARIANT, CONTEST, EFFECTS, EXP_SIZES, SIZES, mod_case

#: Sizes of blocks other than the paper's.
SHAPES = ("alg3-1x1", "alg3-2x2", "alg3-4x4")
OPS = {"mul": "multiplication", "sqr": "squaring", "exp": "exponentiation"}


def _forms(a: str, b: str) -> tuple[Pair, ...]:
    return tuple(Pair(BY_VARIANT[a].case(build), BY_VARIANT[b].case(build), build) for build in BUILDS)


def _sizes(op: str) -> tuple[Pair, ...]:
    sizes = EXP_SIZES if op == "exp" else SIZES
    return tuple(Pair(mod_case(bits, op, "ohta"), mod_case(bits, op, "mont"), str(bits)) for bits in sizes)


CLAIMS = (
    Claim("contest", _forms("alg3-3x3", "alg1"), sentence="Ohta’s multiplication is faster"),
    Claim("without", _forms("alg3-unrolled", "alg1-unrolled"), sentence="Without the techniques"),
    Claim(
        "blocking",
        _forms("alg3-3x3", "alg3-1x1"),
        sentence="Both techniques make it fast",
        paper="both are applied, and not told apart",
    ),
    Claim("carry save", _forms("alg3-1x1", "alg3-unrolled")),
    Claim("blocking alone", _forms("alg3-blocked", "alg3-unrolled")),
    Claim(
        "shape",
        tuple(pair for form in SHAPES for pair in _forms(form, "alg3-3x3")),
        sentence="A block of 3×3 is the best",
        paper="3×3 is the fastest of 2×2, 3×3 and 4×4; no figures",
    ),
    Claim(
        "Montgomery’s carry save",
        _forms("mont-carrysave", "alg1"),
        sentence="Montgomery’s cannot save carries",
        paper="the loop’s dependency forbids both techniques",
    ),
    Claim("both save", _forms("alg3-3x3", "mont-carrysave")),
    Claim("lazy", _forms("alg3-lazy", "alg3-3x3"), sentence="No subtraction at the end"),
    Claim("best", _forms("alg3-lazy", "mont-lazy")),
    Claim(
        "floats",
        _forms("alg3-float", "alg3-lazy"),
        sentence="Floating-point registers promise more",
        paper="future work",
    ),
    Claim("floats against Montgomery’s", _forms("alg3-float", "mont-lazy")),
    Claim("both in floats", _forms("alg3-float", "mont-float")),
    Claim(
        "sizes mul",
        _sizes("mul"),
        sentence="The larger the number, the better for Ohta’s",
        paper="with 1024 or 2048 bits, even faster than Montgomery’s; future work",
    ),
    Claim("sizes sqr", _sizes("sqr")),
    Claim("sizes exp", _sizes("exp")),
    *(Claim(f"table {name}", _forms(a, b)) for name, a, b in (*EFFECTS, *CONTEST)),
    *vectors.CLAIMS,
    *powers.CLAIMS,
)
BY_NAME = by_key(CLAIMS)
