# SPDX-License-Identifier: MIT OR Apache-2.0
"""The table of secrets, tests/ct/secrets.toml, held against the headers."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi.errors import CheckFailed
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.secrets import contexts
from sangi.verify.constant_time.secrets.prototypes import Headers, Prototype

_KEYS = {
    "secret",
    "output",
    "public",
    "declassified",
    "returns",
    "why",
    "hazard",
    "long",
    "contexts",
    "field",
}
_PARTS = ("field", "fieldx8", "mod", "modx8", "kem", "function")
_NAMED = re.compile(r"(\w+)(?:\[(\w+)\])?")


@dataclass(frozen=True)
class Row:
    """What the table says of one function; `lengths` gives the parameter that counts an array's items.

    `field` is the one whose elements it computes with: without that it is not built.  `public` gives the values that
    the checks run a parameter with.  `declassified` may hold "return".
    `long` marks what takes the emulated cores so many instructions that only the full run traces it.
    """

    function: Prototype
    field: str | None
    secret: tuple[str, ...]
    output: tuple[str, ...]
    public: dict[str, tuple[int | str, ...]]
    declassified: tuple[str, ...]
    returns: str
    why: str
    hazard: str
    long: bool = False
    #: What a public value may name, besides BYTES: the sizes of a KEM.
    sizes: dict[str, int] = dataclasses.field(default_factory=dict)
    #: (method, bytes of the modulus) of the contexts that the checks run it with, where it takes one.
    contexts: tuple[tuple[str, int], ...] = ()
    lengths: dict[str, str] = dataclasses.field(default_factory=dict)


@dataclass(frozen=True)
class Hazard:
    """What some functions cannot do without: on which cores, by bits of a limb, its time varies.

    `kind` is that of the trace's findings about it.
    """

    on: dict[str, tuple[int, ...]]
    why: str
    kind: str


@dataclass(frozen=True)
class Table:
    """Rows in the order of the headers, hazards by name, and every fault found."""

    rows: tuple[Row, ...]
    hazards: dict[str, Hazard]
    faults: tuple[str, ...]

    def unsafe(self, core: str, bits: int) -> dict[str, str]:
        """By function, the kind of hazard for which it is not constant time on a core, with limbs of so many bits."""
        there = {name for name, hazard in self.hazards.items() if bits in hazard.on.get(core, ())}
        return {row.function.name: self.hazards[row.hazard].kind for row in self.rows if row.hazard in there}

    def checked(self) -> Table:
        """The table itself; raises CheckFailed with the faults, if there are any."""
        if self.faults:
            raise CheckFailed("; ".join(self.faults))
        return self


def operation(function: str, headers: Headers) -> tuple[str, str | None, str]:
    """(part of the table, field or KEM, row) of a function's name."""
    for part, names in (("field", headers.fields), ("kem", headers.kems)):
        for name in sorted(names, key=len, reverse=True):
            if function.startswith(f"sangi_{name}_"):
                return part, name, function.removeprefix(f"sangi_{name}_")
            if part == "field" and function.startswith(f"sangi_{name}x8_"):
                return "fieldx8", name, function.removeprefix(f"sangi_{name}x8_")
    for part in ("mod", "modx8"):
        if function.startswith(f"sangi_{part}_"):
            return part, None, function.removeprefix(f"sangi_{part}_")
    return "function", None, function


def _sizes(kem: str, headers: Headers) -> dict[str, int]:
    """The sizes of a KEM by their names in the header, without the KEM's."""
    start = f"{kem.upper()}_"
    return {name.removeprefix(start): size for name, size in headers.sizes.items() if name.startswith(start)}


def _names(entry: dict[str, Any], key: str) -> Iterator[tuple[str, str]]:
    for word in str(entry.get(key, "")).split():
        found = _NAMED.fullmatch(word)
        yield (found.group(1), found.group(2) or "") if found else (word, "")


def _contexts(text: str) -> tuple[str, int]:
    method, _, length = text.partition(" ")
    return method, int(length)


