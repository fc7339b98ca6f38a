# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ohta's products, whose constant is in memory too: exhausted at narrow limbs."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from sangi.codegen.emit import x64_ohta, x64_text
from sangi.codegen.emit.x64_ohta import shift
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive.field import Exhausted, Integers, value_of
from sangi.verify.run.mod import ALIASES, Interpreted
from sangi.verify.vectors.mod_ohta import data, size

#: (bits of a limb, limbs of an element, bits by which a modulus may fall short): the proof of the bound holds, as
#: 2^(slack + 1 - width) * (4 + limbs) < 1.
SIZES = ((5, 2, 1), (6, 2, 2), (5, 3, 1))


def moduli(width: int, limbs: int, slack: int) -> list[int]:
    """Every modulus that a kernel takes."""
    bits = width * (limbs - 1)
    return [n for n in range((1 << (bits - slack)) + 1, 1 << bits) if n & (n - 1)]


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
