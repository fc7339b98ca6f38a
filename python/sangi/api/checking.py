# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks what is generated, and how it is generated."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from sangi.api.making import field_of
from sangi.api.progress import Progress, silent
from sangi.codegen import ifma_user
from sangi.codegen.field import BACKENDS, NATIVE_WIDTH, Field
from sangi.codegen.field import files as field_files
from sangi.codegen.named import NAMED
from sangi.errors import CheckFailed
from sangi.paths import repo_root

RANDOM_MODULI = 20
#: Where the files are that parts are made of.
_FOLDERS = {
    "mod": ("generated/mod/", "generated/mp/"),
    "ohta": ("generated/mod/ohta_", "papers/ohta/"),
    "ring": ("generated/ring/",),
}


def check_generated() -> int:
    """Compares every committed generated file with what the generator writes; their number."""
    from sangi.codegen import tree

    return tree.check(repo_root())


def update_generated(progress: Progress = silent) -> list[str]:
    """Checks what stale files are made of as `check` does, then writes these; their paths.

    A file that is what the generator writes was checked before it was written.
    """
    from sangi.codegen import tree

    root = repo_root()
    concerned = _made_of(tree.behind(root))
    if concerned:
        for _ in check(concerned, progress=progress):
            pass
    return tree.update(root)


def _made_of(paths: Iterable[str]) -> list[str]:
    """The objects of `check` that files are made of: all of them for what every file asks, none for tables of costs."""
    paths = list(paths)
    if any(path.startswith("generated/word/") for path in paths):
        return [*NAMED, *PARTS]
    fields = {name for name in NAMED for path in paths if re.search(rf"/{name}(?:x8)?[_.]", path)}
    parts = {name for name in PARTS for path in paths if path.startswith(_FOLDERS[name])}
    return [name for name in (*NAMED, *PARTS) if name in fields | parts]


def check(
    objects: Sequence[str] = (),
    *,
    random_moduli: int = 0,
    seed: int | None = None,
    operands: int = 0,
    progress: Progress = silent,
) -> Iterator[str]:
    """Checks fields and `PARTS` (all named ones and all parts without any), a line for each thing that was checked.

    The builders of fields are exhausted first.  `random_moduli` adds as many random ones; `operands` raises the number
    of operands of each modulus.
    """
    chosen = secrets.randbits(32) if seed is None else seed
    wanted = list(objects or (*NAMED, *PARTS)) + random_objects(random_moduli, chosen)
    parts = [name for name in wanted if name in PARTS]
    fields = [field_of(text) for text in wanted if text not in PARTS]
    yield f"seed {chosen}"
    if fields:
        yield from _builders(chosen, progress)
    for field in fields:
        yield from _checked(field, chosen, operands, progress)
    for name in parts:
        for line in PARTS[name](chosen, progress):
            yield f"{name}: {line}"


def _builders(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.codegen.x8 import KERNELS
    from sangi.verify import cpu, exhaust
    from sangi.verify.x8 import emitted as of_lanes

    compared = cpu.compare(seed=seed)
    if compared.differences:
        raise CheckFailed(f"the interpreter differs from this CPU: {compared.differences[0]}")
    yield str(compared)
    for backend in BACKENDS:
        for width, limbs, largest in exhaust.SIZES:
            done = exhaust.exhaust(backend, width, limbs, largest, progress=progress)
            yield (
                f"builders, {backend}: exhausted at {limbs} limbs of {width} bits, every aliasing: "
                f"{done.moduli} moduli to {largest}, {done.cases:,} cases"
            )
    yield from map(str, of_lanes.builders(tuple(KERNELS), of_lanes.SIZES))


def _mod(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.verify.mod.check import check

    yield from map(str, check(seed, progress))


def _ohta(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.verify.ohta.check import check

    yield from check(seed, progress)


def _ring(seed: int, progress: Progress) -> Iterator[str]:
    from sangi.codegen.table import ring_tell

    yield from ring_tell.check()


#: What can be checked besides fields: from a seed to a line for each thing that was checked.
PARTS: Mapping[str, Callable[[int, Progress], Iterator[str]]] = {"mod": _mod, "ohta": _ohta, "ring": _ring}


def _checked(field: Field, seed: int, operands: int, progress: Progress) -> Iterator[str]:
    from sangi.verify import emitted

    for width in (64, 32, 16):
        backends = tuple(b for b in BACKENDS if width in NATIVE_WIDTH[b])
        made = field_files(field, backends, width)
        limbs = f"{field.title}, limbs of {width} bits"
        yield f"{limbs}: {emitted.intervals(field, width)}"
        count = max(operands, emitted.VECTORS)
        for line in emitted.files(field, made, width, seed, progress, count):
            yield f"{limbs}: {line}"
    if ifma_user.has(field):
        for shown in _eight(field, seed):
            yield f"{field.title}, eight elements at once: {shown}"


def _eight(field: Field, seed: int) -> Iterator[str]:
    from sangi.codegen.x8.shape import Lanes
    from sangi.verify.x8 import emitted

    text = ifma_user.files(field)[field.prefix + ifma_user.SUFFIX]
    names, shape = ifma_user.operations(field), Lanes.of(field.modulus)
    yield from map(str, emitted.files(shape, text, ifma_user.prefix(field), names, seed))


def random_objects(count: int, seed: int) -> list[str]:
    """Odd moduli of 64 to 521 bits, composite ones too; every third fills its top limb."""
    import random

    source = random.Random(seed)
    out = []
    for i in range(count):
        bits = 64 * source.randint(1, 8) if i % 3 == 0 else source.randint(64, 521)
        out.append(hex(source.getrandbits(bits) | 1 << (bits - 1) | 1))
    return out


def mutate(progress: Progress = silent) -> tuple[list[str], str]:
    """Every mutant with the wrong answer that gave it away, and a summary; raises `CheckFailed` on a survivor."""
    from sangi.verify import mutate as mutation
    from sangi.verify.mod import mutate as of_mod
    from sangi.verify.x8 import mutate as of_lanes

    fates, known = mutation.run(progress), dict(mutation.EQUIVALENT)
    survivors = mutation.judge(fates)
    for kernels in (of_mod, of_lanes):
        found = list(kernels.fates(progress))
        survivors += mutation.judge(found, kernels.EQUIVALENT)
        fates += found
        known |= kernels.EQUIVALENT
    lines = []
    for f in fates:
        reason = f"equivalent: {known[f.key]}" if f.key in known else "caught at other moduli only"
        fate = f"caught: {f.fault}" if f.fault else reason
        lines.append(
            f"{f.backend}, {f.size[1]} limbs of {f.size[0]} bits, {f.operation} ({f.form}): {f.what}: {fate}"
        )
    return lines, f"{len(fates)} mutants, {len(fates) - len(survivors)} caught, {len(survivors)} equivalent"
