# SPDX-License-Identifier: MIT OR Apache-2.0
"""Searches a strategy or a layout: `python -m sangi_lab.ctidh.tune NAME_OR_SIZE [--bits B] [--batches N] [--steps N]`.

A layout's name keeps its batches and bounds and searches its tree; a size, with --bits, searches all three.  Costs are
exact expectations, not times, so the same seed gives the same answer on every machine.  What is printed goes into
`sangi/codegen/tables/ctidh_layout.py`.
"""

from __future__ import annotations

import argparse
import sys
from random import Random

from sangi.codegen.tables.ctidh_layout import LAYOUTS, PRIMES
from sangi_lab.ctidh.search import Search, cost, literal, start


def main(arguments: list[str] | None = None) -> int:
    """Runs a search; its progress goes to stderr."""
    parser = argparse.ArgumentParser(prog="python -m sangi_lab.ctidh.tune", description=__doc__)
    parser.add_argument("what", choices=[*LAYOUTS, *map(str, PRIMES)], metavar="NAME_OR_SIZE")
    parser.add_argument("--bits", type=float, help="the binary logarithm of the least number of keys")
    parser.add_argument("--batches", type=int, default=22, help="how many to start with, if a size is given")
    parser.add_argument("--steps", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    if given.what in LAYOUTS:
        first = LAYOUTS[given.what]
    elif given.bits is None or given.batches < 3:
        parser.error("a size needs --bits, and 3 batches or more")
    else:
        first = start(PRIMES[int(given.what)], given.batches, given.bits)

    def report(step: int, lowest: float) -> None:
        print(f"\r{step}/{given.steps}: {lowest:,.0f}", end="", file=sys.stderr, flush=True)

    best = Search(first, given.steps, Random(given.seed), given.bits).run(report)
    print(file=sys.stderr)
    print(f"{cost(first):,.0f} -> {cost(best):,.0f} products, 2^{best.bits:.2f} keys\n{literal(best)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
