# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which method wins where: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sangi.verify.vectors.quotient import Attacked
from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.claims import BELOW, Judged, side, span
from sangi_lab.report.model import Results
from sangi_lab.report.ohta import boards, vectors
from sangi_lab.report.ohta.cases import BUILDS, METHODS
from sangi_lab.report.ohta.claims import BY_NAME, OPS
from sangi_lab.report.ohta.counts import Operations, montgomery
from sangi_lab.report.ohta.counts import ohta as ohta_counts
from sangi_lab.report.onboards import Counted
from sangi_lab.report.phrases import SAME, Finding, listed, quotient, times

ABOVE = 1 + SAME


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from: the paper's times, the run, the counts, the attacks on one guard column."""

    paper: Mapping[str, float]
    results: Results
    counts: Mapping[str, Operations]
    attacks: Sequence[Attacked]
    figures: Counted = field(default_factory=dict)

    def judge(self, key: str) -> Judged | None:
        """A claim of the page beside this run."""
        return claims.judge(self.results, BY_NAME[key])

    def sizes(self, op: str = "mul") -> dict[int, Quotient]:
        """Cost of Ohta's over Montgomery's at run time, by bits."""
        found = self.judge(f"sizes {op}")
        return {} if found is None else {int(pair.where): q for pair, q in found.found}


def in_builds(found: Judged) -> str:
    """`0.79 [0.78, 0.80] times as long`, with `(by build)` where builds differ."""
    said = f"{found.said} times as long"
    return f"{said} (by build)" if " to " in said else said


def contest(n: Numbers) -> Finding | None:
    """Ohta's, as the paper writes both, is faster."""
    found = n.judge("contest")
    if found is None:
        return None
    printed = n.paper["alg3-3x3"], n.paper["alg1"]
    ratio = printed[0] / printed[1]
    paper = f"{printed[0]:g} μs against {printed[1]:g} μs, {ratio:.3f} times as long; a mean of ten runs"
    text = f"Ohta’s with both techniques takes {in_builds(found)} as Montgomery’s with none: the paper’s contest."
    return Finding(found.verdict, found.claim.sentence, text, paper)


def without(n: Numbers) -> Finding | None:
    """The same contest with no technique on either side."""
    found = n.judge("without")
    if found is None:
        return None
    more = n.counts["alg3-unrolled"].mul / n.counts["alg1"].mul if n.counts else None
    text = f"Both written out and with no technique, Ohta’s takes {in_builds(found)}"
    text += f", for {times(more)} times as many products." if more else "."
    return Finding("new", found.claim.sentence, text)


def carry_save(n: Numbers) -> Finding | None:
    """What carry save does alone, and what blocking adds."""
    save, block, alone = (n.judge(key) for key in ("carry save", "blocking", "blocking alone"))
    if save is None or block is None or alone is None:
        return None
    text = f"Carry save alone takes {save.said} of the time without it, blocking alone {alone.said}. "
    text += f"After carry save a block of 3×3 takes {block.said} of the time"
    # Where blocking never gains, only one of the techniques makes it fast.
    verdict = {"changed": "partly"}.get(block.verdict, block.verdict)
    if block.verdict == "changed":
        text += ": it adds nothing. A block without carry save already sums three products before it carries; what "
        text += "both save is carries, not loads"
    return Finding(verdict, block.claim.sentence, f"{text}.", block.claim.paper)


def _shape_in(found: Judged) -> str:
    """In one build: whether 3x3 is the best, the same as others, beaten; or not decided."""
    below, above = ([side(q, limit) for q in found.quotients] for limit in (BELOW, ABOVE))
    if True in below:
        return "beaten"
    if None in below or (None in above and False not in above):
        return "undecided"
    return "best" if False in above else "same"


