# SPDX-License-Identifier: MIT OR Apache-2.0
"""Saber on emulated cores, with keys that were made: a ciphertext that is accepted and one that is not look alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi import Saber
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.targets import CORES, Target

#: One target of each core, and those of every run.
EACH = {
    core: next(target for target in targets.targets() if target.core == core and targets.reference(target))
    for core in CORES
}
FIRST = ("thumbv7em",)


@dataclass(frozen=True)
class Decapsulation:
    """A call of a set's decapsulation, on the keys of one draw after the other."""

    call: calls.Call
    kem: Saber

    @property
    def label(self) -> str:
        """The function."""
        return self.call.label

    @property
    def symbol(self) -> str:
        """The function that runs it."""
        return self.call.symbol

    def images(self) -> Iterator[bytes]:
        """By turns a ciphertext that was made for the key and one with a bit changed."""
        rng = random.Random(self.kem.name)
        while True:
            public, secret = self.kem.keygen(rng.randbytes(96))
            ciphertext, _ = self.kem.encaps(public, rng.randbytes(32))
            yield self.call.image({"ciphertext": ciphertext, "secret_key": secret})
            changed = bytearray(ciphertext)
            changed[rng.randrange(len(changed))] ^= 1 << rng.randrange(8)
            yield self.call.image({"ciphertext": bytes(changed), "secret_key": secret})

    def declassified(self, arena: bytes) -> bytes:
        """Nothing."""
        return b""


def decapsulation(target: Target, name: str, root: Path, runs: int) -> None:
    """Traces it; where the core's table allows its hazard, nothing else may be found."""
    headers = prototypes.read(root / "include" / "sangi")
    known = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked()
    row = next(row for row in known.rows if row.function.name == f"sangi_{name}_decaps")
    (call,) = calls.calls([row], headers, target.bits)
    units: dict[str, str | Path] = {"calls": calls.c_text([call], headers, [])}
    for path in targets.sources(target, [], list(headers.fields)):
        if {"word", "ring", "hash", "saber"} & set(path.relative_to(root).parts):
            units["_".join(path.relative_to(root).with_suffix("").parts)] = path
    found = check.run(target, units, [Decapsulation(call, Saber(name))], (runs, runs))
    (traced,) = found.traced
    said = known.unsafe(target.core, target.bits)
    allowed = {said[row.function.name]} if row.function.name in said else set()
    assert {finding.kind for finding in traced.findings} <= allowed, "\n".join(map(str, traced.findings))
    assert found.off == (), "; ".join(map(str, found.off))
    assert traced.runs >= runs and traced.steps > 200_000


@pytest.mark.parametrize("core", FIRST)
def test_decapsulation(core: str, root: Path) -> None:
    decapsulation(EACH[core], "lightsaber", root, 2)


@pytest.mark.full
@pytest.mark.matrix(6)
@pytest.mark.parametrize("name", ["lightsaber", "saber", "firesaber"])
@pytest.mark.parametrize("core", CORES)
def test_decapsulation_on_every_core(core: str, name: str, root: Path) -> None:
    decapsulation(EACH[core], name, root, 8)
