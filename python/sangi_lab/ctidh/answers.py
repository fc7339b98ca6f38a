# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers for secret keys that no other library has, executed by the model: `python -m sangi_lab.ctidh.answers`.

The output is tests/kat/ctidh512f.json, in the form of highctidh's known answers: `sangi.kat.ctidh` describes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

from sangi.codegen.tables.ctidh import OWN, SIZES
from sangi.codegen.tables.ctidh_layout import Layout
from sangi_lab.ctidh import known
from sangi_lab.ctidh.action import Action
from sangi_lab.ctidh.keys import sample

#: Rows of each size.
ROWS = 4


def _row(layout: Layout, source: Random) -> dict[str, str]:
    """Two keys and what they lead to; each side walks from the other's public key."""
    a, b = sample(layout, source), sample(layout, source)
    start_a, start_b = (Action(layout, source).act(key, 0) for key in (a, b))
    shared = Action(layout, source).act(a, start_b)
    other = Action(layout, source).act(b, start_a)
    return {
        "ska": bytes(e % 256 for e in a).hex(),
        "pka": known.stored(layout, start_a).hex(),
        "skb": bytes(e % 256 for e in b).hex(),
        "pkb": known.stored(layout, start_b).hex(),
        "secret": known.secret(layout, shared).hex(),
        "secret2": known.secret(layout, other).hex(),
        "blind_b_by_a": known.stored(layout, shared).hex(),
    }


def rows(layout: Layout) -> Iterator[dict[str, str]]:
    """The rows of a layout, each from a seed of its own."""
    for number in range(ROWS):
        yield _row(layout, Random(f"ctidh {number}"))


if __name__ == "__main__":
    print(json.dumps({str(size): list(rows(SIZES[size])) for size in OWN}, indent=1))
