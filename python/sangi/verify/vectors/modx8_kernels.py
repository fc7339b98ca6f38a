# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the kernels of products of 10-digit blocks have to leave, each by itself.

A number in columns is what its words are together, each with its sign.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import numpy as np

from sangi.codegen.modx8.operand import BLOCK10, OPERAND, SIGN
from sangi.errors import CheckFailed
from sangi.verify.run.modx8 import Memory
from sangi.verify.run.rows import Vector
from sangi.verify.vectors.modx8 import Kernels

Rows = list[Vector | None]
#: How far columns that a kernel finds may be from 0.
_COLUMN = 1 << 57


def number(k: Kernels, rows: Sequence[Vector | None], case: int) -> int:
    """The number of columns, in one case."""
    if any(row is None for row in rows):
        raise CheckFailed("a column is missing")
    words = [int(row.view(np.int64)[case % row.size]) for row in rows if row is not None]
    return sum(word << k.width * i for i, word in enumerate(words))


def factors(k: Kernels, count: int, source: random.Random, digits: int = BLOCK10) -> list[int]:
    """Numbers of so many digits: ends, digits of zeros and ones, random ones; halves alike or next to it."""
    top, half = (1 << k.width) - 1, 1 << k.width * (digits // 2)
    found = [0, 1, half - 1, half, half * half - 1, half * (half - 1), half * (half - 1) + 1, half + 1]
    while len(found) < count:
        drawn = [source.choice((0, 0, 1, top, top, source.getrandbits(k.width))) for _ in range(digits)]
        patterned = sum(d << k.width * i for i, d in enumerate(drawn))
        low = source.randrange(half)
        found.append(source.choice((patterned, source.randrange(half * half), low * half + low)))
    return found[:count]


def signs(numbers: Sequence[int]) -> Vector:
    """All ones where a number is negative."""
    return np.array([-(n < 0) for n in numbers], dtype=np.int64).view(np.uint64)


def signed_rows(k: Kernels, numbers: Sequence[int], digits: int) -> Rows:
    """The digits of numbers with signs, and these."""
    return [*k.split([n % (1 << k.width * digits) for n in numbers], digits), signs(numbers)]


def part(k: Kernels, numbers: Sequence[int], *, sign: bool = False, counter: bool = False) -> Rows:
    """The parts of numbers: their digits, the difference of the halves of these, and their sign or nothing."""
    half = k.width * (BLOCK10 // 2)
    lower = [n % (1 << 2 * half) for n in numbers]
    differences = [((n & (1 << half) - 1) - (n >> half)) * (-1 if counter else 1) for n in lower]
    return [
        *k.split(lower, BLOCK10),
        *signed_rows(k, differences, BLOCK10 // 2),
        signs(numbers) if sign else None,
    ]


def columns(k: Kernels, count: int, cases: int, source: random.Random) -> Rows:
    """Columns as they are found: any words that are not too far from 0."""
    drawn = [[source.randrange(-_COLUMN, _COLUMN) for _ in range(cases)] for _ in range(count)]
    return [np.array(row, dtype=np.int64).view(np.uint64) for row in drawn]


def spread(k: Kernels, numbers: Sequence[int], count: int, source: random.Random) -> Rows:
    """Columns of numbers: digits, of which carries have left some and not left others."""
    rows = [row.view(np.int64) for row in k.split(numbers, count) if row is not None]
    for i in range(count - 1):
        moved = np.array([source.randrange(-_COLUMN, _COLUMN) >> k.width for _ in numbers], dtype=np.int64)
        rows[i] = rows[i] - (moved << np.int64(k.width))
        rows[i + 1] = rows[i + 1] + moved
    return [row.view(np.uint64) for row in rows]


def same(k: Kernels, name: str, left: Sequence[Vector | None], wanted: Sequence[int]) -> None:
    """Raises CheckFailed where columns are not the numbers that are wanted."""
    for case, want in enumerate(wanted):
        if number(k, left, case) != want:
            raise CheckFailed(f"{name}, case {case}")


def equal(name: str, left: Sequence[Vector | None], wanted: Sequence[Vector | None]) -> None:
    """Raises CheckFailed where words are not those that are wanted."""
    for row, want in zip(left, wanted, strict=True):
        if (row is None) != (want is None):
            raise CheckFailed(f"{name}: a vector is missing, or one too many")
        if row is not None and want is not None and (np.broadcast_to(row, want.shape) != want).any():
            raise CheckFailed(f"{name}: a digit or a sign")


def _cut(
    k: Kernels, name: str, found: Rows, left: Rows, out: Rows, *, halves: bool, later: bool = False
) -> None:
    """Checks ten columns that became digits, or a part; what is above went to the next, or will."""
    count = len(found[0]) if found[0] is not None else 0
    totals = [number(k, found[:BLOCK10], n) for n in range(count)]
    above = k.width * BLOCK10
    lower = [total % (1 << above) for total in totals]
    want = part(k, lower) if halves else [*k.split(lower, BLOCK10), *k.empty(OPERAND - BLOCK10)]
    equal(name, out[:SIGN], want[:SIGN])
    carries = [total >> above for total in totals]
    if later:
        same(k, name, out[SIGN:], carries)
        equal(name, left, found)
    else:
        same(k, name, left[BLOCK10:], [number(k, found[BLOCK10:], n) + carries[n] for n in range(count)])


def _whole(k: Kernels, a: Sequence[int], b: Sequence[int], source: random.Random) -> None:
    top = 1 << 2 * k.width * BLOCK10
    sums = [source.choice((x * y, top - 1, source.randrange(x * y, top))) for x, y in zip(a, b, strict=True)]
    found = spread(k, [n - x * y for n, x, y in zip(sums, a, b, strict=True)], 2 * BLOCK10, source)
    z = Memory(k.empty(2 * BLOCK10), True)
    k.call(
        "mac10_to_digits",
        [Memory(found), Memory(part(k, a)), Memory(part(k, b, counter=True)), z],
        [],
        "oooo",
    )
    if k.join(z.rows) != sums:
        raise CheckFailed("mac10_to_digits")


def cross(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks a kernel that adds a product, and what is made beside it."""
    lane, signed = k.width * BLOCK10, name == "mac10_signed"
    drawn = [factors(k, count, source) for _ in range(4)]
    source.shuffle(drawn[1])
    source.shuffle(drawn[3])
    a, b = ([x - y for x, y in zip(*pair, strict=True)] for pair in (drawn[:2], drawn[2:]))
    if not signed:
        a, b = drawn[0], drawn[1]
    twice = "twice" in name
    length = 2 * BLOCK10 + BLOCK10 * twice + signed
    found = columns(k, length, count, source)
    if name == "mac10_to_digits":
        _whole(k, a, b, source)
        return
    t = Memory(k.empty(length) if name == "mul10" else list(found), True)
    objects = [t, Memory(part(k, a, sign=signed)), Memory(part(k, b, sign=signed, counter=True))]
    under, above = factors(k, count, source), columns(k, BLOCK10 + 1, count, source)
    beside = Memory(list(above), True)
    out = Memory(k.empty(OPERAND), True)
    if name.endswith(("_carry_left", "_carry")):
        objects += [beside, out]
    elif name == "mac10_left":
        objects.append(Memory([*k.split(under, BLOCK10), *k.empty(OPERAND - BLOCK10)], True))
    k.call(name, objects, [], "o" * len(objects))
    before = [0 if name == "mul10" else number(k, found, n) for n in range(count)]
    times = 1 + (1 << lane) * twice
    same(k, name, t.rows, [before[n] + times * a[n] * b[n] for n in range(count)])
    if name.endswith(("_carry_left", "_carry")):
        _cut(k, name, above, beside.rows, out.rows, halves=name.endswith("_left"))
    elif name == "mac10_left":
        equal(name, objects[-1].rows, part(k, under))


def square(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks the square of ten digits, and what is made beside it."""
    a, b = factors(k, count, source), factors(k, count, source)
    source.shuffle(b)
    wide = [factors(k, count, source, 2 * BLOCK10) for _ in range(2)]
    source.shuffle(wide[1])
    t, z = Memory(k.empty(2 * BLOCK10), True), Memory(k.empty(OPERAND), True)
    z20 = Memory(k.empty(2 * BLOCK10 + 1), True)
    found = columns(k, BLOCK10, count, source)
    more: dict[str, list[Memory]] = {
        "sqr10_sub": [Memory([*k.split(a, BLOCK10), *k.split(b, BLOCK10)]), z],
        "sqr10_sub20": [Memory(k.split(a, BLOCK10)), z20, *(Memory(k.split(x, 2 * BLOCK10)) for x in wide)],
        "sqr10_carry_left": [Memory(k.split(a, BLOCK10)), Memory(list(found)), z],
    }
    objects = [t, *more.get(name, [Memory(k.split(a, BLOCK10))])]
    k.call(name, objects, [], "o" * len(objects))
    same(k, name, t.rows, [n * n for n in a])
    if name == "sqr10_sub":
        want = signed_rows(k, [x - y for x, y in zip(a, b, strict=True)], BLOCK10)
        equal(name, z.rows, [*want[:BLOCK10], *k.empty(SIGN - BLOCK10), want[BLOCK10]])
    elif name == "sqr10_sub20":
        equal(name, z20.rows, signed_rows(k, [x - y for x, y in zip(*wide, strict=True)], 2 * BLOCK10))
    elif name == "sqr10_carry_left":
        _cut(k, name, found, found, z.rows, halves=True, later=True)


def square_cross(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks squares of 20 digits from those of 10-digit blocks and of their differences; of 40 likewise."""
    digits = 2 * BLOCK10 if name == "sqr40_combine" else BLOCK10
    a, b = factors(k, count, source, digits), factors(k, count, source, digits)
    source.shuffle(b)
    difference = [x - y for x, y in zip(a, b, strict=True)]
    squares = [spread(k, [x * x for x in of], 2 * digits, source) for of in (a, b)]
    t = Memory([*squares[0], *squares[1]], True)
    z = signed_rows(k, difference, digits)
    if name == "sqr40_combine":
        q = spread(k, [(d % (1 << k.width * digits)) ** 2 for d in difference], 2 * digits, source)
        objects = [t, Memory(q), Memory(z)]
    else:
        objects = [t, Memory([*z[:BLOCK10], *k.empty(SIGN - BLOCK10), z[BLOCK10]])]
    k.call(name, objects, [], "o" * len(objects))
    same(k, name, t.rows, [(x + (y << k.width * digits)) ** 2 for x, y in zip(a, b, strict=True)])


def spread_squares(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks that squares come to all places where they are wanted."""
    h = int(name[3:5]) // 20
    found = columns(k, 4 * BLOCK10 * h, count, source)
    t = Memory(list(found), True)
    k.call(name, [t], [], "o")
    shift = 2 * k.width * BLOCK10
    wanted = []
    for n in range(count):
        squares = [number(k, found[4 * BLOCK10 * i : 4 * BLOCK10 * (i + 1)], n) for i in range(h)]
        wanted.append(
            sum(
                (squares[i] + (squares[j] if i != j else 0)) << shift * (i + j)
                for i in range(h)
                for j in range(i + 1)
            )
        )
    same(k, name, t.rows, wanted)


def less(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks that the square of a difference is taken away."""
    a, b = factors(k, count, source, 2 * BLOCK10), factors(k, count, source, 2 * BLOCK10)
    source.shuffle(b)
    difference = [x - y for x, y in zip(a, b, strict=True)]
    found = columns(k, 4 * BLOCK10 + 1, count, source)
    t = Memory(list(found), True)
    squares = [(d % (1 << 2 * k.width * BLOCK10)) ** 2 for d in difference]
    q = Memory(spread(k, squares, 4 * BLOCK10, source))
    k.call(name, [t, q, Memory(signed_rows(k, difference, 2 * BLOCK10))], [], "ooo")
    same(k, name, t.rows, [number(k, found, n) - difference[n] ** 2 for n in range(count)])


def differences(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks parts that are made alone."""
    digits = 2 * BLOCK10 if name == "sub20" else BLOCK10
    a, b = factors(k, count, source, digits), factors(k, count, source, digits)
    source.shuffle(b)
    apart_by = [x - y for x, y in zip(a, b, strict=True)]
    counter = name.startswith("right")
    if name in ("left", "right"):
        z = Memory(k.empty(2 * OPERAND), True)
        k.call(name, [z, Memory([*k.split(a, BLOCK10), *k.split(b, BLOCK10)])], [], "oo")
        equal(name, z.rows, [row for of in (a, b) for row in part(k, of, counter=counter)])
        return
    wide = name == "sub20"
    z = Memory(k.empty(2 * BLOCK10 + 1 if wide else OPERAND), True)
    k.call(name, [z, Memory(k.split(a, digits)), Memory(k.split(b, digits))], [], "ooo")
    equal(
        name,
        z.rows,
        signed_rows(k, apart_by, digits) if wide else part(k, apart_by, sign=True, counter=counter),
    )


def carry(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks a carry that comes later."""
    found, above = columns(k, BLOCK10 + 1, count, source), columns(k, 1, count, source)
    t = Memory([*k.empty(BLOCK10), found[BLOCK10]], True)
    k.call(name, [t, Memory([*k.empty(SIGN), *above])], [], "oo")
    same(
        k,
        name,
        t.rows[BLOCK10:],
        [number(k, [found[BLOCK10]], n) + number(k, above, n) for n in range(count)],
    )


def montgomery_reduce(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks the Montgomery reduction of ten digits."""
    p = [n | 1 for n in factors(k, count, source)]
    base, r = 1 << k.width, 1 << k.width * BLOCK10
    found = columns(k, 2 * BLOCK10, count, source)
    t, u = Memory(list(found), True), Memory(k.empty(BLOCK10), True)
    data = k.split([-pow(n, -1, base) % base | n << k.width for n in p], BLOCK10 + 1)
    k.call(name, [t, Memory(data), u], [], "ooo")
    made = k.join(u.rows)
    for n in range(count):
        total = number(k, found, n) + made[n] * p[n]
        if total % r or number(k, t.rows[BLOCK10:], n) * r != total:
            raise CheckFailed(f"{name}, case {n}")


def digits(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks the digits of columns that carries may leave in either direction."""
    numbers = [source.getrandbits(k.width * k.digits) for _ in range(count)]
    z = Memory(k.empty(k.digits), True)
    k.call(name, [z, Memory(spread(k, numbers, k.digits, source))], [k.digits // BLOCK10], "oon")
    if k.join(z.rows) != numbers:
        raise CheckFailed(name)


def check(k: Kernels, name: str, count: int, source: random.Random) -> None:
    """Checks a kernel of 10-digit blocks."""
    kinds = {
        "mac10": cross,
        "mul10": cross,
        "sqr10": square,
        "sqr20_combine": square_cross,
        "sqr40_combine": square_cross,
        "sqr60": spread_squares,
        "sqr80": spread_squares,
        "sub_sqr20": less,
        "montgomery_reduce": montgomery_reduce,
        "carry": digits,
        "left": differences,
        "left_sub": differences,
        "sub20": differences,
        "right": differences,
        "right_sub": differences,
        "add_carry": carry,
    }
    kinds[name if name in kinds else name.partition("_")[0]](k, name, count, source)
