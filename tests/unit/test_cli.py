# SPDX-License-Identifier: MIT OR Apache-2.0
"""The command line as a contract: exit status, one line for what is refused, and no file left behind."""

import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import inside
import pytest
from click.testing import CliRunner
from sampling import sampled

from sangi import api
from sangi.cli import cli

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = Path(sys.executable).with_name("sangi")
SANGI = [str(SCRIPT)] if SCRIPT.exists() else [sys.executable, "-c", "from sangi.cli import main; main()"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "python")}
#: Enough of the operations to meet every kind, few enough to be checked in seconds.
FEW = ("--ops", "add,select,equal")


def sangi(*arguments: str, cwd: Path | None = None, **options) -> subprocess.CompletedProcess[str]:
    """Runs the command line as a user does."""
    return subprocess.run(
        [*SANGI, *arguments], cwd=cwd, env=ENVIRONMENT, capture_output=True, text=True, timeout=300, **options
    )


def files(folder: Path) -> set[str]:
    """Every file below a folder, hidden ones too."""
    return {str(p.relative_to(folder)) for p in folder.rglob("*")}


def without_progress(said: str) -> str:
    """What a command says beside how far it is."""
    return "".join(line for line in said.splitlines(keepends=True) if not line.startswith("checking: "))


def assert_refused(result: subprocess.CompletedProcess[str], named: str, status: int = 2) -> None:
    """One line on stderr that names the thing, nothing on stdout."""
    assert result.returncode == status, result.stdout + result.stderr
    assert result.stdout == ""
    assert result.stderr.startswith("sangi: ") and result.stderr.count("\n") == 1, result.stderr
    assert named in result.stderr and len(result.stderr) < 300


