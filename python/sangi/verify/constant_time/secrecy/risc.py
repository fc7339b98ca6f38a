# SPDX-License-Identifier: MIT OR Apache-2.0
"""What AArch64, RISC-V and Thumb instructions make of secrets.

Of an instruction without a rule of its own, all that is written depends on all that it names or reads.
"""

from __future__ import annotations

import re
from typing import Any

import capstone
from capstone import arm, arm64

from sangi.verify.binary.decode import Flow, Step, harmful_predicate
from sangi.verify.constant_time.addresses_risc import Access, Risc, number_of, split
from sangi.verify.constant_time.secrecy.state import (
    CONSTANTS,
    NUMBER,
    STACK,
    Held,
    State,
    address,
    moved,
    summed,
)

POINTER, FLAGS = "sp", ("n", "c", "v")
_CONDITIONS = {
    **dict.fromkeys(("eq", "ne", "mi", "pl"), ("n",)),
    **dict.fromkeys(("hs", "lo", "cs", "cc"), ("c",)),
    **dict.fromkeys(("vs", "vc"), ("v",)),
    **dict.fromkeys(("hi", "ls"), ("n", "c")),
    **dict.fromkeys(("ge", "lt"), ("n", "v")),
}
_CARRY = frozenset({"adc", "adcs", "sbc", "sbcs", "ngc", "ngcs", "rrx", "rsc"})
_COMPARE = frozenset({"cmp", "cmn", "tst", "teq", "ccmp", "ccmn"})
#: They write N and Z, and on Thumb leave the carry or the overflow, or both.
_PARTLY = frozenset(
    {"and", "bic", "orr", "orn", "eor", "tst", "teq", "mov", "mvn", "lsl", "lsr", "asr", "ror", "mul"}
)
#: The first operand is one that is read, too: bits of it stay, or it is added to.
_KEEPS = re.compile(r"mov[kt]|bf[ci]|bfxil|ins|bif|bsl|bit|tbx|s[lr]i|umaal|[us]?ml[as]l?|[us]r?sra|.*2$")
_COMPRESSED = re.compile(r"c\.(add|sub|and|or|xor|s[lr][al])")
#: Of Thumb's instructions with two operands, those that do not read the first.
_UNARY = ("mov", "mvn", "uxt", "sxt", "rev", "rbit", "clz", "adr", "mrs")
#: What may stand among operands and is no register.
_WORDS = re.compile(r"[la]s[lr]|ror|rrx|msl|[us]xt[bhwx]|" + "|".join((*_CONDITIONS, "al", "gt", "le")))
_COPIES = frozenset({"mov", "mv", "c.mv"})
_SUM = re.compile(r"(c\.)?(add|sub)(s|w|i|i16sp|i4spn)?")
_PLACES = frozenset({"adr", "adrp", "auipc"})
_BY_LINKER = frozenset({"lui", "c.lui", "movw", "movt"})
#: What comes out of these is no address.
_NUMBERS = re.compile(r"(c\.)?(lsl|lsr|asr|sll|srl|sra|mul|ubf|uxt|cset|slt|li\b|mov[wnz]?\b|madd|and)")


def _named(module: Any, prefix: str) -> dict[int, tuple[str, ...]]:
    known = vars(module)
    return {
        known[f"{prefix}{n.upper()}"]: f for n, f in _CONDITIONS.items() if f"{prefix}{n.upper()}" in known
    }


#: The decoder's number of a condition -> the flags; of Thumb, and of AArch64.
_NAMED = {True: _named(arm, "ARM_CC_"), False: _named(arm64, "ARM64_CC_")}


def condition(step: Step, state: State, arch: int) -> bool:
    """Whether a conditional branch may depend on a secret."""
    ops, name = split(step.raw.op_str), step.name
    if arch == capstone.CS_ARCH_RISCV:
        return any(state.get(op).secret for op in ops if number_of(op) is None and op != "zero")
    if name in ("cbz", "cbnz", "tbz", "tbnz"):
        return state.get(whole(ops[0], arch)).secret
    return state.flag(_flags(step.raw, arch))


