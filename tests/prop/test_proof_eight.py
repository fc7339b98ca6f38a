# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proofs of the kernels for eight elements: all that are committed, any length, and no mutant that is wrong."""

from __future__ import annotations

import os
import random
import re
from collections import Counter
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import ifma, shared
from sangi.codegen.emit import x64_text
from sangi.codegen.x8 import KERNELS
from sangi.codegen.x8.dot import DOTS
from sangi.codegen.x8.shape import X8Shape
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.interp.text import Refused
from sangi.verify.suites.x8 import prove_kernels
from sangi.verify.symbolic import Unproved, eight, image
from sangi.verify.symbolic.eight_claims import claims
from sangi.verify.vectors import x8 as check

#: Lengths at which the count of digits changes, or p fills its top digit but for two bits.
BITS = (64, 102, 103, 154, 155, 206, 311, 462, 463, 518, 521)
REGISTER, PLACE, NUMBER = re.compile(r"zmm\d+"), re.compile(r"\[(r\w+)( \+ \d+)?\]"), re.compile(r"\b52\b")
OTHER = {"vpmadd52luq": "vpmadd52huq", "vpaddq": "vpsubq", "vpsrlq": "vpsraq", "vpandq": "vpaddq"}
OTHER |= {new: old for old, new in OTHER.items()}
KINDS = ("delete", "repeat", "exchange", "mnemonic", "register", "register", "place", "number", "constant")
#: Modulus, kernel, mutants of it in the ordinary run and in the full one.
PLAN = (
    (NAMED["p25519"].modulus, "mul", 15, 300),
    (NAMED["bn254"].modulus, "sqr", 10, 200),
    (NAMED["p256"].modulus, "dot2", 5, 100),
    (2**100 - 15, "add", 20, 100),
    (2**150 - 3, "sub", 10, 100),
    (2**100 - 15, "reduce", 15, 100),
    (2**100 - 15, "select", 10, 50),
    (2**206 - 5, "add_lazy", 10, 50),
)


@pytest.mark.parametrize("name", NAMED)
def test_committed_kernels_are_proved(root: Path, tmp_path: Path, name: str) -> None:
    shape = X8Shape.of(NAMED[name].modulus)
    text = shared.whole(root, f"generated/field/{name}_ifma.S")
    content = toolchain.assemble(text, cwd=tmp_path).read_bytes()
    shown = list(prove_kernels(content, shape, f"sangi_{name}x8", [f"{kernel}_ifma" for kernel in KERNELS]))
    assert len(shown) >= len(KERNELS)
    if name == "p511":
        text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
        content = toolchain.assemble(text, cwd=tmp_path).read_bytes()
        assert len(list(prove_kernels(content, shape, "sangi_p511x8", [f"{dot}_ifma" for dot in DOTS]))) == 2


@pytest.mark.parametrize("bits", BITS)
def test_kernels_of_any_length_are_proved(bits: int, tmp_path: Path) -> None:
    source = random.Random(bits)
    for modulus in (2**bits - 1, 2 ** (bits - 1) + 1, source.getrandbits(bits) | 1 | 1 << bits - 1):
        shape = X8Shape.of(modulus)
        content = toolchain.assemble(ifma.text(shape, "k", hidden=False), cwd=tmp_path).read_bytes()
        assert list(prove_kernels(content, shape, "k", [f"{kernel}_ifma" for kernel in KERNELS]))


def test_bounds_that_are_too_wide_are_refused(tmp_path: Path) -> None:
    """Kernels of one modulus, as if they were of another or took larger inputs."""
    shape = X8Shape.of(NAMED["p25519"].modulus)
    content = toolchain.assemble(ifma.text(shape, "k", hidden=False), cwd=tmp_path).read_bytes()
    loaded, p = image.read(content), shape.modulus
    for name in ("mul", "add", "reduce"):
        (claim, *_) = claims(name, shape)
        eight.prove(loaded, f"k_{name}_ifma", claim, shape)
        for other in (X8Shape.of(p - 2), X8Shape.of(p + 2)):
            with pytest.raises(Unproved, match=r"congruence|range|more than|lost"):
                eight.prove(loaded, f"k_{name}_ifma", claims(name, other)[0], other)
    for name, most, below in (("add", 2 * p + 1, 2 * p), ("add", 2 * p, 2 * p - 1), ("mul", 64 * p, 2 * p)):
        (claim, *_) = claims(name, shape)
        wide = eight.Claim(claim.goal, claim.sizes, most, below, claim.divides)
        with pytest.raises(Unproved, match="range"):
            eight.prove(loaded, f"k_{name}_ifma", wide, shape)


