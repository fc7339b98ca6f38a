# SPDX-License-Identifier: MIT OR Apache-2.0
"""What SANGI_MOD_AUTO tells of a modulus: its kind, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.compare import Traced
from sangi.verify.constant_time.trace.targets import Target

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

    def declassified(self, arena: bytes) -> bytes:
        return b""


def top_bit(n: int) -> int:
    return 1 << n.bit_length() - 1


ODD, EVEN = Kind("odd", lambda n: n | 1), Kind("even", lambda n: n & -2 | 4)
POWER, MIXED = Kind("power", top_bit), Kind("mixed", lambda n: n)


def units_of(target: Target, root: Path) -> dict[str, str | Path]:
    """The files that moduli at run time are made of."""
    paths = [p for p in targets.sources(target, [], []) if {"mod", "mp", "word"} & set(p.parts)]
    return {"_".join(p.relative_to(root).with_suffix("").parts): p for p in paths}


def traced(target: Target, root: Path) -> dict[str, Traced]:
    """Every kind on a target."""
    units = units_of(target, root)
    subjects = [ODD, EVEN, POWER, MIXED]
    found = check.run(target, {**units, "calls": TEXT}, subjects, (16, 16))
    assert found.off == ()
    return dict(zip([kind.label for kind in subjects], found.traced, strict=True))


@pytest.mark.parametrize("core", ["x86-64", "thumbv7em"])
def test_a_kind_is_told_and_nothing_else(core: str, root: Path) -> None:
    found = traced(next(target for target in targets.targets() if target.core == core), root)
    for kind in (ODD, EVEN, POWER):
        assert found[kind.label].findings == (), kind.label
        assert found[kind.label].runs == 16 and found[kind.label].steps > 500
    # The control: one kind among others is seen.
    assert {finding.kind for finding in found["mixed"].findings} == {"program counter"}


#: A leak, the function whose check must find it, and as what.
LEAKS = {
    "an entry by its number": (
        "lookup",
        "blocks(z, table, limbs, chosen, count, at, 1);",
        "blocks(z, table + digit * limbs, limbs, chosen + digit, 1, at, 1);",
        ("exp", "montgomery", 8),
        "load",
    ),
    "a correction where it is needed": (
        "reciprocal",
        "(void)sangi_mp_add_masked(r, r, x, width, negative);",
        "if (negative) (void)sangi_mp_add_masked(r, r, x, width, negative);",
        ("mul", "ohta", 32),
        "program counter",
    ),
    "a modulus where it is needed": (
        "element",
        "sangi_mp_select(z, sangi_limb_mask(borrow), more, z, n);",
        "if (borrow) sangi_mp_select(z, (sangi_mask)-1, more, z, n);",
        ("sub", "montgomery", 9),
        "program counter",
    ),
}


@pytest.mark.parametrize(
    "what", [n if not i else pytest.param(n, marks=pytest.mark.full) for i, n in enumerate(LEAKS)]
)
def test_a_leak_of_a_context_is_caught(what: str, root: Path) -> None:
    file, good, bad, (operation, *context), kind = LEAKS[what]
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).rows
    made = calls.calls([r for r in rows if r.function.name == f"sangi_mod_{operation}"], headers)
    call = next(call for call in made if call.context == tuple(context))
    target = Target("x86-64", 64, False, "gcc", "-O2")
    text = (root / "src" / "mod" / f"{file}.c").read_text()
    assert text.count(good) == 1
    for damaged in (False, True):
        units = {**units_of(target, root), "calls": calls.c_text(made, headers, [])}
        if damaged:
            units[f"src_mod_{file}"] = text.replace(good, bad)
        (found,) = check.run(target, units, [check.Routine(call)], (16, 16)).traced
        assert (found.findings != ()) == damaged, found.findings
        assert not damaged or kind in {finding.kind for finding in found.findings}
