# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each allowed x86-64 instruction does to a symbolic state; what is not in the table is refused."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.verify.interp.text import Imm, Reg
from sangi.verify.symbolic import bits, flow, shifts
from sangi.verify.symbolic.byteflags import byte_sum, move_byte, movzx, set_if
from sangi.verify.symbolic.code import Instruction, Operand, Place
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import ZERO, Word, constant
from sangi.verify.symbolic.logic import (
    CONDITIONS,
    Handler,
    Operands,
    logic,
    mask_sum,
    same_register,
    union_of,
    whole,
    zero_flag,
)
from sangi.verify.symbolic.memory import (
    GOROUTINE,
    Entry,
    Mixed,
    Pointer,
    Union,
    Value,
    ZeroBit,
    ZeroMask,
)
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.state import Flag, SignOf, State, Undecided, signed

HALF = 1 << 32


def _moved(s: State, ops: Operands, sign: int) -> bool:
    """Handles pointer +- constant."""
    pointer = s.registers.get(ops[0].name) if isinstance(ops[0], Reg) else None
    if not isinstance(pointer, Pointer):
        return False
    by = s.word(ops[1]).known
    if by is None:
        raise Unproved("moves an address by what is no constant")
    s.put(ops[0], Pointer(pointer.object, pointer.offset + sign * signed(by)))
    s.set_flags(None)
    return True


def _sum(sign: int, reads: bool, keeps: bool = True) -> Handler:
    """add, adc, sub, sbb, cmp."""

    def run(s: State, ops: Operands) -> None:
        size = 8 if isinstance(ops[0], Imm) else ops[0].size
        if size == 1 and sign > 0:
            byte_sum(s, ops, reads)
            return
        if size == 1 and not keeps and isinstance(ops[1], Imm):
            _public_byte(s, s.get(ops[0]), ops[1])
            return
        if not keeps and _room(s, ops):
            s.set_flags(ZERO, None, ZERO)
            return
        if sign < 0 and keeps and same_register(ops):
            _cleared(s, ops, reads)
            return
        if size == 4:
            _half_sum(s, ops, sign, reads, keeps)
            return
        if keeps and not reads and _moved(s, ops, sign):
            return
        if not keeps and ops[1] == Imm(1) and isinstance(union := s.get(ops[0]), Union | Mixed):
            s.set_flags(None, None, None)
            s.flags["cf"] = union if isinstance(union, Union) else union_of(union)
            return
        carry = s.flag("cf") if reads else ZERO
        a, b = s.word(ops[0]), s.word(ops[1])
        word, out = mask_sum(s, a, b, carry, sign) or s.ledger.add(a, b, carry, sign)
        if keeps:
            s.put(ops[0], word)
        small = sign > 0 and a.high + b.high + carry.high < WORD >> 1
        sign_flag = SignOf(word) if keeps else bits.sign_of_difference(s.ledger, a, b)
        zero: Flag = zero_flag(word)
        if zero is None and sign < 0 and carry is ZERO and b.known is None:
            zero = union_of(Mixed((a, b)))
        s.set_flags(out, ZERO if small else None, zero, sign_flag)

    return run


def _public_byte(s: State, held: Value, by: Imm) -> None:
    """cmp of a byte that is known."""
    if not isinstance(held, Word) or held.known is None:
        raise Unproved("compares a byte that is not known")
    c = by.value % 256
    s.set_flags(constant(int(held.known < c)), None, constant(int(held.known == c)))


def _room(s: State, ops: Operands) -> bool:
    """Whether rsp is compared with the bound of a goroutine's stack: it is assumed to be above that."""
    return (
        ops[0] == Reg("rsp", 8)
        and isinstance(ops[1], Place)
        and ops[1].base != "rip"
        and s.address(ops[1]) == Pointer(GOROUTINE, 16)
    )


def _cleared(s: State, ops: Operands, reads: bool) -> None:
    """A register less itself, and with sbb less the carry: 0, or a mask."""
    if reads and ops[0] != whole(ops[0]):
        raise Unproved("a mask of less than 64 bits")
    if reads and isinstance(union := s.flags["cf"], Union):
        s.put(ops[0], ZeroMask(union))
        s.set_flags(None, None, None)
        s.flags["cf"] = union
        return
    if reads and s.ledger.linear and s.flag("cf").known is None:
        flag = s.flag("cf")
        s.put(ops[0], s.ledger.mask(flag))
        s.set_flags(flag, ZERO, None)
        return
    borrow = s.decide("cf") if reads else 0
    s.put(whole(ops[0]), constant((WORD - 1) * borrow))
    s.set_flags(constant(borrow), ZERO, constant(1 - borrow))


