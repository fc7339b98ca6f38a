# SPDX-License-Identifier: MIT OR Apache-2.0
"""`ohta` in vectors: both methods by AVX-512 IFMA, one message across the lanes and one message in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sangi.codegen.modsimd import mont
from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8 import counts
from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.claims import BELOW, Claim, Judged, Pair, side
from sangi_lab.report.model import Measurement, Results
from sangi_lab.report.phrases import SAME, Finding, listed, quotient, times
from sangi_lab.report.plot import lines
from sangi_lab.report.plot.chart import Chart, chart
from sangi_lab.report.plot.lines import Limit, Line

SIZES = (256, 512, 1024, 1536, 2048, 3072, 4096)
#: Bits that the multiplier takes, lanes, and products that begin in a cycle.
_FACTOR, _LANES, _PER_CYCLE = 52, 8, 2
#: How many vpmadd52 a product of so many bits has; None where there is no such kernel.
Products = Callable[[int], int | None]


@dataclass(frozen=True)
class Way:
    """One way to use vectors: the case's variant, its name and colour, its vpmadd52, and for how many messages."""

    variant: str
    label: str
    role: str
    products: Products
    messages: int = 1
    peer: str = ""

    def case(self, bits: int) -> str:
        """The case id of its multiplication."""
        return f"{f'peer/{self.peer}/' if self.peer else ''}mod{bits}/mul/{self.variant}"

    def each(self, bits: int) -> float | None:
        """The vpmadd52 of one message's product."""
        made = self.products(bits)
        return None if made is None else made / self.messages


def _ohta(bits: int) -> int | None:
    return MULTIPLICATIONS[bits][0] if bits in MULTIPLICATIONS else None


def _mont(bits: int) -> int | None:
    return mont.multiplications(bits) if bits in mont.SIZES else None


