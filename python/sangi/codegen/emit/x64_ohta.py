# SPDX-License-Identifier: MIT OR Apache-2.0
"""z = x * y mod n by Ohta's truncated quotient [TOA] for x86-64 with BMI2 and ADX: any n, and no subtraction last.

Operands and result have e limbs and are below 2n, where n has e - 1 limbs and fills them but for `SLACK` bits.
With K = floor(2^t / n) in e limbs, t = (2e - 1) * width - SLACK - 1:

    h = x * y;  s = the limb products of h * K in columns 2e - 3 and above;  d = floor(s / 2^t);  z = h - d * n

The last limb of d starts 1 + SLACK bits below a limb's end; two guard columns lie below.  `src/mod/ohta.c` shows
why z < 2n.  No product waits for a quotient's limb: three passes of rows, each as wide as the multiplier allows.
Multiplications: 2e^2 + 2e - 1 for a product; for a square e(e - 1)/2 less.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sangi.codegen.emit.assembler import Kernel, narrow
from sangi.codegen.emit.x64_rows import POOL, Accumulator, at
from sangi.codegen.program import Program

#: By how many bits a modulus may fall short of its limbs: its length in bytes is known, and no more.
SLACK = 8
#: Limbs of elements for which there are kernels.
LIMBS = range(2, 10)


def shift(width: int, limbs: int, slack: int = SLACK) -> int:
    """t."""
    return (2 * limbs - 1) * width - slack - 1


def program(name: str, width: int, limbs: int) -> Program:
    """The contract of a kernel, "ohta_mul" or "ohta_sqr"; it is scheduled by hand, so there are no nodes."""
    both = name == "ohta_mul"
    contract = (
        f"z = {'x * y' if both else 'x^2'} mod n",
        f"@pre {'x, y' if both else 'x'} < 2n; data is n, 0, 2n and K, as src/mod/context.h says",
        "@bound 0 <= z < 2n",
    )
    pointers = ("z", "x", "y", "data") if both else ("z", "x", "data")
    return Program(name, width, limbs, pointers, (), (), contract=contract)


def multiply(limbs: int, width: int = 64, slack: int = SLACK) -> Kernel:
    """The kernel (z, x, y, data) in (rdi, rsi, rdx, rcx); z may be x or y."""
    rows = Accumulator(limbs, [r for r in (*POOL, "rdi") if r != "rcx"])
    z, data = _kept(rows, "rcx")
    y = rows.take()
    rows.emit("mov", y, "rdx")
    rows.low, rows.high = rows.take(), rows.take()
    rows.nothing = rows.zero_slot()
    h: list[str] = []
    sources = [at(y, j) for j in range(limbs)]
    for i in range(limbs):
        rows.note(f"h <- h + W^{i} * x_{i} * y")
        rows.emit("mov", "rdx", at("rsi", i))
        _row(rows, sources, last=i + 1 == limbs)
        _retire(rows, h, 1)
    rows.free.append(y)
    return _reduced(rows, h, z, data, program("ohta_mul", width, limbs), slack)


def square(limbs: int, width: int = 64, slack: int = SLACK) -> Kernel:
    """The kernel (z, x, data) in (rdi, rsi, rdx); z may be x.

    Row i multiplies x_i by x_i, 2 x_(i+1) mod W and the limbs of 2x above, which has no more limbs than x.
    """
    rows = Accumulator(limbs, [*POOL, "rdi"])
    z, data = _kept(rows, "rdx")
    rows.low, rows.high = rows.take(), rows.take()
    rows.nothing = rows.zero_slot()
    twice, doubled = rows.slot(), ["", "", *(rows.slot() for _ in range(2, limbs))]
    rows.note("2x from limb 2 on")
    for j in range(1, limbs):
        rows.emit("mov", rows.low, at("rsi", j))
        rows.emit("adc" if j > 1 else "add", rows.low, rows.low)
        if j > 1:
            rows.emit("mov", doubled[j], rows.low)
    h: list[str] = []
    for i in range(limbs):
        rows.note(f"h <- h + W^{2 * i} * x_{i} * (x_{i} + 2 * the limbs above it)")
        if i + 1 < limbs:
            rows.emit("mov", rows.high, at("rsi", i + 1))
            rows.emit("add", rows.high, rows.high)
            rows.emit("mov", twice, rows.high)
        rows.emit("mov", "rdx", at("rsi", i))
        sources = ["rdx", *([twice] if i + 1 < limbs else []), *doubled[i + 2 :]]
        _row(rows, sources, last=i + 1 == limbs)
        _retire(rows, h, min(2, 2 * limbs - 1 - len(h)))
    return _reduced(rows, h, z, data, program("ohta_sqr", width, limbs), slack)


def _kept(rows: Accumulator, data: str) -> tuple[str, str]:
    """Where z and data, which comes in that register, wait; the register of z is free then, and data's if not rdx."""
    slots = rows.slot(), rows.slot()
    rows.emit("mov", slots[0], "rdi")
    rows.emit("mov", slots[1], data)
    if data != "rdx":
        rows.free.append(data)
    return slots


