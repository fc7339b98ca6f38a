# SPDX-License-Identifier: MIT OR Apache-2.0
"""An isogeny's configurations and counts, as data and for a person."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sangi.codegen.tables.chains import PRIMES, cost
from sangi.codegen.tables.cost import ALL, Config, isogeny, runs
from sangi.codegen.tables.isogeny import ADDITION, SQUARING, best
from sangi.errors import BadInput

METHODS = ("velu", "addskip2", "addskip", "sqrtvelu", "grouped")
POINTS = 4


def chosen(method: str, degree: int, points: int) -> Config:
    """The configuration that the library takes."""
    if method == "velu" or (method == "addskip2" and degree < 11):
        return ALL
    return Config("pairs", 1) if method == "addskip2" else best(method, degree)[points]


def facts(degree: int) -> dict[str, Any]:
    """The configuration of every method for 0 to 3 points to push, and its counts."""
    if degree not in PRIMES:
        raise BadInput(f"iso{degree}: the degrees are the odd primes to 373, and 587")
    rows = []
    for method in METHODS:
        for points in range(POINTS):
            config = chosen(method, degree, points)
            counted = asdict(isogeny(config, degree, points))
            rows.append({"method": method, "points": points, "config": words(config, degree), **counted})
    return {
        "isogeny": degree,
        "indices": degree // 2,
        "weights": {"sqr": SQUARING, "add": ADDITION},
        "multiple": cost(degree),
        "counts": rows,
    }


def words(config: Config, degree: int) -> str:
    """A configuration in the terms of the library's comments."""
    n = config.baby_steps
    if config.kind == "all":
        return "every index"
    if config.kind in ("pairs", "runs"):
        q, r = runs(degree // 2, n)
        said = f"n = {n}, q = {q}, r = {r}"
    else:
        said = f"b = {n}, c = {config.giant_steps}, r = {degree // 2 - 2 * n * config.giant_steps}"
    return said + (f", groups of {config.group}" if config.group else "")


def text(found: dict[str, Any]) -> str:
    """The facts for a person."""
    lines = [
        f"An isogeny of degree {found['isogeny']} over p511: the kernel has {found['indices']} points up to sign.",
        f"{found['isogeny']} * P by its addition chain: {found['multiple']} multiplications and squarings.",
        "",
        f"{'method':10} {'pushed':>6} {'M':>6} {'S':>5} {'M + S':>6} {'add':>6}  covered by",
    ]
    for row in found["counts"]:
        lines.append(
            f"{row['method']:10} {row['points']:6} {row['mul']:6} {row['sqr']:5} {row['mul'] + row['sqr']:6} "
            f"{row['add']:6}  {row['config']}"
        )
    w = found["weights"]
    lines += [
        "",
        f"Chosen for the least cost where a squaring is {w['sqr']} and an addition {w['add']} multiplications.",
        "n baby steps 1..n and q giant steps 2n + 1 apart, or b odd baby steps and c giant steps 4b apart; the r",
        "indices left over are evaluated individually.",
    ]
    return "\n".join(lines)
