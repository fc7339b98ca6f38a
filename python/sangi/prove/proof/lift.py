# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each allowed x86-64 instruction does to a symbolic state; what is not in the table is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from sangi.prove.asmtext import Imm, Reg
from sangi.prove.proof.code import Instruction, Operand, Place
from sangi.prove.proof.errors import Unproved
from sangi.prove.proof.memory import STACK, LowByte, Pointer
from sangi.prove.proof.residue import WORD
from sangi.prove.proof.state import State
from sangi.prove.proof.words import ZERO, Word, constant

Operands = tuple[Operand, ...]
Handler = Callable[[State, Operands], None]

#: Condition -> the flag and the value of it.
CONDITIONS: Mapping[str, tuple[str, int]] = MappingProxyType(
    {"b": ("cf", 1), "ae": ("cf", 0), "e": ("zf", 1), "ne": ("zf", 0)}
)


def _same_register(ops: Operands) -> bool:
    return isinstance(ops[0], Reg) and ops[0] == ops[1]


def _whole(op: Operand) -> Operand:
    """A 32-bit register written to is the whole register: its upper half becomes 0."""
    return Reg(op.name, 8) if isinstance(op, Reg) and op.size == 4 else op


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


def _zero_flag(word: Word) -> Word | None:
    return None if word.known is None else constant(int(word.known == 0))


def _sum(sign: int, reads: bool, keeps: bool = True) -> Handler:
    """add, adc, sub, sbb, cmp."""

    def run(s: State, ops: Operands) -> None:
        if sign < 0 and keeps and _same_register(ops):
            if reads and ops[0] != _whole(ops[0]):
                raise Unproved("a mask of less than 64 bits")
            borrow = s.decide("cf") if reads else 0
            s.put(_whole(ops[0]), constant((WORD - 1) * borrow))
            s.set_flags(constant(borrow), ZERO, constant(1 - borrow))
            return
        if keeps and not reads and _moved(s, ops, sign):
            return
        carry = s.flag("cf") if reads else ZERO
        word, out = s.ledger.add(s.word(ops[0]), s.word(ops[1]), carry, sign)
        if keeps:
            s.put(ops[0], word)
        s.set_flags(out, None, _zero_flag(word))

    return run


def _one_flag(name: str) -> Handler:
    """adcx, adox: the other flags stay as they are."""

    def run(s: State, ops: Operands) -> None:
        word, out = s.ledger.add(s.word(ops[0]), s.word(ops[1]), s.flag(name))
        s.put(ops[0], word)
        s.flags[name] = out

    return run


def _logic(name: str, keeps: bool = True) -> Handler:
    def run(s: State, ops: Operands) -> None:
        if name == "xor" and _same_register(ops):
            word = ZERO
            s.put(_whole(ops[0]), word)
        else:
            word = _combined(name, s.word(ops[0]), s.word(ops[1]))
            if keeps:
                s.put(ops[0], word)
        s.set_flags(ZERO, ZERO, _zero_flag(word))

    return run


def _combined(name: str, a: Word, b: Word) -> Word:
    """and, or, xor where one side is known to be all zeros or all ones, or both are known."""
    if a.known is not None and b.known is not None:
        i, j = a.known, b.known
        return constant(i & j if name == "and" else i | j if name == "or" else i ^ j)
    for one, other in ((a, b), (b, a)):
        if one.known == 0:
            return ZERO if name == "and" else other
        if one.known == WORD - 1 and name != "xor":
            return other if name == "and" else one
    raise Unproved(f"{name} of two words that are not known")


def _mov(s: State, ops: Operands) -> None:
    if isinstance(ops[0], Reg) and ops[0].size == 4 and isinstance(ops[1], Imm):
        s.put(_whole(ops[0]), constant(ops[1].value % (1 << 32)))
    else:
        s.put(ops[0], s.get(ops[1]))


def _lea(s: State, ops: Operands) -> None:
    place = ops[1]
    if not isinstance(place, Place) or place.base == "rip":
        raise Unproved("lea of something else than registers and a constant")
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
    s.put(_whole(ops[0]), flag)


def _set(condition: str) -> Handler:
    name, wanted = CONDITIONS[condition]

    def run(s: State, ops: Operands) -> None:
        if not (isinstance(ops[0], Reg) and ops[0].size == 1):
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
            s.flags["zf"] = _zero_flag(word)

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
            s.flags["zf"] = _zero_flag(word)

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


def _neg(s: State, ops: Operands) -> None:
    word, out = s.ledger.add(ZERO, s.word(ops[0]), ZERO, -1)
    s.put(ops[0], word)
    s.set_flags(out, None, _zero_flag(word))


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
        "not": _not, "mulx": _mulx, "mul": _mul, "imul": _imul, "and": _logic("and"), "or": _logic("or"),
        "xor": _logic("xor"), "test": _logic("and", False), "shr": _right(False), "rcr": _right(True),
        "shl": _left(False), "rcl": _left(True), "bt": _bt, "shld": _double(True),
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
    handler = MNEMONICS.get(instruction.mnemonic)
    if handler is None:
        raise Unproved(f"{instruction}: not an instruction that the prover allows")
    state.ledger.place, state.ledger.number = str(instruction), instruction.number
    try:
        handler(state, instruction.operands)
    except Unproved as error:
        raise Unproved(f"{instruction}: {error}") from None