def shape(n: Numbers) -> Finding | None:
    """Whether one size of block stands out."""
    found = n.judge("shape")
    if found is None:
        return None
    builds = {judged.found[0][0].where: judged for judged in found.by(BUILDS)}
    states = {build: _shape_in(judged) for build, judged in builds.items()}
    which = set(states.values())
    text = f"1×1, 2×2 and 4×4 take {found.said} of the time of 3×3"
    if which == {"same"}:
        text += (
            f", that is, the same within {SAME:.0%} in every build: compilers choose an order of their own."
        )
        return Finding("changed", found.claim.sentence, text, found.claim.paper)
    text += f": 3×3 is {listed([f'{state} by {build}' for build, state in states.items()])}."
    if "undecided" in which:
        verdict = "inconclusive"
    else:
        verdict = "holds" if which == {"best"} else "partly" if "best" in which else "changed"
    return Finding(verdict, found.claim.sentence, text, found.claim.paper)


def impossible(n: Numbers) -> Finding | None:
    """Carry save in Montgomery's."""
    found, both = n.judge("Montgomery’s carry save"), n.judge("both save")
    if found is None or both is None:
        return None
    text = f"It can: one column is carried per round, and it takes {found.said} of the time without. "
    text += f"Against that, Ohta’s with both techniques takes {in_builds(both)}."
    verdict = {"changed": "partly", "inconclusive": "inconclusive"}.get(found.verdict, "changed")
    return Finding(verdict, found.claim.sentence, text, found.claim.paper)


def lazy(n: Numbers) -> Finding | None:
    """No subtraction at the end."""
    found, best = n.judge("lazy"), n.judge("best")
    if found is None or best is None:
        return None
    text = f"With K three bits longer, and factors below 2p, nothing is subtracted: {found.said} of the time with two "
    text += f"subtractions. Montgomery’s can do the same; against that, Ohta’s takes {in_builds(best)}."
    return Finding("new", found.claim.sentence, text)


def floats(n: Numbers) -> Finding | None:
    """The floating-point forms."""
    keys = ("floats", "floats against Montgomery’s", "both in floats")
    found, against, both = (n.judge(key) for key in keys)
    if found is None or against is None or both is None:
        return None
    text = (
        f"Fused products on 45-bit limbs take {found.said} of the time of Ohta’s best form in integers, and "
    )
    text += f"{against.said} of Montgomery’s best, where the CPU has them. Against Montgomery’s in the same registers "
    text += f"Ohta’s takes {in_builds(both)}: there a round waits for three fused products in a row."
    return Finding(found.verdict, found.claim.sentence, text, found.claim.paper)


def larger(n: Numbers) -> Finding | None:
    """Whether Ohta's gains with the size."""
    sizes = n.sizes()
    if not sizes:
        return None
    claim = BY_NAME["sizes mul"]
    first, last = sizes[min(sizes)], sizes[max(sizes)]
    wins = side(last, claim.threshold)
    verdict = "holds" if wins else "inconclusive"
    if wins is False:
        # Ohta's does not win at the largest size, but the gap may close on the way there.
        closing = Quotient(last.value / first.value, last.lo / first.hi, last.hi / first.lo)
        gap = side(closing, claim.threshold)
        verdict = "partly" if gap else "changed" if gap is False else "inconclusive"
    return Finding(verdict, claim.sentence, over_sizes(sizes), claim.paper)


def over_sizes(sizes: Mapping[int, Quotient]) -> str:
    """Who wins at which size, with 64-bit words."""
    wins = [bits for bits, q in sizes.items() if side(q, BELOW)]
    even = [bits for bits, q in sizes.items() if q.lo >= BELOW and q.hi <= ABOVE]
    loses = [bits for bits, q in sizes.items() if side(q, ABOVE) is False]
    who = {
        "Ohta’s wins": wins,
        "they are even": even,
        "Montgomery’s wins": loses,
        "it is not decided": [bits for bits in sizes if bits not in (*wins, *even, *loses)],
    }
    parts = [f"{text} at {_bits(found, sizes)}" for text, found in who.items() if found]
    small, large = min(sizes), max(sizes)
    text = f"With 64-bit words and the modulus known at run time, {listed(parts)}"
    if small != large:
        text += f": Ohta’s takes {quotient(sizes[small])} times as long at {small} bits, "
        text += f"{quotient(sizes[large])} at {large}"
    return text + "."