def _row(rows: Accumulator, sources: Sequence[str], *, last: bool) -> None:
    """T <- t + rdx * sources; the last row of a pass makes no limb above its sources: nobody asks for it."""
    if rows.t[0] is None:
        rows.first(sources)
    elif last:
        _short_row(rows, sources, 0)
    else:
        rows.row(sources, 0, False)


def _short_row(rows: Accumulator, sources: Sequence[str], place: int) -> None:
    """T <- t + W^place * rdx * sources, without what passes the limb of the last source."""
    rows.emit("xor", narrow(rows.low), narrow(rows.low))
    for j, source in enumerate(sources, place):
        rows.emit("mulx", rows.high, rows.low, source)
        rows.emit("adcx", rows.limb(j), rows.low)
        if j + 1 < place + len(sources):
            rows.emit("adox", rows.limb(j + 1), rows.high)


def _retire(rows: Accumulator, h: list[str], count: int) -> None:
    """The lowest limbs of t, which nothing changes any more, become the next ones of h, in slots."""
    for _ in range(count):
        if rows.t[0] is not None:
            h.append(rows.slot())
            rows.emit("mov", h[-1], rows.limb(0))
            rows.free.append(rows.limb(0))
        rows.t = [*rows.t[1:], None]


def _reduced(rows: Accumulator, h: list[str], z: str, data: str, what: Program, slack: int) -> Kernel:
    """The rest of a kernel: z <- h mod n; the upper limbs of h are in t still."""
    limbs, width = rows.limbs, what.width
    _retire(rows, h, 2 * limbs - 1 - len(h))
    rows.free += [r for r in rows.t if r is not None]
    rows.t = [None] * (limbs + 2)
    rows.free.append("rsi")
    base = rows.take()
    rows.emit("mov", base, data)
    d = _quotient(rows, h, [at(base, 2 * limbs + 1 + j) for j in range(limbs)], width, slack)
    multiple = _multiple(rows, d, [at(base, j) for j in range(limbs - 1)])
    rows.note("z = h - d * n")
    rows.emit("mov", "rdx", z)
    for j in range(limbs):
        rows.emit("mov", rows.low, h[j])
        rows.emit("sbb" if j else "sub", rows.low, multiple[j])
        rows.emit("mov", at("rdx", j), rows.low)
    return rows.kernel(what)


def _quotient(rows: Accumulator, h: Sequence[str], k: Sequence[str], width: int, slack: int) -> list[str]:
    """The limbs of d, in the slots of the upper limbs of h."""
    n, column = rows.limbs, 2 * rows.limbs - 3
    for j, limb in enumerate(k):
        rows.note(f"s <- s + W^{j} * K_{j} * h, from column {column} on")
        rows.emit("mov", "rdx", limb)
        _row(rows, h[column - j :], last=j + 1 == n)
    rows.note("d = s / 2^t")
    d = [*h[n:], rows.slot()]
    for i in range(n):
        low = rows.limb(i + 1)
        rows.emit("shr", low, str(width - slack - 1))
        # d is below 4n, which has but two bits in the last limb.
        if i + 1 < n:
            rows.emit("mov", rows.high, rows.limb(i + 2))
            rows.emit("shl", rows.high, str(slack + 1))
            rows.emit("or", low, rows.high)
        rows.emit("mov", d[i], low)
    rows.free += [r for r in rows.t if r is not None]
    rows.t = [None] * (n + 2)
    return d


def _multiple(rows: Accumulator, d: Sequence[str], n: Sequence[str]) -> list[str]:
    """The registers of the low limbs of d * n, as many as d has."""
    limbs = rows.limbs
    for i, digit in enumerate(d):
        rows.note(f"d * n: W^{i} * d_{i} * n")
        rows.emit("mov", "rdx", digit)
        if i:
            _short_row(rows, n[: limbs - i], i)
        else:
            rows.first(n)
    return [rows.limb(j) for j in range(limbs)]


#: The schedule of each operation by its name: from limbs, width and slack.
SCHEDULED: dict[str, Callable[[int, int, int], Kernel]] = {"ohta_mul": multiply, "ohta_sqr": square}
