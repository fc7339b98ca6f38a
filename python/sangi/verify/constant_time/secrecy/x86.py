# SPDX-License-Identifier: MIT OR Apache-2.0
"""What x86-64 instructions make of secrets.

Of an instruction without a rule of its own, all that is written depends on all that it names or reads.  Flags are
kept one by one, since loops count with dec and inc while a carry is kept.
"""

from __future__ import annotations

from typing import Any

from capstone import x86

from sangi.verify.binary.decode import Flow, Step
from sangi.verify.constant_time.addresses_x86 import PARENT
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

POINTER, FLAGS = "rsp", ("cf", "zf", "sf", "of", "pf")
_CONDITIONS = {
    **dict.fromkeys(("o", "no"), ("of",)),
    **dict.fromkeys(("b", "ae", "c", "nc"), ("cf",)),
    **dict.fromkeys(("e", "ne", "z", "nz"), ("zf",)),
    **dict.fromkeys(("be", "a", "nbe", "na"), ("cf", "zf")),
    **dict.fromkeys(("s", "ns"), ("sf",)),
    **dict.fromkeys(("p", "np"), ("pf",)),
    **dict.fromkeys(("l", "ge"), ("sf", "of")),
    **dict.fromkeys(("le", "g"), ("zf", "sf", "of")),
}
_READS = {**dict.fromkeys(("adc", "sbb", "adcx", "rcl", "rcr", "cmc"), ("cf",)), "adox": ("of",)}
_WRITES = {
    **dict.fromkeys(("inc", "dec"), ("zf", "sf", "of", "pf")),
    **dict.fromkeys(("adcx", "clc", "stc", "cmc"), ("cf",)),
    **dict.fromkeys(("bt", "btc", "btr", "bts", "rcl", "rcr", "rol", "ror"), ("cf", "of")),
    "adox": ("of",),
}
#: Vector instructions that write flags.
_COMPARE = ("ptest", "vptest", "kortest", "ktest", "vtestp")
#: Their first operand is written and not read, where it is a whole register.
_PURE = frozenset(
    {"mov", "movabs", "movzx", "movsx", "movsxd", "lea", "mulx", "rorx", "shlx", "shrx", "sarx"}
)
_PURE |= {"andn", "bzhi", "bextr", "movd", "movq", "movdqa", "movdqu", "movaps", "movups", "movapd", "movupd"}
_PURE |= {"pshufd", "pshuflw", "pshufhw", "pmovmskb", "movmskps", "movmskpd", "pextrq"}
#: What comes out of these is no address.
_NUMBERS = frozenset({"shl", "shr", "sar", "mul", "imul", "mulx", "shlx", "shrx", "sarx", "bswap", "movzx"})
_SAME = frozenset({"xor", "sub", "pxor", "xorps", "xorpd", "vpxor", "vpxorq", "vxorps", "vxorpd", "psubq"})


def condition(step: Step, state: State) -> bool:
    """Whether a conditional branch may depend on a secret."""
    if step.name in ("jrcxz", "jecxz") or step.name.startswith("loop"):
        return True
    names = _CONDITIONS.get(step.name.removeprefix("j"))
    return names is None or state.flag(names)


def run(state: State, step: Step, moved_by_linker: bool, variable: bool) -> str | None:
    """Applies an instruction; why it is refused, or None."""
    if step.flow is not Flow.ON or step.name == "nop":
        return None
    return _X86(state, step, moved_by_linker).run(variable)


