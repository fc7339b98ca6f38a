# SPDX-License-Identifier: MIT OR Apache-2.0
"""z = x * y mod n by Ohta reduction [TOA], vectorised within one operand, without a final subtraction.

With W = 2^width and c = shape.point:

    h = x * y;  s = the products of h and K in column c - 1 and above, less W^c / 2;  d = floor(s / W^c);
    z = h - d * n = h + d * (W^digits - n) mod W^digits

Column c - 1 receives the low halves of digits i + j = c - 1 and the high halves of i + j = c - 2.  With the omitted
products, h / n - s / W^c is between 1/2 and 1/2 + 2^-16 (verify/bounds/modsimd.py).  The result stays above n / 2 and
below 2n, so its top digit is never ambiguous although the digits below may exceed 51 bits.  No part of s depends on a
digit of d, unlike u_i of Montgomery reduction: the three products follow each other, and carry propagation between
them is hidden behind low columns of h.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import VECTOR, WORD, Kernel, vector_at
from sangi.codegen.modsimd.place import Places, Table, words
from sangi.codegen.modsimd.rows import Builder, Rows, add_up, largest
from sangi.codegen.modsimd.shape import LANES, Shape
from sangi.codegen.program import Program

#: Elements of more vectors leave the low columns of h in memory.
_HELD = 6
_ALIGN = ("lea rax, [rsp + 63]", "and rax, -64")


@dataclass
class Product:
    """One product, or two at once."""

    b: Builder
    shape: Shape
    table: Table
    at: Places
    square: bool
    #: Low columns of h by vector: registers, or nothing for those in memory.
    low: dict[int, str] = field(default_factory=dict)

    @property
    def scratch(self) -> int:
        """Lanes that it needs: digits of h, of d, and low columns of h."""
        s = self.shape
        return s.packed * (s.product_vectors - s.first_vector + s.quotient_vectors + self._spilled)

    @property
    def _spilled(self) -> int:
        return self.shape.vectors if self.shape.vectors > _HELD else 0

    @property
    def _last(self) -> str:
        """The first lane of the highest digit."""
        return str(LANES - self.shape.numbers)

    def _h(self, vector_at: int) -> int:
        return self.shape.packed * (vector_at - self.shape.first_vector)

    def _d(self, vector_at: int) -> int:
        return self.shape.packed * (self.shape.product_vectors - self.shape.first_vector + vector_at)

    def _kept(self, vector_at: int) -> int:
        return self._d(self.shape.quotient_vectors) + self.shape.packed * vector_at

    def emit(self) -> None:
        """h from the quotient's columns on, then s, then z; low columns of h between, which wait for nothing."""
        s = self.shape
        below = None
        for group in self._groups(range(s.first_vector, s.product_vectors)):
            below = self._pass_on(self._h_columns(group), below, lambda u: self.at.scratch(self._h(u)))
        half = s.first_vector // 2
        self._h_low(range(half, s.first_vector))
        self._s()
        self._h_low(range(half))
        self._z()

    def _groups(self, sums: Sequence[int]) -> list[list[int]]:
        return largest(self.b, self._h_rows(), sums)

    def _h_rows(self) -> Rows:
        s, at = self.shape, self.at
        factor = at.x if self.square else at.y
        return Rows(
            range(s.digits),
            0,
            s.digits,
            at.x,
            lambda j: vector_at(factor(j)),
            above=self.square,
            ends=True,
            packed=s.packed,
        )

    def _h_columns(self, group: Sequence[int]) -> dict[int, str]:
        """Columns of h; those below W^digits are kept as they are."""
        self.b.note(f"h = x * {'x' if self.square else 'y'}, {self.shape.columns(group)}")
        sums = add_up(self.b, self._h_rows(), group)
        if self.square:
            self._squares(sums)
        for u in group:
            if u < self.shape.vectors:
                self.low[u] = sums[u]
        return sums

    def _squares(self, sums: Mapping[int, str]) -> None:
        """Twice the products of different digits, and each digit's square."""
        b = self.b
        for q in dict.fromkeys(u // 2 for u in sums):
            x, low, high = b.take(), b.zero(), b.zero()
            b.emit("vmovdqu64", x, vector_at(self.at.x(self.shape.packed * q)))
            b.emit("vpmadd52luq", low, x, x)
            b.emit("vpmadd52huq", high, x, x)
            b.emit("vpaddq", high, high, high)
            for u in (2 * q, 2 * q + 1):
                if u in sums:
                    b.emit("vmovdqa64", x, self.table.interleaved(u % 2 == 1))
                    b.emit("vpermi2q", x, low, high)
                    b.emit("vpaddq", sums[u], sums[u], sums[u])
                    b.emit("vpaddq", sums[u], sums[u], x)
            b.give(x, low, high)

    def _h_low(self, sums: Sequence[int]) -> None:
        """Low columns of h: nothing waits for them but z."""
        for group in self._groups(sums) if sums else ():
            self._spill(self._h_columns(group))

    def _spill(self, sums: Mapping[int, str]) -> None:
        for u, register in sums.items():
            if self._spilled and self.low.get(u) == register:
                self.b.emit("vmovdqa64", vector_at(self.at.scratch(self._kept(u))), register)
                self.b.give(register)
                self.low[u] = ""

    def _pass_on(
        self,
        sums: dict[int, str],
        below: str | None,
        to: Callable[[int], str],
        mask: Callable[[int], str] | None = None,
    ) -> str:
        """Stores each column's digit with what the column below exceeds its own by; the last vector of that is left.

        Sums that are kept stay as they are.
        """
        b = self.b
        over = {}
        for u, register in sums.items():
            over[u] = b.take()
            b.emit("vpsrlq", over[u], register, str(self.shape.width))
        digit = b.take()
        for u, register in sums.items():
            b.emit("vpandq", digit, register, mask(u) if mask else self.table.digit)
            passed = b.take()
            if below is None:
                b.emit("vpxorq", passed, passed, passed)
            b.emit("valignq", passed, over[u], passed if below is None else below, self._last)
            b.emit("vpaddq", digit, digit, passed)
            b.emit("vmovdqu64", vector_at(to(u)), digit)
            b.give(passed)
            if below is not None:
                b.give(below)
            below = over[u]
            if self.low.get(u) != register:
                b.give(register)
        b.give(digit)
        assert below is not None
        self._spill(sums)
        return below

    def _s(self) -> None:
        """The quotient's digits, the guard column's is the first of their first vector."""
        b, s, at = self.b, self.shape, self.at
        rows = Rows(
            range(s.first_digit, s.point),
            s.point - 1,
            s.digits,
            lambda i: at.scratch(i - s.packed * s.first_vector),
            lambda j: vector_at(at.data(s.packed + s.constant + j)),
            packed=s.packed,
        )
        below = None
        for group in largest(b, rows, range(s.quotient_vectors)):
            b.note(f"s, {s.columns(group, s.point - 1)}")
            begun = {}
            for u in group:
                begun[u] = b.take()
                b.emit("vmovdqa64", begun[u], self.table.less_half if u == 0 else self.table.every)
            below = self._pass_on(
                add_up(b, rows, group, begun),
                below,
                lambda u: at.scratch(self._d(u)),
                lambda u: self.table.above_guard if u == 0 else self.table.digit,
            )
        b.give(*([below] if below else []))

    def _z(self) -> None:
        """h + d * (W^digits - n), of which the columns below `digits` count."""
        b, s, at = self.b, self.shape, self.at
        top = s.vectors - 1
        rows = Rows(
            range(s.digits),
            0,
            s.digits,
            lambda i: at.scratch(self._d(0) + 1 + i),
            lambda j: vector_at(at.data(s.packed + s.complement + j)),
            last=s.digits - 1,
            packed=s.packed,
        )
        lonely = self._lonely() if s.lonely else None
        below = None
        for group in largest(b, rows, range(s.vectors - s.lonely)):
            b.note(f"z, {s.columns(group)}")
            sums = add_up(b, rows, group, {u: self._begun(u) for u in group})
            high = {u: sums.pop(u) for u in group if u == top}
            if sums:
                below = self._pass_on(sums, below, lambda u: at.z(s.packed * u))
            if high:
                self._highest(high[top], below)
        if lonely:
            self._highest(lonely, below)

    def _begun(self, u: int) -> str:
        """Low columns of h in a register."""
        register = self.low.pop(u)
        if self._spilled:
            register = self.b.take()
            self.b.emit("vmovdqa64", register, vector_at(self.at.scratch(self._kept(u))))
        return register

    def _lonely(self) -> str:
        """The highest column alone: an inner product with the reversed digits, summed over a vector."""
        b, s, at = self.b, self.shape, self.at
        b.note(f"z, column {s.digits - 1}")
        low, high, d = b.zero(), b.zero(), b.take()
        for u in range(s.quotient_vectors):
            j = s.packed + s.backward + s.packed * u
            b.emit("vmovdqa64", d, vector_at(at.scratch(self._d(u))))
            b.emit("vpmadd52luq", low, d, vector_at(at.data(j - 1)))
            b.emit("vpmadd52huq", high, d, vector_at(at.data(j)))
        b.emit("vpaddq", low, low, high)
        b.emit("vpaddq", low, low, high)
        for distance in (4, 2, 1)[: s.packed.bit_length() - 1]:
            b.emit("valignq", d, low, low, str(distance))
            b.emit("vpaddq", low, low, d)
        b.give(high, d)
        register = self._begun(s.vectors - 1)
        b.emit("vpaddq", register, register, low)
        b.give(low)
        return register

    def _highest(self, register: str, below: str | None) -> None:
        """The vector with the highest digit, reduced modulo W after carry propagation, and zeros above."""
        b, s = self.b, self.shape
        before, after = self.table.highest((s.digits - 1) % s.packed)
        over = b.take()
        b.emit("vpsrlq", over, register, str(s.width))
        if below is None:
            below = b.zero()
        b.emit("valignq", over, over, below, self._last)
        b.emit("vpandq", register, register, before)
        b.emit("vpaddq", register, register, over)
        b.emit("vpandq", register, register, after)
        b.emit("vmovdqu64", vector_at(self.at.z(s.packed * (s.vectors - 1))), register)
        b.give(over, below, register)


def product(shape: Shape, table: Table, square: bool) -> Kernel:
    """The kernel (z, x, y, data), or (z, x, data) for a square; z may be x or y."""
    b = Builder()
    pointers = ("z", "x", "data") if square else ("z", "x", "y", "data")
    y, data = ("rsi", "rdx") if square else ("rdx", "rcx")
    for line in _ALIGN:
        mnemonic, _, rest = line.partition(" ")
        b.emit(mnemonic, *rest.split(", "))
    for at in range(1, shape.packed) if square else ():
        b.emit("mov", "r8d", str((0xFF << at * shape.numbers) & 0xFF))
        b.emit("kmovb", f"k{at}", "r8d")
    first = shape.packed  # zeros stand before the digits
    places = Places(
        x=words("rsi", first, shape.numbers),
        y=words(y, first, shape.numbers),
        z=words("rdi", first, shape.numbers),
        data=words(data, 0, shape.numbers),
        scratch=words("rax", 0, shape.numbers),
    )
    made = Product(b, shape, table, places, square)
    made.emit()
    for mnemonic in ("vzeroupper", "ret"):
        b.emit(mnemonic)
    frame = -(-(WORD * shape.numbers * made.scratch + VECTOR) // 16) * 16
    what = Program(
        "ohta_sqr" if square else "ohta_mul",
        shape.width,
        shape.digits,
        pointers,
        (),
        (),
        contract=_contract(shape, square),
    )
    return Kernel(what, tuple(b.code), (), frame)


def _contract(shape: Shape, square: bool) -> tuple[str, ...]:
    operands, verb = ("x", "is") if square else ("x, y", "are")
    twice = ("two products: each digit is beside that of the second one",) if shape.numbers == 2 else ()
    return (
        f"z = {'x^2' if square else 'x * y'} mod n, for n of {shape.bits} bits in {shape.digits} digits",
        *twice,
        f"@pre {operands} {verb} below 2n; elements and data lie in memory as src/mod/simd/kernels.h says",
        "@post n / 2 <= z < 2n",
    )
