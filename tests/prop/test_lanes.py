# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight elements: every operand at small digits, edges at 52 bits, and what a wrong kernel meets."""

import os
import random
import re
import subprocess
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.errors import BadInput, CheckFailed
from sangi.gen import ifma
from sangi.gen.lanes import KERNELS
from sangi.gen.lanes.dot import DOTS
from sangi.gen.lanes.program import Bound, Constants, Program
from sangi.gen.lanes.shape import Lanes
from sangi.gen.named import NAMED
from sangi.prove import straightline
from sangi.prove.asmtext import Refused
from sangi.prove.lanes import check, cpu, interp, mutate
from sangi.prove.mutate import judge

#: Sizes that the default run exhausts; the others are run with --full.
FIRST = check.SIZES[:3]
SIZES = [size if size in FIRST else pytest.param(size, marks=pytest.mark.full) for size in check.SIZES]
#: Lengths at which the count of digits changes, or p fills its top digit but for two bits.
BITS = (64, 102, 103, 154, 155, 206, 311, 400, 462, 463, 518, 521)


@pytest.mark.skipif(not cpu.available(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_the_interpreter_does_what_the_cpu_does() -> None:
    assert cpu.compare() == []


@pytest.mark.skipif(not cpu.available(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_a_wrong_interpreter_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = interp.product
    monkeypatch.setattr(interp, "product", lambda a, b, width: right(a, b, width)[::-1])
    assert len(cpu.compare(100)) == sum("madd" in case for case in cpu.CASES)


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
    shape = Lanes.of(NAMED[name].modulus)
    text = (root / "generated" / "field" / f"{name}_ifma.S").read_text()
    kernels = check.Kernels.of(shape, text, f"sangi_{name}x8")
    source = random.Random(name)
    for op in KERNELS:
        pairs = check.edge_pairs(shape, 300, source, check.limit(op, shape))
        for alias in ("", "x") if op in ("neg", "sqr", "reduce") else ("", "x", "y"):
            check.verify(kernels, op, pairs, alias)


@pytest.mark.parametrize("bits", BITS)
def test_any_length(bits: int) -> None:
    source = random.Random(bits)
    for modulus in (2**bits - 1, 2 ** (bits - 1) + 1, source.getrandbits(bits) | 1 | 1 << bits - 1):
        shape = Lanes.of(modulus)
        kernels = check.Kernels.of(shape)
        for op in KERNELS:
            check.verify(kernels, op, check.edge_pairs(shape, 50, source, check.limit(op, shape)))


@pytest.mark.parametrize("terms", [2, 3, 4])
def test_inner_products(root: Path, terms: int) -> None:
    for shape in check.moduli(4, 2):
        most = check.most_of_term(shape, terms)
        pairs = [(x, y) for x in range(most) for y in range(most)]
        assert most >= 2 and check.verify_dot(check.dots(shape), terms, pairs) == len(pairs)
    shape = Lanes.of(NAMED["p511"].modulus)
    text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
    kernels = check.dots(shape, text, "sangi_p511x8")
    most = check.most_of_term(shape, terms)
    assert most > 12 * shape.modulus
    pairs = check.edge_pairs(shape, 300, random.Random(terms), most)
    for alias in ("", *(f"x{t}" for t in range(terms))):
        check.verify_dot(kernels, terms, pairs, alias)


def test_a_wrong_inner_product_is_caught() -> None:
    """One that misses any of its products, or takes one of them twice."""
    shape = Lanes(61, 4, 2)
    text = ifma.dots_text(shape, "k", hidden=False)
    pairs = [(x, y) for x in range(88) for y in range(88)]
    check.verify_dot(check.dots(shape, text), 2, pairs)
    lines = text[: text.index("SYMBOL(k_dot3")].splitlines(keepends=True)
    rest = text[len("".join(lines)) :]
    products = [i for i, line in enumerate(lines) if "vpmadd52" in line]
    assert len(products) > 20
    for at in products:
        for change in ([], [lines[at]] * 2):
            hurt = "".join([*lines[:at], *change, *lines[at + 1 :]]) + rest
            with pytest.raises((CheckFailed, Refused)):
                check.verify_dot(check.dots(shape, hurt), 2, pairs)


def test_inner_products_are_straight_line(root: Path, tmp_path: Path) -> None:
    text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(straightline.functions(made)) == {f"sangi_p511x8_dot{n}_ifma" for n in (2, 3, 4)}
        assert straightline.gate(made, "x86-64") == []


#: Moduli of two digits of 4 bits whose kernels have the same instructions: no digit is 0, and m takes a product.
ALIKE = (17, 21, 25, 29, 37, 45, 57, 61)


@pytest.mark.parametrize("modulus", [0, 1, 2**63 - 1, 2**64, 2**521 - 2, 2**521 + 1])
def test_other_moduli_are_refused(modulus: int) -> None:
    with pytest.raises(BadInput, match="64 to 521 bits"):
        Lanes.of(modulus)


@pytest.mark.parametrize("backend", ["c", "x64", "ifma"])
def test_every_back_end_has_the_same_answers(build: Path, backend: str) -> None:
    """The program compares with one element at a time; where the CPU has no such back end another one runs."""
    command = [build / "tests" / "unit" / "lanes"]
    environment = {**os.environ, "SANGI_BACKEND": backend}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout
    ran = {line.split()[1] for line in done.stdout.splitlines()}
    assert ran == {backend} if backend == "c" or cpu.available() else len(ran) == 1


def caught(shape: Lanes, op: str, text: str) -> bool:
    """Whether a text in place of the kernels of a modulus is refused or found wrong."""
    try:
        check.verify(check.Kernels.of(shape, text), op, check.every_pair(op, shape))
    except (CheckFailed, Refused):
        return True
    return False


@pytest.mark.parametrize("op", KERNELS)
def test_every_instruction_is_missed(op: str) -> None:
    """A kernel without one of its instructions is wrong for some small modulus; interpreted, it is found so."""
    shapes = [Lanes(modulus, 4, 2) for modulus in ALIKE]
    texts = [ifma.text(shape, "k", hidden=False) for shape in shapes]
    parts = [re.split(rf"(?<=SYMBOL\(k_{op}_ifma\):\n)", text, maxsplit=1) for text in texts]
    bodies = [part[1].splitlines(keepends=True) for part in parts]
    assert {len(body) for body in bodies} == {len(bodies[0])}
    missed = []
    for number in range(2, [line.strip() for line in bodies[0]].index("vzeroupper")):
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
    text = (root / "generated" / "field" / f"{name}_ifma.S").read_text()
    symbols = {f"sangi_{name}x8_{op}_ifma" for op in KERNELS}
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(straightline.functions(made)) == symbols
        assert straightline.gate(made, "x86-64") == []
    branch = text.replace("    vzeroupper\n", "    jz 1f\n    vzeroupper\n1:\n", 1)
    (finding, *_) = straightline.gate(toolchain.assemble(branch, cwd=tmp_path).read_bytes(), "x86-64")
    assert "branch" in finding.why


def products(name: str, op: str) -> int:
    """How many digits of products a kernel adds up: those of x y and of m p, and m itself."""
    shape = Lanes.of(NAMED[name].modulus)
    n, constants = shape.limbs, shape.constants().digits
    own = 2 * n * n if op == "mul" else n * (n - 1) + 2 * n
    reduction = n * (2 * sum(map(bool, constants["p"])) - 1)
    return own + reduction + (n if constants["n0"] != (1,) else 0)


@pytest.mark.parametrize("name", NAMED)
def test_the_built_kernels_multiply_in_lanes(build: Path, name: str) -> None:
    assert products("p511", "mul") == 400 and products("p511", "sqr") == 310
    for op in ("mul", "sqr"):
        symbol = f"--disassemble=sangi_{name}x8_{op}_ifma"
        command = ["objdump", "-d", "--no-show-raw-insn", symbol, build / "libsangi.so"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert len(re.findall(r"\tvpmadd52[lh]uq", said)) == products(name, op)
        assert not re.search(r"\tmulx?q?\b", said)
