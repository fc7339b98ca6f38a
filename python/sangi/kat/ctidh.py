# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of CTIDH: JSON with a list of rows for each size, such as "512" or "512f".

A row has two secret keys `ska` and `skb`, their public keys `pka` and `pkb`, the shared secret twice, as either side
derives it (`secret`, `secret2`), and the public key that `blind_b_by_a` makes of `pkb` with `ska`; all hexadecimal.
"""

from __future__ import annotations

import json
import re
import sys
from typing import Any

from sangi.csidh.ctidh import SIZES, Ctidh, Size
from sangi.errors import BadInput, CheckFailed

#: One size, or `ctidh` for every size that the library has.
NAMES = ("ctidh", *(f"ctidh{size}" for size in SIZES))
_FIELDS = ("ska", "pka", "skb", "pkb", "secret", "secret2", "blind_b_by_a")


def run(name: str, text: str) -> int:
    """Runs the rows of a size, or of every size; the number of answers, five a row.

    Sizes of a file that the library does not have are named on standard error.
    """
    try:
        file: Any = json.loads(text)
        rows = {_size(name): [_row(entry) for entry in entries] for name, entries in file.items()}
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadInput(f"not known answers of {name}: {error!r}") from error
    wanted = list(SIZES) if name == "ctidh" else [_size(name.removeprefix("ctidh"))]
    if not any(rows.get(size) for size in wanted):
        raise BadInput(f"not known answers of {name}: it has none")
    if name == "ctidh":
        for size in sorted(rows.keys() - set(wanted), key=str):
            print(
                f"ctidh{size}: {len(rows[size])} rows left out: this library has no such size",
                file=sys.stderr,
            )
    return sum(_check(size, rows.get(size, [])) for size in wanted)


def _size(name: str) -> Size:
    """The size of a name; raises `ValueError` for one that is none."""
    if not re.fullmatch(r"\d+[a-z]?", name):
        raise ValueError(name)
    return int(name) if name.isdecimal() else name


def _row(entry: Any) -> dict[str, bytes]:
    return {field: bytes.fromhex(entry[field]) for field in _FIELDS}


def _check(size: Size, rows: list[dict[str, bytes]]) -> int:
    ctidh = Ctidh(size)
    answers = 0
    for count, row in enumerate(rows):
        made = {
            "pka": ctidh.public(row["ska"]),
            "pkb": ctidh.public(row["skb"]),
            "secret": ctidh.derive(row["ska"], row["pkb"]),
            "secret2": ctidh.derive(row["skb"], row["pka"]),
            "blind_b_by_a": ctidh.blind(row["ska"], row["pkb"]),
        }
        for field, value in made.items():
            if value != row[field]:
                raise CheckFailed(f"ctidh{size}: row {count}: {field} differs")
        answers += len(made)
    return answers