def _flags(insn: Any, arch: int) -> tuple[str, ...]:
    """The flags that the condition of an instruction reads."""
    arm_cc = arch == capstone.CS_ARCH_ARM
    return (
        ()
        if insn.cc in (0, arm.ARM_CC_AL if arm_cc else arm64.ARM64_CC_AL)
        else _NAMED[arm_cc].get(insn.cc, FLAGS)
    )


def whole(name: str, arch: int) -> str:
    """The register that a name is of, or of a part of."""
    name = name.strip(" {}!").partition(".")[0].partition("[")[0]
    if arch != capstone.CS_ARCH_ARM64:
        return name
    if re.fullmatch(r"w(\d+|zr)", name):
        return f"x{name[1:]}"
    if name == "wsp":
        return "sp"
    return f"v{name[1:]}" if re.fullmatch(r"[bhsdqv]\d+", name) else name


def run(state: State, step: Step, moved_by_linker: bool, variable: bool, arch: int, bits: int) -> str | None:
    """Applies an instruction; why it is refused, or None."""
    predicate = arch == capstone.CS_ARCH_ARM and _flags(step.raw, arch)
    by = state.flag(predicate) if predicate else False
    if by and (step.flow is not Flow.ON or harmful_predicate(step)):
        return "skipped by a condition that may depend on a secret"
    if step.flow is not Flow.ON or step.name in ("nop", "it", "c.nop", "hint", "bti"):
        return None
    before = state.clone() if predicate else None
    why = _Risc(state, step, moved_by_linker, arch, bits).run(variable)
    if before is not None:
        for name, held in state.registers.items():
            if held != before.get(name):
                state.put(name, held.joined(before.get(name)).tainted(by))
        for name in FLAGS:
            state.flags[name] |= before.flags[name] or by
        for at, (size, held) in list(state.slots.items()):
            old = before.slots.get(at, (size, Held(True)))
            state.slots[at] = size, held.joined(old[1])
    return why


