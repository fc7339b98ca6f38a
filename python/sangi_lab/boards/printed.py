# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the bench program of boards/ prints: a line for each thing that it says of its case."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.errors import CheckFailed


@dataclass(frozen=True)
class Printed:
    """The case, the digest of its result, bytes of stack, and the board's own cycles, where it has them."""

    case: str
    digest: str
    stack: int
    counter: int


def read(text: str) -> Printed:
    """Reads what a program printed; raises CheckFailed where it did not say all."""
    words = dict(line.split(" ", 1) for line in text.splitlines() if " " in line)
    try:
        digest = f"{int(words['digest']):016x}"
        return Printed(words["case"], digest, int(words["stack"]), int(words["counter"]))
    except (KeyError, ValueError) as error:
        raise CheckFailed(f"the program printed {text[:80]!r}") from error
