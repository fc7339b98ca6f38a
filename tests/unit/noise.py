# SPDX-License-Identifier: MIT OR Apache-2.0
"""A load on the other cores, and a record of samples taken beside it: `python tests/unit/noise.py FILE`.

The load comes and goes, so that two processes of the bench program meet different machines.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sangi_lab.bench.interleave import Group, interleaved
from sangi_lab.report.kodera.cases import isogeny
from sangi_lab.report.kodera.claims import LARGE
from sangi_lab.report.ohta.cases import BY_VARIANT, mod_case

RECORD = Path(__file__).with_name("noise.jsonl")
#: Seconds that the load works, and rests.
WORKS, RESTS = 1.7, 1.1
PROCESSES, MILLISECONDS, ROUNDS = 12, 80, 4
DEGREES = (251, 281, 307, 331, 347, 359, 373)
FORMS = ("alg1", "mont-carrysave", "alg3-unrolled", "alg3-1x1", "alg3-3x3")
BUILDS = ("gcc-O3", "clang-O3")
#: Of every page, the cases of some claims.
GROUPS = tuple(
    Group(name, tuple(cases), MILLISECONDS, PROCESSES, look=0)
    for name, cases in {
        "p381/add": [
            f"p381/add:{pattern}/{form}"
            for pattern in ("always", "never", "random")
            for form in ("ir-branch", "ir-wide", "x64")
        ],
        "ohta220/mul": [BY_VARIANT[form].case(build) for form in FORMS for build in BUILDS],
        "mod220": [mod_case(220, "mul", method) for method in ("mont", "ohta")],
        "saber/matvec": [
            f"saber/matvec/{variant}"
            for variant in ("toom4@scalar", "ntt32@scalar", "toom4@vec-avx2", "avx2", "avx512")
        ],
        "degrees": [
            isogeny(degree, method) for degree in DEGREES for method in ("velu", "addskip2", "addskip")
        ],
    }.items()
)
assert min(DEGREES) == LARGE


def _work(works: float, rests: float, core: int) -> None:
    os.sched_setaffinity(0, {core})
    while True:
        end, x = time.monotonic() + works, 1
        while time.monotonic() < end:
            x = x * x % ((1 << 521) - 1)
        time.sleep(rests)


@contextmanager
def load(works: float = WORKS, rests: float = RESTS) -> Iterator[None]:
    """Keep every core but the first busy, by turns."""
    cores = sorted(os.sched_getaffinity(0))
    context = multiprocessing.get_context("spawn")
    busy = [context.Process(target=_work, args=(works, rests, core), daemon=True) for core in cores[1:]]
    os.sched_setaffinity(0, set(cores[:1]))
    for one in busy:
        one.start()
    try:
        yield
    finally:
        for one in busy:
            one.terminate()
            one.join()
        os.sched_setaffinity(0, set(cores))


def main() -> None:
    """Write the record: the first rounds of each process."""
    with load():
        lines = list(interleaved(GROUPS, False, lambda step: print(step.what, file=sys.stderr)))
    kept = [
        line
        | {key: [[float(f"{x:.5g}") for x in row] for row in line[key][:ROUNDS]] for key in ("v", "d", "w")}
        for line in lines
        if "group" in line
    ]
    Path(sys.argv[1]).write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in kept))


if __name__ == "__main__":
    main()
