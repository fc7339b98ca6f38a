# SPDX-License-Identifier: MIT OR Apache-2.0
"""Column sums of a product, one column per digit of a vector: a broadcast digit by vectors loaded at an offset.

Place l of sum u is column base + packed * u + l, for two numbers at once in two lanes.  A low half of digits i, j
belongs to column i + j, a high half to the next; each has separate accumulators, since a high half counts twice where
a digit has one bit less than a factor.  Rows are processed by i modulo `packed`, so that a shifted vector is loaded
once.  A sum with more products than the latency of the multiplier allows is split.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import Assembler, pair_at, word_at
from sangi.codegen.modsimd.shape import LANES

REGISTERS = tuple(f"zmm{i}" for i in range(32))
LOW, HIGH = 0, 1
_MULTIPLY = ("vpmadd52luq", "vpmadd52huq")
#: Registers for broadcast digits, used in turn.
_SPREAD = 3
#: Two products are begun at a time, and a sum can take one in four cycles; a little less pays, too.
_SHARE = 0.1


@dataclass
class Builder(Assembler):
    """Instructions, and the registers that are free."""

    free: list[str] = field(default_factory=lambda: list(REGISTERS))

    def take(self) -> str:
        """A free register, the one that has been free longest."""
        return self.free.pop(0)

    def give(self, *registers: str) -> None:
        """Frees registers."""
        self.free += registers

    def zero(self) -> str:
        """A register with zeros."""
        register = self.take()
        self.emit("vpxorq", register, register, register)
        return register


@dataclass(frozen=True)
class Rows:
    """The products of digits i in `rows` with the digits j of a number in memory, j < digits.

    `last` is the highest column that matters, if not all do.  With `above`, only products with j > i are
    made: a square's.  Where the number ends with its last whole vector, nothing behind that is read.
    """

    rows: Sequence[int]
    base: int
    digits: int
    spread: Callable[[int], str]
    vector: Callable[[int], str]
    last: int | None = None
    above: bool = False
    ends: bool = False
    packed: int = LANES

    @property
    def numbers(self) -> int:
        """How many numbers are computed at once."""
        return LANES // self.packed

    def behind(self, j: int) -> int:
        """The number of digits of the vector from digit j on that lie beyond the end of the number."""
        packed = self.packed
        return max(0, j % packed if self.ends and j + packed > -(-self.digits // packed) * packed else 0)

    def parts(self, half: int, sums: Iterable[int]) -> list[tuple[int, int, int, int]]:
        """(i, sum, j of place 0, lowest place) for each product of a vector."""
        return [
            (i, u, j, lowest)
            for i in self.rows
            for u in sums
            if self.last is None or self.base + self.packed * u <= self.last
            for j in [self.base + self.packed * u - i - half]
            for lowest in [max(0, i + 1 - j) if self.above else 0]
            if j + self.packed > 0 and j + lowest < self.digits and lowest < self.packed
        ]


def largest(b: Builder, rows: Rows, sums: Sequence[int]) -> list[list[int]]:
    """Sums in as few groups of neighbours as the free registers allow."""
    for count in range(1, len(sums) + 1):
        size = -(-len(sums) // count)
        groups = [list(sums[at : at + size]) for at in range(0, len(sums), size)]
        need = max(2 * len(group) + _loads(_by_class(rows, group)) for group in groups)
        if need + _SPREAD <= len(b.free):
            return groups
    raise AssertionError(f"{len(b.free)} registers are too few")


Work = dict[int, list[tuple[int, int, list[tuple[int, int, int]]]]]


def _by_class(rows: Rows, sums: Iterable[int]) -> Work:
    """Rows (half, i, their products) by the shift of their vectors."""
    found: dict[tuple[int, int, int], list[tuple[int, int, int]]] = {}
    for half in (LOW, HIGH):
        for i, u, j, lowest in rows.parts(half, sums):
            found.setdefault((j % rows.packed, i, half), []).append((u, j, lowest))
    work: Work = {}
    for (shift, i, half), products in sorted(found.items()):
        work.setdefault(shift, []).append((half, i, products))
    return work


def _vectors(of_class: list[tuple[int, int, list[tuple[int, int, int]]]]) -> list[int]:
    """The lowest digits of the vectors that a class needs."""
    return sorted({j for _, _, products in of_class for _, j, _ in products})


def _loads(work: Work) -> int:
    """The most vectors that a class needs, and a register more for their ends."""
    return max(len(_vectors(of_class)) for of_class in work.values()) + 1


def add_up(
    b: Builder, rows: Rows, sums: Sequence[int], begun: dict[int, str] | None = None
) -> dict[int, str]:
    """The columns of each sum, low halves and twice the high ones; `begun` are registers to add low halves to."""
    work = _by_class(rows, sums)
    counts: dict[tuple[int, int], int] = {}
    for row in (row for of_class in work.values() for row in of_class):
        for u, _, _ in row[2]:
            counts[row[0], u] = counts.get((row[0], u), 0) + 1
    parts = {(LOW, u): [(begun or {}).get(u) or b.zero()] for u in sums}
    parts |= {(HIGH, u): [b.zero()] for u in sums if (HIGH, u) in counts}
    loads, total = _loads(work), sum(counts.values())
    while len(b.free) > loads + _SPREAD and counts:
        busiest = max(counts, key=lambda key: counts[key] / len(parts[key]))
        if counts[busiest] / len(parts[busiest]) < max(2, _SHARE * total):
            break
        parts[busiest].append(b.zero())
    zero = b.zero() if any(rows.behind(j) for of_class in work.values() for j in _vectors(of_class)) else ""
    held = [b.take() for _ in range(loads - 1)]
    spread = [b.take() for _ in range(len(b.free))]
    turn = dict.fromkeys(parts, 0)
    begun_rows = 0
    for of_class in work.values():
        where = dict(zip(_vectors(of_class), held, strict=False))
        for j, register in where.items():
            if behind := rows.behind(j):
                b.emit("valignq", register, zero, rows.vector(j - behind), str(rows.numbers * behind))
            else:
                b.emit("vmovdqu64", register, rows.vector(j))
        for half, i, products in of_class:
            digit = spread[begun_rows % len(spread)]
            begun_rows += 1
            if rows.numbers == 1:
                b.emit("vpbroadcastq", digit, word_at(rows.spread(i)))
            else:
                b.emit("vbroadcasti64x2", digit, pair_at(rows.spread(i)))
            for u, j, lowest in products:
                those = parts[half, u]
                register = those[turn[half, u] % len(those)]
                turn[half, u] += 1
                mask = f"{{k{lowest}}}" if lowest else ""
                b.emit(_MULTIPLY[half], register + mask, digit, where[j])
    b.give(*held, *spread, *([zero] if zero else []))
    return {u: _joined(b, parts[LOW, u], parts.get((HIGH, u), [])) for u in sums}


def _joined(b: Builder, low: list[str], high: list[str]) -> str:
    for those in (low, high):
        for other in those[1:]:
            b.emit("vpaddq", those[0], those[0], other)
            b.give(other)
    for _ in range(2 if high else 0):
        b.emit("vpaddq", low[0], low[0], high[0])
    b.give(*high[:1])
    return low[0]
