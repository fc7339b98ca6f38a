# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products and squares mod p = 2^bits - c for x86-64 with BMI2 and ADX: all columns, a fold, a quotient.

The lower N limbs of the product wait in registers if these are enough (N = 4), else in the red zone.  A fold
multiplies the upper ones by delta = R mod p, each where it stands.  q, the bits above p, is taken off with one more:
CF then says which of two numbers is below p, with no comparison.
Multiplications: N^2 + N + 1 and N(N + 1)/2 + N + 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import Kernel, narrow
from sangi.codegen.emit.x64 import immediate
from sangi.codegen.emit.x64_columns import Columns
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_rows import POOL, at
from sangi.codegen.op.shape import Shape
from sangi.codegen.op.special import PseudoMersenne
from sangi.codegen.program import Program


def multiply(program: Program, shape: Shape, table: Table, *, lazy: bool = False) -> Kernel:
    """The kernel (z, x, y) in (rdi, rsi, rdx).  Pre and post: as `op/mul.py` says; z may be x or y."""
    c = _Columns.of(shape, table, others=1)
    y = c.take()
    c.emit("mov", y, "rdx")
    sources = [at(y, j) for j in range(shape.limbs)]
    for i in range(shape.limbs):
        c.note(f"t <- t + x_{i} * y")
        c.emit("mov", "rdx", at("rsi", i))
        if i == shape.limbs - 1:
            c.last_row(sources, [y, "rsi"], lazy=lazy)
        elif i:
            c.add_row(sources, i)
        else:
            c.first_row(sources, 0)
        c.settle(i, i + 1)
    return c.reduce(program, lazy=lazy)


def multiply_lazy(program: Program, shape: Shape, table: Table) -> Kernel:
    """The kernel (z, x, y) without its last step.  Pre and post: as `op/mul.py` says of `mul_lazy`."""
    return multiply(program, shape, table, lazy=True)


def square(program: Program, shape: Shape, table: Table) -> Kernel:
    """The kernel (z, x) in (rdi, rsi).  Pre and post: as `op/sqr.py` says; z may be x."""
    c, n = _Columns.of(shape, table, others=0), shape.limbs
    if n == 4:
        c.cross_four()
    for i in range(n - 1 if n != 4 else 0):
        c.note(f"t <- t + x_{i} * the limbs above it")
        c.emit("mov", "rdx", at("rsi", i))
        sources = [at("rsi", j) for j in range(i + 1, n)]
        if i:
            c.add_row(sources, 2 * i + 1)
        else:
            c.first_row(sources, 1)
        c.settle(2 * i + 1, 2 * i + 3)
    c.note("t <- 2 t + the squares x_i^2: CF doubles, OF adds")
    c.double(c.begin_estimate if c.estimates else None)
    return c.reduce(program, lazy=False)


