# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each instruction on general registers does to a `Machine`, for words of any width.

PF and AF are not modelled: no instruction here reads them.  A 32-bit operand is allowed only where the
instruction means the same for the whole word (`xor eax, eax`, `mov eax, 7`, `movzx eax, al`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np

from sangi.verify.interp.machine import VECTOR, Block, Flag, Machine, Pointer, Words
from sangi.verify.interp.text import Imm, Mem, Operand, Refused, Reg

Operands = tuple[Operand, ...]
Handler = Callable[[Machine, Operands], None]

#: condition -> (flags, whether one of them has to be set, or none).
CONDITIONS: Mapping[str, tuple[tuple[str, ...], bool]] = MappingProxyType(
    {"c": (("cf",), True), "b": (("cf",), True), "nc": (("cf",), False), "ae": (("cf",), False)}
    | {"z": (("zf",), True), "e": (("zf",), True), "nz": (("zf",), False), "ne": (("zf",), False)}
    | {"s": (("sf",), True), "ns": (("sf",), False), "be": (("cf", "zf"), True), "a": (("cf", "zf"), False)}
)


def holds(m: Machine, condition: str) -> Words:
    """Whether a condition holds, as 0 or 1 per case."""
    (first, *rest), wanted = CONDITIONS[condition]
    bit = m.flag(first)
    for name in rest:
        bit = bit | m.flag(name)
    return bit if wanted else bit ^ m.constant(1)


def _zf(m: Machine, word: Words) -> Flag:
    return lambda: (word == 0).astype(m.dtype)


def _top(m: Machine, word: Words) -> Words:
    """The highest bit of each element, which may carry rubbish above the width."""
    return m.cut(word) >> (m.width - 1)


def _sf(m: Machine, word: Words) -> Flag:
    return lambda: _top(m, word)


def add_words(m: Machine, a: Words, b: Words, carry: Words | None) -> tuple[Words, Words]:
    """(a + b + carry mod 2^w, carry out)."""
    s = a + b if carry is None else a + b + carry
    s = m.cut(s)
    return s, ((a & b) | ((a | b) & ~s)) >> (m.width - 1)


def sub_words(m: Machine, a: Words, b: Words, borrow: Words | None) -> tuple[Words, Words]:
    """(a - b - borrow mod 2^w, borrow out)."""
    s = a - b if borrow is None else a - b - borrow
    s = m.cut(s)
    return s, ((~a & b) | ((~a | b) & s)) >> (m.width - 1)


def mul_words(m: Machine, a: Words, b: Words) -> tuple[Words, Words]:
    """(high, low) word of the unsigned product."""
    if m.width < 64:
        product = a.astype(np.uint64) * b.astype(np.uint64)
        return (product >> m.width).astype(m.dtype), (product & m.mask).astype(m.dtype)
    low = np.uint64(0xFFFFFFFF)
    a0, a1, b0, b1 = a & low, a >> 32, b & low, b >> 32
    mid = a1 * b0 + (a0 * b0 >> 32)
    cross = a0 * b1 + (mid & low)
    return a1 * b1 + (mid >> 32) + (cross >> 32), a * b


def _addition(reads: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst, src = ops
        if not reads and _moves_pointer(m, dst, src, 1):
            return
        a, b = m.word(dst), m.word(src)
        s, cf = add_words(m, a, b, m.flag("cf") if reads else None)
        m.set_flags(cf, _zf(m, s), _sf(m, s), lambda: _top(m, (a ^ s) & (b ^ s)))
        m.write(dst, s)

    return run


def _subtraction(reads: bool, keeps: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst, src = ops
        if isinstance(dst, Reg) and dst == src and keeps:
            zero = m.constant(0)
            s = m.cut(zero - m.flag("cf")) if reads else zero
            m.set_flags(m.flag("cf") if reads else zero, _zf(m, s), _sf(m, s), zero)
            m.put(dst.name, s)
            if not reads:
                m.known[dst.name] = "zero"
            return
        if keeps and not reads and _moves_pointer(m, dst, src, -1):
            return
        a, b = m.word(dst), m.word(src)
        s, cf = sub_words(m, a, b, m.flag("cf") if reads else None)
        m.set_flags(cf, _zf(m, s), _sf(m, s), lambda: _top(m, (a ^ b) & (a ^ s)))
        if keeps:
            m.write(dst, s)

    return run


def _moves_pointer(m: Machine, dst: Operand, src: Operand, sign: int) -> bool:
    """Handles pointer +- public number and public number + pointer, after which no flag may be read."""
    if not isinstance(dst, Reg):
        return False
    value, other = m.registers.get(dst.name), src
    if sign > 0 and isinstance(src, Reg) and not isinstance(value, Pointer):
        value, other = m.registers.get(src.name), dst
    number = m.public_number(other)
    if not isinstance(value, Pointer) or number is None:
        return False
    m.put(dst.name, value.moved(sign * number))
    m.set_flags(None, None, None, None)
    return True


def _aligns_pointer(m: Machine, dst: Operand, src: Operand) -> bool:
    """Handles an address above rsp that is rounded down, to a frame of what surely lies between it and the caller's."""
    value = m.registers.get(dst.name) if isinstance(dst, Reg) else None
    if not isinstance(value, Pointer) or not isinstance(src, Imm):
        return False
    multiple = -src.value
    if value.block != "stack" or multiple != VECTOR or not m.rsp + multiple - 1 <= value.offset <= 0:
        raise Refused("an address is rounded down that is no frame's")
    m.blocks["frame"] = Block([None] * (-value.offset // 8), True, aligned=True)
    m.write(dst, Pointer("frame"))
    m.set_flags(None, None, None, None)
    return True


def _logic(name: str, keeps: bool = True) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst, src = ops
        if name == "and" and keeps and _aligns_pointer(m, dst, src):
            return
        zero = m.constant(0)
        idiom = name == "xor" and isinstance(dst, Reg) and dst == src
        if idiom:
            word = zero
        else:
            a, b = m.word(dst), m.word(src)
            word = a & b if name == "and" else a | b if name == "or" else a ^ b
        m.set_flags(zero, _zf(m, word), _sf(m, word), zero)
        if keeps:
            m.write(dst, word)
        if idiom and isinstance(dst, Reg):
            m.known[dst.name] = "zero"

    return run


def _mov(m: Machine, ops: Operands) -> None:
    dst, src = ops
    m.write(dst, m.value(src))
    if isinstance(dst, Reg) and isinstance(src, Imm) and src.value == 0:
        m.known[dst.name] = "zero"


def _lea(m: Machine, ops: Operands) -> None:
    dst, src = ops
    if not isinstance(src, Mem):
        raise Refused("lea wants an address")
    names = [name for name in (src.base, src.index) if name is not None]
    if src.symbol is not None or any(isinstance(m.get(name), Pointer) for name in names):
        m.write(dst, m.address(src))
        return
    total = m.constant(src.disp)
    if src.base is not None:
        total = total + m.word(Reg(src.base, 8))
    if src.index is not None:
        total = total + m.word(Reg(src.index, 8)) * m.constant(src.scale)
    m.write(dst, m.cut(total))


def _cmov(condition: str) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst, src = ops
        old, new = m.word(dst), m.word(src)
        m.write(dst, np.where(holds(m, condition).astype(bool), new, old))

    return run


def _setcc(condition: str) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        (dst,) = ops
        if not (isinstance(dst, Reg) and dst.size == 1):
            raise Refused("setcc writes a byte register")
        before = m.known.get(dst.name, "partial")
        m.put(dst.name, holds(m, condition))
        m.known[dst.name] = "bit" if before == "zero" else before

    return run


def _movzx(m: Machine, ops: Operands) -> None:
    dst, src = ops
    if not (isinstance(src, Reg) and src.size == 1 and m.known.get(src.name) in ("bit", "partial")):
        raise Refused("movzx of a byte that no setcc wrote")
    m.write(dst, m.registers[src.name])
    if isinstance(dst, Reg):
        m.known[dst.name] = "bit"


def _neg(m: Machine, ops: Operands) -> None:
    a = m.word(ops[0])
    s = m.cut(m.constant(0) - a)
    m.set_flags((a != 0).astype(m.dtype), _zf(m, s), _sf(m, s), lambda: _top(m, a & s))
    m.write(ops[0], s)


def _not(m: Machine, ops: Operands) -> None:
    m.write(ops[0], m.cut(~m.word(ops[0])))


def _step_by_one(sign: int) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        a = m.word(ops[0])
        s = m.cut(a + m.constant(sign))
        m.put_flags(zf=_zf(m, s), sf=_sf(m, s), of=lambda: _top(m, s & ~a if sign > 0 else a & ~s))
        m.write(ops[0], s)

    return run


def _count(m: Machine, op: Operand) -> int:
    if not isinstance(op, Imm) or not 1 <= op.value < m.width:
        raise Refused(f"a shift count is an immediate from 1 to {m.width - 1}")
    return op.value


def _rotate(left: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst, count = ops
        if not isinstance(count, Imm) or count.value != 1:
            raise Refused("rcl and rcr are understood for 1 bit")
        a, carry, top = m.word(dst), m.flag("cf"), m.width - 1
        s = m.cut(a << 1) | carry if left else (a >> 1) | (carry << top)
        m.put_flags(cf=a >> top if left else a & m.constant(1), of=_top(m, a ^ s))
        m.write(dst, s)

    return run


def _shift(name: str) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        n = _count(m, ops[1])
        a, top = m.word(ops[0]), m.width - 1
        if name == "shl":
            s, cf = m.cut(a << n), a >> (top + 1 - n)
        else:
            s, cf = a >> n, a >> (n - 1)
            if name == "sar":
                s = s | (m.cut(m.constant(0) - (a >> top)) & m.constant(-1 << (m.width - n)))
        of = _top(m, a ^ s) if name != "sar" else m.constant(0)
        m.set_flags(cf & m.constant(1), _zf(m, s), _sf(m, s), of if n == 1 else None)
        m.write(ops[0], s)

    return run


def _double_shift(left: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        n, w = _count(m, ops[2]), m.width
        a, b = m.word(ops[0]), m.word(ops[1])
        s = m.cut(a << n) | (b >> (w - n)) if left else (a >> n) | m.cut(b << (w - n))
        cf = (a >> (w - n) if left else a >> (n - 1)) & m.constant(1)
        m.set_flags(cf, _zf(m, s), _sf(m, s), _top(m, a ^ s) if n == 1 else None)
        m.write(ops[0], s)

    return run


def _shift_by(left: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        a, count = m.word(ops[1]), m.word(ops[2]) if m.width < 64 else m.word(ops[2]) & m.constant(63)
        m.write(ops[0], np.where(count < m.width, m.cut(a << count) if left else a >> count, m.constant(0)))

    return run


def _rorx(m: Machine, ops: Operands) -> None:
    m.write(ops[0], m.word(ops[1]) >> (n := _count(m, ops[2])) | m.cut(m.word(ops[1]) << (m.width - n)))


def _andn(m: Machine, ops: Operands) -> None:
    word, zero = m.cut(~m.word(ops[1])) & m.word(ops[2]), m.constant(0)
    m.set_flags(zero, _zf(m, word), _sf(m, word), zero)
    m.write(ops[0], word)


def _bt(m: Machine, ops: Operands) -> None:
    a = m.word(ops[0])
    if isinstance(ops[1], Imm):
        if not 0 <= ops[1].value < m.width:
            raise Refused(f"bt of bit {ops[1].value} of a {m.width}-bit word")
        index = m.constant(ops[1].value)
    elif isinstance(ops[0], Mem) or m.width & (m.width - 1):
        raise Refused("bt by a register wants a register whose width is a power of two")
    else:
        index = m.word(ops[1]) & m.constant(m.width - 1)
    m.put_flags(cf=(a >> index) & m.constant(1), sf=None, of=None)


def _bit_reset(m: Machine, ops: Operands) -> None:
    """btr: bt, and the bit becomes 0."""
    if not isinstance(ops[0], Reg) or not isinstance(ops[1], Imm):
        raise Refused("btr wants a register and an immediate")
    _bt(m, ops)
    m.write(ops[0], m.word(ops[0]) & m.constant(~(1 << ops[1].value)))


def _carry_only(flag: str) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        s, carry = add_words(m, m.word(ops[0]), m.word(ops[1]), m.flag(flag))
        m.put_flags(**{flag: carry})
        m.write(ops[0], s)

    return run


def _mulx(m: Machine, ops: Operands) -> None:
    high, low = mul_words(m, m.word(Reg("rdx", 8)), m.word(ops[2]))
    m.write(ops[1], low)
    m.write(ops[0], high)


def _mul(m: Machine, ops: Operands) -> None:
    high, low = mul_words(m, m.word(Reg("rax", 8)), m.word(ops[0]))
    m.put("rax", low)
    m.put("rdx", high)
    over = (high != 0).astype(m.dtype)
    m.set_flags(over, None, None, over)


def _imul(m: Machine, ops: Operands) -> None:
    a, b = m.word(ops[0]), m.word(ops[1])
    high, low = mul_words(m, a, b)
    zero = m.constant(0)
    high = m.cut(high - np.where(_top(m, a) != 0, b, zero) - np.where(_top(m, b) != 0, a, zero))
    over = (high != m.cut(zero - _top(m, low))).astype(m.dtype)
    m.set_flags(over, None, None, over)
    m.write(ops[0], low)


def _push(m: Machine, ops: Operands) -> None:
    if not isinstance(ops[0], Reg):
        raise Refused("push takes a register")
    value = m.get(ops[0].name)
    m.put("rsp", Pointer("stack", m.rsp - 8))
    m.store(Pointer("stack", m.rsp), value)


def _pop(m: Machine, ops: Operands) -> None:
    if not isinstance(ops[0], Reg):
        raise Refused("pop takes a register")
    value = m.load(Pointer("stack", m.rsp))
    m.put("rsp", Pointer("stack", m.rsp + 8))
    m.put(ops[0].name, value)


def _ret(m: Machine, ops: Operands) -> None:
    m.returned = True


def _table() -> dict[str, tuple[int, Handler]]:
    add, sub = _addition(False), _subtraction(False, True)
    two: dict[str, Handler] = {
        "mov": _mov, "movabs": _mov, "add": add, "adc": _addition(True), "sub": sub,
        "sbb": _subtraction(True, True), "cmp": _subtraction(False, False), "and": _logic("and"),
        "or": _logic("or"), "xor": _logic("xor"), "test": _logic("and", False), "lea": _lea, "movzx": _movzx,
        "rcl": _rotate(True), "rcr": _rotate(False), "shl": _shift("shl"), "shr": _shift("shr"),
        "sar": _shift("sar"), "bt": _bt, "btr": _bit_reset, "imul": _imul,
        "adcx": _carry_only("cf"), "adox": _carry_only("of"),
    }  # fmt: skip
    one = {"neg": _neg, "not": _not, "inc": _step_by_one(1), "dec": _step_by_one(-1), "mul": _mul,
           "push": _push, "pop": _pop}  # fmt: skip
    for condition in CONDITIONS:
        two[f"cmov{condition}"] = _cmov(condition)
        one[f"set{condition}"] = _setcc(condition)
    three = {"mulx": _mulx, "shlx": _shift_by(True), "shrx": _shift_by(False), "rorx": _rorx, "andn": _andn,
             "shld": _double_shift(True), "shrd": _double_shift(False)}  # fmt: skip
    none = {"ret": _ret, "stc": lambda m, _: m.put_flags(cf=m.constant(1)),
            "endbr64": lambda m, _: None, "nop": lambda m, _: None}  # fmt: skip
    groups = ((0, none), (1, one), (2, two), (3, three))
    return {name: (count, handler) for count, group in groups for name, handler in group.items()}


#: mnemonic -> (number of operands, effect).
MNEMONICS: Mapping[str, tuple[int, Handler]] = MappingProxyType(_table())