def mutated(
    lines: list[str], constants: list[str], source: random.Random
) -> tuple[str, list[str], list[str]]:
    """(what was changed, the body, the constants) with one change, or with none where it hits nothing."""
    body, table = list(lines), list(constants)
    kind, at = source.choice(KINDS), source.randrange(len(lines))
    if kind == "delete":
        del body[at]
    elif kind == "repeat":
        body.insert(at, body[at])
    elif kind == "exchange":
        body[at : at + 2] = reversed(body[at : at + 2])
    elif kind == "mnemonic":
        name = body[at].split()[0]
        body[at] = body[at].replace(name, OTHER.get(name, name))
    elif kind == "constant":
        at = source.randrange(len(table))
        word = int(table[at].split()[1], 0) ^ 1 << source.randrange(64)
        table[at] = f".quad {word:#x}"
    else:
        pattern = {"register": REGISTER, "place": PLACE, "number": NUMBER}[kind]
        if found := list(pattern.finditer(body[at])):
            hit = source.choice(found)
            new = {
                "register": f"zmm{source.randrange(12)}",
                "place": f"[{hit[1]} + {64 * source.randrange(6)}]" if kind == "place" else "",
                "number": str(source.choice((51, 53))),
            }[kind]
            body[at] = body[at][: hit.start()] + new + body[at][hit.end() :]
    return f"{kind} at {at}", body, table


def campaign(modulus: int, name: str, count: int, source: random.Random, folder: Path) -> Counter[str]:
    """Verdicts on mutants of a kernel: what the prover says, and whether the interpreter finds them wrong."""
    shape = X8Shape.of(modulus)
    kernels, held = ifma.kernels(shape, "k", {name: KERNELS[name]})
    text = x64_text.file(kernels, hidden=False, tables={held.label: held.words()})
    before, after = text.index("endbr64"), text.index("LEAVE", text.index("endbr64"))
    lines = [
        line for line in text[before:after].splitlines() if line.split()[:1] and line.split()[0][0] in "vk"
    ]
    words = re.findall(r"\.quad \w+", text)
    numbers = check.operands(name, check.edge_pairs(shape, 150, source, 2 * modulus))
    counts: Counter[str] = Counter()
    for number in range(count):
        what, body, table = mutated(lines, words, source) if number else ("nothing", lines, words)
        if number and (body, table) == (lines, words):
            continue
        changed = iter(table)
        made = re.sub(r"\.quad \w+", lambda _, it=changed: next(it), text)
        made = "\n".join([made[:before], *body, made[after:]])
        try:
            loaded = image.read(toolchain.assemble(made, cwd=folder).read_bytes())
        except CheckFailed:
            continue
        try:
            for claim in claims(name, shape):
                eight.prove(loaded, f"k_{name}_ifma", claim, shape)
            proved = True
        except Unproved:
            proved = False
        try:
            run = check.Kernels.of(shape, made)
            for alias in ("", *check.inputs(name)):
                check.verify_cases(run, name, numbers, alias)
            right = True
        except (CheckFailed, Refused):
            right = False
        assert right or not proved, f"proved and wrong: {what}"
        assert number or proved
        counts[f"{'proved' if proved else 'refused'}, {'right' if right else 'wrong'}"] += 1
    return counts


def _campaign(full: bool, folder: Path) -> Counter[str]:
    source = random.Random(int(os.environ["SANGI_SEED"]))
    total: Counter[str] = Counter()
    for modulus, name, few, many in PLAN:
        found = campaign(modulus, name, many if full else few, source, folder)
        print(name, dict(found))
        total += found
    return total


def test_no_mutant_is_proved_and_wrong(tmp_path: Path) -> None:
    counts = _campaign(False, tmp_path)
    assert counts["refused, wrong"] > 30


@pytest.mark.full
def test_no_mutant_of_many_is_proved_and_wrong(tmp_path: Path) -> None:
    counts = _campaign(True, tmp_path)
    assert counts["refused, wrong"] > 300
    assert counts["refused, right"] <= 0.06 * counts.total()