BAD = {
    "even": (["gen", "2^255-20"], "'2^255-20' is even"),
    "zero": (["gen", "0"], "'0' is 0"),
    "one": (["gen", "1"], "'1' is 1"),
    "bare negative": (["gen", "-7"], "'-7' is negative"),
    "negative": (["gen", "--", "-7"], "'-7' is negative"),
    "negative expression": (["gen", "-(2^255-19)"], "'-(2^255-19)' is negative"),
    "600 bits": (["gen", "2^600-1"], "'2^600-1' has 600 bits"),
    "63 bits": (["gen", "2^63-1"], "'2^63-1' has 63 bits"),
    "huge power": (["gen", "2^9999999999"], "'2^9999999999': a power in it has more than 4096 bits"),
    "long number": (["gen", "9" * 100_000], "a number in it has more than 4096 bits"),
    "deep": (["gen", "(" * 50_000], "nested more than"),
    "text": (["gen", "hello"], "'hello' is no named field"),
    "code": (["gen", "__import__('os')"], "cannot read '_'"),
    "empty": (["gen", ""], "an empty modulus"),
    "two lines": (["gen", "2^255\n-19"], "cannot stand in a comment"),
    "no object": (["gen"], "gen takes one OBJECT"),
    "two objects": (["gen", "p381", "p256"], "not 2: 'p381 p256'"),
    "unknown option": (["gen", "--nonsense", "p381"], "--nonsense"),
    "back end": (["gen", "p381", "-b", "rust"], "no back end 'rust': there is c, x64, ir, ifma, or all"),
    "back ends": (["gen", "p381", "-b", "c,rust", "-o", "out"], "no back end 'rust'"),
    "several to stdout": (["gen", "p381", "-b", "all"], "several files need a folder"),
    "two to stdout": (["gen", "p381", "-b", "c,ir"], "several files need a folder"),
    "operation": (["gen", "p381", "--ops", "add,pow"], "no operation 'pow': there is add, "),
    "prefix": (["gen", "p381", "--prefix", "9p"], "prefix '9p'"),
    "prefix of two lines": (["gen", "p381", "--prefix", "a\nb"], "prefix 'a b'"),
    "width": (["gen", "p381", "--width", "8"], "back end c has no limbs of 8 bits"),
    "width of x64": (["gen", "p381", "-b", "x64", "-w", "32"], "back end x64 has no limbs of 32 bits"),
    "width in words": (["gen", "p381", "-w", "wide"], "'wide' is not a valid integer"),
    "comment": (["gen", "p381", "-o", "a*/b"], "a*/b"),
    "check with object": (["gen", "--check", "p381"], "--check takes no OBJECT, but got 'p381'"),
    "check text": (["check", "hello"], "'hello' is no named field"),
    "check even": (["check", "p381", "4"], "'4' is even"),
    "mutate object": (["check", "--mutate", "p381"], "it takes no OBJECT, but got 'p381'"),
    "explain text": (["explain", "hello"], "'hello' is no named field"),
    "explain negative": (["explain", "--", "-7"], "'-7' is negative"),
    "explain width": (["explain", "p381", "--width", "8"], "limbs of 8 bits"),
    "case of ratio": (["ratio", "p381/add/x65", "p381/add/ir"], "no case 'p381/add/x65'"),
    "metric": (["ratio", "p381/add/x64", "p381/add/ir", "--metric", "speed"], "no metric 'speed'"),
    "case of bench": (["bench", "nothing*"], "no case 'nothing*'"),
    "paper": (["report", "--only", "nobody"], "no paper 'nobody'"),
    "command": (["frobnicate"], "No such command 'frobnicate'"),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_input(case: str, tmp_path: Path) -> None:
    arguments, named = BAD[case]
    before = time.process_time()
    assert_refused(inside.sangi(*arguments, cwd=tmp_path), named)
    assert time.process_time() - before < 20, "work was done before the refusal"
    assert files(tmp_path) == set()


@pytest.mark.parametrize("case", sampled(BAD, 3))
def test_bad_input_of_a_process(case: str, tmp_path: Path) -> None:
    arguments, named = BAD[case]
    assert_refused(sangi(*arguments, cwd=tmp_path), named)


@pytest.mark.parametrize("case", ["even", "huge power", "back end", "operation", "prefix", "width"])
def test_bad_input_makes_no_folder(case: str, tmp_path: Path) -> None:
    arguments, named = BAD[case]
    assert_refused(inside.sangi(*arguments, "-o", "new/folder", cwd=tmp_path), named)
    assert files(tmp_path) == set()


@pytest.mark.parametrize(
    "arguments",
    [["gen", "p381", "-o", "file"], ["gen", "p381", "-o", "file/x/y"], ["report", "--out", "file/x"]],
    ids=" ".join,
)
def test_a_file_where_a_folder_should_be(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert_refused(inside.sangi(*arguments, cwd=tmp_path), arguments[-1])
    assert (tmp_path / "file").read_text() == "mine" and files(tmp_path) == {"file"}


def in_mounts(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs a shell script with its own mounts below a folder."""
    wrapper = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    command = [*wrapper, "sh", "-ec", script, "sh", *SANGI]
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, timeout=300)


def may_mount() -> bool:
    """Whether this user can have mounts of his own."""
    wrapper = ["unshare", "--mount"] if os.geteuid() == 0 else ["unshare", "--map-root-user", "--mount"]
    try:
        tried = subprocess.run(
            [*wrapper, "mount", "-t", "tmpfs", "tmpfs", "/mnt"], capture_output=True, timeout=30
        )
    except OSError:
        return False
    return tried.returncode == 0


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "shut").mkdir()
    if may_mount():
        script = 'mount -t tmpfs -o ro tmpfs shut; "$@" gen p381 --ops add -o shut/x'
        assert_refused(in_mounts(script, tmp_path), "shut/x")
    else:
        # A file mode does not stop root; nobody makes a folder in /proc.
        assert_refused(
            sangi("gen", "p381", "--ops", "add", "-o", "/proc/shut/x", cwd=tmp_path), "/proc/shut/x"
        )
    assert files(tmp_path) == {"shut"}


@pytest.mark.parametrize("size", ["4k", "8k"], ids=["before the work", "while writing"])
def test_a_full_disk(size: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    if may_mount():
        script = f"mount -t tmpfs -o size={size} tmpfs full; {'echo x > full/x; ' if size == '4k' else ''}"
        script += f'"$@" gen p381 {" ".join(FEW)} -o full/out 2>said || echo $? > status; find full > left'
        in_mounts(script, tmp_path)
        said, status = (tmp_path / "said").read_text(), int((tmp_path / "status").read_text())
        left = (tmp_path / "left").read_text().split()
        assert left == (["full", "full/x"] if size == "4k" else ["full"])
    else:
        # A limit on the size of every file: a larger one would stop the checks' own files, not those that are written.
        limit = 2
        result = sangi(
            "gen",
            "p381",
            *FEW,
            "-o",
            "full/out",
            cwd=tmp_path,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit)),
        )
        said, status = result.stderr, result.returncode
        assert files(tmp_path / "full") == set()
    lines = without_progress(said).splitlines()
    assert status == 2 and len(lines) == 1 and lines[0].startswith("sangi: ")
    assert "full/out" in lines[0]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_interrupted(tmp_path: Path, number: signal.Signals) -> None:
    (tmp_path / "temporary").mkdir()
    running = subprocess.Popen(
        [*SANGI, "gen", "p381", "-b", "all", "-o", "new/out"],
        cwd=tmp_path,
        env={**ENVIRONMENT, "TMPDIR": str(tmp_path / "temporary")},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # A shell's background job ignores the signal, and so would what it starts.
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),
    )
    deadline = time.monotonic() + 60
    while not (tmp_path / "new" / "out").is_dir() and time.monotonic() < deadline:
        time.sleep(0.02)
    time.sleep(0.5)
    assert running.poll() is None, "it was meant to be interrupted at work"
    running.send_signal(number)
    out, said = running.communicate(timeout=60)
    assert (running.returncode, out, without_progress(said).strip()) == (130, "", "sangi: interrupted")
    assert files(tmp_path) == {"temporary"}


@pytest.fixture(scope="module")
def generated(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """What one run with all back ends writes."""
    folder = tmp_path_factory.mktemp("gen")
    return folder, sangi("gen", "2^255-19", "-b", "all", *FEW, "-o", "a/out", cwd=folder)


def test_gen(generated: tuple[Path, subprocess.CompletedProcess[str]], tmp_path: Path) -> None:
    folder, result = generated
    assert result.returncode == 0, result.stderr
    names = ["fp255.c", "fp255_x64.S", "fp255.ll", "fp255.h", "fp255_ifma.S", "fp255_ifma.h"]
    assert result.stdout.split() == [f"a/out/{name}" for name in names]
    assert files(folder / "a" / "out") == set(names)
    for wanted in ("exhausted at 2 limbs of 4 bits", "intervals", "straight line", "on this CPU", "seed "):
        assert wanted in result.stderr
    command = "sangi gen '2^255-19' -b all --ops add,select,equal -o a/out"
    for name in names:
        first = (folder / "a" / "out" / name).read_text().split("\n")[0]
        assert first == f"{';' if name.endswith('.ll') else '/*'} {command}"
    strict = ["cc", "-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic"]
    out = folder / "a" / "out"
    subprocess.run([*strict, "-c", out / "fp255.c", "-o", tmp_path / "c.o"], cwd=tmp_path, check=True)
    main = tmp_path / "main.c"
    main.write_text(
        f'#include "{out / "fp255.h"}"\n#include <inttypes.h>\n#include <stdio.h>\n'
        "int main(void) {\n"
        "    uint64_t x[FP255_LIMBS], y[FP255_LIMBS] = {20}, z[FP255_LIMBS];\n"
        "    x[0] = UINT64_C(0xffffffffffffffe7), x[1] = x[2] = UINT64_MAX, x[3] = UINT64_MAX >> 1;\n"
        "    fp255_add(z, x, y);\n    fp255_select(x, x, y, fp255_equal(z, y));\n"
        "    for (int i = FP255_LIMBS - 1; i >= 0; i--)\n"
        '        printf("%016" PRIx64 "%016" PRIx64 "\\n", z[i], x[i]);\n    return 0;\n}\n'
    )
    p = 2**255 - 19
    x, y = p - 6, 20
    kinds = {"fp255.c": strict, "fp255_x64.S": ["cc"]}
    for name, compiler in kinds.items():
        subprocess.run([*compiler, "-c", out / name, "-o", tmp_path / "k.o"], cwd=tmp_path, check=True)
        subprocess.run([*strict, main, tmp_path / "k.o", "-o", tmp_path / "main"], check=True)
        rows = subprocess.run([tmp_path / "main"], capture_output=True, text=True, check=True).stdout.split()
        assert int("".join(r[:16] for r in rows), 16) == (x + y) % p
        assert int("".join(r[16:] for r in rows), 16) == y


def test_gen_to_stdout_with_choices(tmp_path: Path) -> None:
    arguments = ["gen", "0x1fffffffffffffff3", "--ops", "dbl,add", "--prefix", "my_f", "-w", "32", "-b", "ir"]
    result = sangi(*arguments, "--seed", "5", cwd=tmp_path)
    assert result.returncode == 0 and "seed 5" in result.stderr
    assert result.stdout.startswith("; sangi gen 0x1fffffffffffffff3 --ops dbl,add --prefix my_f -w 32 -b ir")
    assert re.findall(r"define void @(\w+)\(", result.stdout) == ["my_f_dbl", "my_f_add"]
    assert "in 3 limbs of 32" in result.stdout and "i64" not in result.stdout
    assert files(tmp_path) == set()


@pytest.mark.parametrize("part", ["p381", pytest.param("", marks=pytest.mark.full)], ids=["part", "whole"])
def test_gen_check_names_the_line_that_differs(tmp_path: Path, part: str) -> None:
    """In a copy of the checkout, or of what the generator writes of one field."""
    for folder in ("python", "data"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    for folder in ("generated", "include", "papers"):
        for path in filter(Path.is_file, (ROOT / folder).rglob(f"{part}*")):
            copy = tmp_path / path.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, copy)
    shutil.copy(ROOT / "CMakeLists.txt", tmp_path)
    environment = {**ENVIRONMENT, "PYTHONPATH": str(tmp_path / "python")}
    program = (
        "import sys; sys.meta_path[:] = [f for f in sys.meta_path if 'sangi' not in str(vars(f)).lower()]; "
        "from sangi.codegen import tree; every = tree.committed(); "
        f"tree.committed = lambda: {{path: make for path, make in every.items() if {f'/{part}'!r} in path}}; "
        "import sangi.cli; sangi.cli.main()"
    )

    damaged = tmp_path / "generated" / "field" / "p381_c64.c"
    text = damaged.read_text()
    line = text[: text.index("z[3] = ")].count("\n") + 1
    damaged.write_text(text.replace("z[3] = ", "z[2] = ", 1))
    done = subprocess.run(
        [sys.executable, "-c", program, "gen", "--check"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert_refused(done, f"generated/field/p381_c64.c:{line}: is 'z[2] = ", status=1)


def test_gen_check_of_what_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(api, "check_generated", lambda: 7)
    done = CliRunner().invoke(cli, ["gen", "--check"])
    assert (done.exit_code, done.output) == (0, "7 generated files are what the generator writes\n")


def test_explain() -> None:
    facts = json.loads(sangi("explain", "p256", "--json", "-w", "32").stdout)
    assert (facts["bits"], facts["limbs"], facts["limb_bits"], facts["spare_bit"]) == (256, 8, 32, False)
    assert int(facts["modulus"], 16) == 2**256 - 2**224 + 2**192 + 2**96 - 1
    assert {c["operation"] for c in facts["counts"]} >= {"add", "sub", "half", "equal"}
    said = sangi("explain", "p381")
    assert said.returncode == 0 and "A spare bit" in said.stdout and "0 <= z < p" in said.stdout
    assert "No spare bit" in sangi("explain", "p256").stdout


def test_doctor() -> None:
    result = sangi("doctor")
    assert result.returncode == 0
    assert all(line.startswith(("has ", "lacks ", "      ")) for line in result.stdout.splitlines())
    found = json.loads(sangi("doctor", "--json").stdout)
    assert all({"name", "found", "detail"} <= set(row) for row in found)
    assert sum(line.startswith(("has", "lacks")) for line in result.stdout.splitlines()) == len(found)


@pytest.mark.full
def test_check() -> None:
    result = sangi("check", "p256", "--seed", "7")
    assert result.returncode == 0, result.stderr
    assert result.stdout.startswith("seed 7\n")
    for wanted in ("x64: exhausted at 2 limbs of 4 bits", "limbs of 16 bits", "x64, on this CPU", "riscv64"):
        assert wanted in result.stdout


def test_a_package_that_a_later_stage_installs_is_named() -> None:
    """`make build` installs less than the bench needs."""
    line = "import sys; sys.modules['rich.console'] = None; from sangi.cli import main; main()"
    command = [sys.executable, "-c", line, "bench", "--list"]
    result = subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=100)
    assert_refused(result, "the Python package rich is not installed: `make bench`", 1)


def test_help_and_version() -> None:
    commands = ("report", "gen", "bench", "ratio", "check", "explain", "doctor")
    said = sangi("--help").stdout
    assert [c for c in commands if c not in said] == []
    assert re.fullmatch(r"sangi, version \d+\.\d+\.\d+\n", sangi("--version").stdout)
    assert all(inside.sangi(c, "--help").returncode == 0 for c in commands)


def test_the_list_of_cases_has_its_notes() -> None:
    lines = sangi("bench", "--list").stdout.splitlines()
    (line,) = [line for line in lines if line.startswith("p381/batch_inv/c")]
    assert line.endswith("(products in C, the inversion with the library's assembly)")


@pytest.mark.parametrize("words", [["bench", "--list"], ["--version"], ["--help"], ["doctor", "--json"]])
def test_nobody_reads(words: list[str]) -> None:
    """The reader has left before the first byte, as `| head` may at any later one."""
    reader, writer = os.pipe()
    os.close(reader)
    result = subprocess.run(
        [*SANGI, *words], env=ENVIRONMENT, stdout=writer, stderr=subprocess.PIPE, text=True, timeout=120
    )
    os.close(writer)
    assert (result.returncode, result.stderr) == (0, "")


def test_a_reader_that_stops(tmp_path: Path) -> None:
    script = f'"$@" bench --list | head -1 > {tmp_path / "first"}'
    result = subprocess.run(
        ["bash", "-c", script, "sh", *SANGI], env=ENVIRONMENT, capture_output=True, text=True, timeout=120
    )
    assert (result.returncode, result.stderr) == (0, "")
    assert "/" in (tmp_path / "first").read_text()