def _ohta8(bits: int) -> int:
    return counts.Shape(bits // 8).ohta[0]


def _mont8(bits: int) -> int:
    return counts.Shape(bits // 8).montgomery[0]


OHTA, MONT = (
    Way("ohta-ifma", "Ohta, one message", "random", _ohta),
    Way("mont-ifma", "Montgomery, one message", "always", _mont),
)
OHTA8, MONT8 = (
    Way("ohta-ifma-x8", "Ohta, eight messages", "green", _ohta8, _LANES),
    Way("mont-ifma-x8", "Montgomery, eight messages", "plum", _mont8, _LANES),
)
#: Its instructions have four lanes, and are not counted here.
OPENSSL = Way("ifma", "OpenSSL, one message", "muted", lambda bits: None, peer="openssl-new")
WAYS = (OHTA, MONT, OPENSSL, OHTA8, MONT8)


def _claim(key: str, a: Way, b: Way) -> Claim:
    pairs = tuple(Pair(a.case(bits), b.case(bits), str(bits)) for bits in SIZES)
    sentence = "More and wider registers favour Ohta’s"
    return Claim(key, pairs, BELOW, sentence, "with 1024 or 2048 bits and many registers; future work")


#: Ohta's over Montgomery's for one message, for eight, and over OpenSSL's.
ONE, EIGHT, PEER = (
    _claim("vectors one", OHTA, MONT),
    _claim("vectors eight", OHTA8, MONT8),
    _claim("vectors OpenSSL", OHTA, OPENSSL),
)
CLAIMS = (ONE, EIGHT, PEER)


def limit(bits: int) -> float:
    """Cycles that 2m^2 products of m digits take, both halves of each, eight lanes and two of them at a time."""
    m = -(-bits // _FACTOR)
    return 4 * m * m / (_LANES * _PER_CYCLE)


@dataclass(frozen=True)
class Cell:
    """What one message's product costs, how many vpmadd52 it has, and the fewest cycles for them."""

    cost: Measurement | None
    products: float | None

    @property
    def limit(self) -> float | None:
        """At two a cycle; None where nobody counted."""
        return None if self.products is None else self.products / _PER_CYCLE


@dataclass(frozen=True)
class Row:
    """One size: each way's cost of a message, the limit, and Ohta's over Montgomery's for one and for eight."""

    bits: int
    limit: float
    cells: Sequence[Cell]
    one: Quotient | None
    eight: Quotient | None


def case_ids() -> list[str]:
    """Every case that may be there."""
    return [way.case(bits) for bits in SIZES for way in WAYS]


def rows(results: Results) -> list[Row]:
    """The sizes that have been measured."""
    made = [
        Row(
            bits,
            limit(bits),
            [Cell(results.get(way.case(bits)), way.each(bits)) for way in WAYS],
            results.ratio(OHTA.case(bits), MONT.case(bits)),
            results.ratio(OHTA8.case(bits), MONT8.case(bits)),
        )
        for bits in SIZES
    ]
    return [row for row in made if any(cell.cost for cell in row.cells)]


def figure(key: str, results: Results) -> Chart | None:
    """Costs by size over the multiplier's limit."""
    drawn = []
    for way in WAYS:
        medians = {bits: results.median(way.case(bits)) for bits in SIZES}
        values = {bits: median / limit(bits) for bits, median in medians.items() if median is not None}
        if values:
            drawn.append(Line(way.label, way.role, values, dashed=bool(way.peer)))
    if not drawn:
        return None
    title = "One multiplication in vectors by size, over the multiplier’s limit"
    said = [
        f"{line.label}: {', '.join(f'{b} bits {v:.2f}' for b, v in line.values.items())}" for line in drawn
    ]
    caption = (
        "Cost of one multiplication for each message, divided by what 2m² products of m digits of 52 bits take if "
        "two instructions of eight lanes begin in every cycle. Smaller is better; one message is a latency."
    )
    floor = Limit("the multiplier’s limit", 1.0) if results.unit == "cycles" else None
    axis, across = f"{results.unit} over the limit", "bits of the modulus"
    desc = f"{'; '.join(said)}."
    wide, narrow = lines.wide(drawn, axis, across, floor), lines.narrow(drawn, axis, across, floor)
    return chart(key, "vectors", wide, narrow, title, desc, caption)


def _by_size(found: Judged) -> str:
    return f"{listed([f'{quotient(q)} at {pair.where}' for pair, q in found.found])} bits"


def finding(results: Results) -> Finding | None:
    """Whether Ohta's wins in vectors, whose lanes do not propagate carries."""
    one, eight = (claims.judge(results, claim) for claim in (ONE, EIGHT))
    parts: list[str] = []
    agree: list[bool | None] = []
    if one is not None:
        parts.append(
            "With one message across the lanes each u of Montgomery’s waits for the row before it, "
            f"and Ohta’s cost over it is {_by_size(one)}."
        )
        agree += one.agree
    if eight is not None:
        parts.append(
            f"With a message in each lane the multiplier is the limit of both, and it is {_by_size(eight)}."
        )
        agree += eight.agree
    if not parts:
        return None
    return Finding(claims.verdict(agree), ONE.sentence, " ".join(parts), ONE.paper)


def near(results: Results) -> str:
    """How far each way is from what its own vpmadd52 take; empty where time is not told in cycles."""
    parts = []
    for way in WAYS if results.unit == "cycles" else ():
        found = []
        for bits in SIZES:
            median, products = results.median(way.case(bits)), way.each(bits)
            if median is not None and products is not None:
                found.append(median * _PER_CYCLE / products)
        if found:
            low, high = times(min(found)), times(max(found))
            parts.append(f"{way.label}, {low if low == high else f'{low} to {high}'}")
    if not parts:
        return ""
    return (
        f"Over the cycles that its own products of digits take at two vpmadd52 in each: {'; '.join(parts)}."
    )


def verdict(results: Results) -> list[str]:
    """Where each method wins in vectors, plainly."""
    made = []
    if one := claims.judge(results, ONE):
        who = {"holds": "Ohta’s wins", "inconclusive": "it is not decided"}
        made.append(
            f"One message across the lanes of AVX-512 IFMA: {who.get(one.verdict, 'it depends on the size')}; "
            f"its cost over Montgomery’s is {_by_size(one)}."
        )
    if eight := claims.judge(results, EIGHT):
        made.append(
            f"Eight messages, one in each lane: {_ahead(eight)}; Ohta’s cost over Montgomery’s is {_by_size(eight)}."
        )
    if openssl := claims.judge(results, PEER):
        text = "Against OpenSSL’s product by the same instructions, Montgomery’s row by row, Ohta’s costs"
        made.append(f"{text} {_by_size(openssl)}.")
    return [*made, said] if (said := near(results)) else made


def _ahead(found: Judged) -> str:
    below = [side(q, BELOW) for q in found.quotients]
    above = [side(q, 1 + SAME) for q in found.quotients]
    ahead = [name for name, wins in (("Ohta’s", True in below), ("Montgomery’s", False in above)) if wins]
    if len(ahead) == 1:
        return f"{ahead[0]} wins"
    if ahead:
        return "it depends on the size"
    return "it is not decided" if None in (*below, *above) else "they are even"
