# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `ring`: products of Saber's ring, one, summed, and of a matrix and a vector."""

from __future__ import annotations

from collections.abc import Iterable

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import PQCLEAN

#: Each set with the bound of a small coefficient, and how many products it sums.
SETS = {"lightsaber": (5, 2), "saber": (4, 3), "firesaber": (3, 4)}
OPS = ("mul", "inner", "matvec")
#: The methods in C, which are measured in every build, and those for one instruction set.
METHODS = ("schoolbook", "karatsuba", "toom4", "ntt32", "ntt16")
BUILDS = ("scalar", "vec", "vec-avx2")
VECTORS = {"avx2": ("avx2",), "avx512": ("avx512bw",)}


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    rows = [usual if builds.rows[name].same_code(usual) else builds.rows[name] for name in BUILDS]
    for name in SETS:
        for op in OPS:
            for method in METHODS:
                kernel = Kernel(f"ring_{method}_{name}_{op}", f"bench/ring/{method}.c")
                for build in rows:
                    yield Case("ring", name, op, method, kernel, build=build, usual=usual)
            for method, needs in VECTORS.items():
                kernel = Kernel(f"ring_{method}_{name}_{op}", f"bench/ring/{method}.c", "x86_64", needs)
                yield Case("ring", name, op, method, kernel, build=usual, usual=usual)
            if op == "inner":
                continue
            kernel = Kernel(f"peer_pqclean_{name}_{op}", f"bench/ring/pqclean_{name}.c")
            for build in rows:
                yield Case("ring", name, op, "", kernel, build=build, usual=usual, peer=PQCLEAN)


def _spec(name: str, op: str, symbol: str) -> str:
    small, products = SETS[name]
    rows, terms = products if op == "matvec" else 1, 1 if op == "mul" else products
    return f"(const ring_case){{.small = {small}, .rows = {rows}, .terms = {terms}, .kernel = {symbol}}}"


FAMILY = Family(
    "ring",
    _cases,
    lambda case: _spec(case.object, case.op, case.symbol),
    sources=("bench/family_ring.c",),
    headers=("ring/case.h",),
    declare=lambda case: f"void {case.symbol}(uint16_t *, const uint16_t *, const int16_t *);",
    controls=(
        Control("control/edge/saber/mul", _spec("saber", "mul", "ring_control_edge"), "an extreme differs"),
    ),
)
