# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each compiler makes of each form: instructions and conditional branches, counted in the object."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.codegen import llvm
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi.verify.binary import elf
from sangi.verify.binary.decode import Flow, steps
from sangi.verify.binary.targets import Target, target
from sangi_lab.report.mitsunari.cases import CLANG, COUNTED, OPS, OPTIMISED, Form

FIELD = "p381"
#: By the names of the table; `target` knows them all.
TARGETS = ("x86-64", "aarch64", "riscv64", "sifive-u74", "riscv32", "thumbv7em", "thumbv7m")
X64 = "x86-64"
LEVEL = 3
SOURCES = {
    "ir-branch": ("papers/mitsunari/ir/{field}_branch.ll", "papers/mitsunari/ir/{field}_branch32.ll"),
    "ir-wide": ("papers/mitsunari/ir/{field}_wide.ll", "papers/mitsunari/ir/{field}_wide32.ll"),
    "ir": ("generated/field/{field}_w64.ll", "generated/field/{field}_w32.ll"),
    "c": ("generated/field/{field}_c64.c", "generated/field/{field}_c32.c"),
    "c-branch": ("papers/mitsunari/c/{field}_branch.c", "papers/mitsunari/c/{field}_branch.c"),
    "x64": ("generated/field/{field}_x64.S", ""),
}


@dataclass(frozen=True)
class Counts:
    """Of one function: its instructions, and the conditional branches and calls among them."""

    instructions: int
    conditional_branches: int
    calls: int


@dataclass(frozen=True)
class Row:
    """One form of one operation: the counts per target; None where it could not be compiled."""

    op: str
    form: str
    compiler: str
    cells: Mapping[str, Counts | None]


def host() -> str:
    """The target that this machine is; raises Unavailable where there is none."""
    return llvm.host_target().name


def symbol(form: Form, op: str) -> str:
    """The kernel of a form."""
    return f"sangi_{FIELD}_{op}_{form.variant.replace('-', '_')}"


def count(content: bytes, function: str, where: Target) -> Counts:
    """Counts one function of an object; raises CheckFailed if the object has none of that name."""
    for code in elf.read(content).sections:
        for found in code.symbols:
            if found.name == function:
                flows = [step.flow for step in steps(code, found, where) if step.name]
                return Counts(len(flows), flows.count(Flow.BRANCH), flows.count(Flow.CALL))
    raise CheckFailed(f"the object for {where.name} has no function {function}")


def measure() -> list[Row]:
    """Compile every form at -O3 for every target that it can be compiled for, and count."""
    made = []
    for form in COUNTED:
        try:
            compiler, objects = _objects(form)
        except Unavailable as missing:
            made += [Row(op, form.key, str(missing), {}) for op in OPS]
            continue
        for op in OPS:
            cells = {
                name: None if content is None else count(content, symbol(form, op), target(name))
                for name, content in objects.items()
            }
            made.append(Row(op, form.key, compiler, cells))
    return made


def _objects(form: Form) -> tuple[str, dict[str, bytes | None]]:
    """The compiler's name and the object for each target; None where the compiler refused."""
    if form.variant.startswith("ir"):
        stage = "optimiser" if form.build == OPTIMISED else "code generator alone"
        version = f"{llvm.version().split(' (')[0]}, {stage}"
        return version, {name: _refusable(_ir, form, name) for name in TARGETS}
    if form.variant == "x64":
        where = toolchain.cc() if host() == X64 else toolchain.cross(target(X64).triple)
        return "assembled", {X64: _c(form, X64, where)}
    if form.build == CLANG:
        version = toolchain.clang().version
        return _short(version, "clang"), {name: _refusable(_cross, form, name) for name in TARGETS}
    compiler = toolchain.gcc()
    return _short(compiler.version, "gcc"), {host(): _c(form, host(), compiler)}


def _refusable(compile_: Callable[[Form, str], bytes], form: Form, name: str) -> bytes | None:
    try:
        return compile_(form, name)
    except (BadInput, CheckFailed):
        return None


def _source(form: Form, name: str) -> Path:
    wide, narrow = SOURCES[form.variant]
    return repo_root() / (wide if target(name).bits == 64 else narrow).format(field=FIELD)


def _ir(form: Form, name: str) -> bytes:
    where = llvm.target(target(name).llvm)
    return llvm.compile_ir(_source(form, name).read_text(), where, LEVEL, passes=form.build == OPTIMISED)


def _cross(form: Form, name: str) -> bytes:
    where = target(name)
    return _c(form, name, toolchain.cross(where.triple, *where.flags))


def _c(form: Form, name: str, compiler: toolchain.Compiler) -> bytes:
    source, root = _source(form, name), repo_root()
    folders = (root, root / "include", root / "src", source.parent)
    includes = [f"-I{folder}" for folder in folders]
    flags = [f"-O{LEVEL}", *includes, f"-DSANGI_LIMB_BITS={target(name).bits}"]
    make = toolchain.assemble if source.suffix == ".S" else toolchain.compile_c
    with tempfile.TemporaryDirectory(prefix="sangi-") as folder:
        return make(source.read_text(), cwd=Path(folder), compiler=compiler, flags=flags).read_bytes()


def _short(version: str, name: str) -> str:
    """`gcc (Debian 12.2.0-14) 12.2.0` and `Debian clang version 14.0.6` as `gcc 12.2.0`, `clang 14.0.6`."""
    return f"{name} {version.split()[-1]}" if version else name
