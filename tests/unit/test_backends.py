# SPDX-License-Identifier: MIT OR Apache-2.0
"""The back end that SANGI_BACKEND forces is the one that runs, and what the library answers does not depend on it."""

import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from sampling import chosen, sampled

from sangi import toolchain
from sangi.verify.interp import cpu
from sangi_lab.bench.table import cpu_features

#: What may be forced, and what forces nothing.
FORCED = ("c", "x64", "avx2", "avx512", "ifma", "")
#: What runs again with each: everything that asks the built library and may not choose its back end itself.
AGAIN = (
    "tests/kat",
    "tests/isogeny",
    "tests/docs",
    "tests/prop/test_python_field.py",
    "tests/prop/test_python_modulus.py",
    "tests/unit/test_api.py",
    "tests/unit/test_arithmetic.py",
    "tests/unit/test_backends.py",
    "tests/unit/test_bench_program.py",
    "tests/unit/test_cli.py",
    "tests/unit/test_field.py",
    "tests/unit/test_programs.py",
    "tests/unit/test_widths.py::test_the_built_tree",
    "tests/install/test_examples.py",
)
#: What else names the built tree or the package, and why the choice is nothing to it.
NOTHING_TO = {
    "tests/install/test_package.py": "installs packages, which do not obey the environment",
    "tests/install/test_wheel.py": "installs wheels, which do not obey the environment",
    "tests/prop/test_modexp.py": "forces each path itself",
    "tests/unit/test_circles.py": "which objects call which",
    "tests/unit/test_doctor.py": "names the back ends that run, whichever they are",
    "tests/unit/test_surface.py": "names and types of the package",
    "tests/boards/test_boards.py": "what is built for a board has one back end",
    "tests/ct/test_mod_simd.py": "its program runs portable kernels in place of the library's",
    "tests/ct/test_trace_saber.py": "takes keys from the library, and traces other builds of it",
    "tests/install/test_headers.py": "what headers and the library declare",
    "tests/install/test_install.py": "builds libraries for users, which do not obey the environment",
    "tests/install/test_ssh.py": "asks a library that was installed",
    "tests/prop/test_field_x8.py": "forces each back end itself",
    "tests/prop/test_modsimd.py": "forces each back end itself",
    "tests/prop/test_modx8.py": "forces each back end itself",
    "tests/prop/test_modx8_powers.py": "forces each back end itself",
    "tests/prop/test_python_ring.py": "products of any shape have one back end",
    "tests/prop/test_rsa.py": "tests/unit/rsa.c is run again",
    "tests/prop/test_powers.py": "counts the calls of the vector kernels, which one back end makes",
    "tests/unit/test_bench_build.py": "what the bench was built of",
    "tests/unit/test_report_noise.py": "ratios of kernels that are named, as the machine has them",
    "tests/unit/test_setup.py": "what the tree was built with",
    "tests/unit/test_symbols.py": "what the library exports",
}
#: A test that is given the built tree, or calls what the library computes.
ASKS = re.compile(
    r"^def \w+\([^)]*\bbuild(?:: (?:Path|object))?[,)]|^import sangi$|"
    r"^from sangi import .*\b(?:Csidh512|Ctidh|Field|Modulus|Saber|Sntrup761|kat)\b",
    re.MULTILINE,
)

NAMES = """
import sangi
from sangi._native import library
names = [sangi.Field("p511").backend, sangi.Modulus("2^255-19").backend]
ctidh = ("ctidh512", "ctidh512f", "ctidh1024", "ctidh2048")
for what in ("p511x8", "csidh512", *ctidh, "saber", "sntrup761"):
    library().declare(f"const char *sangi_{what}_backend(void);")
    names.append(library().ffi.string(library().function(f"sangi_{what}_backend")()).decode())
print(*names)
"""

