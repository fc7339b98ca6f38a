# SPDX-License-Identifier: MIT OR Apache-2.0
"""The length from which on Karatsuba multiplication is faster, from what `python -m sangi_lab.bench.tune` recorded."""

from __future__ import annotations

import json

from sangi.paths import repo_root

RECORD = "data/tune/mp.json"
#: The ratio that Karatsuba must reach at a length and at every longer one that was measured.
WORTH = 0.97
#: Longer than all numbers.
NEVER = 1024


def threshold(rows: list[list[float]]) -> int:
    """The first length n from which Karatsuba pays; rows are (n, time of basecase, time of Karatsuba), n rising."""
    worth = [karatsuba <= WORTH * basecase for _, basecase, karatsuba in rows]
    last_not = max((i for i, yes in enumerate(worth) if not yes), default=-1)
    return int(rows[last_not + 1][0]) if last_not + 1 < len(rows) else NEVER


def text(command: str) -> str:
    """The header of the lengths, in limbs, for each set of kernels."""
    record = json.loads((repo_root() / RECORD).read_text())
    lines = []
    for kernels, by_op in record["times"].items():
        told = {op: threshold(rows) for op, rows in by_op.items()}
        for op, whole in (("mul", 16), ("sqr", 32), ("redc", 16)):
            told[op] = threshold([row for row in by_op[op] if row[0] % whole])
            told[f"{op}_{whole}"] = threshold([row for row in by_op[op] if row[0] % whole == 0])
        members = ", ".join(f".{op} = {told[op]}" for op in sorted(told))
        lines.append(f"#define SANGI_MP_KARATSUBA_{kernels.upper()} {{{members}}}")
    return f"""\
/* {command}
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 * Limbs from which on multiplication, squaring and Montgomery reduction go by Karatsuba's method, in assembly and in C
 * of each limb width: from there on it takes at most {WORTH} of the time of the basecase.  Those with _16 and
 * _32 are for multiples of as many limbs, {NEVER} is longer than all numbers.  Times of {record["compiler"]} are in
 * {RECORD}.
 */
#ifndef SANGI_GENERATED_MP_TUNE_H
#define SANGI_GENERATED_MP_TUNE_H

{chr(10).join(lines)}

#endif
"""
