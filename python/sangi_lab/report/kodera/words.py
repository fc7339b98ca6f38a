# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which of the paper's claims hold here: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import median

from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.claims import Judged, side
from sangi_lab.report.kodera import constant
from sangi_lab.report.kodera.cases import DEGREES, METHODS
from sangi_lab.report.kodera.claims import BY_NAME, FIRST, LARGE, LAST, SOME, acted
from sangi_lab.report.kodera.counts import Study, two_points, vectorised
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import Finding, quotient

#: The authors' own square-root Velu of 2020, all degrees with one point, multiplications and squarings.
SQRTVELU_2020 = 66_878


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from."""

    results: Results
    study: Study

    def judge(self, key: str) -> Judged | None:
        """A claim of the page beside this run."""
        return claims.judge(self.results, BY_NAME[key])

    def counted(self, a: str, b: str, lowest: int = 0) -> float:
        """The median over the degrees of the products that one method takes over another's."""
        ops = self.study.ops
        return median(ops[d, a, 1].products / ops[d, b, 1].products for d in DEGREES if d >= lowest)

    def acted(self, a: str, b: str) -> Quotient | None:
        """The median over the keys of the cost of one action over another."""
        found = self.judge(acted(a, b))
        return None if found is None else found.quotients[0]

    def wins(self, method: str, rivals: Sequence[str]) -> dict[int, bool | None]:
        """For each degree that has all of them, whether a method is faster than its rivals; None: not decided."""
        found = [self.judge(f"{method} over {rival}") for rival in rivals]
        sides: dict[int, list[bool | None]] = {}
        for judged in found:
            for (pair, _), agree in zip(judged.found, judged.agree, strict=True) if judged else ():
                sides.setdefault(int(pair.where), []).append(agree)
        return {
            degree: False if False in row else None if None in row else True
            for degree, row in sides.items()
            if len(row) == len(rivals)
        }


def percent(ratio: float) -> str:
    """`12.3 % less`, `1.0 % more`."""
    change = 100 * (ratio - 1)
    return f"{abs(change):.1f} % {'less' if change < 0 else 'more'}"


def saved(q: Quotient) -> str:
    """`12.3 % less time [12.0, 12.5]`, `1.0 % more time [0.8, 1.3]`."""
    sign = -1 if q.value < 1 else 1
    lo, hi = sorted(sign * 100 * (end - 1) for end in (q.lo, q.hi))
    return f"{percent(q.value)} time [{lo:.1f}, {hi:.1f}]"


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


def _graded(found: Judged) -> str:
    """Whether a saving is what the paper says, three quarters of it at least; or is one at all."""
    if found.verdict != "changed":
        return found.verdict
    some = side(found.quotients[0], 1 - SOME)
    return "inconclusive" if some is None else "partly" if some else "changed"


def fastest(n: Numbers) -> Finding | None:
    """Where Algorithm 3 wins."""
    won, plain = n.wins("addskip", ("velu", "sqrtvelu")), n.wins("addskip", ("velu",))
    inside = [won[degree] for degree in won if FIRST <= degree <= LAST]
    if not inside:
        return None
    text = f"Of these three it is the fastest for {_degrees(won)}"
    if n.wins("addskip", ("sqrtvelu",)) != won or False in inside:
        text += (
            f" The rival is stronger than the paper’s: tuned for each degree, square-root Vélu takes "
            f"{n.study.total('sqrtvelu'):,} multiplications and squarings over all degrees, where the code that the "
            f"paper measures takes {SQRTVELU_2020:,}."
        )
    text += f" Against Algorithm 1 alone it wins for {_degrees(plain)}"
    claim = BY_NAME["addskip over velu"]
    return Finding(claims.verdict(inside), claim.sentence, text, claim.paper)


def _degrees(won: dict[int, bool | None]) -> str:
    """`3 of 74 degrees: 3 to 7; 2 are not decided.`"""
    wins = [degree for degree in won if won[degree]]
    unclear = sum(agree is None for agree in won.values())
    text = f"{len(wins)} of {len(won)} degrees" + (f": {runs(wins)}" if wins else "")
    return text + (f"; {unclear} are not decided." if unclear else ".")


