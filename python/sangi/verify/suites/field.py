# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is checked of generated files before they are written: the very texts, compiled or assembled."""

from __future__ import annotations

import contextlib
import ctypes
import platform
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from pathlib import Path

from sangi import toolchain
from sangi.codegen import llvm
from sangi.codegen.emit.c_loops import LOOPED
from sangi.codegen.field import SUFFIX, Field, emitted_by
from sangi.codegen.op import available
from sangi.codegen.program import Program
from sangi.errors import CheckFailed, Unavailable
from sangi.files import temporary
from sangi.prime import ROUNDS
from sangi.verify.binary.targets import TARGETS
from sangi.verify.bounds import intervals as bounds
from sangi.verify.checked import Check, Checked, named
from sangi.verify.constant_time import object_check
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.run import field as execute
from sangi.verify.suites import user
from sangi.verify.symbolic import compiled, image, prove
from sangi.verify.symbolic.contracts import specs
from sangi.verify.symbolic.witness import searcher
from sangi.verify.vectors import field as vectors

#: Operands of the modulus that are run before anything is written.
VECTORS = 2000
#: Operations that multiply: on a core whose multiplier is variable-time they are not safe, and said so.
PRODUCTS = ("mul", "sqr", "mul_small", "mul_lazy")
LEVELS = ("-O2", "-O3", "-Os")
#: What objects of the host's compiler are called.
HOST = "gcc"

Progress = Callable[[str], None]


#: The object that checks of builders name: every modulus of small limbs.
BUILDERS = "builders"


def targets(width: int) -> list[str]:
    """The targets of the constant-time object check whose registers suit limbs of `width` bits."""
    return [t.name for t in TARGETS.values() if (t.bits == 64) == (width == 64)]


def builders(backends: tuple[str, ...], operations: tuple[str, ...], progress: Progress) -> Iterator[Checked]:
    """Exhausts the builders of the operations at both small sizes; raises `CheckFailed`."""
    for width, limbs, largest in exhaust.SIZES:
        for done in exhaust.exhaust_each(backends, width, limbs, largest, operations, ({},), progress):
            how = f"exhausted at {limbs} limbs of {width} bits"
            amount = f"{done.moduli} moduli to {largest}, {done.cases:,} cases"
            yield Checked(f"builders, {done.backend}", how, amount, exhausted(done))


def exhausted(done: exhaust.Exhausted) -> tuple[Check, ...]:
    """The names of what an exhaustion has run."""
    return named(BUILDERS, done.backend, "exhaustive", f"{done.limbs}x{done.width}", done.operations)


def listed_builders(backends: tuple[str, ...]) -> Iterator[Check]:
    """Every check of `builders`, by name."""
    for backend in backends:
        for width, limbs, _ in exhaust.SIZES:
            yield from named(BUILDERS, backend, "exhaustive", f"{limbs}x{width}", emitted_by(backend))


def name_of(field: Field) -> str:
    """The field as the list of checks names it."""
    return field.title.split(",")[0].replace(" ", "")


def compilers(width: int) -> tuple[str, ...]:
    """What compiles C for limbs of `width` bits, where it is installed."""
    host = ("gcc",) if width == 64 else ()
    crossed = (f"gcc {name}" for name in targets(width) if toolchain.crosses_gcc(name))
    return (*host, *crossed, *(f"clang {name}" for name in targets(width)))


def listed(field: Field, backends: tuple[str, ...], width: int) -> Iterator[Check]:
    """Every check of `intervals` and `files`, by name."""
    name = name_of(field)
    yield from named(name, f"arithmetic{width}", "bounds", "", _bounded(field))
    for backend in backends:
        what = backend if backend == "x64" else f"{backend}{width}"
        operations = available(field.shape(width), emitted_by(backend, field.operations))
        yield from named(name, what, "vectors", "", operations)
        if backend == "x64":
            yield from named(name, what, "interp", "", operations)
        for target in {"c": compilers(width), "ir": targets(width), "x64": ("x86-64",)}[backend]:
            yield from named(name, what, "constant_time", target, _straight(backend, width, operations))
        if width == 64 and backend != "ir":
            yield from named(name, what, "symbolic", "", _provable(field, operations))


