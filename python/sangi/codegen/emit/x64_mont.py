# SPDX-License-Identifier: MIT OR Apache-2.0
"""Montgomery products for x86-64 with BMI2 and ADX, the modulus m and n0 = -1/m mod W in memory: exact rows only.

Row i adds x_i * y to t, then q * m with q = t_0 * n0, and drops the lowest limb, which is now 0.  With
x, y < m < R the accumulator is below 2m after a row: N limbs and a bit.  It takes N + 2 registers, the halves of
a product two and the multiplier one; of the pointers those that do not fit wait in the red zone.
Multiplications: 2N^2 + N for a product, N(N+1)/2 + N^2 + N for a square.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sangi.codegen.emit.assembler import Kernel, narrow
from sangi.codegen.emit.x64_rows import POOL, Accumulator, at
from sangi.codegen.program import Program


class _Rows(Accumulator):
    """An accumulator, and where the pointers are: in registers, or in the red zone."""

    def __init__(self, limbs: int, pointers: dict[str, str], shared: Sequence[str]) -> None:
        """`pointers` are the registers in which they come, those that are wanted most last.

        `shared` are used one after another: if there is one register for all of them, it is `base`.
        """
        super().__init__(limbs, [])
        registers = ["rdi", "rsi", *POOL]
        room = len(registers) - (limbs + 4)
        names = list(pointers)
        kept = names[-room:] if room >= len(shared) else []
        self.where: dict[str, str] = {}
        for name in names:
            if name not in kept:
                self.where[name] = self.slot()
                self.emit("mov", self.where[name], pointers[name])
        held = {pointers[name] for name in kept}
        self.free = [r for r in registers if r not in held]
        # If z waits, its register is free for it again at the end, when no product is needed any more.
        self.low, self.high = self.take(), self.take()
        for name in kept:
            self.where[name] = pointers[name]
            if pointers[name] == "rdx":
                self.where[name] = self.take()
                self.emit("mov", self.where[name], "rdx")
        self.base = "" if kept else self.take()
        self.nothing = self.zero_slot()

    def pointer(self, name: str, scratch: str = "") -> str:
        """The register of a pointer: its own, or else `scratch` or `base`, into which it is loaded."""
        where, scratch = self.where[name], scratch or self.base
        if "[" not in where:
            return where
        self.emit("mov", scratch, where)
        return scratch

    def load(self, register: str, name: str, limb: int) -> None:
        """Register <- a limb of a number."""
        self.emit("mov", register, at(self.pointer(name, register), limb))

    def numbers(self, name: str) -> list[str]:
        """The limbs of a number as operands."""
        pointer = self.pointer(name)
        return [at(pointer, j) for j in range(self.limbs)]

    def divide(self) -> None:
        """T <- (t + q * m) / W, q such that this is exact."""
        self.note("q = t_0 * n0; t <- (t + q * m) / W")
        modulus = self.pointer("m")
        self.emit("mov", "rdx", self.limb(0))
        self.emit("imul", "rdx", at(modulus, self.limbs))
        self.row([at(modulus, j) for j in range(self.limbs)], 0, True)
        self.free.insert(0, self.limb(0))
        self.t = [*self.t[1:], None]

    def finish(self, program: Program) -> Kernel:
        """Z <- t, less m where t >= m."""
        t, top = [self.limb(j) for j in range(self.limbs)], self.limb(self.limbs)
        modulus = self.numbers("m")
        self.emit("mov", "rdi", self.where["z"]) if "[" in self.where["z"] else None
        spare = ["rdx", *self.where.values(), self.low, self.high, *self.free]
        used = ("rdi", modulus[0].removeprefix("qword ptr [").removesuffix("]"))
        self.slots = 0
        self.choose(t, modulus, top, [r for r in spare if "[" not in r and r not in used])
        return self.end(program, t)


def multiply(program: Program) -> Kernel:
    """The kernel (z, x, y, m) in (rdi, rsi, rdx, rcx).  Pre: x, y < m.  Post: z < m; z may be x or y."""
    rows = _Rows(program.limbs, {"z": "rdi", "x": "rsi", "y": "rdx", "m": "rcx"}, ("y", "m"))
    for i in range(program.limbs):
        rows.note(f"t <- t + x_{i} * y")
        y = rows.numbers("y")
        rows.load("rdx", "x", i)
        if i:
            rows.row(y, 0, True)
        else:
            rows.first(y)
        rows.divide()
    return rows.finish(program)


def square(program: Program) -> Kernel:
    """The kernel (z, x, m) in (rdi, rsi, rdx).  Pre: x < m.  Post: z < m; z may be x.

    Row i multiplies x_i by x_i, then by twice what lies above it: 2 x_(i+1) mod W, then the limbs of 2x from
    i + 2 on, which carry the top bit of the limb below them.  The top bit of 2x adds W^N * x_i.
    """
    n = program.limbs
    rows = _Rows(n, {"z": "rdi", "x": "rsi", "m": "rdx"}, ("m",))
    rows.note("t <- x_0 * (x_0 + 2 * the limbs above it)")
    doubled = _first(rows)
    rows.divide()
    twice, extra = rows.slot(), rows.slot()
    for i in range(1, n):
        rows.note(f"t <- t + x_{i} * (x_{i} + 2 * the limbs above it)")
        sources = ["rdx"]
        if i + 1 < n:
            rows.load(rows.high, "x", i + 1)
            rows.emit("add", rows.high, rows.high)
            rows.emit("mov", twice, rows.high)
            sources.append(twice)
        rows.load("rdx", "x", i)
        if i + 1 < n:
            rows.emit("mov", rows.low, "rdx")
            rows.emit("and", rows.low, doubled[n])
            rows.emit("mov", extra, rows.low)
        rows.row([*sources, *doubled[i + 2 : n]], i, True, extra if i + 1 < n else None)
        rows.divide()
    return rows.finish(program)


def _first(rows: _Rows) -> list[str]:
    """Row 0, doubling as it multiplies: CF carries in 2x, OF in t.

    Leaves in the red zone the limbs of 2x from 2 on, and as limb N all ones where 2x has a bit above.
    """
    n = rows.limbs
    doubled = [""] * (n + 1)
    rows.t[0], rows.t[1] = rows.take(), rows.take()
    rows.load("rdx", "x", 0)
    rows.emit("mulx", rows.limb(1), rows.limb(0), "rdx")
    if n == 1:
        return doubled
    rows.emit("xor", narrow(rows.low), narrow(rows.low))
    for j in range(1, n):
        rows.load(rows.high, "x", j)
        rows.emit("adcx", rows.high, rows.high)
        if j > 1:
            doubled[j] = rows.slot()
            rows.emit("mov", doubled[j], rows.high)
        rows.t[j + 1] = rows.take()
        rows.emit("mulx", rows.limb(j + 1), rows.low, rows.high)
        rows.emit("adox", rows.limb(j), rows.low)
    rows.clear(rows.low)
    rows.emit("adox", rows.limb(n), rows.low)
    rows.emit("sbb", rows.low, rows.low)
    doubled[n] = rows.slot()
    rows.emit("mov", doubled[n], rows.low)
    rows.emit("and", rows.low, "rdx")
    rows.emit("add", rows.limb(n), rows.low)
    rows.t[n + 1] = rows.take()
    rows.clear(rows.limb(n + 1))
    rows.emit("adc", rows.limb(n + 1), "0")
    return doubled


#: The schedule of each program by its name.
SCHEDULED: dict[str, Callable[[Program], Kernel]] = {"mont_mul": multiply, "mont_sqr": square}
