# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the bytes of a function: what each instruction does to words that are not known, by equations."""

from __future__ import annotations

from typing import Any

import capstone
from capstone.x86 import X86_GRP_BRANCH_RELATIVE, X86_OP_IMM, X86_OP_REG

from sangi_check_certificate.algebra import ONE, SCALE, Poly, Refused, const, number, plus, refuse, shifted
from sangi_check_certificate.elf import Place
from sangi_check_certificate.state import State

_DECODER = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
_DECODER.detail = True
#: Prefixes that are part of these.
_PREFIXES = {"endbr64": b"\xf3", "repz ret": b"\xf3", "adcx": b"\x66", "adox": b"\xf3", "nop": b"\x66\x2e"}
#: How mnemonics begin that are understood of 64 bits only.
_WHOLE = ("mul", "imul", "adcx", "adox", "lea", "push", "pop", "cmov")


def _plain(code: bytes, mnemonic: str) -> bool:
    """Whether an instruction has no prefixes but its own, in the order in which they count."""
    at = 0
    while code[at] in b"\x66\x67\xf0\xf2\xf3\x26\x2e\x36\x3e\x64\x65":
        at += 1
    vector = code[at] in b"\xc4\xc5\x62" or (code[at] == 0x8F and code[at + 1] & 31 >= 8)
    rex = (
        code[at] & 0xF0 == 0x40
        and code[at + 1] in b"\x66\x67\xf0\xf2\xf3\x26\x2e\x36\x3e\x64\x65\xc4\xc5\x62"
    )
    return set(code[:at]) <= set(_PREFIXES.get(mnemonic, b"")) and not rex and not (vector and at)


class Machine(State):
    """A state that runs: the method of each mnemonic."""

    def step(self) -> None:
        """Runs one instruction; raises `Refused`."""
        start, end = self.extent
        refuse(self.calls <= 0 and not start <= self.pc[1] < end, "runs into another function")
        insn: Any = next(_DECODER.disasm(self.file.code(self.pc), self.pc[1], 1), None)
        refuse(insn is None, f"{self.pc} is no instruction")
        self.target = self._target(insn)
        self.count, self.pc = self.count + 1, (self.pc[0], self.pc[1] + insn.size)
        known = insn.mnemonic in _TABLE and _plain(bytes(insn.bytes), insn.mnemonic)
        part = any(op.size != 8 and op.type != X86_OP_IMM for op in insn.operands)
        known = known and not (part and insn.mnemonic.startswith(_WHOLE)) and self.count < 20_000
        refuse(not known, f"{insn.mnemonic} {insn.op_str}, instruction {self.count}: not one that is known")
        method, *more = _TABLE[insn.mnemonic]
        method(self, list(insn.operands), *more)

    def _target(self, insn: Any) -> Place | None:
        """What an instruction refers to by a relocation of its distance, and of nothing else."""
        filled = self.file.filled(self.pc, insn.size)
        if not filled:
            return None
        call = insn.group(X86_GRP_BRANCH_RELATIVE)
        at, size = (insn.imm_offset, insn.imm_size) if call else (insn.disp_offset, insn.disp_size)
        found = self.file.references.get((int(self.pc[0]), self.pc[1] + at))
        wrong = not at or size != 4 or filled != [*range(at, at + 4)] or found is None
        refuse(wrong, f"{insn.mnemonic} {insn.op_str}: left to a linker, or to a name that is not assumed")
        region, offset = found or ("", 0)
        return region, offset + insn.size - at

    def _results(self, value: Poly | None, cf: Poly | None = None, of: Poly | None = None) -> None:
        """Sets the flags; ZF by a result, if that is known."""
        held = None if value is None else number(value)
        self.flags = {"cf": cf, "of": of, "zf": None if held is None else const(int(held == 0))}

    def _sum(self, ops: list[Any], sign: int, carry: str = "", keep: bool = True, only: str = "") -> None:
        """add, sub and their kin; inc and dec have one operand, and adcx and adox change `only` one flag."""
        to, bits, old = ops[0], 8 * ops[0].size, self.flags
        a, b = self.get(to), self.get(ops[1], to.size) if len(ops) > 1 else const(1)
        c = self.flag(carry) if carry else {}
        if sign < 0 and a == b and number(a) is None:
            a, b, c = {}, {}, const(self.fork(carry)) if carry else {}
        up, word = self.system.split(plus(a, plus(b, c), sign), bits)
        of, ends = None, [end >> SCALE + bits - 1 for held in (a, b) for end in self.system.ends(held)]
        if ends == [0] * 4 or (sign > 0 and ends in ([0, 0, 1, 1], [1, 1, 0, 0])):
            of = self.system.split(word, bits - 1)[0] if sign > 0 and ends == [0] * 4 else {}
        self._results(word, old["cf"] if len(ops) == 1 else plus({}, up, sign), of)
        self.flags = old | {only: self.flags["cf"]} if only else self.flags
        if keep:
            self.put(to, word)

    def _move(self, ops: list[Any]) -> None:
        self.put(ops[0], self.get(ops[1], ops[0].size))

    def _exchange(self, ops: list[Any]) -> None:
        values = [self.get(op) for op in ops if op.type == X86_OP_REG]
        for op, value in zip(ops, reversed(values), strict=True):
            self.put(op, value)

    def _pushed(self, value: Poly) -> None:
        self.moved(-8)
        self.store(self.registers["rsp"], value)

    def _popped(self) -> Poly:
        value = self.load(self.registers["rsp"])
        self.moved(8)
        return value

    def _call(self, ops: list[Any]) -> None:
        refuse(ops[0].type != X86_OP_IMM, "a call through a register")
        self._pushed(self.at(self.pc))
        self.pc, self.calls = self.target or (self.pc[0], ops[0].imm), self.calls + 1

    def _return(self, ops: list[Any]) -> None:
        where, at = self.place(self._popped())
        self.done, self.pc, self.calls = where == "caller" and at == 0, (where[5:], at), self.calls - 1
        refuse(ops or not (self.done or where.startswith("file ")), "returns to what is no return address")

    def _mul(self, ops: list[Any], by: str) -> None:
        """mul, mulx: a product with a register, of which mulx says where it goes, and leaves the flags."""
        high, low = self.system.mul(self.registers[by], self.get(ops[-1]))
        if by == "rax":
            self.registers |= {"rax": low, "rdx": high}
            return self._results(None)
        self.put(ops[1], low)
        return self.put(ops[0], high)

    def _imul(self, ops: list[Any]) -> None:
        self.put(ops[0], self.system.mul(self.get(ops[-2]), self.get(ops[-1]))[1])
        self._results(None)

    def _logic(self, ops: list[Any], name: str, keep: bool = True) -> None:
        value = self._combined(name, self.get(ops[0]), self.get(ops[1], ops[0].size))
        self._results(value, {}, {})
        if keep:
            self.put(ops[0], value)

    def _combined(self, name: str, a: Poly, b: Poly) -> Poly:
        """and, or, xor of the same twice or of constants; and with ones in a row; or, xor with no bit in common."""
        x, y, split = number(a), number(b), self.system.split
        if a == b:
            return {} if name == "xor" else a
        if x is not None and y is not None:
            return const({"and": x & y, "or": x | y, "xor": x ^ y}[name])
        for one, other, mask in ((a, b, x), (b, a, y)):
            if name == "and" and mask is not None and ((mask | mask - 1) + 1) & mask == 0:
                low = max((mask & -mask).bit_length() - 1, 0)
                return shifted(split(split(other, mask.bit_length())[1], low)[0], low)
            room = ONE << self.system.most(one).bit_length()
            if name != "and" and all(c % room == 0 for c in other.values()):
                return plus(one, other)
        raise Refused(f"{name} of words that are not known")

    def _shift(self, ops: list[Any], left: bool, more: bool = False) -> None:
        """shl, shr; shld, shrd, where what is vacated comes from operand 1."""
        bits, by = 8 * ops[0].size, number(self.get(ops[-1])) if len(ops) > 1 else 1
        refuse(by is None or not 0 < by < bits, "a shift by no constant")
        by, split = by or 0, self.system.split
        word, other = self.get(ops[0]), self.get(ops[1]) if more else {}
        if left:
            word = plus(split(shifted(word, by), bits)[1], split(other, bits - by)[0])
        else:
            word = plus(split(word, by)[0], split(shifted(other, bits - by), bits)[1])
        self.put(ops[0], word)
        self._results(word)

    def _set_if(self, ops: list[Any], flag: str, unset: int) -> None:
        self.put(ops[0], plus(const(1), self.flag(flag), -1) if unset else self.flag(flag))

    def _move_if(self, ops: list[Any], flag: str, unset: int) -> None:
        value = self.get(ops[1])
        if self.fork(flag) != unset:
            self.put(ops[0], value)


