# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `isogeny`: the isogenies of CSIDH-512, by degree and method, each with one point to push."""

from __future__ import annotations

from collections.abc import Iterable

from sangi.codegen.tables.chains import PRIMES
from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel

OP = "isogeny"
METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
#: Wrong on purpose, and what the check says of them.
CONTROLS = (("curve", "the codomain differs"), ("image", "an image differs"))


def _cases(builds: Builds) -> Iterable[Case]:
    kernel = Kernel("isogeny_sangi", library=True)
    return (Case("isogeny", f"iso{prime}", OP, method, kernel) for prime in PRIMES for method in METHODS)


def _spec(name: str, method: str, kernel: str) -> str:
    index = PRIMES.index(int(name.removeprefix("iso")))
    return (
        f"(const isogeny_case){{.index = {index}, .method = ISOGENY_{method.upper()}, .kernel = &{kernel}}}"
    )


FAMILY = Family(
    "isogeny",
    _cases,
    lambda case: _spec(case.object, case.variant, case.kernel.symbol),
    sources=("bench/family_isogeny.c", "bench/isogeny/reference.c"),
    headers=("isogeny/case.h",),
    controls=tuple(
        Control(f"control/{name}/iso11/{OP}", _spec("iso11", "velu", f"isogeny_control_{name}"), said)
        for name, said in CONTROLS
    ),
    library=True,
)
