# SPDX-License-Identifier: MIT OR Apache-2.0
"""The assembler below all builders: instructions as data, memory operands, labels, and the functions made of them.

Everything is written as GAS reads it, in Intel syntax; `emit/x64_text.py` prints it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from sangi.codegen.program import Program

ARGUMENTS = ("rdi", "rsi", "rdx", "rcx", "r8", "r9")
CALLEE_SAVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")
#: Bytes of a word and of a vector.
WORD, VECTOR = 8, 64


@dataclass(frozen=True, slots=True)
class Instruction:
    """A mnemonic and its operands, in Intel order; a `note` is a comment before it."""

    mnemonic: str
    operands: tuple[str, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Kernel:
    """One function; `saved` are the registers that it must restore, in push order.

    `frame` is how many bytes of the stack it takes besides these and the red zone.
    """

    program: Program
    instructions: tuple[Instruction, ...]
    saved: tuple[str, ...]
    frame: int = 0


class NoRegister(Exception):
    """A program needs more than the registers and the red zone hold."""


def narrow(register: str) -> str:
    """The 32-bit name of a general register."""
    return f"{register}d" if register[1:].isdigit() else f"e{register[1:]}"


def saved(code: Iterable[Instruction]) -> tuple[str, ...]:
    """The registers that a function has to restore: those that its instructions name, by either name."""
    text = " ".join(operand for i in code for operand in i.operands)
    return tuple(r for r in CALLEE_SAVED if r in text or narrow(r) in text.split())


def address(base: str, offset: int = 0) -> str:
    """What is `offset` bytes behind a register or a label."""
    return f"[{base}{f' + {offset}' if offset > 0 else f' - {-offset}' if offset else ''}]"


def word_at(place: str) -> str:
    """The word of memory at an address."""
    return f"qword ptr {place}"


def pair_at(place: str) -> str:
    """The two words of memory at an address."""
    return f"xmmword ptr {place}"


def vector_at(place: str) -> str:
    """The vector of memory at an address."""
    return f"zmmword ptr {place}"


def qword(base: str, offset: int = 0) -> str:
    """A word of memory, `offset` bytes behind a register or a label."""
    return word_at(address(base, offset))


def zmmword(base: str, offset: int = 0) -> str:
    """A vector of memory, likewise."""
    return vector_at(address(base, offset))


def constants(label: str) -> str:
    """The base of what stands in read-only data under a label."""
    return f"rip + {label}"


def spread(word: str) -> str:
    """A word of memory that stands for all eight lanes of a vector."""
    return f"{word}{{1to8}}"


def local(name: str) -> str:
    """A label that only its file knows."""
    return f"LOCAL({name})"


def label(name: str) -> Instruction:
    """A jump target."""
    return Instruction(f"{local(name)}:")


@dataclass
class Assembler:
    """Instructions in order; `pending` is a comment that goes with the next one."""

    code: list[Instruction] = field(default_factory=list, kw_only=True)
    pending: str = field(default="", kw_only=True)

    def note(self, text: str) -> None:
        """Says what the next instruction begins."""
        self.pending = text

    def emit(self, mnemonic: str, *operands: str) -> None:
        """One instruction; the pending comment goes with it."""
        self.code.append(Instruction(mnemonic, operands, self.pending))
        self.pending = ""

    def drop(self, register: str) -> None:
        """A product that nobody reads, to a register that is free, between additions; no flag changes.

        AMD's Zen 4 keeps one product with two of adcx and adox in a cycle for as long as there are two to each product;
        with more of them rows take longer than with one product more (docs/algorithms/field.md).
        """
        self.emit("mulx", register, register, "rdx")
