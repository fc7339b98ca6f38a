# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every mutant of the kernels for eight elements: an instruction left out or replaced, under exhaustion."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from sangi.codegen import ifma
from sangi.codegen.x8 import KERNELS
from sangi.codegen.x8.dot import DOTS
from sangi.codegen.x8.shape import X8Shape as Shape
from sangi.errors import CheckFailed
from sangi.verify.checked import Check
from sangi.verify.interp.text import Refused
from sangi.verify.mutation.field import Fate, mutation
from sangi.verify.vectors import x8 as check

#: What the fates call the shape of these kernels, and who emitted them.
FORM, BACKEND = "x8", "ifma text"
#: Moduli of two digits of 4 bits whose kernels have the same instructions: no digit is 0, and m takes a product.
WIDTH, DIGITS = 4, 2
ALIKE = (61, 17, 45, 21, 57, 25, 37, 29)

#: As `sangi.verify.mutation.field.EQUIVALENT`.
EQUIVALENT = {
    ("neg", FORM, "'vpsraq zmm4, zmm1, 4', line 9: a shift by one less"): (
        "of 0 - x nothing but the sign is asked for, and a larger borrow leaves it"
    ),
}

_OTHERS = {
    "vpaddq": "vpsubq",
    "vpsubq": "vpaddq",
    "vpmadd52luq": "vpmadd52huq",
    "vpmadd52huq": "vpmadd52luq",
    "vpsraq": "vpsrlq",
}
_BLEND = re.compile(r"(vpblendmq \S+), ([^,]+), (.+)")
_MACRO = re.compile(r"[A-Z]")
_SHIFT = re.compile(rf"(vps\wlq|vpsraq) (\S+, \S+), {WIDTH}$")


def edits(line: str) -> Iterator[tuple[str, str]]:
    """What becomes of an instruction, and how that is called."""
    yield "removed", ""
    name, _, rest = line.partition(" ")
    if name in _OTHERS:
        yield _OTHERS[name], f"{_OTHERS[name]} {rest}"
    if found := _BLEND.fullmatch(line):
        yield "choices changed round", f"{found[1]}, {found[3]}, {found[2]}"
    if _SHIFT.fullmatch(line):
        yield "a shift by one less", f"{line[: -len(str(WIDTH))]}{WIDTH - 1}"


def _mutants(text: str, symbol: str) -> Iterator[tuple[int, str, str]]:
    """For every mutant of a kernel: its line, what it is called, and the line in its place."""
    lines = text.splitlines()
    at = lines.index(f"SYMBOL({symbol}):") + 1
    for number in range(at, lines.index("    vzeroupper", at)):
        line = lines[number].strip()
        if not line.startswith((".", "endbr64")) and not _MACRO.match(line):
            for what, instead in edits(line):
                yield number, f"{line!r}, line {number - at}: {what}", instead


def listed() -> Iterator[Check]:
    """How many mutants `fates` tries, by operation."""
    for make, names in ((ifma.text, KERNELS), (ifma.dots_text, DOTS)):
        text = make(Shape(ALIKE[0], WIDTH, DIGITS), "k", hidden=False)
        made = {name: len(list(_mutants(text, f"k_{name}_ifma"))) for name in names}
        yield from mutation(BACKEND, (WIDTH, DIGITS), FORM, made)


def _fault(shape: Shape, text: str, name: str) -> str:
    """The wrong answer of a text's kernel, or why it is refused."""
    try:
        kernels = check.Kernels.of(shape, text)
        check.verify(kernels, name, check.every_pair(name, shape))
        if name in check.TERMS:
            check.verify(kernels, name, check.large_terms(shape, check.TERMS[name]))
    except (CheckFailed, Refused) as fault:
        return str(fault)
    return ""


def fates(progress: Callable[[str], None] = lambda _: None, every: int = 1) -> Iterator[Fate]:
    """Every mutant (or one in `every`), and the wrong answer that gave it away."""
    shapes = [Shape(modulus, WIDTH, DIGITS) for modulus in ALIKE]
    for make, names in ((ifma.text, KERNELS), (ifma.dots_text, DOTS)):
        texts = [make(shape, "k", hidden=False).splitlines() for shape in shapes]
        for name in names:
            for i, (number, what, instead) in enumerate(_mutants("\n".join(texts[0]), f"k_{name}_ifma")):
                if i % every:
                    continue
                progress(f"{BACKEND} {DIGITS} x {WIDTH} bits: {name}, {what}")
                faults = (
                    _fault(shape, "\n".join([*text[:number], instead, *text[number + 1 :]]), name)
                    for shape, text in zip(shapes, texts, strict=True)
                )
                yield Fate(BACKEND, (WIDTH, DIGITS), FORM, name, what, next(filter(None, faults), ""))
