# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `x8`: operations of the named prime fields on eight elements at once."""

from __future__ import annotations

from collections.abc import Iterable

from sangi.codegen.modsimd.shape import LANES
from sangi.codegen.x8 import counts
from sangi.codegen.x8.shape import X8Shape
from sangi.named import NAMED
from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel, limit

#: Operations by how many operands they take, as the C program calls that.
OPERANDS = {"binary": ("add", "sub", "mul"), "unary": ("neg", "sqr"), "four": ("dot2",)}
OPS = tuple(op for ops in OPERANDS.values() for op in ops)
NEEDS = ("avx512ifma", "avx512dq")


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    for field in NAMED:
        for op in OPS:
            symbol, source = f"sangi_{field}x8_{op}_ifma", f"generated/field/{field}_ifma.S"
            made = counts.multiplications(X8Shape.of(NAMED[field].modulus), op)
            note = limit(made, LANES) if made else ""
            kernel = Kernel(symbol, source, "x86_64", NEEDS, note=note)
            yield Case("x8", f"{field}x8", op, "ifma", kernel, build=usual, usual=usual)


def _spec(field: str, op: str, symbol: str) -> str:
    shape = X8Shape.of(NAMED[field].modulus)
    digits = ", ".join(f"0x{digit:x}" for digit in shape.digits(shape.modulus))
    kernel = f".{_operands(op)} = {symbol}"
    return f"(const x8_case){{.field = {{{shape.limbs}, {{{digits}}}}}, .op = X8_{op.upper()}, {kernel}}}"


def _operands(op: str) -> str:
    (name,) = (name for name, ops in OPERANDS.items() if op in ops)
    return name


def _declare(case: Case) -> str:
    count = {"unary": 1, "binary": 2, "four": 4}[_operands(case.op)]
    return f"void {case.symbol}(uint64_t *{', const uint64_t *' * count});"


FAMILY = Family(
    "x8",
    _cases,
    lambda case: _spec(case.object.removesuffix("x8"), case.op, case.symbol),
    sources=("bench/family_x8.c", "bench/x8/control.c"),
    headers=("x8/case.h",),
    declare=_declare,
    controls=(
        Control(
            "control/unreduced/p381x8/add", _spec("p381", "add", "x8_control_unreduced"), "a result is not"
        ),
        Control("control/lane/p381x8/add", _spec("p381", "add", "x8_control_lane"), "a lane differs"),
        Control("control/term/p381x8/dot2", _spec("p381", "dot2", "x8_control_term"), "a lane differs"),
    ),
)
