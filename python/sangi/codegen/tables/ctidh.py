# SPDX-License-Identifier: MIT OR Apache-2.0
"""The parameters of CTIDH in C: batches and bounds, the isogenies of each batch, and the strategy tree."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sangi.codegen.tables import chains, cost, cost_simd, ctidh_cost, ctidh_simd
from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout
from sangi.codegen.tables.ctidh_strategy import flat

#: A key space: the size in bits, for highctidh's keys; or a name, for keys of the project's own over the same prime.
Size = int | str
#: Their layouts.
SIZES: dict[Size, Layout] = {
    511: LAYOUTS["highctidh511"],
    512: LAYOUTS["highctidh512"],
    "512f": LAYOUTS["sangi512"],
    1024: LAYOUTS["highctidh1024"],
    2048: LAYOUTS["highctidh2048"],
}
#: The key spaces of the project's own, and the one of highctidh over the same prime.
OWN: dict[Size, Size] = {"512f": 512}
#: The sizes that have vectorised code, with the same keys.
SIMD = {size: SIZES[size] for size in (511, 512, "512f", 1024)}
#: The sizes that have code for eight keys at once.
EIGHT = (511, 512, "512f", 1024)


#: The configurations of the isogenies between two degrees, by points to push.
Best = Callable[[int, int], Sequence[cost.Config | cost_simd.Config]]


def upper(size: Size) -> str:
    """A size in the name of a macro."""
    return str(size).upper()


def text(command: str) -> str:
    """The header with the batches and the tree of every size."""
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * CTIDH by size.  Each batch: number of primes, bound; fewest and most steps of a chain; for 0, 1, ... points to push
 * baby steps, giant steps and group, or zeros for every index on its own.  Then the tree: the batches from the left,
 * and the split points of its nodes in preorder.  Names with _SIMD are for vectorised code.
 */
#ifndef SANGI_GENERATED_CSIDH_CTIDH_H
#define SANGI_GENERATED_CSIDH_CTIDH_H

{"".join(_define(upper(size), layout, ctidh_cost.best) for size, layout in SIZES.items())}
{"".join(_define(f"{upper(size)}_SIMD", layout, ctidh_simd.best) for size, layout in SIMD.items())}
#endif
"""


def _define(name: str, layout: Layout, best: Best) -> str:
    rows = []
    for batch, (primes, bound) in enumerate(zip(layout.sizes, layout.bounds, strict=True)):
        steps = [len(chains.chain(layout.primes[i])) for i in layout.members(batch)]
        configs = best(layout.least(batch), layout.greatest(batch)) if bound else ()
        grids = ", ".join(f"{{{c.baby_steps}, {c.giant_steps}, {c.group}}}" for c in configs) or "{0, 0, 0}"
        rows.append(f"    {{{primes}, {bound}, {min(steps)}, {max(steps)}, {{{grids}}}}}")
    body, tree = ", \\\n".join(rows), flat(layout.tree)
    return f"""\
#define GENERATED_CTIDH{name} \\
{body}

#define GENERATED_CTIDH{name}_ORDER {", ".join(map(str, tree.order))}
#define GENERATED_CTIDH{name}_SPLITS {", ".join(map(str, tree.splits))}

"""
