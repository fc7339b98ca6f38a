# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a page says of quotients, as data: the pairs of cases, the threshold, the sentence; and the verdict on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from sangi_lab.bench.samples import Quotient
from sangi_lab.report.model import Cost, Results
from sangi_lab.report.phrases import SAME, shown

#: `partly`: in some pairs.  `inconclusive`: an interval spans the threshold, and the other pairs do not decide.
Verdict = Literal["holds", "changed", "partly", "inconclusive"]
BELOW = 1 - SAME


@dataclass(frozen=True)
class Pair:
    """Cost of a over cost of b; `where`: in which build, at which size, for which key."""

    a: Cost
    b: Cost
    where: str = ""


@dataclass(frozen=True)
class Claim:
    """That in every pair the cost of a over that of b is below the threshold, or above it if `above`.

    `sentence`: what the page's list calls it, `paper` what the paper says of it, both empty where another sentence
    tells the quotients.  `middle`: the median over the pairs is meant.  `least`: of the pairs of one place only the
    one with the smallest quotient.
    """

    key: str
    pairs: tuple[Pair, ...]
    threshold: float = BELOW
    sentence: str = ""
    paper: str = ""
    above: bool = False
    middle: bool = False
    least: bool = False


def span(found: Sequence[Quotient]) -> str:
    """`0.79 [0.78, 0.80]`, or `0.79 to 0.85 [0.78, 0.86]` with the widest that the intervals reach."""
    low, high = min(found, key=lambda q: q.value), max(found, key=lambda q: q.value)
    return shown(low.value, high.value, min(q.lo for q in found), max(q.hi for q in found))


@dataclass(frozen=True)
class Judged:
    """A claim, and the quotients of those of its pairs that were measured: one at least."""

    claim: Claim
    found: tuple[tuple[Pair, Quotient], ...]

    @property
    def quotients(self) -> list[Quotient]:
        """Without their pairs."""
        return [quotient for _, quotient in self.found]

    @property
    def said(self) -> str:
        """The quotients and their intervals."""
        return span(self.quotients)

    @property
    def agree(self) -> list[bool | None]:
        """Whether each quotient agrees with the claim; None: its interval spans the threshold."""
        below = [side(quotient, self.claim.threshold) for quotient in self.quotients]
        return [None if one is None else one != self.claim.above for one in below]

    @property
    def verdict(self) -> Verdict:
        """Where every interval lies against the threshold."""
        return verdict(self.agree)

    def by(self, where: Iterable[str]) -> Iterator[Judged]:
        """The claim for each place by itself, where it was measured."""
        for place in where:
            if found := tuple(row for row in self.found if row[0].where == place):
                yield Judged(self.claim, found)


def verdict(agree: Sequence[bool | None]) -> Verdict:
    """What follows from whether each quotient agrees with a claim; None: its interval spans the threshold."""
    if True in agree and False in agree:
        return "partly"
    if None in agree:
        return "inconclusive"
    return "holds" if agree[0] else "changed"


def side(quotient: Quotient, threshold: float) -> bool | None:
    """Whether a quotient is below a threshold; None where its interval spans it."""
    return True if quotient.hi < threshold else False if quotient.lo > threshold else None


def judge(results: Results, claim: Claim) -> Judged | None:
    """The claim beside this run; None where none of its pairs was measured."""
    measured = [(pair, q) for pair in claim.pairs if (q := results.ratio(pair.a, pair.b)) is not None]
    if claim.middle and measured:
        pairs = [(pair.a, pair.b) for pair, _ in measured]
        middle = results.middle(pairs)
        return None if middle is None else Judged(claim, ((claim.pairs[0], middle),))
    if claim.least:
        places = dict.fromkeys(pair.where for pair, _ in measured)
        rows = [[row for row in measured if row[0].where == place] for place in places]
        measured = [min(row, key=lambda one: one[1].value) for row in rows]
    return Judged(claim, tuple(measured)) if measured else None


def by_key(claims: Iterable[Claim]) -> dict[str, Claim]:
    """The claims of a page by their keys."""
    return {claim.key: claim for claim in claims}
