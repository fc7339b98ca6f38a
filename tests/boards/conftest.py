# SPDX-License-Identifier: MIT OR Apache-2.0
"""Boards whose programs can be built and run here, and this machine in the place of one."""

import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from of_a_run import BOARDS, BUILT

from sangi.codegen import llvm
from sangi.errors import Unavailable
from sangi.verify.constant_time.trace import image as images
from sangi_lab.bench.cases import ohta
from sangi_lab.boards import qemu, rules
from sangi_lab.boards.board import boards
from sangi_lab.boards.build import Program

HERE = Path(__file__).parent


@pytest.fixture(
    params=[pytest.param(name, marks=BUILT if name in BOARDS else pytest.mark.full) for name in boards()]
)
def board(request: pytest.FixtureRequest) -> str:
    """A board that has an emulator here: one of them in a run that builds for boards."""
    name = str(request.param)
    try:
        qemu.emulator(boards()[name])
    except Unavailable as error:
        pytest.skip(f"no emulator of this board: {error}")
    return name


@pytest.fixture
def linked(root: Path, tmp_path: Path) -> Callable[..., Program]:
    """Links a program of one file for a board, without the library."""

    def make(name: str, source: str, *flags: str) -> Program:
        where = rules.find(name)
        family = root / "boards" / where.board.family
        own = [root / "boards" / "words.c", root / "boards" / "runtime.c", HERE / source]
        made = tmp_path / "program.elf"
        command = [*rules.link(where, family / "link.ld"), *where.flags, *flags, f"-I{root / 'boards'}"]
        parts = [*family.glob("*.c"), *family.glob("*.S"), *own]
        subprocess.run([*command, *parts, "-lgcc", "-o", made], check=True)
        return Program(where, made, images.load(made))

    return make


@pytest.fixture(scope="session")
def host(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Program:
    """The bench program for this machine, with the library that `make build` built."""
    folder = tmp_path_factory.mktemp("host")
    made, constants = folder / "program", folder / "constants.c"
    constants.write_text("\n".join(['#include "ohta/case.h"', *ohta.FAMILY.definitions(), ""]))
    objects = []
    for name, (wide, _) in rules.IR.items():
        objects.append(folder / f"{name}.o")
        objects[-1].write_bytes(
            llvm.compile_ir((root / wide).read_text(), llvm.host_target(), 3, passes=False)
        )
    folders = [f"-I{root / part}" for part in ("include", "src", "boards", "bench", ".")]
    own = [root / "boards" / "bench.c", root / "boards" / "words.c", HERE / "host.c", constants]
    cases = sorted((root / "boards").glob("case_*.c"))
    forms = [p for p in (root / "papers" / "ohta" / "c").glob("*.c") if not p.stem.endswith("_float")]
    flags = ["-std=c11", "-O1", "-no-pie", "-fno-pie", "-DSANGI_LIMB_BITS=64", *folders]
    sources = [*own, *cases, *forms, *objects, build / "libsangi.a"]
    subprocess.run(["gcc", *flags, *sources, "-o", made], check=True)
    where = replace(boards()["aarch64"], name="this machine", emulator=("env",))
    return Program(rules.Build(where), made, images.load(made))
