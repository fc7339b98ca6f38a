# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain sntrup761`: why the product is exact, and the work of each part and operation."""

from __future__ import annotations

from typing import Any

from sangi.codegen.tables.ring761_ntt32 import BOUND, LONG, SMALL, N, Q, arithmetics, bounds

WEIGHT = 286
#: The sorted words, 761 and padding, and the first stride of the sorting network.
SORTED, STRIDE = 768, 512
#: Division steps of an inverse; coefficients in a word modulo 3, and in a run modulo q.
STEPS, WORD, RUN = 2 * N - 1, 64, 64

#: How often an operation uses each part; a key generation needs 1.0 inversions modulo 3 on average.
OPERATIONS = {
    "keygen": {"product": 1, "inverse modulo 3": 1, "inverse modulo q": 1, "sort": 1, "encode": 1},
    "encaps": {"product": 1, "sort": 1, "encode": 1, "decode": 1},
    "decaps": {"product": 2, "product modulo 3": 1, "encode": 1, "decode": 2},
}


def transform() -> dict[str, int]:
    """Multiplications of words of 32 and 64 bits in each part of a product."""
    long, short, quarter = 1024, 512, 256
    groups = (long + short) // 4
    reduced = 1  # the reduction of a sum takes one multiplication for the high word
    first = quarter * 3  # by powers of the eighth root; the first layers of x^512 - 1 have sums only
    forward = first + 3 * groups * (6 + 4 * reduced)
    pointwise = groups * (16 + 3 + 7 * (1 + reduced))
    inverse = (3 * groups + quarter) * (5 + 3 * reduced) + groups * (1 + reduced) + quarter * (1 + reduced)
    joined = short * (3 + 2 * reduced)
    return {
        "two transforms": 2 * forward,
        "products of four coefficients": pointwise,
        "inverse transform": inverse + joined,
        "remainders": 2 * N,
    }


def inverse_words() -> int:
    """Words of 64 coefficients modulo 3 that all steps change, over both pairs of polynomials."""
    words = -(-N // WORD)
    found = 0
    for step in range(STEPS):
        rest = STEPS - step
        down = rest // WORD + 1 if rest < N else words
        found += down + words - (max(N - 2 - step, 0) // WORD)
    return found


def inverse_runs() -> int:
    """Runs of 64 coefficients modulo q that all steps change."""
    padded = -(-N // RUN) * RUN
    found = 0
    for step in range(STEPS):
        down = -(-min(STEPS - step, N) // RUN)
        found += down + (padded - max(N - 2 - step, 0) // RUN * RUN) // RUN
    return found


def comparators() -> int:
    """Comparators of the sorting network."""

    def stage(p: int, r: int, d: int) -> int:
        return sum(1 for i in range(SORTED - d) if i & p == r)

    found, p = 0, STRIDE
    while p:
        found += stage(p, 0, p)
        q = STRIDE
        while q > p:
            found += stage(p, p, q - p)
            q //= 2
        p //= 2
    return found


def facts() -> dict[str, Any]:
    """All facts; raises `CheckFailed` if a bound does not hold."""
    plantard, montgomery = arithmetics()
    return {
        "sntrup": "sntrup761",
        "n": N,
        "q": Q,
        "weight": WEIGHT,
        "small": SMALL,
        "bound": BOUND,
        "modulus": LONG.p,
        "bounds": {"64 bits": bounds(*plantard).lines(), "32 bits": bounds(*montgomery).lines()},
        "schoolbook": N * N,
        "multiplications": transform(),
        "steps": STEPS,
        "inverse_words": inverse_words(),
        "inverse_runs": inverse_runs(),
        "comparators": comparators(),
        "operations": OPERATIONS,
        "measure": "sangi bench 'sntrup761/*/c'",
    }


def text(told: dict[str, Any]) -> str:
    """The same for a person."""
    n, q, weight = told["n"], told["q"], told["weight"]
    lines = [
        f"{told['sntrup']}: products in Z_{q}[x]/(x^{n} - x - 1) of a polynomial and one within {told['small']}",
        "",
        f"{q} has no roots of unity for a transform of {2 * n - 1} coefficients, so the product is computed over the",
        "integers, modulo (x^1024 + 1)(x^512 - 1), and reduced at the end.",
        f"Its coefficients are within n A B = {told['bound']}, and {told['modulus']} exceeds twice as much.",
        f"A ciphertext made for a key always opens: 16 w + 1 = {16 * weight + 1} <= q, for {weight} coefficients "
        "that are not 0.",
    ]
    for width, found in told["bounds"].items():
        lines += ["", f"Bounds of the product, {width}, by intervals on every butterfly:"]
        lines += [f"  {line}" for line in found]
    parts = told["multiplications"]
    lines += ["", "Multiplications of words in a product (32 and 64 bits):"]
    lines += [f"  {part:<30} {count:7}" for part, count in parts.items()]
    lines += [f"  {'together':<30} {sum(parts.values()):7}", f"  {'schoolbook':<30} {told['schoolbook']:7}"]
    lines += [
        "",
        f"An inverse is {told['steps']} division steps, each a choice of masks:",
        f"  modulo 3: {told['inverse_words']} words of {WORD} coefficients, of about 25 instructions",
        f"  modulo q: {told['inverse_runs']} runs of {RUN} coefficients, of 6 multiplications of 16 bits for each",
        f"Sorting compares {told['comparators']} pairs, whatever they are.",
        "",
        "What an operation takes, besides hashing:",
    ]
    for name, taken in told["operations"].items():
        lines.append(f"  {name}: " + ", ".join(_times(count, part) for part, count in taken.items()))
    lines += ["What each part takes on this machine: " + told["measure"]]
    return "\n".join(lines)


def _times(count: int, part: str) -> str:
    return part if count == 1 else f"{count} x {part}"
