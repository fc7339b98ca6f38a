# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the bytes of a function: what each instruction does to words that are not known, by equations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import capstone
from capstone.x86 import X86_OP_IMM, X86_OP_REG

from sangi_check_certificate.algebra import ONE, WORD, Atom, Refused, Word, plus, refuse, shifted
from sangi_check_certificate.state import NAMES, Other, Pointer, State, signed

_CONDITIONS = {
    "b": ("cf", 1),
    "ae": ("cf", 0),
    "e": ("zf", 1),
    "ne": ("zf", 0),
    "o": ("of", 1),
    "no": ("of", 0),
}
_DECODER = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
_DECODER.detail = True
#: Prefixes are part of these.
_PREFIXED = ("endbr64", "repz ret", "adcx", "adox", "nop")
_WHOLE = ("mul", "mulx", "imul", "adcx", "adox", "push", "pop")
_MOST_STEPS = 20_000


class Machine(State):
    """A state that runs: the method of each mnemonic."""

    def step(self) -> None:
        """Runs one instruction; raises `Refused`."""
        code = self.file.bytes(self.pc, 15, True)
        insn: Any = next(_DECODER.disasm(code, self.pc, 1), None)
        refuse(
            insn is None or self.file.unknown & set(range(self.pc, self.pc + insn.size)),
            f"{self.pc:#x} is no instruction, or one for a linker",
        )
        self.count, self.pc = self.count + 1, self.pc + insn.size
        refuse(self.count > _MOST_STEPS, "runs too long")
        found: Any = _TABLE.get(insn.mnemonic)
        refuse(
            found is None or (any(insn.prefix) and insn.mnemonic not in _PREFIXED),
            f"{insn.mnemonic} {insn.op_str}: not an instruction that is known",
        )
        method, more = found
        refuse(
            insn.mnemonic in _WHOLE and any(op.size != 8 for op in insn.operands if op.type != X86_OP_IMM),
            f"{insn.mnemonic} of less than 64 bits",
        )
        try:
            method(self, insn, *more)
        except Refused as error:
            raise Refused(f"instruction {self.count}, {insn.mnemonic} {insn.op_str}: {error}") from None

    def _sum(self, insn: Any, sign: int, carry: str = "", keep: bool = True) -> None:
        to, by = insn.operands
        c = self.flag(carry) if carry else 0
        if sign < 0 and to.size == 8 and to.type == by.type == X86_OP_REG and to.reg == by.reg:
            borrow = self._fork(c)
            self._set(borrow, 0, borrow * (WORD - 1))
            return self.put(insn, to, borrow * (WORD - 1)) if keep else None
        left, b = self.get(insn, to), self.word(insn, by)
        if isinstance(left, Pointer) and isinstance(b, int) and not carry and keep:
            self._set(None, None, None)
            return self.put(insn, to, Pointer(left.object, left.offset + sign * signed(b)))
        a, b = self.word(insn, to), b % (1 << 8 * to.size) if isinstance(b, int) else b
        if to.size == 1:
            return self._byte_sum(insn, a, b, c, sign)
        word, out = self.system.add(a, b, c, sign)
        if to.size == 4 and isinstance(word, int) and isinstance(out, int):
            word, out = word % (1 << 32), int(out or word >> 32 > 0)
        elif to.size == 4 and (out != 0 or self.system.range(word)[1] >> 32):
            raise Refused("a sum of 32 bits that may have a carry")
        ends = sum(self.system.range(w)[1] for w in (a, b, c))
        self._set(out, 0 if sign > 0 and ends < 1 << 8 * to.size - 1 else None, word)
        return self.put(insn, to, word) if keep else None

    def _byte_sum(self, insn: Any, a: Word, b: Any, c: Word, sign: int) -> None:
        """A small sum; or a flag that was kept, which 0xff turns back into CF, and 0x7f into OF."""
        refuse(not isinstance(b, int) or sign < 0, "a difference of bytes, or a sum of two")
        total = self.system.add(a, c, 0, 1)[0]
        flag = self.system.range(total)[1] <= 1
        if b == 0xFF and flag:
            left = self.system.named(plus({(): 255 * ONE}, self.system.form(total), -255))
            self._set(total, 0, left)
        elif b + self.system.range(total)[1] < 128 or (b == 0x7F and flag):
            left = self.system.add(total, b, 0, 1)[0]
            self._set(0, total if b == 0x7F else 0, left)
        else:
            raise Refused("a sum of bytes that may pass 127")
        self.put(insn, insn.operands[0], left)

    def _one_flag(self, insn: Any, flag: str) -> None:
        to, by = insn.operands
        word, out = self.system.add(self.word(insn, to), self.word(insn, by), self.flag(flag), 1)
        self.put(insn, to, word)
        self.flags[flag] = out

    def _step(self, insn: Any, sign: int) -> None:
        carry, to = self.flags["cf"], insn.operands[0]
        low, high = self.system.range(self.word(insn, to))
        edge = (1 << 8 * to.size - 1) - (sign > 0)
        word, out = self.system.add(self.word(insn, to), 1, 0, sign)
        refuse(
            to.size == 4 and (out != 0 or self.system.range(word)[1] >> 32),
            "a step of 32 bits that may have a carry",
        )
        self._set(carry, None if low <= edge <= high else 0, word)
        self.put(insn, to, word)

    def _move(self, insn: Any) -> None:
        value = self.get(insn, insn.operands[1])
        if insn.operands[1].type == X86_OP_IMM and isinstance(value, int):
            value %= 1 << 8 * insn.operands[0].size
        self.put(insn, insn.operands[0], value)

    def _lea(self, insn: Any) -> None:
        to, place = insn.operands
        base, index = (insn.reg_name(r) if r else "" for r in (place.mem.base, place.mem.index))
        if base == "rip" or not isinstance(self.registers.get(base, 0), Word):
            return self.put(insn, to, self.place(insn, place))
        refuse(to.size != 8, "an address of less than 64 bits")
        up = self._up(self.known_register(index), place.mem.scale.bit_length() - 1) if index else 0
        total = self.system.add(up, place.mem.disp % WORD, 0, 1)[0]
        return self.put(insn, to, self.system.add(self.known_register(base) if base else 0, total, 0, 1)[0])

    def _up(self, a: Word, bits: int) -> Word:
        below = self.system.split(a, 64 - bits)[1] if bits else a
        return below if not bits else self.system.named(shifted(self.system.form(below), bits))

    def _stack(self, insn: Any, push: bool) -> None:
        if push:
            value = self.get(insn, insn.operands[0])
            self.registers["rsp"] = Pointer("stack", self.rsp - 8)
            return self.store(Pointer("stack", self.rsp), value)
        value = self.load(Pointer("stack", self.rsp))
        self.registers["rsp"] = Pointer("stack", self.rsp + 8)
        return self.put(insn, insn.operands[0], value)

    def _mul(self, insn: Any) -> None:
        high, low = self.system.mul(self.known_register("rax"), self.word(insn, insn.operands[0]))
        self.registers["rax"], self.registers["rdx"] = low, high
        self._set(None, None, None)

    def _mulx(self, insn: Any) -> None:
        high, low = self.system.mul(self.known_register("rdx"), self.word(insn, insn.operands[2]))
        self.put(insn, insn.operands[1], low)
        self.put(insn, insn.operands[0], high)

    def _imul(self, insn: Any) -> None:
        refuse(len(insn.operands) < 2 or insn.operands[0].size != 8, "a signed product")
        a, b = (self.word(insn, op) for op in insn.operands[-2:])
        self.put(insn, insn.operands[0], self.system.mul(a, b)[1])
        self._set(None, None, None)

    def _logic(self, insn: Any, name: str, keep: bool = True) -> None:
        to, by = insn.operands
        if to.type == by.type == X86_OP_REG and to.reg == by.reg:
            if name == "xor":
                self._set(0, 0, 0)
                return self.put(insn, to, 0)
            if not keep:
                value = self.known(self.registers[NAMES[insn.reg_name(to.reg)][0]])
                return self._set(0, 0, value if to.size == 8 and isinstance(value, Word) else None)
        a, b = self.word(insn, to), self.word(insn, by)
        value = self._combined(name, a, b % (1 << 8 * to.size) if isinstance(b, int) else b, 8 * to.size)
        self._set(0, 0, value)
        return self.put(insn, to, value) if keep else None

    def _combined(self, name: str, a: Word, b: Word, bits: int) -> Word:
        if isinstance(a, int) and isinstance(b, int):
            return {"and": a & b, "or": a | b, "xor": a ^ b}[name]
        for one, other in ((a, b), (b, a)):
            if one == 0:
                return 0 if name == "and" else other
            if name == "and" and isinstance(one, int):
                if one & one + 1 == 0:
                    return self.system.split(other, one.bit_length())[1]
                low = (one & -one).bit_length() - 1
                if one == (1 << bits) - (1 << low):
                    return self._up(self.system.split(other, low)[0], low)
            if name == "or" and isinstance(other, Atom):
                room = 1 << self.system.range(one)[1].bit_length()
                if all(
                    c % (room * ONE) == 0 for c in self.system.residues.get(other.number, {(): 1}).values()
                ):
                    return self.system.add(one, other, 0, 1)[0]
        raise Refused(f"{name} of words that are not known")

    def _shift(self, insn: Any, left: bool, source: int = 0) -> None:
        """shl, shr; shld, shrd, where what is vacated comes from operand `source`."""
        bits = self.get(insn, insn.operands[-1]) if len(insn.operands) > 1 else 1
        refuse(
            not isinstance(bits, int) or not 0 < bits < 64 or insn.operands[0].size != 8,
            "a shift by no constant",
        )
        a = self.word(insn, insn.operands[0])
        rest: Word = 0
        if source:
            other = self.word(insn, insn.operands[source])
            rest = self.system.split(other, 64 - bits)[0] if left else self._up(other, 64 - bits)
        word = self._up(a, bits) if left else self.system.split(a, bits)[0]
        word = self.system.add(word, rest, 0, 1)[0]
        self.put(insn, insn.operands[0], word)
        self._set(None, None, word)

    def _set_if(self, insn: Any, flag: str, wanted: int) -> None:
        held = self.flag(flag)
        self.put(insn, insn.operands[0], held if wanted else self.system.add(1, held, 0, -1)[0])

    def _move_if(self, insn: Any, flag: str, wanted: int) -> None:
        value = self.get(insn, insn.operands[1])
        refuse(insn.operands[0].size != 8, "moves part of a word")
        if self._fork(self.flag(flag)) == wanted:
            self.put(insn, insn.operands[0], value)

    def _call(self, insn: Any) -> None:
        refuse(insn.operands[0].type != X86_OP_IMM, "a call through a register")
        self.registers["rsp"] = Pointer("stack", self.rsp - 8)
        self.store(Pointer("stack", self.rsp), Other("return", self.pc))
        self.pc = insn.operands[0].imm

    def _return(self, insn: Any) -> None:
        refuse(insn.operands, "ret with an operand")
        if self.rsp == 0:
            self.done = True
            return
        back = self.load(Pointer("stack", self.rsp))
        refuse(
            not isinstance(back, Other) or back.what != "return" or not isinstance(back.held, int),
            "returns to what is no return address",
        )
        self.registers["rsp"], self.pc = Pointer("stack", self.rsp + 8), back.held

    def _carry(self, insn: Any, value: int) -> None:
        self.flags["cf"] = value

    def _nothing(self, insn: Any) -> None:
        """endbr64, nop."""


