# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cases of the experiment `aoki`: products by method and build, and Saber on top of them."""

from __future__ import annotations

from dataclasses import replace

from sangi_lab.bench.cases import all_cases
from sangi_lab.bench.interleave import Group
from sangi_lab.bench.samples import ENOUGH

KEY = "aoki"
SETS = {"lightsaber": "LightSaber", "saber": "Saber", "firesaber": "FireSaber"}
#: The set whose mechanism the first look is at: to check the others takes long.
LOOKED_AT = "saber"
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


def groups() -> list[Group]:
    """Every case that the page shows and that this bench knows: the products of a set, and its mechanism."""
    made = []
    for name, title in SETS.items():
        wanted = [product(name, op, m, build) for op in OPS for m in METHODS for build in BUILDS]
        wanted += [peer(name, op, "PQClean, C") for op in OPS]
        made.append(Group(f"{title}, products", tuple(dict.fromkeys(wanted)), 400))
        wanted = [kem(name, op, engine) for op in KEM_OPS for engine in ENGINES]
        wanted += [peer(name, op, which) for op in KEM_OPS for which in PEERS]
        look = ENOUGH if name == LOOKED_AT else 0
        made.append(Group(f"{title}, mechanism", tuple(wanted), look=look))
    known = {case.id for case in all_cases()}
    return [replace(group, cases=tuple(case for case in group.cases if case in known)) for group in made]
