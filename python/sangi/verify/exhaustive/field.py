# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every operation, every odd modulus, every operand, at limbs so narrow that all of it can be run.

Two limbs of 4 bits for every odd modulus 3 to 255 reach the top carry (up to 127 it is never set, and a lost
one passes); three limbs of 2 bits for every odd modulus to 63 make a middle limb carry through.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sangi.codegen.emit.c_loops import LOOPED
from sangi.codegen.field import emitted_by
from sangi.codegen.op import OPERATIONS, Operation, Shape, available
from sangi.codegen.op.special import factor
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.files import temporary
from sangi.verify.interp.machine import Words, dtype_for
from sangi.verify.run import field as execute
from sangi.verify.run.field import scalar_limb, scalar_limit

#: (bits of a limb, limbs, largest modulus).
SIZES = ((4, 2, 255), (2, 3, 63))

#: A limb of 4 bits has room for no small factor but 0 and 1: `mul_small` is run at 8 bits, for these moduli.
FACTOR_SIZE = (8, 2, 65535)
FACTOR_MODULI = (257, 511, 513, 4099, 32767, 32769, 40961, 65521, 65535)

Integers = npt.NDArray[np.signedinteger[Any]]


@dataclass(frozen=True)
class Exhausted:
    """What was run without a wrong answer."""

    backend: str
    width: int
    limbs: int
    moduli: int
    cases: int
    operations: frozenset[str] = frozenset()


def shapes(width: int, limbs: int, largest: int) -> Iterator[Shape]:
    """Every odd modulus (those chosen, at 8 bits), with a spare bit where there is one, and in the full form."""
    for modulus in FACTOR_MODULI if width == FACTOR_SIZE[0] else range(3, largest + 1, 2):
        if Shape.has_spare_bit(modulus, width, limbs):
            yield Shape(modulus, width, limbs, spare=True)
        yield Shape(modulus, width, limbs, spare=False)


def limbs_of(values: Integers, width: int, limbs: int) -> Words:
    """Small numbers as an array (limbs, cases)."""
    mask, narrow = (1 << width) - 1, dtype_for(width)
    short = values.astype(narrow if width * limbs <= 8 * narrow.itemsize else np.uint32)
    out = np.empty((limbs, values.size), narrow)
    for i in range(limbs):
        out[i] = short >> (width * i) & mask
    return out


def value_of(words: Words, width: int) -> Integers:
    """The numbers of an array (limbs, cases) of narrow limbs."""
    total = np.zeros(words.shape[1], np.int64)
    for i, row in enumerate(words):
        total += row.astype(np.int64) << (width * i)
    return total


def operands(
    operation: Operation, modulus: int, width: int, limbs: int
) -> tuple[Integers, Integers, Integers]:
    """All of them: x, y (x again for operations of one operand) and the scalar (a mask as 0 or 1)."""
    radix, scalars = 1 << width * limbs, scalar_limit(operation, width)
    every = _numbers(radix if operation.valid else modulus, operation.operands == 2, scalars, width, limbs)
    if operation.valid is None:
        return every.x, every.y, every.scalar
    keep = operation.valid(modulus, radix, every.x, every.y)
    return every.x[keep], every.y[keep], every.scalar[keep]


@dataclass(frozen=True)
class _Numbers:
    """Operands, alone and as limbs: for the interpreter a limb after another, for compiled code a case."""

    x: Integers
    y: Integers
    scalar: Integers
    limbs: Mapping[str, Words]
    rows: Mapping[str, Words]

    @classmethod
    def of(cls, x: Integers, y: Integers, scalar: Integers, width: int, limbs: int) -> _Numbers:
        given = {"x": limbs_of(x, width, limbs)}
        given["y"] = given["x"] if y is x else limbs_of(y, width, limbs)
        rows = {name: np.ascontiguousarray(words.T).T for name, words in given.items()}
        return cls(x, y, scalar, given, rows)


