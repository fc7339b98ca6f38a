# SPDX-License-Identifier: MIT OR Apache-2.0
"""CTIDH: traces of its action and of its public functions on emulated cores, and memcheck, both with leaks planted.

What is declassified is whether the kernel of a target exists: with the same outcomes every key takes the same course.
"""

from __future__ import annotations

import random
import subprocess
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from sampling import chosen, drawn, marked

from sangi import toolchain
from sangi.verify.constant_time.memcheck.check import FLAGS
from sangi.verify.constant_time.secrets import prototypes
from sangi.verify.constant_time.trace import check, targets
from sangi.verify.constant_time.trace.targets import Target

LAYERS = {"word", "mp", "field", "curve", "isogeny", "hash", "ctidh"}
#: Above the action, or in vectors; and what of the layer above it the public functions call.
OTHERS = {"ctidh511", "ctidh512", "ctidh512f", "ctidh1024", "ctidh2048", "p1020", "p2047", "action"}
CALLED = {"validate"}
#: Primes and bound of the batches that tests/ct/ctidh.c takes.
BATCHES = ((2, 1), (3, 1), (4, 2), (4, 2), (1, 2))
#: The public functions, with few batches.
PUBLIC = ("keygen", "derive", "blind")
ARENA, EXPONENTS, SEED, CURVE = 4096, 74, 32, 64
#: Cores whose multiplication takes a time that depends on its operands, as tests/ct/secrets.toml says.
EARLY_OUT = {"riscv64", "riscv32", "thumbv7m"}
FAULT = 9
#: Its actions, one after the other, of long primes, in vectors and eight at once: two of them are traced in every run,
#: and a leak is planted in the first or in that in vectors.
COURSES = ("short", "long", "simd", "x8")
WITH_LEAKS = ("short", "simd")


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
            exponents = self.exponents(rng)
            curve = rng.randbytes(CURVE - 1) + bytes([rng.randrange(64)])
            yield (exponents + rng.randbytes(SEED) + curve).ljust(ARENA, b"\0")

    def exponents(self, rng: random.Random) -> bytes:
        """What the action takes; the public functions take keys within their bounds alone."""
        if self.label not in PUBLIC:
            return bytes(rng.choice((0, 0, 1, 2, 0xFF, 0xFE)) for _ in range(EXPONENTS))
        key = bytearray()
        for primes, bound in BATCHES:
            batch = [0] * primes
            for _ in range(rng.randrange(bound + 1)):
                at, sign = rng.randrange(primes), rng.choice((-1, 1))
                batch[at] += -1 if batch[at] < 0 else 1 if batch[at] > 0 else sign
            key += bytes(e % 256 for e in batch)
        return bytes(key).ljust(EXPONENTS, b"\0")

    def declassified(self, arena: bytes) -> bytes:
        return arena[CURVE : CURVE + 1] if self.label in PUBLIC else b""


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
        for folders in [{*path.relative_to(root).parts}]
        if LAYERS & folders and not {"simd", "x8", "ifma"} & folders and path.stem not in OTHERS
    ]
    paths += [root / "src" / "csidh" / f"{name}.c" for name in sorted(CALLED)]
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
    "a hash of one byte less": Leak(
        "src/csidh/ctidh/public.inc",
        "sangi_shake256(shared, SHARED, result, KEY)",
        "sangi_shake256(shared, SHARED, result, KEY - (result[0] & 1))",
        "program counter",
    ),
}
#: Leaks in what memcheck does not run: there a valid key is not declassified.
PUBLIC_LEAKS = {"a hash of one byte less"}


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


def traced(target: Target, root: Path, secrets: int, leak: Leak | None, *labels: str) -> check.Traces:
    """Routines on a target."""
    program, replaced = planted(root, text(root, "REPLAY"), leak)
    built = {**units(target, root), **replaced, "calls": program}
    return check.run(target, built, list(map(Routine, labels)), (secrets, secrets))


#: Of one core, compiler and back end either level in a run; there leaks are planted, too.
(LEVEL,) = chosen(("-O2", "-O3"))
QUICK = Target("x86-64", 64, True, "gcc", LEVEL)
BROAD = [target for target in targets.targets() if target.bits > 16]


