# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is checked of kernels for eight elements before a user gets them: builders, text, object, this CPU."""

from __future__ import annotations

import ctypes
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np

from sangi import toolchain
from sangi.codegen.x8.shape import X8Shape as Shape
from sangi.errors import CheckFailed
from sangi.files import temporary
from sangi.verify.checked import Check, Checked, named
from sangi.verify.constant_time import object_check
from sangi.verify.interp import cpu
from sangi.verify.symbolic import eight, image
from sangi.verify.symbolic.eight_claims import claims
from sangi.verify.vectors import x8 as check
from sangi.verify.vectors.x8 import Kernels

#: Sizes that builders are exhausted at: bits of a digit, digits.
SIZES = ((4, 2), (2, 3))
#: Edge pairs, and as many random ones, of each operation.
PAIRS = 1_000
LANES = 8
#: What the list of checks calls these kernels' back end, and exhaustions of their builders.
BACKEND, BUILDERS = "ifma", "builders"


def builders(names: Sequence[str], sizes: Sequence[tuple[int, int]] = SIZES) -> Iterator[Checked]:
    """Exhausts the builders of some kernels; raises `CheckFailed`."""
    for width, digits in sizes:
        moduli = cases = 0
        for shape in check.moduli(width, digits):
            kernels = Kernels.of(shape)
            cases += sum(check.verify(kernels, name, check.every_pair(name, shape)) for name in names)
            moduli += 1
        how = f"exhausted at {digits} digits of {width} bits"
        shown = named(BUILDERS, BACKEND, "exhaustive", f"{digits}x{width}", names)
        yield Checked("builders, ifma", how, f"{moduli} moduli, {cases:,} cases", shown)


def listed_builders(names: Sequence[str]) -> Iterator[Check]:
    """Every check of `builders`, by name."""
    for width, digits in SIZES:
        yield from named(BUILDERS, BACKEND, "exhaustive", f"{digits}x{width}", names)


def listed(object: str, names: Sequence[str]) -> Iterator[Check]:
    """Every check of `files`, by name."""
    for kind, detail in (("interp", ""), ("vectors", ""), ("constant_time", "x86-64"), ("symbolic", "")):
        yield from named(object, BACKEND, kind, detail, names)


def files(
    shape: Shape, text: str, prefix: str, names: Sequence[str], seed: int, object: str = ""
) -> Iterator[Checked]:
    """Runs a text and checks its object; its kernels are PREFIX_name; raises `CheckFailed`.

    `object` is what the list of checks calls them, where that is not PREFIX.
    """
    object = object or prefix
    source = random.Random(seed)
    kernels = Kernels.of(shape, text, prefix)
    tried = {name: check.operands(name, _pairs(shape, name, source)) for name in names}
    how = "edge and random operands, every aliasing"
    cases = sum(
        check.verify_cases(kernels, name, numbers, alias)
        for name, numbers in tried.items()
        for alias in ("", *check.inputs(name))
    )
    shown = named(object, BACKEND, "interp", "", tried)
    yield Checked("ifma, interpreted", how, f"{cases:,} cases, seed {seed}", shown)
    with temporary() as folder:
        if cpu.has_ifma():
            cases = sum(
                run_here(kernels, text, prefix, name, numbers, folder) for name, numbers in tried.items()
            )
            shown = named(object, BACKEND, "vectors", "", tried)
            amount = f"{cases:,} cases, seed {seed}"
            yield Checked("ifma, on this CPU", "edge and random operands", amount, shown)
        compiler = toolchain.gcc()
        content = toolchain.assemble(text, cwd=folder, compiler=compiler).read_bytes()
        found = object_check.check(content, "x86-64")
        if found:
            raise CheckFailed(f"ifma: {found[0]}")
        shown = named(object, BACKEND, "constant_time", "x86-64", names)
        yield Checked("ifma", "straight line", compiler.version, shown)
        began = time.perf_counter()
        count = sum(1 for _ in prove_kernels(content, shape, prefix, names))
        how = f"proved from its bytes in {time.perf_counter() - began:.1f} s"
        shown = named(object, BACKEND, "symbolic", "", names)
        yield Checked("ifma", how, f"{len(names)} kernels, {count} claims", shown)


def prove_kernels(content: bytes, shape: Shape, prefix: str, names: Sequence[str]) -> Iterator[eight.Shown]:
    """Proves the kernels PREFIX_name of an object, each for every case of its contract; raises `Unproved`."""
    loaded = image.read(content)
    for name in names:
        for claim in claims(name.removesuffix("_ifma"), shape):
            yield eight.prove(loaded, f"{prefix}_{name}", claim, shape)


def _pairs(shape: Shape, name: str, source: random.Random) -> list[tuple[int, int]]:
    """Edge and random pairs; those of inner products twice, since one factor of each may be a lazy sum."""
    pairs = check.edge_pairs(shape, PAIRS, source, min(check.limit(name, shape), shape.radix))
    if name in check.TERMS and shape.room >= 16:
        pairs += check.lazy_terms(check.edge_pairs(shape, PAIRS, source, 4 * shape.modulus), shape)
    return pairs


def run_here(
    kernels: Kernels, text: str, prefix: str, name: str, numbers: Sequence[Sequence[int]], folder: Path
) -> int:
    """Runs a kernel on this CPU, eight cases at a time, and compares with the interpreter's meaning of it."""
    shape = kernels.shape
    source = folder / "kernels.S"
    source.write_text(text)
    built = folder / "kernels.so"
    library = ctypes.CDLL(
        str(built if built.exists() else toolchain.shared([source], cwd=folder, name="kernels"))
    )
    run = getattr(library, f"{prefix}_{name}")
    padded = [[*column, *column[: -len(column) % LANES]] for column in numbers]
    mask = [ctypes.c_uint8(check.MASK)] if name == "select" else []
    left = []
    for at in range(0, len(padded[0]), LANES):
        parts = [check.split(column[at : at + LANES], shape) for column in padded]
        given = [np.ascontiguousarray(part) for part in check.arguments(name, parts).values()]
        z = np.zeros((shape.limbs, LANES), np.uint64)
        run(*(ctypes.c_void_p(array.ctypes.data) for array in (z, *given)), *mask)
        left += check.join(z, shape)
    return check.judge(shape, name, padded, left)