_M = Machine
#: Mnemonic -> its method, and what that takes after the machine and the operands.
_TABLE: dict[str, tuple[Any, ...]] = {
    "add": (_M._sum, 1), "adc": (_M._sum, 1, "cf"), "sub": (_M._sum, -1), "sbb": (_M._sum, -1, "cf"),
    "cmp": (_M._sum, -1, "", False), "inc": (_M._sum, 1), "dec": (_M._sum, -1),
    "adcx": (_M._sum, 1, "cf", True, "cf"), "adox": (_M._sum, 1, "of", True, "of"),
    "mul": (_M._mul, "rax"), "mulx": (_M._mul, "rdx"), "imul": (_M._imul,), "and": (_M._logic, "and"),
    "or": (_M._logic, "or"), "xor": (_M._logic, "xor"), "test": (_M._logic, "and", False),
    "shl": (_M._shift, True), "shr": (_M._shift, False), "shld": (_M._shift, True, True),
    "shrd": (_M._shift, False, True), "mov": (_M._move,), "movabs": (_M._move,), "movzx": (_M._move,),
    "xchg": (_M._exchange,), "call": (_M._call,), "ret": (_M._return,), "repz ret": (_M._return,),
    "push": (lambda machine, ops: machine._pushed(machine.get(ops[0])),),
    "pop": (lambda machine, ops: machine.put(ops[0], machine._popped()),),
    "lea": (lambda machine, ops: machine.put(ops[0], machine.address(ops[1])),),
    "clc": (lambda machine, ops: machine.flags.update(cf={}),),
    "stc": (lambda machine, ops: machine.flags.update(cf=const(1)),),
    "endbr64": (lambda machine, ops: None,), "nop": (lambda machine, ops: None,),
}  # fmt: skip
for _i, _name in enumerate(("b", "ae", "e", "ne", "o", "no")):
    _flag = ("cf", "zf", "of")[_i // 2]
    _TABLE |= {f"set{_name}": (_M._set_if, _flag, _i % 2), f"cmov{_name}": (_M._move_if, _flag, _i % 2)}
