# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where a straight line of code may load and store: at arguments, stack and constants, plus constants.

Pointers are followed through copies, additions of constants, rounding and the stack; whatever else is written is no
pointer any more.  So an address that depends on a secret is refused, and one that was loaded too.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Known:
    """A pointer: to an argument's object or a constant, or `stack` bytes from the stack pointer at entry."""

    stack: int | None = None

    def moved(self, disp: int) -> Known:
        """The pointer `disp` bytes further."""
        return self if self.stack is None else Known(self.stack + disp)


class Follower(ABC):
    """Follows pointers through one function; `look` takes its capstone instructions in order."""

    def __init__(self, stack_pointer: str, arguments: tuple[str, ...]) -> None:
        """`arguments` are the registers in which a function may be given pointers."""
        self.registers = {name: Known() for name in arguments} | {stack_pointer: Known(0)}
        self.slots: dict[int, tuple[int, Known]] = {}
        self.remembers = True

    @abstractmethod
    def look(self, insn: Any) -> str | None:
        """Why an address of this instruction is refused, or None; then applies what it writes."""

    def set(self, register: str, value: Known | None) -> None:
        """Writes a register; None is no pointer."""
        if value is None:
            self.registers.pop(register, None)
        else:
            self.registers[register] = value

    def save(self, at: Known, size: int, value: Known | None) -> None:
        """Stores `size` bytes; only the stack is remembered."""
        if at.stack is None or not self.remembers:
            return
        start = at.stack
        self.slots = {s: v for s, v in self.slots.items() if s + v[0] <= start or s >= start + size}
        if value is not None:
            self.slots[start] = (size, value)

    def rounded(self, value: Known | None, mask: int) -> Known | None:
        """A pointer into the stack, rounded: it may be anywhere there, of which nothing is known any more."""
        if value is None or value.stack is None or mask >= 0 or -mask & (-mask - 1):
            return None
        self.slots.clear()
        self.remembers = False
        return Known()

    def saved(self, at: Known | None, size: int) -> Known | None:
        """The pointer that a load of `size` bytes finds on the stack."""
        found = self.slots.get(at.stack) if at is not None and at.stack is not None else None
        return found[1] if found is not None and found[0] == size else None
