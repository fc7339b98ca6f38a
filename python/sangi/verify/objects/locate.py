# SPDX-License-Identifier: MIT OR Apache-2.0
"""The instruction after which a kernel goes wrong for given operands: the first carry that is lost, or a late read."""

from __future__ import annotations

from sangi.errors import CheckFailed
from sangi.verify.objects.operands import Operands
from sangi.verify.symbolic import poly
from sangi.verify.symbolic.code import Instruction, Program
from sangi.verify.symbolic.entry import start
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.lift import step
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State, Undecided
from sangi.verify.symbolic.values import Values
from sangi.verify.symbolic.words import Ledger


def lost_at(image: Image, symbol: str, spec: Spec, operands: Operands) -> Instruction | None:
    """Where the value goes wrong, as far as the symbolic run can follow these operands; None if it cannot say."""
    try:
        state, values = _followed(image, symbol, spec, operands)
        late, carry = state.memory.late_at, _first_lost(state, spec, operands, values)
    except (Unproved, CheckFailed, poly.Precision):
        return None
    found = late or carry
    return found if isinstance(found, Instruction) else None


def _followed(image: Image, symbol: str, spec: Spec, operands: Operands) -> tuple[State, Values]:
    state = start(Program(image), symbol, spec, operands.words.get("mask"), Ledger(plain=True))
    values = Values()
    values.of += [0] * len(state.ledger.names)
    for name, atoms in state.words.items():
        for atom, limb in zip(atoms, operands.limbs[name], strict=True):
            values.of[atom] = limb
    for name, word in state.scalars.items():
        ((atom,),) = word.local
        values.of[atom] = operands.words[name]
    while not state.returned:
        instruction = state.program.at(state.pc)
        before = len(state.ledger.births)
        try:
            step(state, instruction)
        except Undecided as open_:
            state.pc = instruction.address
            _take(state, values, before)
            state.choose(open_.flag, values.word(open_.flag))
            continue
        _take(state, values, before)
    return state, values


def _take(state: State, values: Values, before: int) -> None:
    for birth in state.ledger.births[before:]:
        values.born(birth)


def _first_lost(state: State, spec: Spec, operands: Operands, values: Values) -> Instruction | str | None:
    """Where the first carry came to be that is 1 and in no output, if such carries are all that is wrong."""
    lost: list[int] = []
    p, inverse = spec.modulus, pow(poly.ONE, -1, spec.modulus)
    for name in spec.kind.goals:
        words = state.memory.output(name)
        value = poly.add({}, *(poly.scale(w.value, 1, spec.at(i)) for i, w in enumerate(words)))
        carries = state.ledger.carry
        dropped = {m: c for m, c in value.items() if len(m) == 1 and m[0] in carries and c % p}
        rest = sum(_evaluated(m, c, values) for m, c in value.items() if m not in dropped)
        if rest * inverse % p == operands.wanted[name] % p:
            lost += [m[0] for m in dropped if values.of[m[0]]]
    return state.ledger.where[min(lost)] if lost else None


def _evaluated(monomial: poly.Monomial, c: int, values: Values) -> int:
    for atom in monomial:
        c *= values.of[atom]
    return c
