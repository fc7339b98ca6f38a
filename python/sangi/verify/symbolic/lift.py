# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each allowed x86-64 instruction does to a symbolic state; what is not in the table is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic.code import Instruction, Place
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.logic import Handler, Operands, logic, same_register, whole, zero_flag
from sangi.verify.symbolic.memory import FILE, STACK, LowByte, Pointer
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.state import State, Undecided
from sangi.verify.symbolic.words import ZERO, Word, constant

#: Condition -> the flag and the value of it.
CONDITIONS: Mapping[str, tuple[str, int]] = MappingProxyType(
    {"b": ("cf", 1), "ae": ("cf", 0), "e": ("zf", 1), "ne": ("zf", 0)}
)


def _moved(s: State, ops: Operands, sign: int) -> bool:
    """Handles pointer +- constant."""
    if not (isinstance(ops[0], Reg) and isinstance(ops[1], Imm)):
        return False
    pointer = s.registers.get(ops[0].name)
    if not isinstance(pointer, Pointer):
        return False
    s.put(ops[0], Pointer(pointer.object, pointer.offset + sign * ops[1].value))
    s.set_flags(None)
    return True


def _sum(sign: int, reads: bool, keeps: bool = True) -> Handler:
    """add, adc, sub, sbb, cmp."""

    def run(s: State, ops: Operands) -> None:
        if sign < 0 and keeps and same_register(ops):
            if reads and ops[0] != whole(ops[0]):
                raise Unproved("a mask of less than 64 bits")
            borrow = s.decide("cf") if reads else 0
            s.put(whole(ops[0]), constant((WORD - 1) * borrow))
            s.set_flags(constant(borrow), ZERO, constant(1 - borrow))
            return
        if keeps and not reads and _moved(s, ops, sign):
            return
        carry = s.flag("cf") if reads else ZERO
        word, out = s.ledger.add(s.word(ops[0]), s.word(ops[1]), carry, sign)
        if keeps:
            s.put(ops[0], word)
        s.set_flags(out, None, zero_flag(word))

    return run


def _one_flag(name: str) -> Handler:
    """adcx, adox: the other flags stay as they are."""

    def run(s: State, ops: Operands) -> None:
        word, out = s.ledger.add(s.word(ops[0]), s.word(ops[1]), s.flag(name))
        s.put(ops[0], word)
        s.flags[name] = out

    return run


def _mov(s: State, ops: Operands) -> None:
    if isinstance(ops[0], Reg) and ops[0].size == 4 and isinstance(ops[1], Imm):
        s.put(whole(ops[0]), constant(ops[1].value % (1 << 32)))
    elif all(isinstance(op, Reg) and op.size == 4 for op in ops):
        word = s.word(whole(ops[1]))
        if word.known is not None:
            word = constant(word.known % (1 << 32))
        if word.high >> 32:
            raise Unproved("moves half of a word")
        s.put(whole(ops[0]), word)
    else:
        s.put(ops[0], s.get(ops[1]))


def _lea(s: State, ops: Operands) -> None:
    place = ops[1]
    if not isinstance(place, Place):
        raise Unproved("lea of something else than an address")
    if place.base == "rip":
        s.put(ops[0], Pointer(FILE, place.disp))
        return
    if not place.index and isinstance(s.registers.get(place.base), Pointer):
        s.put(ops[0], s.address(place))
        return
    total = constant(place.disp % WORD)
    if place.index:
        term = s.word(Reg(place.index, 8))
        if place.scale > 1:
            term = s.ledger.shift(term, place.scale.bit_length() - 1)[1]
        if place.base and not place.disp:
            s.put(ops[0], s.ledger.add(s.word(Reg(place.base, 8)), term, ZERO)[0])
            return
        total = s.ledger.add(total, term, ZERO)[0]
    if place.base:
        total = s.ledger.add(s.word(Reg(place.base, 8)), total, ZERO)[0]
    s.put(ops[0], total)


