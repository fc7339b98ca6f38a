# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each kernel that is vectorised within one number has to leave, at narrow digits and at its own."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Iterator, Mapping, Sequence

import numpy as np

from sangi.codegen.emit import x64_text
from sangi.codegen.modsimd import file
from sangi.codegen.modsimd.place import ENTRIES
from sangi.codegen.modsimd.shape import LANES, Shape
from sangi.errors import CheckFailed
from sangi.verify.bounds import modsimd as bound
from sangi.verify.interp.machine import Words
from sangi.verify.interp.text import Function, parse
from sangi.verify.run.modsimd import block, empty, left, run

#: Narrow ones: one vector, two and three; the highest digit alone in its vector, and not.
NARROW = (Shape(15, 2, 12), Shape(99, 9, 12), Shape(111, 10, 12), Shape(195, 17, 12))
OPERATIONS = ("mul", "sqr", "lookup", "mul_pair", "sqr_pair", "lookup_pair")
_POINTERS = {"mul": ("rdi", "rsi", "rdx", "rcx"), "sqr": ("rdi", "rsi", "rdx")}
#: Operands whose memory z may share.
ALIASES = {"mul": ("", "x", "y"), "sqr": ("", "x")}
#: A word that is no zero, where a kernel must not look.
_POISON = 0x5A5A_5A5A_5A5A_5A5A

Case = tuple[int, Sequence[int], Sequence[int]]


def parsed(shape: Shape, text: str = "") -> dict[str, Function]:
    """The kernels of a size by their operations, emitted and read back, or of a text that stands for them."""
    if not text:
        made, tables = file.kernels({shape.bits: shape})
        text = x64_text.file(made, hidden=False, tables=tables)
    found = parse(text)
    named = {op: found.get(file.symbol(op, shape.bits)) for op in OPERATIONS}
    return {op: function for op, function in named.items() if function is not None}


