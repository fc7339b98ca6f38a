# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is checked of the functions over a user's kernels before they are written: the very texts, compiled and run."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator, Mapping
from pathlib import Path

from sangi import toolchain
from sangi.codegen import ifma_user, llvm
from sangi.codegen.field import SUFFIX, Field
from sangi.codegen.user import eight, scalar
from sangi.codegen.x8.shape import X8Shape
from sangi.errors import CheckFailed
from sangi.files import temporary
from sangi.verify.checked import Checked
from sangi.verify.vectors import user as one
from sangi.verify.vectors import user_x8

_FLAGS = (*toolchain.C11, "-O2")


def one_element(
    field: Field, texts: Mapping[str, str], width: int, seed: int, folder: Path
) -> Iterator[Checked]:
    """Runs PREFIX_field.c, if it is one of the texts, on kernels in a folder that has them; raises `CheckFailed`."""
    source = folder / (field.prefix + scalar.SUFFIX)
    if source.name not in texts:
        return
    kernels, backend = _kernels(field, texts, folder)
    library = ctypes.CDLL(
        str(toolchain.shared([source, kernels], cwd=folder, flags=_FLAGS, name="over_kernels"))
    )
    calls = one.Calls(library, field.prefix, field.modulus, width)
    yield _judged(f"{source.name} over {backend}", field, one.faults(calls, seed), seed)


def _kernels(field: Field, texts: Mapping[str, str], folder: Path) -> tuple[Path, str]:
    """Kernels to link with, those of one back end: the others have shown the same answers."""
    for backend in ("c", "x64"):
        if field.prefix + SUFFIX[backend] in texts:
            made = folder / f"{field.prefix}.o"
            use_made = backend == "c" and made.exists()
            return made if use_made else folder / (field.prefix + SUFFIX[backend]), backend
    made = folder / "kernels.o"
    made.write_bytes(llvm.compile_ir(texts[field.prefix + SUFFIX["ir"]], llvm.host_target()))
    return made, "ir"


def eight_elements(field: Field, texts: Mapping[str, str], seed: int) -> Iterator[Checked]:
    """Runs PREFIX_ifma_field.c, if it is one of the texts; raises `CheckFailed`."""
    if field.prefix + eight.SUFFIX not in texts:
        return
    with temporary() as folder:
        for file, text in texts.items():
            (folder / file).write_text(text)
        yield _eight(field, seed, folder)


def _eight(field: Field, seed: int, folder: Path) -> Checked:
    prefix = ifma_user.prefix(field)
    source, stand_ins = folder / (field.prefix + eight.SUFFIX), folder / "stand_ins.c"
    stand_ins.write_text(user_x8.stand_ins(prefix))
    library = ctypes.CDLL(str(toolchain.shared([source, stand_ins], cwd=folder, flags=_FLAGS, name="eight")))
    drawn = random.Random(seed)
    calls = user_x8.Eight(library, prefix, X8Shape.of(field.modulus), drawn)
    return _judged(f"{source.name} over integers", field, user_x8.faults(calls, drawn), seed)


def _judged(what: str, field: Field, faults: Iterator[tuple[str, str]], seed: int) -> Checked:
    cases = 0
    for name, fault in faults:
        cases += 1
        if fault:
            raise CheckFailed(f"{what}: {name} {fault}")
    kind = "prime" if field.is_prime else "composite"
    return Checked(
        what,
        "edge and random numbers, bytes in and out of range",
        f"{cases:,} cases, {kind} modulus, seed {seed}",
    )
