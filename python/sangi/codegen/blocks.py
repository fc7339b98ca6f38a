# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of limbs written out in blocks, as the paper `ohta` lists them: C for `papers/ohta/c/blocks/`.

Column k of a product is the sum of all a[i] b[j] with i + j = k.  A block is `size` limbs of a by `size` limbs of
b: they are loaded once and multiplied each by each.  Carries are saved, so that columns are sums; or each leaves
its column at once, so that columns are limbs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

#: The paper's numbers: 220 bits in 16 limbs of 14.
BITS, LIMBS = 14, 16
#: The lowest column of H K that is computed.
FIRST_KEPT = 2 * LIMBS - 2
#: The forms that are committed: (carries saved, size of a block).
FORMS = ((True, 1), (True, 2), (True, 3), (True, 4), (False, 1), (False, 3))


@dataclass(frozen=True)
class Product:
    """The columns `start` <= k < `end` of a (`rows` limbs) by b (`columns` limbs); column k is in c[k - start]."""

    name: str
    rows: int
    columns: int
    start: int
    end: int

    def terms(self, i: int, j: int, size: int) -> dict[int, list[tuple[int, int]]]:
        """What the block at row i, column j adds to each column that is kept."""
        found: dict[int, list[tuple[int, int]]] = {}
        for r in range(min(size, self.rows - i)):
            for s in range(min(size, self.columns - j)):
                if self.start <= i + j + r + s < self.end:
                    found.setdefault(i + j + r + s, []).append((r, s))
        return found


PRODUCTS = (
    Product("full", LIMBS, LIMBS, 0, 2 * LIMBS),
    Product("high", 2 * LIMBS, LIMBS, FIRST_KEPT, 3 * LIMBS),
    Product("low", LIMBS, LIMBS, 0, LIMBS),
)


def text(save: bool, size: int, command: str) -> str:
    """One header: the three products of Algorithm 3."""
    name = f"{'SAVE' if save else 'CARRY'}{size}"
    guard = f"SANGI_PAPERS_OHTA_C_BLOCKS_{name}_H"
    how = (
        "carries saved: columns are sums" if save else "a carry leaves each column at once: columns are limbs"
    )
    head = f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * The products of Algorithm 3, limbs of {BITS} bits, in blocks of {size} x {size}; {how}.
 */
#ifndef {guard}
#define {guard}

#include "../parts.h"

"""
    listing = _saved if save else _carried
    functions = []
    for product in PRODUCTS:
        wanted = f"columns {product.start} to {product.end - 1}"
        functions.append(
            f"/* c <- a b, {product.rows} limbs by {product.columns}, {wanted}. */\n"
            f"OHTA_PART ohta_{product.name}(ohta_word *c, const ohta_word *a, const ohta_word *b) {{\n"
            + "".join(f"    {line}\n" for line in listing(product, size))
            + "}\n"
        )
    return head + "\n".join(functions) + "\n#endif\n"


def _saved(product: Product, size: int) -> Iterator[str]:
    """Column by column of each block: c = sum the first time, c += sum after it."""
    yield from _locals(size)
    seen: set[int] = set()
    held: dict[str, int] = {}
    for i, j in _blocks(product, size):
        yield from _loads(product, i, j, size, held)
        for column, pairs in sorted(product.terms(i, j, size).items()):
            into = "+=" if column in seen else "="
            seen.add(column)
            yield f"c[{column - product.start}] {into} {_sum(pairs)};"
    for column in range(product.start, product.end):
        if column not in seen:
            yield f"c[{column - product.start}] = 0;"


def _carried(product: Product, size: int) -> Iterator[str]:
    """Along a row of blocks the carry e runs from column to column; w0, w1 … wait for the next block."""
    waits = [f"w{d}" for d in range(size - 1)]
    yield from _locals(size)
    yield f"ohta_word {', '.join(['e', *waits])};"
    seen: set[int] = set()
    held: dict[str, int] = {}
    for i in range(0, product.rows, size):
        top = min(i + size, product.rows) + product.columns - 1
        waiting: dict[int, str] = {}
        carry = ""
        for at, j in _blocks(product, size):
            if at != i:
                continue
            yield from _loads(product, i, j, size, held)
            terms = product.terms(i, j, size)
            for d in range(size):
                column = i + j + d
                if not product.start <= column < product.end:
                    continue
                parts = [_sum(terms[column])] if column in terms else []
                yield from _settle(product, column, parts, waiting.pop(column, ""), carry, seen)
                carry = f"(e >> {BITS})"
            for d in range(size - 1):
                column = i + j + size + d
                if column in terms:
                    yield f"w{d} = {_sum(terms[column])};"
                    waiting[column] = f"w{d}"
        if carry:
            done = max(seen)
            for column in range(done + 1, min(top + 1, product.end)):
                yield from _settle(product, column, [], waiting.pop(column, ""), carry, seen)


def _settle(
    product: Product, column: int, parts: list[str], waiting: str, carry: str, seen: set[int]
) -> Iterator[str]:
    """One column is made a limb."""
    at = f"c[{column - product.start}]"
    parts = [
        *parts,
        *([waiting] if waiting else []),
        *([at] if column in seen else []),
        *([carry] if carry else []),
    ]
    seen.add(column)
    if parts == [carry]:
        yield f"e = e >> {BITS};"
    else:
        yield f"e = {' + '.join(parts)};"
    yield f"{at} = e & OHTA_MASK14;"


def _blocks(product: Product, size: int) -> Iterator[tuple[int, int]]:
    for i in range(0, product.rows, size):
        for j in range(0, product.columns, size):
            if product.terms(i, j, size):
                yield i, j


def _locals(size: int) -> Iterator[str]:
    yield f"ohta_word {', '.join(f'{x}{r}' for x in 'ab' for r in range(size))};"


def _loads(product: Product, i: int, j: int, size: int, held: dict[str, int]) -> Iterator[str]:
    """The limbs of a block that the block before it did not use; `held` says where each was loaded from."""
    used = [pair for pairs in product.terms(i, j, size).values() for pair in pairs]
    wanted = [("a", r, i + r) for r in sorted({r for r, _ in used})]
    wanted += [("b", s, j + s) for s in sorted({s for _, s in used})]
    loads = [(f"{x}{d}", x, at) for x, d, at in wanted if held.get(f"{x}{d}") != at]
    held.update((name, at) for name, _, at in loads)
    if loads:
        yield " ".join(f"{name} = {x}[{at}];" for name, x, at in loads)


def _sum(pairs: list[tuple[int, int]]) -> str:
    return " + ".join(f"a{r} * b{s}" for r, s in sorted(pairs, reverse=True))
