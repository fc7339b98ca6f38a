# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the tracer takes of each instruction of a program, by the table of the core that runs it."""

from __future__ import annotations

import importlib
import re
from dataclasses import dataclass, field
from typing import Any

import capstone

from sangi.errors import CheckFailed
from sangi.verify.binary.decode import Flow, Step, harmful_predicate, steps
from sangi.verify.binary.targets import Target
from sangi.verify.constant_time.trace.image import Image

#: unicorn's module of constants, and the prefix of its registers.
_CONSTANTS = {
    capstone.CS_ARCH_X86: ("unicorn.x86_const", "UC_X86_REG_"),
    capstone.CS_ARCH_ARM64: ("unicorn.arm64_const", "UC_ARM64_REG_"),
    capstone.CS_ARCH_ARM: ("unicorn.arm_const", "UC_ARM_REG_"),
    capstone.CS_ARCH_RISCV: ("unicorn.riscv_const", "UC_RISCV_REG_"),
}
#: Beyond the list of the object check.  The time of x86's repeated moves depends on a count and on addresses, and the
#: trace has both; the probe of the CPU reads nothing secret; capstone calls Thumb's nop a hint; clang -Os
#: picks elements of 16 bits of vectors; gcc stores the choice of kernels, which is public, by RISC-V's atomic swap.
_MORE = {
    capstone.CS_ARCH_X86: frozenset(
        {
            *(f"rep {name}{size}" for name in ("stos", "movs") for size in "bdq"),
            "pextrw",
            "pinsrw",
            "cpuid",
            "xgetbv",
        }
    ),
    capstone.CS_ARCH_ARM: frozenset({"hint"}),
    capstone.CS_ARCH_RISCV: frozenset({"amoswap.d", "amoswap.w"}),
}
LOADED, CONDITION, SKIPPABLE, MULTIPLIES = 1, 2, 4, 8
_PRODUCT = re.compile(r"[su]?mul\w*|[su]mlal")


#: More hooks on single instructions than this cost more than a hook on all.
_FEW = 64


def _access(text: str) -> bool:
    return re.match(r"ld|st|push|pop|vld|vst|vpush|vpop", text) is not None


@dataclass(frozen=True)
class Take:
    """What to take at one address: flags, an Arm condition, unicorn's numbers of registers."""

    address: int
    flags: int
    condition: int
    registers: tuple[int, ...]


@dataclass
class Plan:
    """Takes by address; the size of every instruction; the text of each that is not on the core's lists.

    `few` are the takes that do where only blocks are hooked: loads and stores show by themselves whether
    they were skipped.  None says that it takes every instruction to be hooked.
    """

    takes: list[Take] = field(default_factory=list)
    sizes: dict[int, int] = field(default_factory=dict)
    unknown: dict[int, str] = field(default_factory=dict)
    texts: dict[int, str] = field(default_factory=dict)

    @property
    def few(self) -> list[Take] | None:
        """See above."""
        chosen = [
            t
            for t in self.takes
            if t.registers or (t.flags & CONDITION and not _access(self.texts[t.address]))
        ]
        if len(chosen) > _FEW or any(t.flags & LOADED for t in self.takes):
            return None
        return chosen


def register(arch: int, name: str) -> int:
    """unicorn's number of a register of this name; raises CheckFailed."""
    module, prefix = _CONSTANTS[arch]
    found = getattr(importlib.import_module(module), prefix + name.upper(), None)
    if found is None:
        raise CheckFailed(f"unicorn knows no register {name}")
    return int(found)


def _operands(step: Step, target: Target) -> tuple[tuple[int, ...], bool]:
    """(registers read, whether memory is), of an instruction whose time depends on them."""
    insn: Any = step.raw
    if target.arch == capstone.CS_ARCH_RISCV:
        # Every multiplication and division has the form rd, rs1, rs2.
        names = [insn.reg_name(operand.reg) for operand in insn.operands[1:]]
        memory = False
    else:
        read = [o for o in insn.operands if o.access & capstone.CS_AC_READ]
        memory = any(o.type == capstone.CS_OP_MEM for o in read)
        names = [insn.reg_name(o.reg) for o in read if o.type == capstone.CS_OP_REG]
        names += [insn.reg_name(number) for number in insn.regs_read]
    if not names and not memory:
        raise CheckFailed(f"{step.text}: no operand is known")
    flags = {"rflags", "eflags", "flags", "cpsr", "nzcv", "mxcsr", "fpsw"}
    return tuple(sorted({register(target.arch, name) for name in names if name not in flags})), memory


def make(image: Image, target: Target) -> Plan:
    """Decodes every function of a program and says what to take of it."""
    plan = Plan()
    for symbol in image.code.symbols:
        for step in steps(image.code, symbol, target):
            _add(plan, step, image.base + step.at, target)
    return plan


def _add(plan: Plan, step: Step, address: int, target: Target) -> None:
    if not step.name:
        return
    plan.sizes[address] = step.size
    flags, condition = SKIPPABLE if step.predicated else 0, 0
    registers: tuple[int, ...] = ()
    if step.flow is Flow.ON:
        if step.name in target.variable:
            registers, memory = _operands(step, target)
            flags |= LOADED if memory else 0
            flags |= MULTIPLIES if _PRODUCT.fullmatch(step.name) else 0
        elif step.name not in target.allowed and step.name not in _MORE.get(target.arch, ()):
            plan.unknown[address] = step.text
            return
        if harmful_predicate(step):
            flags |= CONDITION
            condition = step.raw.cc - 1
    if flags or registers:
        plan.texts[address] = step.text
        plan.takes.append(Take(address, flags, condition, registers))
