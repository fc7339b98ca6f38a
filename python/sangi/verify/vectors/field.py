# SPDX-License-Identifier: MIT OR Apache-2.0
"""Edge and random operands of one modulus at its real limb width, against Python's integers."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sangi.codegen.op import OPERATIONS, Operation
from sangi.codegen.op.special import factor
from sangi.codegen.program import Program
from sangi.verify.interp.machine import Words, dtype_for
from sangi.verify.run import field as execute
from sangi.verify.run.field import scalar_limit


def to_words(numbers: Sequence[int], width: int, limbs: int) -> Words:
    """Numbers as an array (limbs, cases) of limbs of 16, 32 or 64 bits."""
    size = width // 8 * limbs
    data = b"".join(n.to_bytes(size, "little") for n in numbers)
    return np.frombuffer(data, dtype_for(width)).reshape(len(numbers), limbs).T


def to_numbers(words: Words) -> list[int]:
    """The numbers of an array (limbs, cases) of limbs of 16, 32 or 64 bits."""
    limbs, cases = words.shape
    size = limbs * words.dtype.itemsize
    data = np.ascontiguousarray(words.T).tobytes()
    return [int.from_bytes(data[i * size : (i + 1) * size], "little") for i in range(cases)]


def edges(modulus: int, width: int) -> list[int]:
    """The numbers below the modulus at which carries turn: its ends and middle, limb boundaries, runs of ones."""
    limbs = -(-modulus.bit_length() // width)
    found = {0, 1, 2, modulus - 1, modulus - 2, modulus // 2, modulus // 2 + 1}
    for i in range(1, limbs + 1):
        boundary = 1 << width * i
        found |= {boundary - 1, boundary, boundary + 1, modulus - boundary, boundary // 2}
        found |= {modulus & (boundary - 1), modulus >> (width * i) << (width * i)}
    return sorted(n for n in found if 0 <= n < modulus)


def drawn(modulus: int, width: int, count: int, source: random.Random) -> list[int]:
    """Numbers below the modulus: half uniform, half with limbs drawn from those at which carries turn."""
    limbs = -(-modulus.bit_length() // width)
    ones = (1 << width) - 1
    of = [n >> (width * i) & ones for n in (modulus, modulus - 1) for i in range(limbs)]
    choices = np.array([0, 1, ones, 1 << (width - 1), *of], dtype_for(width))
    picks = np.array(source.choices(range(len(choices)), k=limbs * (count // 2)), np.intp).reshape(limbs, -1)
    patterned = [n % modulus for n in to_numbers(choices[picks])]
    out = patterned + [source.randrange(modulus) for _ in range(count - len(patterned))]
    source.shuffle(out)
    return out


def operands(modulus: int, width: int, count: int, source: random.Random) -> tuple[list[int], list[int]]:
    """Pairs x, y: pairs of edges (all, or 2 * count of them by chance), then random ones to at least `count`."""
    special = edges(modulus, width)
    pairs = [(a, b) for a in special for b in special]
    if len(pairs) > 2 * count:
        pairs = source.sample(pairs, 2 * count)
    more = max(count - len(pairs), 0)
    x, y = [a for a, _ in pairs], [b for _, b in pairs]
    return x + drawn(modulus, width, more, source), y + drawn(modulus, width, more, source)


def sampled(modulus: int, width: int, count: int, source: random.Random) -> tuple[list[int], list[int]]:
    """Pairs x, y for slow machines: every edge on either side once, by chance, then random ones to `count`."""
    special = edges(modulus, width)
    more = max(count - len(special), 0)
    x, y = (source.sample(special, len(special)) for _ in range(2))
    return x + drawn(modulus, width, more, source), y + drawn(modulus, width, more, source)


def first_fault(
    executor: execute.Executor,
    programs: Mapping[str, Program],
    modulus: int,
    count: int,
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
    draw: Callable[[int, int, int, random.Random], tuple[list[int], list[int]]] = operands,
) -> tuple[int, str]:
    """Runs at least `count` operands through every program; the cases run, and the first wrong one (or "").

    `draw` makes the operands: `operands`, or `sampled` where every pair of edges would be too much.
    """
    return first_fault_of_several([(executor, programs)], modulus, count, seed, progress, draw)


def first_fault_of_several(
    runs: Sequence[tuple[execute.Executor, Mapping[str, Program]]],
    modulus: int,
    count: int,
    seed: int,
    progress: Callable[[str], None] = lambda _: None,
    draw: Callable[[int, int, int, random.Random], tuple[list[int], list[int]]] = operands,
) -> tuple[int, str]:
    """`first_fault` of several back ends, whose operands and answers are made once.

    Every run has the same operations in the same order, its symbols its own. The cases are those of one run.
    """
    width = next(iter(runs[0][1].values())).width
    source = random.Random(seed)
    x, y = draw(modulus, width, count, source)
    ran = 0
    for same in zip(*(programs.items() for _, programs in runs), strict=True):
        symbol, program = same[0]
        assert all((p.name, p.width, p.pointers) == (program.name, width, program.pointers) for _, p in same)
        progress(symbol)
        operation = OPERATIONS[program.name]
        a, b = _admitted(operation, modulus, width, (x, y), source) if operation.valid else (x, y)
        scalars = _scalars(operation, width, len(a), source)
        separate = _Given.of(program, operation, modulus, a, b, scalars)
        for alias in execute.ALIASES:
            if any(name not in program.pointers for name in (*alias, *alias.values())):
                continue
            given = separate
            if alias.get("y") == "x":
                twice, third = _doubled(operation, modulus, 1 << width * program.limbs, a, scalars)
                given = _Given.of(program, operation, modulus, twice, twice, third)
            ran += len(given.x)
            for (executor, _), (called, its) in zip(runs, same, strict=True):
                fault = _compare(executor, called, its, operation, modulus, alias, given)
                if fault:
                    return ran, fault
    return ran, ""


def _admitted(
    operation: Operation, modulus: int, width: int, given: tuple[list[int], list[int]], source: random.Random
) -> tuple[list[int], list[int]]:
    """Operands of an operation that takes unreduced ones: those given, shifted by p and by more, where allowed."""
    assert operation.valid is not None
    radix = 1 << width * -(-modulus.bit_length() // width)
    pairs = [
        (a + i * modulus, b + j * modulus)
        for a, b in zip(*given, strict=True)
        for i, j in ((0, 0), (0, 1), (1, 0), (1, 1))
    ]
    pairs += [(a, source.randrange(modulus, radix)) for a in given[0]] + [(a, radix - 1) for a in given[0]]
    kept = [(a, b) for a, b in pairs if max(a, b) < radix and operation.valid(modulus, radix, a, b)]
    return [a for a, _ in kept], [b for _, b in kept]


def _doubled(
    operation: Operation, modulus: int, radix: int, x: list[int], scalars: list[int]
) -> tuple[list[int], list[int]]:
    """Operands that may stand on both sides."""
    if operation.valid is None:
        return x, scalars
    kept = [(a, s) for a, s in zip(x, scalars, strict=True) if operation.valid(modulus, radix, a, a)]
    return [a for a, _ in kept], [s for _, s in kept]


def _scalars(operation: Operation, width: int, count: int, source: random.Random) -> list[int]:
    """Masks as 0 or 1, small factors with their ends, or zeros."""
    limit = scalar_limit(operation, width)
    ends = [n for n in (0, 1, limit - 1, limit // 2) if n < limit]
    return [source.choice(ends) if source.getrandbits(1) else source.randrange(limit) for _ in range(count)]


@dataclass(frozen=True)
class _Given:
    """Operands, as numbers and as a kernel takes them, and what must come of each: one for several aliases."""

    x: list[int]
    y: list[int]
    scalars: list[int]
    arguments: dict[str, Words]
    expected: list[tuple[int, ...]]
    wanted: list[
        Words
    ]  #: The expected answers as words, one array each; none where the answer has several forms.

    @classmethod
    def of(
        cls,
        program: Program,
        operation: Operation,
        modulus: int,
        x: list[int],
        y: list[int],
        scalars: list[int],
    ) -> _Given:
        width, limbs = program.width, program.limbs
        arguments = {"x": to_words(x, width, limbs)}
        if "y" in program.pointers:
            arguments["y"] = to_words(y, width, limbs)
        if program.scalars:
            unit = (1 << width) - 1 if operation.scalar == "mask" else 1
            arguments[operation.scalar] = np.array([s * unit for s in scalars], dtype_for(width))
        held = factor(modulus, width, limbs)
        expected = [operation.expected(modulus, held, *case) for case in zip(x, y, scalars, strict=True)]
        if program.returns:
            wanted = [np.array([e * ((1 << width) - 1) for (e,) in expected], dtype_for(width))]
        else:
            wanted = (
                [] if operation.below_2p else [to_words(e, width, limbs) for e in zip(*expected, strict=True)]
            )
        return cls(x, y, scalars, arguments, expected, wanted)


def _compare(
    executor: execute.Executor,
    symbol: str,
    program: Program,
    operation: Operation,
    modulus: int,
    alias: Mapping[str, str],
    given: _Given,
) -> str:
    x, y, scalars, expected = given.x, given.y, given.scalars, given.expected
    ones = (1 << program.width) - 1
    left = executor.run(symbol, given.arguments, alias)
    written = [name for name in program.pointers if name in program.written]
    for place, name in enumerate(["return"] if program.returns else written):
        if operation.below_2p and not program.returns:
            agree = [
                operation.agrees(g, e[place], modulus)
                for g, e in zip(to_numbers(left[name]), expected, strict=True)
            ]
            same = np.array(agree, bool)
        else:
            equal = left[name] == given.wanted[place]
            same = equal if program.returns else equal.all(axis=0)
        if not same.all():
            i = int(np.flatnonzero(~same)[0])
            got = left[name][i] if program.returns else to_numbers(left[name][:, i : i + 1])[0]
            shared = "".join(f", {a} is {b}" for a, b in alias.items())
            return (
                f"{symbol}: x = {x[i]:#x}, y = {y[i]:#x}, scalar = {scalars[i]}{shared}: "
                f"left {got:#x} in {name}, expected {expected[i][place] * (ones if program.returns else 1):#x}"
            )
    return ""
