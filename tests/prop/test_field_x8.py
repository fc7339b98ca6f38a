# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight elements: every operand at small digits, edges at 52 bits, and what a wrong kernel meets."""

import itertools
import os
import random
import re
import subprocess
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import ifma, shared
from sangi.codegen.x8 import KERNELS
from sangi.codegen.x8.dot import DOTS
from sangi.codegen.x8.program import Bound, Constants, Program
from sangi.codegen.x8.shape import X8Shape
from sangi.errors import BadInput, CheckFailed
from sangi.named import NAMED
from sangi.verify.constant_time import object_check
from sangi.verify.interp import cpu
from sangi.verify.interp.text import Refused
from sangi.verify.mutation import x8 as mutate
from sangi.verify.mutation.field import judge
from sangi.verify.vectors import x8 as check

#: Sizes that the default run exhausts; the others are run with --full.
FIRST = check.SIZES[:3]
SIZES = [size if size in FIRST else pytest.param(size, marks=pytest.mark.full) for size in check.SIZES]
#: Lengths at which the count of digits changes, or p fills its top digit but for two bits.
BITS = (64, 102, 103, 154, 155, 206, 311, 400, 462, 463, 518, 521)


@pytest.mark.parametrize("size", SIZES)
def test_every_operand(size: tuple[int, int]) -> None:
    shapes = list(check.moduli(*size))
    assert len(shapes) == (1 << size[0] * size[1]) // 8 - 1
    for shape in shapes:
        kernels = check.Kernels.of(shape)
        assert set(kernels.functions) == set(KERNELS)
        for name in KERNELS:
            pairs = check.every_pair(name, shape)
            assert check.verify(kernels, name, pairs) == len(pairs)


@pytest.mark.parametrize("name", NAMED)
def test_committed_kernels(root: Path, name: str) -> None:
    shape = X8Shape.of(NAMED[name].modulus)
    text = shared.whole(root, f"generated/field/{name}_ifma.S")
    kernels = check.Kernels.of(shape, text, f"sangi_{name}x8")
    source = random.Random(name)
    for op in KERNELS:
        pairs = check.edge_pairs(shape, 300, source, check.limit(op, shape))
        for alias in ("", *check.inputs(op)):
            check.verify(kernels, op, pairs, alias)


@pytest.mark.parametrize("name", NAMED)
def test_dot2_at_the_ends_of_its_operands(root: Path, name: str) -> None:
    """Every choice among 0, 1, p - 1, p, p + 1, 2p - 1 for all four; and one factor of each product up to 4p."""
    shape = X8Shape.of(NAMED[name].modulus)
    p, text = shape.modulus, shared.whole(root, f"generated/field/{name}_ifma.S")
    kernels = check.Kernels.of(shape, text, f"sangi_{name}x8")
    assert shape.room >= 16
    assert check.verify_cases(kernels, "dot2", check.corners("dot2", shape, 2 * p)) == 6**4
    ends = (0, 2 * p - 1, 4 * p - 2)
    chosen = [c for c in itertools.product(ends, repeat=4) if max(min(c[:2]), min(c[2:])) < 2 * p]
    assert (4 * p - 2, 2 * p - 1, 2 * p - 1, 4 * p - 2) in chosen
    check.verify_cases(kernels, "dot2", [list(column) for column in zip(*chosen, strict=True)])
    pairs = check.lazy_terms(check.edge_pairs(shape, 300, random.Random(name), 4 * p), shape)
    assert len(pairs) > 300
    for alias in ("", "x0", "y0", "x1", "y1"):
        check.verify(kernels, "dot2", pairs, alias)


@pytest.mark.parametrize("bits", BITS)
def test_any_length(bits: int) -> None:
    source = random.Random(bits)
    for modulus in (2**bits - 1, 2 ** (bits - 1) + 1, source.getrandbits(bits) | 1 | 1 << bits - 1):
        shape = X8Shape.of(modulus)
        kernels = check.Kernels.of(shape)
        for op in KERNELS:
            check.verify(kernels, op, check.edge_pairs(shape, 50, source, check.limit(op, shape)))


