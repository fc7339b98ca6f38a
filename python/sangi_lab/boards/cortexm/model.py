# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cycles of a Cortex-M without wait states, from which instructions ran after which: a model, not a measurement.

The rules look at an instruction and the one before it, so that how often each block of code followed each other one
is all that they need.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from capstone import arm

from sangi.errors import CheckFailed
from sangi.verify.binary.decode import Flow, Step, steps
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.trace.image import Image
from sangi_lab.boards.cortexm.machine import Edge, Trace
from sangi_lab.boards.cortexm.timing import Cost, Cycles, Timing


@dataclass(frozen=True)
class Priced:
    """An instruction of a program and what it costs by itself.

    `address` are the registers that it makes an address of, `gives` those that it writes.
    """

    step: Step
    kind: str
    cycles: Cycles
    address: frozenset[int]
    gives: frozenset[int]

    @property
    def skippable(self) -> bool:
        """Whether an IT block may skip it, in a cycle, and it has more than that to lose."""
        return self.step.predicated and self.step.flow is Flow.ON and self.cycles.used > 1

    @property
    def straddles(self) -> bool:
        """Whether it has 32 bits and lies at an address 2 modulo 4."""
        return self.step.size == 4 and self.step.at % 4 == 2


@dataclass(frozen=True)
class Total:
    """Instructions between the marks, and their cycles.

    `least` and `most` are the cycles at the ends of what the manual says of instructions whose time depends on
    operands; `fitted` has the fitted constant.  `executed` is by address, and counts what an IT block skips.
    """

    instructions: int
    cycles: int
    least: int
    most: int
    fitted: int
    executed: Mapping[int, int]


class Model:
    """A program and the table by which it is priced."""

    def __init__(self, image: Image, timing: Timing) -> None:
        """Nothing is decoded until it has run."""
        self.image, self.timing = image, timing
        self._known: dict[int, Priced] = {}
        self._blocks: dict[tuple[int, int], list[Priced]] = {}
        self._starts = [symbol.offset for symbol in image.code.symbols]

    def priced(self, address: int) -> Priced:
        """The instruction at an address; raises CheckFailed where there is none, or the table has none."""
        if address not in self._known:
            place = bisect_right(self._starts, address - self.image.base) - 1
            symbol = self.image.code.symbols[max(place, 0)]
            for step in steps(self.image.code, symbol, TARGETS[self.timing.core.target]):
                cost = _cost(step, self.timing) if step.name else None
                if cost:
                    self._known[self.image.base + step.at] = _price(step, cost)
        found = self._known.get(address)
        if found is None:
            raise CheckFailed(f"{self.image.name(address)}: an instruction that timing.toml does not have")
        return found

    def block(self, start: int, size: int) -> list[Priced]:
        """The instructions of a block."""
        found = self._blocks.setdefault((start, size), [])
        at = start + sum(p.step.size for p in found)
        while at < start + size:
            found.append(self.priced(at))
            at += found[-1].step.size
        return found

    def skippable(self, edges: Iterable[Edge]) -> list[int]:
        """The addresses of what may have been skipped at a price: they have to be watched."""
        blocks = {(e.next, e.next_size) for e in edges}
        return sorted({p.step.at + self.image.base for b in blocks for p in self.block(*b) if p.skippable})

    def total(self, trace: Trace) -> Total:
        """The whole of a run."""
        executed = Counter[int]()
        blocks = Counter[tuple[int, int]]()
        changed = 0
        for e in trace.edges:
            last, first = self.block(e.start, e.size)[-1], self.block(e.next, e.next_size)[0]
            taken = e.start + e.size != e.next
            changed += e.count * (self._leave(last, first, taken) + self._after(last, first))
            blocks[e.next, e.next_size] += e.count
        for place, count in blocks.items():
            block = self.block(*place)
            changed += count * sum(self._after(x, y) for x, y in pairwise(block))
            for p in block:
                executed[self.image.base + p.step.at] += count
        for at, ran in trace.ran.items():
            changed += (executed[at] - ran) * (1 - self._known[at].cycles.used)
        used, least, most = (
            changed + sum(n * getattr(self._known[at].cycles, end) for at, n in executed.items())
            for end in Cycles.__dataclass_fields__
        )
        straddling = sum(n for at, n in executed.items() if self._known[at].straddles)
        return Total(
            sum(executed.values()),
            used,
            least,
            most,
            used + round(self.timing.fitted * straddling),
            executed,
        )

    def _leave(self, last: Priced, goal: Priced, taken: bool) -> int:
        """What it costs to go from one block to the next, beyond what both cost by themselves."""
        if taken:
            return self.timing.refill.used + self.timing.unaligned_goal * goal.straddles
        # What an IT block skips takes a cycle, whatever it is.
        return 1 - last.cycles.used if last.step.predicated and last.step.flow is not Flow.ON else 0

    def _after(self, x: Priced, y: Priced) -> int:
        """What the rules change where one instruction follows another."""
        depends = not x.gives.isdisjoint(y.address)
        if x.kind == "load" and not depends and y.kind in ("load", "indexed"):
            return self.timing.overlap
        return self.timing.address if x.kind == "compute" and depends else 0


def _memory(step: Step) -> Any:
    return next((o.mem for o in step.raw.operands if o.type == arm.ARM_OP_MEM), None)


def _cost(step: Step, timing: Timing) -> Cost | None:
    memory = _memory(step)
    return timing.cost(step.name, memory is not None and memory.index != 0)


def _price(step: Step, cost: Cost) -> Priced:
    memory = _memory(step)
    address = frozenset(r for r in (memory.base, memory.index) if r) if memory else frozenset()
    words = cost.words * _words(step) if cost.words else 0
    c = cost.cycles
    cycles = Cycles(c.used + words, c.least + words, c.most + words)
    return Priced(step, cost.kind, cycles, address, frozenset(step.raw.regs_access()[1]))


def _words(step: Step) -> int:
    """How many words a transfer of several registers moves."""
    registers = [o.reg for o in step.raw.operands if o.type == arm.ARM_OP_REG]
    if step.name in ("ldrd", "strd"):
        return 2
    listed = registers if step.name in ("push", "pop", "vpush", "vpop") else registers[1:]
    return sum(2 if step.raw.reg_name(r).startswith("d") else 1 for r in listed)
