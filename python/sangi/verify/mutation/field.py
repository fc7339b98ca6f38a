# SPDX-License-Identifier: MIT OR Apache-2.0
"""Do the checks catch what they are there to catch?  Every mutant must give a wrong answer under exhaustion.

Mutants of the programs are run through all three back ends, mutants of the emitted assembly in the
interpreter.  A mutant that survives every modulus at both sizes computes the same function; it must stand in
`EQUIVALENT` with the reason, and whatever stands there must survive.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from sangi.codegen.emit import x64_text
from sangi.codegen.emit.assembler import NoRegister
from sangi.codegen.field import emitted_by
from sangi.codegen.op import OPERATIONS, Operation, Shape
from sangi.codegen.program import Op, Program
from sangi.errors import CheckFailed
from sangi.verify.checked import Check
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.exhaustive.field import wrong
from sangi.verify.interp.call import Refused
from sangi.verify.mutation import programs as mutants
from sangi.verify.run import field as execute

#: Moduli at which nearly every mutant shows itself; the others are run only for those that do not.
_FIRST = {(4, 2): (255, 127, 241, 101, 17, 3), (2, 3): (63, 31, 61, 23, 5, 3), (8, 2): exhaust.FACTOR_MODULI}
_FIRST_COUNT = 6
#: The back ends that mutants of programs are run through, and what stands for mutants of the emitted assembly.
PROGRAM_BACKENDS, TEXT = ("x64", "c", "ir"), "x64 text"


@dataclass(frozen=True)
class Fate:
    """What became of one mutant: `fault` is the wrong answer that gave it away, or empty."""

    backend: str
    size: tuple[int, int]
    form: str
    operation: str
    what: str
    fault: str

    @property
    def key(self) -> tuple[str, str, str]:
        """What identifies a mutant in `EQUIVALENT`."""
        return self.operation, self.form, self.what


#: (operation, form, mutant) -> why it computes the same function.  Filled from what survives, after proof.
EQUIVALENT: dict[tuple[str, str, str], str] = {
    ("mul_lazy", "spare", "widen is always 0 at widen -1 from the end"): (
        "only 31 at three limbs of 2 bits has so many: its interval allows a carry, and no pair of operands makes it"
    )
}


def _moduli(width: int, limbs: int, largest: int, form: str) -> list[int]:
    """All moduli that the form allows, the most revealing ones first."""
    usable = [s.modulus for s in exhaust.shapes(width, limbs, largest) if s.spare == (form == "spare")]
    first = [p for p in _FIRST[width, limbs] if p in usable]
    return first + [p for p in usable if p not in first]


def _alike(size: tuple[int, int, int], form: str) -> Iterator[list[tuple[int, Program]]]:
    """The programs of every operation, in groups of like ones, the most revealing moduli first."""
    width, limbs, largest = size
    moduli = _moduli(width, limbs, largest, form)
    for operation in OPERATIONS.values():
        if (form == "full" and operation.spare_only) or (operation.scalar == "c") != (width == 8):
            continue
        alike: dict[tuple[Op, ...], list[tuple[int, Program]]] = {}
        for p in moduli:
            program = operation.build(Shape(p, width, limbs, form == "spare"))
            alike.setdefault(tuple(n.op for n in program.nodes), []).append((p, program))
        yield from alike.values()


def program_mutants(size: tuple[int, int, int], form: str) -> Iterator[list[tuple[int, mutants.Mutant]]]:
    """For every mutant of every operation: its versions for like programs, the most revealing moduli first."""
    for group in _alike(size, form):
        versions = [[(p, mutant) for mutant in mutants.of(program)] for p, program in group]
        yield from map(list, zip(*versions, strict=True))


def listed() -> Iterator[Check]:
    """How many mutants `run` tries, by back end, size, form and operation."""
    for size in (*exhaust.SIZES, exhaust.FACTOR_SIZE):
        for form in ("spare", "full"):
            firsts = [group[0][1] for group in _alike(size, form)]
            for backend in PROGRAM_BACKENDS:
                made = Counter(p.name for p in firsts for _ in mutants.of(p) if _lowered(backend, p.name))
                yield from mutation(backend, size[:2], form, made)
            if size in exhaust.SIZES:
                texts = [(operation.name, next(built)) for operation, built in _texts(size, form)]
                made = Counter({name: len(list(text_mutants(text))) for name, (_, _, text) in texts})
                yield from mutation(TEXT, size[:2], form, made)


def mutation(backend: str, size: tuple[int, int], form: str, made: Mapping[str, int]) -> Iterator[Check]:
    """Mutants of a back end, counted by operation, as the list of checks has them."""
    detail = f"{size[1]}x{size[0]}, {form}"
    for operation, count in made.items():
        yield Check("mutants", backend.replace(" ", "_"), "mutation", detail, operation, count)


def named(fates: Iterable[Fate]) -> list[Check]:
    """The fates of mutants as the list of checks names them."""
    counted: dict[tuple[str, tuple[int, int], str], Counter[str]] = {}
    for f in fates:
        counted.setdefault((f.backend, f.size, f.form), Counter())[f.operation] += 1
    return [check for group, made in counted.items() for check in mutation(*group, made)]


def _interpreted(modulus: int, program: Program) -> str:
    try:
        executor = execute.x64({"mutant": program}, modulus)
        return wrong(executor, "mutant", program, OPERATIONS[program.name], modulus)[1]
    except Refused as refused:
        return str(refused)
    except (NoRegister, ValueError) as refused:
        return f"cannot be emitted: {refused}"


def _try_x64(versions: list[tuple[int, mutants.Mutant]]) -> str:
    """The first fault over the moduli, in the interpreter."""
    for modulus, mutant in versions:
        fault = _interpreted(modulus, mutant.program)
        if fault:
            return fault
    return ""


def run_programs(backend: str, size: tuple[int, int, int], progress: Callable[[str], None]) -> list[Fate]:
    """All mutants of the programs through one back end at one size."""
    width, limbs, _ = size
    fates = []
    for form in ("spare", "full"):
        everything = [v for v in program_mutants(size, form) if _lowered(backend, v[0][1].operation)]
        with tempfile.TemporaryDirectory() as folder:
            executor = _compiled(backend, everything, Path(folder)) if backend != "x64" else None
            for number, versions in enumerate(everything):
                mutant = versions[0][1]
                progress(f"{backend} {limbs} x {width} bits: {mutant.operation}, {mutant.what}")
                fault = _try_compiled(executor, number, versions) if executor else _try_x64(versions)
                fault = fault or _try_all(versions, Path(folder))
                fates.append(Fate(backend, (width, limbs), form, mutant.operation, mutant.what, fault))
    return fates


def _lowered(backend: str, operation: str) -> bool:
    """Whether the back end makes its code of the operation's program, and not by a schedule of its own."""
    return bool(emitted_by(backend, (operation,))) and not (
        backend == "x64" and operation in x64_text.SCHEDULED
    )


