# SPDX-License-Identifier: MIT OR Apache-2.0
"""Certificates: the second program accepts those of proofs, and nothing that was changed or forged."""

from __future__ import annotations

import ast
import functools
import hashlib
import io
import json
import random
import subprocess
import sys
import time
import tokenize
from pathlib import Path
from typing import Any

import kernels
import pytest
from sampling import chosen, sampled

from sangi.named import NAMED
from sangi.verify.objects import certificate, execution, operands
from sangi.verify.objects.contract import Contract
from sangi.verify.symbolic import fields, image
from sangi_check_certificate import check as checker
from sangi_check_certificate.algebra import Refused

P381 = NAMED["p381"].modulus
#: Two limbs: many forgeries of it are tried in little time.
SMALL = 2**128 - 2**70 - 159
#: z = x + y of two limbs below 2^127, by choices between equal words: each takes either way, to one sum.
TWO_CHOICES = """
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, [rsi + 8]
    cmovc r8, rcx
    adc rcx, [rdx + 8]
    mov r9, [rsi]
    sub r9, [rdx]
    cmovc r8, rcx
    mov [rdi], rax
    mov [rdi + 8], rcx
    ret
"""


@functools.cache
def made(operation: str = "mul", modulus: int = P381) -> tuple[bytes, str]:
    """The object of one of our own kernels and its certificate, for z that may be any input."""
    content = fields.assembled(kernels.ours(modulus, operation))
    contract = Contract(str(modulus), operation)
    return content, certificate.line(certificate.make(content, "f", contract.spec(), contract.ways))


def opened(line: str) -> dict[str, Any]:
    """The JSON of a certificate."""
    return dict(json.loads(line.partition(" ")[2]))


