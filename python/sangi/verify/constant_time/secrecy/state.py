# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is known of each register, flag and stack slot at one place of a function: whether it may depend on a secret."""

from __future__ import annotations

from dataclasses import dataclass, field

STACK, CONSTANTS = "the stack", "constants"
#: Where a secret was written of which nothing is known.
ANYWHERE = "anywhere"
#: How far below its frame a stack pointer is that was rounded down: no frame is as large.
_ROUNDED = 1 << 20


@dataclass(frozen=True)
class Held:
    """What a register may hold: a `secret`; an address in one of `objects`; a `number`, which is no address.

    `offset` is that of an address on the stack from the stack pointer on entry, where it is known.
    """

    secret: bool
    objects: frozenset[str] = frozenset()
    offset: int | None = None
    number: bool = False

    def joined(self, other: Held) -> Held:
        """What is one of the two."""
        return Held(
            self.secret or other.secret,
            self.objects | other.objects,
            self.offset if self.offset == other.offset else None,
            self.number and other.number,
        )

    def tainted(self, secret: bool) -> Held:
        """The same, chosen by a secret."""
        return Held(True, number=self.number) if secret else self


NUMBER, UNKNOWN = Held(False, number=True), Held(True)


def address(name: str, offset: int | None = None) -> Held:
    """The address of an object."""
    return Held(False, frozenset((name,)), offset)


def moved(base: Held, by: int) -> Held:
    """base + a constant."""
    return Held(base.secret, base.objects, None if base.offset is None else base.offset + by, base.number)


def summed(a: Held, b: Held) -> Held:
    """a + b, or a - b: an address and a number is an address in the same object."""
    secret = a.secret or b.secret
    if a.number and b.number:
        return Held(secret, number=True)
    for base, index in ((a, b), (b, a)):
        if index.number:
            return Held(secret, frozenset() if index.secret else base.objects)
    return Held(secret, frozenset() if secret else a.objects | b.objects)


@dataclass
class Contents:
    """What does not depend on the place: objects that hold secrets, and those that an address proper was in.

    `direct` are the objects which were read or written at their address and a constant, or a number: that operand is
    an address, and not a word.
    """

    secret: set[str]
    direct: set[str] = field(default_factory=set)


@dataclass
class State:
    """Registers, flags and stack slots (size in bytes, and what they hold) at one place."""

    contents: Contents
    registers: dict[str, Held]
    flags: dict[str, bool]
    slots: dict[int, tuple[int, Held]] = field(default_factory=dict)

    def clone(self) -> State:
        """A copy that goes its own way; the contents are one."""
        return State(self.contents, dict(self.registers), dict(self.flags), dict(self.slots))

    def join(self, other: State) -> bool:
        """Makes this what holds of both; whether anything changed."""
        before = dict(self.registers), dict(self.flags), dict(self.slots)
        for name in self.registers:
            self.registers[name] = self.registers[name].joined(other.registers.get(name, UNKNOWN))
        for name in self.flags:
            self.flags[name] |= other.flags[name]
        self.slots = {
            at: (size, held.joined(other.slots[at][1]))
            for at, (size, held) in self.slots.items()
            if at in other.slots and other.slots[at][0] == size
        }
        return before != (self.registers, self.flags, self.slots)

    def get(self, register: str) -> Held:
        """What a register holds."""
        return self.registers.get(register, UNKNOWN)

    def put(self, register: str, held: Held) -> None:
        """Writes a register."""
        self.registers[register] = held

    def rounded(self, register: str) -> None:
        """A register is rounded down; on the stack, to a place below all that is there."""
        held = self.get(register)
        offset = None if held.offset is None else held.offset - _ROUNDED
        self.put(register, Held(held.secret, held.objects, offset))

    def flag(self, names: tuple[str, ...]) -> bool:
        """Whether a condition on flags may depend on a secret."""
        return any(self.flags[name] for name in names)

    def set_flags(self, names: tuple[str, ...], secret: bool) -> None:
        """Writes flags."""
        self.flags.update(dict.fromkeys(names, secret))

    # -- memory --------------------------------------------------------------------------------------------

    def reach(self, base: Held, index: Held | None, scaled: bool = False) -> Held | str:
        """The address base + index, or why it is refused; notes which operands are addresses beyond doubt."""
        if index is None:
            self.contents.direct |= base.objects
        elif scaled or index.number:
            if index.secret:
                return "an index that may depend on a secret"
            self.contents.direct |= base.objects
            base = Held(base.secret, base.objects)
        else:
            if base.number and not base.secret:
                self.contents.direct |= index.objects
            base = summed(base, index)
        if base.secret and not base.objects:
            return "an address that may depend on a secret"
        return base

    def load(self, at: Held, size: int, whole: int) -> Held:
        """What `size` bytes at an address hold; less than a `whole` word is a number."""
        if at.objects == {STACK}:
            held = self._slot(at.offset, size)
        else:
            known = self.contents.secret
            secret = not at.objects or ANYWHERE in known or bool(at.objects & (known | {STACK}))
            held = Held(secret)
        return held if size >= whole else Held(held.secret, number=True)

    def _slot(self, at: int | None, size: int) -> Held:
        if at is None:
            return UNKNOWN
        if self.slots.get(at, (0,))[0] == size:
            return self.slots[at][1]
        parts = [(s, n, held) for s, (n, held) in self.slots.items() if s < at + size and at < s + n]
        covered = sum(min(s + n, at + size) - max(s, at) for s, n, _ in parts)
        return Held(covered < size or any(held.secret for _, _, held in parts))

    def store(self, at: Held, size: int, held: Held) -> None:
        """Stores at an address.  What may be anywhere on the stack, and is secret, may be in each slot."""
        if STACK in at.objects and at.offset is not None:
            end = at.offset + size
            self.slots = {s: v for s, v in self.slots.items() if s + v[0] <= at.offset or s >= end}
            self.slots[at.offset] = size, held
        elif held.secret and (STACK in at.objects or not at.objects):
            self.slots = {s: (n, UNKNOWN) for s, (n, _) in self.slots.items()}
        elif STACK in at.objects or not at.objects:
            self.slots = {s: (n, Held(old.secret)) for s, (n, old) in self.slots.items()}
        if held.secret:
            self.contents.secret |= (at.objects or {ANYWHERE}) - {STACK}
