# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is checked of the generated kernels of run-time moduli before they are written: the very texts."""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from sangi import toolchain
from sangi.codegen import mod
from sangi.codegen.emit import x64_ohta, x64_text
from sangi.codegen.op.any_modulus import FILES
from sangi.codegen.program import Program
from sangi.errors import CheckFailed, Unavailable
from sangi.files import temporary
from sangi.paths import repo_root
from sangi.verify.checked import Check, Checked, named
from sangi.verify.constant_time import object_check
from sangi.verify.exhaustive import mod as exhaust
from sangi.verify.exhaustive import mod_ohta as ohta
from sangi.verify.run.mod import Interpreted, Native, Runner
from sangi.verify.suites import field as emitted
from sangi.verify.symbolic import Spec, Unproved, compiled, image, prove
from sangi.verify.symbolic.witness import searcher
from sangi.verify.vectors import mod as family
from sangi.verify.vectors import mod_ohta as ohta_family

#: Operands of each modulus of each count of limbs.
OPERANDS = 100
#: Seconds after which the proof of a compiled kernel is given up.
SECONDS = 20.0
#: At the largest narrow size of Ohta's products, one modulus in so many is run.
EVERY = 100
WIDTHS = (64, 32, 16)
_COMMAND = "sangi check mod"

#: What the list of checks calls these kernels.
OBJECT = "mod"

Progress = Callable[[str], None]


def _named(backend: str, kind: str, detail: str, programs: Mapping[str, Program]) -> tuple[Check, ...]:
    return named(OBJECT, backend, kind, detail, (f"{p.name}_{p.limbs}" for p in programs.values()))


def _builders() -> Iterator[tuple[str, str, tuple[int, int, int, int], list[str]]]:
    """File, back end, size and kernels of every exhaustion."""
    for file, backend in (*(("mont", backend) for backend in exhaust.BACKENDS), ("sum", "x64")):
        for size in exhaust.SIZES:
            if names := [kernel.name for kernel in exhaust.at_size(size, file)]:
                yield file, backend, size, names


def listed() -> Iterator[Check]:
    """Every check of `check`, by name."""
    for _, backend, (width, limbs, _, _), names in _builders():
        yield from named(OBJECT, backend, "exhaustive", f"{limbs}x{width}", names)
    for width, limbs, _ in ohta.SIZES:
        yield from named(OBJECT, "x64", "exhaustive", f"{limbs}x{width}", x64_ohta.SCHEDULED)
    ohta_programs = {symbol: kernel.program for symbol, kernel in mod.ohta_kernels().items()}
    files = {file: mod.programs(64, "x64", file) for file in FILES}
    for programs in (*files.values(), ohta_programs):
        for kind in ("interp", "vectors"):
            yield from _named("x64", kind, "", programs)
        yield from _named("x64", "constant_time", "x86-64", programs)
    for programs in (*files.values(), ohta_programs):
        yield from _named("x64", "symbolic", "", programs)
    for width in WIDTHS:
        programs = mod.programs(width, "c")
        yield from _named(f"c{width}", "vectors", "", programs)
        for compiler in emitted.compilers(width) if width != 16 else ():
            yield from _named(f"c{width}", "constant_time", compiler, programs)
        if width == 64:
            yield from _named("c64", "symbolic", "", programs)


def check(
    seed: int,
    progress: Progress = lambda _: None,
    count: int = OPERANDS,
    levels: tuple[str, ...] = emitted.LEVELS,
) -> Iterator[Checked]:
    """Every check, one after another; raises `CheckFailed` with the first fault."""
    with temporary() as folder:
        for file, backend, size, names in _builders():
            done = exhaust.exhaust(backend, size, folder, progress, file)
            how = f"exhausted at {done.limbs} limbs of {done.width} bits, every aliasing"
            amount = f"{', '.join(names)}, {done.moduli} moduli to {size[2]}, {done.cases:,} cases"
            shown = named(OBJECT, backend, "exhaustive", f"{done.limbs}x{done.width}", done.operations)
            yield Checked(f"builders, {backend}", how, amount, shown)
        for file in FILES:
            yield from _x64(file, seed, folder, progress, count)
        yield from _ohta(seed, folder, progress, count)
        for width in WIDTHS:
            yield from _c(width, seed, folder, progress, count, levels)


