# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory of a symbolic run: the caller's objects, the stack, and the rules about both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.words import Word

STACK = "stack"
#: The file itself, as far as it is constant; an offset in it is the absolute address.
FILE = "file"
#: Bytes below rsp that the System V ABI leaves alone.
RED_ZONE = 128


@dataclass(frozen=True)
class Pointer:
    """An address: an object's name, or the stack (0 is rsp on entry), and an offset in bytes."""

    object: str
    offset: int


@dataclass(frozen=True)
class Entry:
    """What a register held on entry and no parameter is; it may only be moved about."""

    register: str


@dataclass(frozen=True)
class LowByte:
    """A register of which only the low byte is known: a flag."""

    flag: Word


@dataclass(frozen=True)
class Mixed:
    """The exclusive or of two words, of which nothing is known until it meets one of them again."""

    words: tuple[Word, Word]


Value = Word | Pointer | Entry | LowByte | Mixed


@dataclass
class Memory:
    """`cells` are qwords by object and offset; `written` the offsets of each output that were stored to.

    `sizes` says how many limbs each object has; those of inputs are present in `cells` from the start.  An output
    may be the same object as an input: so an input's limb may not be read once the same limb of another object was
    written.
    """

    sizes: Mapping[str, int]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    cells: dict[tuple[str, int], Value]
    written: dict[str, frozenset[int]]

    def clone(self) -> Memory:
        """A copy that goes its own way."""
        return Memory(self.sizes, self.inputs, self.outputs, dict(self.cells), dict(self.written))

    def load(self, at: Pointer, rsp: int) -> Value:
        """The qword at an address; raises `Unproved`."""
        if at.object == STACK:
            self._check_stack(at, rsp, "read")
            if (STACK, at.offset) not in self.cells:
                raise Unproved(f"reads the stack at {at.offset:+d}, which was not written")
            return self.cells[STACK, at.offset]
        limb = self._limb(at, "reads")
        for name, offsets in self.written.items():
            if name != at.object and at.object in self.inputs and at.offset in offsets:
                raise Unproved(
                    f"reads {at.object}[{limb}] after {name}[{limb}] was written: "
                    f"wrong where {name} and {at.object} are the same object"
                )
        if (at.object, at.offset) not in self.cells:
            raise Unproved(f"reads {at.object}[{limb}], which was not written")
        return self.cells[at.object, at.offset]

    def store(self, at: Pointer, value: Value, rsp: int) -> None:
        """Writes the qword at an address; raises `Unproved`."""
        if at.object == STACK:
            self._check_stack(at, rsp, "write")
        else:
            limb = self._limb(at, "writes")
            if at.object not in self.outputs:
                raise Unproved(f"writes to the input {at.object}[{limb}]")
            if not isinstance(value, Word):
                raise Unproved(f"{at.object}[{limb}] <- an address or a register of the caller")
            self.written[at.object] = self.written.get(at.object, frozenset()) | {at.offset}
        self.cells[at.object, at.offset] = value

    def output(self, name: str) -> list[Word]:
        """The limbs of an output; raises `Unproved` where one was not written."""
        words = []
        for i in range(self.sizes[name]):
            word = self.cells.get((name, 8 * i))
            if not isinstance(word, Word) or 8 * i not in self.written.get(name, frozenset()):
                raise Unproved(f"{name}[{i}] was never written")
            words.append(word)
        return words

    def _limb(self, at: Pointer, does: str) -> int:
        limb, rest = divmod(at.offset, 8)
        if rest or not 0 <= limb < self.sizes.get(at.object, 0):
            raise Unproved(f"{does} outside the arguments, at {at.object}{at.offset:+d}")
        return limb

    def _check_stack(self, at: Pointer, rsp: int, does: str) -> None:
        if at.offset % 8 or not rsp - RED_ZONE <= at.offset < 0:
            raise Unproved(f"stack {does} outside the frame, at {at.offset:+d} with rsp at {rsp:+d}")
