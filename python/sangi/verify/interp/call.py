# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs emitted x86-64 text, parsed back, over numpy arrays: all test cases of a kernel at once, at any width.

The run refuses whatever a kernel must not do: an address that is not a declared object plus a constant, a
write to an input, a read of something unwritten, a flag that is undefined, a callee-saved register or rsp
not restored, vector registers in use at the return, a jump that not all cases take or leave.  Aliasing is said
by giving two arguments the same object.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sangi.verify.interp.instructions import step
from sangi.verify.interp.machine import (
    ARGUMENTS,
    CALLEE_SAVED,
    Access,
    Block,
    Machine,
    Pointer,
    Saved,
    Words,
    dtype_for,
)
from sangi.verify.interp.scalar import CONDITIONS, holds
from sangi.verify.interp.text import Function, Instruction, Refused, parse

__all__ = ["Block", "Function", "Instruction", "Pointer", "Refused", "Result", "call", "join", "parse"]
__all__ += ["run", "split"]

#: What a run may execute; a loop over a public count stays far below.
MOST_STEPS = 400_000


@dataclass(frozen=True)
class Result:
    """What a run left: the objects, the returned word (None if rax holds no number), its memory accesses."""

    blocks: Mapping[str, Block]
    rax: Words | None
    trace: tuple[Access, ...]

    def limbs(self, name: str) -> Words:
        """The object as (limbs, cases); raises `Refused` if a limb was never written."""
        words = self.blocks[name].words
        present = [word for word in words if word is not None]
        if len(present) < len(words):
            missing = next(i for i, word in enumerate(words) if word is None)
            raise Refused(f"{name}[{missing}] was never written")
        return np.stack(np.broadcast_arrays(*present))


def run(
    function: Function, args: Sequence[Pointer | Words], blocks: Mapping[str, Block], *, width: int
) -> Result:
    """Calls `function` with up to six arguments, pointers or words of shape (cases,), at `width` bits.

    `blocks` are not modified.  Raises `Refused`, naming function, line and instruction.
    """
    fresh = {name: Block(list(block.words), block.writable) for name, block in blocks.items()}
    m = Machine(width, tables=function.tables, blocks=fresh)
    for register, arg in zip(ARGUMENTS, args, strict=False):
        m.put(register, arg)
    execute(m, function)
    rax = m.registers.get("rax")
    whole = isinstance(rax, np.ndarray) and m.known.get("rax") != "partial"
    return Result(fresh, rax if whole and isinstance(rax, np.ndarray) else None, tuple(m.trace))


def execute(
    m: Machine,
    function: Function,
    step: Callable[[Machine, Instruction], None] = step,
    *,
    public: bool = False,
    most: int = MOST_STEPS,
) -> None:
    """Runs a function to its return, in at most so many steps; raises `Refused`, naming it.

    `public` refuses jumps on what does not follow from public numbers alone, even where all cases agree about it.
    """
    m.registers.update({name: Saved(name) for name in CALLEE_SAVED})
    try:
        _follow(m, function, step, public, most)
        _check_return(m)
    except Refused as error:
        raise Refused(f"{function.name}: {error}") from None


def _follow(
    m: Machine, function: Function, step: Callable[[Machine, Instruction], None], public: bool, most: int
) -> None:
    at, count = 0, len(function.instructions)
    for _ in range(most):
        if at >= count:
            return
        instruction = function.instructions[at]
        if m.returned:
            raise Refused(f"line {instruction.line}: {instruction} follows ret")
        at += 1
        if instruction.mnemonic.startswith("j"):
            at = _jump(m, function, instruction, at, public)
        else:
            step(m, instruction)
    raise Refused(f"more than {most} steps")


def _jump(m: Machine, function: Function, instruction: Instruction, following: int, public: bool) -> int:
    """Where a conditional jump goes, which all cases must agree about."""
    where = f"line {instruction.line}: {instruction}"
    condition = instruction.mnemonic[1:]
    if condition not in CONDITIONS or len(instruction.operands) != 1:
        raise Refused(f"{where}: not a jump that the interpreter knows")
    m.pure = True
    try:
        taken = holds(m, condition).astype(bool)
    except Refused as error:
        raise Refused(f"{where}: {error}") from None
    if taken.any() != taken.all():
        raise Refused(f"{where}: depends on what differs from case to case")
    if public and not m.pure:
        raise Refused(f"{where}: depends on what is not public")
    if not taken.all():
        return following
    if instruction.operands[0] not in function.labels:
        raise Refused(f"{where}: goes to no label of the function")
    return function.labels[instruction.operands[0]]


def _check_return(m: Machine) -> None:
    if not m.returned:
        raise Refused("runs past its end")
    if m.rsp:
        raise Refused(f"returns with rsp{m.rsp:+d}")
    if m.upper:
        raise Refused("returns with vector registers in use")
    for name in CALLEE_SAVED:
        value = m.registers[name]
        if not isinstance(value, Saved) or value.register != name:
            raise Refused(f"returns without restoring {name}")


def call(
    function: Function,
    arguments: Mapping[str, Words | None],
    *,
    width: int,
    limbs: int,
    outputs: Sequence[str],
    alias: Mapping[str, str] | None = None,
) -> Result:
    """Calls a kernel by the names of its parameters, in order.

    An argument of shape (limbs, cases) is an object in memory, one of shape (cases,) a word, None an
    unwritten object.  `alias` maps a parameter to the one whose object it shares: {"z": "x"}.  Objects of
    `outputs` are writable, under whichever name.
    """
    alias = alias or {}
    blocks: dict[str, Block] = {}
    args: list[Pointer | Words] = []
    written = {alias.get(name, name) for name in outputs}
    for name, value in arguments.items():
        if value is not None and value.ndim == 1:
            args.append(value.astype(dtype_for(width)))
            continue
        owner = alias.get(name, name)
        args.append(Pointer(owner))
        if owner != name:
            continue
        if value is not None and len(value) != limbs:
            raise ValueError(f"{name} has {len(value)} limbs, not {limbs}")
        words: list[Words | None] = [None] * limbs if value is None else list(value.astype(dtype_for(width)))
        blocks[name] = Block(words, name in written)
    return run(function, args, blocks, width=width)


def split(values: Sequence[int] | npt.NDArray[np.int64], width: int, limbs: int) -> Words:
    """Natural numbers below 2^(width * limbs) as an array (limbs, cases), least significant limb first."""
    mask = (1 << width) - 1
    rows = [[int(v) >> (width * i) & mask for v in values] for i in range(limbs)]
    return np.array(rows, dtype=dtype_for(width))


def join(words: Words, width: int) -> list[int]:
    """The numbers whose limbs are the rows of an array (limbs, cases)."""
    return [sum(int(limb) << (width * i) for i, limb in enumerate(case)) for case in words.T]
