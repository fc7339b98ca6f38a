# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the public functions under valgrind on this machine, by the table of secrets."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace.targets import Target, sources

_HARNESS = Path(__file__).parent / "harness.c"
_FEATURES = {"bmi2": "SANGI_CPU_BMI2", "adx": "SANGI_CPU_ADX", "avx2": "SANGI_CPU_AVX2"}
#: How CMake compiles the library, after the level: at its own, -O3, ccache has what `make build` made.
FLAGS = (
    *("-fPIC", "-fvisibility=hidden", "-Wall", "-Wextra", "-pedantic", "-Werror", "-std=c11"),
    *("-MD", "-MT", "unit.o", "-MF", "unit.d"),
)
#: Valgrind runs at about a hundredth of the machine's speed.
TIMEOUT = 600


@dataclass(frozen=True)
class Case:
    """A call to run: its number among the program's, secrets, what is declassified, the result, arenas."""

    label: str
    poison: tuple[tuple[int, int], ...]
    declassified: tuple[tuple[int, int], ...]
    result: int
    images: tuple[bytes, ...]


@dataclass(frozen=True)
class Checked:
    """One run: bytes poisoned, errors, undefined bytes of the result and of what was declassified, and that."""

    label: str
    poisoned: int
    errors: int
    result: int
    undeclassified: int
    declassified: str


@dataclass(frozen=True)
class Report:
    """Every run, the back end that each field said it ran, and what must not be."""

    runs: tuple[Checked, ...]
    backends: dict[str, str]
    findings: tuple[str, ...]


def features() -> list[str]:
    """The library's names of what this CPU has; AVX-512 is left out, which valgrind cannot decode."""
    words = set(Path("/proc/cpuinfo").read_text().split())
    return [name for word, name in _FEATURES.items() if word in words]


def _program(
    target: Target, units: Mapping[str, str | Path], cases: Sequence[str], fields: Sequence[str], cwd: Path
) -> Path:
    root = repo_root()
    make = toolchain.gcc_of_cmake() if target.family == "gcc" else toolchain.clang()
    where = [f"-I{root / 'include'}", f"-I{root / 'src'}", f"-I{root}"]
    defined = [f"-DSANGI_LIMB_BITS={target.bits}", f"-DSANGI_ASM={int(target.assembly)}"]
    defined += ["-DSANGI_CT_VALGRIND=1"]
    chosen = "|".join(features()) if target.assembly else ""
    defined += [f"-DSANGI_CT_ARENA={calls.ARENA}", f"-DSANGI_CT_FEATURES=({chosen or 0})"]
    flags = (target.level, *FLAGS, *where, *defined)
    lines = [f"void {symbol}(void);" for symbol in cases]
    lines += [f"void sangi_ct_backend_{name}(void);" for name in fields]
    lines += [f"void (*const sangi_ct_calls[])(void) = {{{', '.join([*cases, '0'])}}};"]
    listed = ", ".join(f'{{"{name}", sangi_ct_backend_{name}}}' for name in fields)
    lines += ["typedef struct { const char *name; void (*run)(void); } backend;"]
    lines += [f"const backend sangi_ct_backends[] = {{{listed}{', ' if listed else ''}{{0, 0}}}};", ""]
    made = []
    for name, unit in {**units, "harness": _HARNESS, "list": "\n".join(lines)}.items():
        if isinstance(unit, Path):
            made.append(toolchain.compile_file(unit, cwd=cwd, compiler=make, flags=flags, name=name))
        else:
            made.append(toolchain.compile_c(unit, cwd=cwd, compiler=make, flags=(*flags, "-w"), name=name))
    program = cwd / "program"
    done = subprocess.run([*make.command, *map(str, made), "-o", program], capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"the linker said {done.stderr.strip()[-800:]}")
    return program


def _input(cases: Sequence[Case]) -> bytes:
    parts = []
    for number, case in enumerate(cases):
        head = struct.pack("<4I", number, len(case.poison), len(case.declassified), case.result)
        ranges = b"".join(struct.pack("<2I", *pair) for pair in (*case.poison, *case.declassified))
        parts += [head + ranges + image for image in case.images]
    return b"".join(parts)


