# SPDX-License-Identifier: MIT OR Apache-2.0
"""The telescoped bound of a carry: the carries that it adds are replaced by what they are carries of, youngest first.

A carry is (a + b + carry in - word) / 2^64.  With a and b as sums of products and older carries, what was carried out
of the same limb before cancels, and what is left is the part of the number below the limb: too small to carry.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.forms import Birth
from sangi.verify.symbolic.poly import Poly


def telescoped(p: Poly, born: Mapping[int, Birth], settled: Callable[[Poly], Poly], products: bool) -> Poly:
    """The same number with every carry that p adds written out, and with `products` every high half, too.

    `settled` puts in what is known of atoms.  Raises `poly.Precision`.
    """
    p, done = dict(p), set[int]()
    while True:
        found = max(
            (m[0] for m, c in p.items() if len(m) == 1 and c > 0 and m[0] in born and m[0] not in done),
            default=None,
        )
        if found is None:
            return p
        birth = born[found]
        sign = -1 if birth.kind == "difference" else 1
        if birth.kind in ("sum", "difference") and birth.atoms[0] == found:
            a, *others = (word.value for word in birth.of)
            form = poly.add(poly.scale(a, sign), *others)
        elif birth.kind == "product" and birth.atoms[0] == found and products:
            form = poly.mul(birth.of[0].value, birth.of[1].value)
        else:
            done.add(found)
            continue
        if len(birth.atoms) > 1:
            form = poly.sub(form, poly.scale(poly.var(birth.atoms[1]), sign))
        c = p.pop((found,))
        p = settled(poly.add(p, poly.times(poly.scale(form, 1, -64), c)))
