# SPDX-License-Identifier: MIT OR Apache-2.0
"""The bench program that the build makes: where it is, what it can run, and one run of it."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Self

from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi_lab.bench.cases import Case
from sangi_lab.bench.samples import Sampling

#: Names another bench program than the checkout's.
VARIABLE = "SANGI_BENCH_PROGRAM"
#: Leaves out IFMA where a CPU has it; and what leaves it out in OpenSSL.
WITHOUT_IFMA = "SANGI_BENCH_WITHOUT_IFMA"
_OPENSSL_WITHOUT_IFMA = {"OPENSSL_ia32cap": ":~0x200000"}
METRICS = ("latency", "throughput")


@dataclass(frozen=True)
class Plan:
    """How long one process measures: rounds at most, milliseconds, and microseconds for one batch.

    `check`: whether it compares the cases with the reference first, as one process of a program does.
    """

    rounds: int = 4000
    milliseconds: int = 220
    batch: int = 25
    check: bool = True


def locate() -> Path:
    """Return the path of the bench program.  Raises Unavailable with the command that makes it."""
    given = os.environ.get(VARIABLE)
    path = Path(given) if given else repo_root() / "build" / "bench" / "sangi_bench"
    if not path.is_file():
        raise Unavailable(f"the bench program is not built ({path}): make build")
    return path


def without_ifma() -> bool:
    """Whether public functions, and OpenSSL's, are to do without IFMA: by SANGI_BENCH_WITHOUT_IFMA=1."""
    return os.environ.get(WITHOUT_IFMA) == "1"


def _lines(command: Sequence[str | Path], keep: Sequence[int] = ()) -> list[dict[str, Any]]:
    environment = {**os.environ, **(_OPENSSL_WITHOUT_IFMA if without_ifma() else {})}
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, pass_fds=keep, env=environment
    )
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise CheckFailed(
            said[-1] if said else f"{' '.join(map(str, command))}: ended with {done.returncode}"
        )
    return [json.loads(line) for line in done.stdout.splitlines()]


def call(*words: str) -> list[dict[str, Any]]:
    """Run the program and return its JSON lines.

    Raises CheckFailed with what it said when a kernel is wrong or it fails otherwise; Unavailable as
    locate does.
    """
    return _lines([locate(), *words])


class Copies:
    """Runs the program from a fresh copy each time, and keeps the copies until it is closed.

    The pages of a file stay where they are in memory from one process to the next, and one and the same
    kernel was seen a third slower for as long as its pages lay badly.  Copies lie elsewhere each time.
    """

    def __init__(self) -> None:
        """Open without any copy."""
        self._files: list[int] = []

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_: object) -> None:
        """Give the memory of all copies back."""
        for file in self._files:
            os.close(file)
        self._files.clear()

    def call(self, *words: str) -> list[dict[str, Any]]:
        """Do what the function `call` does, from a copy where the system lets one be executed."""
        path = locate()
        try:
            file = os.memfd_create(path.name)
            self._files.append(file)
            with path.open("rb") as source:
                os.sendfile(file, source.fileno(), 0, path.stat().st_size)
            return _lines([f"/proc/self/fd/{file}", *words], keep=[file])
        except OSError:
            return _lines([path, *words])


@cache
def _availability(path: Path, changed: int) -> dict[str, str | None]:
    return {line["id"]: line["unavailable"] for line in call("list")}


def why_not(case: Case) -> str:
    """Return why the program cannot run a case, or an empty string.  Raises as locate does."""
    path = locate()
    known = _availability(path, path.stat().st_mtime_ns)
    return known.get(case.id, "the bench program is older than this case: make build") or ""


def builds() -> dict[str, Any]:
    """Return the compilers, flags and peers that the program was made with."""
    return call("builds")[0]


def sample(cases: list[Case], metric: str, plan: Plan, copies: Copies) -> Sampling:
    """Time cases against each other in one fresh process, on fresh operands.

    Raises CheckFailed when a kernel's result is wrong and the plan has it checked.
    """
    words = (
        f"metric={metric}",
        f"rounds={plan.rounds}",
        f"ms={plan.milliseconds}",
        f"batch-us={plan.batch}",
        f"check={plan.check:d}",
        f"seed={secrets.randbits(64)}",
        *(("without-ifma=1",) if without_ifma() else ()),
    )
    head, *rounds = copies.call("run", *words, *(case.id for case in cases))
    costs, drifts, widths = ([r[key] for r in rounds] for key in ("v", "d", "w"))
    return Sampling(head["unit"], costs, drifts, widths, head)
