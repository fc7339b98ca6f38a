# SPDX-License-Identifier: MIT OR Apache-2.0
"""Vectorised CTIDH: its trace, and memcheck, with portable C in place of AVX-512; and what its objects do with vectors.

The kernels that multiply are straight lines, whose objects are checked elsewhere.  Here stand-ins mix their operands.
"""

from pathlib import Path

import pytest
from test_trace_ctidh import FAULT, Leak, Routine, checked, text, units

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
EIGHT = ("field/x8/field_x8", "field/x8/p511x8")
#: Before every file: vectorised code, and portable C in place of its instructions, which gcc and clang call so.
PORTABLE = """\
#define SANGI_CURVE_SIMD 1
#define _IMMINTRIN_H_INCLUDED
#define __IMMINTRIN_H
#include "tests/ct/avx512.h"
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
        "i + n < leftovers && grid + i + n < degree / 2;",
        "program counter",
    ),
    "a power by its digit": Leak(
        "src/isogeny/simd/state52.c",
        "fp8_select(z, _mm512_set1_epi64(-(int64_t)(bit & 1)), x, y)",
        "const fp8 *const table[2] = {y, x};\n    *z = *table[bit & 1]",
        "load",
    ),
}


def planted(root: Path, leak: Leak | None, *given: str) -> dict[str, str]:
    """The files in vectors, and the program, with a leak."""
    found = {}
    for name in (*CURVE, *ISOGENY, *EIGHT, ACTION):
        path = root / "src" / f"{name}.c"
        content = path.read_text()
        if leak and path == root / leak.file:
            assert content.count(leak.good) == 1
            content = content.replace(leak.good, leak.bad)
        found[name.replace("/", "_")] = PORTABLE + content
    program = text(root, "SIMD", *given)
    include = f'#include "{ACTION}.c"'
    assert program.count(include) == 1
    action = found.pop(ACTION.replace("/", "_")).removeprefix(PORTABLE)
    return {**found, "calls": PORTABLE + program.replace(include, action)}


def built(target: Target, root: Path, leak: Leak | None, *given: str) -> dict[str, str | Path]:
    """All files of a program."""
    mixed = {"mixed": root / "tests" / "ct" / "p511x8_mixed.c"}
    return {**units(target, root), **planted(root, leak, *given), **mixed}


QUICK = Target("x86-64", 64, False, "gcc", "-O2")
ALL = [
    QUICK,
    *(
        pytest.param(Target("x86-64", 64, False, family, "-O3"), marks=pytest.mark.full)
        for family in ("gcc", "clang")
    ),
]


@pytest.mark.parametrize("target", ALL, ids=str)
def test_the_course_is_that_of_every_key(target: Target, root: Path) -> None:
    found = check.run(target, built(target, root, None, "REPLAY"), [Routine("act")], (2, 2))
    assert found.off == ()
    (routine,) = found.traced
    assert not routine.findings, [str(finding) for finding in routine.findings]
    assert routine.runs == 2 and routine.classes == 1
    assert routine.steps > 3_000_000
    wanted = {"sangi_curve52_mul_hidden", "sangi_state52_grid", "sangi_isogeny52_walk_hidden"}
    assert wanted <= found.ran


FIRST_LEAK = [w if not i else pytest.param(w, marks=pytest.mark.full) for i, w in enumerate(LEAKS)]


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
        for name in ("curve/simd/hidden52", "isogeny/simd/grid52", "isogeny/simd/state52"):
            content = (root / "src" / f"{name}.c").read_text()
            made = toolchain.compile_c(content, cwd=tmp_path, compiler=compiler, flags=flags).read_bytes()
            assert vector_taint.functions(made)
            said = [line for line in vector_taint.check(made) if any(out in line for out in OUT)]
            said = [line for line in said if ": div " not in line]  # of numbers of steps
            assert said == []
