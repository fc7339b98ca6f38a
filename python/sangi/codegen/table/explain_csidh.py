# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi explain csidh512` says: an action one by one and in eight lanes, and how fast it can be at best."""

from __future__ import annotations

from typing import Any

from sangi.codegen.table import lanes_action
from sangi.codegen.table.chains import PRIMES
from sangi.codegen.table.lanes import best
from sangi.codegen.table.lanes_cost import isogeny, steps

#: Degrees that have a line, and how many points they push.
SHOWN, POINTS = (3, 29, 101, 199, 373, 587), 3


def facts() -> dict[str, Any]:
    """Means over the keys of the first seeds, and the isogenies of some degrees."""
    rows = []
    for degree in SHOWN:
        config = best(degree)[POINTS]
        count = isogeny(config, degree, POINTS)
        called = {name: count[name] for name in lanes_action.MADDS}
        called["mul"] += lanes_action.ROUNDS * count["step"]
        limit = sum(called[name] * madds for name, madds in lanes_action.MADDS.items()) // 2
        made = steps(degree // 2, config.babies, config.centres)
        rows.append({"degree": degree, **config._asdict(), "steps": made, "called": called, "limit": limit})
    return {
        "csidh512": {
            "primes": len(PRIMES),
            "keys": lanes_action.KEYS,
            "action": lanes_action.usual(),
            "of_eight": lanes_action.usual(2),
            "madds": dict(lanes_action.MADDS),
            "points": POINTS,
            "isogenies": rows,
        }
    }


def text(found: dict[str, Any]) -> str:
    """For a person."""
    told = found["csidh512"]
    a, eight = told["action"], told["of_eight"]
    lines = [
        "csidh512: y^2 = x^3 + A x^2 + x over F_p, p + 1 = 4 * 3 * 5 * ... * 373 * 587; exponents from -5 to 5",
        "",
        f"One action in eight lanes (ifma), the mean over {told['keys']} keys:",
        f"  {a['rounds']} rounds, each with a point of either side, whose cofactors go by two ladders side by side:",
        f"  {a['pairs']:,} bits of two ladders, {a['bits']:,} of one, three products in lanes each",
        f"  {a['isogenies']} isogenies that push {a['pushes']} points",
        f"  {a['products']:,} products of eight pairs, of {_each(told['madds'])} vpmadd52",
        f"  at two a cycle no action is below {a['limit'] / 1e6:.1f} million cycles",
        "",
        "One of eight derivations at once (derive_x8), where a ladder always has another one beside it:",
        f"  {eight['pairs']:,} bits of two ladders, isogenies that push {eight['pushes']} points",
        f"  {eight['products']:,} products of eight pairs, and not below {eight['limit'] / 1e6:.1f} million cycles",
        "",
        f"Isogenies with {told['points']} points to push; without babies every index stands by itself:",
        "",
        f"{'degree':>8} {'babies':>7} {'centres':>8} {'group':>6} {'steps':>6} {'products':>9} {'cycles':>8}",
    ]
    for row in told["isogenies"]:
        lines.append(
            f"{row['degree']:>8} {row['babies']:>7} {row['centres']:>8} {row['group']:>6} {row['steps']:>6} "
            f"{sum(row['called'].values()):>9,} {row['limit']:>8,}"
        )
    lines += [
        "",
        "A step adds or doubles up to four points of the kernel; cycles are at two vpmadd52 each.",
        "`sangi ratio csidh512/action/ifma csidh512/action/addskip-basic` measures an action, and",
        "`sangi bench csidh512/action/ifma csidh512/derive_x8` both: their distance from these limits.",
    ]
    return "\n".join(lines)


def _each(madds: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in madds.items())
