# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the interpreter, at 64 bits, with the CPU that runs it: registers, memory and defined flags.

Every mnemonic in the interpreter's table has cases here, one per operand form; a mnemonic without one is a
difference.  A state is six qwords: r8, r9, rax, rdx, a qword of memory at [rdi + 32], and the flags.
"""

from __future__ import annotations

import ctypes
import platform
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sangi import toolchain
from sangi.errors import Unavailable
from sangi.verify.checked import Check, Checked, named
from sangi.verify.interp.machine import Block, Machine, Pointer
from sangi.verify.interp.scalar import CONDITIONS, MNEMONICS, step
from sangi.verify.interp.text import Instruction, Refused

REGISTERS = ("r8", "r9", "rax", "rdx")
MEMORY, FLAGS_AT, FIELDS = 4, 5, 6
FLAG_BITS = {"cf": 0, "zf": 6, "sf": 7, "of": 11}
#: CF, PF, AF, ZF, SF, OF: what a state may set; bit 1 is always one.
_RANDOM_FLAGS = 0x8D5
_M = "qword ptr [rdi + 32]"
#: Mnemonics that not every x86-64 CPU has, and the feature in /proc/cpuinfo.
_NEEDS = {"mulx": "bmi2", "shrx": "bmi2", "adcx": "adx", "adox": "adx"}
_IMMEDIATES = (0, 1, -1, 127, -128, 2**31 - 1, -(2**31))
_EDGES = (0, 1, 2, 3, 0x7F, 0xFF, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**63 + 1)

States = npt.NDArray[np.uint64]


@dataclass(frozen=True)
class Case:
    """Instructions to compare; `hardware` is what the CPU runs where that must differ (ret)."""

    code: tuple[str, ...]
    hardware: tuple[str, ...] = ()

    @property
    def mnemonics(self) -> set[str]:
        """The mnemonics that this case runs."""
        return {line.split()[0] for line in self.code}

    def __str__(self) -> str:
        """The instructions on one line."""
        return "; ".join(self.code)


@dataclass(frozen=True)
class Report:
    """What was compared: states per case, cases, mnemonics, what was left out and why, and differences."""

    states: int
    seed: int
    cases: int
    mnemonics: frozenset[str]
    skipped: dict[str, str]
    differences: tuple[str, ...]

    def checked(self) -> Checked:
        """The comparison as one line of what was checked."""
        without = f"; not on this CPU: {', '.join(sorted(self.skipped))}" if self.skipped else ""
        amount = (
            f"{self.cases} forms of {len(self.mnemonics)} mnemonics, {self.states:,} states each{without}"
        )
        how = "compared with this CPU, flags included"
        return Checked("interpreter", how, amount, named("interpreter", "x64", "cpu", "", self.mnemonics))

    def __str__(self) -> str:
        """One line for a person."""
        return str(self.checked())


def listed() -> Iterator[Check]:
    """What `compare` compares on a CPU that has every instruction, by name."""
    yield from named("interpreter", "x64", "cpu", "", MNEMONICS)


def _two_operand() -> Iterator[str]:
    for name in ("add", "adc", "sub", "sbb", "cmp", "and", "or", "xor", "test"):
        yield from (f"{name} r8, {other}" for other in ("r9", "r8", _M, *_IMMEDIATES))
        yield from (f"{name} {_M}, {other}" for other in ("r9", 1, -1))
    yield from (f"mov {dst}, {src}" for dst, src in (("r8", "r9"), ("r8", _M), (_M, "r9"), (_M, -5)))
    yield from (f"mov r8, {value}" for value in _IMMEDIATES)
    yield from ("mov r8d, 7", "mov r8d, 0", "xor r8d, r8d", "sub r8d, r8d")
    yield from (f"movabs r8, {value}" for value in (0, -1, 2**64 - 59, 0x123456789ABCDEF0))
    yield from (
        f"lea r8, [{a}]" for a in ("r8 + r9", "r8 + 4*r9 + 5", "r9 - 8", "rax + 8*rdx - 1", "2*r9 + 1")
    )
    yield from (f"{name} r8, {other}" for name in ("adcx", "adox", "imul") for other in ("r9", "r8", _M))
    yield from (f"cmov{condition} r8, {other}" for condition in CONDITIONS for other in ("r9", _M))


def _others() -> Iterator[str]:
    yield from (f"{name} {dst}" for name in ("neg", "not", "inc", "dec", "mul") for dst in ("r8", "rax", _M))
    yield from (f"{name} {dst}, 1" for name in ("rcl", "rcr") for dst in ("r8", _M))
    yield from (
        f"{name} {dst}, {n}" for name in ("shl", "shr", "sar") for dst in ("r8", _M) for n in (1, 2, 31, 63)
    )
    yield from (
        f"{name} {d}, r9, {n}" for name in ("shld", "shrd") for d in ("r8", _M) for n in (1, 2, 33, 63)
    )
    yield from (f"bt r8, {bit}" for bit in ("r9", 0, 1, 31, 63))
    yield from (f"bt {_M}, {bit}" for bit in (0, 63))
    yield from ("mulx r8, r9, rax", f"mulx r9, r8, {_M}", "mulx r8, r8, r9", "mulx rdx, rax, r8")
    yield from ("shrx r8, r9, rax", f"shrx r8, {_M}, r9", "shrx r8, r8, r8")
    yield from ("nop", "endbr64")


def cases() -> list[Case]:
    """Every case: single instructions, and the few sequences that only make sense together."""
    made = [Case((line,)) for line in (*_two_operand(), *_others())]
    for condition in CONDITIONS:
        made.append(Case((f"set{condition} r8b", "movzx r8, r8b")))
        made.append(Case(("mov eax, 0", f"set{condition} al")))
        made.append(Case((f"set{condition} al", "movzx r8d, al", "mov eax, 0")))
    made.append(Case(("push r9", "push r8", "pop r9", "pop rax")))
    made.append(Case(("ret",), ("lea rcx, [rip + 2f]", "push rcx", "ret", "2:")))
    return made


def _missing_features() -> dict[str, str]:
    try:
        words = Path("/proc/cpuinfo").read_text().split()
    except OSError:
        words = []
    return {name: f"this CPU has no {need}" for name, need in _NEEDS.items() if need not in words}


def random_states(count: int, seed: int) -> States:
    """(count, 6) states: half of the words are edges or their neighbours' complements, half uniform."""
    rng = np.random.default_rng(seed)
    uniform = rng.integers(0, 2**64, (count, FIELDS), dtype=np.uint64)
    edges = np.array(_EDGES, dtype=np.uint64)[rng.integers(0, len(_EDGES), (count, FIELDS))]
    edges = np.where(rng.integers(0, 2, (count, FIELDS)) == 1, ~edges, edges)
    states = np.where(rng.integers(0, 2, (count, FIELDS)) == 1, edges, uniform)
    equal = rng.integers(0, 8, count) == 0
    states[equal, 1] = states[equal, 0]
    states[:, FLAGS_AT] = uniform[:, FLAGS_AT] & np.uint64(_RANDOM_FLAGS) | np.uint64(2)
    return np.ascontiguousarray(states)


