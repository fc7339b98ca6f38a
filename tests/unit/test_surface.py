# SPDX-License-Identifier: MIT OR Apache-2.0
"""The surface of the package: names, copies, and the types that mypy finds in a program, strictly."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import sangi

PROGRAM = """
from typing import assert_type

import sangi

F = sangi.Field("p511")
x, y = F(5), F.random()
assert_type(F, sangi.Field)
assert_type(x, sangi.Element)
assert_type(x + y, sangi.Element)
assert_type(3 * x - 1, sangi.Element)
assert_type(1 / x, sangi.Element)
assert_type(x**-2, sangi.Element)
assert_type(x == y, bool)
assert_type(x != 3, bool)
assert_type(3 == x, bool)
assert_type(bool(x), bool)
assert_type(x.is_square(), bool)
assert_type(hash(x), int)
assert_type(hex(x), str)
assert_type(F.modulus, int)
assert_type(F.batch_inv([x, 3]), list[sangi.Element])
assert_type(x.to_bytes("big"), bytes)
M = sangi.Modulus("p381")
assert_type(M.exp(2, 3), int)
assert_type(M.exp_many([2, 3], 5), list[int])
assert_type(M == M, bool)
R = sangi.Ring(4, 2**31, "cyclic")
assert_type(R.mul([1, 2, 3, 4], [-1] * 4), list[int])
assert_type(R.method_of(3), str)
assert_type(sangi.Saber().keygen(), tuple[bytes, bytes])
assert_type(sangi.Csidh512().derive(bytes(32), bytes(64)), bytes)
assert_type(sangi.parse_modulus("p381"), int)
assert_type(sangi.generate("p381")[0], dict[str, str])
assert_type(sangi.__version__, str)
error: type[ValueError] = sangi.BadInput
"""
#: Each on a line of its own, which mypy must refuse.
WRONG = """
x + 1.0
x < y
F("5")
F.from_bytes("05")
F.order
x.to_bytes("middle")
M.add(1.5, 2)
sangi.Modulus(3.0)
sangi.Ring(4, 17, "acyclic")
R.mul([1.5], [2])
sangi.nothing
"""


def errors(folder: Path, root: Path, text: str) -> list[str]:
    """What mypy says of a program, strictly."""
    (folder / "program.py").write_text(text)
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "program.py"]
    environment = {
        "MYPYPATH": str(root / "python"),
        "PATH": "",
        "MYPY_CACHE_DIR": str(root / ".mypy_cache" / "users"),
    }
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    assert done.stderr == ""
    return [line for line in done.stdout.splitlines() if line.startswith("program.py") and ": error:" in line]


def test_types_of_results(root: Path, tmp_path: Path) -> None:
    right = PROGRAM.lstrip()
    found = errors(tmp_path, root, right + WRONG.lstrip())
    first = right.count("\n") + 1
    wrong = {number: line for number, line in enumerate(WRONG.lstrip().splitlines(), first)}
    assert {int(line.split(":")[1]) for line in found} == set(wrong)


def test_mechanisms_copy_and_pickle(build: object) -> None:
    for made in (sangi.Saber("firesaber"), sangi.Sntrup761(), sangi.Csidh512()):
        for other in (copy.deepcopy(made), pickle.loads(pickle.dumps(made))):
            assert type(other) is type(made) and repr(other) == repr(made)


def test_what_the_package_shows() -> None:
    code = "import sangi; print(*dir(sangi)); print(*sorted(sangi.__all__)); from sangi import *; print(Field('p511'))"
    shown = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert shown[0] == shown[1] and shown[2] == "Field('p511')"
    assert {"BadInput", "Element", "Field", "Modulus", "generate"} <= set(shown[0].split())
    with pytest.raises(AttributeError, match="module 'sangi' has no attribute 'nothing'"):
        _ = sangi.nothing
