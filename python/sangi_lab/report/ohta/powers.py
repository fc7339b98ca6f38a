# SPDX-License-Identifier: MIT OR Apache-2.0
"""`ohta` in vectors: exponentiations and RSA's private operation, for each message, beside what their products take."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from sangi.codegen import windows
from sangi_lab.bench.interleave import Group
from sangi_lab.bench.samples import Quotient
from sangi_lab.report import claims
from sangi_lab.report.claims import Claim, Pair
from sangi_lab.report.model import Measurement, Results
from sangi_lab.report.ohta.vectors import Cell
from sangi_lab.report.phrases import listed, quotient

#: What figures and counts are told in.
THOUSAND = 1000
_LANES, _NEEDS = 8, "avx512ifma"


@dataclass(frozen=True)
class Work:
    """An operation: its name in a table and in a sentence, and so many powers by exponents as long as the modulus."""

    name: str
    where: str
    bits: int
    powers: int = 1


POWERS = tuple(Work(f"power, {bits} bits", f"at {bits} bits", bits) for bits in (1024, 2048, 4096))
#: By its primes.
RSA = Work("RSA-2048, private", "for RSA-2048", 1024, 2)
WORKS = (*POWERS, RSA)


@dataclass(frozen=True)
class Way:
    """One way to do it: its name, its cases (empty: it has none), and a message's vpmadd52 of a power, if any."""

    label: str
    power: str
    rsa: str = ""
    products: Callable[[int], float] | None = None

    def case(self, work: Work) -> str:
        """The case id, or nothing."""
        return self.rsa if work == RSA else self.power.format(work.bits)


def _mont8(bits: int) -> float:
    return windows.x8(bits, montgomery=True) / _LANES


def _ohta8(bits: int) -> float:
    return windows.x8(bits, montgomery=False) / _LANES


ONE = Way("one message", "mod{}/exp/mont", "rsa2048/private", windows.simd)
MONT8, OHTA8 = (
    Way("eight by Montgomery’s", "mod{}/exp/mont-ifma-x8", "rsa2048/private/mont-x8", _mont8),
    Way("eight by Ohta’s", "mod{}/exp/ohta-ifma-x8", "rsa2048/private/ohta-x8", _ohta8),
)
GMP, OPENSSL, NEWER = (
    Way("GMP", "peer/gmp/mod{}/exp"),
    Way("OpenSSL", "peer/openssl/mod{}/exp", "peer/openssl/rsa2048/private"),
    Way("newer OpenSSL", "peer/openssl-new/mod{}/exp", "peer/openssl-new/rsa2048/private"),
)
WAYS = (ONE, MONT8, OHTA8, GMP, OPENSSL, NEWER)
OTHERS, OURS = (GMP, OPENSSL, NEWER), (ONE, MONT8)


def _against(way: Way, other: Way) -> Claim:
    cases = [(way.case(work), other.case(work), work.where) for work in WORKS]
    return Claim(f"{way.label} over {other.label}", tuple(Pair(a, b, where) for a, b, where in cases if b))


#: What eight together cost over one alone, and each over other libraries.
GAIN = Claim("eight over one", tuple(Pair(MONT8.case(work), ONE.case(work), work.where) for work in WORKS))
AGAINST = {(way, other): _against(way, other) for other in OTHERS for way in OURS}
CLAIMS = (GAIN, *AGAINST.values())


@dataclass(frozen=True)
class Row:
    """One operation: each way's thousands, and what eight together cost over one alone."""

    name: str
    cells: Sequence[Cell]
    gain: Quotient | None


def groups() -> list[Group]:
    """Every case that may be there, by operation: they take long, and the first look does without."""
    return [
        Group(work.name, tuple(case for way in WAYS if (case := way.case(work))), look=0) for work in WORKS
    ]


def rows(results: Results) -> list[Row]:
    """The operations that have been measured."""
    made = [
        Row(
            work.name,
            [_cell(results, way, work) for way in WAYS],
            results.ratio(MONT8.case(work), ONE.case(work)),
        )
        for work in WORKS
    ]
    return [row for row in made if any(cell.cost for cell in row.cells)]


def _cell(results: Results, way: Way, work: Work) -> Cell:
    """A cost in thousands; nothing has vpmadd52 where the processor has none, as the library then takes scalars."""
    cost = _thousands(results.get(way.case(work)))
    if cost is None or way.products is None or _NEEDS not in results.run.get("features", ()):
        return Cell(cost, None)
    return Cell(cost, work.powers * way.products(work.bits) / THOUSAND)


def _thousands(m: Measurement | None) -> Measurement | None:
    if m is None:
        return None
    return replace(m, median=m.median / THOUSAND, p10=m.p10 / THOUSAND, p90=m.p90 / THOUSAND)


def against(results: Results) -> list[str]:
    """What a message costs here over what it costs in other libraries."""
    made = []
    for other in OTHERS:
        found = {way: claims.judge(results, AGAINST[way, other]) for way in OURS}
        parts = [
            f"{way.label} {listed([f'{quotient(q)} {pair.where}' for pair, q in judged.found])}"
            for way, judged in found.items()
            if judged is not None
        ]
        if parts:
            made.append(f"Cost of a message over that of {other.label}: {'; '.join(parts)}.")
    return made
