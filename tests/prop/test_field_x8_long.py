# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight elements of a long prime field: interpreted, on this CPU, as an object, and proved."""

import itertools
import random
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import ifma
from sangi.codegen.emit.assembler import NoRegister
from sangi.codegen.tables.long_fields import MODULI, X8
from sangi.codegen.x8 import KERNELS, LONG
from sangi.codegen.x8.program import Op
from sangi.codegen.x8.shape import X8Shape
from sangi.errors import CheckFailed
from sangi.verify.constant_time import object_check
from sangi.verify.interp import cpu
from sangi.verify.interp.text import Refused
from sangi.verify.suites import x8 as suite
from sangi.verify.symbolic import Unproved, eight, image
from sangi.verify.symbolic.eight_claims import claims
from sangi.verify.vectors import x8 as check

#: The operands of src/curve/simd/fp8.h: a product or a sum of products is below so many p^2, and a square's factor
#: below so many p.
PRODUCT, FACTOR = 640, 25

pytestmark = pytest.mark.parametrize("bits", X8)


def committed(root: Path, bits: int) -> str:
    """The file of a prime."""
    return (root / "generated" / "field" / f"p{bits}_ifma.S").read_text()


def kernels(root: Path, bits: int) -> check.Kernels:
    """The committed kernels, parsed."""
    return check.Kernels.of(X8Shape.fewest(MODULI[bits]), committed(root, bits), f"sangi_p{bits}x8")


def pairs(shape: X8Shape, op: str, count: int) -> list[tuple[int, int]]:
    """Edge and random operands as far as the contract goes."""
    return check.edge_pairs(shape, count, random.Random(op), check.limit(op, shape))


@pytest.mark.parametrize("op", LONG)
def test_committed_kernels(root: Path, bits: int, op: str) -> None:
    found = kernels(root, bits)
    assert set(found.functions) == set(LONG)
    arrays = {"y"} if check.TERMS.get(op, 1) > 2 else set()  # longer than z
    for alias in ("", *(name for name in check.inputs(op) if name not in arrays)):
        assert check.verify(found, op, pairs(found.shape, op, 200), alias) == 400


def test_the_operands_of_curves(root: Path, bits: int) -> None:
    """The largest, for one product; and all terms of a sum at once."""
    found = kernels(root, bits)
    p = found.shape.modulus
    assert found.shape.room > PRODUCT and FACTOR**2 <= PRODUCT
    large = FACTOR * p - 1
    check.verify_cases(found, "sqr", [[large, large - 1, 0]])
    ends = (0, 1, 2 * p - 1, large)
    check.verify_cases(found, "mul", [list(c) for c in zip(*itertools.product(ends, repeat=2), strict=True)])
    for terms in (2, 3, 4):
        most = PRODUCT * p // (terms * FACTOR)
        cases = [(large, most) * terms, (most, large) * terms, (0, most) * terms]
        check.verify_cases(found, f"dot{terms}", [list(column) for column in zip(*cases, strict=True)])


@pytest.mark.parametrize("op", ["mul", "sqr", "dot2"])
def test_the_ends_of_operands(root: Path, bits: int, op: str) -> None:
    found = kernels(root, bits)
    cases = check.corners(op, found.shape, 2 * found.shape.modulus)
    assert check.verify_cases(found, op, cases) == 6 ** len(cases)


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_kernels_run_here(root: Path, bits: int, tmp_path: Path) -> None:
    found = kernels(root, bits)
    prefix = f"sangi_p{bits}x8"
    text = committed(root, bits).replace("_ifma", "").replace("    HIDE(", "    // (")
    for op in LONG:
        numbers = check.operands(op, pairs(found.shape, op, 500))
        assert suite.run_here(found, text, prefix, op, numbers, tmp_path) >= 1000


def test_straight_line(root: Path, bits: int, tmp_path: Path) -> None:
    text = committed(root, bits)
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(object_check.functions(made)) == {f"sangi_p{bits}x8_{op}_ifma" for op in LONG}
        assert object_check.check(made, "x86-64") == []


def test_committed_kernels_are_proved(root: Path, bits: int, tmp_path: Path) -> None:
    shape = X8Shape.fewest(MODULI[bits])
    content = toolchain.assemble(committed(root, bits), cwd=tmp_path).read_bytes()
    names = [f"{op}_ifma" for op in LONG]
    shown = list(suite.prove_kernels(content, shape, f"sangi_p{bits}x8", names))
    assert len(shown) == sum(len(claims(op, shape)) for op in LONG)


@pytest.mark.parametrize("op", ["mul", "sqr", "dot4"])
def test_a_wrong_kernel_is_caught(root: Path, bits: int, op: str, tmp_path: Path) -> None:
    """Without some of its products, by the interpreter and by the prover."""
    shape, text = X8Shape.fewest(MODULI[bits]), committed(root, bits)
    start = text.index(f"SYMBOL(sangi_p{bits}x8_{op}_ifma):")
    lines = text[start : text.index("vzeroupper", start)].splitlines(keepends=True)
    products = [i for i, line in enumerate(lines) if "vpmadd52" in line]
    for at in products[:: len(products) // 4]:
        hurt = text.replace("".join(lines), "".join([*lines[:at], *lines[at + 1 :]]))
        with pytest.raises((CheckFailed, Refused)):
            found = check.Kernels.of(shape, hurt, f"sangi_p{bits}x8")
            check.verify(found, op, pairs(shape, op, 50))
        loaded = image.read(toolchain.assemble(hurt, cwd=tmp_path).read_bytes())
        with pytest.raises(Unproved):
            eight.prove(loaded, f"sangi_p{bits}x8_{op}_ifma", claims(op, shape)[0], shape)


def test_how_many_products(bits: int) -> None:
    shape = X8Shape.fewest(MODULI[bits])
    n = shape.limbs
    for op, terms in (("mul", 1), ("dot2", 2), ("dot3", 3), ("dot4", 4)):
        nodes = LONG[op](shape).nodes
        assert sum(node.op in (Op.MAD_LOW, Op.MAD_HIGH) for node in nodes) == 2 * (terms + 1) * n * n
    nodes = LONG["sqr"](shape).nodes
    assert sum(node.op in (Op.MAD_LOW, Op.MAD_HIGH) for node in nodes) == 3 * n * n + n


@pytest.mark.parametrize("op", ["add", "sub", "neg"])
def test_sums_take_more_registers_than_there_are(bits: int, op: str) -> None:
    with pytest.raises(NoRegister):
        ifma.kernels(X8Shape.fewest(MODULI[bits]), "k", {op: KERNELS[op]})
