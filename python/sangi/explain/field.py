# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain`: what a field's operations do and cost, and why their bounds hold."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sangi.codegen import counts, ifma_user
from sangi.codegen.emit import x64_text
from sangi.codegen.field import Field
from sangi.codegen.op import OPERATIONS
from sangi.codegen.x8 import counts as vpmadd52
from sangi.codegen.x8.program import WIDTH
from sangi.codegen.x8.shape import X8Shape
from sangi.explain.special import reduction
from sangi.named import NAMED
from sangi.verify.bounds import intervals as bounds

_MULTIPLIES = ("mulx", "mul", "imul")
#: Elements at once, and how many of their instructions begin in a cycle at most.
_LANES, _STARTED = 8, 2


@dataclass(frozen=True)
class Multiplier:
    """Multiplications of a product: `limit` for any odd modulus, `x64` in this field's assembly (None: no assembly).

    A core that starts one a cycle needs as many cycles at least.
    """

    operation: str
    limit: int
    x64: int | None


def multiplier(field: Field, width: int) -> list[Multiplier]:
    """The limit of Montgomery's method: N^2 for x * y, N(N + 1)/2 for x * x, N^2 + N for the division by R."""
    shape = field.shape(width)
    n = shape.limbs
    found = []
    for name, product in (("mul", n * n), ("sqr", n * (n + 1) // 2)):
        if name not in field.operations:
            continue
        x64 = None
        if width == 64:
            kernel = x64_text.kernel(OPERATIONS[name].build(shape), shape, x64_text.Constants("p"))
            x64 = sum(i.mnemonic in _MULTIPLIES for i in kernel.instructions)
        found.append(Multiplier(name, product + n * n + n, x64))
    return found


@dataclass(frozen=True)
class X8Count:
    """Products of digits in a kernel for eight elements, in vpmadd52, and the fewest cycles of one element's share."""

    operation: str
    vpmadd52: int
    cycles: float


def x8_counts(field: Field) -> list[X8Count]:
    """The kernels that multiply, at two vpmadd52 per cycle."""
    shape = X8Shape.of(field.modulus)
    made = {name: vpmadd52.multiplications(shape, name) for name in ifma_user.available(shape)}
    return [X8Count(name, count, count / _LANES / _STARTED) for name, count in made.items() if count]


def explain(field: Field, width: int) -> dict[str, Any]:
    """Counts and bounds of a field's operations for limbs of `width` bits; raises `CheckFailed` if a bound fails."""
    shape = field.shape(width)
    names = [name for name, named in NAMED.items() if named.modulus == field.modulus]
    products = multiplier(field, width)
    cases = [f"{name}/{m.operation}/x64" for name in names for m in products if m.x64 is not None]
    return {
        "field": field.title,
        "modulus": f"{field.modulus:#x}",
        "bits": field.modulus.bit_length(),
        "limbs": shape.limbs,
        "limb_bits": width,
        "spare_bit": shape.spare,
        "products": reduction(shape),
        "counts": [asdict(c) for c in counts.table(field, width)],
        "multiplier": [asdict(m) for m in products],
        "measure": f"sangi bench {' '.join(cases)}" if cases else None,
        "digits": X8Shape.of(field.modulus).limbs,
        "x8": [asdict(m) for m in x8_counts(field)] if width == 64 else [],
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
        *facts["products"]["lines"],
        "",
        f"{'':10} {'add/sub':>8} {'logic':>6} {'loads':>6} {'stores':>7} {'longest chain':>14} {'x64 code':>12}",
    ]
    for c in facts["counts"]:
        x64 = f"{c['x64']}" + (f" ({c['saved']} saved)" if c["saved"] else "") if c["x64"] else "-"
        lines.append(
            f"{c['operation']:10} {c['carries']:8} {c['logic']:6} {c['loads']:6} {c['stores']:7} "
            f"{c['chain']:14} {x64:>12}"
        )
    lines += [*_products(facts), *_eight(facts)]
    lines += ["", "Proved for this modulus, by intervals on every path of the whole numbers:"]
    lines += [f"  {_PROMISE[name]}   ({paths} paths)" for name, paths in facts["bounds"].items()]
    return "\n".join(lines)


_LIMIT = {"mul": "2N^2 + N", "sqr": "N(N + 1)/2 + N^2 + N"}


def _products(facts: dict[str, Any]) -> list[str]:
    """The paragraph on the multiplier; none where there is no product."""
    if not facts["multiplier"]:
        return []
    lines = [
        "",
        f"Multiplications of {facts['limb_bits']} by {facts['limb_bits']} bits, N = {facts['limbs']}:",
    ]
    for m in facts["multiplier"]:
        x64 = "" if m["x64"] is None else f"; {m['x64']} in the x64 code"
        lines.append(f"  {m['operation']}: {_LIMIT[m['operation']]} = {m['limit']} for any odd modulus{x64}")
    if facts["limb_bits"] == 64:
        lines.append("A core that starts one a cycle needs as many cycles at least.")
    if facts["measure"]:
        lines.append(f"Their distance from it, in measured cycles: {facts['measure']}")
    return lines


def _eight(facts: dict[str, Any]) -> list[str]:
    """The paragraph on eight elements at once."""
    if not facts["x8"]:
        return []
    lines = [
        "",
        f"Eight elements at once (ifma), in {facts['digits']} digits of {WIDTH} bits; at two vpmadd52 per cycle:",
    ]
    made = {m["operation"]: m["vpmadd52"] for m in facts["x8"]}
    for m in facts["x8"]:
        lines.append(
            f"  {m['operation']}: {m['vpmadd52']} vpmadd52, at least {m['cycles']:.1f} cycles per element"
        )
    if "dot2" in made:
        saved = 2 * made["mul"] - made["dot2"]
        lines.append(
            f"dot2 reduces the sum of two products once: {saved} fewer vpmadd52 than two mul, and one addition less."
        )
    return lines


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
