# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a routine on many secrets at the same public inputs, and says where two runs first differ."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Protocol

import numpy as np

from sangi.errors import CheckFailed
from sangi.verify.constant_time.trace.machine import LOAD, OPERAND, PRODUCT, STEP, STORE, Events, Machine, Run
from sangi.verify.constant_time.trace.plan import Plan

#: Above this many instructions a routine counts as long.
LONG = 1_000_000
#: Events of two runs that are compared at a time to find the first difference.
_ROOM = 1 << 22
#: A class of declassified results that has come up once is looked for in this many more secrets.
_MORE = 64
_KINDS = {STEP: "program counter", LOAD: "load", STORE: "store", OPERAND: "operand", PRODUCT: "product"}
_FLOW, _OPERANDS, _PRODUCTS = (STEP, LOAD, STORE), (OPERAND,), (PRODUCT,)


class Subject(Protocol):
    """A routine: its name, the function without arguments that runs it, its inputs, what is declassified."""

    @property
    def label(self) -> str: ...
    @property
    def symbol(self) -> str: ...
    def images(self) -> Iterator[bytes]: ...
    def declassified(self, arena: bytes) -> bytes: ...


@dataclass(frozen=True)
class Finding:
    """One way in which a routine's time may depend on a secret.

    `kind` is "program counter", "load", "store", "operand", "product" for that of a multiplication,
    "unlisted instruction" or "undeclassified".
    """

    routine: str
    kind: str
    where: str
    text: str

    def __str__(self) -> str:
        """One line."""
        return f"{self.routine}: {self.kind} at {self.where}: {self.text}"


@dataclass(frozen=True)
class Traced:
    """What became of one routine: instructions of a run, runs compared, classes distinguished, findings."""

    routine: str
    steps: int
    variable: int
    runs: int
    classes: int
    findings: tuple[Finding, ...]


def _differ(one: Run, other: Run) -> set[tuple[int, ...]]:
    """The kinds of events that differ between two runs: flow, operands, products."""
    found: set[tuple[int, ...]] = set()
    if (one.flow, one.steps, one.loads, one.stores) != (other.flow, other.steps, other.loads, other.stores):
        found.add(_FLOW)
    if one.operands != other.operands:
        found.add(_OPERANDS)
    if one.products != other.products:
        found.add(_PRODUCTS)
    if one.variable != other.variable and not found:
        raise CheckFailed("runs that are alike count differently")
    return found


def first_difference(
    machine: Machine, subject: Subject, plan: Plan, images: tuple[bytes, bytes], kinds: tuple[int, ...]
) -> Finding:
    """The first of these events that differs between two inputs."""
    first = 0
    while True:
        a, b = (_events(machine, subject, image, kinds, first) for image in images)
        length = min(len(a), len(b))
        differ = np.flatnonzero((a[:length] != b[:length]).any(axis=1))
        if len(differ) or len(a) != len(b):
            return _at(subject, machine, plan, a, b, int(differ[0]) if len(differ) else length)
        if length < _ROOM:
            raise CheckFailed(f"{subject.label}: runs whose blocks differ have the same instructions")
        first += _ROOM - 1  # the last event again: a step that goes two ways is named by the one before


def _events(machine: Machine, subject: Subject, image: bytes, kinds: tuple[int, ...], first: int) -> Events:
    """The events of these kinds in a run, from one on; no more than are compared at a time."""
    events = np.empty((_ROOM, 4), dtype=np.uint64)
    _, _, count = machine.precise.run(subject.symbol, image, kinds, events, first)
    return events[:count]


def _at(subject: Subject, machine: Machine, plan: Plan, a: Events, b: Events, at: int) -> Finding:
    """What differs at one place of two sequences of events, of which one may end there."""
    here = [stream[at].tolist() for stream in (a, b) if at < len(stream)]
    kind, source, _, _ = max(here)  # an access that only one of two runs makes says more than a step
    if kind == STEP and at:
        source = int(a[at - 1][1])  # control that went two ways did so there
    text = " against ".join(f"{value:#x}" for _, _, value, _ in here)
    if len(here) < 2:
        text += ", in one run only"
    if source in plan.texts:
        text = f"{plan.texts[source]}: {text}"
    return Finding(subject.label, _KINDS[kind], machine.image.name(source), text)


def trace(
    machine: Machine, subject: Subject, plan: Plan, secrets: int, of_long: int, known: str = ""
) -> Traced:
    """Runs a routine on `secrets` secrets, or `of_long` if it is long, and compares.

    Runs are compared where what they declassify is the same; a class that comes up only once is a finding.
    A finding of the kind `known`, "operand" or "product", is expected: where it is would take two runs of a
    precise machine, and is not looked for.
    """
    classes: dict[bytes, tuple[bytes, Run, list[int]]] = {}
    findings: list[Finding] = []
    found: set[tuple[int, ...]] = set()
    wanted, runs = secrets, 0
    for image in islice(subject.images(), secrets + _MORE):
        lonely = any(len(kept) == 1 for _, _, kept in classes.values())
        if runs >= wanted and not lonely:
            break
        run, after, _ = machine.run(subject.symbol, image)
        runs += 1
        if run.steps > LONG:
            wanted = of_long
        first, same, kept = classes.setdefault(subject.declassified(after), (image, run, []))
        kept.append(runs)
        for kinds in sorted(_differ(run, same) - found):
            if [_KINDS[kind] for kind in kinds] == [known]:
                findings.append(Finding(subject.label, known, "somewhere", "known, and not located"))
            else:
                findings.append(first_difference(machine, subject, plan, (first, image), kinds))
            found.add(kinds)
    for declassified, (_, _, kept) in classes.items():
        if len(kept) == 1:
            findings.append(
                Finding(subject.label, "undeclassified", declassified.hex(), "came up for one secret only")
            )
    run = next(iter(classes.values()))[1]
    return Traced(subject.label, run.steps, run.variable, runs, len(classes), tuple(findings))