_M = Machine
_TABLE: dict[str, tuple[Callable[..., None], tuple[Any, ...]]] = {
    "add": (_M._sum, (1,)), "adc": (_M._sum, (1, "cf")), "sub": (_M._sum, (-1,)), "sbb": (_M._sum, (-1, "cf")),
    "cmp": (_M._sum, (-1, "", False)), "adcx": (_M._one_flag, ("cf",)), "adox": (_M._one_flag, ("of",)),
    "inc": (_M._step, (1,)), "dec": (_M._step, (-1,)), "mov": (_M._move, ()), "movabs": (_M._move, ()),
    "movzx": (_M._move, ()), "lea": (_M._lea, ()), "push": (_M._stack, (True,)), "pop": (_M._stack, (False,)),
    "mul": (_M._mul, ()), "mulx": (_M._mulx, ()), "imul": (_M._imul, ()), "and": (_M._logic, ("and",)),
    "or": (_M._logic, ("or",)), "xor": (_M._logic, ("xor",)), "test": (_M._logic, ("and", False)),
    "shl": (_M._shift, (True,)), "shr": (_M._shift, (False,)), 
    "shld": (_M._shift, (True, 1)), "shrd": (_M._shift, (False, 1)),
    
    "clc": (_M._carry, (0,)),
    "stc": (_M._carry, (1,)), "call": (_M._call, ()), 
    "ret": (_M._return, ()), "repz ret": (_M._return, ()), "endbr64": (_M._nothing, ()), "nop": (_M._nothing, ()),
}  # fmt: skip
for _name, (_flag, _value) in _CONDITIONS.items():
    _TABLE[f"set{_name}"] = _M._set_if, (_flag, _value)
    _TABLE[f"cmov{_name}"] = _M._move_if, (_flag, _value)
