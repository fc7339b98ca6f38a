# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi check ohta`: the bound proved by exhaustion where that can be, and attacked where it cannot."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from sangi.codegen.modsimd.shape import SIZES
from sangi.errors import CheckFailed
from sangi.verify.modsimd import attack as across
from sangi.verify.modsimd import bound
from sangi.verify.ohta import attack, exhaust
from sangi.verify.ohta.bound import lazy, paper

#: Where one guard column must be seen to fail by as many as there are limbs.
MUST_FAIL = ((14, 16), (52, 20))


def check(
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
    sizes: Sequence[tuple[int, int]] = exhaust.SIZES,
) -> Iterator[str]:
    """A line for each thing that was checked; raises CheckFailed."""
    for bits, width in sizes:
        for what, plans in exhaust.plans(bits, width):
            progress(what)
            yield f"quotient, exhausted, {exhaust.exhaust(what, plans)}"
    source = random.Random(seed)
    for width, limbs in attack.FULL:
        for guards in (1, 2):
            progress(f"{limbs} limbs of {width} bits")
            yield f"quotient, attacked, {_full(width, limbs, guards, source)}"
    for bits, width in attack.LAZY:
        what = f"{bits} bits, limbs of {width}, no subtraction"
        progress(what)
        plans = [lazy(p, width) for p in attack.moduli(bits, source)]
        yield f"quotient, attacked, {attack.attack(what, plans, source)}"
    for shape in SIZES.values():
        progress(f"{shape.bits} bits across lanes")
        yield f"quotient across lanes, bounded, {bound.check(shape)}"
        yield f"quotient across lanes, attacked, {across.attack(shape, source)}"


def _full(width: int, limbs: int, guards: int, source: random.Random) -> attack.Attacked:
    """Algorithm 3 with full limbs: the columns may cost 1 at most with two guard columns, and m is seen with one."""
    what = f"{limbs} limbs of {width} bits, guard columns {guards}"
    plans = [paper(p, width, guards) for p in attack.moduli(width * limbs, source)]
    found = attack.attack(what, plans, source)
    if guards == 1 and (width, limbs) in MUST_FAIL and found.error < limbs:
        raise CheckFailed(f"{what}: an error of {limbs} is known, and only {found.error} was reached")
    if guards == 2 and found.lost > 1:
        raise CheckFailed(f"{what}: the columns left out cost {found.lost}")
    return found
