# SPDX-License-Identifier: MIT OR Apache-2.0
"""What an operation costs: counted on its program and on its assembly."""

from __future__ import annotations

from dataclasses import dataclass

from sangi.codegen.emit import x64_text
from sangi.codegen.field import Field, emitted_by
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.codegen.program import Node, Op, Program

_LOGIC = (Op.AND, Op.OR, Op.XOR, Op.SHIFT, Op.SELECT)


@dataclass(frozen=True)
class Count:
    """One operation: limb additions and subtractions, other limb operations, loads and stores of limbs.

    `chain` is the longest run of nodes in which each needs the one before, from the first load on; `x64` the
    number of instructions without the return (0 where there is no assembly) and `saved` the callee-saved
    registers that they use.
    """

    operation: str
    carries: int
    logic: int
    loads: int
    stores: int
    chain: int
    x64: int
    saved: int


def count(program: Program, shape: Shape) -> Count:
    """Counts one program of a modulus."""

    def number(*ops: Op) -> int:
        return sum(node.op in ops for node in program.nodes)

    x64 = saved = 0
    if program.width == 64 and emitted_by("x64", (program.name,)):
        kernel = x64_text.kernel(program, shape, x64_text.Constants("p"))
        x64, saved = len(kernel.instructions) - 1 + 2 * len(kernel.saved), len(kernel.saved)
    return Count(
        program.name,
        number(Op.ADD, Op.SUB),
        number(*_LOGIC),
        number(Op.LOAD),
        number(Op.STORE),
        _depth(program.nodes),
        x64,
        saved,
    )


def _depth(nodes: tuple[Node, ...]) -> int:
    """The longest chain of dependent operations; loads, stores, constants and barriers are free."""
    depth: dict[int, int] = {}
    free = (Op.LOAD, Op.STORE, Op.CONST, Op.ARGUMENT, Op.HIDE, Op.RETURN)
    longest = 0
    for node in nodes:
        at = max((depth.get(v.number, 0) for v in node.args), default=0) + (node.op not in free)
        longest = max(longest, at)
        for value in node.out:
            depth[value.number] = at
    return longest


def table(field: Field, width: int) -> list[Count]:
    """Every operation of a field."""
    shape = field.shape(width)
    return [count(OPERATIONS[name].build(shape), shape) for name in available(shape, field.operations)]