def _bounded(field: Field) -> list[str]:
    return [name for name in field.operations if name in bounds.PROMISES]


def _straight(backend: str, width: int, operations: Iterable[str]) -> list[str]:
    """The operations whose code has no loop."""
    return [name for name in operations if backend != "c" or width != 16 or name not in LOOPED]


def _provable(field: Field, operations: Iterable[str]) -> list[str]:
    limbs = field.shape(64).limbs
    return [name for name in operations if specs(name, field.modulus, limbs)]


def kind(field: Field) -> Checked:
    """Whether the modulus is prime."""
    return Checked("modulus", f"Miller-Rabin, {ROUNDS} rounds", field.kind)


def intervals(field: Field, width: int) -> Checked:
    """Proves the arithmetic of the field's modulus at the level of whole numbers; raises `CheckFailed`."""
    names = _bounded(field)
    paths = sum(bounds.prove(name, field.shape(width)) for name in names)
    amount = f"{len(names)} operations, {paths} paths"
    shown = named(name_of(field), f"arithmetic{width}", "bounds", "", names)
    return Checked("arithmetic", "intervals on every path", amount, shown)


def files(
    field: Field,
    texts: Mapping[str, str],
    width: int,
    seed: int,
    progress: Progress,
    count: int = VECTORS,
    levels: tuple[str, ...] = LEVELS,
) -> Iterator[Checked]:
    """Runs the texts of `codegen.field.files` and checks their objects at the given levels; raises `CheckFailed`."""
    with temporary() as folder:
        for file, text in texts.items():
            (folder / file).write_text(text)
        if f"{field.prefix}.ll" in texts:
            yield from _ir(field, texts[f"{field.prefix}.ll"], width, seed, folder, progress, count, levels)
        if f"{field.prefix}.c" in texts:
            yield from _c(field, folder / f"{field.prefix}.c", width, seed, progress, count, levels)
        if field.prefix + SUFFIX["x64"] in texts:
            yield from _x64(field, texts[field.prefix + SUFFIX["x64"]], seed, folder, progress, count)
        yield from user.one_element(field, texts, width, seed, folder)


def _run(
    what: str,
    executor: execute.Executor,
    field: Field,
    backend: str,
    programs: Mapping[str, Program],
    seed: int,
    progress: Progress,
    count: int,
) -> Checked:
    ran, fault = vectors.first_fault(executor, programs, field.modulus, count, seed, progress)
    if fault:
        raise CheckFailed(f"{what}: {fault}")
    kind = "interp" if isinstance(executor, execute.Interpreted) else "vectors"
    shown = named(name_of(field), backend, kind, "", (p.name for p in programs.values()))
    return Checked(what, "edge and random operands, every aliasing", f"{ran:,} cases, seed {seed}", shown)


def _straight_line(
    field: Field,
    backend: str,
    programs: Mapping[str, Program],
    symbols: Collection[str],
    targets: Iterable[str],
) -> tuple[Check, ...]:
    """The names of object checks that were passed."""
    operations = [p.name for symbol, p in programs.items() if symbol in symbols]
    return tuple(
        check
        for target in dict.fromkeys(targets)
        for check in named(name_of(field), backend, "constant_time", target, operations)
    )


def _require_straight_line(
    what: str, content: bytes, target: str, symbols: Collection[str], passed: set[object]
) -> None:
    """Refuses what is not straight-line code; a product's multiplications are the core's business.

    `passed` has what other objects of the same symbols were found to be: levels often make the same code.
    """
    products = tuple(f"_{name}" for name in PRODUCTS)
    for found in object_check.check(content, target, symbols, passed):
        if not (found.why.startswith("variable latency") and found.function.endswith(products)):
            raise CheckFailed(f"{what} is not straight-line code: {found}")