def signed(data: dict[str, Any], content: bytes) -> str:
    """A certificate with its digests made right, as a forger would."""
    return certificate.line(data | {"object": hashlib.sha256(content).hexdigest()})


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The place of every number and text in a certificate."""
    if isinstance(data, dict):
        return [found for key, held in data.items() for found in leaves(held, (*path, key))]
    if isinstance(data, list):
        return [found for i, held in enumerate(data) for found in leaves(held, (*path, i))]
    return [path]


def edited(line: str, source: random.Random) -> tuple[dict[str, Any], tuple[Any, ...]]:
    """The JSON of a certificate with one number, or one digit of a text, changed; and where."""
    out = opened(line)
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


def refused(line: str, content: bytes) -> bool:
    try:
        checker.check(line.encode(), content)
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
    shown = checker.check(text.encode(), content)
    assert time.process_time() - began < 10
    assert '"shared": null' in shown and hex(modulus) in shown


#: Of the changes a run tries a share, drawn by the seed, and --full each.
SHARES = pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.full)])


def part(changes: list[Any], share: int) -> list[Any]:
    """A share of the changes."""
    return chosen(changes, len(changes) // share)


@SHARES
def test_no_edit_is_accepted(share: int) -> None:
    content, text = made()
    source, characters = random.Random(1), '0123456789abcdef"[]{}, '
    edits = [
        (edited(text, source)[0], source.randrange(len(text)), characters[source.randrange(22)])
        for _ in range(50)
    ]
    for data, at, other in part(edits, share):
        assert refused(f"{text.partition(' ')[0]} {json.dumps(data)}", content)
        assert other == text[at] or refused(text[:at] + other + text[at + 1 :], content)
    flips = [(source.randrange(len(content)), source.randrange(8)) for _ in range(50)]
    for at, bit in part(flips, share):
        flipped = bytearray(content)
        flipped[at] ^= 1 << bit
        assert refused(text, bytes(flipped))


@SHARES
def test_no_forged_edit_is_accepted(share: int) -> None:
    """With the digests made right, an edit is refused by what is shown, or says nothing that is not so."""
    content, text = made("mul", SMALL)
    source = random.Random(2)
    claim = opened(text)["claim"]
    passed = []
    for data, path in part([edited(text, source) for _ in range(100)], share):
        if path[0] != "object" and not refused(signed(data, content), content):
            passed.append((path, data))
    for path, data in passed:
        if path[0] == "claim" and path[1] in ("below", "most"):
            inner, weaker = data["claim"], claim
            for key in path[1:]:
                inner, weaker = inner[key], weaker[key]
            now, before = int(inner, 16), int(weaker, 16)
            assert min(now, before) >= 2**64 - 1 or (now > before) == ("z" in path)
        else:
            assert path[:3] == ("claim", "shared") or (path[0] == "paths" and data["claim"] == claim)


@SHARES
def test_no_forged_object_is_accepted(share: int) -> None:
    """A changed byte of the code with the digests made right: refused, or a kernel that gives the right results."""
    content, text = made("mul", SMALL)
    loaded = image.read(content)
    body = next(piece.content for piece in loaded.pieces if piece.code)
    start, source, passed = content.index(body[:12]), random.Random(3), 0
    for at, bit in part([(source.randrange(len(body)), source.randrange(8)) for _ in range(100)], share):
        other = bytearray(content)
        other[start + at] ^= 1 << bit
        if refused(signed(opened(text), bytes(other)), bytes(other)):
            continue
        passed += 1
        spec = Contract(str(SMALL), "mul").claims()["disjoint"]
        assert execution.find(image.read(bytes(other)), "f", spec, operands.draw(spec, 2000, 1)) is None
    # What passes are bits of addresses, which relocations overwrite: a quarter of the code.
    assert passed < 30


@pytest.mark.parametrize(
    ("old", "new"),
    sampled(
        [
            ("adcx r10, rcx", "add r10, rcx"),
            ("adcx r13, qword ptr [rip", "adox r13, qword ptr [rip"),
            ("pop rbx", "pop rax"),
            ("mov qword ptr [rdi], ", "mov qword ptr [rdi + 8], "),
            ("cmovc", "cmovnc"),
        ],
        2,
    ),
)
def test_a_certificate_forged_for_a_wrong_kernel_is_refused(old: str, new: str) -> None:
    """The certificate of the right kernel, or one without the facts, for a kernel that is wrong."""
    source = kernels.ours(P381, "mul")
    assert old in source
    content = fields.assembled(source.replace(old, new, 1))
    _, text = made()
    assert refused(signed(opened(text), content), content)
    empty = opened(text)
    for path in empty["paths"].values():
        path["facts"] = []
    assert refused(signed(empty, content), content)


def test_what_is_left_out_is_missed() -> None:
    content, text = made()
    whole = opened(text)
    for key in whole["paths"]:
        less = opened(text)
        del less["paths"][key]
        assert refused(signed(less, content), content)
        less = opened(text)
        less["paths"][key]["facts"].pop()
        assert refused(signed(less, content), content)
    double = opened(text)
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
    assert done.stdout.startswith('checked: "f": {"goal": "z R = x y", "modulus": "0x1a0111')
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


def test_a_decision_that_a_path_does_not_state_is_missed() -> None:
    """Two paths of one decision each do not stand for four of two, as if the second were as the first."""
    twice = kernels.assembled(TWO_CHOICES)
    contract = Contract("2^127-1", "add", out="<R")
    four = certificate.make(twice, "f", contract.spec(), contract.ways)
    assert sorted(four["paths"]) == ["00", "01", "10", "11"]
    assert not refused(certificate.line(four), twice)
    four["paths"] = {"0": four["paths"]["00"], "1": four["paths"]["11"]}
    assert refused(certificate.line(four), twice)


def test_it_has_at_most_700_lines_of_code() -> None:
    """Lines that hold a token of the language: not blank, no comment, no docstring."""
    assert sum(map(code_lines, Path(checker.__file__).parent.glob("*.py"))) <= 700


def code_lines(path: Path) -> int:
    """The lines of code of a file."""
    text, documented = path.read_text(), set[int]()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node):
            documented |= set(range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1))
    silent = (
        tokenize.COMMENT,
        tokenize.NL,
        tokenize.NEWLINE,
        tokenize.INDENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
    )
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    lines = {line for t in tokens if t.type not in silent for line in range(t.start[0], t.end[0] + 1)}
    return len(lines - documented)


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
