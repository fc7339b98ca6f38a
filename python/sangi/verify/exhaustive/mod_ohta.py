# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ohta's products, whose constant is in memory too: exhausted at narrow limbs, and run on awkward moduli."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping

import numpy as np

from sangi.codegen.emit import x64_ohta, x64_text
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive.field import Exhausted, Integers, value_of
from sangi.verify.run.mod import ALIASES, Interpreted, Runner
from sangi.verify.vectors.field import drawn, to_numbers, to_words

#: (bits of a limb, limbs of an element, bits by which a modulus may fall short): the proof of the bound holds, as
#: 2^(slack + 1 - width) * (4 + limbs) < 1.
SIZES = ((5, 2, 1), (6, 2, 2), (5, 3, 1))


def moduli(width: int, limbs: int, slack: int) -> list[int]:
    """Every modulus that a kernel takes."""
    bits = width * (limbs - 1)
    return [n for n in range((1 << (bits - slack)) + 1, 1 << bits) if n & (n - 1)]


def shift(width: int, limbs: int, slack: int) -> int:
    """t."""
    return (2 * limbs - 1) * width - slack - 1


def data(n: int, width: int, limbs: int, slack: int) -> int:
    """What the context of a modulus holds, as one number: n, 0, 2n and K."""
    constant = (1 << shift(width, limbs, slack)) // n
    return n + (2 * n << width * (limbs + 1)) + (constant << width * (2 * limbs + 1))


def size(limbs: int) -> int:
    """Its limbs."""
    return 3 * limbs + 1


def model(x: Integers, y: Integers, n: int, width: int, limbs: int, slack: int, guards: int = 2) -> Integers:
    """What a kernel leaves: the class of x * y in [0, 2n) that the truncated quotient chooses."""
    t, column = shift(width, limbs, slack), 2 * limbs - 1 - guards
    constant, h = (1 << t) // n, x * y
    s = np.zeros_like(h)
    for j in range(limbs):
        digit = constant >> width * j & (1 << width) - 1
        below = width * (column - j)
        s += (digit << width * j) * (h >> below << below)
    return np.asarray((h - (s >> t) * n) & ((1 << width * limbs) - 1), np.int64)


def kernels(width: int, limbs: int, slack: int) -> tuple[str, dict[str, Program]]:
    """The text of both kernels of a size, and their programs by symbol."""
    made = {name: schedule(limbs, width, slack) for name, schedule in x64_ohta.SCHEDULED.items()}
    return x64_text.file(made, hidden=False), {name: kernel.program for name, kernel in made.items()}


def _limbs(numbers: Iterable[int], width: int, count: int) -> np.ndarray[tuple[int, int], np.dtype[np.uint8]]:
    mask = (1 << width) - 1
    return np.array([[number >> width * i & mask for number in numbers] for i in range(count)], np.uint8)


def exhaust(
    size_of: tuple[int, int, int],
    text: str = "",
    every: int = 1,
    progress: Callable[[str], None] = lambda _: None,
) -> Exhausted:
    """Runs every operand below 2n of every modulus (or one in `every`) at one size; raises `CheckFailed`."""
    width, limbs, _ = size_of
    emitted, programs = kernels(*size_of)
    run = Interpreted(text or emitted, programs)
    chosen = moduli(*size_of)[::every]
    cases = 0
    for symbol, program in programs.items():
        for n in chosen:
            progress(f"x64 {limbs} x {width} bits: {symbol}, n = {n}")
            numbers = _limbs(range(2 * n), width, limbs)
            x = y = np.arange(2 * n)
            if "y" in program.pointers:
                x, y = (a.ravel() for a in np.meshgrid(x, x))
            words = np.array(
                [[data(n, *size_of) >> width * i & (1 << width) - 1] for i in range(size(limbs))]
            )
            for alias in ALIASES[program.name]:
                keep = x == y if alias.get("y") == "x" else slice(None)
                a, b = x[keep], y[keep]
                given = {"x": numbers[:, a], "y": numbers[:, b], "data": words.astype(np.uint8)}
                got = value_of(run.run(symbol, given, alias), width)
                bad = np.flatnonzero(
                    (got >= 2 * n) | ((got - a * b) % n != 0) | (got != model(a, b, n, *size_of))
                )
                cases += len(a)
                if bad.size:
                    i = int(bad[0])
                    shared = "".join(f", {p} is {q}" for p, q in alias.items())
                    raise CheckFailed(
                        f"{symbol}, {limbs} limbs of {width} bits: n = {n}, x = {a[i]}, y = {b[i]}{shared}: "
                        f"gave {got[i]}"
                    )
    ran_of = frozenset(program.name for program in programs.values())
    return Exhausted("x64", width, limbs, len(chosen), cases, ran_of)


def awkward(limbs: int, source: random.Random) -> list[int]:
    """Moduli of the kernel's range: its ends, near powers of two, even and odd, random."""
    bits, low = 64 * (limbs - 1), 64 * (limbs - 1) - x64_ohta.SLACK
    found = [(1 << bits) - 1, (1 << bits) - 2, (1 << low) + 1, (1 << low) + 2, (1 << bits) // 3]
    found += [(1 << bits - 1) + 1, (1 << bits - 1) - 1, 3 << bits - 2, (1 << bits) - (1 << bits // 2)]
    found += [source.getrandbits(bits) | 1 << source.randrange(low, bits) for _ in range(8)]
    return [n for n in dict.fromkeys(found) if n & (n - 1)]


def first_fault(
    run: Runner,
    programs: Mapping[str, Program],
    count: int,
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[int, str]:
    """Runs `count` operands of each modulus of each kernel; the cases run, and the first wrong one (or "")."""
    ran = 0
    for symbol, program in programs.items():
        progress(symbol)
        limbs = program.limbs
        cases = list(_cases(limbs, count, random.Random(f"{seed} {limbs}")))
        for alias in ALIASES[program.name]:
            tried = [(x, x, n) for x, _, n in cases] if alias.get("y") == "x" else cases
            given = {
                "x": to_words([x for x, _, _ in tried], 64, limbs),
                "y": to_words([y for _, y, _ in tried], 64, limbs),
                "data": to_words([data(n, 64, limbs, x64_ohta.SLACK) for _, _, n in tried], 64, size(limbs)),
            }
            left = to_numbers(np.ascontiguousarray(run.run(symbol, given, alias)))
            ran += len(tried)
            for (x, y, n), z in zip(tried, left, strict=True):
                if z >= 2 * n or (z - x * (y if "y" in program.pointers else x)) % n:
                    shared = "".join(f", {p} is {q}" for p, q in alias.items())
                    return ran, f"{symbol}: n = {n:#x}, x = {x:#x}, y = {y:#x}{shared}: left {z:#x}"
    return ran, ""


def _cases(limbs: int, count: int, source: random.Random) -> Iterator[tuple[int, int, int]]:
    for n in awkward(limbs, source):
        edges = [0, 1, n - 1, n, n + 1, 2 * n - 1, 2 * n - 2]
        yield 2 * n - 1, 2 * n - 1, n
        pairs = zip(drawn(2 * n, 64, count, source), drawn(2 * n, 64, count, source), strict=True)
        for x, y in pairs:
            yield source.choice((x, source.choice(edges))), source.choice((y, source.choice(edges))), n
