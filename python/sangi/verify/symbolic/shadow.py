# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks the symbolic run against the interpreter: every word and flag, in all its forms, on concrete operands.

The interpreter runs the text and knows nothing of the bytes, of polynomials or of atoms.  The values of atoms
follow from how each came to be, by Python's integers.
"""

from __future__ import annotations

import math
from collections import Counter

import numpy as np

from sangi.errors import CheckFailed
from sangi.verify.interp import instructions as isa
from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED, Block, Machine, Saved, Words
from sangi.verify.interp.machine import Pointer as Address
from sangi.verify.interp.text import Function
from sangi.verify.symbolic import code, image, poly, residue
from sangi.verify.symbolic.entry import start
from sangi.verify.symbolic.forms import Word
from sangi.verify.symbolic.kernel import ways
from sangi.verify.symbolic.lift import step
from sangi.verify.symbolic.native import Vector, addend
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import FLAGS, Undecided
from sangi.verify.symbolic.values import Values


def check(loaded: image.Image, symbol: str, function: Function, spec: Spec, vector: Vector) -> int:
    """Follows the path of one vector, both ways; the number of values compared.  Raises `CheckFailed`."""
    run = _Shadow(loaded, symbol, spec, function, vector)
    for number, instruction in enumerate(code.instructions(loaded, symbol)):
        run.step(instruction, function, number)
    for name in spec.kind.goals:
        left = sum(run.atoms.word(w) << 64 * i for i, w in enumerate(run.state.memory.output(name)))
        if left not in (vector.outputs[name], vector.outputs[name] + addend(spec, vector)):
            raise CheckFailed(f"{symbol}: {name} = {left:#x} after the symbolic run, for {vector}")
    run.definitions()
    return run.compared


class _Shadow:
    """A symbolic state, an interpreter's machine, and the value of every atom."""

    def __init__(
        self, loaded: image.Image, symbol: str, spec: Spec, function: Function, vector: Vector
    ) -> None:
        mask = vector.word if "mask" in spec.kind.words else None
        ledger = ways(spec)[-1].ledger(Counter(), frozenset(), math.inf)
        self.state = start(code.Program(loaded), symbol, spec, mask, ledger)
        self.atoms = Values()
        self.values = self.atoms.of
        self.compared = 0
        self.machine = Machine(64, tables=function.tables)
        self.machine.registers.update({name: Saved(name) for name in CALLEE_SAVED})
        self.seen: dict[object, object] = {}
        for register, name in zip(ARGUMENTS, spec.kind.parameters, strict=False):
            if name in spec.kind.words:
                self.machine.put(register, _lane(vector.word))
                if name != "mask":
                    self.values.append(vector.word)
            else:
                self.machine.put(register, Address(name))
                self.machine.blocks[name] = Block([None] * spec.size(name), name in spec.kind.goals)
        for name in spec.kind.inputs:
            limbs = [vector.inputs[name] >> 64 * i & WORD - 1 for i in range(spec.size(name))]
            self.machine.blocks[name].words = [_lane(limb) for limb in limbs]
            self.values += limbs

    def step(self, instruction: code.Instruction, function: Function, number: int) -> None:
        """One instruction on both sides, and the comparison of what it changed."""
        births = self.state.ledger.births
        before = len(births)
        while True:
            try:
                step(self.state, instruction)
                break
            except Undecided as open_:
                self.state.choose(open_.flag, self.atoms.word(open_.flag))
        for birth in births[before:]:
            self.atoms.born(birth)
        if len(self.values) != len(self.state.ledger.names):
            raise CheckFailed(f"{instruction}: an atom without a birth")
        isa.step(self.machine, function.instructions[number])
        try:
            self._compare()
        except CheckFailed as error:
            raise CheckFailed(f"{instruction}: {error}") from None

    def definitions(self) -> None:
        """Compares what the ledger says of each atom with the atom's value."""
        ledger, values = self.state.ledger, self.values.__getitem__
        for atom, form in (*ledger.definition.items(), *ledger.carry.items(), *ledger.cut.items()):
            if poly.evaluate(form, values) != values(atom):
                raise CheckFailed(f"{ledger.names[atom]} is not what the ledger says it is")
        for atom, rest in ledger.leaf.items():
            if residue.evaluate(rest, values) != values(atom):
                raise CheckFailed(f"{ledger.names[atom]} has not the residue that the ledger says")
        for atom, odd in ledger.parity.items():
            if values(atom) & 1 != odd:
                raise CheckFailed(f"{ledger.names[atom]} has not the parity that the ledger says")
        for atom, value in enumerate(self.values):
            if not ledger.low[atom] <= value <= ledger.high[atom]:
                raise CheckFailed(f"{ledger.names[atom]} is outside its range")
        self.compared += len(ledger.definition) + len(ledger.carry) + len(ledger.leaf) + len(self.values)

    def _compare(self) -> None:
        state, machine = self.state, self.machine
        now: dict[object, tuple[object, object]] = {}
        for name, value in state.registers.items():
            now[name] = (value, machine.registers.get(name))
        for flag in FLAGS:
            now[flag] = (state.flags[flag], machine.flags[flag])
        for (where, offset), value in state.memory.cells.items():
            block = machine.blocks.get(where)
            now[where, offset] = (value, block.words[offset // 8] if block else machine.stack.get(offset))
        for key, (held, other) in now.items():
            if self.seen.get(key) is held:
                continue
            self.seen[key] = held
            if isinstance(held, Word):
                if callable(other):
                    other = other()
                if not isinstance(other, np.ndarray):
                    raise CheckFailed(f"{key} holds a number here and none in the interpreter")
                self._same(held, int(other.flat[0]), str(key))

    def _same(self, word: Word, value: int, where: str) -> None:
        forms = {
            "value": poly.evaluate(word.value, self.values.__getitem__),
            "local": poly.evaluate(word.local, self.values.__getitem__),
            "residue": residue.evaluate(word.residue, self.values.__getitem__),
        }
        for name, found in forms.items():
            if found != value:
                raise CheckFailed(f"{where} is {value:#x}, its {name} form {found:#x}")
        if not word.low <= value <= word.high:
            raise CheckFailed(f"{where} is {value:#x}, not in {word.low:#x} to {word.high:#x}")
        self.compared += len(forms) + 1


def _lane(value: int) -> Words:
    return np.array([value], np.uint64)
