# SPDX-License-Identifier: MIT OR Apache-2.0
"""The action of CTIDH and the drawing of its keys: traces on emulated cores, and memcheck, both with leaks planted.

What is declassified is whether the kernel of a target exists: with the same outcomes every key takes the same course.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.verify.constant_time.secrets import prototypes
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.targets import Target

LAYERS = {"word", "mp", "field", "curve", "isogeny", "hash", "ctidh"}
#: Above the action, or in vectors.
OTHERS = {"ctidh511", "ctidh512", "action"}
ARENA, EXPONENTS, SEED, CURVE = 4096, 74, 32, 64
#: Cores whose multiplication takes a time that depends on its operands, as tests/ct/secrets.toml says.
EARLY_OUT = {"riscv64", "riscv32", "thumbv7m"}
FAULT = 9


@dataclass(frozen=True)
class Routine:
    """A function of tests/ct/ctidh.c."""

    label: str

    @property
    def symbol(self) -> str:
        return f"sangi_ct_ctidh_{self.label}"

    def images(self) -> Iterator[bytes]:
        """The zero key on the first curve, then random ones."""
        rng = random.Random(1)
        yield bytes(ARENA)
        while True:
            exponents = bytes(rng.choice((0, 0, 1, 2, 0xFF, 0xFE)) for _ in range(EXPONENTS))
            curve = rng.randbytes(CURVE - 1) + bytes([rng.randrange(64)])
            yield (exponents + rng.randbytes(SEED) + curve).ljust(ARENA, b"\0")

    def declassified(self, arena: bytes) -> bytes:
        return b""


def text(root: Path, *given: str) -> str:
    """The program, with macros before it."""
    head = "".join(f"#define {name}\n" for name in given)
    return head + (root / "tests" / "ct" / "ctidh.c").read_text()


def units(target: Target, root: Path) -> dict[str, str | Path]:
    """The library's files below the action, and it itself within the program."""
    known = list(prototypes.read(root / "include" / "sangi").fields)
    paths = [
        path
        for path in targets.sources(target, ["p511"], known)
        if LAYERS & {*path.parts} and not {"simd", "x8", "ifma"} & {*path.parts} and path.stem not in OTHERS
    ]
    return {"_".join(path.relative_to(root).with_suffix("").parts): path for path in paths}


@dataclass(frozen=True)
class Leak:
    """A leak in a file, in place of what is there, and as what the trace finds it."""

    file: str
    good: str
    bad: str
    kind: str


LEAKS = {
    "an end where no exponent of the batch is left": Leak(
        "src/csidh/ctidh/target.c",
        "        found |= here;\n",
        "        found |= here;\n        if (found)\n            break;\n",
        "program counter",
    ),
    "a table entry by a secret index": Leak(
        "src/csidh/ctidh/target.c",
        "    t->dummy = ~found;",
        "    t->chain = sangi_curve_chain(first + t->index);\n    t->dummy = ~found;",
        "load",
    ),
    "a swap where it is needed": Leak(
        "src/csidh/ctidh/action.c",
        "sangi_curve_swap(&p[0], &p[1], negative);\n            multiply",
        "if (negative) sangi_curve_swap(&p[0], &p[1], negative);\n            multiply",
        "program counter",
    ),
}


def planted(root: Path, program: str, leak: Leak | None) -> tuple[str, dict[str, str]]:
    """The program and the files with a leak; what is in the program is replaced there."""
    if leak is None:
        return program, {}
    good = (root / leak.file).read_text()
    assert good.count(leak.good) == 1
    bad = good.replace(leak.good, leak.bad)
    include = f'#include "{leak.file.removeprefix("src/")}"'
    if include in program:
        return program.replace(include, bad), {}
    return program, {leak.file.removesuffix(".c").replace("/", "_"): bad}


def traced(target: Target, root: Path, secrets: int, leak: Leak | None = None) -> check.Traces:
    """Both routines on a target."""
    program, replaced = planted(root, text(root, "REPLAY"), leak)
    built = {**units(target, root), **replaced, "calls": program}
    routines = [Routine("act")] if leak else [Routine("act"), Routine("sample")]
    return check.run(target, built, routines, (secrets, secrets))


QUICK = (("x86-64", "gcc", "-O3", True),)
ALL = [
    pytest.param(t, marks=() if (t.core, t.family, t.level, t.assembly) in QUICK else pytest.mark.full)
    for t in targets.targets()
    if t.bits > 16
]


@pytest.mark.parametrize("target", ALL, ids=str)
def test_the_course_is_that_of_every_key(target: Target, root: Path) -> None:
    found = traced(target, root, 3)
    assert found.off == ()
    for routine in found.traced:
        seen = {f.kind for f in routine.findings} - ({"product"} if target.core in EARLY_OUT else set())
        assert not seen, [str(f) for f in routine.findings]
        assert routine.runs == 3 and routine.steps > 100_000


FIRST_LEAK = [w if not i else pytest.param(w, marks=pytest.mark.full) for i, w in enumerate(LEAKS)]


@pytest.mark.parametrize("what", FIRST_LEAK)
def test_a_leak_is_traced(what: str, root: Path) -> None:
    target = Target("x86-64", 64, True, "gcc", "-O2")
    (routine,) = traced(target, root, 4, LEAKS[what]).traced
    assert LEAKS[what].kind in {finding.kind for finding in routine.findings}


def memcheck(root: Path, folder: Path, family: str, level: str, leak: Leak | None = None) -> int:
    """Builds the program and runs it; `FAULT` where a branch or an address depends on a secret, else its status."""
    target = Target("x86-64", 64, False, family, level)
    compiler = toolchain.gcc() if family == "gcc" else toolchain.clang()
    program, replaced = planted(root, text(root), leak)
    paths = []
    for name, unit in {**units(target, root), **replaced, "program": program}.items():
        path = unit if isinstance(unit, Path) else folder / f"{name}.c"
        if isinstance(unit, str):
            path.write_text(unit)
        paths.append(path)
    includes = [flag for part in ("include", "src", "") for flag in ("-I", str(root / part))]
    flags = ["-std=c11", "-DSANGI_ASM=0", "-DSANGI_LIMB_BITS=64", level, *includes]
    made = folder / "program"
    subprocess.run([*compiler.command, *flags, *map(str, paths), "-o", str(made)], check=True)
    run = ["valgrind", "--quiet", f"--error-exitcode={FAULT}", str(made)]
    return subprocess.run(run, capture_output=True, timeout=300).returncode


@pytest.mark.parametrize(
    ("family", "level"),
    [
        ("gcc", "-O2"),
        *(pytest.param(*of, marks=pytest.mark.full) for of in (("gcc", "-O3"), ("clang", "-O2"))),
    ],
)
def test_nothing_secret_decides(family: str, level: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, family, level) == 0


@pytest.mark.parametrize("what", FIRST_LEAK)
def test_a_leak_is_found(what: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, "gcc", "-O1", LEAKS[what]) == FAULT
