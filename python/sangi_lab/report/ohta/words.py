# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which method wins where: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sangi.verify.vectors.quotient import Attacked
from sangi_lab.report.model import Results
from sangi_lab.report.ohta import boards, lanes
from sangi_lab.report.ohta.cases import BUILDS, BY_VARIANT, METHODS, SIZES, mod_case
from sangi_lab.report.ohta.counts import Operations, montgomery
from sangi_lab.report.ohta.counts import ohta as ohta_counts
from sangi_lab.report.onboards import Counted
from sangi_lab.report.phrases import SAME, Finding, listed, times

SHAPES = ("alg3-1x1", "alg3-2x2", "alg3-3x3", "alg3-4x4")


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from: the paper's times, the run, the counts, the attacks on one guard column."""

    paper: Mapping[str, float]
    results: Results
    counts: Mapping[str, Operations]
    attacks: Sequence[Attacked]
    figures: Counted = field(default_factory=dict)

    def ratios(self, a: str, b: str, builds: Sequence[str] = BUILDS) -> list[float]:
        """Cost of form a over form b in each build that has both."""
        pairs = [(BY_VARIANT[a].case(build), BY_VARIANT[b].case(build)) for build in builds]
        found = [self.results.ratio(x, y) for x, y in pairs]
        return [r.value for r in found if r is not None]

    def sizes(self, op: str = "mul") -> dict[int, float]:
        """Cost of Ohta's over Montgomery's at run time, by bits."""
        found = {}
        for bits in SIZES:
            r = self.results.ratio(*(mod_case(bits, op, method) for method in ("ohta", "mont")))
            if r is not None:
                found[bits] = r.value
        return found


def span(values: Sequence[float]) -> str:
    """`0.79`, or `0.79 to 0.85`."""
    low, high = times(min(values)), times(max(values))
    return low if low == high else f"{low} to {high}"


def in_builds(values: Sequence[float]) -> str:
    """`0.79 to 0.85 times as long (by build)`."""
    said = f"{span(values)} times as long"
    return f"{said} (by build)" if " to " in said else said


def _verdict(values: Sequence[float]) -> str:
    """holds where all are below 1, changed where none is, else partly."""
    below = [value < 1 - SAME for value in values]
    return "holds" if all(below) else "partly" if any(below) else "changed"


def claim(n: Numbers) -> Finding | None:
    """Ohta's, as the paper writes both, is faster."""
    found = n.ratios("alg3-3x3", "alg1")
    if not found:
        return None
    printed = n.paper["alg3-3x3"], n.paper["alg1"]
    ratio = printed[0] / printed[1]
    paper = f"{printed[0]:g} μs against {printed[1]:g} μs, {ratio:.3f} times as long; a mean of ten runs"
    text = f"Ohta’s with both techniques takes {in_builds(found)} as Montgomery’s with none: the paper’s contest."
    return Finding(_verdict(found), "Ohta’s multiplication is faster", text, paper)


def without(n: Numbers) -> Finding | None:
    """The same contest with no technique on either side."""
    found = n.ratios("alg3-unrolled", "alg1-unrolled")
    if not found:
        return None
    more = n.counts["alg3-unrolled"].mul / n.counts["alg1"].mul if n.counts else None
    text = f"Both written out and with no technique, Ohta’s takes {in_builds(found)}"
    text += f", for {times(more)} times as many products." if more else "."
    return Finding("new", "Without the techniques", text)


def carry_save(n: Numbers) -> Finding | None:
    """What carry save does alone, and what blocking adds."""
    save, block = n.ratios("alg3-1x1", "alg3-unrolled"), n.ratios("alg3-3x3", "alg3-1x1")
    alone = n.ratios("alg3-blocked", "alg3-unrolled")
    if not save or not block or not alone:
        return None
    text = f"Carry save alone takes {span(save)} of the time without it, blocking alone {span(alone)}. "
    spread = max(abs(value - 1) for value in block)
    if spread <= SAME:
        text += f"After carry save a block of 3×3 adds nothing: within {SAME:.0%} in every build. A block without "
        text += (
            "carry save already sums three products before it carries; what both save is carries, not loads."
        )
        return Finding("partly", "Both techniques make it fast", text, "both are applied, and not told apart")
    text += f"After carry save blocking takes {span(block)} of the time."
    return Finding("holds", "Both techniques make it fast", text, "both are applied, and not told apart")


def shape(n: Numbers) -> Finding | None:
    """Whether one size of block stands out."""
    rows = [n.ratios(form, "alg3-3x3") for form in SHAPES]
    if not all(rows):
        return None
    worst = max(abs(value - 1) for row in rows for value in row)
    paper = "3×3 is the fastest of 2×2, 3×3 and 4×4; no figures"
    if worst <= SAME:
        text = f"1×1, 2×2, 3×3 and 4×4 take the same time within {worst:.1%} in every build: "
        text += "compilers choose an order of their own."
        return Finding("changed", "A block of 3×3 is the best", text, paper)
    best = [min(SHAPES, key=lambda form: _at(n, form, build) or float("inf")) for build in BUILDS]
    text = f"The fastest is {listed([f'{form[5:]} by {build}' for form, build in zip(best, BUILDS, strict=True)])}."
    same = all(form == "alg3-3x3" for form in best)
    return Finding("holds" if same else "partly", "A block of 3×3 is the best", text, paper)


def _at(n: Numbers, form: str, build: str) -> float | None:
    return n.results.median(BY_VARIANT[form].case(build))


