# SPDX-License-Identifier: MIT OR Apache-2.0
"""Ohta's products: what their contexts hold, and runs on awkward moduli."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from sangi.codegen.emit import x64_ohta
from sangi.codegen.emit.x64_ohta import shift
from sangi.codegen.program import Program
from sangi.verify.run.mod import ALIASES, Runner
from sangi.verify.vectors.field import drawn, to_numbers, to_words


def data(n: int, width: int, limbs: int, slack: int) -> int:
    """What the context of a modulus holds, as one number: n, 0, 2n and K."""
    constant = (1 << shift(width, limbs, slack)) // n
    return n + (2 * n << width * (limbs + 1)) + (constant << width * (2 * limbs + 1))


def size(limbs: int) -> int:
    """Its limbs."""
    return 3 * limbs + 1


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
        cases = list(operands(limbs, count, random.Random(f"{seed} {limbs}")))
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


def operands(limbs: int, count: int, source: random.Random) -> Iterator[tuple[int, int, int]]:
    """(x, y, n) for `count` pairs below 2n and more of each modulus; one in eight products is just above k n.

    There, a quotient that is too large by the least bit is wrong.
    """
    for n in awkward(limbs, source):
        edges = [0, 1, n - 1, n, n + 1, 2 * n - 1, 2 * n - 2]
        yield 2 * n - 1, 2 * n - 1, n
        pairs = zip(drawn(2 * n, 64, count, source), drawn(2 * n, 64, count, source), strict=True)
        for i, (x, y) in enumerate(pairs):
            if i % 8 == 0:
                small = source.randrange(1, 1 << source.randrange(1, 65))
                yield small, -(-source.randrange(2 * small - 1) * n // small), n
            else:
                yield source.choice((x, source.choice(edges))), source.choice((y, source.choice(edges))), n
