# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether branches, addresses and times of a function depend on its secret operands.

The function is followed on all ways through it until nothing more is learnt.  An operand that is read or written at
its own address is a pointer, which is public, and what it points to is secret; another is a secret word.  What an
output holds is public until a secret is stored in it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import capstone

from sangi.verify.binary import elf
from sangi.verify.binary.decode import Flow, Step
from sangi.verify.binary.targets import Target
from sangi.verify.constant_time.object_check import Finding, listed, relocation
from sangi.verify.constant_time.secrecy import risc, x86
from sangi.verify.constant_time.secrecy.state import NUMBER, STACK, Contents, Held, State, address
from sangi.verify.interp.machine import ARGUMENTS

_ARGUMENTS: Mapping[int, tuple[str, ...]] = {
    capstone.CS_ARCH_X86: ARGUMENTS,
    capstone.CS_ARCH_ARM64: tuple(f"x{i}" for i in range(8)),
    capstone.CS_ARCH_RISCV: tuple(f"a{i}" for i in range(8)),
    capstone.CS_ARCH_ARM: tuple(f"r{i}" for i in range(4)),
}


@dataclass(frozen=True)
class Operands:
    """The parameters of a function in order, one for each register or stack word, and those that are secret.

    Of `pointers` it is known that they are such.
    """

    names: tuple[str, ...]
    secret: frozenset[str]
    pointers: frozenset[str] = frozenset()


def examined(
    code: elf.Code, symbol: elf.Symbol, where: Target, operands: Operands
) -> tuple[list[Finding], frozenset[str]]:
    """What is refused, and the secret operands that are pointers."""
    walk = _Walk(code, symbol, where, operands)
    direct = (walk.run(operands.secret).contents.direct & operands.secret) | operands.pointers
    return walk.run(frozenset(direct), final=True).findings, frozenset(direct)


class _Walk:
    """All ways through one function."""

    def __init__(self, code: elf.Code, symbol: elf.Symbol, where: Target, operands: Operands) -> None:
        self.code, self.symbol, self.where, self.operands = code, symbol, where, operands
        self.steps = {step.at: step for step in listed(code, symbol, where)}
        self.contents, self.findings = Contents(set()), list[Finding]()

    def run(self, pointers: Collection[str], final: bool = False) -> _Walk:
        """Follows everything; `pointers` are those of the secret operands that may be such."""
        self.contents = Contents(set(self.operands.secret))
        while True:
            known = len(self.contents.secret)
            states = self._followed(pointers, final)
            if len(self.contents.secret) == known:
                break
        self.findings = []
        for at, state in sorted(states.items()):
            why = self._applied(state.clone(), self.steps[at])
            if why is not None:
                step = self.steps[at]
                self.findings.append(Finding(self.symbol.name, at - self.symbol.offset, step.text, why))
        return self

    def _followed(self, pointers: Collection[str], final: bool) -> dict[int, State]:
        """The state before each instruction that control reaches."""
        states = {self.symbol.offset: self._entry(pointers, final)}
        todo = [self.symbol.offset]
        while todo:
            at = todo.pop()
            state = states[at].clone()
            self._applied(state, self.steps[at])
            for after in self._after(self.steps[at]):
                if after not in states:
                    states[after] = state.clone()
                    todo.append(after)
                elif states[after].join(state):
                    todo.append(after)
        return states

    def _entry(self, pointers: Collection[str], final: bool) -> State:
        arch, word = self.where.arch, self.where.bits // 8
        machine = x86 if arch == capstone.CS_ARCH_X86 else risc
        state = State(self.contents, {}, dict.fromkeys(machine.FLAGS, True))
        state.put(machine.POINTER, address(STACK, 0))
        if arch == capstone.CS_ARCH_RISCV:
            state.put("zero", NUMBER)
        first = word if arch == capstone.CS_ARCH_X86 else 0
        registers = _ARGUMENTS[arch]
        for i, name in enumerate(self.operands.names):
            hidden = name in self.operands.secret and (name not in pointers or not final)
            known = (
                frozenset((name,)) if name in pointers or name not in self.operands.secret else frozenset()
            )
            held = Held(hidden, known)
            if i < len(registers):
                state.put(registers[i], held)
            else:
                state.slots[first + word * (i - len(registers))] = word, held
        return state

    def _after(self, step: Step) -> list[int]:
        """Where control may go from an instruction."""
        goals = [] if step.goal is None else [step.goal]
        goes_on = step.flow not in (Flow.RETURN, Flow.JUMP, Flow.INDIRECT) or step.predicated
        return [at for at in (*[step.at + step.size] * goes_on, *goals) if at in self.steps]

    def _applied(self, state: State, step: Step) -> str | None:
        """Why an instruction is refused, or None; its effect on a state."""
        linked = relocation(self.code, step, self.where)
        why = self._refused(state, step, linked)
        variable, args = step.name in self.where.variable, (state, step, linked is not None)
        if self.where.arch == capstone.CS_ARCH_X86:
            return why or x86.run(*args, variable)
        return why or risc.run(*args, variable, self.where.arch, self.where.bits)

    def _refused(self, state: State, step: Step, linked: str | None) -> str | None:
        """Why an instruction is refused whatever it does with what it names, or None."""
        if not step.name:
            return "not an instruction"
        if step.flow in (Flow.ON, Flow.BRANCH, Flow.CALL) and step.at + step.size not in self.steps:
            return "the function does not end in a return"
        if step.flow is Flow.ON:
            known = step.name in self.where.allowed or step.name in self.where.variable
            return None if known else f"not on the list of {self.where.name}"
        if step.flow is Flow.CALL:
            return f"call of {linked}" if linked else "call"
        if step.flow is Flow.INDIRECT:
            return str(step.flow.value)
        if step.flow is Flow.RETURN:
            return None
        if step.goal not in self.steps and not (step.flow is Flow.BRANCH and step.goal is None):
            return f"jump to {linked}" if linked else "jump out of the function"
        if step.flow is Flow.JUMP:
            return None
        arch = self.where.arch
        hidden = (
            x86.condition(step, state) if arch == capstone.CS_ARCH_X86 else risc.condition(step, state, arch)
        )
        return "a conditional branch that may depend on a secret" if hidden else None