def per_isogeny(method: str) -> Callable[[Numbers], Finding | None]:
    """What a method saves of Algorithm 1 for large degrees."""

    def sentence(n: Numbers) -> Finding | None:
        found = n.judge(f"isogeny {method}")
        if found is None:
            return None
        counted = n.counted(method, "velu", LARGE)
        text = f"From ℓ = {LARGE} on it takes {saved(found.quotients[0])} (median over the degrees), with "
        text += f"{percent(counted).replace('less', 'fewer')} multiplications and squarings."
        return Finding(_graded(found), found.claim.sentence, text, found.claim.paper)

    return sentence


def per_action(variant: str) -> Callable[[Numbers], Finding | None]:
    """What a method saves of an action by Algorithm 1."""

    def sentence(n: Numbers) -> Finding | None:
        found = n.judge(f"key {variant}")
        if found is None:
            return None
        text = f"It takes {saved(found.quotients[0])} (median over the keys)."
        return Finding(_graded(found), found.claim.sentence, text, found.claim.paper)

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
    won = n.wins("grouped", [method for method in METHODS if method != "grouped"])
    if not won:
        return None
    text = "As a bilinear form in three values for each point, evaluated for groups of giant steps by inner products, "
    text += f"2-ADD-Skip takes {n.study.total('grouped'):,} multiplications and squarings over all degrees with one "
    text += f"point, against {n.study.total('addskip'):,} as the paper has it. "
    text += f"It is the fastest of all for {_degrees(won)}"
    return Finding("new", BY_NAME["grouped over velu"].sentence, text)


def rounds(n: Numbers) -> Finding | None:
    """Planned rounds."""
    basic, optimal = n.acted("grouped-basic", "velu-basic"), n.acted("grouped-optimal", "velu-basic")
    if basic is None or optimal is None:
        return None
    text = "With grouped isogenies in the paper’s rounds a public key takes "
    text += f"{quotient(basic)} of the time by Algorithm 1; with rounds that push several points where that is cheaper "
    text += f"than to multiply, and addition chains in place of ladders, {quotient(optimal)}."
    return Finding("new", "Most of an action is not isogenies", text)


def simd(n: Numbers) -> Finding | None:
    """The vectorised action."""
    over, further = n.acted("ifma", "grouped-optimal"), n.acted("ifma", "addskip-basic")
    if over is None or further is None:
        return None
    usual = vectorised()
    text = "The ladders of both sides, the baby steps and the points to push are vectorised; sums of products are "
    text += f"reduced once. In AVX-512 IFMA the action takes {quotient(over)} of the time, {quotient(further)} of that "
    text += f"of the paper’s best. It takes {usual['products']:,} vector products, that is, at two vpmadd52 per cycle "
    text += f"at least {usual['limit'] / 1e6:.1f} million cycles."
    return Finding("new", "One action can be vectorised", text)


def exchange(n: Numbers) -> Finding | None:
    """Another library."""
    found = n.judge("exchange")
    if found is None:
        return None
    text = f"Validation and derivation take {found.said} of CIRCL’s time, which is in Go and assembly, and "
    text += "runs in a process of its own."
    return Finding("new", found.claim.sentence, text)


def constant_time(n: Numbers) -> Finding | None:
    """The action in constant time."""
    found = n.judge("constant time")
    if found is None:
        return None
    start, *_, own = constant.ladder()
    text = f"With the same keys it takes {found.said} of highctidh’s time, validation excluded. "
    text += "One point for each sign, with isogenies that are not grouped, takes "
    text += f"{start.products:,.0f} multiplications and squarings at 512 bits; "
    text += f"with groups, a strategy and batches of its own {own.products:,.0f} remain."
    return Finding("new", found.claim.sentence, text)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    fastest,
    per_isogeny("addskip2"),
    per_isogeny("addskip"),
    per_action("addskip-basic"),
    per_action("sqrtvelu-basic"),
    optimum,
    table_1,
    grouped,
    rounds,
    simd,
    exchange,
    constant_time,
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
        f"With 2-ADD-Skip a public key of CSIDH-512 takes {saved(ratio)} than with Algorithm 1; with the same "
        f"idea in inner products, and planned rounds, {saved(further)}."
    )
