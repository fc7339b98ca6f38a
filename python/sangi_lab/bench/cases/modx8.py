# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `modx8`: eight odd moduli of a size at once, one per lane; its cases count per message."""

from __future__ import annotations

from collections.abc import Iterable

from sangi.codegen import windows
from sangi.codegen.modsimd.shape import LANES
from sangi.codegen.modx8.counts import Shape
from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel, limit

SIZES = (256, 512, 1024, 1536, 2048, 3072, 4096)
OPS = ("mul", "sqr", "exp")
METHODS = {"mont": "SANGI_MOD_MONTGOMERY", "ohta": "SANGI_MOD_OHTA"}
NEEDS = ("avx512ifma", "avx512dq")
#: Products by rows, without blocks, for comparison; they square by multiplying.
FLAT = Kernel(
    "sangi_modx8_flat_mul_ifma",
    "papers/ohta/ifma/flat_x8_ifma.S",
    "x86_64",
    NEEDS,
    note="rows, not blocks",
)


def _vpmadd52(bits: int, op: str, method: str) -> int:
    if op == "exp":
        return windows.x8(bits, montgomery=method == "mont")
    shape = Shape(bits // 8)
    return (shape.montgomery if method == "mont" else shape.ohta)[op == "sqr"]


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    for bits in SIZES:
        for op in OPS:
            for method in METHODS:
                note = limit(_vpmadd52(bits, op, method), LANES)
                kernel = Kernel(f"sangi_modx8_{op}", machine="x86_64", needs=NEEDS, library=True, note=note)
                yield Case("modx8", f"mod{bits}", op, f"{method}-ifma-x8", kernel)
            if op != "sqr":
                yield Case("modx8", f"mod{bits}", op, "mont-ifma-x8-flat", FLAT, build=usual, usual=usual)


def _spec(bits: int, op: str, method: str, more: str = "") -> str:
    head = f".bits = {bits}, .op = MODX8_{op.upper()}, .method = {METHODS[method]}"
    return f"(const modx8_case){{{head}{more}}}"


def _spec_of(case: Case) -> str:
    flat = f", .flat = {case.symbol}" if case.kernel.source else ""
    return _spec(int(case.object.removeprefix("mod")), case.op, case.variant.partition("-")[0], flat)


def _declare(case: Case) -> str:
    if not case.kernel.source:
        return ""
    numbers = "uint64_t *, const uint64_t *, const uint64_t *, const uint64_t *"
    return f"void {case.symbol}({numbers}, size_t, uint64_t *);"


FAMILY = Family(
    "modx8",
    _cases,
    _spec_of,
    sources=("bench/family_modx8.c", "bench/modx8/flat.c", "bench/mod/reference.c"),
    headers=("modx8/case.h",),
    declare=_declare,
    controls=(
        Control("control/seven/mod256/mul", _spec(256, "mul", "mont", ", .seven = true"), "a lane differs"),
    ),
    library=True,
)
