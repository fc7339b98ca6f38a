# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves one function of an object: runs it symbolically on every path and checks each."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from sangi.verify.symbolic import check, code, image
from sangi.verify.symbolic.code import Instruction
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.lift import step
from sangi.verify.symbolic.poly import Precision
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State, Undecided, start
from sangi.verify.symbolic.words import Ledger

#: Paths of one kernel; a field operation has 1 to 6.
MOST_PATHS = 32


@dataclass(frozen=True)
class Proof:
    """What was shown.  `bound` is the largest value before the last choice, as a multiple of the modulus."""

    symbol: str
    spec: Spec
    instructions: int
    paths: int
    carries: int
    bound: float
    seconds: float

    def __str__(self) -> str:
        """One line for a person."""
        return (
            f"{self.symbol}: {self.spec.operation} proved, {self.instructions} instructions, {self.paths} paths, "
            f"{self.carries} carries shown to be what they are, at most {self.bound:.4g} p before the choice, "
            f"{self.seconds:.2f} s"
        )


def prove(
    obj: bytes | image.Image,
    symbol: str,
    spec: Spec,
    *,
    witness: Callable[[str, Spec], str] | None = None,
    seconds: float = math.inf,
) -> Proof:
    """Proves `symbol` of an ELF file, or of one that was read, against its specification; raises `Unproved`.

    `witness` searches operands for which the refused kernel is wrong (as `witness.searcher(obj)` does); what it
    returns ends the message.  After `seconds` the kernel is refused.
    """
    began = time.perf_counter()
    try:
        found = _prove(
            image.read(obj) if isinstance(obj, bytes) else obj, symbol, spec, time.monotonic() + seconds
        )
    except Unproved as error:
        seen = witness(symbol, spec) if witness else ""
        raise Unproved(f"{symbol}: {error}{f'; {seen}' if seen else ''}") from None
    instructions, settled = found
    return Proof(
        symbol,
        spec,
        instructions,
        len(settled),
        sum(s.carries for s in settled),
        max(s.bound for s in settled),
        time.perf_counter() - began,
    )


def _prove(memory: image.Image, symbol: str, spec: Spec, deadline: float) -> tuple[int, list[check.Settled]]:
    """Tries twice: a word that is added to others may be a quotient, which only its use can tell."""
    instructions = code.instructions(memory, symbol)
    uses: Counter[str] = Counter()
    try:
        return len(instructions), _all(memory, spec, instructions, Ledger(addends=uses, deadline=deadline))
    except Unproved:
        marked = frozenset(name for name, count in uses.items() if count > (name[0] != "w"))
        if not marked:
            raise
        try:
            return len(instructions), _all(
                memory, spec, instructions, Ledger(marked=marked, deadline=deadline)
            )
        except Unproved:
            pass
        raise


def _all(
    memory: image.Image, spec: Spec, instructions: tuple[Instruction, ...], ledger: Ledger
) -> list[check.Settled]:
    settled = []
    for mask in (0, WORD - 1) if "mask" in spec.kind.words else (None,):
        for state in paths(start(memory, spec, mask, ledger.clone()), instructions):
            try:
                settled.append(check.path(state, spec, mask))
            except Precision:
                raise Unproved("divides by more than is kept behind the point") from None
    return settled


def paths(
    first: State, instructions: tuple[Instruction, ...], watch: Callable[[State, int], None] | None = None
) -> list[State]:
    """The finished states of all paths; `watch` sees each state after each instruction, by its index."""
    todo = [(first, 0)]
    done: list[State] = []
    while todo:
        state, at = todo.pop()
        while at < len(instructions):
            try:
                step(state, instructions[at])
            except Undecided as open_:
                if len(todo) + len(done) >= MOST_PATHS:
                    raise Unproved(f"{instructions[at]}: more than {MOST_PATHS} paths") from None
                other = state.clone()
                other.choose(open_.flag, 1)
                todo.append((other, at))
                state.choose(open_.flag, 0)
                continue
            except Precision:
                raise Unproved(f"{instructions[at]}: divides by more than is kept behind the point") from None
            at += 1
            if watch:
                watch(state, at)
        state.finish()
        done.append(state)
    return done