def _run(
    what: str,
    run: Runner,
    programs: Mapping[str, Program],
    seed: int,
    progress: Progress,
    count: int,
    backend: str = "x64",
    first_fault: Callable[..., tuple[int, str]] = family.first_fault,
) -> Checked:
    ran, fault = first_fault(run, programs, count, seed, progress)
    if fault:
        raise CheckFailed(f"{what}: {fault}")
    shown = _named(backend, "interp" if isinstance(run, Interpreted) else "vectors", "", programs)
    how = "edge and random operands and moduli, every aliasing"
    return Checked(what, how, f"{ran:,} cases, seed {seed}", shown)


def _x64(file: str, seed: int, folder: Path, progress: Progress, count: int) -> Iterator[Checked]:
    programs, what = mod.programs(64, "x64", file), f"x64, {file}"
    text = mod.assembly(programs, hidden=False)
    yield _run(f"{what}, interpreted", Interpreted(text, programs), programs, seed, progress, count // 4)
    made = toolchain.assemble(text, cwd=folder, name=file)
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=folder, name=file)))
    yield _run(f"{what}, on this CPU", Native(library, programs, folder), programs, seed, progress, count)
    content = toolchain.assemble(mod.x64_file(_COMMAND, file), cwd=folder, name="hidden").read_bytes()
    yield _straight_line(what, content, programs)
    taken = "every modulus" if all(kernel.even for kernel in FILES[file]) else "every odd modulus"
    yield _proved(what, content, programs, taken, progress)


