# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks what is generated, and how it is generated."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from sangi.api.making import field_of
from sangi.api.progress import Progress, silent
from sangi.codegen import ifma_user
from sangi.codegen.field import BACKENDS, NATIVE_WIDTH, Field
from sangi.codegen.user.files import one_element
from sangi.errors import CheckFailed
from sangi.extras import need
from sangi.named import NAMED
from sangi.paths import repo_root

if TYPE_CHECKING:
    from sangi.verify.checked import Check, Checked

RANDOM_MODULI = 20
#: Bits of a limb that a field's C and IR are checked with.
WIDTHS = (64, 32, 16)
#: Where the files are that parts are made of.
_FOLDERS = {
    "mod": ("generated/mod/", "generated/mp/"),
    "ohta": ("generated/mod/ohta_", "papers/ohta/"),
    "ring": ("generated/ring/",),
}


def check_generated() -> int:
    """Compares every committed generated file with what the generator writes; their number."""
    need("gen", "the generator")
    from sangi.codegen import tree

    return tree.check(repo_root())


def update_generated(progress: Progress = silent) -> list[str]:
    """Checks what stale files are made of as `check` does, then writes these; their paths.

    A file that is what the generator writes was checked before it was written.
    """
    need("gen", "the generator")
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
    of operands of each modulus.  What stands in `checks` and was not carried out, since this machine lacks a compiler
    or instructions, is said last.
    """
    need("gen", "checking what is generated")
    chosen = secrets.randbits(32) if seed is None else seed
    wanted = list(objects or (*NAMED, *PARTS)) + random_objects(random_moduli, chosen)
    parts = [name for name in wanted if name in PARTS]
    fields = [field_of(text) for text in wanted if text not in PARTS]
    yield f"seed {chosen}"
    done: set[Check] = set()
    for where, checked in _run(fields, parts, chosen, operands, progress):
        done.update(checked.checks)
        yield f"{where}{checked}"
    yield from _missing(set(_listed(fields, parts)), done)


def _missing(wanted: set[Check], done: set[Check]) -> Iterator[str]:
    """What is on the list and was not carried out; raises `CheckFailed` for what was and is not on it."""
    from sangi.verify.checked import lines

    if done - wanted:
        raise CheckFailed(f"not on the list of checks: {'; '.join(lines(sorted(done - wanted)))}")
    for line in lines(sorted(wanted - done)):
        yield f"not on this machine: {line}"


def _run(
    fields: Sequence[Field], parts: Sequence[str], seed: int, operands: int, progress: Progress
) -> Iterator[tuple[str, Checked]]:
    """Everything that was checked, and what its line begins with."""
    if fields:
        yield from (("", checked) for checked in _builders(seed, progress))
    for field in fields:
        yield from _checked(field, seed, operands, progress)
    for name in parts:
        yield from ((f"{name}: ", checked) for checked in PARTS[name].check(seed, progress))


def checks(objects: Sequence[str] = ()) -> Iterator[str]:
    """The list of checks by object, back end, kind and operation; without objects that of mutants, too."""
    need("gen", "the list of checks")
    from sangi.verify.checked import lines

    wanted = list(objects or (*NAMED, *PARTS))
    fields = [field_of(text) for text in wanted if text not in PARTS]
    yield from lines(_listed(fields, [name for name in wanted if name in PARTS]))
    if not objects:
        yield from lines(_mutants())


def _listed(fields: Sequence[Field], parts: Sequence[str]) -> Iterator[Check]:
    from sangi.codegen.x8 import KERNELS
    from sangi.verify.interp import cpu
    from sangi.verify.suites import field as emitted
    from sangi.verify.suites import x8

    if fields:
        yield from cpu.listed()
        yield from emitted.listed_builders(BACKENDS)
        yield from x8.listed_builders(tuple(KERNELS))
    for field in fields:
        for width in WIDTHS:
            yield from emitted.listed(field, _backends(width), width)
        if ifma_user.has(field):
            yield from x8.listed(f"{emitted.name_of(field)}x8", ifma_user.operations(field))
    for name in parts:
        yield from PARTS[name].listed()


def _mutants() -> Iterator[Check]:
    from sangi.verify.mutation import field as mutate
    from sangi.verify.mutation import mod as of_mod
    from sangi.verify.mutation import x8 as of_x8

    for kernels in (mutate, of_mod, of_x8):
        yield from kernels.listed()


def _builders(seed: int, progress: Progress) -> Iterator[Checked]:
    from sangi.codegen.x8 import KERNELS
    from sangi.verify.checked import Checked
    from sangi.verify.exhaustive import field as exhaust
    from sangi.verify.interp import cpu
    from sangi.verify.suites import field as emitted
    from sangi.verify.suites import x8

    compared = cpu.compare(seed=seed)
    if compared.differences:
        raise CheckFailed(f"the interpreter differs from this CPU: {compared.differences[0]}")
    yield compared.checked()
    for backend in BACKENDS:
        for width, limbs, largest in exhaust.SIZES:
            done = exhaust.exhaust(backend, width, limbs, largest, progress=progress)
            how = f"exhausted at {limbs} limbs of {width} bits, every aliasing"
            amount = f"{done.moduli} moduli to {largest}, {done.cases:,} cases"
            yield Checked(f"builders, {backend}", how, amount, emitted.exhausted(done))
    yield from x8.builders(tuple(KERNELS), x8.SIZES)


class _Part:
    """A module that checks something besides fields, imported when it is asked for."""

    def __init__(self, module: str) -> None:
        self._module = module

    def listed(self) -> Iterator[Check]:
        """Every check by name."""
        return iter(import_module(self._module).listed())

    def check(self, seed: int, progress: Progress) -> Iterator[Checked]:
        """Every check, one after another; raises `CheckFailed`."""
        return iter(import_module(self._module).check(seed, progress))


#: What can be checked besides fields.
PARTS: Mapping[str, _Part] = {
    "mod": _Part("sangi.verify.suites.mod"),
    "ohta": _Part("sangi.verify.suites.ohta"),
    "ring": _Part("sangi.verify.suites.ring"),
}


def _backends(width: int) -> tuple[str, ...]:
    return tuple(b for b in BACKENDS if width in NATIVE_WIDTH[b])


def _checked(field: Field, seed: int, operands: int, progress: Progress) -> Iterator[tuple[str, Checked]]:
    from sangi.verify.suites import field as emitted

    for width in WIDTHS:
        made = one_element(field, _backends(width), width)
        limbs = f"{field.title}, limbs of {width} bits: "
        yield limbs, emitted.intervals(field, width)
        count = max(operands, emitted.VECTORS)
        for checked in emitted.files(field, made, width, seed, progress, count):
            yield limbs, checked
    if ifma_user.has(field):
        for checked in _eight(field, seed):
            yield f"{field.title}, eight elements at once: ", checked


def _eight(field: Field, seed: int) -> Iterator[Checked]:
    from sangi.codegen.x8.shape import X8Shape
    from sangi.verify.suites import x8 as emitted
    from sangi.verify.suites.field import name_of

    text = ifma_user.files(field)[field.prefix + ifma_user.SUFFIX]
    names, shape = ifma_user.operations(field), X8Shape.of(field.modulus)
    prefix = ifma_user.prefix(field)
    yield from emitted.files(shape, text, prefix, names, seed, f"{name_of(field)}x8")


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
    """Every mutant with the wrong answer that gave it away, and a summary.

    Raises `CheckFailed` on a survivor, and where mutants were run that are not those of the list of checks.
    """
    need("gen", "checking the generator")
    from sangi.verify.mutation import field as mutation
    from sangi.verify.mutation import mod as of_mod
    from sangi.verify.mutation import x8 as of_x8

    fates, known = list(mutation.run(progress)), dict(mutation.EQUIVALENT)
    survivors = mutation.judge(fates)
    for kernels in (of_mod, of_x8):
        found = list(kernels.fates(progress))
        survivors += mutation.judge(found, kernels.EQUIVALENT)
        fates += found
        known |= kernels.EQUIVALENT
    if set(mutation.named(fates)) != set(_mutants()):
        raise CheckFailed("the mutants that were run are not those of the list of checks")
    lines = []
    for f in fates:
        reason = f"equivalent: {known[f.key]}" if f.key in known else "caught at other moduli only"
        fate = f"caught: {f.fault}" if f.fault else reason
        lines.append(
            f"{f.backend}, {f.size[1]} limbs of {f.size[0]} bits, {f.operation} ({f.form}): {f.what}: {fate}"
        )
    return lines, f"{len(fates)} mutants, {len(fates) - len(survivors)} caught, {len(survivors)} equivalent"
