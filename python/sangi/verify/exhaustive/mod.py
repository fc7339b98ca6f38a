# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every odd modulus, every operand, every aliasing, at limbs so narrow that all of it can be run."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from pathlib import Path

import numpy as np

from sangi import toolchain
from sangi.codegen import mod
from sangi.codegen.emit import c_loops, c_words
from sangi.codegen.emit.c import function, limb_type
from sangi.codegen.op.any_modulus import FILES, Kernel
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive.field import Exhausted, Integers, limbs_of, value_of
from sangi.verify.interp.machine import Words
from sangi.verify.run.mod import ALIASES, Interpreted, Native, Runner

#: (bits of a limb, limbs, largest modulus, most operands): two limbs reach the top carry, three a middle one, one
#: has neither; the top of a square carries only where limbs have 3 bits.
SIZES = ((4, 1, 15, 2), (4, 2, 255, 2), (2, 3, 63, 2), (3, 3, 511, 1))
BACKENDS = ("x64", "c", "c-loops")


def operands(kernel: Kernel, largest: int) -> tuple[Integers, Integers, Integers]:
    """Every (x, y, m) with m odd, or any if the kernel takes it, and x, y < m; y = x for kernels of one operand."""
    parts = []
    for modulus in moduli(kernel, largest):
        numbers = np.arange(modulus, dtype=np.int64)
        both = kernel.operands == 2
        x, y = (a.ravel() for a in np.meshgrid(numbers, numbers)) if both else (numbers, numbers)
        parts.append(np.stack([x, y, np.full_like(x, modulus)]))
    x, y, m = np.concatenate(parts, axis=1)
    return x, y, m


def moduli(kernel: Kernel, largest: int) -> range:
    """Those that a kernel takes."""
    return range(2, largest + 1) if kernel.even else range(3, largest + 1, 2)


def with_inverse(m: Integers, width: int, limbs: int) -> Words:
    """The moduli in limbs, n0 = -1/m above them."""
    inverse = np.array([-pow(i, -1, 1 << width) % (1 << width) if i & 1 else 0 for i in range(1 << width)])
    above = inverse[m & ((1 << width) - 1)] << width * limbs
    return limbs_of(np.asarray(m + above, np.int64), width, limbs + 1)


def answers(kernel: Kernel, width: int, limbs: int, x: Integers, y: Integers, m: Integers) -> Integers:
    """What the kernel should leave."""
    radix = 1 << width * limbs
    divide = np.array([pow(radix, -1, i) if i & 1 and i > 1 else 0 for i in range(int(m.max()) + 1)])
    return np.asarray(kernel.expected(x, y, m, divide[m]), np.int64)


def runner(backend: str, programs: Mapping[str, Program], folder: Path) -> Runner:
    """The emitted code of programs of one width."""
    if backend == "x64":
        return Interpreted(mod.assembly(programs, hidden=False), programs)
    first = next(iter(programs.values()))
    width, limb = first.width, limb_type(first.width)
    emit = c_loops.montgomery if backend == "c-loops" else function
    text = "#include <stdint.h>\n" + c_words.helpers(width, "word_")
    text += "\n".join(emit(p, s, "word_", limb) for s, p in programs.items())
    source = folder / f"{backend}{width}x{first.limbs}.c"
    source.write_text(text)
    made = toolchain.shared([source], cwd=folder, flags=("-O1",), name=source.stem)
    return Native(ctypes.CDLL(str(made)), programs, folder)


def wrong(
    run: Runner, symbol: str, program: Program, kernel: Kernel, largest: int, aliases: bool = True
) -> tuple[int, str]:
    """Runs every operand, in every aliasing if wanted; the number of cases, and the first wrong one (or "")."""
    width, limbs = program.width, program.limbs
    x, y, m = operands(kernel, largest)
    count = 0
    for alias in ALIASES[program.name][: None if aliases else 1]:
        keep = x == y if alias.get("y") == "x" else np.ones_like(x, bool)
        a, b, n = x[keep], y[keep], m[keep]
        given = {"x": limbs_of(a, width, limbs), "y": limbs_of(b, width, limbs)}
        given["m"] = with_inverse(n, width, limbs)
        got = value_of(run.run(symbol, given, alias), width)
        want = answers(kernel, width, limbs, a, b, n)
        count += len(a)
        bad = np.flatnonzero(got != want)
        if bad.size:
            i = int(bad[0])
            shared = "".join(f", {p} is {q}" for p, q in alias.items())
            return count, f"m = {n[i]}, x = {a[i]}, y = {b[i]}{shared}: gave {got[i]}, expected {want[i]}"
    return count, ""


def exhaust(
    backend: str,
    size: tuple[int, int, int, int],
    folder: Path,
    progress: Callable[[str], None] = lambda _: None,
    file: str = "mont",
) -> Exhausted:
    """Runs one back end of a file at one size; raises `CheckFailed` with the first wrong case."""
    width, limbs, largest, _ = size
    kernels = {f"{k.name}_{limbs}": k for k in at_size(size, file)}
    programs = {symbol: k.build(width, limbs) for symbol, k in kernels.items()}
    run = runner(backend, programs, folder)
    cases = 0
    for symbol, kernel in kernels.items():
        progress(f"{backend} {limbs} x {width} bits: {kernel.name}")
        ran, fault = wrong(run, symbol, programs[symbol], kernel, largest)
        cases += ran
        if fault:
            raise CheckFailed(f"{backend}, {limbs} limbs of {width} bits: {kernel.name}: {fault}")
    ran_of = frozenset(program.name for program in programs.values())
    return Exhausted(backend, width, limbs, len(moduli(kernel, largest)), cases, ran_of)


def at_size(size: tuple[int, int, int, int], file: str = "mont") -> list[Kernel]:
    """The kernels of a file that are run at a size."""
    return [kernel for kernel in FILES[file] if kernel.operands <= size[3]]
