# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cases of the experiment `aoki`: products by method and build, and Saber on top of them."""

from __future__ import annotations

from sangi_lab.bench.cases import all_cases

KEY = "aoki"
SETS = {"lightsaber": "LightSaber", "saber": "Saber", "firesaber": "FireSaber"}
OPS = {"mul": "one product", "matvec": "matrix and vector"}
METHODS = {
    "schoolbook": "schoolbook",
    "karatsuba": "Karatsuba",
    "toom4": "Toom–Cook",
    "ntt32": "NTT, one prime of 26 bits",
    "ntt16": "NTT, two primes of 16 bits",
    "avx2": "the same in AVX2",
    "avx512": "the same in AVX-512",
}
VECTORS = ("avx2", "avx512")
TRANSFORMS = ("ntt32", "ntt16")
#: Builds of what is C: scalar stands for cores without vectors, as the paper's are.
BUILDS = {"scalar": "@scalar", "vec": "", "vec-avx2": "@vec-avx2"}
KEM_OPS = ("keygen", "encaps", "decaps")
#: Engines of the mechanism: what they are, and the end of their ids.
ENGINES = {
    "C, Toom–Cook": "c-toom@scalar",
    "C, NTT": "c@scalar",
    "AVX2": "avx2",
    "AVX-512": "avx512",
}
PEERS = {"PQClean, C": "@scalar", "PQClean, AVX2": "/avx2"}


def product(name: str, op: str, method: str, build: str = "scalar") -> str:
    """The case id of a product; what is in vectors by hand has one build only."""
    return f"{name}/{op}/{method}" + ("" if method in VECTORS else BUILDS[build])


def kem(name: str, op: str, engine: str) -> str:
    """The case id of an operation of Saber."""
    return f"{name}/{op}/{ENGINES[engine]}"


def peer(name: str, op: str, which: str) -> str:
    """The case id of PQClean's."""
    return f"peer/pqclean/{name}/{op}{PEERS[which]}"


def case_ids() -> list[str]:
    """Every case that the page shows and that this bench knows."""
    wanted = [
        product(name, op, method, build)
        for name in SETS
        for op in OPS
        for method in METHODS
        for build in BUILDS
    ]
    wanted += [peer(name, op, "PQClean, C") for name in SETS for op in OPS]
    for name in SETS:
        for op in KEM_OPS:
            wanted += [kem(name, op, engine) for engine in ENGINES]
            wanted += [peer(name, op, which) for which in PEERS]
    known = {case.id for case in all_cases()}
    return [case for case in dict.fromkeys(wanted) if case in known]
