# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the bench program is put together: the table, several builds of one kernel, peers left out."""

import json
import re
import subprocess

import pytest

from sangi.errors import Unavailable
from sangi.named import NAMED
from sangi_lab.bench import table
from sangi_lab.bench.builds import load_builds
from sangi_lab.bench.cases import FAMILIES, PEERS, all_cases, find_case
from sangi_lab.bench.cases.field import FIELDS

CASE_ID = re.compile(r'\.id = "([^"]*)"')


def configured(tmp_path, linked=("gmp", "openssl")):
    log = []
    table.write(tmp_path, table.Wanted(linked), log.append)
    return {path.name: path.read_text() for path in tmp_path.iterdir()}, log


def rows(files):
    """The lines of cases in the table, with the identifier of each."""
    return [(m[1], m.string) for m in map(CASE_ID.search, files["table.c"].splitlines()) if m]


def row(files, case_id):
    (found,) = [line for name, line in rows(files) if name == case_id]
    return found


def test_the_table_has_every_case_once(tmp_path):
    files, _ = configured(tmp_path)
    names = [name for name, _ in rows(files)]
    assert len(names) == len(set(names)) and {case.id for case in all_cases()} <= set(names)
    assert files["table.c"].count(".hidden = true") == sum(len(f.controls) for f in FAMILIES.values())
    for name in FIELDS:
        p = NAMED[name].modulus
        words = [p >> 64 * i & 2**64 - 1 for i in range(-(-p.bit_length() // 64))]
        assert ", ".join(f"0x{word:016x}" for word in words) in files["table.c"]
        n0 = pow(-p, -1, 2**64)
        assert f"}}, 0x{n0:016x}, " in files["table.c"]


def test_nothing_is_written_twice(tmp_path):
    configured(tmp_path)
    before = {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}
    configured(tmp_path)
    assert before == {path: path.stat().st_mtime_ns for path in tmp_path.iterdir()}


def test_one_kernel_in_several_builds(tmp_path):
    files, _ = configured(tmp_path)
    assert "sangi_p381_add_c sangi_p381_add_c__O2\n" in files["generated_field_p381_c64_c__O2.map"]
    assert "sangi_p381_add_c__O2\n" in files["generated_field_p381_c64_c__O2.keep"]
    assert (
        "sangi_bench_object(generated_field_p381_c64_c__O2 generated/field/p381_c64.c "
        in files["objects.cmake"]
    )
    symbols = {find_case(f"p381/add/c{at}").symbol for at in ("", "@O2", "@clang-O3")}
    assert len(symbols) == 3


def test_a_compiler_that_is_missing(tmp_path, monkeypatch):
    known = table.find_tools

    def without_clang(compiler):
        if compiler == "clang":
            raise Unavailable("clang is not installed: sudo apt-get install clang")
        return known(compiler)

    monkeypatch.setattr(table, "find_tools", without_clang)
    files, log = configured(tmp_path)
    assert '.unavailable = "clang is not installed: sudo apt-get install clang"' in row(
        files, "p381/add:random/c@clang-O3"
    )
    assert ".unavailable" not in row(files, "p381/add:random/c")
    assert any("clang is not installed" in line for line in log)
    assert "clang" not in files["objects.cmake"]


def test_another_machine(tmp_path, monkeypatch):
    monkeypatch.setattr(table.platform, "machine", lambda: "riscv64")
    files, _ = configured(tmp_path)
    for case in ("p381/neg/x64", "p381/mul/x64", "p381/inv/x64"):
        assert "needs x86_64, and this machine is riscv64" in row(files, case)


def test_a_cpu_without_mulx(tmp_path, monkeypatch):
    monkeypatch.setattr(table.platform, "machine", lambda: "x86_64")
    monkeypatch.setattr(table, "cpu_features", lambda: {"sse2", "bmi2"})
    files, _ = configured(tmp_path)
    for op in ("mul", "sqr"):
        assert '.unavailable = "this CPU has no adx"' in row(files, f"bn254/{op}/x64")
    for case in ("bn254/inv/x64", "bn254/mul/c", "p381/neg/x64"):
        assert ".unavailable" not in row(files, case)
    assert "sangi_bn254_mul_x64" not in files.get("generated_field_bn254_x64_S__gcc_O3.map", "")


def test_a_library_without_its_assembly(tmp_path, monkeypatch):
    monkeypatch.setattr(table.platform, "machine", lambda: "x86_64")
    table.write(tmp_path, table.Wanted((), library=False), print)
    files = {"table.c": (tmp_path / "table.c").read_text()}
    for case in ("p511/inv/x64", "p511/sqrt", "p511/sqrt/c"):
        assert "SANGI_ASM=ON" in row(files, case)
    assert ".unavailable" not in row(files, "p511/inv/c")


def test_a_peer_that_is_not_installed(root, tmp_path):
    """The whole way: CMake says so, the program lists the reason, and asking for it anyway exits with 1."""
    configure = ["cmake", "-S", root, "-B", tmp_path]
    options = ["-DSANGI_BENCH=ON", "-DSANGI_gmp_LIBRARY=OFF", "-DSANGI_WERROR=ON"]
    options += ["-DSANGI_ASM=OFF", "-DSANGI_BENCH_OBJECTS=p511"]
    said = subprocess.run([*configure, *options], capture_output=True, text=True, check=True).stdout
    reason = "GMP is not installed: sudo apt-get install libgmp-dev"
    left_out = sum(case.peer is not None and case.peer.name == "gmp" for case in all_cases())
    assert f"{left_out} cases are left out: {reason}" in said
    made = subprocess.run(
        ["cmake", "--build", tmp_path, "--target", "sangi_bench"], capture_output=True, text=True
    )
    assert made.returncode == 0, made.stdout[-2000:]
    program = tmp_path / "bench" / "sangi_bench"
    listed = subprocess.run([program, "list"], capture_output=True, text=True, check=True).stdout
    reasons = {line["id"]: line["unavailable"] for line in map(json.loads, listed.splitlines())}
    assert reasons["peer/gmp/p511/add:random"] == reason
    assert reasons["p511/add:random/c"] is None
    assert reasons["p521/mul/c"] == "its object is not in SANGI_BENCH_OBJECTS"
    asked = subprocess.run([program, "run", "peer/gmp/p511/add:random"], capture_output=True, text=True)
    assert asked.returncode == 1
    assert asked.stderr == f"peer/gmp/p511/add:random: {reason}\n"


def test_peers_that_are_built_on_demand(root):
    """Naming none that exists builds nothing, and says which there are; each of them is in the table."""
    asked = subprocess.run([root / "scripts" / "peers", "nothing"], capture_output=True, text=True)
    assert (asked.returncode, asked.stdout) == (2, "")
    said, _, there = asked.stderr.strip().partition("; there are: ")
    assert said == "peers: no peer is called 'nothing'"
    assert sorted(there.split()) == sorted(p.name for p in PEERS if p.install == "make peers")


def test_a_peer_that_was_not_built(tmp_path):
    files, log = configured(tmp_path)
    reason = "newer OpenSSL from source is not installed: make peers"
    assert reason in row(files, "peer/openssl-new/mod2048/mul/ifma")
    assert any(line.endswith(reason) for line in log)
    assert "peer_openssl_new.c" not in files["objects.cmake"]


def test_the_kernels_are_not_reached_by_their_own_names(build):
    """An object exports the kernels of its build alone: no case can call another build by accident."""
    kernels = [
        (case, kernel) for case in all_cases() for kernel in (case.kernel, *case.also) if kernel.source
    ]
    suffixed = {case.symbol_of(kernel) for case, kernel in kernels}
    assert all(case.symbol_of(kernel).endswith(case.build.suffix) for case, kernel in kernels)
    named = re.findall(r"sangi_bench_object\((\S+) ", (build / "bench" / "objects.cmake").read_text())
    objects = [build / "bench" / f"{name}.o" for name in named]
    command = ["nm", "--defined-only", "--extern-only", "--format=posix", *objects]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    names = {line.split()[0] for line in lines if len(line.split()) > 1}
    assert names and names <= suffixed


@pytest.mark.parametrize("build_row", load_builds().rows.values(), ids=lambda row: row.name)
def test_every_build_compiles(root, tmp_path, build_row):
    """A row that no case names yet is still one that a case may name."""
    if build_row.compiler in ("llvm", "llc"):
        assert build_row.flags == ("-O3",), "what sangi.codegen.llvm does"
        return
    if build_row.needs and build_row.needs not in table.cpu_features():
        return
    source = root / "papers" / "mitsunari" / "c" / "p381_branch.c"
    command = [table.find_tools(build_row.compiler).path, *build_row.flags, f"-I{root / 'include'}"]
    made = tmp_path / "made.o"
    subprocess.run([*command, "-std=c11", "-c", source, "-o", made], check=True)
    assert made.stat().st_size