@lru_cache(maxsize=8)
def _numbers(limit: int, two: bool, scalars: int, width: int, limbs: int) -> _Numbers:
    """Every number below a limit, or every pair, with every scalar: the same for most operations of a modulus."""
    # The product of three numbers below 256 is the largest that an answer asks for, but at the size of factors.
    kind: type[np.signedinteger[Any]] = np.int32 if limit <= 256 else np.int64
    numbers: Integers = np.arange(limit).astype(kind)
    x = np.tile(numbers, limit) if two else numbers
    y = np.repeat(numbers, limit) if two else x
    scalar: Integers = np.zeros(x.size, kind)
    if scalars > 1:
        x, y, scalar = (
            np.tile(x, scalars),
            np.tile(y, scalars),
            np.repeat(np.arange(scalars).astype(kind), x.size),
        )
    return _Numbers.of(x, y, scalar, width, limbs)


@dataclass(frozen=True)
class _Cases:
    """Operands of an operation for a modulus and what must come of them, for every form and back end."""

    numbers: _Numbers
    scalar: Mapping[str, Words]
    expected: tuple[Integers, ...]
    wanted: tuple[Words, ...]  #: the answers as limbs; none where an answer has several forms


@lru_cache(maxsize=64)
def _cases(operation: Operation, modulus: int, width: int, limbs: int, same: bool, returns: bool) -> _Cases:
    """Every case, or with `same` those whose operands are equal."""
    x, y, scalar = operands(operation, modulus, width, limbs)
    if same or operation.valid:
        keep = (x == y) if same else slice(None)
        x, y, scalar = x[keep], y[keep], scalar[keep]
        numbers = _Numbers.of(x, y, scalar, width, limbs)
    else:
        numbers = _numbers(modulus, operation.operands == 2, scalar_limit(operation, width), width, limbs)
    expected = tuple(operation.expected(modulus, factor(modulus, width, limbs), x, y, scalar))
    wanted: tuple[Words, ...] = ()
    if returns:
        expected = tuple(e * ((1 << width) - 1) for e in expected)
        wanted = tuple(e.astype(dtype_for(width)) for e in expected)
    elif not operation.below_2p:
        wanted = tuple(limbs_of(e, width, limbs) for e in expected)
    scalars = {operation.scalar: scalar_limb(operation, scalar, width)} if operation.scalar else {}
    return _Cases(numbers, scalars, expected, wanted)


def wrong(
    executor: execute.Executor,
    symbol: str,
    program: Program,
    operation: Operation,
    modulus: int,
    aliases: Sequence[Mapping[str, str]] = execute.ALIASES,
) -> tuple[int, str]:
    """Runs every operand in every aliasing; the number of cases, and the first wrong one in words (or "")."""
    count = 0
    for alias in aliases:
        if any(name not in program.pointers for name in (*alias, *alias.values())):
            continue
        same = alias.get("y") == "x"
        cases = _cases(operation, modulus, program.width, program.limbs, same, program.returns)
        fault = _first_fault(executor, symbol, program, operation, modulus, alias, cases)
        count += cases.numbers.x.size
        if fault:
            return count, fault
    return count, ""


def _first_fault(
    executor: execute.Executor,
    symbol: str,
    program: Program,
    operation: Operation,
    modulus: int,
    alias: Mapping[str, str],
    cases: _Cases,
) -> str:
    numbers = cases.numbers
    known = numbers.rows if isinstance(executor, execute.Native) else numbers.limbs
    given = {name: words for name, words in known.items() if name in program.pointers}
    left = executor.run(symbol, given | dict(cases.scalar), alias)
    written = [name for name in program.pointers if name in program.written]
    for place, name in enumerate(["return"] if program.returns else written):
        if cases.wanted:
            equal = left[name] == cases.wanted[place]
            agrees = equal if program.returns else equal.all(axis=0)
        else:
            agrees = operation.agrees(value_of(left[name], program.width), cases.expected[place], modulus)
        if not agrees.all():
            i = int(np.flatnonzero(~agrees)[0])
            got = (
                int(left[name][i])
                if program.returns
                else value_of(left[name][:, i : i + 1], program.width)[0]
            )
            shared = "".join(f", {a} is {b}" for a, b in alias.items())
            return (
                f"{symbol}: p = {modulus}, x = {numbers.x[i]}, y = {numbers.y[i]}, "
                f"scalar = {numbers.scalar[i]}{shared}: "
                f"gave {got}, expected {cases.expected[place][i]}"
            )
    return ""


