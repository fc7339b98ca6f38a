# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the interpreter, at 64 bits and digits of 52, with the CPU that runs it: registers, memory, defined flags.

Every mnemonic in the interpreter's table has cases in `cpu_cases`, one per operand form; a mnemonic without one is a
difference, and one that this CPU has not is listed.  A state of general registers is six qwords: r8, r9, rax, rdx, a
qword of memory at [rdi + 32], and the flags.  One of vectors is six vectors: four registers, one in memory, and rcx.
"""

from __future__ import annotations

import ctypes
import platform
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sangi import toolchain
from sangi.errors import Unavailable
from sangi.verify.checked import Check, Checked, named
from sangi.verify.interp import cpu_cases, vector
from sangi.verify.interp.cpu_cases import CONSTANTS, REGISTERS, VECTORS, Case
from sangi.verify.interp.instructions import MNEMONICS, step
from sangi.verify.interp.machine import LANES, Block, Machine, Pointer
from sangi.verify.interp.text import Instruction, Refused

MEMORY, FLAGS_AT, FIELDS = 4, 5, 6
FLAG_BITS = {"cf": 0, "zf": 6, "sf": 7, "of": 11}
#: CF, PF, AF, ZF, SF, OF: what a state may set; bit 1 is always one.
_RANDOM_FLAGS = 0x8D5
#: Words of a state of vectors: where the vector of memory and rcx begin, and how many there are.
_ROW, _RCX, _WORDS = LANES * len(VECTORS), LANES * (len(VECTORS) + 1), LANES * (len(VECTORS) + 2)
#: States of vectors for each hundred of the others.
_VECTOR_SHARE = 20
#: Mnemonics that not every x86-64 CPU has, and the feature in /proc/cpuinfo.
_NEEDS = {
    **dict.fromkeys(vector.MNEMONICS, "avx512f"),
    **dict.fromkeys(("mulx", "shlx", "shrx", "rorx"), "bmi2"),
    "andn": "bmi1",
    **dict.fromkeys(("adcx", "adox"), "adx"),
    **dict.fromkeys(("kmovb", "vpmovq2m", "vpmovm2q"), "avx512dq"),
    **dict.fromkeys(("vpmadd52luq", "vpmadd52huq"), "avx512ifma"),
}
_EDGES = (0, 1, 2, 3, 0x7F, 0xFF, 2**31 - 1, 2**31, 2**32 - 1, 2**32, 2**63 - 1, 2**63, 2**63 + 1)
_VECTOR_EDGES = (0, 1, 2**52 - 1, 2**52, 2**51, 2**26 - 1, 2**26, 2**63, 2**63 - 1, 2**64 - 1)

States = npt.NDArray[np.uint64]


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


def missing() -> dict[str, str]:
    """The mnemonics that this CPU has not, and why."""
    try:
        words = set(Path("/proc/cpuinfo").read_text().split())
    except OSError:
        words = set()
    return {name: f"this CPU has no {need}" for name, need in _NEEDS.items() if need not in words}


def has_ifma() -> bool:
    """Whether this CPU runs every instruction of vectors."""
    here = platform.machine().lower() in ("x86_64", "amd64")
    return here and not missing().keys() & vector.MNEMONICS.keys()


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


def random_vectors(count: int, seed: int) -> States:
    """(count, words) states of vectors: uniform words and edges."""
    rng = np.random.default_rng(seed)
    picked = np.array(_VECTOR_EDGES, np.uint64)[rng.integers(0, len(_VECTOR_EDGES), (count, _WORDS))]
    uniform = rng.integers(0, 2**64, (count, _WORDS), dtype=np.uint64)
    return np.where(rng.integers(0, 2, (count, _WORDS)) == 1, picked, uniform)


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


def _vector_stubs(wanted: list[Case]) -> str:
    """The same for states of vectors."""
    lines = [".intel_syntax noprefix", ".text"]
    for number, case in enumerate(wanted):
        lines += [f".globl case_{number}", f"case_{number}:", "1:"]
        lines += [f"vmovdqu64 {name}, zmmword ptr [rdi + {64 * i}]" for i, name in enumerate(VECTORS)]
        lines += [f"mov rcx, [rdi + {8 * _RCX}]", *case.code]
        lines += [f"vmovdqu64 zmmword ptr [rdi + {64 * i}], {name}" for i, name in enumerate(VECTORS)]
        lines += [f"add rdi, {8 * _WORDS}", "dec rsi", "jnz 1b", "vzeroupper", "ret"]
    words = [f".quad {word}" for word in CONSTANTS]
    note = '.section .note.GNU-stack,"",@progbits'
    return "\n".join([*lines, ".section .rodata", ".p2align 6", "constants:", *words, note, ""])


def _run(m: Machine, case: Case) -> Machine:
    m.registers["rdi"] = Pointer("state")
    for line in case.code:
        mnemonic, _, rest = line.partition(" ")
        step(m, Instruction(mnemonic, tuple(part.strip() for part in rest.split(",")) if rest else ()))
    return m


def _differences(case: Case, before: States, after: States) -> Iterator[str]:
    m = Machine(64)
    memory: list[npt.NDArray[np.uint64] | None] = [None] * FIELDS
    memory[MEMORY] = before[:, MEMORY]
    m.blocks["state"] = Block(list(memory), True)
    m.registers.update({name: before[:, i] for i, name in enumerate(REGISTERS)})
    for name, bit in FLAG_BITS.items():
        m.flags[name] = before[:, FLAGS_AT] >> bit & np.uint64(1)
    _run(m, case)
    pairs: list[tuple[str, object, npt.NDArray[Any]]] = [
        (name, m.registers[name], after[:, i]) for i, name in enumerate(REGISTERS)
    ]
    pairs.append(("memory", m.blocks["state"].words[MEMORY], after[:, MEMORY]))
    for name, bit in FLAG_BITS.items():
        if m.flags[name] is not None:
            pairs.append((name, m.flag(name), after[:, FLAGS_AT] >> bit & np.uint64(1)))
    yield from _differing(case, pairs, before)


def _vector_differences(case: Case, before: States, after: States) -> Iterator[str]:
    m = Machine(64, {"constants": CONSTANTS})
    m.blocks["state"] = Block([before[:, i] for i in range(_WORDS)], True, aligned=True)
    m.registers["rcx"] = before[:, _RCX]
    for i, name in enumerate(VECTORS):
        m.vectors[name] = before[:, LANES * i : LANES * (i + 1)].T
    _run(m, case)
    places = {name: LANES * i for i, name in enumerate(VECTORS)}
    found = {name: m.vectors.get(name) for name in VECTORS} | {"memory": m.blocks["state"].vector(_ROW)}
    for name, at in (*places.items(), ("memory", _ROW)):
        ours = found[name]
        whole = None if ours is None else np.broadcast_to(ours, (LANES, len(before)))
        pairs: list[tuple[str, object, npt.NDArray[Any]]] = [
            (f"{name}, lane {lane}", None if whole is None else whole[lane], after[:, at + lane])
            for lane in range(LANES)
        ]
        yield from _differing(case, pairs, before)


def _differing(
    case: Case, pairs: list[tuple[str, object, npt.NDArray[Any]]], before: States
) -> Iterator[str]:
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


def _aligned(states: States) -> States:
    """A copy that begins at a multiple of 64 bytes."""
    room = np.empty(states.size + LANES, np.uint64)
    first = -(room.ctypes.data // 8) % LANES
    made = room[first : first + states.size].reshape(states.shape)
    made[:] = states
    return made


def _compare(
    wanted: list[Case],
    text: str,
    before: States,
    differences: Callable[[Case, States, States], Iterator[str]],
) -> Iterator[str]:
    """Runs every case on the CPU and in the interpreter."""
    with tempfile.TemporaryDirectory() as folder:
        cwd = Path(folder)
        library = ctypes.CDLL(str(toolchain.shared([toolchain.assemble(text, cwd=cwd)], cwd=cwd)))
        for number, case in enumerate(wanted):
            after = _aligned(before)
            library[f"case_{number}"](ctypes.c_void_p(after.ctypes.data), ctypes.c_size_t(len(before)))
            try:
                yield from differences(case, before, after)
            except Refused as error:
                yield f"{case}: {error}"


def compare(states: int = 100_000, seed: int = 1) -> Report:
    """Runs every case on `states` states both ways; Unavailable without an x86-64 CPU or a compiler.

    Of vectors a fifth as many states are run, each of which has eight lanes.
    """
    if platform.machine().lower() not in ("x86_64", "amd64"):
        raise Unavailable(f"comparing the interpreter needs an x86-64 CPU; this is {platform.machine()}")
    skipped = missing()
    plain = [case for case in cpu_cases.scalar() if not case.mnemonics & skipped.keys()]
    vectors = [case for case in cpu_cases.vector() if not case.mnemonics & skipped.keys()]
    found = list(_compare(plain, _stubs(plain), random_states(states, seed), _differences))
    before = random_vectors(-(-states * _VECTOR_SHARE // 100), seed)
    found += _compare(vectors, _vector_stubs(vectors), before, _vector_differences)
    compared = frozenset().union(*(case.mnemonics for case in (*plain, *vectors)))
    left = MNEMONICS.keys() - compared - skipped.keys()
    found += [f"{name} is in the interpreter's table and has no case" for name in sorted(left)]
    return Report(states, seed, len(plain) + len(vectors), compared, skipped, tuple(found))
