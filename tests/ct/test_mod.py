# SPDX-License-Identifier: MIT OR Apache-2.0
"""What SANGI_MOD_AUTO tells of a modulus: its kind, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi.prove.secrets import calls
from sangi.prove.trace import check, lanes
from sangi.prove.trace.compare import Traced
from sangi.prove.trace.lanes import Lane

LENGTH = 33
TEXT = f"""
#include <sangi/mod.h>
_Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];
void sangi_ct_auto(void);
void sangi_ct_auto(void) {{
    static unsigned char memory[SANGI_MOD_SIZE(8 * {LENGTH})];
    sangi_mod *m;
    (void)sangi_mod_init(&m, memory, sizeof memory, sangi_ct_arena, {LENGTH}, SANGI_MOD_AUTO);
}}
"""


@dataclass(frozen=True)
class Kind:
    """Moduli of one kind, or of more."""

    label: str
    of: Callable[[int], int]
    symbol: str = "sangi_ct_auto"

    def images(self) -> Iterator[bytes]:
        rng = random.Random(1)
        while True:
            n = self.of(rng.randrange(1 << 8 * LENGTH - 8, 1 << 8 * LENGTH))
            yield n.to_bytes(calls.ARENA, "little")

    def told(self, arena: bytes) -> bytes:
        return b""


def top_bit(n: int) -> int:
    return 1 << n.bit_length() - 1


ODD, EVEN = Kind("odd", lambda n: n | 1), Kind("even", lambda n: n & -2 | 4)
POWER, MIXED = Kind("power", top_bit), Kind("mixed", lambda n: n)


def traced(lane: Lane, root: Path) -> dict[str, Traced]:
    """Every kind on a lane."""
    paths = [p for p in lanes.sources(lane, [], ["p"]) if {"mod", "mp", "word"} & set(p.parts)]
    units: dict[str, str | Path] = {"_".join(p.relative_to(root).with_suffix("").parts): p for p in paths}
    subjects = [ODD, EVEN, POWER, MIXED]
    found = check.run(lane, {**units, "calls": TEXT}, subjects, (16, 16))
    assert found.off == ()
    return dict(zip([kind.label for kind in subjects], found.traced, strict=True))


@pytest.mark.parametrize("core", ["x86-64", "thumbv7em"])
def test_a_kind_is_told_and_nothing_else(core: str, root: Path) -> None:
    found = traced(next(lane for lane in lanes.lanes() if lane.core == core), root)
    for kind in (ODD, EVEN, POWER):
        assert found[kind.label].findings == (), kind.label
        assert found[kind.label].runs == 16 and found[kind.label].steps > 500
    # The control: one kind among others is seen.
    assert {finding.kind for finding in found["mixed"].findings} == {"program counter"}
