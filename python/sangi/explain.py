# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain`: what a field's operations do and cost, and why their bounds hold."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sangi.gen import counts
from sangi.gen.field import Field
from sangi.prove import bounds


def explain(field: Field, width: int) -> dict[str, Any]:
    """Counts and bounds of a field's operations for limbs of `width` bits; raises `CheckFailed` if a bound fails."""
    shape = field.shape(width)
    return {
        "field": field.title,
        "modulus": f"{field.modulus:#x}",
        "bits": field.modulus.bit_length(),
        "limbs": shape.limbs,
        "limb_bits": width,
        "spare_bit": shape.spare,
        "counts": [asdict(c) for c in counts.table(field, width)],
        "bounds": {name: bounds.prove(name, shape) for name in field.operations if name in bounds.PROMISES},
    }


def text(facts: dict[str, Any]) -> str:
    """The same for a person."""
    limbs, width = facts["limbs"], facts["limb_bits"]
    capacity = f"2^{limbs * width}"
    lines = [
        facts["field"],
        f"p = {facts['modulus']}",
        f"{facts['bits']} bits in {limbs} limbs of {width}",
        "",
        _form(facts["spare_bit"], capacity),
        "",
        f"{'':10} {'add/sub':>8} {'logic':>6} {'loads':>6} {'stores':>7} {'longest chain':>14} {'x64 code':>12}",
    ]
    for c in facts["counts"]:
        x64 = f"{c['x64']}" + (f" ({c['saved']} saved)" if c["saved"] else "") if c["x64"] else "-"
        lines.append(
            f"{c['operation']:10} {c['carries']:8} {c['logic']:6} {c['loads']:6} {c['stores']:7} "
            f"{c['chain']:14} {x64:>12}"
        )
    lines += ["", "Proved for this modulus, by intervals on every path of the whole numbers:"]
    lines += [f"  {_PROMISE[name]}   ({paths} paths)" for name, paths in facts["bounds"].items()]
    return "\n".join(lines)


_PROMISE = {
    "add": "add:  z = x + y mod p, 0 <= z < p",
    "sub": "sub:  z = x - y mod p, 0 <= z < p",
    "neg": "neg:  z = -x mod p,    0 <= z < p",
    "dbl": "dbl:  z = 2x mod p,    0 <= z < p",
    "half": "half: z = x/2 mod p,   0 <= z < p",
}


def _form(spare: bool, capacity: str) -> str:
    if spare:
        return (
            f"A spare bit: x + y <= 2p - 2 < {capacity}, so a sum cannot carry out of its limbs, and the borrow of\n"
            "x + y - p alone says which of the two is the answer."
        )
    return (
        f"No spare bit: x + y can pass {capacity}, so the carry is kept as one more limb of the sum; without it a\n"
        "sum of 2^k + small would pass for a small number."
    )
