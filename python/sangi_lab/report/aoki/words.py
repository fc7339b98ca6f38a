# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether the transform comes before Toom–Cook, and why: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sangi_lab.report.aoki import boards, sntrup
from sangi_lab.report.aoki.cases import KEM_OPS, OPS, SETS, TRANSFORMS, kem, peer, product
from sangi_lab.report.aoki.counts import BOARDS, Mix
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

    def over_toom(self, op: str, build: str = "scalar") -> dict[str, float]:
        """By set, the time of the faster transform in C over Toom–Cook's."""
        found = {}
        for name in SETS:
            ratios = [
                self.results.ratio(product(name, op, m, build), product(name, op, "toom4", build))
                for m in TRANSFORMS
            ]
            values = [r.value for r in ratios if r is not None]
            if values:
                found[name] = min(values)
        return found

    def executed(self, what: str, core: str) -> float | None:
        """Instructions of the library's transform on a core, over Toom–Cook's."""
        ours, toom = self.counts.get((core, SAFE[core])), self.counts.get((core, "toom4"))
        return None if ours is None or toom is None else float(getattr(ours, what) / getattr(toom, what))


def span(values: Sequence[float]) -> str:
    """`0.19 to 0.24`."""
    low, high = times(min(values)), times(max(values))
    return low if low == high else f"{low} to {high}"


def _verdict(values: Sequence[float]) -> str:
    below = [value < 1 - SAME for value in values]
    return "holds" if all(below) else "partly" if any(below) else "changed"


def first(n: Numbers) -> Finding | None:
    """The transform before Toom–Cook, in C without vectors."""
    one = n.over_toom("mul")
    if not one:
        return None
    paper = listed(
        [f"{c['values']['ntt']}k against {c['values']['toom4']}k on the {c['board']}" for c in n.columns]
    )
    text = f"Without vectors, one product takes {span(list(one.values()))} of Toom–Cook’s time (by set)"
    more = n.over_toom("matvec")
    text += f", matrix and vector {span(list(more.values()))}." if more else "."
    return Finding(
        _verdict([*one.values(), *more.values()]),
        "In C alone the transform is faster",
        text,
        f"{paper} cycles",
    )


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
    return Finding(_verdict(list(ratios.values())), "It is so on each of the paper’s cores", text, paper)


def clocks(n: Numbers) -> Finding | None:
    """The same in cycles, of a model and of a core in Verilog."""
    return boards.finding(n.figures, n.columns)


def vectors(n: Numbers) -> Finding | None:
    """Where the compiler makes vectors."""
    found = {build: n.over_toom("matvec", build) for build in ("vec", "vec-avx2")}
    values = [value for by_set in found.values() for value in by_set.values()]
    if not values:
        return None
    text = f"Where gcc makes vectors of both, matrix and vector take {span(values)} of Toom–Cook’s time: Toom–Cook "
    text += "is long runs of 16-bit products, which vectors hold by eight or sixteen, so that it gains most."
    return Finding("new", "Vectors close some of the gap", text)


def by_hand(n: Numbers) -> Finding | None:
    """AVX2 and AVX-512."""
    pairs = [
        ("avx2", product("saber", "matvec", "toom4", "vec-avx2")),
        ("avx512", product("saber", "matvec", "avx2")),
    ]
    first, second = (n.results.ratio(product("saber", "matvec", a), b) for a, b in pairs)
    if first is None:
        return None
    text = f"By hand in AVX2, matrix and vector take {times(first.value)} of what gcc makes of Toom–Cook for AVX2"
    text += (
        f"; in AVX-512, with both primes in one register, {times(second.value)} of that." if second else "."
    )
    return Finding("new", "In vectors by hand", text)


def mechanism(n: Numbers) -> Finding | None:
    """What is left of it in the mechanism."""
    ratios = [
        n.results.ratio(kem(name, op, "C, NTT"), kem(name, op, "C, Toom–Cook"))
        for name in SETS
        for op in KEM_OPS
    ]
    values = [r.value for r in ratios if r is not None]
    if not values:
        return None
    text = f"Keys, encapsulation and decapsulation take {span(values)} of their time with Toom–Cook (without vectors): "
    text += "what is left is mostly Keccak."
    rival = n.results.ratio(kem("saber", "decaps", "C, NTT"), peer("saber", "decaps", "PQClean, C"))
    if rival is not None:
        text += f" Saber’s decapsulation takes {times(rival.value)} of PQClean’s."
    return Finding("new", "The whole mechanism gains", text)


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
    found = {op: n.over_toom(op).get("saber") for op in OPS}
    if found["mul"] is None or found["matvec"] is None:
        return "The run lacks the products that the paper compares."
    return (
        f"In portable C without vectors, the transform takes {times(found['mul'])} of Toom–Cook’s time for one of "
        f"Saber’s products and {times(found['matvec'])} for its matrix and vector."
    )
