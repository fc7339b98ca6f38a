# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether the transform comes before Toom–Cook, and why: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sangi_lab.report import claims
from sangi_lab.report.aoki import boards, sntrup
from sangi_lab.report.aoki.claims import BY_NAME
from sangi_lab.report.aoki.counts import BOARDS, Mix
from sangi_lab.report.claims import Judged, span
from sangi_lab.report.model import Results
from sangi_lab.report.onboards import Counted
from sangi_lab.report.phrases import SAME, Finding, listed, times

#: On the Cortex-M3 long products vary in time, and the library takes 16-bit primes there.
SAFE = {"riscv64": "ntt32", "thumbv7m": "ntt16", "thumbv7em": "ntt32"}


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from: the paper's columns, the run, instructions by core and method."""

    columns: Sequence[Mapping[str, Any]]
    results: Results
    counts: Mapping[tuple[str, str], Mix]
    figures: Counted = field(default_factory=dict)

    def judge(self, key: str) -> Judged | None:
        """A claim of the page beside this run."""
        return claims.judge(self.results, BY_NAME[key])

    def executed(self, what: str, core: str) -> float | None:
        """Instructions of the library's transform on a core, over Toom–Cook's."""
        ours, toom = self.counts.get((core, SAFE[core])), self.counts.get((core, "toom4"))
        return None if ours is None or toom is None else float(getattr(ours, what) / getattr(toom, what))


def _counted(values: Sequence[float]) -> str:
    """What exact counts say."""
    below = [value < 1 - SAME for value in values]
    return "holds" if all(below) else "partly" if any(below) else "changed"


def first(n: Numbers) -> Finding | None:
    """The transform before Toom–Cook, in C without vectors."""
    one, more = n.judge("mul scalar"), n.judge("matvec scalar")
    if one is None:
        return None
    paper = listed(
        [f"{c['values']['ntt']}k against {c['values']['toom4']}k on the {c['board']}" for c in n.columns]
    )
    text = f"Without vectors, one product takes {one.said} of Toom–Cook’s time (by set)"
    text += f", matrix and vector {more.said}." if more else "."
    verdict = claims.verdict([*one.agree, *(more.agree if more else ())])
    return Finding(verdict, one.claim.sentence, text, f"{paper} cycles")


def cores(n: Numbers) -> Finding | None:
    """On cores of the paper's kinds, by instructions."""
    found = {board: n.executed("instructions", core) for core, board in BOARDS.items()}
    ratios = {board: ratio for board, ratio in found.items() if ratio is not None}
    if not ratios:
        return None
    text = "Instructions of one product over Toom–Cook’s: "
    text += listed([f"{times(ratio)} for the {board}’s core" for board, ratio in ratios.items()])
    text += (
        ". The Cortex-M3’s are those of two 16-bit primes, for which it needs no product whose time varies."
    )
    paper = "1/1.29, 1/1.36 and 1/1.15 of Toom–Cook’s cycles"
    return Finding(_counted(list(ratios.values())), "It is so on each of the paper’s cores", text, paper)


def clocks(n: Numbers) -> Finding | None:
    """The same in cycles, of a model and of a core in Verilog."""
    return boards.finding(n.figures, n.columns)


def vectors(n: Numbers) -> Finding | None:
    """Where the compiler makes vectors."""
    found = [f for build in ("vec", "vec-avx2") if (f := n.judge(f"matvec {build}")) is not None]
    if not found:
        return None
    said = span([q for judged in found for q in judged.quotients])
    text = f"Where gcc makes vectors of both, matrix and vector take {said} of Toom–Cook’s time: Toom–Cook "
    text += "is long runs of 16-bit products, which vectors hold by eight or sixteen, so that it gains most."
    return Finding("new", found[0].claim.sentence, text)


def by_hand(n: Numbers) -> Finding | None:
    """AVX2 and AVX-512."""
    first, second = n.judge("AVX2"), n.judge("AVX-512")
    if first is None:
        return None
    text = f"By hand in AVX2, matrix and vector take {first.said} of what gcc makes of Toom–Cook for AVX2"
    text += f"; in AVX-512, with both primes in one register, {second.said} of that." if second else "."
    return Finding("new", first.claim.sentence, text)


def mechanism(n: Numbers) -> Finding | None:
    """What is left of it in the mechanism."""
    found, rival = n.judge("mechanism"), n.judge("PQClean")
    if found is None:
        return None
    text = f"Keys, encapsulation and decapsulation take {found.said} of their time with Toom–Cook (without vectors): "
    text += "what is left is mostly Keccak."
    if rival is not None:
        text += f" Saber’s decapsulation takes {rival.said} of PQClean’s."
    return Finding("new", found.claim.sentence, text)


def another(n: Numbers) -> Finding | None:
    """The ring of sntrup761."""
    return sntrup.finding(n.results)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    first,
    cores,
    clocks,
    vectors,
    by_hand,
    mechanism,
    another,
)


def findings(n: Numbers) -> list[Finding]:
    """Every sentence for which this run has the figures."""
    return [f for sentence in SENTENCES if (f := sentence(n)) is not None]


def headline(n: Numbers) -> str:
    """The one sentence under the title."""
    judged = [n.judge(f"{op} scalar") for op in ("mul", "matvec")]
    found = [one.said for both in judged if both is not None for one in both.by(["saber"])]
    if len(found) < len(judged):
        return "The run lacks the products that the paper compares."
    one, more = found
    return (
        f"In portable C without vectors, the transform takes {one} of Toom–Cook’s time for one of "
        f"Saber’s products and {more} for its matrix and vector."
    )
