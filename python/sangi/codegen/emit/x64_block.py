# SPDX-License-Identifier: MIT OR Apache-2.0
"""The kernels of src/mp/block.h for x86-64 with BMI2 and ADX: the inner loops of products of any length.

The window of a block is in registers, w_0 in r8.  A row is x_i y + w + z_i: limb j of the window becomes
w_(j+1) + hi(x_i y_j) + lo(x_i y_(j+1)), with the carries of the first sum in OF and those of the second in CF.
A row leaves each limb in the register where it began, so that one row, or a few, is the body of a loop.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from sangi.codegen.emit.assembler import Assembler, Kernel, label, qword, saved
from sangi.codegen.emit.x64_rows import at
from sangi.codegen.program import Program

#: The limbs of a full block: SANGI_MP_BLOCK.
BLOCK = 8
WINDOW = ("r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15")
#: Where the address of w is kept while its register holds something else.
KEPT_W = qword("rsp", -8)


@dataclass
class Code(Assembler):
    """Instructions of one kernel for blocks of k limbs; `note` goes with the next one."""

    k: int

    def load(self, base: str) -> None:
        """The window from memory; its lowest limb last, whose register may be the base."""
        for j in reversed(range(self.k)):
            self.emit("mov", WINDOW[j], at(base, j))

    def store(self) -> None:
        """The window to memory, at w."""
        self.emit("mov", "rax", KEPT_W)
        for j in range(self.k):
            self.emit("mov", at("rax", j), WINDOW[j])

    def row(
        self,
        first: int,
        y: str,
        z: str | None = None,
        out: str | None = None,
        following: Callable[[str], None] | None = None,
    ) -> None:
        """(w : out) <- rdx y + w + z, for a w whose lowest limb is in register `first`; rbp holds 0.

        The lowest limb leaves its register to the highest: in k rows every limb comes back to its own.  The row before
        has left both carries 0, but not to wait for them is worth an instruction.  `following` is called with limb 1 of
        the window as soon as it is complete, which will be the lowest one of the next row.
        """
        self.emit("xor", "eax", "eax")
        w = [WINDOW[(first + j) % self.k] for j in range(self.k)]
        if z:
            self.emit("adox", w[0], z)
        self.emit("mulx", "rbx", "rax", at(y, 0))
        self.emit("adcx", w[0], "rax")
        if out:
            self.emit("mov", out, w[0])
        for j in range(1, self.k):
            self.emit("adox", w[j], "rbx")
            self.emit("mulx", "rbx" if j < self.k - 1 else w[0], "rax", at(y, j))
            self.emit("adcx", w[j], "rax")
            if j == 1 and following:
                following(w[j])
        if self.k == 1:
            self.emit("mov", w[0], "rbx")
        if z or self.k > 1:
            self.emit("adox", w[0], "rbp")
            self.drop("rax")
        self.emit("adcx", w[0], "rbp")

    def single_row(self, y: str, z: str) -> None:
        """(w : z) <- rdx y + w + z; every limb ends in the register where it began."""
        w = WINDOW[: self.k]
        self.emit("xor", "eax", "eax")
        self.emit("mov", "rbx", w[0])
        self.emit("mulx", w[0], "rax", at(y, 0))
        self.emit("adox", "rax", z)
        self.emit("adcx", "rax", "rbx")
        self.emit("mov", z, "rax")
        for j in range(1, self.k):
            self.emit("mov", "rbx", w[j])
            self.emit("mulx", w[j], "rax", at(y, j))
            self.emit("adox", w[j - 1], "rbx")
            self.emit("adcx", w[j - 1], "rax")
        self.emit("adox", w[-1], "rbp")
        self.emit("adcx", w[-1], "rbp")

    def quotient(self, m: str, n0: str, q: str) -> None:
        """W <- (w + q m) / W^k, and the limbs of q to memory; rbp holds 0, rcx is scratch.

        All that comes later waits for the next limb of q.  So it is made as soon as row i has completed limb 1 of the
        window, by mulx, which leaves the carries of the row as they are.
        """

        def multiply(limb: str) -> None:
            self.emit("mov", "rdx", limb)
            self.emit("mulx", "rax", "rcx", n0)

        def following(limb: str) -> None:
            multiply(limb)
            self.emit("mov", "rdx", at(q, i))

        multiply(WINDOW[0])
        for i in range(self.k):
            self.note(f"q_{i} = w_0 n0; w <- (w + q_{i} m) / W")
            self.emit("mov", "rdx", "rcx")
            self.emit("mov", at(q, i), "rdx")
            self.row(i, m, following=following if i + 1 < self.k else None)

    def advance(self, limbs: int) -> None:
        """To the limbs of x and z that follow."""
        self.emit("lea", "rsi", f"[rsi + {8 * limbs}]")
        self.emit("lea", "rdi", f"[rdi + {8 * limbs}]")

    def kernel(self, name: str, arguments: Sequence[str], contract: Sequence[str], bits: int) -> Kernel:
        """The function, with the callee-saved registers that it uses saved."""
        self.emit("ret")
        program = Program(name, bits, self.k, tuple(arguments), (), (), contract=tuple(contract))
        return Kernel(program, tuple(self.code), saved(self.code))


def rows(k: int, bits: int = 64) -> Kernel:
    """(w : z) <- w + z + x y: turns of as many rows as bring the window back to its registers, then single rows."""
    c = Code(k)
    turn, count = max(k, 2), qword("rsp", -16)
    c.emit("mov", KEPT_W, "r8")
    c.emit("mov", count, "rdx")
    c.load("r8")
    c.emit("mov", "ebp", "0")
    c.note(f"turns of {turn} rows, then single rows")
    c.emit("sub", count, str(turn))
    c.emit("jc", f"LOCAL(rows_{k}_ones)")
    c.code.append(label(f"rows_{k}_more"))
    for i in range(turn):
        c.emit("mov", "rdx", at("rsi", i))
        c.row(i, "rcx", at("rdi", i), at("rdi", i))
    c.advance(turn)
    c.emit("sub", count, str(turn))
    c.emit("jnc", f"LOCAL(rows_{k}_more)")
    c.code.append(label(f"rows_{k}_ones"))
    c.emit("add", count, str(turn))
    c.emit("jz", f"LOCAL(rows_{k}_end)")
    c.code.append(label(f"rows_{k}_one"))
    c.emit("mov", "rdx", at("rsi", 0))
    c.single_row("rcx", at("rdi", 0))
    c.advance(1)
    c.emit("dec", count)
    c.emit("jnz", f"LOCAL(rows_{k}_one)")
    c.code.append(label(f"rows_{k}_end"))
    c.store()
    contract = (f"(w : z) <- w + z + x y, for x and z of n limbs, y and w of {k}",)
    return c.kernel("rows", ("z", "x", "n", "y", "w"), contract, bits)


def reduce(k: int, bits: int = 64) -> Kernel:
    """q <- t (-1/m) mod W^k, w <- (t + q m) / W^k."""
    c = Code(k)
    kept_n0 = qword("rsp", -16)
    c.emit("mov", KEPT_W, "r8")
    c.emit("mov", kept_n0, "rcx")
    c.load("rsi")
    c.emit("mov", "rsi", "rdx")
    c.emit("mov", "ebp", "0")
    c.quotient("rsi", kept_n0, "rdi")
    c.store()
    contract = (f"q <- t (-1/m) mod W^{k}, w <- (t + q m) / W^{k}", "@pre n0 = -1/m mod W")
    return c.kernel("reduce", ("q", "t", "m", "n0", "w"), contract, bits)


def low(k: int, bits: int = 64) -> Kernel:
    """z <- w + z + x y mod W^k: row i needs k - i limbs of y and w."""
    c = Code(k)
    c.load("rcx")
    c.emit("mov", "rcx", "rdx")
    for i in range(k):
        width = k - i
        c.note(f"z_{i}: columns {i} to {k - 1}")
        c.emit("mov", "rdx", at("rsi", i))
        c.emit("xor", "eax", "eax")
        c.emit("mov", "rbx", WINDOW[0])
        c.emit("mulx", WINDOW[0], "rax", at("rcx", 0))
        c.emit("adox", "rax", at("rdi", i))
        c.emit("adcx", "rax", "rbx")
        c.emit("mov", at("rdi", i), "rax")
        for j in range(1, width):
            c.emit("adox", WINDOW[j - 1], WINDOW[j])
            c.emit("mulx", WINDOW[j] if j < width - 1 else "rbx", "rax", at("rcx", j))
            c.emit("adcx", WINDOW[j - 1], "rax")
    contract = (f"z <- w + z + x y mod W^{k}",)
    return c.kernel("low", ("z", "x", "y", "w"), contract, bits)


def high(k: int, bits: int = 64) -> Kernel:
    """(w : z_0) <- z_0 + the products of columns from k - 1 on: row i reaches the lowest i + 1 of them."""
    c = Code(k)
    sums = (*WINDOW, "rbp")
    c.emit("mov", KEPT_W, "rcx")
    c.emit("mov", "rcx", "rdx")
    c.emit("mov", sums[0], at("rdi", 0))
    for i in range(k):
        c.note(f"x_{i} by the highest {i + 1} limbs of y")
        c.emit("mov", "rdx", at("rsi", i))
        _add_row(c, "rcx", range(k - 1 - i, k), sums[: i + 2])
    c.emit("mov", at("rdi", 0), sums[0])
    c.emit("mov", "rax", KEPT_W)
    for j in range(k):
        c.emit("mov", at("rax", j), sums[j + 1])
    contract = (
        f"(w : z_0) <- z_0 + the sum of x_i y_j W^(i + j - {k - 1}) over i + j >= {k - 1}; i, j < {k}",
    )
    return c.kernel("high", ("z", "x", "y", "w"), contract, bits)


def _add_row(c: Code, y: str, limbs: Sequence[int], sums: Sequence[str]) -> None:
    """Sums <- sums + rdx by some limbs of y; the top register of sums holds nothing before."""
    n = len(limbs)
    c.emit("xor", "eax", "eax")
    for j, limb in enumerate(limbs):
        above = sums[j + 1] if j == n - 1 else "rbx"
        c.emit("mulx", above, "rax", at(y, limb))
        c.emit("adcx", sums[j], "rax")
        if j < n - 1:
            c.emit("adox", sums[j + 1], above)
    c.emit("mov", "eax", "0")
    c.emit("adcx", sums[n], "rax")
    if n > 1:
        c.emit("adox", sums[n], "rax")


def off_diagonal(k: int, bits: int = 64) -> Kernel:
    """(w : z) <- z + the products x_i x_j, i < j: row i is x_i by what is above it, from column 2i + 1 on."""
    c = Code(k)
    for column in range(1, k):
        c.emit("mov", WINDOW[(column - 1) % BLOCK], at("rdi", column))
    c.emit("mov", "rcx", "rdx")

    def place(column: int) -> str:
        return at("rdi", column) if column < k else at("rcx", column - k)

    def register(column: int) -> str:
        return WINDOW[(column - 1) % BLOCK]

    for i in range(k - 1):
        c.note(f"x_{i} by the limbs above it")
        c.emit("mov", "rdx", at("rsi", i))
        columns = range(2 * i + 1, i + k + 1)
        _add_row(c, "rsi", range(i + 1, k), [register(column) for column in columns])
        for column in columns[:2]:
            c.emit("mov", place(column), register(column))
    c.emit("mov", "eax", "0")
    c.emit("mov", at("rcx", k - 1), "rax")
    contract = (f"(w : z) <- z + the sum of x_i x_j W^(i + j) over i < j < {k}",)
    return c.kernel("off_diagonal", ("z", "x", "w"), contract, bits)


#: The kernels that exist for every k up to BLOCK, in the order of `sangi_mp_block`.
KERNELS: dict[str, Callable[[int, int], Kernel]] = {
    "rows": rows,
    "reduce": reduce,
    "off_diagonal": off_diagonal,
    "low": low,
    "high": high,
}
