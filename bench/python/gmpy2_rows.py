# SPDX-License-Identifier: MIT OR Apache-2.0
"""Python's `sangi.Modulus` against gmpy2, operation by operation, in one process and interleaved.

Prints one JSON line for each row: {"a", "b", "ratio", "lo", "hi", "n"}; or {"unavailable"} without gmpy2.
Operands are what each side's user holds: Python's integers, and gmpy2's mpz.  Each call takes the result of the one
before; an inverse takes the next of many numbers, as the inverse of an inverse is known already to a predictor of
branches.  Every operation is compared with Python's own before it is timed.
"""

import importlib
import json
import random
import time
from collections.abc import Callable
from itertools import cycle
from statistics import median

from sangi import Modulus
from sangi_lab.bench.stats import median_interval

#: Primes by their bits.
PRIMES = {256: 2**256 - 2**32 - 977, 2048: 2**2048 - 1942289}
E = 65537
#: Numbers that are inverted in turn.
INVERSES = 256
#: The interval is that of the medians of so many blocks, each of some rounds of both sides, A B B A.
BLOCKS, ROUNDS = 12, 8
SECONDS = 0.002


def chain(step: Callable, x, calls: int) -> float:
    """Seconds for so many calls, each on the result of the one before."""
    begin = time.perf_counter()
    for _ in range(calls):
        x = step(x)
    return time.perf_counter() - begin


def calls_for(step: Callable, x) -> int:
    """How many calls take about SECONDS; the least of three times, as another process may hold one up."""
    calls = 1
    while (took := min(chain(step, x, calls) for _ in range(3))) < SECONDS / 2:
        calls *= 2
    return max(1, int(calls * SECONDS / took))


def ratios(ours: tuple, theirs: tuple) -> list[float]:
    """The median of each block's quotients of the cost of a call; a side is its step and where it begins."""
    (a, x), (b, y) = ours, theirs
    m, n = calls_for(a, x), calls_for(b, y)
    found = []
    for _ in range(BLOCKS):
        block = []
        for _ in range(ROUNDS):
            first, second = chain(a, x, m), chain(b, y, n)
            back = chain(b, y, n)
            block.append((first + chain(a, x, m)) / m / ((second + back) / n))
        found.append(median(block))
    return found


def rows(bits: int, gmpy2) -> list[tuple[str, Callable, Callable, Callable]]:
    """Each operation with what is expected, ours and gmpy2's, as steps of one number."""
    n, y = PRIMES[bits], random.Random(bits).getrandbits(bits - 1)
    mpz_n, mpz_y, modulus = gmpy2.mpz(n), gmpy2.mpz(y), Modulus(n)
    rng = random.Random(bits)
    many = [rng.randrange(1, n) for _ in range(INVERSES)]
    once = pow(many[0], -1, n)
    theirs = [gmpy2.mpz(v) for v in many]
    return [
        ("mul", lambda x: x * y % n, lambda x: modulus.mul(x, y), lambda x: x * mpz_y % mpz_n),
        ("exp", lambda x: pow(x, E, n), lambda x: modulus.exp(x, E), lambda x: gmpy2.powmod(x, E, mpz_n)),
        (
            "inv",
            lambda _: once,
            over(many, modulus.inv),
            over(theirs, lambda v: gmpy2.invert(v, mpz_n)),
        ),
        (
            "inv_vartime",
            lambda _: once,
            over(many, lambda v: modulus.inv(v, vartime=True)),
            over(theirs, lambda v: gmpy2.invert(v, mpz_n)),
        ),
    ]


def over(values: list, operation: Callable) -> Callable:
    """The step that takes the next value, in place of the result of the one before."""
    following = cycle(values).__next__
    return lambda _: operation(following())


def main() -> None:
    """Measure all rows."""
    try:
        gmpy2 = importlib.import_module("gmpy2")
    except ImportError:
        print(json.dumps({"unavailable": "gmpy2 is not installed: .venv/bin/pip install gmpy2"}))
        return
    for bits in PRIMES:
        x = random.Random(bits + 1).getrandbits(bits - 1)
        for name, expected, ours, theirs in rows(bits, gmpy2):
            if not expected(x) == ours(x) == theirs(gmpy2.mpz(x)):
                raise SystemExit(f"{name} of {bits} bits: the results differ")
            found = ratios((ours, x), (theirs, gmpy2.mpz(x)))
            lo, hi = median_interval(found)
            line = {
                "a": f"sangi/{name}-{bits}",
                "b": f"gmpy2/{name}-{bits}",
                "ratio": round(median(found), 4),
            }
            print(json.dumps({**line, "lo": round(lo, 4), "hi": round(hi, 4), "n": BLOCKS * ROUNDS}))


if __name__ == "__main__":
    main()
