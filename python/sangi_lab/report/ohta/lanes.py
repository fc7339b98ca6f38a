# SPDX-License-Identifier: MIT OR Apache-2.0
"""`ohta` in lanes: both methods by AVX-512 IFMA, one message across the lanes and one message in each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sangi.codegen.modsimd import mont
from sangi.codegen.modsimd.shape import MULTIPLICATIONS
from sangi.codegen.modx8 import counts
from sangi_lab.report.model import Measurement, Ratio, Results
from sangi_lab.report.phrases import SAME, Finding, listed, times
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
    """One way to use lanes: the case's variant, its name and colour, its vpmadd52, and for how many messages."""

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
    one: Ratio | None
    eight: Ratio | None


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
    title = "One multiplication in lanes by size, over the multiplier’s limit"
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
    return chart(key, "lanes", wide, narrow, title, desc, caption)


def ratios(results: Results, a: Way, b: Way) -> dict[int, float]:
    """Cost of one way over another by size."""
    found = {bits: results.ratio(a.case(bits), b.case(bits)) for bits in SIZES}
    return {bits: ratio.value for bits, ratio in found.items() if ratio is not None}


def _by_size(found: dict[int, float]) -> str:
    return f"{listed([f'{times(ratio)} at {bits}' for bits, ratio in found.items()])} bits"


def finding(results: Results) -> Finding | None:
    """Whether Ohta's wins in lanes, which carry nothing by themselves."""
    one, eight = ratios(results, OHTA, MONT), ratios(results, OHTA8, MONT8)
    if not one and not eight:
        return None
    parts = []
    if one:
        parts.append(
            "With one message across the lanes each u of Montgomery’s waits for the row before it, "
            f"and Ohta’s cost over it is {_by_size(one)}."
        )
    if eight:
        parts.append(
            f"With a message in each lane the multiplier is the limit of both, and it is {_by_size(eight)}."
        )
    below = [ratio < 1 - SAME for ratio in (*one.values(), *eight.values())]
    verdict = "holds" if all(below) else "partly" if any(below) else "changed"
    return Finding(
        verdict,
        "More and wider registers favour Ohta’s",
        " ".join(parts),
        "with 1024 or 2048 bits and many registers; future work",
    )


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
    """Where each method wins in lanes, plainly."""
    made = []
    if one := ratios(results, OHTA, MONT):
        who = "Ohta’s wins" if all(r < 1 - SAME for r in one.values()) else "it depends on the size"
        made.append(
            f"One message across the lanes of AVX-512 IFMA: {who}; its cost over Montgomery’s is {_by_size(one)}."
        )
    if eight := ratios(results, OHTA8, MONT8):
        best = {"Ohta’s": min(eight.values()) < 1 - SAME, "Montgomery’s": max(eight.values()) > 1 + SAME}
        ahead = [name for name, wins in best.items() if wins]
        who = (
            "they are even"
            if not ahead
            else "it depends on the size"
            if len(ahead) > 1
            else f"{ahead[0]} wins"
        )
        made.append(
            f"Eight messages, one in each lane: {who}; Ohta’s cost over Montgomery’s is {_by_size(eight)}."
        )
    if openssl := ratios(results, OHTA, OPENSSL):
        text = "Against OpenSSL’s product by the same instructions, Montgomery’s row by row, Ohta’s costs"
        made.append(f"{text} {_by_size(openssl)}.")
    return [*made, said] if (said := near(results)) else made
