# SPDX-License-Identifier: MIT OR Apache-2.0
"""Moduli made to break a kernel that takes any, and operands for them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import numpy as np

from sangi.codegen.op.any_modulus import KERNELS, Kernel
from sangi.codegen.program import Program
from sangi.verify.interp.machine import Words
from sangi.verify.run.mod import ALIASES, Runner
from sangi.verify.vectors.field import drawn, edges, to_numbers, to_words

#: Random moduli of a family, with and without a spare bit on top.
RANDOM = 4


def moduli(width: int, limbs: int, source: random.Random) -> list[int]:
    """Odd moduli of so many limbs: the ends of their range, n0 = 1 and n0 = -1, runs of ones, and random ones."""
    word, R = 1 << width, 1 << width * limbs
    low = R // word
    found = [R - 1, R - 3, R // 2 + 1, R // 2 - 1, R // 3 | 1, 3]
    found += [low + 1, low | word // 2 | 1, R - word + 1, R - low + 1, R - low - 1, low - 1]
    for bits in (width * limbs, width * limbs - 1, width * limbs - width + 1):
        number = source.getrandbits(bits) | 1 << bits - 1
        found += [number | 1, number | word - 1, number // word * word + 1]
    found += [source.getrandbits(width * limbs - i % 2) | 1 for i in range(RANDOM)]
    return [m for m in dict.fromkeys(found) if m % 2 and 3 <= m < R]


def in_memory(m: int, width: int, limbs: int) -> int:
    """The modulus, n0 in the limb above it, as one number."""
    above = -pow(m, -1, 1 << width) % (1 << width) if m % 2 else 0
    return m + (above << width * limbs)


def operands(m: int, width: int, count: int, source: random.Random) -> tuple[list[int], list[int]]:
    """Pairs below a modulus: some of its edges with each other, then patterned and random ones."""
    special = edges(m, width)
    few = min(count // 3, len(special) ** 2)
    pairs = [(source.choice(special), source.choice(special)) for _ in range(few)]
    pairs += [(m - 1, m - 1), (0, m - 1)]
    more = max(count - len(pairs), 2)
    x, y = [a for a, _ in pairs], [b for _, b in pairs]
    return x + drawn(m, width, more, source), y + drawn(m, width, more, source)


def first_fault(
    run: Runner,
    programs: Mapping[str, Program],
    count: int,
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
) -> tuple[int, str]:
    """Runs `count` operands of each modulus of each family; the cases run, and the first wrong one (or "")."""
    ran = 0
    for symbol, program in programs.items():
        progress(symbol)
        source = random.Random(f"{seed} {program.width} {program.limbs}")
        cases = [
            (x, y, m)
            for m in _taken(KERNELS[program.name], program, source)
            for x, y in zip(*operands(m, program.width, count, source), strict=True)
        ]
        for alias in ALIASES[program.name]:
            same = alias.get("y") == "x"
            tried = [(x, x, m) for x, _, m in cases] if same else cases
            ran += len(tried)
            fault = _compare(run, symbol, program, KERNELS[program.name], tried, alias)
            if fault:
                return ran, fault
    return ran, ""


def _taken(kernel: Kernel, program: Program, source: random.Random) -> list[int]:
    odd = moduli(program.width, program.limbs, source)
    return [*odd, *(m - 1 for m in odd)] if kernel.even else odd


def _compare(
    run: Runner,
    symbol: str,
    program: Program,
    kernel: Kernel,
    cases: list[tuple[int, int, int]],
    alias: Mapping[str, str],
) -> str:
    width, limbs = program.width, program.limbs
    given: dict[str, Words] = {
        "x": to_words([x for x, _, _ in cases], width, limbs),
        "y": to_words([y for _, y, _ in cases], width, limbs),
        "m": to_words([in_memory(m, width, limbs) for _, _, m in cases], width, limbs + 1),
    }
    inverses = {m: pow(1 << width * limbs, -1, m) if m % 2 else 0 for m in {m for _, _, m in cases}}
    want = [kernel.expected(x, y, m, inverses[m]) for x, y, m in cases]
    got = run.run(symbol, given, alias)
    same = (got == to_words(want, width, limbs)).all(axis=0)
    if same.all():
        return ""
    i = int(np.flatnonzero(~same)[0])
    x, y, m = cases[i]
    shared = "".join(f", {p} is {q}" for p, q in alias.items())
    left = to_numbers(got[:, i : i + 1])[0]
    return f"{symbol}: m = {m:#x}, x = {x:#x}, y = {y:#x}{shared}: left {left:#x}, expected {want[i]:#x}"
