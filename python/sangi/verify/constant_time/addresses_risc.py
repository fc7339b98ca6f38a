# SPDX-License-Identifier: MIT OR Apache-2.0
"""Follows pointers through AArch64, RISC-V and Thumb code, by the text that capstone prints.

These instruction sets load and store with few forms of address, and compute with none in memory.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import capstone
from capstone import arm

from sangi.verify.constant_time.addresses import Follower, Known
from sangi.verify.constant_time.addresses_x86 import X86

_OPERAND = re.compile(r"\s*([^,\[{]*\[[^\]]*\]!?|\{[^}]*\}[^,]*|[^,]+)")
_A64_SIZES = {"x": 8, "w": 4, "q": 16, "d": 8, "s": 4, "h": 2, "b": 1}
_SIZES = dict.fromkeys(("ldrb", "ldrsb", "strb", "lb", "lbu", "sb"), 1)
_SIZES |= dict.fromkeys(("ldrh", "ldrsh", "strh", "lh", "lhu", "sh"), 2)
_SIZES |= dict.fromkeys(("lw", "lwu", "sw", "lwsp", "swsp"), 4)
_COPIES = frozenset({"mov", "mv", "c.mv"})
_SUMS = {"add": 1, "addw": 1, "addi": 1, "c.addi": 1, "c.addi16sp": 1, "c.addi4spn": 1, "sub": -1, "subw": -1}
_CONSTANTS = frozenset({"adr", "adrp", "auipc", "lui", "c.lui", "movw", "movt"})


def split(text: str) -> list[str]:
    """The operands of a line."""
    return [part.strip() for part in _OPERAND.findall(text)]


def number_of(text: str) -> int | None:
    """The number that an operand is; None for another."""
    try:
        return int(text.removeprefix("#"), 0)
    except ValueError:
        return None


@dataclass(frozen=True)
class Access:
    """A load or store of `registers`, `size` bytes each, at base + disp; then base moves by `step`, None if unknown."""

    base: str
    index: str | None
    disp: int
    step: int | None
    registers: list[str]
    size: int
    store: bool


class Risc(Follower):
    """The follower of load-store code for one of capstone's architectures."""

    def __init__(self, arch: int, bits: int) -> None:
        """Every argument register may hold a pointer."""
        stem, number = {
            capstone.CS_ARCH_ARM64: ("x", 8),
            capstone.CS_ARCH_RISCV: ("a", 8),
            capstone.CS_ARCH_ARM: ("r", 4),
        }[arch]
        super().__init__("sp", tuple(f"{stem}{i}" for i in range(number)))
        self.arch, self.word = arch, bits // 8
        if arch == capstone.CS_ARCH_ARM:
            self.registers["pc"] = Known()

    def look(self, insn: Any) -> str | None:
        """As `Follower.look`."""
        thumb = self.arch == capstone.CS_ARCH_ARM
        name = insn.insn_name() if thumb else insn.mnemonic
        ops = split(insn.op_str)
        access = self.listed(name, ops) if thumb else None
        access = access or self.access(name, ops)
        if access is None:
            certain = not thumb or insn.cc in (arm.ARM_CC_AL, arm.ARM_CC_INVALID)
            self._compute(name, ops, certain)
            self._clear_others(insn, ops)
            return None
        base = self.registers.get(access.base)
        complaint: str | None = None
        if access.index is not None:
            complaint = f"address with index {access.index}"
        elif base is None:
            complaint = f"address from {access.base}, which is no argument, stack or constant"
        for i, register in enumerate(access.registers):
            at = base.moved(access.disp + i * access.size) if base is not None else None
            if not access.store:
                self.set(register, self.saved(at, access.size) if access.size == self.word else None)
            elif at is not None:
                self.save(at, access.size, self.registers.get(register) if access.size == self.word else None)
        if access.step and base is not None and access.base not in access.registers:
            self.registers[access.base] = base.moved(access.step)
        elif access.step is None:
            self.set(access.base, None)
        return complaint

    def access(self, name: str, ops: list[str]) -> Access | None:
        """The load or store that an instruction is; None for another."""
        # A bracket may also be the lane of a vector register, as in v0.d[1].
        at = next((i for i, op in enumerate(ops) if op.startswith("[") or op.endswith(")")), None)
        if at is None:
            return None
        store = name.removeprefix("c.").startswith(("st", "sd", "sw", "sh", "sb"))
        size, registers = self._registers(name, ops[:at])
        if ops[at].endswith(")"):
            written, _, base = ops[at].removesuffix(")").partition("(")
            return Access(base, None, number_of(written) or 0, 0, registers, size, store)
        inner = [part.strip() for part in ops[at].rstrip("!").strip("[]").split(",")]
        disp = number_of(inner[1]) if len(inner) > 1 else 0
        step: int | None = 0
        if ops[at].endswith("!"):
            step = disp
        elif len(ops) > at + 1:
            step = number_of(ops[at + 1])
        index = inner[1] if disp is None else None
        return Access(inner[0], index, disp or 0, step, registers, size, store)

    def _registers(self, name: str, ops: list[str]) -> tuple[int, list[str]]:
        """(bytes of each, registers) of a load or store."""
        if self.arch == capstone.CS_ARCH_ARM64:
            if ops[0].startswith("{"):
                return 16, [part.strip(" {}") for part in ops[0].split(",")]
            narrow = {"b": 1, "h": 2}.get(name[-1], 4 if name.endswith("sw") else 0)
            size = narrow or _A64_SIZES.get(ops[0][0], self.word)
            return size, [f"x{op[1:]}" if op[0] == "w" else op for op in ops]
        plain = name.removeprefix("c.")
        return _SIZES.get(plain, self.word), ops

    def listed(self, name: str, ops: list[str]) -> Access | None:
        """Thumb's push, pop, ldm, stm and stmdb."""
        if name not in ("push", "pop", "ldm", "stm", "stmdb"):
            return None
        registers = [part.strip() for part in ops[-1].strip("{}").split(",")]
        size = 4 * len(registers)
        base = ops[0].rstrip("!") if name[1:] not in ("ush", "op") else "sp"
        down = name in ("push", "stmdb")
        moves = (base == "sp" and name in ("push", "pop")) or ops[0].endswith("!")
        step = (-size if down else size) if moves else 0
        return Access(base, None, -size if down else 0, step, registers, 4, name in ("push", "stm", "stmdb"))

    def _compute(self, name: str, ops: list[str], certain: bool) -> None:
        """Anything that is no access to memory: its first operand is what it writes."""
        if not ops:
            return
        value: Known | None = None
        if certain and name in _COPIES and len(ops) == 2:
            value = self.registers.get(ops[1])
        elif certain and name in _SUMS:
            source = self.registers.get(ops[1] if len(ops) > 2 else ops[0])
            amount = number_of(ops[-1]) if len(ops) < 4 else None
            value = source.moved(_SUMS[name] * amount) if source is not None and amount is not None else None
        elif certain and name in _CONSTANTS and (name != "movt" or ops[0] in self.registers):
            value = Known()
        register = ops[0]
        if self.arch == capstone.CS_ARCH_ARM64 and register[0] == "w":
            register, value = f"x{register[1:]}", None
        if register != "pc":
            self.set(register, value)

    def _clear_others(self, insn: Any, ops: list[str]) -> None:
        """What an instruction writes beside its first operand, as the high word of a product, is no pointer."""
        if self.arch == capstone.CS_ARCH_RISCV:
            return
        for number in insn.regs_access()[1]:
            name = str(insn.reg_name(number))
            if ops and name not in (ops[0], "pc"):
                self.set(f"x{name[1:]}" if name[0] == "w" else name, None)


def follower(arch: int, bits: int) -> Follower:
    """A fresh follower for code of one of capstone's architectures."""
    return X86() if arch == capstone.CS_ARCH_X86 else Risc(arch, bits)
