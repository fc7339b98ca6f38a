# SPDX-License-Identifier: MIT OR Apache-2.0
"""The action of CTIDH-1024 and CTIDH-2048: traces on emulated cores, and memcheck; see test_trace_ctidh.py."""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sampling import drawn
from test_trace_ctidh import ARENA, COURSES, EARLY_OUT, FAULT, QUICK, SEED, text

from sangi import toolchain
from sangi.verify.constant_time.secrets import prototypes
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.targets import Target

#: By the bits of a prime: the exponents of a key, the bytes of an element, and of those the last is below.
PRIMES = {1020: (130, 128, 14), 2047: (231, 256, 64)}
#: The layers below; and what the program includes itself.
BELOW = ("word", "mp", "field", "hash")
INCLUDED = ("elligator", "parameters", "plan", "sample", "stream", "target")


@dataclass(frozen=True)
class Routine:
    """A function of tests/ct/ctidh.c, compiled for a long prime."""

    label: str
    bits: int

    @property
    def symbol(self) -> str:
        return f"sangi_ct_ctidh_{self.label}"

    def images(self) -> Iterator[bytes]:
        """The zero key on the first curve, then random ones."""
        rng, (count, length, top) = random.Random(1), PRIMES[self.bits]
        yield bytes(ARENA)
        while True:
            exponents = bytes(rng.choice((0, 0, 1, 2, 0xFF, 0xFE)) for _ in range(count))
            curve = rng.randbytes(length - 1) + bytes([rng.randrange(top)])
            yield (exponents + rng.randbytes(SEED) + curve).ljust(ARENA, b"\0")

    def declassified(self, arena: bytes) -> bytes:
        return b""


def units(target: Target, root: Path, bits: int, *given: str) -> dict[str, str | Path]:
    """The program, which includes the action, and the library's files below it."""
    known = list(prototypes.read(root / "include" / "sangi").fields)
    found: dict[str, str | Path] = {}
    for path in targets.sources(target, ["p511"], known):
        layer, *more = path.relative_to(root).parts[1:]
        if (layer in BELOW and "x8" not in more) or (
            layer in ("curve", "isogeny") and more == [f"p{bits}.c"]
        ):
            found["_".join(path.relative_to(root).with_suffix("").parts)] = path
    includes = "".join(f'#include "csidh/ctidh/{name}.c"\n' for name in INCLUDED)
    return {**found, "calls": text(root, *given, f"SANGI_CURVE_BITS {bits}") + includes}


#: What every second run traces, and one target of each core of 64 bits.
ALL = [
    pytest.param(QUICK, 1020, marks=drawn("long", COURSES, 2)),
    *(
        pytest.param(target, bits, marks=pytest.mark.full)
        for target in targets.targets()
        for bits in PRIMES
        if target.bits == 64 and targets.reference(target)
    ),
]


@pytest.mark.matrix(2)
@pytest.mark.parametrize(("target", "bits"), ALL, ids=str)
def test_the_course_is_that_of_every_key(target: Target, bits: int, root: Path) -> None:
    built = units(target, root, bits, "REPLAY")
    found = check.run(target, built, [Routine("act", bits), Routine("sample", bits)], (2, 2))
    assert found.off == ()
    for routine in found.traced:
        seen = {f.kind for f in routine.findings} - ({"product"} if target.core in EARLY_OUT else set())
        assert not seen, [str(f) for f in routine.findings]
        assert routine.runs == 2 and routine.classes == 1 and routine.steps > 300_000


@pytest.mark.full
@pytest.mark.parametrize("bits", PRIMES)
def test_nothing_secret_decides(bits: int, root: Path, tmp_path: Path) -> None:
    target = Target("x86-64", 64, False, "gcc", "-O2")
    paths = []
    for name, unit in units(target, root, bits).items():
        paths.append(unit if isinstance(unit, Path) else tmp_path / f"{name}.c")
        if isinstance(unit, str):
            paths[-1].write_text(unit)
    includes = [f"-I{root / part}" for part in ("include", "src", ".")]
    flags = ("-std=c11", "-O2", "-w", "-DSANGI_ASM=0", "-DSANGI_LIMB_BITS=64", *includes)
    made = tmp_path / "program"
    subprocess.run([*toolchain.gcc().command, *flags, *map(str, paths), "-o", str(made)], check=True)
    run = ["valgrind", "--quiet", f"--error-exitcode={FAULT}", str(made)]
    assert subprocess.run(run, capture_output=True, timeout=600).returncode == 0