def _row(
    function: Prototype,
    field: str | None,
    entry: dict[str, Any],
    sizes: dict[str, int],
    contexts: dict[str, list[str]],
) -> Row:
    public = entry.get("public", {})
    if isinstance(public, str):
        public = dict.fromkeys(public.split(), ())
    secret, output = list(_names(entry, "secret")), list(_names(entry, "output"))
    return Row(
        function,
        field,
        tuple(name for name, _ in secret),
        tuple(name for name, _ in output),
        {name: tuple(values) for name, values in public.items()},
        tuple(str(entry.get("declassified", "")).split()),
        str(entry.get("returns", "")),
        str(entry.get("why", "")),
        str(entry.get("hazard", "")),
        bool(entry.get("long", False)),
        sizes,
        tuple(_contexts(text) for text in contexts.get(entry.get("contexts", ""), ())),
        {name: length for name, length in secret + output if length},
    )


def _faults(row: Row, entry: dict[str, Any], fields: Collection[str]) -> Iterator[str]:
    yield from (f"no column is called {key!r}" for key in entry.keys() - _KEYS)
    parameters = {p.name: p for p in row.function.parameters}
    listed = [*row.secret, *row.output, *row.public]
    for name in sorted(parameters.keys() | set(listed)):
        if listed.count(name) != 1 or name not in parameters:
            there = "is no parameter" if name not in parameters else f"is listed {listed.count(name)} times"
            yield f"{name} {there}"
    for name in row.output:
        if name in parameters and (parameters[name].const or not parameters[name].pointer):
            yield f"{name} is an output and cannot be written"
    for name, length in row.lengths.items():
        if length not in row.public:
            yield f"the length {length} of {name} is not public"
    for name in row.declassified:
        if name != "return" and name not in row.output:
            yield f"{name} is declassified and is no output"
    if row.field is not None and row.field not in fields:
        yield f"no field is called {row.field!r}"
    if bool(row.contexts) != any(
        p.type in contexts.TYPES and p.name in row.secret for p in row.function.parameters
    ):
        yield "contexts belong to a secret sangi_mod or sangi_modx8, and are of the table"
    if row.declassified and not row.why:
        yield "declassified without saying why"
    expected = {"secret", "public"} if row.function.returns != "void" else {""}
    if "return" in row.declassified:
        expected = {"", "secret"} if row.function.returns != "void" else set()
    if row.returns not in expected:
        yield f"returns {row.function.returns} and the table says {row.returns or 'nothing'!r}"
    if row.secret and any(not values for values in row.public.values()):
        yield "a public parameter without values to run it with"


def match(headers: Headers, entries: dict[str, Any]) -> Table:
    """Holds the parsed table against the headers; a function without a row and a row without one are faults."""
    rows: list[Row] = []
    faults: list[str] = []
    used: set[tuple[str, str]] = set()
    for kind in entries.keys() - {*_PARTS, "hazard", "contexts"}:
        faults.append(f"no part of the table is called {kind!r}")
    for function in headers.functions:
        kind, of, op = operation(function.name, headers)
        if function.name in entries.get("function", {}):
            kind, op = "function", function.name
        entry = entries.get(kind, {}).get(op)
        if entry is None:
            faults.append(f"{function.name}: a public function without a row")
            continue
        used.add((kind, op))
        field = of if of in headers.fields else entry.get("field")
        sizes = _sizes(of, headers) if of in headers.kems else {}
        row = _row(function, field, entry, sizes, entries.get("contexts", {}))
        faults += [f"{function.name}: {fault}" for fault in _faults(row, entry, headers.fields)]
        rows.append(row)
    for kind in _PARTS:
        left = entries.get(kind, {}).keys() - {op for k, op in used if k == kind}
        faults += [f"{kind}.{op}: a row that matches no public function" for op in sorted(left)]
    hazards = {
        name: Hazard({core: tuple(bits) for core, bits in h["on"].items()}, h["why"], h.get("kind", name))
        for name, h in entries.get("hazard", {}).items()
    }
    for row in rows:
        if row.hazard and row.hazard not in hazards:
            faults.append(f"{row.function.name}: no hazard is called {row.hazard!r}")
    for name, hazard in hazards.items():
        faults += [f"hazard.{name}: no core {core!r}" for core in sorted(hazard.on.keys() - TARGETS.keys())]
    return Table(tuple(rows), hazards, tuple(faults))


def read(path: Path, headers: Headers) -> Table:
    """The table of a file, and of those beside it whose names begin with its own; no section stands in two."""
    found = tomllib.loads(path.read_text())
    for part in sorted(path.parent.glob(f"{path.stem}_*{path.suffix}")):
        sections = tomllib.loads(part.read_text())
        if twice := found.keys() & sections.keys():
            raise CheckFailed(f"{part}: {', '.join(sorted(twice))} stands in another file")
        found |= sections
    return match(headers, found)