def _library(file: Path, flags: tuple[str, ...], made: bytes | None) -> ctypes.CDLL:
    """C to run here: the object of it that is checked, where there is one that links into a library."""
    name = file.name.replace(".", "_")
    if made is not None:
        given = file.with_suffix(".o")
        given.write_bytes(made)
        with contextlib.suppress(CheckFailed):
            return ctypes.CDLL(str(toolchain.shared([given], cwd=file.parent, name=name)))
        given.unlink()
    return ctypes.CDLL(str(toolchain.shared([file], cwd=file.parent, flags=flags, name=name)))


def _here(objects: Iterable[tuple[str, str, bytes]]) -> bytes | None:
    """The object that this machine runs, if it is among those that are checked."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        return None
    return next((content for what, _, content in objects if what == f"{HOST} -O2"), None)


def _c(
    field: Field, file: Path, width: int, seed: int, progress: Progress, count: int, levels: tuple[str, ...]
) -> Iterator[Checked]:
    folder, programs = file.parent, field.programs(width)
    compiled_objects = list(c_objects(file.read_text(), width, folder, progress, levels=levels))
    library = _library(file, (*toolchain.C11, "-O2"), _here(compiled_objects))
    executor = execute.loaded(library, programs, execute.driver(width, folder))
    yield _run(f"C, {toolchain.cc().version}", executor, field, f"c{width}", programs, seed, progress, count)
    straight = [s for s, p in programs.items() if width != 16 or p.name not in LOOPED]
    passed: set[object] = set()
    for what, target, content in compiled_objects:
        _require_straight_line(what, content, target, straight, passed)
    by = [what.rpartition(" ")[0] for what, _, _ in compiled_objects]
    shown = _straight_line(field, f"c{width}", programs, straight, by)
    yield Checked("C", "straight line", ", ".join(what for what, _, _ in compiled_objects), shown)
    if width == 64 and platform.machine().lower() in ("x86_64", "amd64"):
        yield _compiled(file.read_text(), programs, field, folder, progress)


def _compiled(
    text: str, programs: Mapping[str, Program], field: Field, folder: Path, progress: Progress
) -> Checked:
    """Which kernels are proved from gcc's object; what is refused is listed, and was tested like the rest."""
    try:
        gcc = toolchain.gcc()
    except Unavailable as error:
        return Checked("C", "not proved", str(error))
    made = toolchain.compile_c(
        text, cwd=folder, compiler=gcc, flags=(*toolchain.C11, *compiled.FLAGS), name="proved"
    )
    tried = compiled.prove_object(made.read_bytes(), programs, field.modulus, progress)
    proved, refused = compiled.proved(tried)
    rest = f"; tested, not proved: {', '.join(refused)}" if refused else ""
    how = f"proved through the object of {gcc.version} {' '.join(compiled.FLAGS)}"
    shown = named(name_of(field), "c64", "symbolic", "", _provable(field, [*proved, *refused]))
    return Checked("C", how, f"{', '.join(proved) or 'nothing'}{rest}", shown)


