# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the interpreter of vector code, at 52 bits, with the CPU that runs it: registers, memory and masks."""

from __future__ import annotations

import ctypes
import platform
import tempfile
from pathlib import Path

import numpy as np
import numpy.typing as npt

from sangi import toolchain
from sangi.errors import Unavailable
from sangi.verify.interp import across
from sangi.verify.interp.text import Instruction
from sangi.verify.interp.vector import MNEMONICS, Machine, Vector, step

NEEDS = ("avx512f", "avx512dq", "avx512ifma")
#: Registers that a state sets, then a vector in memory; bit i of the last vector's words is a mask for lane i.
REGISTERS = ("zmm0", "zmm1", "zmm2", "zmm19")
_MEMORY, _MASK, _VECTORS = 4, 5, 6
_AT = f"zmmword ptr [rdi + {64 * _MEMORY}]"
_CONSTANT = "qword ptr [rip + constants + 8]"
CONSTANTS = (0, 0x000F_1234_5678_9ABC)

#: One case for each form of each instruction.
CASES = (
    *(
        f"{name} zmm0, zmm1, {last}"
        for name in ("vpaddq", "vpsubq", "vpandq", "vpxorq")
        for last in ("zmm19", _AT)
    ),
    *(f"{name} zmm0, zmm1, {_CONSTANT}{{1to8}}" for name in ("vpaddq", "vpsubq", "vpandq")),
    "vpxorq zmm1, zmm1, zmm1",
    *(f"{name} zmm0, zmm2, {bits}" for name in ("vpsrlq", "vpsraq") for bits in (1, 52, 63)),
    *(
        f"vpmadd52{half}uq zmm0, zmm1, {last}"
        for half in "lh"
        for last in ("zmm1", "zmm2", _AT, f"{_CONSTANT}{{1to8}}")
    ),
    *(f"{name} zmm0, zmm1, {last}" for name in ("vporq", "vpsrlvq", "vpsllvq") for last in ("zmm19", _AT)),
    f"vpternlogq zmm0, zmm1, {_AT}, 216",
    "vpternlogq zmm2, zmm1, zmm19, 216",
    *(f"vpermt2q zmm0, zmm1, {last}" for last in ("zmm19", _AT)),
    *(f"vpunpck{half}qdq zmm0, zmm1, {last}" for half in "lh" for last in ("zmm19", _AT)),
    *(f"vshufi64x2 zmm0, zmm1, {last}, {pairs}" for last in ("zmm19", _AT) for pairs in (136, 221, 27)),
    f"vmovdqu64 zmm0, {_AT}",
    f"vmovdqu64 {_AT}, zmm19",
    "vmovdqa64 zmm2, zmm1",
    f"vpbroadcastq zmm1, {_CONSTANT}",
    "vpmovq2m k1, zmm2; vpblendmq zmm0{k1}, zmm1, zmm19",
    f"vpmovq2m k1, zmm1; vpblendmq zmm2{{k1}}, zmm2, {_AT}",
    "kmovb k1, ecx; vpblendmq zmm0{k1}, zmm1, zmm2",
)
#: What the comparison cannot show by a result.
WITHOUT_RESULT = frozenset({"endbr64", "vzeroupper", "ret"})


def covered() -> frozenset[str]:
    """The mnemonics that the cases run."""
    return frozenset(line.split()[0] for case in CASES for line in case.split("; "))


def available() -> bool:
    """Whether this CPU has the instructions."""
    try:
        features = Path("/proc/cpuinfo").read_text().split()
    except OSError:
        return False
    return platform.machine() in ("x86_64", "AMD64") and set(NEEDS) <= set(features)


def states(count: int, seed: int) -> npt.NDArray[np.uint64]:
    """(count, vectors, 8) words: uniform ones, edges and their neighbours."""
    rng = np.random.default_rng(seed)
    shape = (count, _VECTORS, 8)
    edges = np.array(
        [0, 1, 2**52 - 1, 2**52, 2**51, 2**26 - 1, 2**26, 2**63, 2**63 - 1, 2**64 - 1], np.uint64
    )
    picked = edges[rng.integers(0, len(edges), shape)]
    return np.where(rng.integers(0, 2, shape) == 1, picked, rng.integers(0, 2**64, shape, dtype=np.uint64))


def _stubs() -> str:
    lines = [".intel_syntax noprefix", ".text"]
    for number, case in enumerate(CASES):
        lines += [f".globl case_{number}", f"case_{number}:", "1:"]
        lines += [f"vmovdqu64 {name}, zmmword ptr [rdi + {64 * i}]" for i, name in enumerate(REGISTERS)]
        lines += [f"mov rcx, [rdi + {64 * _MASK}]", *case.split("; ")]
        lines += [f"vmovdqu64 zmmword ptr [rdi + {64 * i}], {name}" for i, name in enumerate(REGISTERS)]
        lines += [f"add rdi, {64 * _VECTORS}", "dec rsi", "jnz 1b", "vzeroupper", "ret"]
    words = [f".quad {word}" for word in CONSTANTS]
    note = '.section .note.GNU-stack,"",@progbits'
    return "\n".join([*lines, ".section .rodata", "constants:", *words, note, ""])


def _interpreted(case: str, before: npt.NDArray[np.uint64]) -> list[Vector]:
    """Every vector of the states after a case, flattened."""
    flat = [before[:, i].reshape(-1) for i in range(_VECTORS)]
    bits = before[:, _MASK, :1] >> np.arange(8, dtype=np.uint64) & np.uint64(1)
    m = Machine(52, {"constants": CONSTANTS}, {"rdi": list(flat)}, frozenset({"rdi"}))
    m.vectors.update(zip(REGISTERS, flat, strict=False))
    m.scalars["ecx"] = bits.reshape(-1) == 1
    for line in case.split("; "):
        mnemonic, _, rest = line.partition(" ")
        instruction = Instruction(mnemonic, tuple(part.strip() for part in rest.split(",")))
        if not across.step(m, instruction):
            step(m, instruction)
    memory = [row for row in m.blocks["rdi"] if row is not None]
    return [*(m.vectors[name] for name in REGISTERS), *memory[_MEMORY:]]


def compare(count: int = 20_000, seed: int = 1) -> list[str]:
    """What differs, one line for each case; Unavailable without the instructions."""
    if not available():
        raise Unavailable("this CPU has no AVX-512 IFMA")
    found = [
        f"{name}: no case runs it"
        for name in sorted((MNEMONICS | across.MNEMONICS) - covered() - WITHOUT_RESULT)
    ]
    before = states(count, seed)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "cases.S"
        source.write_text(_stubs())
        library = ctypes.CDLL(str(toolchain.shared([source], cwd=Path(folder), name="cases")))
        for number, case in enumerate(CASES):
            after = before.copy()
            getattr(library, f"case_{number}")(ctypes.c_void_p(after.ctypes.data), ctypes.c_size_t(count))
            for at, ours in enumerate(_interpreted(case, before)):
                if (np.broadcast_to(ours, count * 8) != after[:, at].reshape(-1)).any():
                    found.append(f"{case}: vector {at} differs")
    return found
