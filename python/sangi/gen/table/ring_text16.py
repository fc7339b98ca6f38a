# SPDX-License-Identifier: MIT OR Apache-2.0
"""The tables of ntt16 and of its forms in AVX2 and AVX-512, which hold two primes side by side."""

from __future__ import annotations

from sangi.gen.table.ring import RING256, TWO, Transform, centred, signed
from sangi.gen.table.ring_bounds import Facts
from sangi.gen.table.ring_bounds16 import TERMS, two_primes
from sangi.gen.table.ring_text import array, header

LANES = 16
#: The rows of factors: one for each of the first three passes, four for the last.
ROWS = ("pass 1", "pass 2", "pass 3", "pass 4, rows 0", "pass 4, rows 4", "pass 4, rows 8", "pass 4, rows 12")


def held(p: int, z: int) -> tuple[int, int]:
    """2^16 z, centred, and that over p modulo 2^16."""
    w = centred(z << 16, p)
    return w, signed(w * pow(p, -1, 1 << 16), 16)


def scale(transform: Transform) -> int:
    """1 / n, with the 2^-16 of the one product of two transforms taken back."""
    return pow(transform.n, -1, transform.p) * pow(2, 16, transform.p) % transform.p


def bounds() -> Facts:
    """What is shown of every word."""
    return two_primes(*TWO, RING256, (scale(TWO[0]), scale(TWO[1])))


def block(row: int, lane: int) -> int:
    """The node of a lane: in passes 1 and 2 by the low bits, which the passes before have moved there."""
    if row < 2:
        first = 1 << 2 * row
        return first + lane % first
    return 16 + lane if row == 2 else 61 + 4 * lane + row


def factors(transform: Transform, row: int, back: bool) -> list[list[int]]:
    """Six lists of 16: a, b and c, each followed by what it is over p; at the mirror image for the inverse."""
    p, out = transform.p, []
    for place in range(3):
        pairs = []
        for lane in range(LANES):
            k = block(row, lane)
            if back:
                k = 3 * (1 << k.bit_length() - 1) - 1 - k
            z = (transform.roots[k], transform.roots[2 * k], transform.roots[2 * k + 1])[place]
            pairs.append(held(p, z * scale(transform) if back and row == 0 and place == 0 else z))
        out += [[w for w, _ in pairs], [turned for _, turned in pairs]]
    return out


def table(name: str, back: bool) -> str:
    """[row][factor][prime][lane]."""
    rows = []
    for row, about in enumerate(ROWS):
        both = [factors(transform, row, back) for transform in TWO]
        inner = ",\n        ".join(
            "{{" + "}, {".join(", ".join(map(str, one[f])) for one in both) + "}}" for f in range(6)
        )
        rows.append(f"    {{   /* {about} */\n        {inner}}}")
    return f"static const int16_t {name}[{len(ROWS)}][6][2][{LANES}] = {{\n" + ",\n".join(rows) + "};"


def short_header(command: str) -> str:
    """generated/ring/ring256_ntt16.h."""
    p, q = (transform.p for transform in TWO)
    constants = []
    for transform in TWO:
        one, unit = held(transform.p, 1), held(transform.p, scale(transform))
        inverse = signed(pow(transform.p, -1, 1 << 16), 16)
        constants.append(f"{transform.p}, {inverse}, {{{one[0]}, {one[1]}}}, {{{unit[0]}, {unit[1]}}}")
    join = held(q, pow(p, -1, q))
    lines = [
        f"#define SANGI_RING256_TERMS {TERMS} /* a sum of products is reduced when it has so many */",
        "",
        "/** P, P^-1 mod 2^16, and 1 and the scale of the inverse as factors. */",
        "typedef struct {\n    int16_t p, inverse, one[2], scale[2];\n} sangi_ring256_prime;",
        "",
        array("sangi_ring256_prime sangi_ring256_primes[2]", [f"{{{c}}}" for c in constants], 1),
        "",
        f"/* 1 / {p} modulo {q}, as a factor. */",
        f"static const int16_t sangi_ring256_join[2] = {{{join[0]}, {join[1]}}};",
        "",
        "/* Factors [row][a, b, c, each and turned][prime][lane]. */",
        table("sangi_ring256_forward", False),
        "",
        "/* The same for the inverse; a of pass 1 is times the scale. */",
        table("sangi_ring256_back", True),
    ]
    about = [
        f"Transforms of x^256 + 1 modulo {p} and {q} in eight layers, in words of 16 bits.",
        "A factor z is held as w = 2^16 z mod P, centred, and as w / P mod 2^16 (turned).",
    ]
    return header(command, "SANGI_GENERATED_RING256_NTT16_H", about, bounds(), lines)
