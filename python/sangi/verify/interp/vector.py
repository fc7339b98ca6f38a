# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each AVX-512 instruction does to a `Machine`: eight lanes of 64 bits, of every test case at once.

The multiplier takes `digit` bits of each lane where the CPU's takes 52; shifts are by what is written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

import numpy as np

from sangi.verify.interp.machine import LANES, VECTOR, Machine, Pointer, Saved, Words
from sangi.verify.interp.scalar import Handler, Operands
from sangi.verify.interp.text import Imm, Mask, Mem, Operand, Refused, Reg, Vec

#: Half of the CPU's digit, by which its product is made of words.
_HALF = 26
_LOW_HALF = np.uint64((1 << _HALF) - 1)
_WORD, _NONE, _ONE = np.uint64(64), np.uint64(0), np.uint64(1)
_BITS = np.arange(LANES, dtype=np.uint64)[:, None]


def product(a: Words, b: Words, digit: int) -> tuple[Words, Words]:
    """The low and the high digit of the product of two low digits."""
    mask, bits = np.uint64((1 << digit) - 1), np.uint64(digit)
    a, b = a & mask, b & mask
    if digit <= 32:
        whole = a * b
        return whole & mask, whole >> bits
    if digit != 2 * _HALF:
        raise Refused(f"digits of {digit} bits")
    half = np.uint64(_HALF)
    middle = (a & _LOW_HALF) * (b >> half) + (a >> half) * (b & _LOW_HALF)
    low = (a & _LOW_HALF) * (b & _LOW_HALF) + ((middle & _LOW_HALF) << half)
    return low & mask, (a >> half) * (b >> half) + (middle >> half) + (low >> bits)


def _three(operation: Callable[[Words, Words], Words]) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        m.write_vector(ops[0], operation(m.vector(ops[1]), m.vector(ops[2])))

    return run


def _exclusive_or(m: Machine, ops: Operands) -> None:
    """A register against itself is 0, whatever it holds."""
    if isinstance(ops[1], Vec) and ops[1] == ops[2]:
        m.write_vector(ops[0], np.zeros((1, 1), np.uint64))
    else:
        m.write_vector(ops[0], m.vector(ops[1]) ^ m.vector(ops[2]))


def _number(op: Operand, most: int) -> int:
    if not isinstance(op, Imm) or not 0 <= op.value <= most:
        raise Refused(f"an immediate from 0 to {most} is wanted")
    return op.value


def _shift(operation: Callable[[Words, int], Words]) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        m.write_vector(ops[0], operation(m.vector(ops[1]), _number(ops[2], 63)))

    return run


def _signed_shift(a: Words, bits: int) -> Words:
    return (a.view(np.int64) >> np.int64(bits)).view(np.uint64)


