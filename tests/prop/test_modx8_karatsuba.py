# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of 10-digit blocks: narrow digits and 52 bits, edges, and what a wrong kernel meets."""

import random
import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from sangi.codegen import modx8
from sangi.codegen.emit.assembler import VECTOR
from sangi.codegen.modx8 import counts
from sangi.codegen.modx8.operand import BLOCK10
from sangi.errors import CheckFailed
from sangi.verify.bounds import modx8_columns as columns
from sangi.verify.interp.text import Refused, parse
from sangi.verify.run.modx8 import Memory
from sangi.verify.vectors import modx8 as check
from sangi.verify.vectors import modx8_karatsuba as karatsuba
from sangi.verify.vectors import modx8_kernels as parts
from sangi.verify.vectors.modx8 import Case, Kernels

#: Bits of a digit, and 10-digit blocks.
SIZES = ((2, 2), (3, 2), (2, 4), (5, 4), (4, 6))


def of(width: int, count: int, text: str | None = None) -> Kernels:
    """The kernels for numbers of so many 10-digit blocks."""
    return Kernels.of(width, count * BLOCK10 // 4, text)


def elements(k: Kernels, moduli: list[int], source: random.Random) -> list[Case]:
    """A case for each modulus: factors below 4p."""

    def drawn(p: int) -> int:
        ends = (4 * p - 1, 3 * p, 3 * p - 1, 2 * p, 2 * p + 1)
        return source.choice((check.edges(k, p, source), source.choice(ends), source.randrange(4 * p)))

    return [Case(p, drawn(p), drawn(p)) for p in moduli]


def moduli(k: Kernels, count: int, source: random.Random) -> list[int]:
    """Odd ones that are 2^12 times below R, the first at the edges of 10-digit blocks."""
    most = (k.radix >> 12) - 1
    tops = [1 << k.width * BLOCK10 * n for n in range(1, k.digits // BLOCK10)]
    found = [most, most - 2, *(top + d for top in tops for d in (-1, 1)), 3, 5]
    while len(found) < count:
        found.append(source.randrange(1 << source.randrange(2, most.bit_length()), most))
    return [min(p, most) | 1 for p in found[:count]]


def one_by_one(k: Kernels, count: int, source: random.Random) -> None:
    """Every kernel by itself."""
    for name in modx8.KARATSUBA:
        parts.check(k, name, count, source)


@pytest.mark.parametrize("size", SIZES)
def test_narrow_digits(size: tuple[int, int]) -> None:
    k, source = of(*size), random.Random(size[0])
    one_by_one(k, 300, source)
    drawn = elements(k, moduli(k, 300, source), source)
    for alias in ("", "x", "y"):
        karatsuba.product(k, drawn, alias)
        karatsuba.product(k, drawn, alias.replace("y", "x"), squared=True)


def test_digits_of_52_bits(root: Path) -> None:
    text = (root / "generated" / "mod" / "x8_ifma.S").read_text()
    for length, count in ((103, 2), (128, 2), (256, 4), (384, 6), (512, 8)):
        k, source = of(52, count, text), random.Random(length)
        assert k.blocks == -(-(8 * length + 12) // 208)
        drawn = elements(k, check.moduli(k, 8 * length, 20, source, odd=True), source)
        told = counts.Shape(length).by_karatsuba
        assert (karatsuba.product(k, drawn), karatsuba.product(k, drawn, squared=True)) == told
    assert counts.Shape(76).by_karatsuba is None and counts.Shape(256).by_karatsuba == (3950, 3140)
    one_by_one(of(52, 2, text), 60, source)


def test_no_column_leaves_its_word() -> None:
    """The longest numbers that there are; the bound grows with the numbers, so that it is none of something else."""
    text = modx8.assembly(hidden=False)
    for squared in (False, True):
        four, eight = (columns.most(text, n, squared=squared) for n in (4, 8))
        assert 3 * four < 2 * eight < 1 << 63


def caught(k: Kernels, name: str) -> bool:
    """Whether a kernel is refused or found wrong."""
    try:
        parts.check(k, name, 60, random.Random(name))
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


@pytest.mark.matrix(24)
@pytest.mark.parametrize("part", [0, *(pytest.param(n, marks=pytest.mark.full) for n in range(1, 12))])
@pytest.mark.parametrize("name", modx8.KARATSUBA)
def test_every_instruction_is_missed(name: str, part: int) -> None:
    """A kernel without one of its instructions is refused or found wrong; the default run tries a twelfth of them."""
    text = modx8.assembly(5, {name: modx8.KARATSUBA[name]}, hidden=False)

    def made(of: str) -> Kernels:
        (function,) = parse(of).values()
        return Kernels({name: function}, 5, 5)

    assert not caught(made(text), name)
    missed = [line for line, wrong in hurt(text, name)[part::12] if not caught(made(wrong), name)]
    assert missed == []


#: Of kernels that carry from digit to digit: (digits, the argument that they are loaded from and vectors from there on,
#: the argument that they are stored to).
CARRIES = {
    "sqr10_sub": ((BLOCK10, 1, BLOCK10, 2),),
    "sqr10_sub20": ((2 * BLOCK10, 3, 0, 2), (2 * BLOCK10, 4, 0, 2)),
    "sqr10_carry_left": ((BLOCK10, 2, 0, 3),),
    **dict.fromkeys(("mac10_carry_left", "mac10_twice_carry_left", "mac10_carry"), ((BLOCK10, 3, 0, 4),)),
    "carry": ((2 * BLOCK10, 1, 0, 0),),
    "mac10_to_digits": ((2 * BLOCK10, 0, 0, 3),),
}


@dataclass
class Places(karatsuba.Run):
    """Runs nothing; notes the kernels that load a digit whose address has the twelve lowest bits of one just stored."""

    late: list[str] = field(default_factory=list)

    def call(self, name: str, *arguments: int) -> None:
        """A kernel on addresses."""
        for digits, load, first, store in CARRIES.get(name, ()):
            behind = (arguments[store] - arguments[load]) // VECTOR - first
            if 0 < behind % 64 < digits:
                self.late.append(name)


def late(count: int, moved: int = 0) -> list[str]:
    """Kernels of a square of so many 10-digit blocks that wait for memory, the work moved by some vectors."""
    z, x, y, data, work = (Memory([]) for _ in range(5))
    run = Places(of(52, count), z, x, y, data, work)
    at = run.at
    run.at = lambda vectors: at(vectors + moved)  # type: ignore[method-assign]
    run.square()
    run.reduce()
    return run.late


def test_carries_wait_for_no_store() -> None:
    """Where the work is against x, and its parts against each other; a place that is not chosen is found."""
    for count in (2, 4, 6, 8):
        assert late(count) == []
        assert any(late(count, moved) for moved in range(1, 64))