def _bits(found: Sequence[int], sizes: Mapping[int, Quotient]) -> str:
    """`256 and 512 bits`, or `every size from 256 to 4096 bits`."""
    if len(found) == len(sizes) > 1:
        return f"every size from {found[0]} to {found[-1]} bits"
    return f"{listed([str(b) for b in found])} bits"


def guard(n: Numbers) -> Finding | None:
    """One guard column."""
    if not n.attacks:
        return None
    said = listed([f"{a.error} for {a.what}" for a in n.attacks])
    text = f"It does not, if limbs are full: with the one guard column of Table 3.1 an error of {said} is reached here."
    return Finding(
        "changed", "Leaving out low columns costs an error of 1", text, "section 3.2 and Table 3.1"
    )


def hidden(n: Numbers) -> Finding | None:
    """The counts of the two programs."""
    if "alg3-3x3" not in n.counts or "alg1" not in n.counts:
        return None
    ours, theirs = n.counts["alg3-3x3"], n.counts["alg1"]
    text = (
        f"The programs do not have equal m: {ours.mul} products against {theirs.mul}, "
        f"{times(ours.mul / theirs.mul)} times as many. But all operations together are {ours.total:,} against "
        f"{theirs.total:,}: carry save takes out more sums, masks and shifts than there are products more."
    )
    paper = f"at m = 16, {ohta_counts(16).mul} against {montgomery(16).mul} multiplications"
    return Finding("new", "Slightly more operations", text, paper)


def registers(n: Numbers) -> Finding | None:
    """On boards with few registers and with many."""
    return boards.finding(n.figures)


def in_vectors(n: Numbers) -> Finding | None:
    """Both methods by AVX-512 IFMA."""
    return vectors.finding(n.results)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    contest,
    without,
    carry_save,
    shape,
    impossible,
    lazy,
    floats,
    larger,
    registers,
    in_vectors,
    guard,
    hidden,
)


def findings(n: Numbers) -> list[Finding]:
    """Every sentence for which this run has the figures."""
    return [f for sentence in SENTENCES if (f := sentence(n)) is not None]


def verdict(n: Numbers) -> list[str]:
    """Where each method wins, plainly."""
    made = []
    if small := n.judge("best"):
        who = {
            "holds": "Ohta’s wins",
            "changed": "Montgomery’s is not beaten",
            "partly": "it depends on the compiler",
            "inconclusive": "these samples do not decide",
        }
        text = f"At 220 bits in portable C with 32-bit words, each at its best, {who[small.verdict]}: Ohta’s takes "
        made.append(f"{text}{in_builds(small)}.")
    if both := n.judge("both in floats"):
        made.append(f"In floating-point registers, which have no carry, Ohta’s takes {in_builds(both)}.")
    for op, name in OPS.items():
        if sizes := n.sizes(op):
            made.append(f"{name.capitalize()}. {over_sizes(sizes)}")
    return made + vectors.verdict(n.results)


def headline(n: Numbers) -> str:
    """The one sentence under the title."""
    paper, save = n.judge("contest"), n.judge("both save")
    if paper is None or save is None:
        return "The run lacks the forms that the paper compares."
    text = f"As the paper writes both, Ohta’s multiplication takes {paper.said} times as long as {METHODS['mont']}’s; "
    text += f"once Montgomery’s saves its carries too, {save.said}"
    if reals := n.judge("both in floats"):
        text += f"; in floating-point registers {reals.said}"
    if sizes := n.sizes():
        text += (
            f"; and with 64-bit words, from {min(sizes)} to {max(sizes)} bits, {span(list(sizes.values()))}"
        )
    return text + "."
