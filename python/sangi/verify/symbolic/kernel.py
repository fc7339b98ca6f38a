# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves one function of an object: runs it symbolically on every path and checks each."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from sangi.verify.symbolic import check, image, quotient
from sangi.verify.symbolic.code import Program
from sangi.verify.symbolic.entry import start
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.lift import step
from sangi.verify.symbolic.poly import Precision
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State, Undecided
from sangi.verify.symbolic.words import Ledger

#: Paths of one kernel; a field operation has 1 to 6.
MOST_PATHS = 32
#: Instructions of one path, loops unrolled.
MOST_STEPS = 20_000


@dataclass(frozen=True)
class Proof:
    """What was shown.  `bound` is the largest value before the last choice, as a multiple of the modulus.

    `instructions` are those of the longest path, `stack` the bytes below rsp on entry that were used, `relied` the
    symbols that were assumed to be those of this file.
    """

    symbol: str
    spec: Spec
    instructions: int
    paths: int
    carries: int
    bound: float
    stack: int
    seconds: float
    relied: tuple[str, ...] = ()

    def __str__(self) -> str:
        """One line for a person."""
        return (
            f"{self.symbol}: {self.spec.operation} proved, {self.instructions} instructions, {self.paths} paths, "
            f"{self.carries} carries shown to be what they are, at most {self.bound:.4g} p before the choice, "
            f"{self.seconds:.2f} s"
        )


@dataclass(frozen=True)
class Way:
    """A way to run a kernel: how words are cut, whether choices of a constant are products.

    Whatever the way, what is shown is true; which way shows it depends on how the kernel reduces.
    """

    plain: bool = False
    linear: bool = False

    def ledger(self, uses: Counter[str], marked: frozenset[str], deadline: float) -> Ledger:
        """An empty ledger of this way."""
        return Ledger(plain=self.plain, linear=self.linear, addends=uses, marked=marked, deadline=deadline)


MONTGOMERY, PLAIN = Way(), Way(plain=True)


def prove(
    obj: bytes | image.Image,
    symbol: str,
    spec: Spec,
    *,
    witness: Callable[[str, Spec], str] | None = None,
    seconds: float = math.inf,
    way: Way | None = None,
) -> Proof:
    """Proves `symbol` of an ELF file, or of one that was read, against its specification; raises `Unproved`.

    `witness` searches operands for which the refused kernel is wrong (as `witness.searcher(obj)` does); what it
    returns ends the message.  After `seconds` of this process the kernel is refused.  Without a `way`, those that
    suit the operation and the modulus are tried.
    """
    if way is None:
        *others, way = ways(spec)
        for other in others:
            try:
                return prove(obj, symbol, spec, seconds=seconds, way=other)
            except Unproved:
                pass
    began = time.perf_counter()
    try:
        loaded = image.read(obj) if isinstance(obj, bytes) else obj
        done = _prove(Program(loaded), symbol, spec, way, time.process_time() + seconds)
    except Unproved as error:
        seen = witness(symbol, spec) if witness else ""
        raise Unproved(f"{symbol}: {error}{f'; {seen}' if seen else ''}", error.at) from None
    return Proof(
        symbol,
        spec,
        max(state.count for state, _ in done),
        len(done),
        sum(settled.carries for _, settled in done),
        max(settled.bound for _, settled in done),
        max(-state.memory.deepest for state, _ in done),
        time.perf_counter() - began,
        tuple(sorted(frozenset[str]().union(*(state.relied for state, _ in done)))),
    )


def ways(spec: Spec) -> tuple[Way, ...]:
    """Those that are tried, the likeliest last.

    Without R or by a small number it is the plain one; modulo 2^k - 1, where a product may be a rotation, both.
    """
    if spec.operation.endswith(("_plain", "_small")) or spec.kind.reciprocal:
        return (PLAIN,)
    mersenne = spec.modulus & spec.modulus + 1 == 0 and spec.operation in ("mul", "mul_lazy", "sqr")
    return (PLAIN, MONTGOMERY) if mersenne else (MONTGOMERY,)


_Path = tuple[State, check.Settled]


def proved(program: Program, symbol: str, spec: Spec, way: Way, seconds: float = math.inf) -> list[_Path]:
    """The finished state of each path and what was shown of it, for a certificate; raises `Unproved`."""
    return _prove(program, symbol, spec, way, time.process_time() + seconds)


def _prove(program: Program, symbol: str, spec: Spec, way: Way, deadline: float) -> list[_Path]:
    """Tries twice: a word that is added to others may be a quotient, which only its use can tell."""
    uses: Counter[str] = Counter()
    try:
        return _all(program, symbol, spec, way.ledger(uses, frozenset(), deadline))
    except Unproved:
        marked = frozenset(name for name, count in uses.items() if count > (name[0] != "w"))
        if not marked or way.plain:
            raise
        try:
            return _all(program, symbol, spec, way.ledger(Counter(), marked, deadline))
        except Unproved:
            pass
        raise


def _all(program: Program, symbol: str, spec: Spec, ledger: Ledger) -> list[_Path]:
    done = []
    for mask in (0, WORD - 1) if "mask" in spec.kind.words else (None,):
        for state in paths(start(program, symbol, spec, mask, ledger.clone())):
            try:
                short = spec.kind.reciprocal
                shown = quotient.path(state, spec) if short else check.path(state, spec, mask)
                done.append((state, shown))
            except Precision:
                raise Unproved("divides by more than is kept behind the point") from None
            except Unproved as error:
                late = state.memory.late
                raise Unproved(f"{error}; {late}", state.memory.late_at) if late else error from None
    return done


def paths(first: State) -> Iterator[State]:
    """The finished states of all paths."""
    todo, made = [first], 0
    while todo:
        state = todo.pop()
        while not state.returned:
            if state.count >= MOST_STEPS:
                raise Unproved(f"runs for more than {MOST_STEPS} instructions")
            instruction = state.program.at(state.pc)
            try:
                step(state, instruction)
            except Undecided as open_:
                if len(todo) + made >= MOST_PATHS:
                    raise Unproved(f"{instruction}: more than {MOST_PATHS} paths", instruction) from None
                state.pc = instruction.address
                other = state.clone()
                other.choose(open_.flag, 1)
                todo.append(other)
                state.choose(open_.flag, 0)
            except Precision:
                what = f"{instruction}: divides by more than is kept behind the point"
                raise Unproved(what, instruction) from None
        made += 1
        state.finish()
        yield state