def _movzx(s: State, ops: Operands) -> None:
    if not (isinstance(ops[1], Reg) and ops[1].size == 1):
        raise Unproved("movzx of something else than a flag")
    value = s.registers[ops[1].name]
    flag = value.flag if isinstance(value, LowByte) else value
    if not isinstance(flag, Word) or flag.high > 255:
        raise Unproved("movzx of something else than a flag")
    s.put(whole(ops[0]), flag)


def _set(condition: str) -> Handler:
    name, wanted = CONDITIONS[condition]

    def run(s: State, ops: Operands) -> None:
        if not (isinstance(ops[0], Reg) and ops[0].size == 1 and ops[0].name != "rsp"):
            raise Unproved("set writes a register")
        flag = s.flag(name)
        if not wanted:
            flag = s.ledger.add(constant(1), flag, ZERO, -1)[0]
        old = s.registers[ops[0].name]
        whole = isinstance(old, Word) and old.known is not None and old.known < 256
        s.registers[ops[0].name] = flag if whole else LowByte(flag)

    return run


def _cmov(condition: str) -> Handler:
    name, wanted = CONDITIONS[condition]

    def run(s: State, ops: Operands) -> None:
        taken = s.decide(name) == wanted
        source, kept = s.get(ops[1]), s.get(ops[0])
        s.put(ops[0], source if taken else kept)

    return run


def _mulx(s: State, ops: Operands) -> None:
    high, low = s.ledger.mul(s.word(Reg("rdx", 8)), s.word(ops[2]))
    s.put(ops[1], low)
    s.put(ops[0], high)


def _mul(s: State, ops: Operands) -> None:
    high, low = s.ledger.mul(s.word(Reg("rax", 8)), s.word(ops[0]))
    s.put(Reg("rax", 8), low)
    s.put(Reg("rdx", 8), high)
    s.set_flags(None)


def _imul(s: State, ops: Operands) -> None:
    if len(ops) == 1:
        raise Unproved("a signed product of two words")
    s.put(ops[0], s.ledger.mul_low(s.word(ops[-2]), s.word(ops[-1])))
    s.set_flags(None)


def _count(ops: Operands) -> int:
    """By how many bits a shift goes."""
    if len(ops) == 1:
        return 1
    if not isinstance(ops[-1], Imm) or not 0 < ops[-1].value < 64:
        raise Unproved("a shift by no constant of 1 to 63 bits")
    return ops[-1].value


def _right(reads: bool) -> Handler:
    """shr; rcr by one."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        if count > 1 and not reads:
            s.put(ops[0], s.ledger.shift(s.word(ops[0]), 64 - count)[0])
            s.set_flags(None)
            return
        if count > 1:
            raise Unproved("a rotation by more than one bit")
        word, out = s.ledger.halve(s.word(ops[0]), s.flag("cf") if reads else ZERO)
        s.put(ops[0], word)
        s.flags.update(cf=out, of=None)
        if not reads:
            s.flags["zf"] = zero_flag(word)

    return run


def _left(reads: bool) -> Handler:
    """shl; rcl by one."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        a = s.word(ops[0])
        if count > 1 and not reads:
            s.put(ops[0], s.ledger.shift(a, count)[1])
            s.set_flags(None)
            return
        if count > 1:
            raise Unproved("a rotation by more than one bit")
        word, out = s.ledger.add(a, a, s.flag("cf") if reads else ZERO)
        s.put(ops[0], word)
        s.flags.update(cf=out, of=None)
        if not reads:
            s.flags["zf"] = zero_flag(word)

    return run


def _double(left: bool) -> Handler:
    """shld, shrd: what a shift vacates comes from another word."""

    def run(s: State, ops: Operands) -> None:
        count = _count(ops)
        bits = count if left else 64 - count
        upper, lower = (ops[0], ops[1]) if left else (ops[1], ops[0])
        above = s.ledger.shift(s.word(upper), bits)[1]
        below = s.ledger.shift(s.word(lower), bits)[0]
        s.put(ops[0], s.ledger.add(above, below, ZERO)[0])
        s.set_flags(None)

    return run


