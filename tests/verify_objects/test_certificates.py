# SPDX-License-Identifier: MIT OR Apache-2.0
"""Certificates: the second program accepts those of proofs, and nothing that was changed or forged."""

from __future__ import annotations

import ast
import copy
import functools
import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import kernels
import pytest

from sangi.named import NAMED
from sangi.verify.objects import certificate, execution, operands
from sangi.verify.objects.contract import Contract
from sangi.verify.symbolic import fields, image
from sangi_check_certificate import check as checker
from sangi_check_certificate.algebra import Refused

P381 = NAMED["p381"].modulus
#: Two limbs: many forgeries of it are tried in little time.
SMALL = 2**128 - 2**70 - 159


@functools.cache
def made(operation: str = "mul", modulus: int = P381) -> tuple[bytes, str]:
    """The object of one of our own kernels and its certificate, for z that may be any input."""
    content = fields.assembled(kernels.ours(modulus, operation))
    contract = Contract(str(modulus), operation)
    return content, json.dumps(certificate.make(content, "f", contract.spec(), contract.ways))


def signed(data: dict[str, Any], content: bytes) -> dict[str, Any]:
    """A certificate with its digests made right, as a forger would."""
    data["object"] = checker.hashlib.sha256(content).hexdigest()
    data["digest"] = checker.digest(data)
    return data


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of every number and text in a certificate."""
    if isinstance(data, dict):
        return [found for key, held in data.items() for found in leaves(held, (*path, key))]
    if isinstance(data, list):
        return [found for i, held in enumerate(data) for found in leaves(held, (*path, i))]
    return [path]


def edited(data: dict[str, Any], source: random.Random) -> tuple[dict[str, Any], tuple[Any, ...]]:
    """A copy with one number, or one digit of a text, changed; and where."""
    out = copy.deepcopy(data)
    path = source.choice(leaves(out))
    inner = out
    for key in path[:-1]:
        inner = inner[key]
    old = inner[path[-1]]
    if isinstance(old, str):
        at = source.randrange(len(old))
        inner[path[-1]] = old[:at] + source.choice("0123456789abcdef".replace(old[at], "")) + old[at + 1 :]
    elif isinstance(old, bool) or old is None:
        inner[path[-1]] = {} if old is None else not old
    else:
        inner[path[-1]] = old + source.choice((-64, -1, 1, 64))
    return out, path


def refused(data: dict[str, Any], content: bytes) -> bool:
    try:
        checker.check(data, content)
    except Refused:
        return True
    return False


@pytest.mark.parametrize(
    ("operation", "modulus"),
    [
        ("mul", P381),
        ("sqr", 2**190 - 2**100 - 11),
        ("add", P381),
        ("sub", SMALL),
        ("neg", P381),
        ("dbl", SMALL),
    ],
)
def test_our_kernels_have_certificates(operation: str, modulus: int) -> None:
    content, text = made(operation, modulus)
    began = time.process_time()
    shown = checker.check(json.loads(text), content)
    assert time.process_time() - began < 10
    assert "z any input" in shown and hex(modulus) in shown


def test_no_edit_is_accepted() -> None:
    content, text = made()
    source = random.Random(1)
    for _ in range(50):
        assert refused(edited(json.loads(text), source)[0], content)
    for _ in range(50):
        other = bytearray(content)
        other[source.randrange(len(other))] ^= 1 << source.randrange(8)
        assert refused(json.loads(text), bytes(other))


def test_no_forged_edit_is_accepted() -> None:
    """With the digests made right, an edit is refused by what is shown, or says nothing that is not so."""
    content, text = made("mul", SMALL)
    source = random.Random(2)
    claim = json.loads(text)["claim"]
    passed = []
    for _ in range(100):
        data, path = edited(json.loads(text), source)
        if path[0] not in ("object", "digest") and not refused(signed(data, content), content):
            passed.append((path, data))
    for path, data in passed:
        if path[0] == "claim" and path[1] in ("below", "most"):
            inner, weaker = data["claim"], claim
            for key in path[1:]:
                inner, weaker = inner[key], weaker[key]
            assert int(inner, 16) != int(weaker, 16)
            assert (int(inner, 16) > int(weaker, 16)) == ("z" in path)
        else:
            assert path[:3] == ("claim", "shared") or (path[0] == "paths" and data["claim"] == claim)


def test_no_forged_object_is_accepted() -> None:
    """A changed byte of the code with the digests made right: refused, or a kernel that gives the right results."""
    content, text = made("mul", SMALL)
    loaded = image.read(content)
    body = next(piece.content for piece in loaded.pieces if piece.code)
    start, source, passed = content.index(body[:12]), random.Random(3), 0
    for _ in range(100):
        other = bytearray(content)
        other[start + source.randrange(len(body))] ^= 1 << source.randrange(8)
        if refused(signed(json.loads(text), bytes(other)), bytes(other)):
            continue
        passed += 1
        spec = Contract(str(SMALL), "mul").claims()["disjoint"]
        assert execution.find(image.read(bytes(other)), "f", spec, operands.draw(spec, 2000, 1)) is None
    assert passed < 20


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("adcx r11, rax", "add r11, rax"),
        ("adc r13, 0", "nop"),
        ("pop rbx", "pop rax"),
        ("mov qword ptr [rdi], ", "mov qword ptr [rdi + 8], "),
        ("cmovc", "cmovnc"),
    ],
)
def test_a_certificate_forged_for_a_wrong_kernel_is_refused(old: str, new: str) -> None:
    """The certificate of the right kernel, or one without the facts, for a kernel that is wrong."""
    source = kernels.ours(P381, "mul")
    assert old in source
    content = fields.assembled(source.replace(old, new, 1))
    _, text = made()
    assert refused(signed(json.loads(text), content), content)
    empty = json.loads(text)
    for path in empty["paths"].values():
        path["facts"] = []
    assert refused(signed(empty, content), content)


def test_what_is_left_out_is_missed() -> None:
    content, text = made()
    whole = json.loads(text)
    for key in whole["paths"]:
        less = json.loads(text)
        del less["paths"][key]
        assert refused(signed(less, content), content)
        less = json.loads(text)
        less["paths"][key]["facts"].pop()
        assert refused(signed(less, content), content)
    double = json.loads(text)
    double["paths"] = {f"{key}{end}": path for key, path in whole["paths"].items() for end in "01"}
    assert refused(signed(double, content), content)


def test_it_is_a_program_of_its_own(tmp_path: Path) -> None:
    """It runs where no other package of ours can be imported, and its exit status says what it found."""
    content, text = made()
    folder = Path(checker.__file__).parent
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "sangi_check_certificate").symlink_to(folder)
    (alone / "sangi.py").write_text("raise ImportError('the checker needs nothing of sangi')\n")
    command = [sys.executable, "-m", "sangi_check_certificate", "k.o", "k.cert"]
    env = {"PYTHONPATH": f"{alone}"}
    (alone / "k.o").write_bytes(content)
    (alone / "k.cert").write_text(text + "\n")
    done = subprocess.run(command, cwd=alone, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("checked: f: z = x y / R mod 0x1a0111")
    (alone / "k.cert").write_text(text.replace('"symbol": "f"', '"symbol": "g"'))
    done = subprocess.run(command, cwd=alone, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("refused: ")
    (alone / "k.cert").write_text("[" * 100_000)
    done = subprocess.run(command, cwd=alone, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (1, 1) and done.stderr.startswith("refused: ")
    done = subprocess.run([*command[:-1], "none.cert"], cwd=alone, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1) and "none.cert" in done.stderr
    done = subprocess.run(command[:-1], cwd=alone, env=env, capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("usage: ")
    (alone / "sitecustomize.py").write_text("import sys\nsys.modules['capstone'] = None\n")
    done = subprocess.run(command, cwd=alone, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1) and "sangi[gen]" in done.stderr


def test_it_imports_nothing_of_the_prover() -> None:
    used = set()
    for path in Path(checker.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Import):
                used |= {alias.name.split(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0
                used.add(str(node.module).split(".")[0])
    assert used - set(sys.stdlib_module_names) == {"capstone", "sangi_check_certificate"}
