# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tables of ntt16 for vectors, in C, AVX2 and AVX-512: both primes side by side."""

from __future__ import annotations

from collections.abc import Sequence

from sangi.codegen.tables.ring import RING256, TWO, Transform, centred, signed
from sangi.codegen.tables.ring_ntt16_bounds import TERMS, Tree, two_primes
from sangi.codegen.tables.ring_ntt32_bounds import Facts
from sangi.codegen.tables.ring_ntt32_header import array, header

COLUMNS = 16
#: The rows of twiddles: one for each of the first three passes, four for the last.
ROWS = ("pass 1", "pass 2", "pass 3", "pass 4, rows 0", "pass 4, rows 4", "pass 4, rows 8", "pass 4, rows 12")


def stored(p: int, z: int) -> tuple[int, int]:
    """w = 2^16 z, centred, and w p^-1 mod 2^16."""
    w = centred(z << 16, p)
    return w, signed(w * pow(p, -1, 1 << 16), 16)


def scale(transform: Transform) -> int:
    """1 / n, times 2^16 for the Montgomery reduction of the product of two transforms."""
    return pow(transform.n, -1, transform.p) * pow(2, 16, transform.p) % transform.p


def bounds() -> Facts:
    """The bounds of every word."""
    return two_primes(*TWO, RING256, (scale(TWO[0]), scale(TWO[1])))


def block(row: int, column: int) -> int:
    """The node of a column: in passes 1 and 2 by its low bits, to which the earlier passes have moved coefficients."""
    if row < 2:
        first = 1 << 2 * row
        return first + column % first
    return 16 + column if row == 2 else 61 + 4 * column + row


def twiddles(tree: Tree, row: int, back: bool, unit: int) -> list[list[int]]:
    """Six lists of 16: a, b and c, each before its product with p^-1; the last inverse pass has a times `unit`."""
    out = []
    for place in (0, 1, 3):
        pairs = []
        for column in range(COLUMNS):
            k = block(row, column)
            z = (tree.mirrored(k) if back else tree.node(k))[place]
            pairs.append(stored(tree.p, z * unit if back and row == 0 and place == 0 else z))
        out += [[w for w, _ in pairs], [w_pinv for _, w_pinv in pairs]]
    return out


def rows_of(trees: Sequence[Tree], back: bool, units: Sequence[int]) -> str:
    """[row][twiddle][prime][column], of one tree for each prime."""
    rows = []
    for row, about in enumerate(ROWS):
        both = [twiddles(tree, row, back, unit) for tree, unit in zip(trees, units, strict=True)]
        inner = ",\n        ".join(
            "{{" + "}, {".join(", ".join(map(str, one[f])) for one in both) + "}}" for f in range(6)
        )
        rows.append(f"    {{   /* {about} */\n        {inner}}}")
    return ",\n".join(rows)


def table(name: str, back: bool) -> str:
    """The rows of x^256 + 1."""
    rows = rows_of(TWO, back, [scale(transform) for transform in TWO])
    return f"static const int16_t {name}[{len(ROWS)}][6][2][{COLUMNS}] = {{\n{rows}}};"


def prime(p: int, unit: int) -> str:
    """A sangi_ring256_prime."""
    pairs = [f"{{{w}, {w_pinv}}}" for w, w_pinv in (stored(p, 1), stored(p, unit))]
    return f"{{{p}, {signed(pow(p, -1, 1 << 16), 16)}, {', '.join(pairs)}}}"


def short_header(command: str) -> str:
    """generated/ring/ring256_ntt16.h."""
    p, q = (transform.p for transform in TWO)
    constants = [prime(transform.p, scale(transform)) for transform in TWO]
    join = stored(q, pow(p, -1, q))
    lines = [
        f"#define SANGI_RING256_MAX_TERMS {TERMS} /* a sum of products is reduced when it has so many */",
        "",
        "/** P, P^-1 mod 2^16; 1 and the scale of the inverse, each stored as a pair (w, w P^-1). */",
        "typedef struct {\n    int16_t p, inverse, one[2], scale[2];\n} sangi_ring256_prime;",
        "",
        array("sangi_ring256_prime sangi_ring256_primes[2]", constants, 1),
        "",
        f"/* 1 / {p} modulo {q}, as a pair (w, w P^-1). */",
        f"static const int16_t sangi_ring256_crt[2] = {{{join[0]}, {join[1]}}};",
        "",
        "/* Twiddles [row][a, b, c, each as w and w P^-1][prime][column]. */",
        table("sangi_ring256_forward_twiddles", False),
        "",
        "/* Those of the inverse; a of pass 1 is times the scale. */",
        table("sangi_ring256_inverse_twiddles", True),
    ]
    about = [
        f"Transforms of x^256 + 1 modulo {p} and {q} in eight layers, in words of 16 bits.",
        "A twiddle z is stored as w = 2^16 z mod P, centred, and as w P^-1 mod 2^16.",
    ]
    return header(command, "SANGI_GENERATED_RING256_NTT16_H", about, bounds(), lines)
