# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of modular exponentiation: JSON of go-ethereum's tests of the precompile MODEXP.

A list of entries with `Input` and `Expected` in hexadecimal digits: the input is the lengths of base, exponent and
modulus, 32 bytes each, then these three; what it lacks at its end is zeros.
"""

from __future__ import annotations

import json
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.power import MAX_BYTES, modexp

NAME = "modexp"
_LENGTH = 32


def precompile(data: bytes) -> bytes:
    """What MODEXP answers to an input; raises `BadInput` for a number of more than 1024 bytes."""
    lengths = [
        int.from_bytes(data[at : at + _LENGTH].ljust(_LENGTH, b"\0"), "big") for at in range(0, 96, _LENGTH)
    ]
    if max(lengths) > MAX_BYTES:
        raise BadInput(f"a number of {max(lengths)} bytes; the precompile takes {MAX_BYTES} at most")
    numbers, at = [], 3 * _LENGTH
    for length in lengths:
        numbers.append(data[at : at + length].ljust(length, b"\0"))
        at += length
    base, exponent, modulus = numbers
    return modexp(base, exponent, modulus)


def run(name: str, text: str) -> int:
    """Runs a file; the number of answers."""
    assert name == NAME
    try:
        entries: Any = json.loads(text)
        cases = [
            (str(entry.get("Name", i)), bytes.fromhex(entry["Input"]), bytes.fromhex(entry["Expected"]))
            for i, entry in enumerate(entries)
        ]
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"not known answers of {name}: {error!r}") from error
    if not cases:
        raise BadInput(f"not known answers of {name}: it has none")
    for count, (label, given, expected) in enumerate(cases):
        if precompile(given) != expected:
            raise CheckFailed(f"{name}: entry {count}, {label}: the power differs")
    return len(cases)
