# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products and squares modulo p = m * W - 1 for x86-64 with BMI2 and ADX: two limbs reduced in one pass.

The plan is that of `op/pairs.py`.  A limb of m that is 2^(width / 2) costs two shifts instead of a product.
Multiplications: N^2 or N(N + 1)/2, and N for each other limb of m that is not 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import Kernel, narrow
from sangi.codegen.emit.x64_columns import Columns
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_rows import POOL, at
from sangi.codegen.op.pairs import Pairs
from sangi.codegen.op.rows import limbs
from sangi.codegen.program import Program


def multiply(program: Program, pairs: Pairs, table: Table, *, reduced: bool) -> Kernel:
    """The kernel (z, x, y) in (rdi, rsi, rdx).  Pre and post: as `op/mul.py` says; z may be x or y."""
    c, n = _Pairs.of(pairs, table), pairs.shape.limbs
    y = c.take()
    c.emit("mov", y, "rdx")
    sources = [at(y, j) for j in range(n)]
    for i in range(n):
        c.note(f"t <- t + x_{i} * y")
        c.emit("mov", "rdx", at("rsi", i))
        if i:
            c.product(sources, i % 2)
        else:
            c.first_row(sources, 0)
        if i % 2:
            c.fold(0, pairs.carries[i // 2])
            c.t = [*c.t[2:], None, None]
    return c.finish(program, 0, ("rsi", y), reduced=reduced)


def square(program: Program, pairs: Pairs, table: Table) -> Kernel:
    """The kernel (z, x) in (rdi, rsi), for N = 4.  Pre and post: as `op/sqr.py` says; z may be x."""
    c = _Pairs.of(pairs, table)
    c.cross_four()
    c.note("t <- 2 t + the squares x_i^2: CF doubles, OF adds")
    c.double()
    c.fold(0, True)
    c.fold(2, pairs.carries[-1])
    return c.finish(program, 4, ())


@dataclass
class _Pairs(Columns):
    """The columns of a product; of t those from `base` on, where pairs of rows are folded in place."""

    pairs: Pairs = field(kw_only=True)
    table: Table = field(kw_only=True)
    half: str = ""
    carried: str = ""

    @classmethod
    def of(cls, pairs: Pairs, table: Table) -> _Pairs:
        """No columns yet."""
        made = cls(pairs.shape.limbs, list(POOL), pairs=pairs, table=table, keeps_low=True)
        made.t = [None] * (2 * pairs.shape.limbs + 2)
        made.low, made.high, made.zero = made.take(), made.take(), made.take()
        return made

    def product(self, sources: list[str], place: int) -> None:
        """T <- t + W^place * rdx * sources; nothing is carried out of the limb above them."""
        top = place + len(sources)
        if self.t[top] is None:
            self.add_row(sources, place)
            return
        self.start()
        for j, source in enumerate(sources):
            self.emit("mulx", self.high, self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
            self.emit("adox", self.limb(place + j + 1), self.high)
        self.emit("adc", self.limb(top), self.zero)

    def fold(self, base: int, carries: bool) -> None:
        """Columns from base on <- t_0 * m * W + t_1 * m * W^2 more; t_0 and t_1 are spent.

        What is carried out of the N columns above these two stands in the next one; a square, where that is there
        already, adds it to a high half of the next pair.
        """
        n, (first, second) = self.limbs, (self.limb(base), self.limb(base + 1))
        self.note(f"t <- t + (t_{base} + W t_{base + 1}) m W, without t_{base} and t_{base + 1}")
        self.start()
        ends: dict[str, int] = {}
        for place, value in self.pairs.digits:
            shifted = self._multiplier(value)
            for i, limb in enumerate((first, second)):
                if shifted:
                    self.emit("shlx", self.low, limb, self.half)
                    self.emit("shrx", self.high, limb, self.half)
                else:
                    self.emit("mulx", self.high, self.low, limb)
                if place == n - 2 and not i and self.carried:
                    self.emit("lea", self.high, f"[{self.high} + {self.carried}]")
                    self.free.append(self.carried)
                for chain, column, source in (
                    ("adcx", place + i + 1, self.low),
                    ("adox", place + i + 2, self.high),
                ):
                    self._carry(chain, base, ends.get(chain, column), column)
                    self.emit(chain, self.limb(base + column), source)
                    ends[chain] = column + 1
        self._carry("adcx", base, ends["adcx"], n + 2)
        self.free += [second] if carries else [second, first]
        self.t[base] = self.t[base + 1] = None
        if carries:
            self.emit("mov", first, self.zero)
            self.emit("adcx", first, self.zero)
            self.emit("adox", first, self.zero)
            self.carried = first
            if self.t[base + n + 2] is None:
                self.t[base + n + 2] = first
                self.carried = ""

    def _multiplier(self, value: int) -> bool:
        """A limb of m: in rdx, or as a shift by half a word."""
        width = self.pairs.shape.width
        if value != 1 << width // 2:
            self.emit("mov", "rdx", self.table(value))
            return False
        if not self.half:
            self.half = self.take()
            self.emit("mov", narrow(self.half), str(width // 2))
        return True

    def _carry(self, chain: str, base: int, first: int, end: int) -> None:
        """A carry goes through columns to which nothing else is added."""
        for column in range(first, end):
            self.emit(chain, self.limb(base + column), self.zero)

    def finish(self, program: Program, base: int, unused: tuple[str, ...], *, reduced: bool = True) -> Kernel:
        """Z <- t, less p where t >= p if `reduced`; `unused` are registers that held operands until here."""
        n, shape = self.limbs, self.pairs.shape
        t = [self.limb(base + j) for j in range(n)]
        if reduced:
            modulus = [self.table(limb) for limb in limbs(shape, shape.modulus)]
            spare = ["rdx", *unused, self.low, self.high, *self.free]
            self.choose(t, modulus, self.t[base + n], spare)
        return self.end(program, t)
