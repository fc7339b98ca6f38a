# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memory of a symbolic run: the caller's objects, the stack, and the rules about both."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.forms import Word
from sangi.verify.symbolic.pieces import FILE

if TYPE_CHECKING:
    from sangi.verify.symbolic.code import Instruction

STACK = "stack"
#: What Go keeps of a goroutine; the bound of its stack lies 16 bytes in it.
GOROUTINE = "goroutine"


@dataclass(frozen=True)
class Pointer:
    """An address: an object's name, or the stack (0 is rsp on entry), and an offset in bytes.

    An object of the file is one of its regions; an offset in it is the absolute address.
    """

    object: str
    offset: int

    @property
    def constant(self) -> bool:
        """Whether the address is of the file."""
        return self.object.startswith(FILE)


@dataclass(frozen=True)
class Entry:
    """What a register held on entry and no parameter is; it may only be moved about."""

    register: str


@dataclass(frozen=True)
class Return:
    """The address to which a call returns; only the return may take it."""

    address: int


@dataclass(frozen=True)
class LowByte:
    """A register of which only the low byte is known: a flag."""

    flag: Word


@dataclass(frozen=True)
class Mixed:
    """The exclusive or of two words, of which nothing is known until it meets one of them again."""

    words: tuple[Word, Word]


@dataclass(frozen=True)
class Union:
    """The or of words and of exclusive ors of two: 0 only if each of its terms is."""

    terms: frozenset[frozenset[Word]]


@dataclass(frozen=True)
class ZeroBit:
    """1 if a union is 0, else 0; in the low byte alone, or with zeros above it as a `whole` word."""

    of: Union
    whole: bool


@dataclass(frozen=True)
class ZeroMask:
    """All ones if a union is 0, else 0."""

    of: Union


Value = Word | Pointer | Entry | Return | LowByte | Mixed | Union | ZeroBit | ZeroMask


@dataclass
class Memory:
    """`cells` are qwords by object and offset; `written` the (object, offset) of outputs that were stored to, by whom.

    `sizes` says how many limbs each parameter's object has; those of inputs are present in `cells` from the start.
    With `share` each parameter that it names is the object of another.  Without it an output may be the same object as
    any input: so an input's limb may not be read once the same limb of another object was written.

    Of what lies below rsp, `red_zone` bytes stay as they are; a signal may write to all below these at any time.
    `deepest` is the lowest byte of the stack that was used; `late` the first read of a limb that was written by
    another name, which is not wrong by itself, and `late_at` where that was; `place` is the instruction that runs.
    """

    sizes: dict[str, int]
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    share: Mapping[str, str] | None
    red_zone: int = 0
    cells: dict[tuple[str, int], Value] = field(default_factory=dict)
    written: dict[tuple[str, int], str] = field(default_factory=dict)
    deepest: int = 0
    place: Instruction | str = "on entry"
    late: str = ""
    late_at: Instruction | str | None = None

    def clone(self) -> Memory:
        """A copy that goes its own way."""
        return replace(self, cells=dict(self.cells), written=dict(self.written))

    def object(self, name: str) -> str:
        """The object that a parameter points to."""
        return self.share.get(name, name) if self.share else name

    def load(self, at: Pointer, rsp: int) -> Value:
        """The qword at an address; raises `Unproved`."""
        if at.object == STACK:
            if at.offset <= 0 or (STACK, at.offset) not in self.cells:
                self._check_stack(at, rsp, "read")
            if (STACK, at.offset) not in self.cells:
                raise Unproved(f"reads the stack at {at.offset:+d}, which was not written")
            return self.cells[STACK, at.offset]
        limb, where = self._limb(at, "reads"), (self.object(at.object), at.offset)
        if self.share is None:
            self._check_order(at, limb)
        elif self.written.get(where, at.object) != at.object and not self.late:
            self.late_at = self.place
            by = self.written[where]
            self.late = (
                f"{self.place} reads {at.object}[{limb}] after {by}[{limb}] was written, the same limb"
            )
        if where not in self.cells:
            raise Unproved(f"reads {at.object}[{limb}], which was not written")
        return self.cells[where]

    def _check_order(self, at: Pointer, limb: int) -> None:
        for name in self.outputs:
            if name != at.object and at.object in self.inputs and (name, at.offset) in self.written:
                raise Unproved(
                    f"reads {at.object}[{limb}] after {name}[{limb}] was written: "
                    f"wrong where {name} and {at.object} are the same object"
                )

    def store(self, at: Pointer, value: Value, rsp: int) -> None:
        """Writes the qword at an address; raises `Unproved`."""
        where = (self.object(at.object), at.offset)
        if at.object == STACK:
            self._check_stack(at, rsp, "write")
        else:
            limb = self._limb(at, "writes")
            if where[0] not in map(self.object, self.outputs):
                raise Unproved(f"writes to the input {at.object}[{limb}]")
            if not isinstance(value, Word):
                raise Unproved(f"{at.object}[{limb}] <- an address or a register of the caller")
            self.written[where] = at.object
        self.cells[where] = value

    def risen(self, rsp: int) -> None:
        """Forgets what lies below the red zone: a signal may have been handled there."""
        for where in [w for w in self.cells if w[0] == STACK and w[1] < rsp - self.red_zone]:
            del self.cells[where]

    def output(self, name: str) -> list[Word]:
        """The limbs of an output; raises `Unproved` where one was not written."""
        words = []
        for i in range(self.sizes[name]):
            where = (self.object(name), 8 * i)
            word = self.cells.get(where)
            if not isinstance(word, Word) or where not in self.written:
                raise Unproved(f"{name}[{i}] was never written")
            words.append(word)
        return words

    def _limb(self, at: Pointer, does: str) -> int:
        limb, rest = divmod(at.offset, 8)
        if rest or not 0 <= limb < self.sizes.get(at.object, 0):
            raise Unproved(f"{does} outside the arguments, at {at.object}{at.offset:+d}")
        return limb

    def _check_stack(self, at: Pointer, rsp: int, does: str) -> None:
        if at.offset % 8 or not rsp - self.red_zone <= at.offset < 0:
            raise Unproved(f"stack {does} outside the frame, at {at.offset:+d} with rsp at {rsp:+d}")
        self.deepest = min(self.deepest, at.offset)
