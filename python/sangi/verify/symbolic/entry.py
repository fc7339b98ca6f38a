# SPDX-License-Identifier: MIT OR Apache-2.0
"""The state on entry: parameters where the convention puts them, inputs in memory."""

from __future__ import annotations

from sangi.errors import BadInput
from sangi.verify.symbolic.code import Program
from sangi.verify.symbolic.convention import IGNORED, INVERSE, INVERSE_AT, LIMBS
from sangi.verify.symbolic.forms import constant
from sangi.verify.symbolic.memory import STACK, Entry, Memory, Pointer, Value
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.state import State
from sangi.verify.symbolic.words import Ledger

_REGISTERS = ("rax", "rbx", "rcx", "rdx", "rsi", "rdi", "rbp", *(f"r{n}" for n in range(8, 16)))


def start(program: Program, symbol: str, spec: Spec, mask: int | None, ledger: Ledger | None = None) -> State:
    """The state on entry; `mask` is the value of that parameter, where the operation has one."""
    kind, ledger = spec.kind, ledger or Ledger()
    sizes = {name: spec.size(name) for name in kind.pointers}
    called = spec.called
    memory = Memory(sizes, kind.inputs, tuple(kind.goals), spec.share, called.red_zone)
    registers: dict[str, Value] = {name: Entry(name) for name in _REGISTERS}
    registers["rsp"] = Pointer(STACK, 0)
    state = State(program, ledger, memory, registers, called.saved, program.image.function(symbol))
    state.goroutine, state.kept = called.on_stack, spec.kept
    state.extent = program.image.extent(symbol)
    for where, held in called.holds:
        end, plus, offset = where.partition("+")
        region, at = program.image.ending(end)
        state.assumed = {**state.assumed, (region, at + int(offset or "0"), 8 if plus else 1): held}
    missing = {*kind.parameters} - {*spec.called.parameters}
    if missing:
        raise BadInput(f"{spec.operation}: the convention has no place for {', '.join(sorted(missing))}")
    for name, place in spec.called.places:
        value = _argument(state, spec, name, mask)
        if isinstance(place, str):
            registers[place] = value
        else:
            memory.cells[STACK, place] = value
    for name in kind.inputs:
        _input(state, spec, name)
    return state


def _argument(state: State, spec: Spec, name: str, mask: int | None) -> Value:
    """What a parameter holds, and the constants that it points to."""
    inverse = -pow(spec.modulus, -1, WORD) % WORD
    if name == IGNORED:
        return Entry("a parameter that may not be used")
    if name.isdigit():
        return constant(int(name) % WORD)
    if name == "mask" and name in spec.kind.words:
        return constant(mask or 0)
    if name in spec.kind.words:
        state.scalars[name] = state.ledger.input(name, min(WORD, spec.inputs.get(name, WORD)) - 1)[1]
        return state.scalars[name]
    if name in spec.kind.pointers:
        return Pointer(name, 0)
    if name == INVERSE:
        return constant(inverse)
    words = {
        LIMBS: [spec.modulus >> 64 * i & WORD - 1 for i in range(spec.limbs)],
        INVERSE_AT: [inverse],
    }.get(name)
    if words is None:
        raise BadInput(f"{spec.operation} has no parameter {name!r}")
    state.memory.sizes[name] = len(words)
    for i, word in enumerate(words):
        state.memory.cells[name, 8 * i] = constant(word)
    return Pointer(name, 0)


def _input(state: State, spec: Spec, name: str) -> None:
    """The limbs of an input, which may be the object of another."""
    owner = spec.object(name)
    if owner != name:
        if owner in state.words:
            state.words[name] = state.words[owner]
            return
        raise BadInput(f"{spec.operation}: {name} shares the object of {owner}, which is no input before it")
    atoms = []
    reciprocal = spec.kind.reciprocal and name == spec.kind.modulus
    for i in range(spec.size(name) if reciprocal else spec.limbs):
        any_word = reciprocal and i > spec.limbs
        atom, word = state.ledger.input(f"{name}[{i}]", WORD - 1 if any_word else spec.highest(name, i))
        state.memory.cells[name, 8 * i] = word
        atoms.append(atom)
    state.words[name] = tuple(atoms)
    if reciprocal:
        state.ledger.constants = frozenset((*atoms[: spec.limbs], *atoms[-spec.limbs :]))
    if spec.kind.inverse and name == spec.kind.modulus:
        above, word = state.ledger.input("n0", WORD - 1)
        state.memory.cells[name, 8 * spec.limbs] = word
        state.ledger.inverse = (atoms[0], above)
