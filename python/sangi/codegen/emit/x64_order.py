# SPDX-License-Identifier: MIT OR Apache-2.0
"""Instruction scheduling: a kernel's instructions in another order that computes the same.

An order is allowed if every instruction reads the values, the flags and the memory that it read before.  Registers are
allocated again by linear scan, since an order may need more of them, or others.  Which orders are fast a search finds
out on a CPU (`sangi tune order`); what it found is in `orders.json`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sangi.codegen.emit.assembler import Kernel, NoRegister, saved
from sangi.codegen.emit.x64_values import REGISTERS, Line, Step, written


class NotAllowed(Exception):
    """In this order an instruction would read something else."""


@dataclass(frozen=True)
class Scheduler:
    """A kernel without its return, ready to be put into other orders."""

    kernel: Kernel
    line: Line
    #: Steps that touch the same memory, of which one writes: the first of the two stays first.
    memory: tuple[tuple[int, int], ...]
    #: The value at the start of the chain of updates that a value belongs to: one register holds all of a chain.
    chain: dict[int, int]

    @classmethod
    def of(cls, kernel: Kernel) -> Scheduler:
        """Raises `ValueError` for a kernel that is not one straight line, or with an unknown instruction."""
        *body, last = kernel.instructions
        if last.mnemonic != "ret":
            raise ValueError("a kernel ends with its return")
        line = Line.of(body)
        chain = {value: value for value in line.arguments}
        for step in line.steps:
            for made, replaced in step.makes:
                chain[made] = made if replaced is None else chain[replaced]
        return cls(kernel, line, _conflicts(line.steps), chain)

    def reordered(self, order: Sequence[int]) -> Kernel:
        """The kernel whose instruction k is the one that was at order[k].

        Raises `NotAllowed`, or `NoRegister` where the values of this order do not fit the registers.
        """
        if sorted(order) != list(range(len(self.line.steps))):
            raise NotAllowed("an order has every instruction once")
        self._check(order)
        register = self._registers(order)
        code = written([self.line.steps[k] for k in order], register)
        whole = (*code, self.kernel.instructions[-1])
        return replace(self.kernel, instructions=whole, saved=saved(code))

    def _check(self, order: Sequence[int]) -> None:
        steps = self.line.steps
        at = {k: place for place, k in enumerate(order)}
        if any(at[first] > at[second] for first, second in self.memory):
            raise NotAllowed("memory is read before it is written, or after")
        alive = set(self.line.arguments)
        setter = {"c": -1, "o": -1}
        for k in order:
            step = steps[k]
            if not alive.issuperset(step.reads):
                raise NotAllowed(f"instruction {k} reads a value that is not there")
            if any(setter[flag] != by for flag, by in step.flags):
                raise NotAllowed(f"instruction {k} reads a flag that another instruction set")
            for made, replaced in step.makes:
                alive.discard(replaced if replaced is not None else -1)
                alive.add(made)
            setter.update(dict.fromkeys(step.flags_written, k))

    def _registers(self, order: Sequence[int]) -> dict[int, str]:
        """The register of each value: from where its chain starts to where it is read last no other has it."""
        steps, chain = self.line.steps, self.chain
        # Reads of the instruction at place k are at time 2k, what it makes is there from 2k + 1 on.
        start, end = dict.fromkeys(self.line.arguments, -1), dict[int, int]()
        fixed = {chain[s.multiplier]: "rdx" for s in steps if s.multiplier is not None}
        for place, k in enumerate(order):
            for value in steps[k].reads:
                end[chain[value]] = 2 * place
            for value, _ in steps[k].makes:
                start.setdefault(chain[value], 2 * place + 1)
                end[chain[value]] = 2 * place + 1
        fixed |= {value: name for value, name in self.line.arguments.items() if value in end}
        taken: dict[str, list[tuple[int, int]]] = {register: [] for register in REGISTERS}
        for value, name in fixed.items():
            if any(_meet((start[value], end[value]), other) for other in taken[name]):
                raise NoRegister(f"two values have to be in {name}")
            taken[name].append((start[value], end[value]))
        found, until = dict(fixed), dict.fromkeys(REGISTERS, -2)
        for value in sorted(end.keys() - fixed.keys(), key=lambda value: (start[value], value)):
            span = (start[value], end[value])
            free = (n for n in REGISTERS if until[n] < span[0] and not any(_meet(span, t) for t in taken[n]))
            name = next(free, "")
            if not name:
                raise NoRegister("too many values at one time")
            until[name] = span[1]
            found[value] = name
        return {value: found[first] for value, first in chain.items() if first in found}


def _meet(a: tuple[int, int], b: tuple[int, int]) -> bool:
    return a[0] <= b[1] and b[0] <= a[1]


def _conflicts(steps: Sequence[Step]) -> tuple[tuple[int, int], ...]:
    """Pairs of steps that touch memory which may be the same, at least one of them writing; z may be x or y."""
    touched = [(k, writes, place) for k, step in enumerate(steps) for writes, place in step.memory]
    return tuple(
        (a, b)
        for i, (a, a_writes, a_place) in enumerate(touched)
        for b, b_writes, b_place in touched[i + 1 :]
        if (a_writes or b_writes) and _may_be_one(a_place, b_place, both_write=a_writes and b_writes)
    )


def _may_be_one(a: str, b: str, *, both_write: bool) -> bool:
    """Whether two places may overlap: a result may be an operand, but words at two offsets of one base do not."""
    on_stack = ("rsp" in a, "rsp" in b)
    if any(on_stack):
        return all(on_stack) and a == b
    return a == b or not both_write or _base(a) != _base(b)


def _base(place: str) -> str:
    return place.split("%")[1].split(" ")[0].rstrip("]")