@dataclass
class _Columns(Columns):
    """The columns of a product modulo one p = 2^bits - c."""

    form: PseudoMersenne = field(kw_only=True)
    table: Table = field(kw_only=True)
    estimate: tuple[str, str] | None = None

    @classmethod
    def of(cls, shape: Shape, table: Table, others: int) -> _Columns:
        """No columns yet; `others` is how many registers the caller takes besides rdx and x."""
        form, n = shape.pseudo_mersenne, shape.limbs
        assert form is not None
        room = len(POOL) - 2 - others
        made = cls(n, list(POOL), form=form, table=table, keeps_low=2 * n < room, parts=not form.spare)
        made.t = [None] * (2 * n + 1)
        if not made.keeps_low and n + 1 > room:
            made.saved[-1] = made.slot()
            made.emit("mov", made.saved[-1], "rdi")
            made.free.insert(0, "rdi")
            room += 1
        made.low, made.high = made.take(), made.take()
        if (2 * n if made.keeps_low else n + 1) < room:
            made.zero = made.free.pop()
        return made

    def last_row(self, sources: list[str], spent: list[str], *, lazy: bool) -> None:
        """Row N - 1, after which the registers `spent` are free; its highest product early where q is estimated.

        With a spare bit the column below the highest one is at most twice the highest limb of p, and 1: no carry.
        """
        n, both = self.limbs, lazy or not self.form.spare
        if lazy or not self.estimates:
            self.add_row(sources, n - 1, both)
            self.free += spent
            return
        above = self.t[2 * n - 1] = self.take()
        below = spent[-1]
        self.start()
        for j, source in enumerate(sources[:-1]):
            self.emit("mulx", self.high, self.low, source)
            self.emit("adcx", self.limb(n - 1 + j), self.low)
            self.emit("adox", self.limb(n + j), self.high)
            if j == 0:
                self.emit("mulx", above, below, sources[-1])
        self.free += spent[:-1]
        self.begin_estimate()
        self.emit("adcx", self.limb(2 * n - 2), below)
        self._end(above, both)
        self.free.append(below)

    @property
    def estimates(self) -> bool:
        """Whether q is estimated: where that is right, and there are registers for it."""
        return self.form.estimates and self.keeps_low

    def begin_estimate(self) -> None:
        """The highest column times delta, before other columns carry into it."""
        self._constant("rdx", self.form.delta)
        self.estimate = self.take(), self.low
        self.emit("mulx", *self.estimate, self.limb(2 * self.limbs - 1))

    def fold(self) -> None:
        """Columns 0 to N <- the lower ones + delta * the upper ones."""
        n = self.limbs
        self.note("fold: t <- t mod R + delta * (t / R)")
        self._constant("rdx", self.form.delta)
        self.start()
        halves = [self.high, self.low]
        for j in range(n):
            register = self.limb(n + j)
            self.emit("mulx", halves[j % 2], register, register)
            self.emit("adcx", register, self.lower(j))
            if j:
                self.emit("adox", register, halves[1 - j % 2])
        top, other = halves[(n - 1) % 2], halves[n % 2]
        zero = self.zero or other
        if not self.zero:
            self.clear(zero)
        self.emit("adox", top, zero)
        self.emit("adcx", top, zero)
        self.t = [*self.t[n : 2 * n], top]
        self.low, self.high = other, ""

    def _constant(self, register: str, value: int) -> None:
        """A known limb in a register; no flag changes."""
        if value < 1 << min(31, self.form.width - 1):
            self.emit("mov", narrow(register), str(value))
        else:
            self.emit("mov", register, self.table(value))

    def _operand(self, value: int) -> str:
        """A known limb as a source."""
        return immediate(self.form.width, value) or self.table(value)

    def reduce(self, program: Program, *, lazy: bool) -> Kernel:
        """Z <- t mod p, or below 2p if `lazy`."""
        if not lazy and self.estimates:
            return self._estimated(program)
        self.fold()
        return self._exactly(program, lazy)

    def _estimated(self, program: Program) -> Kernel:
        """Z <- t mod p with q from parts of two columns alone: t - (q + 1) p is in [-p, p)."""
        form, n = self.form, self.limbs
        assert self.estimate is not None
        q, below = self.estimate
        self.note(
            f"q = (t_{n - 1} + delta * t_{2 * n - 1}) / 2^{form.bits - form.width * (n - 1)}, or one less"
        )
        self.emit("add", below, self.lower(n - 1))
        self.emit("adc", q, "0" if form.spare else "1")
        upper, kept = q, ""
        if form.spare:
            self.emit("add", below, below)
            self.emit("adc", q, q)
            self.emit("lea", q, f"[{q} + 1]")
            self._times(q)
        else:
            upper, kept = self.take(), self.slot()
            self.emit("mov", kept, q)
            self.emit("mulx", upper, q, q)
        self.note("t <- t mod R + delta * (t / R) + (q + 1) * c, column by column")
        halves = [self.high, self.low]
        zero = self.zero or self.take()
        self.emit("xor", narrow(zero), narrow(zero))
        for j in range(n):
            register = self.limb(n + j)
            high = halves[j % 2]
            self.emit("mulx", high, register, register)
            self.emit("adcx", register, self.lower(j))
            self.emit("adox", register, halves[1 - j % 2] if j else q)
            if not form.spare and j == 0:
                self.emit("lea", high, f"[{high} + {upper}]")
        t = [self.limb(n + j) for j in range(n)]
        if not form.spare:
            self.emit("adcx", high, zero)
            self.emit("adox", high, zero)
            return self._chosen(program, t, high, kept)
        self._constant("rdx", form.c - 1)
        self.note("and c less where that is below 0: c - 1, and CF")
        # c is odd: the lowest bit of q + 1 is that of (q + 1) * c.
        self.emit("shl", upper, str(form.width - 1))
        self.emit("sub", t[-1], upper)
        self.emit("btr", t[-1], str(form.width - 1))
        self.emit("cmovnc", "rdx", zero)
        return self._corrected(program, t, first="sbb")

    def _chosen(self, program: Program, t: list[str], top: str, q: str) -> Kernel:
        """Z <- t, and c less where the top limb is below q: both are there by then."""
        less = [self.lower(j) for j in range(self.limbs)]
        self.note("and c less where that is below 0")
        for limb, copy in zip(t, less, strict=True):
            self.emit("mov", copy, limb)
        for j, limb in enumerate(less):
            self.emit("sbb" if j else "sub", limb, "0" if j else self._operand(self.form.c))
        self.emit("cmp", top, q)
        for limb, other in zip(t, less, strict=True):
            self.emit("cmovc", limb, other)
        return self._stored(program, t)

    def _corrected(
        self, program: Program, t: list[str], below: int | None = None, first: str = "sub"
    ) -> Kernel:
        """Z <- t - rdx; of the highest limb only the bits of `below`, if that is given."""
        for j, limb in enumerate(t):
            self.emit("sbb" if j else first, limb, "0" if j else "rdx")
        if below is not None:
            self.emit("and", t[-1], self._operand(below))
        return self._stored(program, t)

    def _stored(self, program: Program, t: list[str]) -> Kernel:
        if -1 in self.saved:
            self.emit("mov", "rdi", self.saved[-1])
        return self.end(program, t)

    def _exactly(self, program: Program, lazy: bool) -> Kernel:
        """Z <- t mod p, or below 2p if `lazy`, for t of N + 1 columns."""
        form, n = self.form, self.limbs
        t, q = [self.limb(j) for j in range(n)], self.limb(n)
        self.note(f"t <- t mod 2^{form.bits} + {'q' if lazy else '(q + 1)'} * c, q = t / 2^{form.bits}")
        if form.spare:
            self.emit("shld", q, t[-1], str(form.spare))
            ones = (1 << form.width) - 1 - form.below
            self.emit("and" if lazy else "or", t[-1], self._operand(form.below if lazy else ones))
        if not lazy:
            self.emit("lea", q, f"[{q} + 1]")
        product = self._wide(q) if form.wide else [self._times(q)]
        zero = ""
        if not lazy:
            self._constant("rdx", form.c)
            zero = self.zero or self.take()
            self.clear(zero)
        for j, limb in enumerate(t):
            self.emit("adc" if j else "add", limb, product[j] if j < len(product) else "0")
        if lazy:
            return self._stored(program, t)
        self.emit("cmovc", "rdx", zero)
        self.note("less c where nothing was carried out")
        return self._corrected(program, t, form.below if form.spare else None)

    def _times(self, q: str) -> str:
        """Q * c, a word."""
        self.emit("imul", q, self.table(self.form.c))
        return q

    def _wide(self, q: str) -> list[str]:
        """Q * c in two limbs."""
        if self.form.spare:
            self._constant("rdx", self.form.c)
        self.emit("mulx", self.low, q, q)
        return [q, self.low]