@pytest.mark.parametrize("name", DOTS)
def test_inner_products(root: Path, name: str) -> None:
    for shape in check.moduli(4, 2):
        pairs = check.every_pair(name, shape)
        assert len(pairs) >= 4 and check.verify(check.dots(shape), name, pairs) == len(pairs)
    shape = X8Shape.of(NAMED["p511"].modulus)
    text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
    kernels = check.dots(shape, text, "sangi_p511x8")
    most = check.limit(name, shape)
    assert most > 12 * shape.modulus
    pairs = check.edge_pairs(shape, 300, random.Random(name), most)
    for alias in ("", *(f"x{t}" for t in range(check.TERMS[name]))):
        check.verify(kernels, name, pairs, alias)


def test_a_wrong_inner_product_is_caught() -> None:
    """One that misses any of its products, or takes one of them twice."""
    shape = X8Shape(61, 4, 2)
    text = ifma.text(shape, "k", hidden=False)
    pairs = check.every_pair("dot2", shape)
    check.verify(check.Kernels.of(shape, text), "dot2", pairs)
    start = text.index("SYMBOL(k_dot2_ifma):")
    end = text.index("vzeroupper", start)
    lines = text[start:end].splitlines(keepends=True)
    products = [i for i, line in enumerate(lines) if "vpmadd52" in line]
    assert len(products) > 20
    for at in products:
        for change in ([], [lines[at]] * 2):
            hurt = "".join([text[:start], *lines[:at], *change, *lines[at + 1 :], text[end:]])
            with pytest.raises((CheckFailed, Refused)):
                check.verify(check.Kernels.of(shape, hurt), "dot2", pairs)


def test_inner_products_are_straight_line(root: Path, tmp_path: Path) -> None:
    text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(object_check.functions(made)) == {f"sangi_p511x8_{name}_ifma" for name in DOTS}
        assert object_check.check(made, "x86-64") == []


#: Moduli of two digits of 4 bits whose kernels have the same instructions: no digit is 0, and m takes a product.
ALIKE = (17, 21, 25, 29, 37, 45, 57, 61)


@pytest.mark.parametrize("modulus", [0, 1, 2**63 - 1, 2**64, 2**521 - 2, 2**521 + 1])
def test_other_moduli_are_refused(modulus: int) -> None:
    with pytest.raises(BadInput, match="64 to 521 bits"):
        X8Shape.of(modulus)


@pytest.mark.parametrize("backend", ["c", "x64", "ifma"])
def test_every_back_end_has_the_same_answers(build: Path, backend: str) -> None:
    """The program compares with one element at a time; where the CPU has no such back end another one runs."""
    command = [build / "tests" / "unit" / "field_x8"]
    environment = {**os.environ, "SANGI_BACKEND": backend}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout
    ran = {line.split()[1] for line in done.stdout.splitlines()}
    assert ran == {backend} if backend == "c" or cpu.has_ifma() else len(ran) == 1


def caught(shape: X8Shape, op: str, text: str) -> bool:
    """Whether a text in place of the kernels of a modulus is refused or found wrong."""
    try:
        check.verify(check.Kernels.of(shape, text), op, check.every_pair(op, shape))
    except (CheckFailed, Refused):
        return True
    return False


