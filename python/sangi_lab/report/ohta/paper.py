# SPDX-License-Identifier: MIT OR Apache-2.0
"""`ohta` as the report takes it."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import asdict
from typing import Any

from sangi.verify.bounds.quotient import paper
from sangi.verify.vectors import quotient as attack
from sangi_lab.report.ohta import boards, cases, claims, counts
from sangi_lab.report.ohta.view import Study, view
from sangi_lab.report.paper import Paper

#: Bits of a limb, limbs: the paper's, its 16-bit blocks, words, and the lanes of AVX-512 IFMA.
ATTACKED = ((14, 16), (16, 14), (64, 4), (52, 20))
SEED = 1


def _study() -> Study:
    made: dict[int, list[attack.Attacked]] = {1: [], 2: []}
    for width, limbs in ATTACKED:
        for guards, found in made.items():
            source = random.Random(SEED)
            plans = [paper(p, width, guards) for p in attack.moduli(width * limbs, source)]
            found.append(attack.attack(f"{limbs} limbs of {width} bits", plans, source))
    return Study(counts.measure(), made[1], made[2], boards.measure())


def _lines(study: Study) -> Iterable[dict[str, Any]]:
    for form, operations in study.counts.items():
        yield {"operations": f"ohta220/mul/{form}", **asdict(operations)}
    for guards, found in ((1, study.one), (2, study.two)):
        for attacked in found:
            yield {
                "quotient": attacked.what,
                "guard_columns": guards,
                "error": attacked.error,
                "bound": attacked.bound,
            }
    for figure in study.figures.values():
        yield {"figure": asdict(figure)}


PAPER = Paper(cases.KEY, cases.groups, claims.CLAIMS, _study, view, _lines, seconds=20)
