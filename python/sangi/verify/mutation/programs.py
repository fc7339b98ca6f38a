# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of a program: each carry, borrow, mask, choice and final subtraction dropped in turn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from sangi.codegen.program import Kind, Node, Op, Program, Value


@dataclass(frozen=True)
class Mutant:
    """A wrong program; `what` says what was done to which step, `node` is the step's number (-1: several)."""

    operation: str
    what: str
    program: Program
    node: int = -1


def of(program: Program) -> Iterator[Mutant]:
    """Every mutant of a program; a step that no result depends on has none, since it would compute the same."""
    needed = _needed(program)
    for number, node in enumerate(program.nodes):
        if number not in needed:
            continue
        place = _place(program, number)
        for what, nodes in _edits(program, number, node):
            yield Mutant(program.name, f"{what} at {place}", replace(program, nodes=nodes, chains=()), number)
    selects = [i for i, n in enumerate(program.nodes) if n.op is Op.SELECT]
    if selects and program.name not in ("select", "cswap"):
        for side, which in ((1, "the first is always taken"), (2, "the second is always taken")):
            nodes = program.nodes
            for i in reversed(selects):
                nodes = _instead(nodes, i, program.nodes[i].args[side])
            yield Mutant(program.name, f"no choice: {which}", replace(program, nodes=nodes, chains=()))


def _needed(program: Program) -> set[int]:
    """The steps that what is stored or returned depends on."""
    wanted: set[Value] = set()
    found = set()
    for number in range(len(program.nodes) - 1, -1, -1):
        node = program.nodes[number]
        if not node.out or not wanted.isdisjoint(node.out):
            wanted.update(node.args)
            found.add(number)
    return found


def _place(program: Program, number: int) -> str:
    """Where a node stands, counted from the top, so that programs of different length are alike."""
    node = program.nodes[number]
    for which, chain in enumerate(program.chains):
        if node.out and node.out[0] in chain.out:
            return (
                f"{chain.what} {which + 1}, limb {chain.out.index(node.out[0]) - len(chain.out)} from the top"
            )
    kind = [i for i, n in enumerate(program.nodes) if n.op is node.op]
    return f"{node.op.value} {kind.index(number) - len(kind)} from the end"


def _edits(program: Program, number: int, node: Node) -> Iterator[tuple[str, tuple[Node, ...]]]:
    nodes = program.nodes
    match node.op:
        case Op.ADD | Op.SUB | Op.SHIFT if node.args[-1].kind is Kind.CARRY:
            name = {Op.ADD: "carry", Op.SUB: "borrow", Op.SHIFT: "bit"}[node.op]
            yield f"{name} dropped", _put(nodes, number, replace(node, args=node.args[:-1]))
        case Op.MAC if len(node.args) > 2:
            for gone in range(2, len(node.args)):
                args = node.args[:gone] + node.args[gone + 1 :]
                yield f"addend {gone - 1} of a product dropped", _put(nodes, number, replace(node, args=args))
        case Op.MASK | Op.WIDEN:
            ones = (1 << program.width) - 1 if node.op is Op.MASK else 1
            for imm in (0, ones):
                constant = Node(Op.CONST, (), node.out, imm=imm)
                yield f"{node.op.value} is always {imm}", _put(nodes, number, constant)
        case Op.SELECT | Op.AND | Op.OR | Op.XOR:
            first, second = node.args[-2:]
            yield f"{node.op.value} takes only its first", _instead(nodes, number, first)
            yield f"{node.op.value} takes only its second", _instead(nodes, number, second)
        case Op.LOW_BIT:
            other = next(n.out[0] for n in nodes if n.op is Op.LOAD and n.index == 1)
            yield "the parity of the wrong limb", _put(nodes, number, replace(node, args=(other,)))
        case Op.STORE:
            yield "a limb is not stored", nodes[:number] + nodes[number + 1 :]
        case _:
            return


def _put(nodes: tuple[Node, ...], number: int, node: Node) -> tuple[Node, ...]:
    return (*nodes[:number], node, *nodes[number + 1 :])


def _instead(nodes: tuple[Node, ...], number: int, value: Value) -> tuple[Node, ...]:
    """The nodes without one, whose readers read `value` instead."""
    gone = nodes[number].out[0]
    kept = nodes[:number] + nodes[number + 1 :]
    return tuple(replace(n, args=tuple(value if a == gone else a for a in n.args)) for n in kept)
