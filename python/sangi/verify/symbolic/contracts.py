# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the operations of a field promise, as specifications: one for each case that a contract allows."""

from __future__ import annotations

from sangi.codegen.op.special import pseudo_mersenne
from sangi.verify.symbolic.spec import OPERATIONS, Spec

#: The operations whose result is divided by R where elements are in Montgomery form.
PRODUCTS = frozenset({"mul", "sqr", "mul_lazy"})


def specs(operation: str, modulus: int, limbs: int) -> tuple[Spec, ...]:
    """The specifications of an operation as `sangi.codegen.op` states its contract; none if it cannot be proved."""
    p, R = modulus, 1 << 64 * limbs
    plain = "_plain" if operation in PRODUCTS and pseudo_mersenne(p, 64, limbs) else ""
    match operation:
        case "mul_lazy":
            cases = [{"x": p, "y": min(R, 64 * p)}]
            if 4 * p <= R:
                cases.append({"x": 2 * p, "y": 2 * p})
            return tuple(Spec(operation + plain, p, limbs, case, 2 * p) for case in cases)
        case "add_lazy":
            return (Spec(operation, p, limbs, output=2 * p - 1),)
        case "reduce":
            return (Spec(operation, p, limbs, {"x": 2 * p}),)
        case "mul_small":
            return (Spec(operation, p, limbs, {"c": 1 << 61}),)
    return (Spec(operation + plain, p, limbs),) if operation in OPERATIONS else ()