def _programs(backend: str, shape: Shape, wanted: tuple[str, ...]) -> dict[str, Program]:
    names = available(shape, emitted_by(backend, wanted))
    if backend == "c-loops":
        names = tuple(name for name in names if name in LOOPED)
    return {_name(o, shape): _built(OPERATIONS[o], shape) for o in names}


@lru_cache(maxsize=8192)
def _built(operation: Operation, shape: Shape) -> Program:
    """A program, built once for all back ends."""
    return operation.build(shape)


def _name(operation: str, shape: Shape) -> str:
    return f"{operation}_{shape.modulus}_{'spare' if shape.spare else 'full'}"


def exhaust(
    backend: str,
    width: int,
    limbs: int,
    largest: int,
    operations: Iterable[str] = OPERATIONS,
    aliases: Sequence[Mapping[str, str]] = execute.ALIASES,
    progress: Callable[[str], None] = lambda _: None,
) -> Exhausted:
    """Runs one back end at one size; raises `CheckFailed` with the first wrong case."""
    (done,) = exhaust_each([backend], width, limbs, largest, operations, aliases, progress)
    return done


def exhaust_each(
    backends: Sequence[str],
    width: int,
    limbs: int,
    largest: int,
    operations: Iterable[str] = OPERATIONS,
    aliases: Sequence[Mapping[str, str]] = execute.ALIASES,
    progress: Callable[[str], None] = lambda _: None,
) -> list[Exhausted]:
    """Runs back ends at one size, each on the same operands; raises `CheckFailed` with the first wrong case."""
    wanted, every = tuple(operations), list(shapes(width, limbs, largest))
    cases = dict.fromkeys(backends, 0)
    ran: dict[str, dict[Shape, dict[str, Program]]] = {
        backend: {shape: own for shape in every if (own := _programs(backend, shape, wanted))}
        for backend in backends
    }
    with temporary() as folder:
        shared = {}
        for backend, built in ran.items():
            progress(f"{backend} {limbs} x {width} bits: compiling")
            cwd = folder / backend
            cwd.mkdir()
            at = {symbol: shape for shape, own in built.items() for symbol in own}
            shared[backend] = _shared_executor(
                backend, {symbol: p for own in built.values() for symbol, p in own.items()}, at, cwd
            )
        for number, shape in enumerate(every):
            for backend, built in ran.items():
                own = built.get(shape, {})
                executor = shared[backend] or execute.x64(own, shape.modulus)
                for symbol, program in own.items():
                    count, fault = wrong(
                        executor, symbol, program, OPERATIONS[program.name], shape.modulus, aliases
                    )
                    cases[backend] += count
                    if fault:
                        raise CheckFailed(f"{backend}, {limbs} limbs of {width} bits: {fault}")
            progress(f"{limbs} x {width} bits: p = {shape.modulus}, {number + 1} of {len(every)}")
    return [_done(backend, width, limbs, ran[backend], cases[backend]) for backend in backends]


def _done(
    backend: str, width: int, limbs: int, ran: Mapping[Shape, Mapping[str, Program]], cases: int
) -> Exhausted:
    names = frozenset(p.name for own in ran.values() for p in own.values())
    return Exhausted(backend, width, limbs, len({shape.modulus for shape in ran}), cases, names)


def _shared_executor(
    backend: str, programs: dict[str, Program], shapes: dict[str, Shape], folder: Path
) -> execute.Executor | None:
    """One library for all moduli, where the back end is compiled."""
    if not programs:
        return None
    if backend == "c-loops":
        return execute.portable_c(programs, folder, shapes)
    if backend == "c":
        return execute.portable_c(programs, folder)
    if backend == "ir":
        return execute.llvm_ir(programs, folder)
    return None
