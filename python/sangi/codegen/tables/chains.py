# SPDX-License-Identifier: MIT OR Apache-2.0
"""Short differential addition chains for odd primes, above all those of CSIDH-512.

A chain is the subtractive Euclidean algorithm on (a, l - a), read backwards: a state (x, y, x + y) of three
multiples becomes (x, x + y, 2x + y) or (x + y, y, x + 2y), each by one addition whose difference is at hand.  From
(1, 1, 2) it ends with x + y = l.  Every a is tried, so the chains are the shortest of their kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import gcd

PRIMES = (*(n for n in range(3, 374, 2) if all(n % k for k in range(3, n, 2))), 587)


@cache
def chain(prime: int) -> tuple[int, ...]:
    """The steps from (1, 1, 2) to l: 0 keeps x and replaces y by the sum, 1 the other way round."""
    best: tuple[int, ...] | None = None
    for a in range(1, prime // 2 + 1):
        if gcd(a, prime) != 1:
            continue
        x, y, steps = a, prime - a, list[int]()
        while (x, y) != (1, 1) and (best is None or len(steps) < len(best)):
            x, y, step = (x, y - x, 0) if x < y else (x - y, y, 1)
            steps.append(step)
        if (x, y) == (1, 1) and (best is None or len(steps) < len(best)):
            best = tuple(reversed(steps))
    assert best is not None
    return best


def multiple(steps: tuple[int, ...]) -> int:
    """The scalar by which a chain multiplies."""
    x = y = 1
    for step in steps:
        x, y = (x, x + y) if step == 0 else (x + y, y)
    return x + y


def cost(prime: int) -> int:
    """Multiplications and squarings of l * P: a doubling, and an addition for each step."""
    return 6 * (len(chain(prime)) + 1)


def text(command: str, primes: Sequence[int] = PRIMES, name: str = "") -> str:
    """The header of primes and their chains, each a number whose bits are the steps, first step lowest.

    The name tells the header of another prime p from that of CSIDH-512.
    """
    codes = [sum(step << i for i, step in enumerate(chain(p))) + (1 << len(chain(p))) for p in primes]
    listed = _rows(primes, " \\\n")
    guard = f"SANGI_GENERATED_CURVE_CHAINS{name}_H"
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The odd primes l that divide p + 1, and for each the shortest differential addition chain of Euclid's kind:
 * its steps from the lowest bit up, below a leading 1.  A step 0 keeps x, a step 1 keeps y.
 */
#ifndef {guard}
#define {guard}

#include <stdint.h>

#define GENERATED_PRIMES \\
{listed}

static const uint{16 if max(codes) < 2**16 else 32}_t generated_chain[{len(primes)}] = {{
{_rows(codes)}
}};

#endif
"""


def _rows(numbers: Sequence[int], end: str = "\n") -> str:
    """Twelve numbers to a line."""
    lines = [", ".join(map(str, numbers[i : i + 12])) for i in range(0, len(numbers), 12)]
    return f",{end}".join(f"    {line}" for line in lines)
