# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks by name, and what a run says of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

#: Kinds of checks, named after the folders that hold them; `cpu` compares the interpreter with this CPU.
KINDS = (
    "cpu",
    "exhaustive",
    "bounds",
    "vectors",
    "interp",
    "symbolic",
    "constant_time",
    "mutation",
)


@dataclass(frozen=True, order=True)
class Check:
    """One check: the object, the back end whose code it is about, the kind, its size or target, one operation.

    `mutants` is the number of mutants that a check of kind `mutation` runs.
    """

    object: str
    backend: str
    kind: str
    detail: str
    operation: str
    mutants: int = 0


def named(object: str, backend: str, kind: str, detail: str, operations: Iterable[str]) -> tuple[Check, ...]:
    """A check of several operations, one by one."""
    return tuple(Check(object, backend, kind, detail, operation) for operation in sorted(set(operations)))


@dataclass(frozen=True)
class Checked:
    """One line of what was checked: of what, how, how much of it, and which checks of the list it carried out."""

    what: str
    how: str
    amount: str
    checks: tuple[Check, ...] = ()

    def __str__(self) -> str:
        """For a person."""
        return f"{self.what}: {self.how}: {self.amount}"


def lines(checks: Iterable[Check]) -> Iterator[str]:
    """Stable text: a line for each object, back end, kind and set of operations, with every size and target of it."""
    operations: dict[tuple[str, str, str, str], list[Check]] = {}
    for check in checks:
        operations.setdefault((check.object, check.backend, check.kind, check.detail), []).append(check)
    details: dict[tuple[str, str, str, str], list[str]] = {}
    for (object, backend, kind, detail), found in operations.items():
        names = " ".join(f"{c.operation}*{c.mutants}" if c.mutants else c.operation for c in sorted(found))
        details.setdefault((object, backend, kind, names), []).append(detail)
    for (object, backend, kind, names), found_details in details.items():
        sizes = "; ".join(filter(None, found_details))
        yield f"{object} {backend} {kind}{f' ({sizes})' if sizes else ''}: {names}"