class _X86:
    """One instruction in one state."""

    def __init__(self, state: State, step: Step, relocated: bool) -> None:
        self.state, self.insn, self.name, self.relocated = state, step.raw, step.name, relocated
        self.ops = list(step.raw.operands)

    def run(self, variable: bool) -> str | None:
        """As `run`."""
        state, name, ops = self.state, self.name, self.ops
        if name in ("push", "pop", "leave"):
            return self._stack()
        places: dict[int, Held] = {}
        for i, op in enumerate(ops if name != "lea" else ()):
            if op.type == x86.X86_OP_MEM:
                at = self._address(op.mem)
                if isinstance(at, str):
                    return at
                places[i] = at
        bit_index = name in ("bt", "btc", "btr", "bts") and 0 in places and ops[1].type == x86.X86_OP_REG
        if bit_index and self._register(ops[1].reg).secret:
            return "a bit index that may depend on a secret"
        if bit_index:
            return "a bit test of memory by a register"
        reads = [self._value(i, places) for i in range(len(ops)) if not self._only_written(i)]
        read, written = self.insn.regs_access()
        reads += [self._register(number) for number in read if self._name(number)]
        secret = any(held.secret for held in reads) or state.flag(_READS.get(name, ()))
        for prefix in ("cmov", "set"):
            if name.startswith(prefix):
                names = _CONDITIONS.get(name.removeprefix(prefix), FLAGS)
                secret |= state.flag(names)
        same = name in _SAME and len({(op.type, op.reg) for op in ops[-2:]}) == 1 and not places
        same = same and ops[-1].type == x86.X86_OP_REG
        secret = secret and not same
        if variable and secret:
            return "a secret in an instruction of variable latency"
        out = self._made(secret, places, same)
        self._set_flags(secret, written)
        if name == "xchg":
            values = [self._value(i, places) for i in range(2)]
            for i in range(2):
                self._write(i, values[1 - i], places)
            return None
        targets = {self._name(number) for number in written} - {""}
        for i, op in enumerate(ops):
            stored = op.type == x86.X86_OP_MEM and (op.access & 2 or name.startswith(("mov", "vmov", "set")))
            if (i == 0 and stored) or (op.type == x86.X86_OP_REG and self._name(op.reg) in targets):
                self._write(i, out if i == 0 else Held(secret, number=True), places)
                targets.discard(self._name(op.reg) if op.type == x86.X86_OP_REG else "")
        for target in targets:
            state.put(target, Held(secret, number=True))
        return None

    # -- operands ------------------------------------------------------------------------------------------

    def _name(self, number: int) -> str:
        """The whole register that one is part of; "" for flags and the like."""
        name = str(self.insn.reg_name(number) or "")
        if name[1:3] == "mm":
            return f"v{name[3:]}"
        return PARENT.get(name, name if name[:1] == "k" and name[1:].isdigit() else "")

    def _register(self, number: int) -> Held:
        return self.state.get(self._name(number))

    def _address(self, mem: Any) -> Held | str:
        if mem.segment:
            return "an address in a segment"
        base = self._register(mem.base) if mem.base else NUMBER
        if (mem.base and self.insn.reg_name(mem.base) == "rip") or (self.relocated and not mem.base):
            base = address(CONSTANTS)
        elif self.relocated:
            if self._register(mem.base).secret:
                return "an index that may depend on a secret"
            base = summed(address(CONSTANTS), Held(False, number=True))
        index = self._register(mem.index) if mem.index else None
        at = self.state.reach(moved(base, mem.disp), index, mem.scale > 1)
        return at

    def _only_written(self, i: int) -> bool:
        op, name = self.ops[i], self.name
        vector = name.startswith("v") and not (
            {"k"} & {self._name(o.reg)[:1] for o in self.ops if o.type == 1}
        )
        merges = name.startswith(("vpmadd52", "vpermt2", "vpermi2", "vfm", "vpternlog"))
        whole = op.type == x86.X86_OP_MEM or op.size >= 4
        return i == 0 and whole and (name in _PURE or (vector and not merges))

    def _value(self, i: int, places: dict[int, Held]) -> Held:
        op = self.ops[i]
        if op.type == x86.X86_OP_REG:
            return self._register(op.reg)
        if op.type == x86.X86_OP_MEM:
            return self.state.load(places[i], op.size, 8) if i in places else NUMBER
        return address(CONSTANTS) if self.relocated else NUMBER

    def _made(self, secret: bool, places: dict[int, Held], same: bool) -> Held:
        """What the first operand becomes."""
        name, ops = self.name, self.ops
        if same or not ops:
            return NUMBER if same else Held(secret, number=True)
        whole = ops[0].size == 8
        if name in ("mov", "movabs") and len(ops) == 2 and (whole or ops[1].type == x86.X86_OP_IMM):
            return self._value(1, places)
        if name == "lea":
            return self._lea(ops[1].mem)
        if not whole and ops[0].type == x86.X86_OP_REG and ops[0].size == 4:
            return Held(secret, number=True)
        if name in ("add", "sub") and whole:
            a, b = self._value(0, places), self._value(1, places)
            if ops[1].type == x86.X86_OP_IMM and not self.relocated:
                return moved(a, ops[1].imm if name == "add" else -ops[1].imm)
            return summed(a, b)
        if name in ("inc", "dec") and whole:
            return moved(self._value(0, places), 1 if name == "inc" else -1)
        if name.startswith("cmov"):
            return self._value(0, places).joined(self._value(1, places)).tainted(secret)
        if name == "and" and ops[1].type == x86.X86_OP_IMM and ops[1].imm < 0 and whole:
            held = self._value(0, places)
            if held.objects == {STACK} and ops[0].type == x86.X86_OP_REG:
                self.state.rounded(self._name(ops[0].reg))
                return self._register(ops[0].reg)
        return Held(secret, number=name in _NUMBERS)

    def _lea(self, mem: Any) -> Held:
        base = self._register(mem.base) if mem.base else NUMBER
        if (mem.base and self.insn.reg_name(mem.base) == "rip") or self.relocated:
            return address(CONSTANTS) if not mem.index else Held(True)
        base = moved(base, mem.disp)
        if not mem.index:
            return base
        index = self._register(mem.index)
        return summed(base, Held(index.secret, number=True) if mem.scale > 1 else index)

    def _write(self, i: int, held: Held, places: dict[int, Held]) -> None:
        op = self.ops[i]
        if op.type == x86.X86_OP_MEM:
            self.state.store(places[i], op.size, held)
            return
        name = self._name(op.reg)
        if op.size < 4 and name:
            old = self.state.get(name)
            held = Held(held.secret or old.secret, number=old.number)
        self.state.put(name, held)

    def _set_flags(self, secret: bool, written: Any) -> None:
        names = {self.insn.reg_name(number) for number in written}
        if "rflags" not in names and self.name not in _WRITES and not self.name.startswith(_COMPARE):
            return
        flags = _WRITES.get(self.name, FLAGS)
        count = self.name in ("shl", "shr", "sar", "rol", "ror", "rcl", "rcr", "shld", "shrd")
        if count and self.ops[-1].type == x86.X86_OP_REG and len(self.ops) > 1:
            secret |= self.state.flag(flags)
        self.state.set_flags(flags, secret)

    def _stack(self) -> str | None:
        state, name = self.state, self.name
        if name == "leave":
            state.put(POINTER, state.get("rbp"))
        at = state.get(POINTER)
        if name == "push":
            if self.ops[0].type == x86.X86_OP_MEM:
                return "a push of memory"
            state.put(POINTER, moved(at, -8))
            state.store(moved(at, -8), 8, self._value(0, {}))
            return None
        if name == "pop" and self.ops[0].type != x86.X86_OP_REG:
            return "a pop into memory"
        held = state.load(at, 8, 8)
        state.put(POINTER, moved(at, 8))
        state.put("rbp" if name == "leave" else self._name(self.ops[0].reg), held)
        return None
