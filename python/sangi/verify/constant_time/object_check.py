# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constant-time object check: what an object's functions must not contain if their time must not depend on secrets.

No conditional branch, no call, no jump backwards or away, nothing outside the target's list, no byte that
is no instruction, and no address but an argument, the stack or a constant, plus a constant.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

import capstone

from sangi.errors import CheckFailed
from sangi.verify.binary import elf
from sangi.verify.binary.decode import Flow, Step, harmful_predicate, steps
from sangi.verify.binary.targets import TARGETS, Target, target
from sangi.verify.constant_time.addresses_risc import follower

__all__ = ["TARGETS", "Counts", "Finding", "check", "count", "functions", "target"]

#: What may lie between functions.
_PADDING = frozenset({"nop", "c.nop", "int3", "hint", "udf", "c.unimp", ""})


@dataclass(frozen=True)
class Counts:
    """How many instructions an object's functions have; `forbidden` are the texts that the target refuses."""

    instructions: int
    conditional_branches: int
    calls: int
    forbidden: tuple[str, ...]


@dataclass(frozen=True)
class Finding:
    """One thing that the check refuses: in which function, at which byte of it, and why."""

    function: str
    offset: int
    text: str
    why: str

    def __str__(self) -> str:
        """One line."""
        return f"{self.function}+{self.offset:#x}: {self.text}: {self.why}"


def _open(content: bytes, name: str) -> tuple[Target, elf.Object]:
    where = target(name)
    found = elf.read(content)
    if (found.machine, found.bits) != (where.machine, where.bits):
        raise CheckFailed(f"this object is for ELF machine {found.machine}, not for {where.name}")
    return where, found


def functions_of(code: elf.Code) -> list[elf.Symbol]:
    """The functions of a section; one whose size the object does not say runs to the next."""
    starts = sorted(
        {s.offset: s for s in code.symbols if s.function or not s.size}.values(), key=lambda s: s.offset
    )
    typed = [s for s in starts if s.function] or starts
    ends = [*[s.offset for s in typed[1:]], len(code.content)]
    return [
        s if s.size else elf.Symbol(s.name, s.offset, end - s.offset, True)
        for s, end in zip(typed, ends, strict=True)
    ]


def functions(content: bytes) -> list[str]:
    """The names of an object's functions."""
    return [symbol.name for code in elf.read(content).sections for symbol in functions_of(code)]


def count(content: bytes, target: str) -> Counts:
    """Counts what an object's functions contain.  Raises CheckFailed on an object of another machine."""
    where, found = _open(content, target)
    there = [
        s for code in found.sections for f in functions_of(code) for s in steps(code, f, where) if s.name
    ]
    flows = [step.flow for step in there]
    bad = tuple(s.text for s in there if s.flow is Flow.ON and s.name not in where.allowed)
    return Counts(len(there), flows.count(Flow.BRANCH), flows.count(Flow.CALL), bad)


def check(
    content: bytes,
    target: str,
    functions: Collection[str] | None = None,
    passed: set[object] | None = None,
) -> list[Finding]:
    """What is refused in the named functions, or in all: an empty list passes.

    A named function that the object lacks is a finding, and so is an object without functions.  A function whose bytes
    and relocations are in `passed` was examined for this target before; those that pass are added.
    """
    where, found = _open(content, target)
    findings: list[Finding] = []
    seen: set[str] = set()
    for code in found.sections:
        known = functions_of(code)
        for symbol in known:
            if functions is None or symbol.name in functions:
                seen.add(symbol.name)
                key = _key(code, symbol, where)
                if passed is not None and key in passed:
                    continue
                found_here = list(_examined(code, symbol, where))
                findings += found_here
                if passed is not None and not found_here:
                    passed.add(key)
        if functions is None:
            findings += _between(code, known, where)
    if functions is not None:
        findings += [Finding(name, 0, "-", "not in the object") for name in functions if name not in seen]
    elif not seen:
        findings.append(Finding("-", 0, "-", "the object has no function"))
    return findings


def _key(code: elf.Code, symbol: elf.Symbol, where: Target) -> object:
    """Everything that the examination of a function reads of its object."""
    start, end = symbol.offset, symbol.offset + symbol.size
    moved = tuple((at - start, what) for at, what in sorted(code.relocations.items()) if start <= at < end)
    goals = tuple((at - start, goal - start) for at, goal in sorted(code.labels.items()) if start <= at < end)
    data = tuple((at - start, to - start) for at, to in code.data if start <= at < end)
    return where.name, symbol.name, code.content[start:end], moved, goals, data


def listed(code: elf.Code, symbol: elf.Symbol, where: Target) -> list[Step]:
    """The instructions of a function, with the goals of jumps that the linker may move."""
    return [
        replace(step, goal=code.labels[step.at]) if step.at in code.labels else step
        for step in steps(code, symbol, where)
    ]


def _examined(code: elf.Code, symbol: elf.Symbol, where: Target) -> Iterator[Finding]:
    addresses = follower(where.arch, where.bits)
    line = listed(code, symbol, where)
    starts = {step.at for step in line}
    for step in line:
        why = _why(step, symbol, where, relocation(code, step, where))
        if why is None and step.goal is not None and step.goal not in starts:
            why = "jump into an instruction or a literal"
        if why is None and step.raw is not None:
            why = addresses.look(step.raw)
        if why is not None:
            yield Finding(symbol.name, step.at - symbol.offset, step.text, why)
    if not line or line[-1].flow is not Flow.RETURN:
        ending = line[-1].text if line else "-"
        yield Finding(symbol.name, symbol.size, ending, "the function does not end in a return")


def relocation(code: elf.Code, step: Step, where: Target) -> str | None:
    """The symbol that the linker puts into this instruction, or, before a RISC-V call, into its auipc."""
    paired = where.arch == capstone.CS_ARCH_RISCV and step.flow in (Flow.CALL, Flow.INDIRECT)
    places = range(step.at - 4 if paired else step.at, step.at + step.size)
    return next((code.relocations[at] for at in places if at in code.relocations), None)


def _why(step: Step, symbol: elf.Symbol, where: Target, moved: str | None) -> str | None:
    """Why an instruction is refused, or None.  `moved` is the symbol of a relocation in it."""
    if not step.name:
        return "not an instruction"
    if step.flow in (Flow.BRANCH, Flow.INDIRECT):
        return str(step.flow.value)
    if step.flow is Flow.CALL:
        return f"call of {moved}" if moved else "call"
    if step.flow is Flow.JUMP:
        if moved is not None:
            return f"jump to {moved}"
        inside = step.goal is not None and step.at < step.goal < symbol.offset + symbol.size
        return None if inside else "jump backwards or out of the function"
    if step.flow is Flow.RETURN:
        return None
    if step.name in where.variable:
        return f"variable latency: {where.variable[step.name]}"
    if step.name not in where.allowed:
        return f"not on the list of {where.name}"
    return "predicated, and no register arithmetic" if harmful_predicate(step) else None


def _between(code: elf.Code, known: list[elf.Symbol], where: Target) -> Iterator[Finding]:
    """Code that belongs to no function; padding passes."""
    at = 0
    for symbol in [*known, elf.Symbol("", len(code.content), 0, True)]:
        if at < symbol.offset and any(code.content[at : symbol.offset]):
            gap = elf.Symbol(code.name, at, symbol.offset - at, True)
            for step in steps(code, gap, where):
                if step.name not in _PADDING:
                    yield Finding(code.name, step.at, step.text, "code outside every function")
                    break
        at = max(at, symbol.offset + symbol.size)
