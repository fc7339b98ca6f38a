# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi check ohta`: the bound proved by exhaustion where that can be, and attacked where it cannot."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial

from sangi.codegen.modsimd.shape import SIZES, Shape
from sangi.errors import CheckFailed
from sangi.verify.bounds import modsimd as bound
from sangi.verify.bounds.quotient import Plan, lazy, paper
from sangi.verify.checked import Check, Checked
from sangi.verify.exhaustive import quotient as exhaust
from sangi.verify.vectors import modsimd_quotient as simd
from sangi.verify.vectors import quotient as attack

#: Where one guard column must be seen to fail by as many as there are limbs.
MUST_FAIL = ((14, 16), (52, 20))


def _steps(sizes: Sequence[tuple[int, int]]) -> Iterator[tuple[Check, Callable[[random.Random], object]]]:
    """Every check, and what runs it."""
    for bits, width in sizes:
        for what, plans in exhaust.plans(bits, width):
            yield _named("any", "exhaustive", what), partial(_exhausted, what, plans)
    for width, limbs in attack.FULL:
        for guards in (1, 2):
            what = f"{limbs} limbs of {width} bits, guard columns {guards}"
            yield _named("any", "vectors", what), partial(_full, what, width, limbs, guards)
    for bits, width in attack.LAZY:
        what = f"{bits} bits, limbs of {width}, no subtraction"
        yield _named("any", "vectors", what), partial(_lazy, what, bits, width)
    for shape in SIZES.values():
        what = f"{shape.bits} bits"
        yield _named("simd", "bounds", what), partial(_bounded, shape)
        yield _named("simd", "vectors", what), partial(simd.attack, shape)


def _named(backend: str, kind: str, what: str) -> Check:
    return Check("ohta", backend, kind, what, "quotient")


def listed() -> Iterator[Check]:
    """Every check of `check`, by name."""
    return (step for step, _ in _steps(exhaust.SIZES))


#: What a line says of each kind of check.
_SAID = {"exhaustive": "exhausted", "vectors": "attacked", "bounds": "bounded"}
_OF = {"any": "quotient", "simd": "quotient of simd kernels"}


def check(
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
    sizes: Sequence[tuple[int, int]] = exhaust.SIZES,
) -> Iterator[Checked]:
    """A line for each thing that was checked; raises CheckFailed."""
    source = random.Random(seed)
    for step, run in _steps(sizes):
        progress(step.detail)
        yield Checked(_OF[step.backend], _SAID[step.kind], str(run(source)), (step,))


def _exhausted(what: str, plans: list[Plan], _: random.Random) -> exhaust.Exhausted:
    return exhaust.exhaust(what, plans)


def _bounded(shape: Shape, _: random.Random) -> str:
    return bound.check(shape)


def _lazy(what: str, bits: int, width: int, source: random.Random) -> attack.Attacked:
    return attack.attack(what, [lazy(p, width) for p in attack.moduli(bits, source)], source)


def _full(what: str, width: int, limbs: int, guards: int, source: random.Random) -> attack.Attacked:
    """Algorithm 3 with full limbs: the columns may cost 1 at most with two guard columns, and m is seen with one."""
    plans = [paper(p, width, guards) for p in attack.moduli(width * limbs, source)]
    found = attack.attack(what, plans, source)
    if guards == 1 and (width, limbs) in MUST_FAIL and found.error < limbs:
        raise CheckFailed(f"{what}: an error of {limbs} is known, and only {found.error} was reached")
    if guards == 2 and found.lost > 1:
        raise CheckFailed(f"{what}: the columns left out cost {found.lost}")
    return found