def _bt(s: State, ops: Operands) -> None:
    if not (isinstance(ops[1], Imm) and ops[1].value == 0):
        raise Unproved("a test of another bit than the lowest")
    s.flags.update(cf=s.ledger.low_bit(s.word(ops[0])), of=None)


def _btr(s: State, ops: Operands) -> None:
    word = s.word(ops[0])
    if not isinstance(ops[1], Imm) or not 0 <= ops[1].value < 64 or word.known is None:
        raise Unproved("clears a bit of a word that is not known")
    bit = 1 << ops[1].value
    s.put(ops[0], constant(word.known & ~bit))
    s.flags.update(cf=constant(int(bool(word.known & bit))), of=None)


def _neg(s: State, ops: Operands) -> None:
    flag = s.word(ops[0])
    if flag.atom is not None:
        raise Undecided(flag)
    word, out = s.ledger.add(ZERO, s.word(ops[0]), ZERO, -1)
    s.put(ops[0], word)
    s.set_flags(out, None, zero_flag(word))


def _not(s: State, ops: Operands) -> None:
    s.put(ops[0], s.ledger.add(constant(WORD - 1), s.word(ops[0]), ZERO, -1)[0])


def _push(s: State, ops: Operands) -> None:
    value = s.get(ops[0])
    s.registers["rsp"] = Pointer(STACK, s.rsp - 8)
    s.memory.store(Pointer(STACK, s.rsp), value, s.rsp)


def _pop(s: State, ops: Operands) -> None:
    if not isinstance(ops[0], Reg) or ops[0].name == "rsp":
        raise Unproved("pop into something else than a register")
    value = s.memory.load(Pointer(STACK, s.rsp), s.rsp)
    s.registers["rsp"] = Pointer(STACK, s.rsp + 8)
    s.put(ops[0], value)


def _ret(s: State, ops: Operands) -> None:
    if ops:
        raise Unproved("ret takes arguments off the stack")
    s.returned = True


def _nothing(s: State, ops: Operands) -> None:
    return None


def _table() -> dict[str, Handler]:
    table: dict[str, Handler] = {
        "mov": _mov, "movabs": _mov, "lea": _lea, "movzx": _movzx, "push": _push, "pop": _pop, "ret": _ret,
        "add": _sum(1, False), "adc": _sum(1, True), "sub": _sum(-1, False), "sbb": _sum(-1, True),
        "cmp": _sum(-1, False, False), "adcx": _one_flag("cf"), "adox": _one_flag("of"), "neg": _neg,
        "not": _not, "mulx": _mulx, "mul": _mul, "imul": _imul, "and": logic("and"), "or": logic("or"),
        "xor": logic("xor"), "test": logic("and", False), "shr": _right(False), "rcr": _right(True),
        "shl": _left(False), "rcl": _left(True), "bt": _bt, "btr": _btr, "shld": _double(True),
        "shrd": _double(False), "endbr64": _nothing, "nop": _nothing,
    }  # fmt: skip
    for condition in CONDITIONS:
        table[f"cmov{condition}"] = _cmov(condition)
        table[f"set{condition}"] = _set(condition)
    return table


#: mnemonic -> effect: the allow-list.
MNEMONICS: Mapping[str, Handler] = MappingProxyType(_table())


def step(state: State, instruction: Instruction) -> None:
    """Runs one instruction; raises `Undecided` with the state unchanged, or `Unproved` with the instruction named."""
    state.ledger.hurry()
    handler = MNEMONICS.get(instruction.mnemonic)
    if handler is None:
        raise Unproved(f"{instruction}: not an instruction that the prover allows")
    state.ledger.place, state.ledger.number = str(instruction), instruction.number
    try:
        handler(state, instruction.operands)
    except Unproved as error:
        raise Unproved(f"{instruction}: {error}") from None
