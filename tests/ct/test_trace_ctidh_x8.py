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
import test_trace_ctidh as short
import test_trace_ctidh_long as long
from sampling import drawn
from test_trace_ctidh import ARENA, COURSES, CURVE, EXPONENTS, FAULT, SEED, Leak, checked
from test_trace_ctidh_simd import EIGHT, OUT, QUICK, portable

from sangi import toolchain
from sangi.verify.constant_time import vector_taint
from sangi.verify.constant_time.trace import check
from sangi.verify.constant_time.trace.targets import Target

#: What the actions are made of.
LANES = ("curve/x8/curve_x8", "isogeny/x8/grid_x8", "isogeny/x8/kernel_x8", "isogeny/x8/matryoshka_x8")
#: The constants of vectors.
CONSTANTS = ("curve/simd/curve52", "isogeny/simd/state52", "isogeny/simd/kernel52")
ELLIGATOR, ACTION = "csidh/x8/elligator_x8", "csidh/x8/ctidh_x8"
ACTIONS = 8

LEAKS = {
    "a prime that no lane keeps": Leak(
        f"src/{ACTION}.c",
        "            sangi_curvex8_select(p, p, &q, &mask);\n",
        "            if (mask.lane[1] | mask.lane[6])\n"
        "                sangi_curvex8_select(p, p, &q, &mask);\n            else\n                *p = q;\n",
        "program counter",
    ),
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
    "a power by its digit": Leak(
        "src/isogeny/x8/matryoshka_x8.c",
        "        fp8_select(&high, bit_of(degree, i + 1), &high, &low);\n",
        "        const fp8 *const table[2] = {&low, &high};\n"
        "        high = *table[bit_of(degree, i + 1).lane[2] & 1];\n",
        "load",
    ),
}


#: By the bits of a prime: the exponents of a key, the bytes of an element, and of those the last is below.
PRIMES = {511: (EXPONENTS, CURVE, 64), 1020: long.PRIMES[1020]}


@dataclass(frozen=True)
class Routine:
    """Eight actions, with an arena of eight keys, seeds and curves."""

    label: str
    bits: int

    @property
    def symbol(self) -> str:
        return f"sangi_ct_ctidh_{self.label}"

    def images(self) -> Iterator[bytes]:
        """Zero keys on the first curve, then random ones."""
        rng, (count, length, top) = random.Random(1), PRIMES[self.bits]
        yield bytes(ARENA)
        while True:
            exponents = bytes(rng.choice((0, 0, 1, 2, 0xFF, 0xFE)) for _ in range(ACTIONS * count))
            curves = b"".join(rng.randbytes(length - 1) + bytes([rng.randrange(top)]) for _ in range(ACTIONS))
            yield (exponents + rng.randbytes(ACTIONS * SEED) + curves).ljust(ARENA, b"\0")

    def declassified(self, arena: bytes) -> bytes:
        return b""


def built(target: Target, root: Path, bits: int, leak: Leak | None, *given: str) -> dict[str, str | Path]:
    """All files of a program, with a leak."""
    found = {"mixed": (root / "tests" / "ct" / "x8_mixed.c").read_text()}
    for name in (*LANES, *CONSTANTS, *EIGHT[bits], ELLIGATOR, ACTION):
        path = root / "src" / f"{name}.c"
        content = path.read_text()
        if leak and path == root / leak.file:
            assert content.count(leak.good) == 1
            content = content.replace(leak.good, leak.bad)
        found[name.replace("/", "_")] = content
    below: dict[str, str | Path]
    if bits == 511:
        below, program = short.units(target, root), short.text(root, "SIMD", "X8", *given)
    else:
        below = long.units(target, root, bits, "SIMD", "X8", *given)
        program = str(below["calls"]).replace(f"#define SANGI_CURVE_BITS {bits}\n", "")
    include = f'#include "{ACTION}.c"'
    assert program.count(include) == 1
    found["calls"] = program.replace(include, found.pop(ACTION.replace("/", "_")))
    return {**below, **{name: portable(bits) + content for name, content in found.items()}}


@pytest.mark.matrix(2)
@pytest.mark.parametrize(
    ("target", "bits"),
    [
        pytest.param(QUICK, 511, marks=drawn("x8", COURSES, 2)),
        *(
            pytest.param(Target("x86-64", 64, False, family, level), bits, marks=pytest.mark.full)
            for family, level, bits in (
                ("gcc", "-O3", 511),
                ("clang", "-O3", 511),
                ("gcc", "-O2", 1020),
                ("clang", "-O3", 1020),
            )
        ),
    ],
    ids=str,
)
def test_the_course_is_that_of_every_key(target: Target, bits: int, root: Path) -> None:
    found = check.run(target, built(target, root, bits, None, "REPLAY"), [Routine("act", bits)], (2, 2))
    assert found.off == ()
    (routine,) = found.traced
    assert not routine.findings, [str(finding) for finding in routine.findings]
    assert routine.runs == 2 and routine.classes == 1
    assert routine.steps > 3_000_000
    wanted = ("curvex8_mul_hidden", "isogenyx8_grid", "isogenyx8_walk_hidden")
    assert {f"sangi_{'' if bits == 511 else f'p{bits}_'}{name}" for name in wanted} <= found.ran


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_is_traced(what: str, root: Path) -> None:
    (routine,) = check.run(
        QUICK, built(QUICK, root, 511, LEAKS[what], "REPLAY"), [Routine("act", 511)], (2, 2)
    ).traced
    assert LEAKS[what].kind in {finding.kind for finding in routine.findings}


def memcheck(root: Path, folder: Path, bits: int, family: str, level: str, leak: Leak | None) -> int:
    """As `test_trace_ctidh.memcheck`."""
    target = Target("x86-64", 64, False, family, level)
    return checked(root, folder, family, level, built(target, root, bits, leak), leak is not None)


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("bits", PRIMES)
@pytest.mark.parametrize(("family", "level"), [("gcc", "-O2"), ("clang", "-O3")])
def test_nothing_secret_decides(bits: int, family: str, level: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, bits, family, level, None) == 0


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_is_found(what: str, root: Path, tmp_path: Path) -> None:
    """In files that the primes share: without optimisation, the long one takes minutes."""
    assert memcheck(root, tmp_path, 511, "gcc", "-O2", LEAKS[what]) == FAULT


@pytest.mark.parametrize("bits", PRIMES)
@pytest.mark.parametrize("level", [pytest.param("-O2", marks=pytest.mark.full), "-O3"])
def test_no_secret_leaves_the_vectors(bits: int, level: str, root: Path, tmp_path: Path) -> None:
    """What compilers make of the files whose secrets are in vectors alone: words in memory are public there."""
    folders = [flag for folder in ("include", "src", "") for flag in ("-I", str(root / folder))]
    flags = (
        "-std=c11",
        level,
        "-DSANGI_ASM=1",
        "-DSANGI_LIMB_BITS=64",
        f"-DSANGI_CURVE_BITS={bits}",
        *folders,
    )
    for compiler in (toolchain.gcc(), toolchain.clang()):
        for name in LANES:
            content = (root / "src" / f"{name}.c").read_text()
            made = toolchain.compile_c(content, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
            assert vector_taint.functions(made)
            said = [line for line in vector_taint.check(made) if any(out in line for out in OUT)]
            assert [line for line in said if ": div " not in line] == []  # of the number of giant steps
