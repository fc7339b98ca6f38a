# SPDX-License-Identifier: MIT OR Apache-2.0
"""Committed generated code passes the constant-time object check on every target; the paper's forms do not."""

import itertools
from dataclasses import replace
from pathlib import Path

import pytest
from sampling import SEED

from sangi import toolchain
from sangi.codegen import llvm
from sangi.codegen.emit import ir
from sangi.codegen.field import Field, ir_file
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.tree import PAPER_FIELDS as FIRST
from sangi.codegen.tree import library_field
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time import object_check
from sangi.verify.suites import field as emitted

NAMES = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
#: The fields of every run are those of the paper, whose IR is committed; the others are run with --full.
EACH = [name if name in FIRST else pytest.param(name, marks=pytest.mark.full) for name in NAMED]
FIELDS = pytest.mark.parametrize("name", EACH)


def kernels(name: str, backend: str) -> list[str]:
    """The symbols of the nine operations in the library."""
    field = library_field(NAMED[name], backend)
    return [field.symbol(operation) for operation in NAMES]


def generated(root: Path, file: str) -> str:
    return (root / "generated" / "field" / file).read_text()


def refused(content: bytes, target: str, symbols: list[str] | None = None) -> str:
    return "; ".join(map(str, object_check.check(content, target, symbols)))


WIDTHS = (64, 32, 16)


EVERY = tuple(itertools.product(WIDTHS, emitted.LEVELS, FIRST))
#: With --full all fields have all widths and levels; a run has one of them, and the seeds in a row have every one.
SAMPLED = [(name, width, (level,)) for width, level, name in (EVERY[int(SEED) % len(EVERY)],)]
SAMPLED += [
    pytest.param(name, width, emitted.LEVELS, marks=pytest.mark.full) for name in NAMED for width in WIDTHS
]


@pytest.mark.matrix(12)
@pytest.mark.parametrize(
    ("name", "width", "levels"), SAMPLED, ids=lambda v: "".join(v) if isinstance(v, tuple) else str(v)
)
def test_committed_c(root: Path, name: str, width: int, levels: tuple[str, ...], tmp_path: Path) -> None:
    include = ("-I", str(root / "include"), "-I", str(root / "src"), "-I", str(root))
    include += (f"-DSANGI_LIMB_BITS={width}",)
    text = generated(root, f"{name}_c{width}.c")
    seen = []
    for what, target, content in emitted.c_objects(text, width, tmp_path, lambda _: None, include, levels):
        assert refused(content, target, kernels(name, "c")) == "", what
        seen.append(what)
    compilers = {
        64: [
            *("gcc", "gcc aarch64", "gcc riscv64"),
            *("clang x86-64", "clang aarch64", "clang riscv64", "clang riscv64-u74"),
        ],
        32: [
            f"{family} {core}" for family in ("gcc", "clang") for core in ("riscv32", "thumbv7em", "thumbv7m")
        ],
    }[64 if width == 64 else 32]
    assert seen == [f"{c} {level}" for c in compilers for level in levels]


@pytest.mark.parametrize("width", [64, 32])
@FIELDS
def test_ir(name: str, width: int) -> None:
    seen = []
    text = ir_file(replace(library_field(NAMED[name], "ir"), operations=NAMES), width)
    for what, target, content in emitted.ir_objects(text, width, lambda _: None):
        assert refused(content, target, kernels(name, "ir")) == "", what
        seen.append(what)
    targets = {
        64: ["x86-64", "aarch64", "riscv64", "riscv64-u74"],
        32: ["riscv32", "thumbv7em", "thumbv7m"],
    }[width]
    assert seen == [f"{t} -O{level}" for t in targets for level in (2, 3)]


def test_every_target_is_one_of_the_above() -> None:
    assert sorted(emitted.targets(64) + emitted.targets(32)) == sorted(TARGETS)
    assert {t.llvm for t in TARGETS.values()} == set(llvm.TARGETS)


def narrow(name: str, width: int, *, barriers: bool) -> str:
    """IR of the nine operations, with or without the value barriers."""
    shape = Shape.of(NAMED[name].modulus, width)
    return "\n".join(ir.function(OPERATIONS[o].build(shape), f"f_{o}", barriers=barriers) for o in NAMES)


def ir_refused(text: str, target: str) -> list[str]:
    """What the check says of IR at each level."""
    made = [llvm.compile_ir(text, llvm.target(TARGETS[target].llvm), level) for level in (2, 3)]
    return [refused(content, target) for content in made]


@pytest.mark.parametrize("target", ["riscv64", "riscv64-u74", "riscv32"])
def test_without_its_barrier_ir_is_refused_on_risc_v(target: str) -> None:
    width = TARGETS[target].bits
    assert ir_refused(narrow("p256", width, barriers=True), target) == ["", ""]
    said = ir_refused(narrow("p256", width, barriers=False), target)
    assert any("conditional branch" in s for s in said), said


@pytest.mark.parametrize("target", ["riscv64", "riscv64-u74"])
@pytest.mark.parametrize("form", ["wide", "branch"])
@pytest.mark.parametrize("name", FIRST)
def test_the_papers_forms_are_refused_on_risc_v(root: Path, name: str, form: str, target: str) -> None:
    text = (root / "papers" / "mitsunari" / "ir" / f"{name}_{form}.ll").read_text()
    for said in ir_refused(text, target):
        assert f"sangi_{name}_add_ir_{form}+" in said and "conditional branch" in said


def test_c_with_a_branch_is_refused(tmp_path: Path) -> None:
    text = (
        "#include <stdint.h>\nvoid f(uint64_t *z, const uint64_t *x);\n"
        "void f(uint64_t *z, const uint64_t *x) {\n    z[0] = x[0];\n    if (x[1])\n        z[1] = z[0];\n}\n"
    )
    for what, target, content in emitted.c_objects(text, 64, tmp_path, lambda _: None):
        if target != "aarch64":
            assert "conditional branch" in refused(content, target, ["f"]), what


def test_a_damaged_field_is_not_written(root: Path) -> None:
    """Through the door that `sangi gen` uses: the check of files refuses, and says where."""
    text = (root / "papers" / "mitsunari" / "ir" / "p256_wide.ll").read_text()
    field = Field("p256", NAMED["p256"].modulus, "p256", "", "command", ("add",))
    wide = text.replace("@sangi_p256_add_ir_wide", "@p256_add")
    with pytest.raises(CheckFailed, match=r"IR for riscv64 -O2 is not straight-line code: p256_add\+0x"):
        list(emitted.files(field, {"p256.ll": wide}, 64, 1, lambda _: None, 100))


@FIELDS
def test_committed_assembly(root: Path, name: str, tmp_path: Path) -> None:
    for compiler in (toolchain.gcc(), toolchain.clang()):
        made = toolchain.assemble(generated(root, f"{name}_x64.S"), cwd=tmp_path, compiler=compiler)
        content = made.read_bytes()
        assert refused(content, "x86-64") == ""
        assert set(object_check.functions(content)) >= set(kernels(name, "x64"))
