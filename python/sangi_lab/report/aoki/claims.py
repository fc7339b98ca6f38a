# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page of `aoki` says of quotients: pairs of cases, thresholds, sentences."""

from __future__ import annotations

from sangi_lab.report.aoki import sntrup
from sangi_lab.report.aoki.cases import (
    BUILDS,
    KEM_OPS,
    METHODS,
    OPS,
    SETS,
    TRANSFORMS,
    VECTORS,
    kem,
    peer,
    product,
)
from sangi_lab.report.claims import Claim, Pair, by_key

TOOM = "toom4"
#: Methods in C other than Toom–Cook.
OTHERS = tuple(method for method in METHODS if method != TOOM and method not in VECTORS)


def _over_toom(op: str, method: str, build: str = "scalar") -> tuple[Pair, ...]:
    return tuple(
        Pair(product(name, op, method, build), product(name, op, TOOM, build), name) for name in SETS
    )


def _transforms(op: str, build: str) -> Claim:
    """The faster transform in C over Toom–Cook, by set."""
    pairs = tuple(pair for method in TRANSFORMS for pair in _over_toom(op, method, build))
    sentences = {"scalar": "In C alone the transform is faster"}
    sentence = sentences.get(build, "Vectors close some of the gap")
    return Claim(f"{op} {build}", pairs, sentence=sentence, least=True)


CLAIMS = (
    *(_transforms(op, build) for op in OPS for build in BUILDS),
    Claim(
        "AVX2",
        (Pair(product("saber", "matvec", "avx2"), product("saber", "matvec", TOOM, "vec-avx2")),),
        sentence="In vectors by hand",
    ),
    Claim("AVX-512", (Pair(product("saber", "matvec", "avx512"), product("saber", "matvec", "avx2")),)),
    Claim(
        "mechanism",
        tuple(
            Pair(kem(name, op, "C, NTT"), kem(name, op, "C, Toom–Cook"), f"{name} {op}")
            for name in SETS
            for op in KEM_OPS
        ),
        sentence="The whole mechanism gains",
    ),
    Claim("PQClean", (Pair(kem("saber", "decaps", "C, NTT"), peer("saber", "decaps", "PQClean, C")),)),
    *(Claim(f"table {op} {method}", _over_toom(op, method)) for op in OPS for method in OTHERS),
    *sntrup.CLAIMS,
)
BY_NAME = by_key(CLAIMS)