def _ohta(seed: int, folder: Path, progress: Progress, count: int) -> Iterator[Checked]:
    for size in ohta.SIZES:
        done = ohta.exhaust(size, every=EVERY if size == ohta.SIZES[-1] else 1, progress=progress)
        how = f"text exhausted at {done.limbs} limbs of {done.width} bits, every aliasing"
        shown = named(OBJECT, "x64", "exhaustive", f"{done.limbs}x{done.width}", done.operations)
        yield Checked("x64, Ohta", how, f"{done.moduli} moduli, {done.cases:,} cases", shown)
    kernels = mod.ohta_kernels()
    programs = {symbol: kernel.program for symbol, kernel in kernels.items()}
    text = x64_text.file(kernels, hidden=False)
    made = toolchain.assemble(text, cwd=folder, name="ohta")
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=folder, name="ohta")))
    runs: tuple[tuple[str, Runner, int], ...] = (
        ("x64, Ohta, interpreted", Interpreted(text, programs), count // 4),
        ("x64, Ohta, on this CPU", Native(library, programs, folder), count),
    )
    for what, run, some in runs:
        yield _run(what, run, programs, seed, progress, some, first_fault=ohta_family.first_fault)
    content = made.read_bytes()
    yield _straight_line("x64, Ohta", content, programs)
    yield _proved("x64, Ohta", content, programs, "every modulus that fills its bytes", progress)


def _proved(
    what: str, content: bytes, programs: Mapping[str, Program], taken: str, progress: Progress
) -> Checked:
    seconds = sum(prove_kernels(content, programs, progress))
    shown = _named("x64", "symbolic", "", programs)
    return Checked(
        what, f"proved from its bytes in {seconds:.1f} s", f"{len(programs)} kernels, {taken}", shown
    )


def _straight_line(what: str, content: bytes, programs: Mapping[str, Program]) -> Checked:
    check_object(what, content, "x86-64", programs)
    shown = _named("x64", "constant_time", "x86-64", programs)
    return Checked(what, "straight line", toolchain.cc().version, shown)


def check_object(what: str, content: bytes, target: str, programs: Mapping[str, Program]) -> None:
    """Refuses what is not straight-line code; multiplications are the core's business, as in a field's products."""
    for found in object_check.check(content, target, programs):
        if not found.why.startswith("variable latency"):
            raise CheckFailed(f"{what} is not straight-line code: {found}")


def prove_kernels(
    content: bytes, programs: Mapping[str, Program], progress: Progress = lambda _: None
) -> Iterator[float]:
    """Proves every kernel of an object for every modulus that it takes; the seconds of each.  Raises `Unproved`."""
    loaded = image.read(content)
    for symbol, program in programs.items():
        progress(f"proof of {symbol}")
        spec = Spec.any_modulus(program.name, program.limbs)
        yield prove(loaded, symbol, spec, witness=searcher(content)).seconds


def _c(
    width: int, seed: int, folder: Path, progress: Progress, count: int, levels: tuple[str, ...]
) -> Iterator[Checked]:
    programs, text = mod.programs(width, "c"), mod.c_file(_COMMAND, width)
    root = repo_root()
    include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", f"-DSANGI_LIMB_BITS={width}")
    what = f"C, limbs of {width} bits"
    source = folder / f"mod{width}.c"
    source.write_text(text)
    made = toolchain.shared([source], cwd=folder, flags=(*toolchain.C11, "-O2", *include), name=f"mod{width}")
    run = Native(ctypes.CDLL(str(made)), programs, folder)
    yield _run(f"{what}, {toolchain.cc().version}", run, programs, seed, progress, count, f"c{width}")
    if width == 16:
        return
    checked = list(emitted.c_objects(text, width, folder, progress, include, levels))
    for compiler, target, content in checked:
        check_object(f"{what}, {compiler}", content, target, programs)
    by = dict.fromkeys(compiler.rpartition(" ")[0] for compiler, _, _ in checked)
    shown = tuple(c for compiler in by for c in _named(f"c{width}", "constant_time", compiler, programs))
    yield Checked(what, "straight line", ", ".join(compiler for compiler, _, _ in checked), shown)
    if width == 64 and platform.machine().lower() in ("x86_64", "amd64"):
        yield _compiled(what, text, programs, include, folder, progress)


def _compiled(
    what: str,
    text: str,
    programs: Mapping[str, Program],
    include: tuple[str, ...],
    folder: Path,
    progress: Progress,
) -> Checked:
    """Which kernels are proved from gcc's object; what is refused is listed, and was tested like the rest."""
    try:
        gcc = toolchain.gcc()
    except Unavailable as error:
        return Checked(what, "not proved", str(error))
    flags = (*toolchain.C11, *compiled.FLAGS, *include)
    content = toolchain.compile_c(text, cwd=folder, compiler=gcc, flags=flags, name="proved").read_bytes()
    proved, refused = proved_of(content, programs, progress)
    rest = f"; tested, not proved: {', '.join(refused)}" if refused else ""
    how = f"proved through the object of {gcc.version} {' '.join(compiled.FLAGS)}"
    tried = {symbol: programs[symbol] for symbol in (*proved, *refused)}
    amount = f"{', '.join(proved)}, every odd modulus{rest}"
    return Checked(what, how, amount, _named("c64", "symbolic", "", tried))


def proved_of(
    content: bytes, programs: Mapping[str, Program], progress: Progress = lambda _: None
) -> tuple[list[str], list[str]]:
    """The symbols of an object that are proved for every odd modulus, and those that are refused."""
    loaded = image.read(content)
    proved: list[str] = []
    refused: list[str] = []
    for symbol, program in programs.items():
        progress(f"proof of {symbol}, compiled")
        spec = Spec.any_modulus(program.name, program.limbs)
        try:
            prove(loaded, symbol, spec, seconds=SECONDS)
            proved.append(symbol)
        except Unproved:
            refused.append(symbol)
    return proved, refused
