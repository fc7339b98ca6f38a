# SPDX-License-Identifier: MIT OR Apache-2.0
"""All columns of a product or a square for x86-64 with BMI2 and ADX, to be reduced when they are complete.

The lower N limbs wait in registers if these are enough (N = 4), else in the red zone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sangi.codegen.emit.assembler import narrow
from sangi.codegen.emit.x64_rows import Accumulator, at


@dataclass
class Columns(Accumulator):
    """The columns of a product: `t` those in registers, `saved` those in the red zone.

    `parts` says that a product is dropped between the two additions that end a row, as by `drop`.  It pays at the end
    of a square, and in rows modulo a p that fills its limbs.
    """

    keeps_low: bool = field(kw_only=True)
    zero: str = ""
    parts: bool = False
    saved: dict[int, str] = field(default_factory=dict)

    def start(self) -> None:
        """CF and OF are 0, and so is the register for it."""
        register = narrow(self.zero or self.low)
        self.emit("xor", register, register)

    def cleared(self) -> str:
        """A register that holds 0; the low half is spent."""
        if not self.zero:
            self.clear(self.low)
        return self.zero or self.low

    def first_row(self, sources: list[str], place: int) -> None:
        """Columns from `place` on, which were nothing: rdx * sources; no add, as in `Accumulator.first`."""
        self.t[place], self.t[place + 1] = self.take(), self.take()
        if len(sources) > 1:
            self.start()
        self.emit("mulx", self.limb(place + 1), self.limb(place), sources[0])
        for j, source in enumerate(sources[1:], 1):
            self.t[place + j + 1] = self.take()
            self.emit("mulx", self.limb(place + j + 1), self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
        if len(sources) > 1 and self.zero:
            self.emit("adcx", self.limb(place + len(sources)), self.zero)
        elif len(sources) > 1:
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
        self.start()
        for j, source in enumerate(sources):
            last = place + j + 1 == top
            high = self.limb(top) if last else self.high
            self.emit("mulx", high, self.low, source)
            self.emit("adcx", self.limb(place + j), self.low)
            if not last:
                self.emit("adox", self.limb(place + j + 1), high)
        self._end(self.limb(top), both)

    def _end(self, register: str, both: bool = True) -> None:
        """CF, and OF if `both`, go to a register, which cannot overflow; where `parts`, a product is between."""
        if not both:
            self.emit("adc", register, "0")
            return
        zero = self.cleared()
        self.emit("adox", register, zero)
        if self.parts:
            self.drop(self.high)
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
        self.start()
        for column, other in ((2, 0), (3, 1), (4, 1)):
            if column == 4:
                self.emit("mov", "rdx", at("rsi", 3))
            self.emit("mulx", self.high, self.low, at("rsi", other))
            self.emit("adcx", self.limb(column), self.low)
            self.emit("adox", self.limb(column + 1), self.high)
        zero = self.cleared()
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

    def double(self, squared: Callable[[], None] | None = None) -> None:
        """Columns <- 2 columns + the squares of x, where columns 1 to 2N - 2 are there.

        `squared` is called when all but the last carries are in; rsi is free from then on.
        """
        n = self.limbs
        self.start()
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
        if squared:
            squared()
        self.parts = True
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

    def lower(self, j: int) -> str:
        """Where a lower column is."""
        return self.saved.get(j) or self.limb(j)