def _half_sum(s: State, ops: Operands, sign: int, reads: bool, keeps: bool) -> None:
    """32-bit sums and differences that stay in their range, or are of constants."""
    a, b = (constant(op.value % HALF) if isinstance(op, Imm) else s.word(whole(op)) for op in ops)
    carry = s.flag("cf") if reads else ZERO
    if max(a.high, b.high) >= HALF:
        raise Unproved("takes half of a word")
    if a.known is not None and b.known is not None and carry.known is not None:
        total = a.known + sign * (b.known + carry.known)
        word, out = constant(total % HALF), constant(int(not 0 <= total < HALF))
    else:
        word, out = s.ledger.add(a, b, carry, sign)
        if out.known != 0 or word.high >= HALF:
            raise Unproved("a sum of 32 bits that may have a carry")
    if keeps:
        s.put(whole(ops[0]), word)
    small = sign > 0 and a.high + b.high + carry.high < HALF >> 1
    s.set_flags(out, ZERO if small else None, zero_flag(word))


def _step_by_one(sign: int) -> Handler:
    """inc, dec: CF stays as it is."""

    def run(s: State, ops: Operands) -> None:
        before = dict(s.flags)
        if isinstance(ops[0], Reg) and ops[0].size == 4:
            _half_sum(s, (ops[0], Imm(1)), sign, False, True)
            s.flags.update(cf=before["cf"], of=None, sf=None)
            return
        word = s.word(ops[0])
        out = s.ledger.add(word, constant(1), ZERO, sign)[0]
        s.put(ops[0], out)
        edge = (WORD >> 1) - 1 if sign > 0 else WORD >> 1
        over = None if word.low <= edge <= word.high else ZERO
        s.flags.update(of=over, zf=zero_flag(out), sf=None)

    return run


def _one_flag(name: str) -> Handler:
    """adcx, adox: the other flags stay as they are."""

    def run(s: State, ops: Operands) -> None:
        word, out = s.ledger.add(s.word(ops[0]), s.word(ops[1]), s.flag(name))
        s.put(ops[0], word)
        s.flags[name] = out

    return run


def _mov(s: State, ops: Operands) -> None:
    if not isinstance(ops[0], Imm) and ops[0].size == 1:
        move_byte(s, ops)
    elif isinstance(ops[0], Reg) and ops[0].size == 4 and isinstance(ops[1], Imm):
        s.put(whole(ops[0]), constant(ops[1].value % HALF))
    elif all(isinstance(op, Reg) and op.size == 4 for op in ops):
        word = s.word(whole(ops[1]))
        if word.known is not None:
            word = constant(word.known % HALF)
        if word.high >= HALF:
            raise Unproved("moves half of a word")
        s.put(whole(ops[0]), word)
    else:
        s.put(ops[0], s.get(ops[1]))


def _lea(s: State, ops: Operands) -> None:
    place = ops[1]
    if not isinstance(place, Place):
        raise Unproved("lea of something else than an address")
    if place.base == "rip":
        s.put(ops[0], Pointer(place.region, place.disp))
        return
    if isinstance(s.registers.get(place.base), Pointer):
        s.put(ops[0], s.address(place))
        return
    total = constant(place.disp % WORD)
    if place.index:
        term = s.word(Reg(place.index, 8))
        if place.scale > 1:
            term = bits.shifted_up(s.ledger, term, place.scale.bit_length() - 1)
        if place.base and not place.disp:
            s.put(ops[0], s.ledger.add(s.word(Reg(place.base, 8)), term, ZERO)[0])
            return
        total = s.ledger.add(total, term, ZERO)[0]
    if place.base:
        total = s.ledger.add(s.word(Reg(place.base, 8)), total, ZERO)[0]
    s.put(ops[0], total)


def _xchg(s: State, ops: Operands) -> None:
    if any(isinstance(op, Imm) or op.size != 8 or op == Reg("rsp", 8) for op in ops):
        raise Unproved("exchanges something else than whole words")
    a, b = (_held(s, op) for op in ops)
    s.put(ops[0], b)
    s.put(ops[1], a)


def _held(s: State, op: Operand) -> Value:
    """What an operand holds, which may be nothing that is known: then it can only be moved about."""
    if isinstance(op, Place) and op.base != "rip":
        at = s.address(op)
        if not at.constant and (s.memory.object(at.object), at.offset) not in s.memory.cells:
            return Entry(f"what {at.object} held at {at.offset:+d}")
    return s.get(op)


def _carry(value: int) -> Handler:
    """clc, stc."""

    def run(s: State, ops: Operands) -> None:
        s.flags.update(cf=constant(value))

    return run


def _cmc(s: State, ops: Operands) -> None:
    if not s.ledger.linear:
        s.decide("cf")
    s.flags.update(cf=s.ledger.add(constant(1), s.flag("cf"), ZERO, -1)[0])


def _multiple(source: Value, kept: Value) -> int:
    """The constant that a choice between it and 0 multiplies the flag by; 0 for another choice."""
    if isinstance(source, Word) and isinstance(kept, Word) and kept.known == 0:
        return source.known or 0
    return 0


