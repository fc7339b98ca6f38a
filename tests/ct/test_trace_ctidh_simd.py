# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectorised CTIDH: its trace, and memcheck, with portable C in place of AVX-512; and what its objects do with vectors.

The kernels that multiply are straight lines, whose objects are checked elsewhere.  Here stand-ins mix their operands.
"""

from pathlib import Path

import pytest
import test_trace_ctidh as short
import test_trace_ctidh_long as long
from sampling import drawn
from test_trace_ctidh import COURSES, FAULT, WITH_LEAKS, Leak, checked

from sangi import toolchain
from sangi.verify.constant_time import vector_taint
from sangi.verify.constant_time.trace import check
from sangi.verify.constant_time.trace.targets import Target

#: What the action is made of.
CURVE = ("curve/simd/curve52", "curve/simd/hidden52")
ISOGENY = (
    "isogeny/simd/grid52",
    "isogeny/simd/kernel52",
    "isogeny/simd/matryoshka52",
    "isogeny/simd/state52",
)
ACTION = "csidh/simd/ctidh52"
EIGHT = {511: ("field/x8/field_x8", "field/x8/p511x8"), 1020: ("field/x8/field_x8", "field/x8/p1020x8")}
#: Before every file: vectorised code, and portable C in place of its instructions, which gcc and clang call so.
PORTABLE = """\
#define SANGI_CURVE_SIMD 1
#define SANGI_CURVE_BITS {bits}
#define _IMMINTRIN_H_INCLUDED
#define __IMMINTRIN_H
#include "tests/ct/avx512.h"
"""
#: Before those of a long prime, whose vectors have no scalar form.
VECTORS_ALONE = """\
#undef SANGI_ASM
#define SANGI_ASM 1
"""
#: What is said of an instruction that leads out of the vectors, or takes an address from there.
OUT = ("from a vector", "in a vector")

LEAKS = {
    "a factor that is 1": Leak(
        f"src/{ACTION}.c",
        "    uint64_t carry = 0;\n",
        "    uint64_t carry = 0;\n\n    if (factor == 1)\n        return;\n",
        "program counter",
    ),
    "a dummy that is left out": Leak(
        "src/isogeny/simd/matryoshka52.c",
        "    start(&s, &g, ",
        "    if (!dummy)\n        start(&s, &g, ",
        "program counter",
    ),
    "an end where the degree has no further index": Leak(
        "src/isogeny/simd/matryoshka52.c",
        "i + n < leftovers;",
        "i + n < leftovers && (!n || grid + i + n < degree / 2);",
        "program counter",
    ),
    "a power by its digit": Leak(
        "src/isogeny/simd/state52.c",
        "fp8_select(z, _mm512_set1_epi64(-(int64_t)(bit & 1)), x, y)",
        "const fp8 *const table[2] = {y, x};\n    *z = *table[bit & 1]",
        "load",
    ),
}


def portable(bits: int) -> str:
    """What is before every file for a prime."""
    return PORTABLE.format(bits=bits) + (VECTORS_ALONE if bits > 511 else "")


def planted(root: Path, bits: int, leak: Leak | None, program: str) -> dict[str, str]:
    """The files in vectors, and the program, with a leak."""
    found = {}
    for name in (*CURVE, *ISOGENY, *EIGHT[bits], ACTION):
        path = root / "src" / f"{name}.c"
        content = path.read_text()
        if leak and path == root / leak.file:
            assert content.count(leak.good) == 1
            content = content.replace(leak.good, leak.bad)
        found[name.replace("/", "_")] = content
    include = f'#include "{ACTION}.c"'
    assert program.count(include) == 1
    found["calls"] = program.replace(include, found.pop(ACTION.replace("/", "_")))
    found["mixed"] = (root / "tests" / "ct" / "x8_mixed.c").read_text()
    return {name: portable(bits) + content for name, content in found.items()}


def built(target: Target, root: Path, bits: int, leak: Leak | None, *given: str) -> dict[str, str | Path]:
    """All files of a program."""
    if bits == 511:
        return {**short.units(target, root), **planted(root, bits, leak, short.text(root, "SIMD", *given))}
    found = long.units(target, root, bits, "SIMD", *given)
    program = str(found["calls"]).replace(f"#define SANGI_CURVE_BITS {bits}\n", "")
    return {**found, **planted(root, bits, leak, program)}


def routine(bits: int) -> short.Routine | long.Routine:
    """The action."""
    return short.Routine("act") if bits == 511 else long.Routine("act", bits)


QUICK = Target("x86-64", 64, False, "gcc", "-O2")
ALL = [
    pytest.param(QUICK, 511, marks=drawn("simd", COURSES, 2)),
    *(
        pytest.param(Target("x86-64", 64, False, family, level), bits, marks=pytest.mark.full)
        for family, level, bits in (
            ("gcc", "-O3", 511),
            ("clang", "-O3", 511),
            ("gcc", "-O2", 1020),
            ("clang", "-O3", 1020),
        )
    ),
]


@pytest.mark.matrix(2)
@pytest.mark.parametrize(("target", "bits"), ALL, ids=str)
def test_the_course_is_that_of_every_key(target: Target, bits: int, root: Path) -> None:
    found = check.run(target, built(target, root, bits, None, "REPLAY"), [routine(bits)], (2, 2))
    assert found.off == ()
    (traced,) = found.traced
    assert not traced.findings, [str(finding) for finding in traced.findings]
    assert traced.runs == 2 and traced.classes == 1
    assert traced.steps > 3_000_000
    wanted = ("curve52_mul_hidden", "state52_grid", "isogeny52_walk_hidden")
    assert {f"sangi_{'' if bits == 511 else f'p{bits}_'}{name}" for name in wanted} <= found.ran


FIRST_LEAK = [
    pytest.param(w, marks=pytest.mark.full if i else drawn("simd", WITH_LEAKS)) for i, w in enumerate(LEAKS)
]


@pytest.mark.matrix(1)
@pytest.mark.parametrize("what", FIRST_LEAK)
def test_a_leak_is_traced(what: str, root: Path) -> None:
    found = check.run(QUICK, built(QUICK, root, 511, LEAKS[what], "REPLAY"), [routine(511)], (2, 2))
    assert LEAKS[what].kind in {finding.kind for finding in found.traced[0].findings}


def memcheck(root: Path, folder: Path, bits: int, family: str, level: str, leak: Leak | None) -> int:
    """As `test_trace_ctidh.memcheck`."""
    target = Target("x86-64", 64, False, family, level)
    return checked(root, folder, family, level, built(target, root, bits, leak), leak is not None)


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("bits", EIGHT)
@pytest.mark.parametrize(("family", "level"), [("gcc", "-O2"), ("clang", "-O3")])
def test_nothing_secret_decides(bits: int, family: str, level: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, bits, family, level, None) == 0


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("what", LEAKS)
def test_a_leak_is_found(what: str, root: Path, tmp_path: Path) -> None:
    """In files that the primes share: without optimisation, the long one takes minutes."""
    assert memcheck(root, tmp_path, 511, "gcc", "-O2", LEAKS[what]) == FAULT


@pytest.mark.parametrize("bits", EIGHT)
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
        for name in ("curve/simd/hidden52", "isogeny/simd/grid52", "isogeny/simd/state52"):
            content = (root / "src" / f"{name}.c").read_text()
            made = toolchain.compile_c(content, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
            assert vector_taint.functions(made)
            said = [line for line in vector_taint.check(made) if any(out in line for out in OUT)]
            said = [line for line in said if ": div " not in line]  # of numbers of steps
            assert said == []