def course(target: Target, root: Path, secrets: int, *labels: str) -> None:
    """One course of each routine for every key, with the same outcomes of attempts; no key here is refused."""
    found = traced(target, root, secrets, None, *labels)
    assert found.off == ()
    for routine in found.traced:
        seen = {f.kind for f in routine.findings} - ({"product"} if target.core in EARLY_OUT else set())
        assert not seen, [str(f) for f in routine.findings]
        assert routine.runs == secrets and routine.classes == 1
        assert routine.steps > (300_000 if routine.routine == "sample" else 3_000_000)


@marked(drawn("short", COURSES, 2))
def test_the_course_is_that_of_every_key(root: Path) -> None:
    course(QUICK, root, 2, "sample", "derive")


@pytest.mark.full
@pytest.mark.matrix(3)
@pytest.mark.parametrize("target", BROAD, ids=str)
def test_the_course_of_the_action_is_that_of_every_key(target: Target, root: Path) -> None:
    course(target, root, 3, "sample", "act")


@pytest.mark.full
@pytest.mark.matrix(2)
@pytest.mark.parametrize("target", [target for target in BROAD if target.level == LEVEL], ids=str)
def test_the_course_of_public_functions_is_that_of_every_key(target: Target, root: Path) -> None:
    course(target, root, 2, *PUBLIC)


FIRST_LEAK = [w if not i else pytest.param(w, marks=pytest.mark.full) for i, w in enumerate(LEAKS)]
TRACED_LEAK = [
    pytest.param(w, marks=pytest.mark.full if i else drawn("short", WITH_LEAKS)) for i, w in enumerate(LEAKS)
]


@pytest.mark.matrix(2)
@pytest.mark.parametrize("what", TRACED_LEAK)
def test_a_leak_is_traced(what: str, root: Path) -> None:
    # Two keys may agree where a leak of the action shows; a whole exchange takes long.
    label, secrets = ("derive", 2) if what in PUBLIC_LEAKS else ("act", 4)
    (routine,) = traced(QUICK, root, secrets, LEAKS[what], label).traced
    assert LEAKS[what].kind in {finding.kind for finding in routine.findings}


def memcheck(root: Path, folder: Path, family: str, level: str, leak: Leak | None = None) -> int:
    """Builds the program and runs it; `FAULT` where a branch or an address depends on a secret, else its status."""
    target = Target("x86-64", 64, False, family, level)
    program, replaced = planted(root, text(root), leak)
    return checked(
        root, folder, family, level, {**units(target, root), **replaced, "program": program}, leak is not None
    )


def checked(
    root: Path, folder: Path, family: str, level: str, built: Mapping[str, str | Path], leaky: bool
) -> int:
    """The same for given files."""
    compiler = toolchain.gcc_of_cmake() if family == "gcc" else toolchain.clang()
    includes = [f"-I{root / part}" for part in ("include", "src", ".")]
    flags = (*FLAGS, *includes, "-DSANGI_ASM=0", "-DSANGI_LIMB_BITS=64")
    objects = []
    for name, unit in built.items():
        source = unit if isinstance(unit, Path) else folder / f"{name}.c"
        if isinstance(unit, str):
            source.write_text(unit)
        # At -O1 a leak stays the branch that it is.
        own = (level,) if isinstance(unit, Path) else ("-O1" if leaky else level, "-w")
        objects.append(
            toolchain.compile_file(source, cwd=folder, compiler=compiler, flags=(*own, *flags), name=name)
        )
    made = folder / "program"
    subprocess.run([*compiler.command, *map(str, objects), "-o", str(made)], check=True)
    run = ["valgrind", "--quiet", f"--error-exitcode={FAULT}", str(made)]
    return subprocess.run(run, capture_output=True, timeout=300).returncode


@pytest.mark.parametrize(
    ("family", "level"),
    [
        ("gcc", "-O3"),
        *(pytest.param(*of, marks=pytest.mark.full) for of in (("gcc", "-O2"), ("clang", "-O2"))),
    ],
)
def test_nothing_secret_decides(family: str, level: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, family, level) == 0


@pytest.mark.parametrize("what", FIRST_LEAK[:-1])
def test_a_leak_is_found(what: str, root: Path, tmp_path: Path) -> None:
    assert memcheck(root, tmp_path, "gcc", "-O3", LEAKS[what]) == FAULT