def c_objects(
    text: str,
    width: int,
    folder: Path,
    progress: Progress,
    include: tuple[str, ...] = (),
    levels: tuple[str, ...] = LEVELS,
) -> Iterator[tuple[str, str, bytes]]:
    """(what, target, object) of C text for every compiler, level and target that suits its limbs.

    Host objects only for 64-bit limbs; clang and the cross compilers of gcc, where they are installed, for the
    other targets.
    """
    flags = (*toolchain.C11, *include)
    compilers: list[tuple[str, str, toolchain.Compiler]] = []
    if width == 64:
        compilers.append((HOST, "x86-64", toolchain.cc()))
    for name in targets(width):
        with contextlib.suppress(Unavailable):
            compilers.append((f"gcc {name}", name, toolchain.cross_gcc(name)))
    try:
        compilers += [
            (f"clang {t.name}", t.name, toolchain.cross(t.triple, *t.flags))
            for t in TARGETS.values()
            if t.name in targets(width)
        ]
    except Unavailable:
        if not compilers:
            raise
    for what, target, compiler in compilers:
        for level in levels:
            progress(f"{what} {level}")
            made = toolchain.compile_c(
                text, cwd=folder, compiler=compiler, flags=(*flags, level), name="checked"
            )
            yield f"{what} {level}", target, made.read_bytes()


def ir_objects(
    text: str, width: int, progress: Progress, levels: tuple[str, ...] = LEVELS
) -> Iterator[tuple[str, str, bytes]]:
    """(what, target, object) of IR text for every target that suits its limbs, at -O2 (also for -Os) and -O3."""
    for name in targets(width):
        for level in sorted({3 if level == "-O3" else 2 for level in levels}):
            progress(f"llvm {name} -O{level}")
            yield f"{name} -O{level}", name, llvm.compile_ir(text, llvm.target(TARGETS[name].llvm), level)


def _ir(
    field: Field,
    text: str,
    width: int,
    seed: int,
    folder: Path,
    progress: Progress,
    count: int,
    levels: tuple[str, ...],
) -> Iterator[Checked]:
    programs = field.programs(width)
    executor = execute.jit(text, programs, execute.driver(width, folder), 3)
    yield _run(f"IR, {llvm.version()}", executor, field, f"ir{width}", programs, seed, progress, count)
    compiled_objects = list(ir_objects(text, width, progress, levels))
    passed: set[object] = set()
    for what, target, content in compiled_objects:
        _require_straight_line(f"IR for {what}", content, target, programs, passed)
    shown = _straight_line(
        field, f"ir{width}", programs, programs, (target for _, target, _ in compiled_objects)
    )
    yield Checked("IR", "straight line", ", ".join(what for what, _, _ in compiled_objects), shown)


def _x64(
    field: Field, text: str, seed: int, folder: Path, progress: Progress, count: int
) -> Iterator[Checked]:
    programs = field.programs(64, "x64")
    interpreted = execute.Interpreted(text, programs)
    yield _run("x64, interpreted", interpreted, field, "x64", programs, seed, progress, count)
    made = toolchain.assemble(text, cwd=folder, name="assembled")
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=folder, name="assembled")))
    executor = execute.loaded(library, programs, execute.driver(64, folder))
    yield _run("x64, on this CPU", executor, field, "x64", programs, seed, progress, count)
    content = made.read_bytes()
    _require_straight_line("x64", content, "x86-64", programs, set())
    shown = _straight_line(field, "x64", programs, programs, ("x86-64",))
    yield Checked("x64", "straight line", toolchain.cc().version, shown)
    yield _proved(content, programs, field, progress)


def _proved(content: bytes, programs: Mapping[str, Program], field: Field, progress: Progress) -> Checked:
    """Proves every kernel that a proof reaches, from the bytes of the object."""
    loaded = image.read(content)
    proofs, reached = [], set()
    for symbol, program in programs.items():
        for spec in specs(program.name, field.modulus, program.limbs):
            progress(f"proof of {symbol}")
            proofs.append(prove(loaded, symbol, spec, witness=searcher(content)))
            reached.add(program.name)
    missing = [p.name for p in programs.values() if p.name not in reached]
    seconds = sum(proof.seconds for proof in proofs)
    rest = f"; tested, not proved: {', '.join(missing)}" if missing else ""
    shown = named(name_of(field), "x64", "symbolic", "", reached)
    how = f"proved from its bytes in {seconds:.1f} s"
    return Checked("x64", how, f"{', '.join(sorted(reached))}{rest}", shown)
