# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the kernels for eight moduli have to leave, tried at digits of any width; every case has its own modulus."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np

from sangi.codegen import modx8
from sangi.codegen.emit.assembler import VECTOR
from sangi.codegen.modx8.code import BLOCK
from sangi.codegen.modx8.lookup import EIGHT
from sangi.errors import CheckFailed
from sangi.verify.interp.text import Function, parse
from sangi.verify.run.modx8 import Memory, address, run
from sangi.verify.run.rows import Vector


@dataclass(frozen=True)
class Kernels:
    """The kernels as they were emitted and parsed back, for digits of `width` bits, on numbers of `blocks` blocks."""

    functions: Mapping[str, Function]
    width: int
    blocks: int
    #: How many vpmadd52 the last call of each kernel ran.
    ran: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, width: int, blocks: int, text: str | None = None) -> Kernels:
        """The library's and what they are compared with, or those of a text."""
        every = {**modx8.KERNELS, **modx8.FLAT}
        parsed = parse(text or modx8.assembly(width, every, hidden=False))
        names = {modx8.symbol(name): name for name in every}
        return cls({names[symbol]: f for symbol, f in parsed.items()}, width, blocks)

    @property
    def digits(self) -> int:
        """Digits of a number."""
        return BLOCK * self.blocks

    @property
    def radix(self) -> int:
        """R."""
        return 1 << self.width * self.digits

    def split(self, numbers: Sequence[int], digits: int) -> list[Vector | None]:
        """Digit after digit, of all numbers."""
        top = (1 << self.width) - 1
        return [
            np.array([n >> self.width * i & top for n in numbers], dtype=np.uint64) for i in range(digits)
        ]

    def join(self, rows: Sequence[Vector | None]) -> list[int]:
        """The numbers again; raises CheckFailed where a word is missing or more than a digit."""
        if any(row is None or (row >> np.uint64(self.width)).any() for row in rows):
            raise CheckFailed(f"a word is missing, or more than a digit of {self.width} bits")
        whole = np.broadcast_arrays(*(row for row in rows if row is not None))
        columns = zip(*(row.tolist() for row in whole), strict=True)
        return [sum(digit << self.width * i for i, digit in enumerate(column)) for column in columns]

    def empty(self, digits: int) -> list[Vector | None]:
        """Memory that nothing was written to."""
        return [None] * digits

    def call(self, name: str, objects: Sequence[Memory], numbers: Sequence[int], order: str = "") -> None:
        """Runs a kernel; `order` has o for an object and n for a number, in the order of the arguments."""
        places, rest = iter(range(len(objects))), iter(numbers)
        arguments = [address(next(places)) if kind == "o" else next(rest) for kind in order]
        self.ran[name] = run(self.functions[name], self.width, objects, arguments)


@dataclass(frozen=True)
class Case:
    """A modulus and two factors."""

    p: int
    x: int
    y: int


def montgomery(k: Kernels, name: str, cases: Sequence[Case], alias: str = "") -> None:
    """Checks a product or square by Montgomery's method; `alias` names the factor that z shares its memory with."""
    base = 1 << k.width
    data = [-pow(c.p, -1, base) % base | c.p << k.width for c in cases]
    x, y = (Memory(k.split([getattr(c, of) for c in cases], k.digits), alias == of) for of in "xy")
    z = {"x": x, "y": y}.get(alias, Memory(k.empty(k.digits), True))
    work = Memory(k.empty(k.digits + 1), True)
    k.call(name, [z, x, y, Memory(k.split(data, k.digits + 1)), work], [k.blocks], "oooono")
    for c, left in zip(cases, k.join(z.rows), strict=True):
        factor = c.x if name.endswith("sqr") else c.y
        if (left * k.radix - c.x * factor) % c.p or left >= 2 * c.p:
            raise CheckFailed(f"{name} mod {c.p}: {c.x}, {c.y} gives {left}")