def _compiled(
    backend: str, everything: list[list[tuple[int, mutants.Mutant]]], folder: Path
) -> execute.Executor:
    """Every mutant for the first moduli, compiled as one unit."""
    programs = {
        f"m{i}_{p}": mutant.program
        for i, versions in enumerate(everything)
        for p, mutant in versions[:_FIRST_COUNT]
    }
    return (execute.portable_c if backend == "c" else execute.llvm_ir)(programs, folder)


def _try_compiled(executor: execute.Executor, number: int, versions: list[tuple[int, mutants.Mutant]]) -> str:
    """The first fault over the first moduli, in compiled code."""
    for modulus, mutant in versions[:_FIRST_COUNT]:
        symbol = f"m{number}_{modulus}"
        fault = wrong(executor, symbol, mutant.program, OPERATIONS[mutant.operation], modulus)[1]
        if fault:
            return fault
    return ""


_TEXT_EDITS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("adc ", ("add ",)),
    ("sbb ", ("sub ",)),
    ("rcr ", ("shr ",)),
    ("cmovc ", ("cmovnc ", "nop #")),
    ("cmovnc ", ("cmovc ", "nop #")),
    ("cmovnz ", ("cmovz ", "nop #")),
    ("cmovz ", ("cmovnz ", "nop #")),
    ("and ", ("nop #",)),
    ("test ", ("nop #",)),
    ("adcx ", ("nop #",)),
    ("adox ", ("nop #",)),
    ("mulx ", ("nop #",)),
    ("cmp ", ("nop #",)),
    ("bt ", ("nop #",)),
)


