# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every mutant of the kernels that take any modulus, of their programs and of their assembly, under exhaustion."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from sangi.codegen import mod
from sangi.codegen.op.any_modulus import FILES, Kernel
from sangi.codegen.program import Program
from sangi.errors import CheckFailed
from sangi.verify.checked import Check
from sangi.verify.exhaustive import mod as exhaust
from sangi.verify.exhaustive import mod_ohta as ohta
from sangi.verify.interp.call import Refused
from sangi.verify.mutation import programs as mutants
from sangi.verify.mutation.field import TEXT, Fate, mutation, text_mutants
from sangi.verify.run.mod import Interpreted

#: What the fates call the shape of these kernels.
FORM = "any modulus"

#: As `sangi.verify.mutation.field.EQUIVALENT`.
EQUIVALENT = {
    ("ohta_mul", FORM, "'adox rbx, r9' removed"): "x_1, the top limb, is 0 or 1: x_1 * y_0 fits a limb",
}


def fates(progress: Callable[[str], None] = lambda _: None, every: int = 1) -> Iterator[Fate]:
    """Every mutant (or one in `every`) at each size, and the wrong answer that gave it away."""
    for size in exhaust.SIZES:
        width, limbs, largest, _ = size
        for kernel in (kernel for file in FILES for kernel in exhaust.at_size(size, file)):
            program = kernel.build(width, limbs)
            yield from _programs(program, kernel, largest, progress, every)
            yield from _texts(program, kernel, largest, progress, every)
    for narrow in ohta.SIZES[:-1]:
        yield from _ohta(narrow, progress, every)


def listed() -> Iterator[Check]:
    """How many mutants `fates` tries, by back end, size and operation."""
    for size in exhaust.SIZES:
        width, limbs, _, _ = size
        kernels = [kernel for file in FILES for kernel in exhaust.at_size(size, file)]
        programs = [kernel.build(width, limbs) for kernel in kernels]
        yield from mutation("c", (width, limbs), FORM, {p.name: len(list(mutants.of(p))) for p in programs})
        texts = {p.name: mod.assembly({"mutant": p}, hidden=False) for p in programs}
        made = {name: len(list(text_mutants(text))) for name, text in texts.items()}
        yield from mutation(TEXT, (width, limbs), FORM, made)
    for narrow in ohta.SIZES[:-1]:
        text, symbols = ohta.kernels(*narrow)
        yield from mutation(TEXT, narrow[:2], FORM, Counter(n for _, n, _ in _edited(text, symbols)))


def _edited(text: str, symbols: Iterable[str]) -> Iterator[tuple[str, str, str]]:
    """Every mutant of a text: what was done, to which function, and the text."""
    for what, edited in text_mutants(text):
        differs = next(n for n, (a, b) in enumerate(zip(text, edited, strict=False)) if a != b)
        name = next(reversed([name for name in symbols if text.index(f"SYMBOL({name}):") < differs]))
        yield what, name, edited


def _programs(
    program: Program, kernel: Kernel, largest: int, progress: Callable[[str], None], every: int
) -> Iterator[Fate]:
    """Mutants of a program, compiled together."""
    made = {f"m{i}": mutant for i, mutant in enumerate(mutants.of(program)) if i % every == 0}
    with tempfile.TemporaryDirectory() as folder:
        run = exhaust.runner("c", {symbol: m.program for symbol, m in made.items()}, Path(folder))
        for symbol, mutant in made.items():
            progress(f"c {program.limbs} x {program.width} bits: {program.name}, {mutant.what}")
            fault = exhaust.wrong(run, symbol, mutant.program, kernel, largest)[1]
            yield Fate("c", (program.width, program.limbs), FORM, program.name, mutant.what, fault)


def _texts(
    program: Program, kernel: Kernel, largest: int, progress: Callable[[str], None], every: int
) -> Iterator[Fate]:
    """Mutants of the emitted assembly, in the interpreter."""
    programs = {"mutant": program}
    text = mod.assembly(programs, hidden=False)
    for i, (what, edited) in enumerate(text_mutants(text)):
        if i % every:
            continue
        progress(f"x64 text {program.limbs} x {program.width} bits: {program.name}, {what}")
        try:
            fault = exhaust.wrong(Interpreted(edited, programs), "mutant", program, kernel, largest, False)[1]
        except Refused as refused:
            fault = str(refused)
        yield Fate(TEXT, (program.width, program.limbs), FORM, program.name, what, fault)


def _ohta(size: tuple[int, int, int], progress: Callable[[str], None], every: int) -> Iterator[Fate]:
    """Mutants of Ohta's products, against the very number that they should leave."""
    text, programs = ohta.kernels(*size)
    for i, (what, name, edited) in enumerate(_edited(text, programs)):
        if i % every:
            continue
        progress(f"x64 text {size[1]} x {size[0]} bits: {name}, {what}")
        fault = ""
        try:
            ohta.exhaust(size, edited, every=1 + 4 * (size[0] > 5))
        except (CheckFailed, Refused) as refused:
            fault = str(refused)
        yield Fate(TEXT, size[:2], FORM, name, what, fault)