def whole(k: Kernels, name: str, cases: Sequence[Case]) -> list[Vector | None]:
    """Checks a whole product or square, and returns its digits."""
    x, y = (Memory(k.split([getattr(c, of) for c in cases], k.digits)) for of in "xy")
    h = Memory(k.empty(2 * k.digits), True)
    k.call(name, [h, x, y], [k.blocks], "ooon")
    for c, left in zip(cases, k.join(h.rows), strict=True):
        if left != c.x * (c.x if name == "full_sqr" else c.y):
            raise CheckFailed(f"{name}: {c.x}, {c.y} gives {left}")
    return h.rows


@dataclass(frozen=True)
class Columns:
    """Where Ohta's quotient begins for moduli of `bits` bits, as src/mod/x8/ifma.c has it.

    `more` columns are left out than the proof allows.
    """

    k: Kernels
    bits: int
    more: int = 0

    @property
    def t(self) -> int:
        """K = floor(2^t / p)."""
        most = self.bits - 9 + self.k.width * self.k.digits
        whole = most // self.k.width * self.k.width
        return whole if whole >= 2 * self.bits + 3 else most

    @property
    def c(self) -> int:
        """The first column that counts."""
        slack = 2 + self.k.digits.bit_length()
        return (self.t - slack) // self.k.width - 1 + self.more

    @property
    def sound(self) -> bool:
        """Whether the proof holds for these numbers."""
        missing = self.k.digits << self.k.width * (self.c + 1)
        return 4 * missing <= 1 << self.t and 2 * self.bits + 3 <= self.t