@pytest.mark.parametrize("op", KERNELS)
def test_every_instruction_is_missed(op: str) -> None:
    """A kernel without one of its instructions is wrong for some small modulus; interpreted, it is found so."""
    shapes = [X8Shape(modulus, 4, 2) for modulus in ALIKE]
    texts = [ifma.text(shape, "k", hidden=False) for shape in shapes]
    parts = [re.split(rf"(?<=SYMBOL\(k_{op}_ifma\):\n)", text, maxsplit=1) for text in texts]
    bodies = [part[1].splitlines(keepends=True) for part in parts]
    assert {len(body) for body in bodies} == {len(bodies[0])}
    missed = []
    for number in range(2, [line.strip() for line in bodies[0]].index("vzeroupper")):
        if re.match(r"\s*[A-Z]", bodies[0][number]):  # a macro, which is empty here
            continue
        hurt = [
            part[0] + "".join([*lines[:number], *lines[number + 1 :]])
            for part, lines in zip(parts, bodies, strict=True)
        ]
        if not any(caught(shape, op, text) for shape, text in zip(shapes, hurt, strict=True)):
            missed.append(bodies[0][number].strip())
    assert missed == []


def test_mutants_are_caught() -> None:
    fates = list(mutate.fates(every=9))
    assert len(fates) > 50 and {f.operation for f in fates} == {*KERNELS, *DOTS}
    assert all(f.fault or f.key in mutate.EQUIVALENT for f in fates)


@pytest.mark.full
def test_every_mutant_is_caught() -> None:
    survivors = judge(list(mutate.fates()), mutate.EQUIVALENT)
    assert {f.key for f in survivors} == set(mutate.EQUIVALENT)


def test_mutants_of_what_is_hardly_run_are_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "every_pair", lambda name, shape: [(0, 0)] * 8)
    assert any(not f.fault for f in mutate.fates(every=20) if f.operation in KERNELS)


def program() -> Program:
    """One that has no steps yet."""
    return Program("made_up", (), ("z", "x"), 1, Constants(52, {"p": (2**52 - 1,)}))


def test_what_leaves_its_bounds_is_refused() -> None:
    p = program()
    x = p.load("x", 0)
    two = p.add(x, x)
    with pytest.raises(Bound, match="is no digit"):
        p.mad(p.zero(), two, x, high=False)
    with pytest.raises(Bound, match="is no digit"):
        p.store("z", 0, two)
    with pytest.raises(Bound, match="an unsigned shift"):
        p.carry(p.sub(p.zero(), x))
    large = x
    with pytest.raises(Bound, match="add may reach"):
        for _ in range(13):
            large = p.add(large, large)
    p.store("z", 0, p.digit(two))


@pytest.mark.parametrize("name", ["p256", "p381", "p511", "p521"])
def test_straight_line(root: Path, name: str, tmp_path: Path) -> None:
    text = shared.whole(root, f"generated/field/{name}_ifma.S")
    symbols = {f"sangi_{name}x8_{op}_ifma" for op in KERNELS}
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(object_check.functions(made)) == symbols
        assert object_check.check(made, "x86-64") == []
    branch = text.replace("    vzeroupper\n", "    jz 1f\n    vzeroupper\n1:\n", 1)
    (finding, *_) = object_check.check(toolchain.assemble(branch, cwd=tmp_path).read_bytes(), "x86-64")
    assert "branch" in finding.why


def products(name: str, op: str) -> int:
    """How many digits of products a kernel adds up: those of x y and of m p, and m itself."""
    shape = X8Shape.of(NAMED[name].modulus)
    n, constants = shape.limbs, shape.constants().digits
    own = n * (n - 1) + 2 * n if op == "sqr" else 2 * n * n * check.TERMS.get(op, 1)
    reduction = n * (2 * sum(map(bool, constants["p"])) - 1)
    return own + reduction + (n if constants["n0"] != (1,) else 0)


@pytest.mark.parametrize("name", NAMED)
def test_the_built_kernels_multiply_eight_elements(build: Path, name: str) -> None:
    assert products("p511", "mul") == 400 and products("p511", "sqr") == 310
    assert products("p511", "dot2") == 600
    for op in ("mul", "sqr", "dot2"):
        symbol = f"--disassemble=sangi_{name}x8_{op}_ifma"
        command = ["objdump", "-d", "--no-show-raw-insn", symbol, build / "libsangi.so"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert len(re.findall(r"\tvpmadd52[lh]uq", said)) == products(name, op)
        assert not re.search(r"\tmulx?q?\b", said)