#: The same without Python, whose modulus is left out.
NAMES_C = """
#include <stdio.h>
#define NAME(what) extern const char *sangi_##what##_backend(void);
#define SAY(what) puts(sangi_##what##_backend());
#define EACH(do) do(p511) do(p511x8) do(csidh512) do(ctidh512) do(ctidh512f) \\
    do(ctidh1024) do(ctidh2048) do(saber) do(sntrup761)
EACH(NAME)
int main(void) { EACH(SAY) return 0; }
"""
#: CPUs that QEMU emulates, what then runs, and what the rings may: QEMU has no AVX-512, and before 7.2 no AVX2.
#: Nehalem has none of MULX, ADX and AVX2, Haswell has no ADX.
MODELS = {
    "Nehalem": ("c", {"c"}),
    "Haswell": ("c", {"avx2", "c"}),
    "Skylake-Server": ("x64", {"avx2", "c"}),
}
#: The programs of tests/unit that take a second or more there: one of them in a run.
SLOW = (
    "almost",
    "ctidh",
    "ctidh1024",
    "ctidh2048",
    "field_x8",
    "mod",
    "mod_short",
    "mod_simd",
    "modx8",
    "ring",
    "ring256",
    "ring761",
    "sntrup",
)
#: Those that take half a minute and more: on one of the CPUs, and with --full.
SLOWEST = ("ctidh1024_x8_public", "ctidh_x8_public", "dead_stack")


def environment(forced: str) -> dict[str, str]:
    """This process's, with that choice; nothing in it is meant for one worker of a run."""
    kept = {
        key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "SANGI_BACKEND"))
    }
    return {**kept, "SANGI_BACKEND": forced} if forced else kept


def expected(forced: str) -> list[str]:
    """A field, a modulus, eight elements, actions in variable and in constant time, and both rings."""
    features = cpu_features() if platform.machine().lower() in ("x86_64", "amd64") else set()
    order = ("c", "x64", "avx2", "avx512", "ifma")
    last = order.index(forced) if forced in order else len(order)
    scalar = "x64" if last >= 1 and {"bmi2", "adx"} <= features else "c"
    x8 = "ifma" if last >= 4 and cpu.has_ifma() else scalar
    vectors = [] if last < 2 else ["avx2"] if last == 2 else ["avx512bw", "avx2"]
    ring = next((name.removesuffix("bw") for name in vectors if name in features), "c")
    return [scalar, scalar, *(x8,) * 5, scalar, ring, ring]


def names(environment: dict[str, str]) -> list[str]:
    """What the library says in an environment."""
    command = [sys.executable, "-c", NAMES]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("forced", FORCED)
def test_what_is_forced_runs(build: Path, forced: str) -> None:
    assert names(environment(forced)) == expected(forced)


def test_this_run_has_what_it_was_started_with(build: Path) -> None:
    assert names(dict(os.environ)) == expected(os.environ.get("SANGI_BACKEND", ""))


