# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi ct`: it finds what a compiler made of a choice, and passes kernels of this library."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import inside
import kernels
import pytest

from sangi import toolchain
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.foreign import check
from sangi.verify.symbolic import fields

#: A choice without a branch in C, of which a compiler may make one.
CHOICE = """
typedef unsigned __INTPTR_TYPE__ word;
void choose(word *z, const word *x, const word *y, word bit)
{
    for (int i = 0; i < 4; i++)
        z[i] = bit ? x[i] * 3 + (x[i] >> 7) : y[i] ^ 5;
}
void masked(word *z, const word *x, const word *y, word mask)
{
    z[0] = y[0] ^ (mask & (x[0] ^ y[0]));
    z[1] = y[1] ^ (mask & (x[1] ^ y[1]));
}
word table(const word *z, word secret)
{
    return z[secret & 3];
}
word divided(word x, word y)
{
    return x / y;
}
"""


def compiled(target: str, folder: Path) -> str:
    """The path of the control's object."""
    where = TARGETS[target]
    compiler = toolchain.cross(where.triple, *where.flags)
    made = toolchain.compile_c(CHOICE, cwd=folder, compiler=compiler, flags=("-O1", "-fno-unroll-loops"))
    return str(made)


@pytest.mark.parametrize("target", ["x86-64", "aarch64", "riscv64", "riscv64-u74", "thumbv7em"])
def test_a_branch_that_a_compiler_made_is_found(target: str, tmp_path: Path) -> None:
    named = target if target == "riscv64-u74" else ""
    found = {one.function: one for one in check(compiled(target, tmp_path), named)}
    assert "branch" in str(found["choose"])
    assert not found["masked"].findings
    assert "address" in str(found["table"])
    assert found["divided"].findings
    assert {one.target for one in found.values()} == {target}


def test_kernels_of_the_library_pass(tmp_path: Path) -> None:
    made = fields.assembled(kernels.ours(kernels.BN254, "mul"))
    (only,) = check(kernels.written(tmp_path, made) + ":f")
    assert "constant time" in str(only)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """The command, in this process."""
    return inside.sangi("ct", *arguments)


def test_the_command_ends_with_what_it_found(tmp_path: Path) -> None:
    path = compiled("x86-64", tmp_path)
    good, bad = run(f"{path}:masked"), run(path, "--json")
    assert (good.returncode, bad.returncode) == (0, 1)
    found = {row["function"]: row for row in map(json.loads, bad.stdout.splitlines())}
    assert found["masked"]["constant_time"]
    (first, *_) = found["table"]["findings"]
    assert "rdi" in first["instruction"]
    assert "index" in first["why"]
    assert isinstance(first["offset"], int)


@pytest.mark.parametrize(
    ("text", "target", "says"),
    [
        ("FILE:none", "", "no function 'none'"),
        ("FILE", "pdp11", "no target"),
        ("FILE", "aarch64", "not code for aarch64"),
        ("TEXT", "", "not a readable ELF object"),
        ("/nowhere.o", "", "No such file"),
    ],
)
def test_bad_input(tmp_path: Path, text: str, target: str, says: str) -> None:
    files = {"FILE": compiled("x86-64", tmp_path), "TEXT": kernels.written(tmp_path, b"text", "text.o")}
    name, _, symbol = text.partition(":")
    done = run(files.get(name, name) + (f":{symbol}" if symbol else ""), "--target", target)
    assert done.returncode == 2
    assert says in done.stderr