def _multiply(high: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        dst = _register(ops[0])
        digits = product(m.vector(ops[1]), m.vector(ops[2]), m.digit)
        m.multiplications += 1
        m.write_vector(ops[0], m.vector(dst) + digits[high])

    return run


def _register(op: Operand) -> Vec:
    if not isinstance(op, Vec):
        raise Refused("a vector register is wanted")
    return op


def _move(aligned: bool) -> Handler:
    def run(m: Machine, ops: Operands) -> None:
        for op in ops:
            if aligned and isinstance(op, Mem):
                at = m.address(op)
                block = m.blocks.get(at.block)
                if at.offset % VECTOR or (at.block not in m.tables and not (block and block.aligned)):
                    raise Refused("an address that is no multiple of 64")
            if isinstance(op, Mem) and op.size != VECTOR:
                raise Refused("a vector is moved")
        if isinstance(ops[0], Mem):
            _register(ops[1])
        m.write_vector(ops[0], m.vector(ops[1]))

    return run


def _broadcast(m: Machine, ops: Operands) -> None:
    source = ops[1]
    if isinstance(source, Reg) and source.size == 8:
        m.write_vector(_register(ops[0]), m.word(source)[None, :])
        return
    if not isinstance(source, Mem) or source.size != 8 or source.spread:
        raise Refused("a qword is spread over eight lanes")
    value = m.read(m.address(source))
    if isinstance(value, Pointer | Saved):
        raise Refused(f"arithmetic on {value}")
    m.write_vector(_register(ops[0]), value[None, :])


def _broadcast_pair(m: Machine, ops: Operands) -> None:
    """Two words of memory for each pair of lanes."""
    source = ops[1]
    if not isinstance(source, Mem) or source.size != VECTOR // 4:
        raise Refused("two qwords are spread over eight lanes")
    at = m.address(source)
    both = [m.read(at), m.read(at.moved(VECTOR // LANES))]
    words = [value for value in both if isinstance(value, np.ndarray)]
    if len(words) < len(both):
        raise Refused("arithmetic on a pointer")
    m.write_vector(_register(ops[0]), np.tile(np.stack(np.broadcast_arrays(*words)), (LANES // 2, 1)))


def _mask(op: Operand) -> str:
    if not isinstance(op, Mask):
        raise Refused("a mask register is wanted")
    return op.name


def _mask_from_word(m: Machine, ops: Operands) -> None:
    if not isinstance(ops[1], Reg) or ops[1].size != 4:
        raise Refused("a mask is loaded from a 32-bit register")
    m.masks[_mask(ops[0])] = m.word(ops[1]).astype(np.uint64)[None, :] >> _BITS & _ONE == _ONE


def _mask_from_signs(m: Machine, ops: Operands) -> None:
    m.masks[_mask(ops[0])] = m.vector(_register(ops[1])) >> np.uint64(63) == _ONE


def _compare_equal(m: Machine, ops: Operands) -> None:
    m.masks[_mask(ops[0])] = m.vector(_register(ops[1])) == m.vector(ops[2])


def _spread_mask(m: Machine, ops: Operands) -> None:
    m.write_vector(_register(ops[0]), np.where(m.mask_of(_mask(ops[1])), ~_NONE, _NONE))


def _blend(m: Machine, ops: Operands) -> None:
    """The mask of the destination chooses between two vectors, and merges nothing."""
    dst = _register(ops[0])
    if dst.mask is None or dst.zeroing:
        raise Refused("a choice takes a mask and zeroes nothing")
    chosen = np.where(m.mask_of(dst.mask), m.vector(ops[2]), m.vector(_register(ops[1])))
    m.write_vector(Vec(dst.name), chosen)


#: The tables of truth values that are understood: c ? b : a, and a | b & c.
_TERNARY: Mapping[int, Callable[[Words, Words, Words], Words]] = MappingProxyType(
    {0xD8: lambda a, b, c: a & ~c | b & c, 0xF8: lambda a, b, c: a | b & c}
)


def _ternary(m: Machine, ops: Operands) -> None:
    table = _number(ops[3], 255)
    if table not in _TERNARY:
        raise Refused(f"no table of truth values {table:#x}")
    dst = _register(ops[0])
    m.write_vector(dst, _TERNARY[table](m.vector(dst), m.vector(ops[1]), m.vector(ops[2])))


def _whole(*vectors: Words) -> list[Words]:
    """Vectors with all eight lanes, and as many cases as each other."""
    cases = max(v.shape[1] for v in vectors)
    return [np.broadcast_to(v, (LANES, cases)) for v in vectors]


def _align(m: Machine, ops: Operands) -> None:
    """Lanes `count` and above of two vectors as one number."""
    count = _number(ops[3], LANES - 1)
    high, low = _whole(m.vector(_register(ops[1])), m.vector(ops[2]))
    m.write_vector(ops[0], np.concatenate((low, high))[count : count + LANES])


def _permuted(which: Words, first: Words, second: Words) -> Words:
    """Lanes of two vectors by their numbers."""
    at = (which & np.uint64(2 * LANES - 1)).astype(np.int64)
    if at.shape == (LANES, 1):
        return np.concatenate(_whole(first, second))[at[:, 0]]
    at, first, second = _whole(at, first, second)
    return np.take_along_axis(np.concatenate((first, second)), at, axis=0)


def _permute_table(m: Machine, ops: Operands) -> None:
    """vpermt2q: the first operand is one of the two vectors."""
    dst = _register(ops[0])
    m.write_vector(dst, _permuted(m.vector(_register(ops[1])), m.vector(dst), m.vector(ops[2])))


def _permute_index(m: Machine, ops: Operands) -> None:
    """vpermi2q: the first operand holds the numbers."""
    dst = _register(ops[0])
    m.write_vector(dst, _permuted(m.vector(dst), m.vector(_register(ops[1])), m.vector(ops[2])))


def _interleave(first: int) -> Handler:
    """The lanes of even or of odd number of two vectors in turn."""

    def run(m: Machine, ops: Operands) -> None:
        a, b = _whole(m.vector(_register(ops[1])), m.vector(ops[2]))
        made = np.empty_like(a)
        made[0::2], made[1::2] = a[first::2], b[first::2]
        m.write_vector(ops[0], made)

    return run


def _shuffle_pairs(m: Machine, ops: Operands) -> None:
    """Two pairs of lanes of each of two vectors, by two bits of a number for each."""
    number = _number(ops[3], 255)
    picked = [number >> 2 * i & 3 for i in range(4)]
    a, b = (v.reshape(4, 2, -1) for v in _whole(m.vector(_register(ops[1])), m.vector(ops[2])))
    m.write_vector(ops[0], np.concatenate((a[picked[:2]], b[picked[2:]])).reshape(LANES, -1))


def _clear_upper(m: Machine, ops: Operands) -> None:
    """Of zmm0 to zmm15 only the lowest two lanes are kept, which no kernel reads."""
    for number in range(16):
        m.vectors.pop(f"zmm{number}", None)
    m.upper = False


_TWO: Mapping[str, Callable[[Words, Words], Words]] = MappingProxyType(
    {
        "vpaddq": lambda a, b: a + b,
        "vpsubq": lambda a, b: a - b,
        "vpandq": lambda a, b: a & b,
        "vporq": lambda a, b: a | b,
        "vpsrlvq": lambda a, b: np.where(b < _WORD, a >> (b % _WORD), _NONE),
        "vpsllvq": lambda a, b: np.where(b < _WORD, a << (b % _WORD), _NONE),
    }
)


def _table() -> dict[str, tuple[int, Handler]]:
    three: dict[str, Handler] = {name: _three(operation) for name, operation in _TWO.items()}
    three |= {
        "vpxorq": _exclusive_or,
        "vpsrlq": _shift(lambda a, bits: a >> np.uint64(bits)),
        "vpsraq": _shift(_signed_shift),
        "vpmadd52luq": _multiply(False),
        "vpmadd52huq": _multiply(True),
        "vpcmpeqq": _compare_equal,
        "vpblendmq": _blend,
        "vpermt2q": _permute_table,
        "vpermi2q": _permute_index,
        "vpunpcklqdq": _interleave(0),
        "vpunpckhqdq": _interleave(1),
    }
    two = {
        "vmovdqu64": _move(False),
        "vmovdqa64": _move(True),
        "vpbroadcastq": _broadcast,
        "vbroadcasti64x2": _broadcast_pair,
        "vpmovq2m": _mask_from_signs,
        "vpmovm2q": _spread_mask,
        "kmovb": _mask_from_word,
    }
    four = {"vpternlogq": _ternary, "valignq": _align, "vshufi64x2": _shuffle_pairs}
    groups: tuple[tuple[int, Mapping[str, Handler]], ...] = ((2, two), (3, three), (4, four))
    made = {name: (count, handler) for count, group in groups for name, handler in group.items()}
    return made | {"vzeroupper": (0, _clear_upper)}


#: mnemonic -> (number of operands, effect).
MNEMONICS: Mapping[str, tuple[int, Handler]] = MappingProxyType(_table())