def awkward(shape: Shape, source: random.Random, count: int = 4) -> list[int]:
    """Moduli of a size: its ends, near powers of two, even and odd, random."""
    b = shape.bits
    found = [
        (1 << b) - 1,
        (1 << b) - 2,
        1 << b - 1,
        (1 << b - 1) + 1,
        (3 << b - 2) + 1,
        (1 << b) - (1 << b // 2),
    ]
    found += [(1 << b) // 3 << 1 | 1, 2 * (2**b // 5) + 2]
    return [n for n in dict.fromkeys(found) if n.bit_length() == b] + [
        source.getrandbits(b) | 1 << b - 1 for _ in range(count)
    ]


def spread_out(shape: Shape, number: int, source: random.Random) -> list[int]:
    """Digits of a number in which some take a little of the next higher one, as results have them."""
    digits = shape.split(number)
    extra = bound.most(shape)[0] >> shape.width
    if extra and source.random() < 0.5:
        for i in range(shape.digits - 1):
            if digits[i] <= bound.most(shape)[0] - (1 << shape.width) and digits[i + 1] > 0:
                digits[i] += 1 << shape.width
                digits[i + 1] -= 1
    return digits


def element(shape: Shape, digits: Sequence[int]) -> list[int]:
    """The words of an element of one number."""
    return [0] * shape.packed + list(digits) + [0] * (shape.element - shape.packed - len(digits))


def operands(op: str, shape: Shape, numbers: Sequence[Case]) -> dict[str, list[int]]:
    """The words of x, y and data, for as many numbers at once as there are cases."""
    of = {
        "x": [element(shape, x) for _, x, _ in numbers],
        "y": [element(shape, y) for _, _, y in numbers] if op == "mul" else [],
        "data": [shape.words(n) for n, _, _ in numbers],
    }
    return {name: [word for lane in zip(*words, strict=True) for word in lane] for name, words in of.items()}


def drawn(shape: Shape, n: int, count: int, source: random.Random) -> list[list[int]]:
    """Digits of numbers below 2n: edges, all ones below, random ones, in forms that results take."""
    ends = [0, 1, n // 2, n - 1, n, n + 1, 2 * n - 2, 2 * n - 1]
    ends += [(1 << shape.width * i) - 1 for i in range(1, shape.digits)]
    numbers = [source.choice((source.choice(ends), source.randrange(2 * n))) for _ in range(count)]
    return [spread_out(shape, min(x, 2 * n - 1), source) for x in numbers]


def value(shape: Shape, words: Sequence[int]) -> int:
    """The number that digits stand for."""
    return sum(int(word) << shape.width * i for i, word in enumerate(words))


def left_by(function: Function, op: str, shape: Shape, cases: Sequence[Case], alias: str = "") -> Words:
    """The elements that an interpreted kernel leaves, (words, cases), for (n, digits of x, digits of y)."""
    return _left(function, op, shape, [(case,) for case in cases], alias)


def left_by_pair(
    function: Function, op: str, shape: Shape, pairs: Sequence[tuple[Case, Case]], alias: str = ""
) -> tuple[Words, Words]:
    """What a kernel of two products leaves for the first case of each pair, and for the second."""
    words = _left(function, op, shape.pair, pairs, alias)
    return words[::2], words[1::2]


def _left(function: Function, op: str, shape: Shape, cases: Sequence[tuple[Case, ...]], alias: str) -> Words:
    held = [operands(op, shape, numbers) for numbers in cases]
    names = ("x", "y", "data") if op == "mul" else ("x", "data")
    blocks = {name: block([words[name] for words in held], writable=alias == name) for name in names}
    blocks["z"] = z = blocks[alias] if alias else empty(shape.numbers * shape.element)
    z.words[:LANES] = [np.zeros(1, np.uint64)] * LANES
    at = zip(_POINTERS[op], (blocks[name] for name in ("z", *names)), strict=True)
    run(function, shape.width + 1, dict(at))
    return left(z, len(cases))


def judge_pairs(function: Function, op: str, shape: Shape, cases: Sequence[Case], alias: str = "") -> None:
    """Each case beside the next one."""
    pairs = list(zip(cases, [*cases[1:], cases[0]], strict=True))
    for those, words in zip(
        zip(*pairs, strict=True), left_by_pair(function, op, shape, pairs, alias), strict=True
    ):
        judge(op, shape.pair, those, words)


def verify_pairs(functions: Mapping[str, Function], shape: Shape, cases: Sequence[Case]) -> int:
    """Runs both products of two, z new and in place of an operand; the count of cases, or CheckFailed."""
    ran = 0
    for op, aliases in ALIASES.items():
        for alias in aliases:
            judge_pairs(functions[f"{op}_pair"], op, shape, cases, alias)
            ran += 2 * len(cases)
    return ran


def native(library: ctypes.CDLL, op: str, shape: Shape, cases: Sequence[tuple[Case, ...]]) -> Words:
    """What this CPU leaves for one number or two at once, with words around that no result may depend on."""
    kernel = getattr(library, file.symbol(op if shape.numbers == 1 else f"{op}_pair", shape.bits))
    size = shape.numbers * shape.element
    found = np.zeros((size, len(cases)), np.uint64)
    for at, numbers in enumerate(cases):
        rows = [[0] * size, *(words for words in operands(op, shape, numbers).values() if words)]
        held = [np.array([*row, *[_POISON] * LANES], np.uint64) for row in rows]
        kernel(*(ctypes.c_void_p(row.ctypes.data) for row in held))
        if list(held[0][size:]) != [_POISON] * LANES:
            raise CheckFailed(f"{op} of {shape.bits} bits writes behind its result")
        found[:, at] = held[0][:size]
    return found


def judge(op: str, shape: Shape, cases: Sequence[Case], found: Words) -> None:
    """Raises CheckFailed at the first result that is not what the contract says."""
    most, _ = bound.most(shape)
    for at, (n, x, y) in enumerate(cases):
        words = [int(word) for word in found[shape.packed : shape.packed + shape.digits, at]]
        z, a = value(shape, words), value(shape, x)
        want = a * (value(shape, y) if op == "mul" else a)
        fine = (z - want) % n == 0 and n // 2 <= z < 2 * n and max(words) <= most
        if not fine or found[shape.packed + shape.digits :, at].any():
            raise CheckFailed(
                f"{op} of {shape.bits} bits: n = {n:#x}, x = {a:#x}, x y = {want:#x}: left {z:#x}"
            )


def verify(
    functions: Mapping[str, Function],
    shape: Shape,
    cases: Sequence[Case],
    ops: Sequence[str] = ("mul", "sqr"),
) -> int:
    """Runs both products, z new and in place of an operand; the count of cases, or CheckFailed."""
    ran = 0
    for op in ops:
        for alias in ALIASES[op]:
            judge(op, shape, cases, left_by(functions[op], op, shape, cases, alias))
            ran += len(cases)
    return ran


def cases_of(shape: Shape, count: int, source: random.Random) -> Iterator[Case]:
    """`count` pairs for each awkward modulus, the largest operands first."""
    for n in awkward(shape, source):
        yield n, shape.split(2 * n - 1), shape.split(2 * n - 1)
        pairs = zip(drawn(shape, n, count, source), drawn(shape, n, count, source), strict=True)
        yield from ((n, x, y) for x, y in pairs)


def verify_every_square(functions: Mapping[str, Function], shape: Shape, n: int) -> int:
    """Squares every number below 2n, alone and beside another; the count of them, or CheckFailed."""
    cases = [(n, shape.split(x), ()) for x in range(2 * n)]
    judge("sqr", shape, cases, left_by(functions["sqr"], "sqr", shape, cases))
    judge_pairs(functions["sqr_pair"], "sqr", shape, cases)
    return len(cases)


def verify_every_factor(functions: Mapping[str, Function], shape: Shape, n: int, y: int) -> int:
    """Multiplies every number below 2n by one, alone and beside another; the count of them, or CheckFailed."""
    cases = [(n, shape.split(x), shape.split(y)) for x in range(2 * n)]
    judge("mul", shape, cases, left_by(functions["mul"], "mul", shape, cases))
    judge_pairs(functions["mul_pair"], "mul", shape, cases)
    return len(cases)


def verify_lookup(function: Function, shape: Shape, source: random.Random) -> None:
    """Every digit chooses its entry."""
    words = shape.element * ENTRIES
    entries = np.array([source.getrandbits(64) for _ in range(words)], np.uint64)
    z, digits = empty(shape.element), np.arange(ENTRIES, dtype=np.uint64)
    run(function, shape.width + 1, {"rdi": z, "rsi": block([entries])}, {"rdx": digits})
    found = left(z, ENTRIES, LANES)
    for i in range(ENTRIES):
        at = shape.element * i
        if (found[:, i] != entries[at + LANES : at + shape.element]).any():
            raise CheckFailed(f"entry {i} of {shape.bits} bits is not what is left")


def verify_lookup_pair(function: Function, shape: Shape, source: random.Random) -> None:
    """Each number of an entry is chosen by its own digit."""
    size = 2 * shape.pair.element
    entries = np.array([source.getrandbits(64) for _ in range(size * ENTRIES)], np.uint64)
    z, first = empty(size), np.arange(ENTRIES, dtype=np.uint64)
    second = (first * np.uint64(7) + np.uint64(3)) % np.uint64(ENTRIES)
    run(function, shape.width + 1, {"rdi": z, "rsi": block([entries])}, {"rdx": first, "rcx": second})
    found = left(z, ENTRIES, LANES)
    for which, digits in enumerate((first, second)):
        for i, digit in enumerate(digits):
            entry = entries[size * int(digit) :][:size]
            if (found[which::2, i] != entry[LANES + which :: 2]).any():
                raise CheckFailed(f"number {which} of entry {digit} of {shape.bits} bits is not what is left")


def multiplications(function: Function) -> int:
    """How many vpmadd52 a kernel has."""
    return sum(i.mnemonic.startswith("vpmadd52") for i in function.instructions)


def model(shape: Shape, n: int, x: int, y: int, *, guard: bool = True) -> int:
    """z by the quotient that a kernel takes, or would take without its guard column."""
    w, c = shape.width, shape.point
    factor = w + 1
    k, h = shape.split((1 << w * c) // n), x * y
    digits = [h >> w * i & (1 << w) - 1 for i in range(c)]
    s, first = 0, c - guard
    for i, a in enumerate(digits):
        for j, b in enumerate(k):
            low, high = a * b & (1 << factor) - 1, a * b >> factor
            s += (low << w * (i + j)) * (i + j >= first) + (2 * high << w * (i + j + 1)) * (
                i + j + 1 >= first
            )
    quotient = (s - (1 << w * c - 1)) >> w * c
    return h - quotient * n


def emitted(edit: Callable[[str], str], shape: Shape) -> dict[str, Function]:
    """The kernels of a size after an edit of their text."""
    made, tables = file.kernels({shape.bits: shape})
    return parsed(shape, edit(x64_text.file(made, hidden=False, tables=tables)))