def _cmov(condition: str) -> Handler:
    name, wanted = CONDITIONS[condition]

    def run(s: State, ops: Operands) -> None:
        source, kept, flag = s.get(ops[1]), s.get(ops[0]), s.flag(name)
        by = _multiple(source, kept) if s.ledger.linear and wanted and flag.known is None else 0
        if by:
            s.put(ops[0], bits.times(flag, by))
            return
        s.put(ops[0], source if s.decide(name) == wanted else kept)

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
    a, b = s.word(ops[-2]), s.word(ops[-1])
    whole = a.high * b.high < WORD or (s.ledger.plain and isinstance(ops[-1], Imm))
    s.put(ops[0], s.ledger.mul(a, b)[1] if whole else s.ledger.mul_low(a, b))
    s.set_flags(None)


def _neg(s: State, ops: Operands) -> None:
    bit = s.get(ops[0])
    if isinstance(bit, ZeroBit) and bit.whole:
        s.put(ops[0], ZeroMask(bit.of))
        s.set_flags(None)
        return
    flag = s.word(ops[0])
    if flag in s.ledger.masks:
        taken = s.narrowed(s.ledger.masks[flag])
        s.put(ops[0], taken)
        s.set_flags(taken, ZERO, None)
        return
    if flag.atom is not None and s.ledger.linear:
        s.put(ops[0], s.ledger.mask(flag))
        s.set_flags(flag, None, None)
        return
    if flag.atom is not None:
        raise Undecided(flag)
    if s.ledger.plain and (flag.low, flag.high) == (0, 1):
        named = s.ledger.named(flag)
        s.put(ops[0], named)
        raise Undecided(named)
    word, out = s.ledger.add(ZERO, s.word(ops[0]), ZERO, -1)
    s.put(ops[0], word)
    s.set_flags(out, None, zero_flag(word))


def _not(s: State, ops: Operands) -> None:
    if s.word(ops[0]) in s.ledger.masks:
        raise Undecided(s.ledger.masks[s.word(ops[0])])
    s.put(ops[0], s.ledger.add(constant(WORD - 1), s.word(ops[0]), ZERO, -1)[0])


def _nothing(s: State, ops: Operands) -> None:
    return None


def _table() -> dict[str, Handler]:
    table: dict[str, Handler] = {
        "mov": _mov, "movabs": _mov, "lea": _lea, "movzx": movzx, "xchg": _xchg,
        "push": flow.push, "pop": flow.pop, "leave": flow.leave,
        "ret": flow.ret, "call": flow.call, "jmp": flow.jump, "endbr64": _nothing, "nop": _nothing,
        "add": _sum(1, False), "adc": _sum(1, True), "sub": _sum(-1, False), "sbb": _sum(-1, True),
        "cmp": _sum(-1, False, False), "adcx": _one_flag("cf"), "adox": _one_flag("of"), "neg": _neg,
        "inc": _step_by_one(1), "dec": _step_by_one(-1), "clc": _carry(0), "stc": _carry(1), "cmc": _cmc,
        "not": _not, "mulx": _mulx, "mul": _mul, "imul": _imul, "and": logic("and"), "or": logic("or"),
        "xor": logic("xor"), "test": logic("and", False),
        "shr": shifts.right(False), "rcr": shifts.right(True), "shl": shifts.left(False),
        "rcl": shifts.left(True), "shld": shifts.double(True), "shrd": shifts.double(False),
        "shlx": shifts.shlx, "shrx": shifts.shrx, "bzhi": shifts.bzhi, "bt": shifts.bt,
        "btr": shifts.bit_changed(0), "bts": shifts.bit_changed(1),
    }  # fmt: skip
    for condition in CONDITIONS:
        table[f"cmov{condition}"] = _cmov(condition)
        table[f"set{condition}"] = set_if(condition)
        table[f"j{condition}"] = flow.jump_if(condition)
    table["jbe"] = flow.jump_if_not_above
    return table


#: mnemonic -> effect: the allow-list.
MNEMONICS: Mapping[str, Handler] = MappingProxyType(_table())


def step(state: State, instruction: Instruction) -> None:
    """Runs one instruction; raises `Undecided` with the state unchanged, or `Unproved` with the instruction named."""
    state.ledger.hurry()
    handler = MNEMONICS.get(instruction.mnemonic)
    if handler is None:
        raise Unproved(f"{instruction}: not an instruction that the prover allows", instruction)
    state.memory.place = instruction
    state.ledger.place, state.ledger.number = instruction, state.count + 1
    state.pc = instruction.after
    try:
        state.enter(instruction)
        handler(state, instruction.operands)
    except Unproved as error:
        raise Unproved(f"{instruction}: {error}", instruction) from None
    state.count += 1