def emulator(model: str) -> list[str]:
    """The command that runs a program on another CPU; skips where there is none."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU: its programs")
    if not shutil.which("qemu-x86_64"):
        pytest.skip("no emulator of this board: qemu-x86_64")
    return ["qemu-x86_64", "-cpu", model]


@pytest.mark.parametrize("model", MODELS)
def test_another_cpu_runs_what_it_has(build: Path, tmp_path: Path, model: str) -> None:
    source, asks = tmp_path / "names.c", tmp_path / "names"
    source.write_text(NAMES_C)
    command = [*toolchain.gcc().command, source, build / "libsangi.a", "-o", asks]
    subprocess.run(list(map(str, command)), check=True)
    run = [*emulator(model), asks]
    said = subprocess.run(run, env=environment(""), capture_output=True, text=True, check=True)
    scalar, rings = MODELS[model]
    *others, saber, sntrup = said.stdout.split()
    assert others == [scalar] * 7 and saber == sntrup in rings


def programs(root: Path) -> list[str]:
    """The programs of tests/unit without the slowest ones."""
    found = sorted(path.stem for path in (root / "tests" / "unit").glob("*.c"))
    assert {*SLOW, *SLOWEST} < set(found)
    return [name for name in found if name not in SLOWEST]


def on_another_cpu(build: Path, model: str, names: list[str]) -> None:
    """Runs programs of tests/unit on an emulated CPU."""
    for name in names:
        run = [*emulator(model), build / "tests" / "unit" / name]
        done = subprocess.run(run, env=environment(""), capture_output=True, text=True)
        assert done.returncode == 0, f"{name}: {done.stdout}"


@pytest.mark.parametrize("model", sampled(MODELS))
def test_some_programs_on_another_cpu(root: Path, build: Path, model: str) -> None:
    mine = chosen(SLOW, 1, model)
    on_another_cpu(build, model, [name for name in programs(root) if name in mine or name not in SLOW])


@pytest.mark.full
@pytest.mark.parametrize("model", MODELS)
def test_every_program_on_another_cpu(root: Path, build: Path, model: str) -> None:
    on_another_cpu(build, model, programs(root))


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize("name", SLOWEST)
def test_the_slowest_programs_on_another_cpu(build: Path, name: str) -> None:
    on_another_cpu(build, chosen(MODELS, 1, name)[0], [name])


def again(root: Path, folder: Path, forced: str, *tests: str | Path) -> tuple[int, str]:
    """Runs tests once more with that choice, in another process; its status and its last lines."""
    options = ("-q", "-n", "0", "-p", "no:cacheprovider", "--basetemp", folder / "again")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    done = subprocess.run(
        command, cwd=root, env=environment(forced), capture_output=True, text=True, timeout=3600
    )
    return done.returncode, done.stdout[-3000:] + done.stderr[-1000:]


def asking(tests: Path) -> set[str]:
    """The files below a folder called tests that ask the built library."""
    found = (path for path in tests.rglob("test_*.py") if ASKS.search(path.read_text()))
    return {path.relative_to(tests.parent).as_posix() for path in found}


def test_whoever_asks_the_library_is_asked_again(root: Path, tmp_path: Path) -> None:
    """Every file that does runs with each back end, or has its reason why not."""
    files = asking(root / "tests")
    again = {name for name in files if name.startswith(tuple(place.split("::")[0] for place in AGAIN))}
    assert files - again == set(NOTHING_TO)
    made = tmp_path / "tests" / "unit"
    made.mkdir(parents=True)
    (made / "test_none.py").write_text("def test(root: Path) -> None:\n    pass\n")
    (made / "test_tree.py").write_text("def test(root: Path, build: Path) -> None:\n    pass\n")
    (made / "test_call.py").write_text("from sangi import Saber, files\n")
    assert asking(tmp_path / "tests") == {"tests/unit/test_tree.py", "tests/unit/test_call.py"}


@pytest.mark.full
@pytest.mark.matrix(12)
@pytest.mark.parametrize("forced", ["c", "avx2", "x64"])
@pytest.mark.parametrize("place", AGAIN)
def test_the_suite_holds(root: Path, build: Path, tmp_path: Path, place: str, forced: str) -> None:
    """A run that forces nothing has the rest: what this CPU runs by itself."""
    status, said = again(root, tmp_path, forced, place)
    assert status == 0, said


@pytest.mark.full
def test_a_back_end_that_fails_is_seen(root: Path, build: Path, tmp_path: Path) -> None:
    """The choice reaches the tests, and one that does not hold with it fails."""
    made = tmp_path / "test_made_up.py"
    made.write_text('import sangi\n\n\ndef test() -> None:\n    assert sangi.Field("p511").backend != "c"\n')
    assert again(root, tmp_path, "c", "-c", "pyproject.toml", made)[0] == 1
    if "x64" in expected("x64"):
        assert again(root, tmp_path, "x64", "-c", "pyproject.toml", made)[0] == 0