def impossible(n: Numbers) -> Finding | None:
    """Carry save in Montgomery's."""
    found, both = n.ratios("mont-carrysave", "alg1"), n.ratios("alg3-3x3", "mont-carrysave")
    if not found or not both:
        return None
    text = f"It can: one column is carried per round, and it takes {span(found)} of the time without. "
    text += f"Against that, Ohta’s with both techniques takes {in_builds(both)}."
    verdict = "changed" if _verdict(found) != "changed" else "partly"
    return Finding(
        verdict, "Montgomery’s cannot save carries", text, "the loop’s dependency forbids both techniques"
    )


def lazy(n: Numbers) -> Finding | None:
    """No subtraction at the end."""
    found, best = n.ratios("alg3-lazy", "alg3-3x3"), n.ratios("alg3-lazy", "mont-lazy")
    if not found or not best:
        return None
    text = f"With K three bits longer, and factors below 2p, nothing is subtracted: {span(found)} of the time with two "
    text += f"subtractions. Montgomery’s can do the same; against that, Ohta’s takes {in_builds(best)}."
    return Finding("new", "No subtraction at the end", text)


def floats(n: Numbers) -> Finding | None:
    """The floating-point forms."""
    found, against, both = (n.ratios("alg3-float", b) for b in ("alg3-lazy", "mont-lazy", "mont-float"))
    if not found or not against or not both:
        return None
    text = (
        f"Fused products on 45-bit limbs take {span(found)} of the time of Ohta’s best form in integers, and "
    )
    text += f"{span(against)} of Montgomery’s best, where the CPU has them. Against Montgomery’s in the same registers "
    text += f"Ohta’s takes {in_builds(both)}: there a round waits for three fused products in a row."
    return Finding(_verdict(found), "Floating-point registers promise more", text, "future work")


def larger(n: Numbers) -> Finding | None:
    """Whether Ohta's gains with the size."""
    sizes = n.sizes()
    if not sizes:
        return None
    paper = "with 1024 or 2048 bits, even faster than Montgomery’s; future work"
    first, last = sizes[min(sizes)], sizes[max(sizes)]
    verdict = "holds" if last < 1 - SAME else "partly" if last < first * (1 - SAME) else "changed"
    return Finding(verdict, "The larger the number, the better for Ohta’s", over_sizes(sizes), paper)


def over_sizes(sizes: Mapping[int, float]) -> str:
    """Who wins at which size, with 64-bit words."""
    who = {
        "Ohta’s wins": [b for b, r in sizes.items() if r < 1 - SAME],
        "they are even": [b for b, r in sizes.items() if abs(r - 1) <= SAME],
        "Montgomery’s wins": [b for b, r in sizes.items() if r > 1 + SAME],
    }
    parts = [f"{text} at {_bits(found, sizes)}" for text, found in who.items() if found]
    small, large = min(sizes), max(sizes)
    text = f"With 64-bit words and the modulus known at run time, {listed(parts)}"
    if small != large:
        text += f": Ohta’s takes {times(sizes[small])} times as long at {small} bits, {times(sizes[large])} at {large}"
    return text + "."


def _bits(found: Sequence[int], sizes: Mapping[int, float]) -> str:
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


def in_lanes(n: Numbers) -> Finding | None:
    """Both methods by AVX-512 IFMA."""
    return lanes.finding(n.results)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    claim,
    without,
    carry_save,
    shape,
    impossible,
    lazy,
    floats,
    larger,
    registers,
    in_lanes,
    guard,
    hidden,
)


def findings(n: Numbers) -> list[Finding]:
    """Every sentence for which this run has the figures."""
    return [f for sentence in SENTENCES if (f := sentence(n)) is not None]


def verdict(n: Numbers) -> list[str]:
    """Where each method wins, plainly."""
    made = []
    small = n.ratios("alg3-lazy", "mont-lazy")
    if small:
        wins = _verdict(small)
        who = {
            "holds": "Ohta’s wins",
            "changed": "Montgomery’s is not beaten",
            "partly": "it depends on the compiler",
        }
        text = f"At 220 bits in portable C with 32-bit words, each at its best, {who[wins]}: Ohta’s takes "
        made.append(f"{text}{in_builds(small)}.")
    if both := n.ratios("alg3-float", "mont-float"):
        made.append(f"In floating-point registers, which have no carry, Ohta’s takes {in_builds(both)}.")
    for op, name in (("mul", "multiplication"), ("sqr", "squaring"), ("exp", "exponentiation")):
        if sizes := n.sizes(op):
            made.append(f"{name.capitalize()}. {over_sizes(sizes)}")
    return made + lanes.verdict(n.results)


def headline(n: Numbers) -> str:
    """The one sentence under the title."""
    paper, save = n.ratios("alg3-3x3", "alg1"), n.ratios("alg3-3x3", "mont-carrysave")
    if not paper or not save:
        return "The run lacks the forms that the paper compares."
    text = f"As the paper writes both, Ohta’s multiplication takes {span(paper)} times as long as {METHODS['mont']}’s; "
    text += f"once Montgomery’s saves its carries too, {span(save)}"
    if reals := n.ratios("alg3-float", "mont-float"):
        text += f"; in floating-point registers {span(reals)}"
    if sizes := n.sizes():
        text += (
            f"; and with 64-bit words, from {min(sizes)} to {max(sizes)} bits, {span(list(sizes.values()))}"
        )
    return text + "."
