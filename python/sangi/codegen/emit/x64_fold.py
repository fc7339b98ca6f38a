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
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_rows import POOL, Accumulator, at
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
    c.double()
    return c.reduce(program, lazy=False)


@dataclass
class _Columns(Accumulator):
    """The columns of a product: `t` those in registers, `saved` those in the red zone."""

    form: PseudoMersenne = field(kw_only=True)
    table: Table = field(kw_only=True)
    keeps_low: bool = field(kw_only=True)
    zero: str = ""
    estimate: tuple[str, str] | None = None
    saved: dict[int, str] = field(default_factory=dict)

    @classmethod
    def of(cls, shape: Shape, table: Table, others: int) -> _Columns:
        """No columns yet; `others` is how many registers the caller takes besides rdx and x."""
        form, n = shape.pseudo_mersenne, shape.limbs
        assert form is not None
        room = len(POOL) - 2 - others
        made = cls(n, list(POOL), form=form, table=table, keeps_low=2 * n < room)
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

    def _start(self) -> None:
        """CF and OF are 0, and so is the register for it."""
        register = narrow(self.zero or self.low)
        self.emit("xor", register, register)

    def _zero(self) -> str:
        """A register that holds 0; the low half is spent."""
        if not self.zero:
            self.clear(self.low)
        return self.zero or self.low

    def first_row(self, sources: list[str], place: int) -> None:
        """Columns from `place` on, which were nothing: rdx * sources."""
        self.t[place], self.t[place + 1] = self.take(), self.take()
        self.emit("mulx", self.limb(place + 1), self.limb(place), sources[0])
        for j, source in enumerate(sources[1:], 1):
            self.t[place + j + 1] = self.take()
            self.emit("mulx", self.limb(place + j + 1), self.low, source)
            self.emit("add" if j == 1 else "adc", self.limb(place + j), self.low)
        if len(sources) > 1:
            self.emit("adc", self.limb(place + len(sources)), "0")

    def add_row(self, sources: list[str], place: int, both: bool = True) -> None:
        """Columns from `place` on: more by rdx * sources; the column above the last was nothing.

        `both` says that both chains may carry into it, not that of low halves alone.
        """
        top = place + len(sources)
        self.t[top] = self.take()
        if len(sources) == 1:
            self.emit("mulx", self.limb(top), self.low, sources[0])
            self.emit("add", self.limb(place), self.low)
            self.emit("adc", self.limb(top), "0")
            return
        self._start()
        for j, source in enumerate(sources):
            last = place + j + 1 == top
            high = self.limb(top) if last else self.high
            self.emit("mulx", high, self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
            if not last:
                self.emit("adox", self.limb(place + j + 1), high)
        self._end(self.limb(top), both)

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
        self._start()
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

    def _end(self, register: str, both: bool = True) -> None:
        """CF, and OF if `both`, go to a register, which cannot overflow."""
        if not both:
            self.emit("adc", register, "0")
            return
        zero = self._zero()
        self.emit("adox", register, zero)
        self.emit("adcx", register, zero)

    def cross_four(self) -> None:
        """Columns 1 to 6 <- the products x_i x_j, i < j, for N = 4: three that have no column in common, then three."""
        for j in range(1, 7):
            self.t[j] = self.take()
        self.note("t <- x_0 x_1 + W^2 x_0 x_3 + W^4 x_2 x_3, then x_0 x_2, x_1 x_2, x_1 x_3")
        self.emit("mov", "rdx", at("rsi", 0))
        self.emit("mulx", self.limb(2), self.limb(1), at("rsi", 1))
        self.emit("mulx", self.limb(4), self.limb(3), at("rsi", 3))
        self.emit("mov", "rdx", at("rsi", 2))
        self.emit("mulx", self.limb(6), self.limb(5), at("rsi", 3))
        self._start()
        for column, other in ((2, 0), (3, 1), (4, 1)):
            if column == 4:
                self.emit("mov", "rdx", at("rsi", 3))
            self.emit("mulx", self.high, self.low, at("rsi", other))
            self.emit("adcx", self.limb(column), self.low)
            self.emit("adox", self.limb(column + 1), self.high)
        zero = self._zero()
        self.emit("adcx", self.limb(5), zero)
        self.emit("adox", self.limb(6), zero)
        self.emit("adcx", self.limb(6), zero)

    def settle(self, first: int, end: int) -> None:
        """Columns that no row adds to any more leave their registers, if they are lower ones and have to."""
        if self.keeps_low:
            return
        for j in range(first, min(end, self.limbs)):
            register = self.t[j]
            if register:
                self.saved[j] = self.slot()
                self.emit("mov", self.saved[j], register)
                self.free.insert(0, register)
                self.t[j] = None

    def double(self) -> None:
        """Columns <- 2 columns + the squares of x, where columns 1 to 2N - 2 are there."""
        n = self.limbs
        self._start()
        for i in range(n):
            self.emit("mov", "rdx", at("rsi", i))
            if i in (0, n - 1):
                fresh = 0 if i == 0 else 2 * n - 1
                self.t[fresh] = self.take()
            low = self.limb(0) if i == 0 else self.low
            high = self.limb(2 * n - 1) if i == n - 1 else self.high
            self.emit("mulx", high, low, "rdx")
            if i == 0:
                self.settle(0, 1)
            else:
                self._doubled(2 * i, low)
            if i < n - 1:
                self._doubled(2 * i + 1, high)
        self.free.append("rsi")
        if self.estimates:
            self.begin_estimate()
        self._end(self.limb(2 * n - 1))

    def _doubled(self, column: int, square: str) -> None:
        if column in self.saved:
            self.emit("mov", "rdx", self.saved[column])
            self.emit("adcx", "rdx", "rdx")
            self.emit("adox", "rdx", square)
            self.emit("mov", self.saved[column], "rdx")
        else:
            self.emit("adcx", self.limb(column), self.limb(column))
            self.emit("adox", self.limb(column), square)

    def fold(self) -> None:
        """Columns 0 to N <- the lower ones + delta * the upper ones."""
        n = self.limbs
        self.note("fold: t <- t mod R + delta * (t / R)")
        self._constant("rdx", self.form.delta)
        self._start()
        halves = [self.high, self.low]
        for j in range(n):
            register = self.limb(n + j)
            self.emit("mulx", halves[j % 2], register, register)
            self.emit("adcx", register, self._lower(j))
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

    def _lower(self, j: int) -> str:
        """Where a lower column is."""
        return self.saved.get(j) or self.limb(j)

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
        self.emit("add", below, self._lower(n - 1))
        self.emit("adc", q, "0")
        if form.spare:
            self.emit("add", below, below)
            self.emit("adc", q, q)
        self.emit("lea", q, f"[{q} + 1]")
        upper, kept = q, ""
        if form.spare:
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
            self.emit("adcx", register, self._lower(j))
            self.emit("adox", register, halves[1 - j % 2] if j else q)
            if not form.spare and j == 0:
                self.emit("lea", high, f"[{high} + {upper}]")
        t = [self.limb(n + j) for j in range(n)]
        self._constant("rdx", form.c)
        self.note("and c less where that is below 0")
        if form.spare:
            # c is odd: the lowest bit of q + 1 is that of (q + 1) * c.
            self.emit("shl", upper, str(form.width - 1))
            self.emit("sub", t[-1], upper)
            self.emit("btr", t[-1], str(form.width - 1))
        else:
            self.emit("adcx", high, zero)
            self.emit("adox", high, zero)
            self.emit("cmp", high, kept)
        self.emit("cmovnc", "rdx", zero)
        return self._corrected(program, t)

    def _corrected(self, program: Program, t: list[str], below: int | None = None) -> Kernel:
        """Z <- t - rdx; of the highest limb only the bits of `below`, if that is given."""
        for j, limb in enumerate(t):
            self.emit("sbb" if j else "sub", limb, "0" if j else "rdx")
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
