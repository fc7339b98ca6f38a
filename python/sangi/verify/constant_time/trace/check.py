# SPDX-License-Identifier: MIT OR Apache-2.0
"""Traces the public functions of the library on one target, by the table of secrets."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType

from sangi.paths import repo_root
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.secrets import calls, contexts, prototypes, table
from sangi.verify.constant_time.trace import image as images
from sangi.verify.constant_time.trace import plan as plans
from sangi.verify.constant_time.trace.compare import Finding, Subject, Traced, trace
from sangi.verify.constant_time.trace.machine import Machine
from sangi.verify.constant_time.trace.targets import Target, build, reference, sources

#: (secrets, secrets of a long routine) at the reference compiler and level, and at the others.
MOST, FEWER = (64, 8), (4, 2)


@dataclass(frozen=True)
class Routine:
    """A call as a subject."""

    call: calls.Call

    @property
    def label(self) -> str:
        """The function and its public values."""
        return self.call.label

    @property
    def symbol(self) -> str:
        """The function that runs it."""
        return self.call.symbol

    def images(self) -> Iterator[bytes]:
        """Its inputs."""
        return calls.images(self.call)

    def declassified(self, arena: bytes) -> bytes:
        """What it is allowed to depend on."""
        return self.call.declassified(arena)


@dataclass(frozen=True)
class Report:
    """One target: the back end that each field named, the functions that ran, every routine, what must not be.

    `findings` leaves out what the table says of a function on this core, a hazard, which is in `unsafe`;
    `stale` are functions of which it says so and which turned out to show nothing.
    """

    target: Target
    backends: dict[str, str]
    ran: frozenset[str]
    routines: tuple[Traced, ...]
    unsafe: tuple[Finding, ...]
    findings: tuple[Finding, ...]
    stale: tuple[str, ...]


@dataclass(frozen=True)
class Traces:
    """A program: its routines, what ran off the core's list, the functions that ran, back ends by name."""

    traced: tuple[Traced, ...]
    off: tuple[Finding, ...]
    ran: frozenset[str]
    backends: dict[str, str]


def run(
    target: Target,
    units: Mapping[str, str | Path],
    subjects: Sequence[Subject],
    secrets: tuple[int, int],
    known: Mapping[str, str] = MappingProxyType({}),
) -> Traces:
    """Builds a program and traces its subjects, on so many secrets, or so many for a long routine.

    `known` has, by a subject's label, the kind of a finding that is expected and need not be located.
    A function `sangi_ct_backend_NAME` of the program leaves the back end of NAME in the arena.
    """
    with tempfile.TemporaryDirectory() as folder:
        image = images.load(build(target, units, Path(folder)))
    plan = plans.make(image, TARGETS[target.core])
    mark = "sangi_ct_backend_"
    backends = {}
    with Machine(target.core, image, plan, "sangi_ct_arena") as machine:
        traced = tuple(
            trace(machine, subject, plan, *secrets, known.get(subject.label, "")) for subject in subjects
        )
        executed, undecoded = machine.executed()
        for name in (name for name in image.symbols if name.startswith(mark)):
            _, arena, _ = machine.run(name, bytes(calls.ARENA))
            backends[name.removeprefix(mark)] = arena[: arena.index(0)].decode()
    off = [(at, plan.unknown[at]) for at in executed if at in plan.unknown]
    off += [(at, "not decoded") for at in undecoded]
    findings = tuple(Finding(str(target), "unlisted instruction", image.name(at), text) for at, text in off)
    ran = frozenset(image.name(at).partition("+")[0] for at in executed)
    return Traces(traced, findings, ran, backends)


def check(
    target: Target, fields: Sequence[str], secrets: tuple[int, int] | None = None, *, long: bool = False
) -> Report:
    """Traces the public functions with a secret, of these fields and of none, on a target; long ones if asked."""
    root = repo_root()
    headers = prototypes.read(root / "include" / "sangi")
    known = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked()
    rows = [
        row for row in known.rows if (row.field is None or row.field in fields) and (long or not row.long)
    ]
    if not long:
        rows = [replace(r, contexts=tuple(c for c in r.contexts if c[1] < contexts.LONG)) for r in rows]
    made = calls.calls(rows, headers, target.bits)
    units: dict[str, str | Path] = {"calls": calls.c_text(made, headers, fields)}
    for path in sources(target, fields, list(headers.fields)):
        units["_".join(path.relative_to(root).with_suffix("").parts)] = path
    secrets = secrets or (MOST if reference(target) else FEWER)
    said = known.unsafe(target.core, target.bits)
    by_label = {call.label: call.row.function.name for call in made}
    expected = {label: said[name] for label, name in by_label.items() if name in said}
    traces = run(target, units, [Routine(call) for call in made], secrets, expected)
    found = [f for t in traces.traced for f in t.findings]
    unsafe = tuple(f for f in found if f.kind == said.get(by_label[f.routine]))
    shown = {by_label[f.routine] for f in unsafe}
    return Report(
        target,
        traces.backends,
        traces.ran,
        traces.traced,
        unsafe,
        (*(f for f in found if f not in unsafe), *traces.off),
        tuple(sorted((said.keys() & set(by_label.values())) - shown)),
    )