class _Risc:
    """One instruction in one state."""

    def __init__(self, state: State, step: Step, relocated: bool, arch: int, bits: int) -> None:
        self.state, self.insn, self.relocated, self.arch, self.word = (
            state,
            step.raw,
            relocated,
            arch,
            bits // 8,
        )
        self.name, self.ops = step.name, split(step.raw.op_str)

    def run(self, variable: bool) -> str | None:
        """As `run`."""
        parser = Risc(self.arch, 8 * self.word)
        access = parser.listed(self.name, self.ops) if self.arch == capstone.CS_ARCH_ARM else None
        access = access or parser.access(self.name, self.ops)
        if access is not None:
            return self._access(access)
        return self._compute(variable)

    def _get(self, name: str) -> Held:
        name = whole(name, self.arch)
        if name in ("zero", "xzr"):
            return NUMBER
        if name == "pc":
            return address(CONSTANTS)
        return self.state.get(name)

    def _put(self, name: str, held: Held) -> None:
        self.state.put(whole(name, self.arch), held)

    # -- loads and stores ----------------------------------------------------------------------------------

    def _access(self, access: Access) -> str | None:
        state, base = self.state, self._get(access.base)
        text = self.insn.op_str
        scaled = re.search(r"\b(lsl|uxtw|sxtw)\b", text) is not None
        index = self._get(access.index) if access.index is not None else None
        if access.index is not None and re.match(r"w\d", access.index):
            scaled = True
        at = state.reach(base, index, scaled)
        if isinstance(at, str):
            return at
        at = moved(at, access.disp)
        if access.step is None:
            self._put(access.base, Held(base.secret, base.objects))
        elif access.step:
            self._put(access.base, moved(base, access.step))
        lane = "[" in text.partition("[")[0] or re.search(r"\}\[", text) is not None
        for i, register in enumerate(access.registers):
            place = moved(at, i * access.size)
            if access.store:
                state.store(place, access.size, self._get(register))
            else:
                held = state.load(place, access.size, self.word)
                old = self._get(register) if lane else NUMBER
                self._put(register, held.joined(old) if lane else held)
        return None

    # -- the rest ------------------------------------------------------------------------------------------

    def _compute(self, variable: bool) -> str | None:
        name, ops, state = self.name, self.ops, self.state
        if not ops:
            return None
        if name in ("ldr", "ldrsw"):
            self._put(ops[0], Held(False))
            return None
        risc = self.arch == capstone.CS_ARCH_RISCV
        names = [part for op in ops[self._written() :] for part in re.split(r"[ ,]+", op)]
        read = [part for part in names if part and number_of(part) is None and not _WORDS.fullmatch(part)]
        secret = any(self._get(part).secret for part in read)
        if not risc:
            numbers, written = self.insn.regs_access()
            known = {whole(str(self.insn.reg_name(number)), self.arch) for number in numbers}
            unread = {whole(op, self.arch) for op in ops[: self._written()]} - {
                whole(part, self.arch) for part in read
            }
            secret |= any(state.get(one).secret for one in (known & state.registers.keys()) - unread)
            secret |= (
                state.flag(_flags(self.insn, self.arch)) if self.arch == capstone.CS_ARCH_ARM64 else False
            )
            secret |= state.flag(("c",)) if name in _CARRY else False
        same = name in ("eor", "xor", "sub") and len(ops) == 3 and ops[1] == ops[2]
        secret = secret and not same
        if variable and secret:
            return "a secret in an instruction of variable latency"
        if not risc:
            self._set_flags(name, secret)
        if name in _COMPARE:
            return None
        out = self._made(name, secret)
        if not risc:
            for number in written:
                other = whole(str(self.insn.reg_name(number)), self.arch)
                if other in state.registers:
                    self._put(other, Held(secret, number=True))
        self._put(ops[0], out)
        return None

    def _written(self) -> int:
        """How many of the first operands are only written."""
        name, ops = self.name, self.ops
        if name in _COMPARE or _KEEPS.fullmatch(name) or "[" in ops[0]:
            return 0
        if self.arch == capstone.CS_ARCH_RISCV:
            return int(len(ops) > 2 or not _COMPRESSED.match(name))
        if self.arch == capstone.CS_ARCH_ARM:
            return 2 if name in ("umull", "smull") else int(len(ops) > 2 or name.startswith(_UNARY))
        return 1

    def _made(self, name: str, secret: bool) -> Held:
        """What the first operand becomes."""
        ops, part = self.ops, self.arch == capstone.CS_ARCH_ARM64 and self.ops[0].startswith("w")
        last = number_of(ops[-1])
        if name in _PLACES or (self.relocated and name in _BY_LINKER):
            return address(CONSTANTS)
        if part:
            return Held(secret, number=True)
        if name in _COPIES and len(ops) == 2:
            return NUMBER if last is not None else self._get(ops[1])
        if _SUM.fullmatch(name):
            a = self._get(ops[1] if len(ops) > 2 else ops[0])
            if last is not None:
                return moved(a, last if "add" in name else -last)
            b = self._get(ops[2] if len(ops) > 3 else ops[-1])
            return summed(a, Held(b.secret, number=True) if len(ops) > 3 else b)
        if name in ("and", "bic", "andi") and self._get(ops[1]).objects == {STACK} and last is not None:
            self._put(ops[0], self._get(ops[1]))
            self.state.rounded(whole(ops[0], self.arch))
            return self._get(ops[0])
        if name == "csel":
            return self._get(ops[1]).joined(self._get(ops[2])).tainted(secret)
        return Held(secret, number=_NUMBERS.match(name) is not None)

    def _set_flags(self, name: str, secret: bool) -> None:
        if name not in _COMPARE and not self.insn.update_flags:
            return
        if self.arch == capstone.CS_ARCH_ARM and name in _PARTLY:
            self.state.set_flags(("n",), secret)
            self.state.set_flags(("c",), secret or self.state.flags["c"])
            return
        self.state.set_flags(FLAGS, secret)
