# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi explain ctidh512` prints: batches and bounds, operations by part, and the failure coin."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sangi.codegen.tables import ctidh_cost, ctidh_counts, ctidh_simd, ctidh_x8
from sangi.codegen.tables.action_simd import ROUNDS
from sangi.codegen.tables.ctidh import EIGHT, OWN, SIMD, SIZES, Size
from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout

#: By the name that is explained.
NAMES = {f"ctidh{size}": size for size in SIZES}
#: Numbers of pushed points whose isogenies are shown.
POINTS = (0, 1, 2)


def facts(size: Size) -> dict[str, Any]:
    """The layout of a size, and the others whose key pairs exchange with its own in their sums."""
    layout = SIZES[size]
    others = [other for other in SIZES if other != size and OWN.get(other, other) == OWN.get(size, size)]
    return {
        "ctidh": {
            "size": size,
            "layout": _name(layout),
            "highctidh": size not in OWN,
            "primes": len(layout.primes),
            "bits": layout.modulus.bit_length(),
            "keys": layout.bits,
            "batches": [_batch(layout, b) for b in range(len(layout.sizes))],
            "tree": layout.tree,
            "action": ctidh_counts.usual(layout),
            "draws": ctidh_counts.DRAWS,
            "symbol": ctidh_counts.SYMBOL,
            "simd": ctidh_simd.usual(SIMD[size]) if size in SIMD else None,
            "x8": ctidh_x8.usual(layout) if size in EIGHT else None,
            "others": [
                {
                    "size": other,
                    "layout": _name(SIZES[other]),
                    "keys": SIZES[other].bits,
                    "action": ctidh_counts.usual(SIZES[other]),
                }
                for other in others
            ],
        }
    }


def _name(layout: Layout) -> str:
    return next(name for name, named in LAYOUTS.items() if named == layout)


def _batch(layout: Layout, batch: int) -> dict[str, Any]:
    least, greatest = layout.least(batch), layout.greatest(batch)
    return {
        "least": least,
        "greatest": greatest,
        "primes": layout.sizes[batch],
        "bound": layout.bounds[batch],
        "steps": layout.longest(batch),
        "isogenies": [
            {
                **asdict(ctidh_cost.chosen(least, greatest, points)),
                "points": points,
                "products": ctidh_cost.cost(least, greatest, points).products,
            }
            for points in POINTS
        ],
        "coin": greatest * (least - 1) / (least * (greatest - 1)),
    }


def text(found: dict[str, Any]) -> str:
    """The facts as text."""
    given = found["ctidh"]
    action = given["action"]
    lines = [
        f"ctidh{given['size']}: the constant-time action of CSIDH over a field of {given['bits']} bits, "
        f"{given['primes']} primes",
        f"with {'highctidh' if given['highctidh'] else 'sangi'}'s batches and bounds: 2^{given['keys']:.1f} keys",
        "",
        "Each batch takes as many isogenies as its bound, for every key; those that a key does not need are dummies.",
        "",
        f"{'primes':>12} {'count':>6} {'bound':>6} {'steps':>6}  {'isogeny, pushing 0, 1, 2 points':<32} "
        f"{'fails':>7} {'coin':>8}",
    ]
    for row in given["batches"]:
        products = ", ".join(f"{isogeny['products']:,}" for isogeny in row["isogenies"])
        lines.append(
            f"{_range(row):>12} {row['primes']:>6} {row['bound']:>6} {row['steps']:>6}  {products:<32} "
            f"{'1/' + str(row['least']):>7} {row['coin']:>8.4f}"
        )
    lines += [
        "",
        f"One action, the mean over {given['draws']} draws of failures; multiplications and squarings:",
        f"  {action['blocks']:.1f} blocks, each of one attempt in every batch that has isogenies left",
        f"  clearing   {action['clearing']:>9,.0f}  two points a block, all primes but the targets multiplied out",
        f"  multiples  {action['multiples']:>9,.0f}  kernels, by the fixed tree of the strategy",
        f"  isogenies  {action['isogenies']:>9,.0f}  with their pushed points, dummies included",
        f"  points     {action['points']:>9,.0f}  Elligator, without {action['symbols']:.1f} Legendre symbols",
        f"  sum        {action['products']:>9,.0f}  with symbols and one inversion at {given['symbol']} each, which is "
        "about their time",
        f"  {action['additions']:,.0f} additions and subtractions",
        *_simd(given["simd"]),
        *_x8(given["x8"]),
        *(
            f"ctidh{other['size']} has 2^{other['keys']:.1f} other secret keys, and the same public keys: "
            f"{other['action']['products']:,.0f} in {other['action']['blocks']:.1f} blocks"
            for other in given["others"]
        ),
        "",
        "The failure coin: a point lacks the torsion of the prime l with probability 1/l, and a failure is public.",
        "A coin therefore fails some more attempts, so that every prime of a batch fails as often as its smallest, L.",
        "It is good with probability l (L - 1) / (L (l - 1)), or (L - 1) / L for a dummy, whose point never fails.",
        "The column `coin` is that of the batch's largest prime; for the smallest prime it is 1.",
        "",
        "steps: of the padded addition chains for a secret prime of the batch.",
        f"`sangi explain ctidhSIZE` knows {', '.join(map(str, SIZES))}.",
    ]
    return "\n".join(lines)


def _simd(found: dict[str, float] | None) -> list[str]:
    if found is None:
        return []
    return [
        "",
        f"With AVX-512 IFMA, the mean over {ctidh_simd.DRAWS} draws; vector products of eight lanes:",
        f"  clearing   {ROUNDS * found['clearing']:>9,.0f}  {found['clearing']:,.0f} bits of two ladders "
        "side by side, three products each",
        f"  multiples  {ROUNDS * found['multiples']:>9,.0f}  {found['multiples']:,.0f} bits",
        f"  isogenies  {found['isogenies']:>9,.0f}  with their pushed points, dummies included",
        f"  sum        {found['products']:>9,.0f}  at two vpmadd52 per cycle at least "
        f"{found['limit'] / 1e6:.1f} million cycles",
        "",
    ]


def _x8(found: dict[str, float] | None) -> list[str]:
    if found is None:
        return []
    return [
        f"Eight actions in lanes, the mean over {ctidh_x8.DRAWS} draws; vector products of all eight:",
        f"  {found['blocks']:.1f} blocks, until no lane has isogenies left",
        f"  clearing   {found['clearing']:>9,.0f}",
        f"  multiples  {found['multiples']:>9,.0f}",
        f"  isogenies  {found['isogenies']:>9,.0f}",
        f"  sum        {found['products']:>9,.0f}  at two vpmadd52 per cycle at least "
        f"{found['limit'] / 1e6:.1f} million cycles for each action",
        "",
    ]


def _range(row: dict[str, Any]) -> str:
    return f"{row['least']}..{row['greatest']}" if row["primes"] > 1 else str(row["least"])