def _stubs(wanted: list[Case]) -> str:
    """Assembly of `void case_N(uint64_t (*states)[6], size_t count)` for each case."""
    lines = [".intel_syntax noprefix", ".text"]
    for number, case in enumerate(wanted):
        lines += [f".globl case_{number}", f"case_{number}:", "1:"]
        lines += [f"mov {name}, [rdi + {8 * i}]" for i, name in enumerate(REGISTERS)]
        lines += [f"push qword ptr [rdi + {8 * FLAGS_AT}]", "popfq", *(case.hardware or case.code), "pushfq"]
        lines += [f"pop qword ptr [rdi + {8 * FLAGS_AT}]"]
        lines += [f"mov [rdi + {8 * i}], {name}" for i, name in enumerate(REGISTERS)]
        lines += [f"add rdi, {8 * FIELDS}", "dec rsi", "jnz 1b", "ret"]
    return "\n".join([*lines, '.section .note.GNU-stack,"",@progbits', ""])


def _interpreted(case: Case, before: States) -> Machine:
    m = Machine(64)
    memory: list[npt.NDArray[np.uint64] | None] = [None] * FIELDS
    memory[MEMORY] = before[:, MEMORY]
    m.blocks["state"] = Block(list(memory), True)
    m.registers.update({name: before[:, i] for i, name in enumerate(REGISTERS)})
    m.registers["rdi"] = Pointer("state")
    for name, bit in FLAG_BITS.items():
        m.flags[name] = before[:, FLAGS_AT] >> bit & np.uint64(1)
    for line in case.code:
        mnemonic, _, rest = line.partition(" ")
        step(m, Instruction(mnemonic, tuple(part.strip() for part in rest.split(",")) if rest else ()))
    return m


def _differences(case: Case, m: Machine, before: States, after: States) -> Iterator[str]:
    pairs: list[tuple[str, object, npt.NDArray[Any]]] = [
        (name, m.registers[name], after[:, i]) for i, name in enumerate(REGISTERS)
    ]
    pairs.append(("memory", m.blocks["state"].words[MEMORY], after[:, MEMORY]))
    for name, bit in FLAG_BITS.items():
        if m.flags[name] is not None:
            pairs.append((name, m.flag(name), after[:, FLAGS_AT] >> bit & np.uint64(1)))
    for name, ours, theirs in pairs:
        if not isinstance(ours, np.ndarray):
            yield f"{case}: {name} is no number in the interpreter"
            continue
        wrong = np.flatnonzero(np.broadcast_to(ours, theirs.shape) != theirs)
        if len(wrong):
            at = int(wrong[0])
            value = int(np.broadcast_to(ours, theirs.shape)[at])
            state = " ".join(f"{int(word):#x}" for word in before[at])
            yield f"{case}: {name} is {value:#x}, on the CPU {int(theirs[at]):#x}, from {state}"


def compare(states: int = 100_000, seed: int = 1) -> Report:
    """Runs every case on `states` states both ways; Unavailable without an x86-64 CPU or a compiler."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        raise Unavailable(f"comparing the interpreter needs an x86-64 CPU; this is {platform.machine()}")
    skipped = _missing_features()
    wanted = [case for case in cases() if not case.mnemonics & skipped.keys()]
    before = random_states(states, seed)
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        cwd = Path(folder)
        library = ctypes.CDLL(str(toolchain.shared([toolchain.assemble(_stubs(wanted), cwd=cwd)], cwd=cwd)))
        for number, case in enumerate(wanted):
            after = before.copy()
            library[f"case_{number}"](ctypes.c_void_p(after.ctypes.data), ctypes.c_size_t(states))
            try:
                found += _differences(case, _interpreted(case, before), before, after)
            except Refused as error:
                found.append(f"{case}: {error}")
    compared = frozenset().union(*(case.mnemonics for case in wanted))
    left = MNEMONICS.keys() - compared - skipped.keys()
    found += [f"{name} is in the interpreter's table and has no case" for name in sorted(left)]
    return Report(states, seed, len(wanted), compared, skipped, tuple(found))
