# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi explain csidh512` prints: the operations of a vectorised action, and a lower bound on its cycles."""

from __future__ import annotations

from typing import Any

from sangi.codegen.tables import action_simd
from sangi.codegen.tables.chains import PRIMES
from sangi.codegen.tables.cost_simd import isogeny, steps
from sangi.codegen.tables.isogeny_simd import best

#: The degrees in the table, and the number of points that each isogeny pushes.
SHOWN, POINTS = (3, 29, 101, 199, 373, 587), 3


def facts() -> dict[str, Any]:
    """Mean operation counts over the keys of the first seeds, and counts of isogenies of some degrees."""
    rows = []
    for degree in SHOWN:
        config = best(degree)[POINTS]
        count = isogeny(config, degree, POINTS)
        called = {name: count[name] for name in action_simd.MADDS}
        called["mul"] += action_simd.ROUNDS * count["step"]
        limit = sum(called[name] * madds for name, madds in action_simd.MADDS.items()) // 2
        made = steps(degree // 2, config.baby_steps, config.giant_steps)
        rows.append({"degree": degree, **config._asdict(), "steps": made, "called": called, "limit": limit})
    return {
        "csidh512": {
            "primes": len(PRIMES),
            "keys": action_simd.KEYS,
            "action": action_simd.usual(),
            "of_eight": action_simd.usual(2),
            "madds": dict(action_simd.MADDS),
            "points": POINTS,
            "isogenies": rows,
        }
    }


def text(found: dict[str, Any]) -> str:
    """The facts as text."""
    given = found["csidh512"]
    a, eight = given["action"], given["of_eight"]
    lines = [
        "csidh512: y^2 = x^3 + A x^2 + x over F_p, p + 1 = 4 * 3 * 5 * ... * 373 * 587; exponents from -5 to 5",
        "",
        f"One action with AVX-512 IFMA, vectorised within the action; the mean over {given['keys']} keys:",
        f"  {a['rounds']} rounds, each with one point per side; two ladders side by side clear their cofactors:",
        f"  {a['pairs']:,} bits of two ladders, {a['bits']:,} of one; each bit takes three vector products",
        f"  {a['isogenies']} isogenies that push {a['pushes']} points",
        f"  {a['products']:,} vector products of eight lanes, of {_each(given['madds'])} vpmadd52",
        f"  at two vpmadd52 per cycle, an action takes at least {a['limit'] / 1e6:.1f} million cycles",
        "",
        "One of eight derivations at once (derive_x8), where two ladders are always available to run side by side:",
        f"  {eight['pairs']:,} bits of two ladders; isogenies that push {eight['pushes']} points",
        f"  {eight['products']:,} vector products; at least {eight['limit'] / 1e6:.1f} million cycles",
        "",
        f"Isogenies with {given['points']} points to push; with 0 baby steps every index is evaluated individually:",
        "",
        f"{'degree':>8} {'baby':>5} {'giant':>6} {'group':>6} {'steps':>6} {'products':>9} {'cycles':>8}",
    ]
    for row in given["isogenies"]:
        lines.append(
            f"{row['degree']:>8} {row['baby_steps']:>5} {row['giant_steps']:>6} {row['group']:>6} {row['steps']:>6} "
            f"{sum(row['called'].values()):>9,} {row['limit']:>8,}"
        )
    lines += [
        "",
        "baby, giant: numbers of baby steps and giant steps.  group: giant steps whose forms are multiplied together.",
        "steps: calls that add or double up to four kernel points.  cycles: the lower bound at two vpmadd52 per cycle.",
        "`sangi ratio csidh512/action/ifma csidh512/action/addskip-basic` measures one action against a scalar one;",
        "`sangi bench csidh512/action/ifma csidh512/derive_x8` measures both, to compare with these bounds.",
    ]
    return "\n".join(lines)


def _each(madds: dict[str, int]) -> str:
    return ", ".join(f"{name} {count}" for name, count in madds.items())
