# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every operation, every odd modulus, every operand, at limbs so narrow that all of it can be run.

Two limbs of 4 bits for every odd modulus 3 to 255 reach the top carry (up to 127 it is never set, and a lost
one passes); three limbs of 2 bits for every odd modulus to 63 make a middle limb carry through.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sangi.codegen.emit.c_loops import LOOPED
from sangi.codegen.field import emitted_by
from sangi.codegen.op import OPERATIONS, Operation, Shape, available
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.interp.machine import Words, dtype_for
from sangi.verify.run import field as execute
from sangi.verify.run.field import scalar_limb, scalar_limit

#: (bits of a limb, limbs, largest modulus).
SIZES = ((4, 2, 255), (2, 3, 63))

#: A limb of 4 bits has room for no small factor but 0 and 1: `mul_small` is run at 8 bits, for these moduli.
FACTOR_SIZE = (8, 2, 65535)
FACTOR_MODULI = (257, 511, 513, 4099, 32767, 32769, 40961, 65521, 65535)

Integers = npt.NDArray[np.int64]


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
    mask = (1 << width) - 1
    return np.stack([(values >> (width * i)) & mask for i in range(limbs)]).astype(dtype_for(width))


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
    radix = 1 << width * limbs
    numbers = np.arange(radix if operation.valid else modulus, dtype=np.int64)
    x, y = numbers, numbers
    if operation.operands == 2:
        x, y = (a.ravel() for a in np.meshgrid(numbers, numbers))
    if operation.valid is not None:
        keep = operation.valid(modulus, radix, x, y)
        x, y = x[keep], y[keep]
    scalars = np.arange(scalar_limit(operation, width), dtype=np.int64)
    return np.tile(x, scalars.size), np.tile(y, scalars.size), np.repeat(scalars, x.size)


def wrong(
    executor: execute.Executor,
    symbol: str,
    program: Program,
    operation: Operation,
    modulus: int,
    aliases: Sequence[Mapping[str, str]] = execute.ALIASES,
) -> tuple[int, str]:
    """Runs every operand in every aliasing; the number of cases, and the first wrong one in words (or "")."""
    x, y, scalar = operands(operation, modulus, program.width, program.limbs)
    count = 0
    for alias in aliases:
        if any(name not in program.pointers for name in (*alias, *alias.values())):
            continue
        same = alias.get("y") == "x"
        keep = x == y if same else np.ones_like(x, bool)
        fault = _first_fault(
            executor, symbol, program, operation, modulus, alias, x[keep], y[keep], scalar[keep]
        )
        count += int(keep.sum())
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
    x: Integers,
    y: Integers,
    scalar: Integers,
) -> str:
    width, limbs = program.width, program.limbs
    ones = (1 << width) - 1
    given = {
        "x": limbs_of(x, width, limbs),
        "y": limbs_of(y, width, limbs),
        operation.scalar: scalar_limb(operation, scalar, width),
    }
    arguments = {k: v for k, v in given.items() if k in program.pointers + program.scalars}
    left = executor.run(symbol, arguments, alias)
    expected = operation.expected(modulus, 1 << width * limbs, x, y, scalar)
    got = (
        [left["return"].astype(np.int64)]
        if program.returns
        else [value_of(left[name], width) for name in program.pointers if name in program.written]
    )
    want = [e * ones for e in expected] if program.returns else list(expected)
    for g, w in zip(got, want, strict=True):
        bad = np.flatnonzero(~operation.agrees(g, w, modulus))
        if bad.size:
            i = int(bad[0])
            shared = "".join(f", {a} is {b}" for a, b in alias.items())
            return (
                f"{symbol}: p = {modulus}, x = {x[i]}, y = {y[i]}, scalar = {scalar[i]}{shared}: "
                f"gave {g[i]}, expected {w[i]}"
            )
    return ""


def _programs(backend: str, shape: Shape, wanted: tuple[str, ...]) -> dict[str, Program]:
    names = available(shape, emitted_by(backend, wanted))
    if backend == "c-loops":
        names = tuple(name for name in names if name in LOOPED)
    return {_name(o, shape): OPERATIONS[o].build(shape) for o in names}


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
    wanted = tuple(operations)
    every = ((s, _programs(backend, s, wanted)) for s in shapes(width, limbs, largest))
    built = [(shape, programs) for shape, programs in every if programs]
    cases = 0
    with tempfile.TemporaryDirectory() as folder:
        programs = {k: p for _, ps in built for k, p in ps.items()}
        at = {k: s for s, ps in built for k in ps}
        shared = _shared_executor(backend, programs, at, Path(folder))
        for shape, own in built:
            executor = shared or execute.x64(own, shape.modulus)
            for symbol, program in own.items():
                ran, fault = wrong(
                    executor, symbol, program, OPERATIONS[program.name], shape.modulus, aliases
                )
                cases += ran
                if fault:
                    raise CheckFailed(f"{backend}, {limbs} limbs of {width} bits: {fault}")
            progress(f"{backend} {limbs} x {width} bits: p = {shape.modulus}")
    ran_of = frozenset(p.name for p in programs.values())
    return Exhausted(backend, width, limbs, len({s.modulus for s, _ in built}), cases, ran_of)


def _shared_executor(
    backend: str, programs: dict[str, Program], shapes: dict[str, Shape], folder: Path
) -> execute.Executor | None:
    """One library for all moduli, where the back end is compiled."""
    if backend == "c-loops":
        return execute.portable_c(programs, folder, shapes)
    if backend == "c":
        return execute.portable_c(programs, folder)
    if backend == "ir":
        return execute.llvm_ir(programs, folder)
    return None
