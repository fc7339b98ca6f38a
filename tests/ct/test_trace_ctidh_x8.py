# SPDX-License-Identifier: MIT OR Apache-2.0
"""Eight actions of CTIDH in lanes: their trace, and memcheck, with portable C in place of AVX-512; and their objects.

As in test_trace_ctidh_simd.py.  The outcomes that are declassified differ from lane to lane, and lanes end at different
times.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import test_trace_ctidh
from sampling import drawn
from test_trace_ctidh import ARENA, CURVE, FAULT, SEED, Leak, checked, text, units
from test_trace_ctidh_simd import EIGHT, IN_VECTORS, OUT, QUICK, portable

from sangi import toolchain
from sangi.verify.constant_time import vector_taint
from sangi.verify.constant_time.trace import check
from sangi.verify.constant_time.trace.targets import Target

#: What the actions are made of.
LANES = ("curve/x8/curve_x8", "isogeny/x8/grid_x8", "isogeny/x8/kernel_x8", "isogeny/x8/matryoshka_x8")
#: The constants of vectors.
CONSTANTS = ("curve/simd/curve52", "isogeny/simd/state52", "isogeny/simd/kernel52")
ELLIGATOR, ACTION = "csidh/x8/elligator_x8", "csidh/x8/ctidh_x8"
ACTIONS, BITS = 8, 511

LEAKS = {
    "a dummy that is left out": Leak(
        f"src/{ACTION}.c",
        "        sangi_ctidh_target_done(t, ",
        "        if (!t->dummy)\n            sangi_ctidh_target_done(t, ",
        "program counter",
    ),
    "a swap where it is needed": Leak(
        "src/curve/x8/curve_x8.c",
        "        sangi_curvex8_swap(kept, dropped, &mask);\n",
        "        if (mask.lane[5])\n            sangi_curvex8_swap(kept, dropped, &mask);\n",
        "program counter",
    ),
    "a prime that no lane keeps": Leak(
        f"src/{ACTION}.c",
        "            sangi_curvex8_select(p, p, &q, &mask);\n",
        "            if (mask.lane[1] | mask.lane[6])\n"
        "                sangi_curvex8_select(p, p, &q, &mask);\n            else\n                *p = q;\n",
        "program counter",
    ),
    "a power by its digit": Leak(
        "src/isogeny/x8/matryoshka_x8.c",
        "        fp8_select(&high, bit_of(degree, i + 1), &high, &low);\n",
        "        const fp8 *const table[2] = {&low, &high};\n"
        "        high = *table[bit_of(degree, i + 1).lane[2] & 1];\n",
        "load",
    ),
}


@dataclass(frozen=True)
class Routine(test_trace_ctidh.Routine):
    """Eight actions, with an arena of eight keys, seeds and curves."""

    def images(self) -> Iterator[bytes]:
        """Zero keys on the first curve, then random ones."""
        rng = random.Random(1)
        yield bytes(ARENA)
        while True:
            exponents = b"".join(self.exponents(rng) for _ in range(ACTIONS))
            curves = b"".join(rng.randbytes(CURVE - 1) + bytes([rng.randrange(64)]) for _ in range(ACTIONS))
            yield (exponents + rng.randbytes(ACTIONS * SEED) + curves).ljust(ARENA, b"\0")


def built(target: Target, root: Path, leak: Leak | None, *given: str) -> dict[str, str | Path]:
    """All files of a program, with a leak."""
    found = {"mixed": (root / "tests" / "ct" / "x8_mixed.c").read_text()}
    for name in (*LANES, *CONSTANTS, *EIGHT[BITS], ELLIGATOR, ACTION):
        path = root / "src" / f"{name}.c"
        content = path.read_text()
        if leak and path == root / leak.file:
            assert content.count(leak.good) == 1
            content = content.replace(leak.good, leak.bad)
        found[name.replace("/", "_")] = content
    program = text(root, "SIMD", "X8", *given)
    include = f'#include "{ACTION}.c"'
    assert program.count(include) == 1
    found["calls"] = program.replace(include, found.pop(ACTION.replace("/", "_")))
    return {**units(target, root), **{name: portable(BITS) + content for name, content in found.items()}}


@pytest.mark.parametrize(
    "target",
    [
        QUICK,
        *(
            pytest.param(Target("x86-64", 64, False, family, "-O3"), marks=pytest.mark.full)
            for family in ("gcc", "clang")
        ),
    ],
    ids=str,
)
def test_the_course_is_that_of_every_key(target: Target, root: Path) -> None:
    found = check.run(target, built(target, root, None, "REPLAY"), [Routine("act")], (2, 2))
    assert found.off == ()
    (routine,) = found.traced
    assert not routine.findings, [str(finding) for finding in routine.findings]
    assert routine.runs == 2 and routine.classes == 1
    assert routine.steps > 3_000_000
    wanted = {"sangi_curvex8_mul_hidden", "sangi_isogenyx8_grid", "sangi_isogenyx8_walk_hidden"}
    assert wanted <= found.ran


FIRST_LEAK = [
    pytest.param(w, marks=pytest.mark.full if i else drawn("x8", IN_VECTORS)) for i, w in enumerate(LEAKS)
]


@pytest.mark.parametrize("what", FIRST_LEAK)
def test_a_leak_is_traced(what: str, root: Path) -> None:
    (routine,) = check.run(QUICK, built(QUICK, root, LEAKS[what], "REPLAY"), [Routine("act")], (2, 2)).traced
    assert LEAKS[what].kind in {finding.kind for finding in routine.findings}


def memcheck(root: Path, folder: Path, family: str, level: str, leak: Leak | None) -> int:
    """As `test_trace_ctidh.memcheck`."""
    target = Target("x86-64", 64, False, family, level)
    return checked(root, folder, family, level, built(target, root, leak), leak is not None)


@pytest.mark.full
@pytest.mark.parametrize(("family", "level"), [("gcc", "-O2"), ("clang", "-O3")])
def test_nothing_secret_decides(family: str, level: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, family, level, None) == 0


@pytest.mark.full
@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_is_found(what: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, "gcc", "-O2", LEAKS[what]) == FAULT


@pytest.mark.parametrize("level", [pytest.param("-O2", marks=pytest.mark.full), "-O3"])
def test_no_secret_leaves_the_vectors(level: str, root: Path, tmp_path: Path) -> None:
    """What compilers make of the files whose secrets are in vectors alone: words in memory are public there."""
    folders = [flag for folder in ("include", "src", "") for flag in ("-I", str(root / folder))]
    flags = ("-std=c11", level, "-DSANGI_ASM=1", "-DSANGI_LIMB_BITS=64", *folders)
    for compiler in (toolchain.gcc(), toolchain.clang()):
        for name in LANES:
            content = (root / "src" / f"{name}.c").read_text()
            made = toolchain.compile_c(content, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
            assert vector_taint.functions(made)
            said = [line for line in vector_taint.check(made) if any(out in line for out in OUT)]
            assert [line for line in said if ": div " not in line] == []  # of the number of giant steps