def high(k: Kernels, cases: Sequence[Case], c: int) -> None:
    """Checks `ohta_high` on h = x * R + y and k = p, for any c: it has the products that it says and no others."""
    h = k.split([case.x * k.radix + case.y for case in cases], 2 * k.digits)
    p = k.split([case.p for case in cases], k.digits)
    s = Memory(k.empty(BLOCK * (3 * k.blocks - c // BLOCK)), True)
    k.call("ohta_high", [s, Memory(h), Memory(p)], [k.blocks, c], "ooonn")
    products = [
        (i, j)
        for i in range(2 * k.digits)
        for j in range(k.digits)
        if i // BLOCK + j // BLOCK >= c // BLOCK or (i + j >= c and i // BLOCK + j // BLOCK == c // BLOCK - 1)
    ]
    top = (1 << k.width) - 1
    for case, left in zip(cases, k.join(s.rows), strict=True):
        hs = [case.x * k.radix + case.y >> k.width * i & top for i in range(2 * k.digits)]
        ps = [case.p >> k.width * j & top for j in range(k.digits)]
        want = sum(hs[i] * ps[j] << k.width * (i + j) for i, j in products) >> k.width * (c // BLOCK * BLOCK)
        if left != want:
            raise CheckFailed(f"ohta_high from column {c}: {case}")


def ohta(k: Kernels, cases: Sequence[Case], columns: Columns) -> None:
    """Checks the reduction of x * y, by the kernels `mul`, `ohta_high` and `ohta_rest`."""
    t, c = columns.t, columns.c
    h, sums = whole(k, "full_mul", cases), BLOCK * (3 * k.blocks - c // BLOCK)
    reciprocal = Memory(k.split([(1 << t) // case.p for case in cases], k.digits))
    # As the library has it: where it may, s takes the higher half of h.
    at = k.digits if c // BLOCK + 1 >= 2 * k.blocks else 2 * k.digits
    work = Memory([*h, *k.empty(at + sums)][: at + sums], True)
    s = address(0) + VECTOR * at
    k.call("ohta_high", [work, reciprocal], [s, k.blocks, c], "noonn")
    d = s + VECTOR * (t // k.width - c // BLOCK * BLOCK)
    z, p = Memory(k.empty(k.digits), True), Memory(k.split([case.p for case in cases], k.digits))
    k.call(
        "ohta_rest", [work, z, p], [address(1), address(0), d, address(2), k.blocks, t % k.width], "nnnnnn"
    )
    for case, left in zip(cases, k.join(z.rows), strict=True):
        if (left - case.x * case.y) % case.p or left >= 2 * case.p:
            raise CheckFailed(f"ohta mod {case.p}: {case.x}, {case.y} gives {left}")


def _drawn(k: Kernels, count: int, source: random.Random) -> list[Vector]:
    """Vectors of eight random digits."""
    return [np.array([source.getrandbits(k.width) for _ in range(EIGHT)], np.uint64) for _ in range(count)]


def turn(k: Kernels, source: random.Random) -> None:
    """Checks that eight powers become a group of the table."""
    x, z = _drawn(k, EIGHT * k.digits, source), Memory(k.empty(EIGHT * k.digits), True)
    k.call("transpose", [z, Memory(list(x))], [k.blocks], "oon")
    for i, found in enumerate(z.rows):
        digit, lane = divmod(i, EIGHT)
        if found is None or found.tolist() != [x[k.digits * j + digit][lane] for j in range(EIGHT)]:
            raise CheckFailed("transpose")


def scan(k: Kernels, name: str, source: random.Random) -> None:
    """Checks the choice of entries, each of them for every lane."""
    count = EIGHT * (4 if name == "lookup_32" else 2)
    table = _drawn(k, count * k.digits, source)
    asked = [source.sample(range(count), count) for _ in range(EIGHT)]
    for at in range(0, count, EIGHT):
        index = np.array([of[at : at + EIGHT] for of in asked], np.uint64)
        upper = np.where(index >= np.uint64(2 * EIGHT), ~np.uint64(0), np.uint64(0))
        z = Memory(k.empty(EIGHT * k.digits), True)
        k.call(name, [z, Memory(list(table)), Memory(list(index)), Memory(list(upper))], [k.blocks], "oooon")
        for i, found in enumerate(z.rows):
            window, digit = divmod(i, k.digits)
            entries = [int(of[window]) for of in index]
            places = [(k.digits * (e // EIGHT) + digit) * EIGHT + lane for lane, e in enumerate(entries)]
            wanted = [table[place][e % EIGHT] for place, e in zip(places, entries, strict=True)]
            if found is None or found.tolist() != wanted:
                raise CheckFailed(f"{name}, digit {digit} of window {window}")


def zeroized(k: Kernels) -> None:
    """Checks that all is erased."""
    z = Memory(k.split([k.radix - 1], k.digits), True)
    k.call("zeroize", [z], [k.blocks], "on")
    if any(row is None or row.any() for row in z.rows):
        raise CheckFailed("zeroize leaves something")


def most_of_a_column(digits: int, width: int) -> int:
    """What a column may reach: halves of products of x y and of u p or d p, the square's doubled, and a carry."""
    halves = 2 * digits * ((1 << width) - 1)
    return 2 * halves + (halves >> width) + (1 << width) - 1


def edges(k: Kernels, p: int, source: random.Random) -> int:
    """A number below 2p: an end, a neighbour of p, one with digits of zeros and ones, or a random one."""
    top = (1 << k.width) - 1
    patterned = 0
    for i in range(k.digits):
        digit = source.choice((0, 0, 1, top, top, 1 << k.width - 1, source.getrandbits(k.width)))
        patterned |= digit << k.width * i
    ends = (0, 1, p - 1, p, p + 1, 2 * p - 2, 2 * p - 1)
    return source.choice((source.choice(ends), patterned % (2 * p), source.randrange(2 * p)))


def moduli(k: Kernels, bits: int, count: int, source: random.Random, *, odd: bool) -> list[int]:
    """Moduli whose highest byte is not 0, the ends of that first, then sparse, dense and random ones."""
    top, byte = 1 << bits, 1 << bits - 8
    found = [top - 1, byte + 1, top // 2 + 1, top - 1 - (1 << bits // 2), byte, top // 2]
    while len(found) < count:
        found.append(
            source.choice((source.randrange(byte, top), top - 1 - (1 << source.randrange(bits - 1))))
        )
    return [max(p | odd, byte | odd) for p in found[:count]]
