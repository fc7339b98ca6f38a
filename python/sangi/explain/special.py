# SPDX-License-Identifier: MIT OR Apache-2.0
"""How products in a field are reduced, and why in this way."""

from __future__ import annotations

from typing import Any

from sangi.codegen.emit.x64_mersenne import is_mersenne
from sangi.codegen.op.complement import complement
from sangi.codegen.op.pairs import paired
from sangi.codegen.op.rows import Kind, plan
from sangi.codegen.op.shape import Shape

#: Bits of a limb in x86-64 assembly.
ASSEMBLY_WIDTH = 64


def reduction(shape: Shape) -> dict[str, Any]:
    """The form that p has and the reduction that follows: its name, and lines for a person."""
    return _folded(shape) if shape.pseudo_mersenne else _divided(shape)


def _folded(shape: Shape) -> dict[str, Any]:
    form = shape.pseudo_mersenne
    assert form is not None
    whole = shape.width * shape.limbs
    early = "from its highest products, before the others carry into them" if form.estimates else "exactly"
    return {
        "method": "fold",
        "held": "plain",
        "lines": [
            f"p = 2^{form.bits} - {form.c}, so 2^{whole} = {form.delta} mod p is one limb: a fold.",
            f"The upper half of a product, times {form.delta}, is added to the lower half; then q * p is taken off,",
            f"q the bits from 2^{form.bits} on.  Assembly takes q {early}.",
            "Elements are held as they are: N + 1 multiplications where Montgomery's reduction needs N^2 + 1 or more.",
        ],
    }


def _divided(shape: Shape) -> dict[str, Any]:
    rows, folding = plan(shape, Kind.PRODUCT).rows, plan(shape, Kind.PRODUCT).folding
    folded = sum(row.fold for row in rows)
    if folding.shifts:
        how = f"2^-{shape.width} mod p has few binary digits: a row of the reduction is shifts and no multiplication."
    elif folding.signed:
        used = sum(limb < shape.limbs for limb, _ in folding.signed)
        how = f"Of 2^-{shape.width} mod p only {used} of {shape.limbs} limbs are multiplied, by either sign."
    else:
        how = (
            "p has no form that saves multiplications: 2^k mod p is no single limb, nor is 2^-k mod p sparse."
        )
    return {
        "method": "montgomery",
        "held": "montgomery",
        "lines": [
            how,
            f"Montgomery's reduction, limb by limb; rows by 2^-{shape.width} mod p, without a quotient: {folded}; "
            f"exact rows: {len(rows) - folded}.",
            *_assembly(shape),
        ],
    }


def _assembly(shape: Shape) -> list[str]:
    """How x86-64 assembly reduces, where that has rows of its own for the form of p."""
    if shape.width != ASSEMBLY_WIDTH:
        return []
    if is_mersenne(shape):
        return [
            "x86-64 assembly: p is 2^k - 1; rows are not reduced, the lower half is rotated into the upper one."
        ]
    if pairs := paired(shape, Kind.PRODUCT):
        return [
            f"x86-64 assembly: p = m W - 1 with {len(pairs.digits)} limbs of m not 0, no neighbours: "
            "two rows are reduced in one pass."
        ]
    if complement(shape, Kind.PRODUCT):
        return [
            "x86-64 assembly: p = R - M, M of two limbs, or a bit more: exact rows of two products,",
            "whose borrow waits for the next row.",
        ]
    return []
