# SPDX-License-Identifier: MIT OR Apache-2.0
"""What papers/ohta/errata.md claims of the listings and formulas, and that its figures are the paper's."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from sangi.codegen import blocks
from sangi.verify.bounds.quotient import Plan

W, MASK, WORD = 14, 0x3FFF, 1 << 32


def limbs(x: int, width: int, count: int) -> list[int]:
    return [x >> width * i & (1 << width) - 1 for i in range(count)]


def number(columns: list[int], width: int) -> int:
    return sum(c << width * i for i, c in enumerate(columns))


def carry_save(a: list[int], b: list[int], mask: int) -> list[int]:
    """Section 5's listing for 16 limbs, in words of 32 bits; c begins as zeros, of 32 columns."""
    c = [0] * 32
    for i in range(16):
        for j in range(16):
            c[i + j] = (c[i + j] + a[i] * b[j]) % WORD
    carry = 0
    for i in range(32):
        carry = (carry + c[i]) % WORD
        c[i], carry = carry & mask, carry >> W
    return c


def naive(a: list[int], b: list[int], count: int, top: int) -> list[int]:
    """Section 4's first listing; as printed `count` and `top` are 16."""
    c = [0] * 32
    for i in range(14):
        carry = 0
        for j in range(count):
            carry = a[i] * b[j] + c[i + j] + (carry >> 16)
            c[i + j] = carry & 0xFFFF
        c[i + top] = carry >> 16
    return c


def test_the_mask_of_section_5(seed: int) -> None:
    x, y = (random.Random(seed + i).getrandbits(224) for i in (0, 1))
    a, b = limbs(x, W, 16), limbs(y, W, 16)
    assert number(carry_save(a, b, 0x3FFF), W) == x * y
    assert number(carry_save(a, b, 0x3FFFF), W) != x * y


def test_the_first_listing_of_section_4(seed: int) -> None:
    x, y = (random.Random(seed + i).getrandbits(224) | 1 << 223 for i in (0, 1))
    a, b = limbs(x, 16, 14), limbs(y, 16, 14)
    assert number(naive(a, b, 14, 14), 16) == x * y
    with pytest.raises(IndexError):
        naive(a, b, 16, 16)
    assert number(naive(a, b, 14, 16), 16) != x * y, "the carry two limbs too high"


def test_what_a_column_of_section_5_holds() -> None:
    most = 16 * MASK**2
    assert most == 2**32 - 2**19 + 2**4
    assert most + (WORD >> W) < WORD
    assert 17 * MASK**2 >= WORD
    assert number(carry_save([MASK] * 16, [MASK] * 16, MASK), W) == (2**224 - 1) ** 2


def test_a_block_of_3_by_3_overflows_with_16_bit_blocks() -> None:
    assert 3 * 0xFFFF**2 >= WORD > 3 * MASK**2
    assert 16 % 3 == 1


def test_k_has_17_limbs_where_r_is_a_whole_number_of_them() -> None:
    for p in (2**219 + 1, 2**220 - 77):
        assert -(-Plan(p, W, 440, 30).k.bit_length() // W) == 16
        assert -(-Plan(p, W, 448, 30).k.bit_length() // W) == 17
    assert 440 == 31 * 14 + 6


def test_the_unmasked_limb_of_section_22(seed: int) -> None:
    """The last line's sum stays a limb for p < 2^223; for a p of 224 bits it does not, and the next row overflows."""
    source = random.Random(seed)
    for bits in (220, 223, 224):
        worst = 0
        for _ in range(20):
            p = (1 << bits) - source.getrandbits(60) | 1
            t, x = 0, p - 1
            for digit in limbs(p - 1, 16, 14):
                u = (t + digit * x) * -pow(p, -1, 2**16) % 2**16
                t = (t + digit * x + u * p) >> 16
                worst = max(worst, t >> 208)
        assert (worst >= 2**16) == (bits == 224)
        if bits == 224:
            assert 0xFFFF * 0xFFFF + worst + 0xFFFF >= WORD


def test_every_listing_of_blocks_computes_its_columns() -> None:
    for product in blocks.PRODUCTS:
        for size in (1, 2, 3, 4):
            found: dict[int, int] = {}
            for i in range(0, product.rows, size):
                for j in range(0, product.columns, size):
                    for column, pairs in product.terms(i, j, size).items():
                        found[column] = found.get(column, 0) + len(pairs)
            wanted = {
                k: sum(0 <= k - i < product.columns for i in range(product.rows))
                for k in range(product.start, product.end)
            }
            assert found == {k: n for k, n in wanted.items() if n}


def test_figures_are_the_papers(root: Path) -> None:
    figures = json.loads((root / "papers/ohta/figures.json").read_text(encoding="utf-8"))
    tables = {table["id"]: table for table in figures["tables"]}
    assert tables["time"]["values"] == {"alg3-3x3": 1.74, "alg1": 1.79}
    rows = {row["method"]: row["formulas"] for row in tables["operations"]["rows"]}
    assert rows == {
        "montgomery": ["2m^2 + m", "4m^2 + 3m"],
        "ohta": ["2m^2 + 3m + 2", "4m^2 + 9m + 4"],
    }
