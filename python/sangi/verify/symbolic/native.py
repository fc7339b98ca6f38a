# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs kernels out of an object on this CPU, on vectors, in every way in which the arguments may be shared."""

from __future__ import annotations

import platform
import struct
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.interp.machine import CALLEE_SAVED
from sangi.verify.symbolic.spec import Spec

_DRIVER = Path(__file__).with_name("drive.c")
#: Seconds for all kernels of one call together.
TIMEOUT = 600
#: As in the driver.
_MOST_POINTERS = 4


@dataclass(frozen=True)
class Vector:
    """What goes in and what must be left, by parameter; `word` is the word argument, if there is one."""

    inputs: dict[str, int]
    outputs: dict[str, int]
    word: int = 0

    def __str__(self) -> str:
        """For a person: what goes in."""
        return ", ".join(f"{name} = {value:#x}" for name, value in self.inputs.items())


@dataclass(frozen=True)
class Outcome:
    """What a kernel did: "ok", "wrong" or "crash"; where it was wrong, the vector and who shared memory."""

    verdict: str
    vector: Vector | None = None
    shared: str = ""
    registers: bool = False

    def __str__(self) -> str:
        """For a person."""
        if self.vector is None:
            return self.verdict
        what = "a register is not restored" if self.registers else "wrong"
        return f"{what} for {self.vector}{self.shared}"


def _modes(spec: Spec) -> list[tuple[int, ...]]:
    """Which buffer each pointer gets: all of its own first, then each way to share."""
    names = spec.kind.pointers
    alone = tuple(3 for name in names if name == spec.kind.modulus)
    shared = names[: len(names) - len(alone)]
    if shared == ("z", "x", "y"):
        found = [(0, 1, 2), (1, 1, 2), (2, 1, 2), (0, 1, 1), (1, 1, 1)]
        return [(*mode, *alone) for mode in found]
    return [(*mode, *alone) for mode in ([(0, 1), (1, 1)] if shared == ("z", "x") else [(0, 1)])]


def _trampoline(symbols: Sequence[str]) -> str:
    """The table of kernels, and the call that checks what must be restored."""
    lines = [".intel_syntax noprefix", ".text", ".globl checked_call", "checked_call:"]
    lines += [f"push {name}" for name in CALLEE_SAVED]
    lines += ["mov [rip + stack], rsp", "mov rax, rdi", "mov r10, rsi"]
    lines += [f"mov {name}, [r10 + {8 * i}]" for i, name in enumerate(("rdi", "rsi", "rdx", "rcx"))]
    marks = {name: 0xA5A5_0000_1234_5678 + 0x1111 * i for i, name in enumerate(CALLEE_SAVED)}
    lines += [f"movabs {name}, {value}" for name, value in marks.items()]
    lines += [
        f"movabs {name}, {0xDEAD_BEEF_0000_0001 + i}" for i, name in enumerate(("r8", "r9", "r10", "r11"))
    ]
    lines += ["call rax", "mov ecx, 0", "mov eax, 0"]
    for name, value in marks.items():
        lines += [f"movabs rdx, {value}", f"cmp {name}, rdx", "setne cl", "add rax, rcx"]
    lines += ["cmp rsp, [rip + stack]", "setne cl", "add rax, rcx", "mov rsp, [rip + stack]"]
    lines += [f"pop {name}" for name in reversed(CALLEE_SAVED)]
    lines += ["ret", ".data", "stack: .quad 0", '.section .data.rel.ro, "aw"', ".globl kernels", "kernels:"]
    lines += [f".quad {symbol}" for symbol in symbols]
    lines += [".globl kernel_count", f"kernel_count: .quad {len(symbols)}"]
    return "\n".join([*lines, '.section .note.GNU-stack, "", @progbits', ""])


def _encoded(spec: Spec, vectors: Sequence[Vector]) -> bytes:
    kind = spec.kind
    sizes = [spec.size(name) for name in kind.pointers]
    most = max(sizes)
    size = 8 * most
    reads = sum(1 << i for i, name in enumerate(kind.pointers) if name in kind.inputs)
    writes = sum(1 << i for i, name in enumerate(kind.pointers) if name in kind.goals)
    modes = _modes(spec)
    head = (most, len(kind.pointers), reads, writes, len(kind.words), len(modes), len(vectors))
    padding = (0,) * _MOST_POINTERS
    row = struct.Struct(f"<{_MOST_POINTERS}Q")
    parts = [struct.pack("<7Q", *head), row.pack(*(*sizes, *padding)[:_MOST_POINTERS])]
    parts += [row.pack(*(*mode, *padding)[:_MOST_POINTERS]) for mode in modes]
    for vector in vectors:
        parts += [vector.inputs.get(name, 0).to_bytes(size, "little") for name in kind.pointers]
        parts.append(struct.pack("<Q", vector.word))
        parts += [vector.outputs.get(name, 0).to_bytes(size, "little") for name in kind.pointers]
        parts.append(addend(spec, vector).to_bytes(size, "little"))
    return b"".join(parts)


def addend(spec: Spec, vector: Vector) -> int:
    """What may be added to an output: the modulus where an answer below its double is right."""
    if spec.kind.reciprocal:
        return vector.inputs[spec.kind.modulus] % spec.radix
    return spec.modulus if spec.kind.loose else 0


def run(
    objects: Sequence[Path], symbols: Sequence[str], spec: Spec, vectors: Sequence[Vector], *, cwd: Path
) -> list[Outcome]:
    """What each symbol does; raises `Unavailable` without an x86-64 CPU, `CheckFailed` if nothing can be built."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        raise Unavailable(f"running kernels needs an x86-64 CPU; this is {platform.machine()}")
    table = toolchain.assemble(_trampoline(symbols), cwd=cwd, name="table")
    driver = toolchain.compile_c(_DRIVER.read_text(), cwd=cwd, name="drive", flags=("-O2",))
    program = cwd / "drive"
    compiler = toolchain.cc().command
    linked = subprocess.run(
        [*compiler, str(driver), str(table), *map(str, objects), "-o", str(program)],
        capture_output=True,
        text=True,
    )
    if linked.returncode:
        raise CheckFailed(f"the kernels cannot be linked: {linked.stderr.strip()}")
    (cwd / "vectors").write_bytes(_encoded(spec, vectors))
    done = subprocess.run(
        [str(program), "vectors"], cwd=cwd, capture_output=True, text=True, timeout=TIMEOUT, check=False
    )
    if done.returncode:
        raise CheckFailed(f"the driver of the kernels ended with {done.returncode}")
    return [_outcome(line.split(), spec, vectors) for line in done.stdout.splitlines()]


def _outcome(line: list[str], spec: Spec, vectors: Sequence[Vector]) -> Outcome:
    if line[1] != "wrong":
        return Outcome(line[1])
    mode = _modes(spec)[int(line[3])]
    names = spec.kind.pointers
    shared = [
        f"{a} is {b}"
        for i, a in enumerate(names)
        for j, b in enumerate(names)
        if i < j and mode[i] == mode[j]
    ]
    return Outcome("wrong", vectors[int(line[2])], f", {', '.join(shared)}" if shared else "", line[4] == "1")
