# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which of the paper's claims hold here: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median

from sangi.codegen.tables import action_simd
from sangi_lab.bench.cases.csidh import KEYS
from sangi_lab.report.kodera.cases import DEGREES, EXCHANGE, PEER, action, isogeny
from sangi_lab.report.kodera.counts import Study, two_points
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import Finding, times

#: From here on a degree stands for large ones.
LARGE = 251
#: Fastest, by the paper.
FIRST, LAST = 19, 373
#: The authors' own square-root Velu of 2020, all degrees with one point, multiplications and squarings.
SQRTVELU_2020 = 66_878


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from."""

    results: Results
    study: Study

    def over(self, a: str, b: str, lowest: int = 0) -> float | None:
        """The median over the degrees of the cost of one method over another."""
        found = [self.results.ratio(isogeny(d, a), isogeny(d, b)) for d in DEGREES if d >= lowest]
        values = [r.value for r in found if r is not None]
        return median(values) if values else None

    def counted(self, a: str, b: str, lowest: int = 0) -> float:
        """The same of multiplications and squarings."""
        ops = self.study.ops
        return median(ops[d, a, 1].products / ops[d, b, 1].products for d in DEGREES if d >= lowest)

    def acted(self, a: str, b: str) -> float | None:
        """The median over the keys of the cost of one action over another."""
        found = [self.results.ratio(action(key, a), action(key, b)) for key in range(KEYS)]
        values = [r.value for r in found if r is not None]
        return median(values) if values else None

    def fastest(self, methods: Sequence[str]) -> dict[int, str]:
        """For each degree that has all of them, the fastest of some methods."""
        made = {}
        for degree in DEGREES:
            costs = {m: self.results.median(isogeny(degree, m)) for m in methods}
            known = {m: c for m, c in costs.items() if c is not None}
            if len(known) == len(methods):
                made[degree] = min(known, key=lambda m: known[m])
        return made


def percent(ratio: float) -> str:
    """`12.3 % less`, `1.0 % more`."""
    change = 100 * (ratio - 1)
    return f"{abs(change):.1f} % {'less' if change < 0 else 'more'}"


def runs(degrees: Sequence[int]) -> str:
    """Degrees as ranges of neighbours: `19 to 61, 71`."""
    parts: list[list[int]] = []
    for degree in degrees:
        at = DEGREES.index(degree)
        if parts and DEGREES[at - 1] == parts[-1][-1]:
            parts[-1].append(degree)
        else:
            parts.append([degree])
    return ", ".join(str(p[0]) if len(p) == 1 else f"{p[0]} to {p[-1]}" for p in parts)


def _graded(saving: float, wanted: float) -> str:
    """Whether a saving is what the paper says, three quarters of it at least; or is one at all."""
    return "holds" if saving >= 0.75 * wanted else "partly" if saving > 0.005 else "changed"


def fastest(n: Numbers) -> Finding | None:
    """Where Algorithm 3 wins."""
    won = n.fastest(("velu", "addskip", "sqrtvelu"))
    inside = [d for d in won if FIRST <= d <= LAST]
    if not inside:
        return None
    wins = [d for d in won if won[d] == "addskip"]
    text = f"Of these three it is the fastest for {len(wins)} of {len(won)} degrees"
    text += f": {runs(wins)}." if wins else "."
    if any(won[d] == "sqrtvelu" for d in inside):
        text += (
            f" The rival is stronger than the paper’s: tuned for each degree, square-root Vélu takes "
            f"{n.study.total('sqrtvelu'):,} multiplications and squarings over all degrees, where the code that the "
            f"paper measures takes {SQRTVELU_2020:,}."
        )
    plain = n.fastest(("velu", "addskip"))
    over = [d for d in plain if plain[d] == "addskip"]
    text += (
        f" Against Algorithm 1 alone it wins for {len(over)} of {len(plain)}: {runs(over)}." if over else ""
    )
    hit = sum(won[d] == "addskip" for d in inside)
    verdict = "holds" if hit == len(inside) else "partly" if hit else "changed"
    return Finding(verdict, "Algorithm 3 is the fastest for 19 ≤ ℓ ≤ 373", text, "figure 2, section 5.1")


def per_isogeny(method: str, name: str, wanted: float, place: str) -> Callable[[Numbers], Finding | None]:
    """What a method saves of Algorithm 1 for large degrees."""

    def sentence(n: Numbers) -> Finding | None:
        ratio = n.over(method, "velu", LARGE)
        if ratio is None:
            return None
        counted = n.counted(method, "velu", LARGE)
        text = f"From ℓ = {LARGE} on it takes {percent(ratio)} time (median over the degrees), with "
        text += f"{percent(counted).replace('less', 'fewer')} multiplications and squarings."
        claim = f"{name} saves {wanted:.0%} of an isogeny of large degree"
        return Finding(_graded(1 - ratio, wanted), claim, text, place)

    return sentence


def per_action(variant: str, name: str, wanted: float) -> Callable[[Numbers], Finding | None]:
    """What a method saves of an action by Algorithm 1."""

    def sentence(n: Numbers) -> Finding | None:
        ratio = n.acted(variant, "velu-basic")
        if ratio is None:
            return None
        text = f"It takes {percent(ratio)} time (median over the keys)."
        claim = f"{name} saves {100 * wanted:.1f} % of a public key"
        return Finding(_graded(1 - ratio, wanted), claim, text, "section 5.2")

    return sentence


def optimum(n: Numbers) -> Finding | None:
    """The formula for n."""
    near = [d for d, best in n.study.best_n.items() if abs(best - (sqrt(d) - 1) / 2) <= 1]
    far = max(n.study.best_n, key=lambda d: abs(n.study.best_n[d] - (sqrt(d) - 1) / 2))
    text = (
        f"The n with the fewest products is within 1 of it for {len(near)} of {len(n.study.best_n)} degrees. "
    )
    text += f"It is farthest for ℓ = {far}: {n.study.best_n[far]} in place of {(sqrt(far) - 1) / 2:.1f}. The leftover "
    text += "points, which the formula does not see, decide; so n has to be searched."
    verdict = "holds" if len(near) >= 0.9 * len(n.study.best_n) else "partly"
    return Finding(verdict, "The best n is about (√ℓ − 1)/2", text, "sections 4.2 and 5")


def table_1(n: Numbers) -> Finding | None:
    """2M + 1S + 6a."""
    by_themselves, skip = two_points()
    saved = (by_themselves.mul - skip.mul, by_themselves.sqr - skip.sqr, by_themselves.add - skip.add)
    text = f"As the library counts, two points take {by_themselves.mul}M + {by_themselves.sqr}S + {by_themselves.add}a "
    text += f"by themselves and {skip.mul}M + {skip.sqr}S + {skip.add}a by 2-ADD-Skip."
    verdict = "holds" if saved == (2, 1, 6) else "changed"
    return Finding(verdict, "Each application saves 2M + 1S + 6a", text, "table 1")


def grouped(n: Numbers) -> Finding | None:
    """What lies beyond the paper."""
    best = n.fastest(("velu", "addskip2", "addskip", "sqrtvelu", "grouped"))
    if not best:
        return None
    wins = [d for d in best if best[d] == "grouped"]
    text = "As a bilinear form in three values for each point, evaluated for groups of giant steps by inner products, "
    text += f"2-ADD-Skip takes {n.study.total('grouped'):,} multiplications and squarings over all degrees with one "
    text += f"point, against {n.study.total('addskip'):,} as the paper has it. "
    text += f"It is the fastest of all for {len(wins)} of {len(best)} "
    text += f"degrees: {runs(wins)}." if wins else "degrees."
    return Finding("new", "The idea goes further", text)


def rounds(n: Numbers) -> Finding | None:
    """Planned rounds."""
    basic, optimal = n.acted("grouped-basic", "velu-basic"), n.acted("grouped-optimal", "velu-basic")
    if basic is None or optimal is None:
        return None
    text = f"With grouped isogenies in the paper’s rounds a public key takes {times(basic)} of the time by Algorithm "
    text += "1; with rounds that push several points where that is cheaper than to multiply, and addition chains in "
    text += f"place of ladders, {times(optimal)}."
    return Finding("new", "Most of an action is not isogenies", text)


def simd(n: Numbers) -> Finding | None:
    """The vectorised action."""
    over, further = n.acted("ifma", "grouped-optimal"), n.acted("ifma", "addskip-basic")
    if over is None or further is None:
        return None
    usual = action_simd.usual()
    text = "The ladders of both sides, the baby steps and the points to push are vectorised; sums of products are "
    text += f"reduced once. In AVX-512 IFMA the action takes {times(over)} of the time, {times(further)} of that of "
    text += f"the paper’s best. It takes {usual['products']:,} vector products, that is, at two vpmadd52 per cycle "
    text += f"at least {usual['limit'] / 1e6:.1f} million cycles."
    return Finding("new", "One action can be vectorised", text)


def exchange(n: Numbers) -> Finding | None:
    """Another library."""
    ratio = n.results.ratio(EXCHANGE[1], PEER)
    if ratio is None:
        return None
    text = f"Validation and derivation take {times(ratio.value)} of CIRCL’s time, which is in Go and assembly, and "
    text += "runs in a process of its own."
    return Finding("new", "The exchange against another library", text)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    fastest,
    per_isogeny("addskip2", "Algorithm 2", 0.08, "section 4.2"),
    per_isogeny("addskip", "Algorithm 3", 0.12, "sections 4.2 and 5.1"),
    per_action("addskip-basic", "Algorithm 3", 0.052),
    per_action("sqrtvelu-basic", "Square-root Vélu", 0.010),
    optimum,
    table_1,
    grouped,
    rounds,
    simd,
    exchange,
)


def findings(n: Numbers) -> list[Finding]:
    """Every sentence for which this run has the figures."""
    return [f for sentence in SENTENCES if (f := sentence(n)) is not None]


def headline(n: Numbers) -> str:
    """The one sentence under the title."""
    ratio, further = n.acted("addskip-basic", "velu-basic"), n.acted("grouped-optimal", "velu-basic")
    if ratio is None or further is None:
        return "The run lacks the keys that the paper compares."
    return (
        f"With 2-ADD-Skip a public key of CSIDH-512 takes {percent(ratio)} time than with Algorithm 1; with the same "
        f"idea in inner products, and planned rounds, {percent(further)}."
    )