def _valgrind(program: Path, given: bytes) -> tuple[str, str]:
    """(stdout, valgrind's log)."""
    path = shutil.which("valgrind")
    if path is None:
        raise Unavailable(f"valgrind is not installed: {toolchain.install_hint('valgrind')}")
    log = program.parent / "valgrind.log"
    options = ("--tool=memcheck", "--quiet", "--error-limit=no", f"--log-file={log}")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("VALGRIND")}
    done = subprocess.run(
        [path, *options, str(program)], input=given, capture_output=True, timeout=TIMEOUT, env=clean
    )
    said = log.read_text(errors="replace") if log.exists() else ""
    if done.returncode:
        raise CheckFailed(f"under valgrind: exit {done.returncode}\n{said[-2000:]}")
    return done.stdout.decode(), said


def _places(log: str) -> list[str]:
    """Of each error, what it is and the function that it is in."""
    found = re.findall(
        r"==\d+== (Conditional jump|Use of uninitialised|Syscall)[^\n]*\n==\d+==    at [^:]+: (\w+)", log
    )
    return [f"{what} in {where}" for what, where in found]


def run(
    target: Target,
    units: Mapping[str, str | Path],
    symbols: Sequence[str],
    cases: Sequence[Case],
    fields: Sequence[str] = (),
) -> Report:
    """Builds a program of these units, whose function i is symbols[i], and runs case i through it.

    Findings are errors, and poison that is not all of what the case has.  Raises Unavailable or CheckFailed.
    """
    with tempfile.TemporaryDirectory() as folder:
        program = _program(target, units, symbols, fields, Path(folder))
        said, log = _valgrind(program, _input(cases))
    lines = [line.split() for line in said.splitlines()]
    runs = []
    for number, poisoned, errors, result, undeclassified, declassified in (x for x in lines if len(x) == 6):
        counts = (int(poisoned), int(errors), int(result), int(undeclassified))
        runs.append(Checked(cases[int(number)].label, *counts, declassified[:-1]))
    expected = [sum(length for _, length in case.poison) for case in cases for _ in case.images]
    if len(runs) != len(expected):
        raise CheckFailed(f"{len(runs)} of {len(expected)} runs came back")
    findings = [
        f"{r.label}: {r.poisoned} bytes poisoned of {wanted}"
        for r, wanted in zip(runs, expected, strict=True)
        if r.poisoned != wanted or not wanted
    ]
    wrong = sorted({r.label for r in runs if r.errors})
    findings += [f"{label}: time depends on a secret" for label in wrong]
    findings += _places(log) if wrong else []
    return Report(tuple(runs), dict(line for line in lines if len(line) == 2), tuple(findings))


def _returns(made: Sequence[calls.Call], runs: Sequence[Checked]) -> list[str]:
    """What a function returns against what the table says: poison reaches secrets and nothing public."""
    findings = []
    for call in made:
        name, says = call.row.function.name, call.row.returns
        own = [r for r in runs if r.label == call.label]
        if says == "public" and any(r.result for r in own):
            findings.append(f"{call.label}: what it returns depends on a secret and is said to be public")
        same = [r for r in runs if r.label.startswith(f"{name}(")]
        if says == "secret" and not any(r.result for r in same):
            findings.append(f"{name}: no run returned anything that depends on a secret")
        if call.row.declassified and not any(r.undeclassified for r in same):
            findings.append(f"{name}: nothing that it declassifies depends on a secret")
    return sorted(set(findings))


def check(target: Target, fields: Sequence[str], images: int = 2) -> Report:
    """Runs every public function with a secret, of these fields and of none, on `images` arenas each.

    The target is one of x86-64 with limbs of 64 bits.
    """
    root = repo_root()
    headers = prototypes.read(root / "include" / "sangi")
    known = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked()
    made = calls.calls([r for r in known.rows if r.field is None or r.field in fields], headers)
    units: dict[str, str | Path] = {"calls": calls.c_text(made, headers, fields)}
    for path in sources(target, fields, list(headers.fields)):
        if path.relative_to(root).as_posix() != "src/word/cpu.c":
            units["_".join(path.relative_to(root).with_suffix("").parts)] = path
    cases = [
        Case(call.label, call.poison, call.ranges, call.result, tuple(islice(calls.images(call), images)))
        for call in made
    ]
    report = run(target, units, [call.symbol for call in made], cases, fields)
    return Report(report.runs, report.backends, (*report.findings, *_returns(made, report.runs)))
