# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery products and squares [Mon85]: carries are propagated only at the end, m is computed once a column is full.

The low digit of a column plus the low digit of m * p is 0 by the choice of m.  So that low product is not computed: the
carry out of the column is its value divided by 2^width, rounded up.
"""

from __future__ import annotations

from sangi.codegen.x8.linear import store
from sangi.codegen.x8.program import Program, Value
from sangi.codegen.x8.shape import X8Shape

Columns = dict[int, Value]

#: How many columns of a square are computed before the first is reduced.  Each column is a dependency chain of its own,
#: and the out-of-order window of the processor does not cover all of them.
AHEAD = 6


class Reduction:
    """The columns of a sum; Montgomery reduction clears the lowest one by a multiple of p, one after the other."""

    def __init__(self, p: Program) -> None:
        self.p = p
        self.columns: Columns = {}
        digits = p.constants.digits["p"]
        self.modulus = [p.const("p", i) if digit else None for i, digit in enumerate(digits)]

    def mad(self, column: int, a: Value | None, b: Value, *, high: bool) -> None:
        """Adds a digit of a product to its column; a = None is a digit of p that is 0."""
        if a is not None:
            at = column + high
            acc = self.columns.get(at)
            self.columns[at] = self.p.mad(acc or self.p.zero(), a, b, high=high)

    def factor(self, at: int) -> Value:
        """m, for which the low digit of column `at` plus m * p is 0."""
        p, low = self.p, self.p.low(self.columns[at])
        if p.constants.digits["n0"] == (1,):
            return low
        return p.low(p.mad(p.zero(), low, p.const("n0", 0), high=False))

    def clear(self, at: int, m: Value) -> None:
        """Adds m * p from column `at` on, and carries column `at` into the next one."""
        p, column = self.p, self.columns.pop(at)
        passed = p.carry(p.add(column, p.const("top", 0)))
        for j, digit in enumerate(self.modulus):
            if j:
                self.mad(at + j, digit, m, high=False)
            self.mad(at + j, digit, m, high=True)
            if j == 0:
                kept = self.columns.get(at + 1)
                self.columns[at + 1] = p.add(kept, passed) if kept else passed

    def store(self, at: int, most: int) -> None:
        """z <- the columns from `at` on, with carries propagated."""
        p = self.p
        digits: list[Value] = []
        for i in range(p.limbs):
            column = self.columns[at + i]
            digits.append(p.add(column, p.carry(digits[-1])) if digits else column)
        store(p, digits, most)


def mul(shape: X8Shape) -> Program:
    """Row by row.  The next row is added before the reduction of this one, which does not depend on it."""
    contract = (
        "z <- x * y / R mod p, in [0, 2p); R = 2^(digits of all bits)",
        "@pre 0 <= x, y, x * y < R * p: both below 2p, or as the headers say",
        "@post 0 <= z < 2p",
    )
    p = Program("mul", contract, ("z", "x", "y"), shape.limbs, shape.constants())
    sums = Reduction(p)
    x = [p.load("x", j) for j in range(shape.limbs)]

    def row(i: int) -> None:
        if i < shape.limbs:
            y = p.load("y", i)
            for high in (False, True):
                for j, digit in enumerate(x):
                    sums.mad(i + j, digit, y, high=high)

    row(0)
    for i in range(shape.limbs):
        m = sums.factor(i)
        row(i + 1)
        sums.clear(i, m)
    sums.store(shape.limbs, 2 * shape.modulus - 1)
    return p


def sqr(shape: X8Shape) -> Program:
    """Column by column: products of different digits once, doubled, then the squares of digits."""
    contract = (
        "z <- x^2 / R mod p, in [0, 2p); R = 2^(digits of all bits)",
        "@pre 0 <= x, x^2 < R * p: x below 2p, or as the headers say",
        "@post 0 <= z < 2p",
    )
    p = Program("sqr", contract, ("z", "x"), shape.limbs, shape.constants())
    n, sums = shape.limbs, Reduction(p)
    x = [p.load("x", j) for j in range(n)]

    def column(k: int) -> None:
        """Adds the terms of x^2 in column k."""
        acc = None
        for high in (False, True):
            for i in range(n):
                j = k - high - i
                if i < j < n:
                    acc = p.mad(acc or p.zero(), x[i], x[j], high=high)
        acc = p.add(acc, acc) if acc else None
        half, odd = divmod(k, 2)
        acc = p.mad(acc or p.zero(), x[half], x[half], high=bool(odd))
        kept = sums.columns.get(k)
        sums.columns[k] = p.add(kept, acc) if kept else acc

    ahead = min(AHEAD, 2 * n)
    for k in range(ahead):
        column(k)
    for i in range(n):
        m = sums.factor(i)
        if i + ahead < 2 * n:
            column(i + ahead)
        sums.clear(i, m)
    for k in range(n + ahead, 2 * n):
        column(k)
    sums.store(n, 2 * shape.modulus - 1)
    return p
