# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight moduli: narrow digits and 52 bits, edges, and what a wrong kernel meets."""

import os
import random
import re
import subprocess
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import modx8
from sangi.codegen.modx8 import counts
from sangi.errors import CheckFailed
from sangi.verify.constant_time import vector_taint
from sangi.verify.interp import cpu
from sangi.verify.interp.text import Refused
from sangi.verify.vectors import modx8 as check
from sangi.verify.vectors.modx8 import Case, Columns, Kernels

PRODUCTS = ("mont_mul", "mont_sqr", "flat_mul")
#: Bits of a digit, blocks: numbers of 16, 24, 32 and 48 bits.
NARROW = ((2, 2), (2, 3), (4, 2), (3, 4))
#: Bytes of moduli: as short as they may be, what fills the digits, and a count of blocks that is odd.
LENGTHS = (32, 50, 51, 76, 77, 128)


def cases(k: Kernels, moduli: list[int], source: random.Random) -> list[Case]:
    """One for each modulus."""
    return [Case(p, check.edges(k, p, source), check.edges(k, p, source)) for p in moduli]


@pytest.mark.parametrize("name", PRODUCTS)
def test_every_modulus_of_narrow_digits(name: str) -> None:
    """All odd moduli with R > 4p at eight digits of 2 bits, each with edges; and all factors of some."""
    k, source = Kernels.of(2, 2), random.Random(name)
    moduli = list(range(3, k.radix // 4, 2))
    for _ in range(2):
        check.montgomery(k, name, cases(k, moduli, source))
    for p in (3, 5, 63, 65, 101):
        check.montgomery(k, name, [Case(p, x, y) for x in range(2 * p) for y in range(2 * p)])


@pytest.mark.parametrize("size", NARROW)
def test_narrow_digits(size: tuple[int, int]) -> None:
    k, source = Kernels.of(*size), random.Random(size[0])
    most = k.radix // 4
    moduli = [most - 1, 3] + [source.randrange(1 << source.randrange(2, most.bit_length()), most) | 1] * 200
    drawn = cases(k, [min(p, most - 1) for p in moduli], source)
    for name in PRODUCTS:
        for alias in ("", "x", "y") if name != "flat_mul" else ("",):
            check.montgomery(k, name, drawn, alias if name == "mont_mul" else alias.replace("y", "x"))
    for name in ("full_mul", "full_sqr"):
        check.whole(k, name, drawn)
    check.zeroized(k)
    for c in range(k.digits, 2 * k.digits):
        check.high(k, drawn[:20], c)
    check.turn(k, source)
    for name in ("lookup_32", "lookup_16"):
        check.scan(k, name, source)


def ohta_sizes() -> list[tuple[int, int, int]]:
    """Width, blocks, and bits of moduli for which Ohta's proof holds: c takes every residue modulo 4."""
    found = []
    for width, blocks in ((4, 2), (5, 2), (4, 3), (7, 2)):
        k = Kernels({}, width, blocks)
        for bits in range(9, width * k.digits - 12 + 1):
            if Columns(k, bits).sound and blocks <= Columns(k, bits).c // 4 <= 2 * blocks:
                found.append((width, blocks, bits))
    return found


def test_the_quotient_at_narrow_digits() -> None:
    sizes = ohta_sizes()
    assert {Columns(Kernels({}, w, b), bits).c % 4 for w, b, bits in sizes} == {0, 1, 2, 3}
    kernels = {key: Kernels.of(*key) for key in {size[:2] for size in sizes}}
    for width, blocks, bits in sizes:
        k, source = kernels[width, blocks], random.Random(bits)
        moduli = check.moduli(k, bits, 300, source, odd=False)
        check.ohta(k, cases(k, moduli, source), Columns(k, bits))


def test_more_columns_left_out_are_found_wrong() -> None:
    """Two columns are more than the slack of four bits and the guards hold."""
    k, source = Kernels.of(4, 2), random.Random(1)
    bits = next(b for w, n, b in ohta_sizes() if (w, n) == (4, 2) and Columns(k, b).c % 4 == 0)
    columns = Columns(k, bits, more=2)
    assert not columns.sound
    with pytest.raises(CheckFailed, match="ohta mod"):
        for _ in range(20):
            check.ohta(k, cases(k, check.moduli(k, bits, 300, source, odd=False), source), columns)


@pytest.mark.parametrize("length", LENGTHS)
def test_digits_of_52_bits(root: Path, length: int) -> None:
    text = (root / "generated" / "mod" / "x8_ifma.S").read_text()
    k = Kernels.of(52, -(-(8 * length + 12) // 208), text)
    assert set(k.functions) == set(modx8.KERNELS)
    source = random.Random(length)
    for odd in (True, False):
        drawn = cases(k, check.moduli(k, 8 * length, 40, source, odd=odd), source)
        for name in ("mont_mul", "mont_sqr") if odd else ():
            check.montgomery(k, name, drawn)
        columns = Columns(k, 8 * length)
        assert columns.sound
        check.ohta(k, drawn, columns)
        check.whole(k, "full_sqr", drawn)
    shape, reduction = counts.Shape(length), k.ran["ohta_high"] + k.ran["ohta_rest"]
    assert (k.ran["mont_mul"], k.ran["mont_sqr"]) == shape.by_blocks
    assert (k.ran["full_mul"] + reduction, k.ran["full_sqr"] + reduction) == shape.ohta
    assert all(done <= limit for done, limit in zip(shape.by_blocks, shape.limit, strict=True))


def test_the_committed_product_by_rows(root: Path) -> None:
    text = (root / "papers" / "ohta" / "ifma" / "flat_x8_ifma.S").read_text()
    k, source = Kernels.of(52, 3, text), random.Random(1)
    check.montgomery(k, "flat_mul", cases(k, check.moduli(k, 500, 40, source, odd=True), source))


def test_no_column_leaves_its_word() -> None:
    most = 4 * -(-(8 * 512 + 12) // 208)
    assert check.most_of_a_column(most, 52) < 1 << 63
    assert check.most_of_a_column(16 * most, 52) >= 1 << 63


def test_every_length_satisfies_the_proofs() -> None:
    """R > 4p with much to spare, and Ohta's columns, for all lengths that contexts take."""
    for length in range(32, 513):
        k = Kernels({}, 52, -(-(8 * length + 12) // 208))
        columns = Columns(k, 8 * length)
        assert k.radix >= 1 << 8 * length + 12 and columns.sound
        assert k.blocks <= columns.c // 4 <= 2 * k.blocks
        assert columns.t // 52 + k.digits < 3 * k.digits


def caught(k: Kernels, name: str) -> bool:
    """Whether a kernel is refused or found wrong."""
    source = random.Random(name)
    try:
        if name in PRODUCTS:
            drawn = cases(k, [source.randrange(1 << 20, k.radix // 4) | 1 for _ in range(60)], source)
            check.montgomery(k, name, drawn)
        elif name in ("full_mul", "full_sqr"):
            check.whole(k, name, cases(k, [k.radix // 2 - source.randrange(9) for _ in range(60)], source))
        elif name == "transpose":
            check.turn(k, source)
        elif name.startswith("lookup"):
            check.scan(k, name, source)
        elif name == "zeroize":
            check.zeroized(k)
        elif name == "ohta_high":
            for c in range(k.digits + 4, k.digits + 8):
                check.high(k, cases(k, [source.randrange(k.radix) for _ in range(8)], source), c)
        else:
            for bits in (36, 32, 28, 24):
                drawn = cases(k, check.moduli(k, bits, 60, source, odd=False), source)
                check.ohta(k, drawn, Columns(k, bits))
    except (CheckFailed, Refused):
        return True
    return False


def hurt(text: str, name: str) -> list[tuple[str, str]]:
    """Each instruction of a kernel, and the text without it."""
    head, body = re.split(rf"(?<=SYMBOL\({modx8.symbol(name)}\):\n)", text, maxsplit=1)
    lines = body.splitlines(keepends=True)
    end = [line.strip() for line in lines].index("vzeroupper")
    places = [n for n in range(2, end) if not re.match(r"\s*(/\*|[A-Z]|push|\.cfi|\.p2align)", lines[n])]
    return [(lines[n].strip(), head + "".join([*lines[:n], *lines[n + 1 :]])) for n in places]


#: What a kernel is right without: a shift by no bits moves nothing.
EQUIVALENT = {"ohta_rest": ["jz LOCAL(ohta_rest_whole_digits)"]}


@pytest.mark.matrix(24)
@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.full) for n in range(1, 12))])
@pytest.mark.parametrize("name", [*modx8.BLOCKS, *modx8.FLAT])
def test_every_instruction_is_missed(name: str, part: int) -> None:
    """A kernel without one of its instructions is refused or found wrong; the default run tries a twelfth of them."""
    blocks = 5 if name.endswith("sqr") else 3
    text = modx8.assembly(4, {**modx8.BLOCKS, **modx8.FLAT}, hidden=False)
    assert not caught(Kernels.of(4, blocks, text), name)
    missed = [
        line for line, wrong in hurt(text, name)[part::12] if not caught(Kernels.of(4, blocks, wrong), name)
    ]
    assert [line for line in missed if line not in EQUIVALENT.get(name, [])] == []


def test_nothing_leads_from_a_vector_to_a_branch(root: Path, tmp_path: Path) -> None:
    text = (root / "generated" / "mod" / "x8_ifma.S").read_text()
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        assert set(vector_taint.functions(made)) == {modx8.symbol(name) for name in modx8.KERNELS}
        assert vector_taint.check(made) == []
    leak = text.replace("    vzeroupper\n", "    vmovq rax, xmm0\n    vzeroupper\n", 1)
    (finding,) = vector_taint.check(toolchain.assemble(leak, cwd=tmp_path).read_bytes())
    assert "from a vector" in finding


@pytest.mark.parametrize("backend", ["c", "x64", "ifma"])
def test_every_back_end_has_the_same_answers(build: Path, backend: str) -> None:
    """The program compares with one modulus at a time; where the CPU has no such back end another one runs."""
    environment = {**os.environ, "SANGI_BACKEND": backend}
    command = [build / "tests" / "unit" / "modx8"]
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout
    ran = done.stdout.split()[-1]
    assert ran == backend or (backend != "c" and not cpu.has_ifma())


#: Halves of products in a kernel's text: a tile has 32, the block of a square on the diagonal 20, four columns that
#: vanish 4 for u and 28 for u p, without the low digits that vanish.  Of tens: three products of five digits by five,
#: the products that a square has, and for each column that vanishes u and ten products less a low digit.
MADDS = {
    "mont_mul": 4 * 32 + 32,
    "mont_sqr": 4 * 32 + 2 * 20 + 32,
    "full_mul": 2 * 32,
    "full_sqr": 2 * 32 + 2 * 20,
    "ohta_high": 32 + 2 * (6 + 3 + 1),
    "ohta_rest": 32 + 10 + 6,
    **dict.fromkeys(("transpose", "lookup_32", "lookup_16"), 0),
    "zeroize": 0,
    **dict.fromkeys(modx8.KARATSUBA, 0),
    **{name: 3 * 2 * 25 for name in modx8.KARATSUBA if name.startswith(("mac10", "mul10"))},
    **{name: 2 * 55 for name in modx8.KARATSUBA if name.startswith(("sqr10", "sqr20"))},
    "montgomery_reduce": 10 * (1 + 2 * 10 - 1),
}


@pytest.mark.parametrize("name", MADDS)
def test_the_built_kernels_multiply_in_lanes(build: Path, name: str) -> None:
    symbol = f"--disassemble={modx8.symbol(name)}"
    command = ["objdump", "-d", "--no-show-raw-insn", symbol, build / "libsangi.so"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert len(re.findall(r"\tvpmadd52[lh]uq", said)) == MADDS[name]
    assert not re.search(r"\tmulx?q?\b", said)