def text_mutants(text: str) -> Iterator[tuple[str, str]]:
    """Assembly with one instruction replaced or removed, and what was done."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        stripped = line.strip()
        for mnemonic, others in _TEXT_EDITS:
            if not stripped.startswith(mnemonic):
                continue
            for other in others:
                changed = "" if other == "nop #" else line.replace(mnemonic, other, 1)
                said = "removed" if other == "nop #" else f"becomes {other.strip()}"
                edited = "\n".join([*lines[:number], changed, *lines[number + 1 :]])
                yield f"{stripped!r} {said}", edited


def _try_all(versions: list[tuple[int, mutants.Mutant]], folder: Path) -> str:
    """The first fault over every modulus, in compiled IR: for what the first moduli did not show."""
    programs = {f"m_{p}": mutant.program for p, mutant in versions}
    executor = execute.llvm_ir(programs, folder)
    for modulus, mutant in versions:
        fault = wrong(executor, f"m_{modulus}", mutant.program, OPERATIONS[mutant.operation], modulus)[1]
        if fault:
            return fault
    return ""


def run_text(size: tuple[int, int, int], progress: Callable[[str], None]) -> list[Fate]:
    """All mutants of the emitted assembly in the interpreter at one size."""
    width, limbs, _ = size
    fates = []
    for form in ("spare", "full"):
        for operation, made in _texts(size, form):
            built = list(made)
            texts = [list(text_mutants(text)) for _, _, text in built]
            for number, (what, _) in enumerate(texts[0]):
                progress(f"x64 text {limbs} x {width} bits: {operation.name}, {what}")
                fault = ""
                for (p, program, _), edited in zip(built, texts, strict=True):
                    fault = _text_fault(edited[number][1], program, p)
                    if fault:
                        break
                fates.append(Fate(TEXT, (width, limbs), form, operation.name, what, fault))
    return fates


def _texts(
    size: tuple[int, int, int], form: str
) -> Iterator[tuple[Operation, Iterator[tuple[int, Program, str]]]]:
    """Every operation whose text is changed, and its modulus, program and text for each modulus.

    An operation that is scheduled for its modulus has other instructions for other moduli: the prover has its mutants.
    """
    width, limbs, largest = size
    moduli = _moduli(width, limbs, largest, form)
    for operation in (OPERATIONS[name] for name in emitted_by("x64", tuple(OPERATIONS))):
        if not (form == "full" and operation.spare_only) and operation.name not in x64_text.SCHEDULED:
            built = ((p, operation.build(Shape(p, width, limbs, form == "spare"))) for p in moduli)
            yield (
                operation,
                ((p, made, x64_text.text({"mutant": made}, p, "modulus", hidden=False)) for p, made in built),
            )


def _text_fault(text: str, program: Program, modulus: int) -> str:
    try:
        executor = execute.Interpreted(text, {"mutant": program})
        return wrong(executor, "mutant", program, OPERATIONS[program.name], modulus)[1]
    except Refused as refused:
        return str(refused)


def run(progress: Callable[[str], None] = lambda _: None) -> list[Fate]:
    """Every mutant at both sizes."""
    fates: list[Fate] = []
    for size in (*exhaust.SIZES, exhaust.FACTOR_SIZE):
        for backend in PROGRAM_BACKENDS:
            fates += run_programs(backend, size, progress)
        if size in exhaust.SIZES:
            fates += run_text(size, progress)
    return fates


def judge(fates: list[Fate], equivalent: Mapping[tuple[str, str, str], str] | None = None) -> list[Fate]:
    """The survivors, each with its reason in `EQUIVALENT`, or in another table; raises `CheckFailed` for any other.

    Of the table, what concerns the operations of these fates counts.

    A mutant survives a back end if no size shows it there: at narrow limbs a carry may be impossible that
    wider ones have.
    """
    shown = {(f.backend, f.key) for f in fates if f.fault}
    survivors = [f for f in fates if not f.fault and (f.backend, f.key) not in shown]
    tried = {f.operation for f in fates}
    listed = {key for key in (EQUIVALENT if equivalent is None else equivalent) if key[0] in tried}
    unexplained = sorted({f.key for f in survivors} - listed)
    if unexplained:
        raise CheckFailed("mutants that no check catches: " + "; ".join(", ".join(k) for k in unexplained))
    dead = sorted(listed - {f.key for f in survivors})
    if dead:
        raise CheckFailed("listed as equivalent, but caught: " + "; ".join(", ".join(k) for k in dead))
    return survivors
