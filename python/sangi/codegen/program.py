# SPDX-License-Identifier: MIT OR Apache-2.0
"""A straight-line program over limbs, as data.

An operation is built once (`op/`), as a list of nodes in execution order; the emitters
(`emit/`) turn that list into C, LLVM IR or x86-64 assembly, the checks (`verify/`) read it,
and the mutation test edits it.  There is nothing in it that could branch.

A value is a *limb* (a word of `width` bits) or a *carry* (one bit: a carry, a borrow or a bit
that was shifted out).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum


class Kind(Enum):
    """What a value is."""

    LIMB = "limb"
    CARRY = "carry"


@dataclass(frozen=True, slots=True)
class Value:
    """The result of one node, or an argument."""

    number: int
    kind: Kind

    def __hash__(self) -> int:
        """The number, which no other value of a program has."""
        return self.number


class Op(Enum):
    """The vocabulary.  `a`, `b` are limbs, `c` a carry, `m` a limb that is 0 or all ones."""

    LOAD = "load"  # pointer[index] -> limb
    ARGUMENT = "argument"  # a limb passed by value -> limb
    CONST = "const"  # imm -> limb
    ADD = "add"  # a, b [, c] -> a + b + c, carry
    SUB = "sub"  # a, b [, c] -> a - b - c, borrow
    MAC = "mac"  # a, b [, c [, d]] -> low and high limb of a * b + c + d, which fits two limbs
    MULLO = "mullo"  # a, b -> the low limb of a * b
    SHIFT = "shift"  # a [, c] -> (c:a) >> 1, the bit shifted out
    AND = "and"
    OR = "or"
    XOR = "xor"
    LOW_BIT = "low_bit"  # a -> the carry a & 1
    WIDEN = "widen"  # c -> limb 0 or 1
    MASK = "mask"  # c -> limb 0 or all ones, hidden from the optimiser
    HIDE = "hide"  # m -> m, hidden from the optimiser
    SELECT = "select"  # m, a, b -> a where m is all ones, b where it is 0
    STORE = "store"  # pointer[index] <- a
    RETURN = "return"  # the function's value


@dataclass(frozen=True, slots=True)
class Node:
    """One step.  `args` are values; `pointer`, `index` and `imm` belong to memory and constants.

    `note` is what starts here, in mathematics, for the reader of the emitted code.
    """

    op: Op
    args: tuple[Value, ...] = ()
    out: tuple[Value, ...] = ()
    pointer: str = ""
    index: int = 0
    imm: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Chain:
    """A run of nodes that is one step on whole numbers; `verify/bounds` reads it.

    For ``add``: out + R * carry = a + b, for ``sub``: out - R * carry = a - b, with R = 2^(width * limbs).
    For ``select``: out = a where the mask of `carry` is set, else b.  `carry` is None when the program drops it.
    """

    what: str
    a: tuple[Value, ...]
    b: tuple[Value, ...]
    out: tuple[Value, ...]
    carry: Value | None = None


@dataclass(frozen=True)
class Program:
    """One function: `pointers` then `scalars` are its parameters, in that order."""

    name: str
    width: int
    limbs: int
    pointers: tuple[str, ...]
    scalars: tuple[str, ...]
    nodes: tuple[Node, ...]
    chains: tuple[Chain, ...] = ()
    contract: tuple[str, ...] = ()

    @property
    def returns(self) -> bool:
        """Whether the function has a value (a mask)."""
        return self.nodes[-1].op is Op.RETURN

    @property
    def written(self) -> frozenset[str]:
        """The pointers through which the program stores."""
        return frozenset(n.pointer for n in self.nodes if n.op is Op.STORE)

    @property
    def last_use(self) -> dict[Value, int]:
        """For every value that is used: the number of the last node that reads it."""
        return {value: i for i, node in enumerate(self.nodes) for value in node.args}

    def renamed(self, name: str) -> Program:
        """The same program under another name."""
        return replace(self, name=name)


@dataclass
class Builder:
    """Collects nodes.  A vector is a list of limbs, least significant first."""

    width: int
    limbs: int
    nodes: list[Node] = field(default_factory=list)
    chains: list[Chain] = field(default_factory=list)
    _count: int = 0
    _note: str = ""

    def note(self, text: str) -> None:
        """Says what the next node begins."""
        self._note = text

    def _append(self, node: Node) -> None:
        self.nodes.append(replace(node, note=self._note) if self._note else node)
        self._note = ""

    def _value(self, kind: Kind) -> Value:
        self._count += 1
        return Value(self._count, kind)

    def _limb(self, op: Op, *args: Value, pointer: str = "", index: int = 0, imm: int = 0) -> Value:
        out = self._value(Kind.LIMB)
        self._append(Node(op, args, (out,), pointer, index, imm))
        return out

    def _with_carry(self, op: Op, *args: Value) -> tuple[Value, Value]:
        out, carry = self._value(Kind.LIMB), self._value(Kind.CARRY)
        self._append(Node(op, args, (out, carry)))
        return out, carry

    def load(self, pointer: str) -> list[Value]:
        """All limbs of a number in memory."""
        return [self.load_limb(pointer, i) for i in range(self.limbs)]

    def load_limb(self, pointer: str, index: int) -> Value:
        """One limb of a number in memory."""
        return self._limb(Op.LOAD, pointer=pointer, index=index)

    def argument(self, name: str) -> Value:
        """A limb passed by value."""
        return self._limb(Op.ARGUMENT, pointer=name)

    def const(self, value: int) -> list[Value]:
        """All limbs of a number known when the code is generated."""
        mask = (1 << self.width) - 1
        return self.const_limbs([value >> self.width * i & mask for i in range(self.limbs)])

    def const_limbs(self, limbs: list[int]) -> list[Value]:
        """Limbs known when the code is generated."""
        return [self.word(limb) for limb in limbs]

    def word(self, value: int) -> Value:
        """One limb known when the code is generated."""
        return self._limb(Op.CONST, imm=value)

    def _chain(self, op: Op, a: list[Value], b: list[Value]) -> tuple[list[Value], Value]:
        out: list[Value] = []
        carry: tuple[Value, ...] = ()
        for x, y in zip(a, b, strict=True):
            limb, c = self._with_carry(op, x, y, *carry)
            out.append(limb)
            carry = (c,)
        return out, carry[0]

    def add(self, a: list[Value], b: list[Value]) -> tuple[list[Value], Value]:
        """a + b and its carry."""
        out, carry = self._chain(Op.ADD, a, b)
        self.chains.append(Chain("add", tuple(a), tuple(b), tuple(out), carry))
        return out, carry

    def sub(self, a: list[Value], b: list[Value]) -> tuple[list[Value], Value]:
        """a - b and its borrow."""
        out, borrow = self._chain(Op.SUB, a, b)
        self.chains.append(Chain("sub", tuple(a), tuple(b), tuple(out), borrow))
        return out, borrow

    def shift(self, a: list[Value], carry: Value | None) -> list[Value]:
        """(carry : a) / 2, the lowest bit dropped."""
        out: list[Value] = []
        bit = () if carry is None else (carry,)
        for limb in reversed(a):
            half, low = self._with_carry(Op.SHIFT, limb, *bit)
            out.insert(0, half)
            bit = (low,)
        self.chains.append(Chain("shift", tuple(a), (), tuple(out), carry))
        return out

    def sub_limb(self, a: Value, b: Value, borrow: Value | None = None) -> tuple[Value, Value]:
        """One limb of a subtraction: a - b - borrow and its borrow."""
        return self._with_carry(Op.SUB, a, b, *(() if borrow is None else (borrow,)))

    def mac(self, a: Value, b: Value, *more: Value) -> tuple[Value, Value]:
        """Low and high limb of a * b plus up to two more limbs."""
        low, high = self._value(Kind.LIMB), self._value(Kind.LIMB)
        self._append(Node(Op.MAC, (a, b, *more), (low, high)))
        return low, high

    def mul_low(self, a: Value, b: Value) -> Value:
        """The low limb of a * b."""
        return self._limb(Op.MULLO, a, b)

    def add_limb(self, a: Value, b: Value, carry: Value | None = None) -> tuple[Value, Value]:
        """One limb of an addition: a + b + carry and its carry."""
        return self._with_carry(Op.ADD, a, b, *(() if carry is None else (carry,)))

    def both(self, a: Value, b: Value) -> Value:
        """Bitwise and."""
        return self._limb(Op.AND, a, b)

    def either(self, a: Value, b: Value) -> Value:
        """Bitwise or."""
        return self._limb(Op.OR, a, b)

    def differ(self, a: Value, b: Value) -> Value:
        """Bitwise exclusive or."""
        return self._limb(Op.XOR, a, b)

    def low_bit(self, a: Value) -> Value:
        """The carry a & 1."""
        out = self._value(Kind.CARRY)
        self._append(Node(Op.LOW_BIT, (a,), (out,)))
        return out

    def widen(self, carry: Value) -> Value:
        """The carry as a limb, 0 or 1."""
        return self._limb(Op.WIDEN, carry)

    def mask(self, carry: Value) -> Value:
        """The carry as a limb, 0 or all ones, behind a value barrier."""
        return self._limb(Op.MASK, carry)

    def hide(self, mask: Value) -> Value:
        """A mask that came from outside, behind a value barrier."""
        return self._limb(Op.HIDE, mask)

    def select(self, mask: Value, a: list[Value], b: list[Value]) -> list[Value]:
        """a where the mask is all ones, b where it is zero."""
        out = [self._limb(Op.SELECT, mask, x, y) for x, y in zip(a, b, strict=True)]
        self.chains.append(Chain("select", tuple(a), tuple(b), tuple(out), mask))
        return out

    def store(self, pointer: str, limbs: list[Value]) -> None:
        """Writes a number to memory."""
        for i, limb in enumerate(limbs):
            self.store_limb(pointer, i, limb)

    def store_limb(self, pointer: str, index: int, limb: Value) -> None:
        """Writes one limb to memory."""
        self._append(Node(Op.STORE, (limb,), (), pointer, index))

    def give(self, limb: Value) -> None:
        """Makes a limb the function's value."""
        self._append(Node(Op.RETURN, (limb,)))

    def program(self, name: str, pointers: str, scalars: str = "", contract: tuple[str, ...] = ()) -> Program:
        """The finished program; parameter names are separated by spaces."""
        return Program(
            name,
            self.width,
            self.limbs,
            tuple(pointers.split()),
            tuple(scalars.split()),
            tuple(self.nodes),
            tuple(self.chains),
            contract,
        )
