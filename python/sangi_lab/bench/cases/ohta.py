# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `ohta`: multiplication modulo a prime of 220 bits, in the forms of papers/ohta."""

from __future__ import annotations

from collections.abc import Iterable

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel

OBJECT, OP = "ohta220", "mul"
#: The first prime above pi * 2^218.
PRIME = 0xC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BC13
BUILDS = ("gcc-O3", "gcc-O1", "clang-O3", "clang-O3-native")
#: How a form holds its numbers (`ohta_form`), by variant.
FORMS = {
    "alg1": "mont16",
    "alg1-unrolled": "mont16",
    "alg2": "whole16",
    **dict.fromkeys(("alg3-plain", "alg3-unrolled", "alg3-blocked", "alg3-carrysave"), "cut14"),
    **dict.fromkeys(("alg3-1x1", "alg3-2x2", "alg3-3x3", "alg3-4x4"), "cut14"),
    "alg3-lazy": "lazy14",
    "mont-carrysave": "mont13",
    "mont-lazy": "lazymont14",
    "alg3-float": "float45",
    "mont-float": "floatmont45",
}
#: Fused products are a function call where the CPU is not named.
FLOAT_BUILDS, FLOAT_NEEDS = ("clang-O3-native",), ("fma",)


def _cases(builds: Builds) -> Iterable[Case]:
    for variant in FORMS:
        name = variant.replace("-", "_")
        real = variant.endswith("-float")
        kernel = Kernel(f"sangi_ohta220_{name}", f"papers/ohta/c/{name}.c", needs=FLOAT_NEEDS if real else ())
        for build in FLOAT_BUILDS if real else BUILDS:
            yield Case(
                "ohta", OBJECT, OP, variant, kernel, build=builds.rows[build], usual=builds.rows[BUILDS[0]]
            )


def _spec(form: str, symbol: str) -> str:
    kind = "reals" if form.startswith("float") else "words"
    return f"(const ohta_case){{.form = &bench_ohta_{form}, .kernel.{kind} = {symbol}}}"


def _declare(case: Case) -> str:
    kind = ("real", "real_") if case.variant.endswith("-float") else ("word", "")
    return "void {2}(ohta_{0} *, const ohta_{0} *, const ohta_{0} *, const ohta_{1}modulus *);".format(
        *kind, case.symbol
    )


def _limbs(x: int, bits: int, count: int) -> str:
    """C's list of the limbs of x; the last one takes what is left."""
    limbs = [x >> bits * i & (1 << bits) - 1 for i in range(count - 1)]
    return ", ".join(map(hex, [*limbs, x >> bits * (count - 1)]))


def _form(name: str, bits: int, limbs: int, shift: int) -> str:
    """A form: Montgomery's if `shift` is 0, else Ohta's with K = floor(2^shift / p)."""
    p, real = PRIME, name.startswith("float")
    k = (1 << shift) // p if shift else -pow(p, -1, 1 << bits) % (1 << bits)
    scale = 1 if shift else pow(2, bits * limbs, p)
    kind = "reals" if real else "words"
    members = [
        f".bits = {bits}",
        f".limbs = {limbs}",
        f".exact = {str(not name.startswith(('float', 'lazy'))).lower()}",
        f".real = {str(real).lower()}",
        f".p = {{{_limbs(p, 64, 4)}}}",
        f".scale = {{{_limbs(scale, 64, 4)}}}",
        f".{kind}.p = {{{_limbs(p, bits, limbs)}}}",
        f".{kind}.k = {{{_limbs(k, bits, limbs if real else -(-k.bit_length() // bits))}}}",
    ]
    return f"const ohta_form bench_ohta_{name} = {{{', '.join(members)}}};"


def _definitions() -> Iterable[str]:
    yield _form("mont16", 16, 14, 0)
    yield _form("mont13", 13, 17, 0)
    yield _form("lazymont14", 14, 16, 0)
    yield _form("whole16", 16, 14, 448)
    yield _form("cut14", 14, 16, 440)
    yield _form("lazy14", 14, 16, 443)
    yield _form("float45", 45, 5, 450)
    yield _form("floatmont45", 45, 5, 0)


FAMILY = Family(
    "ohta",
    _cases,
    lambda case: _spec(FORMS[case.variant], case.symbol),
    sources=("bench/family_ohta.c", "bench/ohta/number.c"),
    headers=("ohta/case.h",),
    declare=_declare,
    definitions=_definitions,
    controls=(
        Control("control/edge/ohta220/mul", _spec("cut14", "ohta_control_edge"), "an edge value differs"),
    ),
)
