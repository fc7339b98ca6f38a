# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the programs of boards/ and the library under them are made: the rules that ninja follows."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from sangi import toolchain
from sangi.errors import BadInput, Unavailable
from sangi.paths import repo_root
from sangi.verify.constant_time.secrets import prototypes
from sangi.verify.constant_time.trace import targets
from sangi_lab.boards.board import Board, board

#: The fields that the programs use; the layers over them come along.
FIELDS = ("p256", "p511")
#: LLVM IR that becomes objects of the bench program: the names they get, and the files of words of 64 and 32 bits.
IR = {
    "ir": ("generated/field/p381_w64.ll", "generated/field/p381_w32.ll"),
    "ir_branch": ("papers/mitsunari/ir/p381_branch.ll", "papers/mitsunari/ir/p381_branch32.ll"),
    "ir_wide": ("papers/mitsunari/ir/p381_wide.ll", "papers/mitsunari/ir/p381_wide32.ll"),
}
#: The constants of the forms of `ohta`, a file that is written here.
CONSTANTS = "constants.c"
#: The randomness behind known answers, another.
VECTORS = "vectors.c"

_COMMON = (
    *("-std=c11", "-ffreestanding", "-fno-stack-protector", "-fvisibility=hidden"),
    *("-ffunction-sections", "-fdata-sections", "-Wall", "-Wextra"),
)
#: No access but to what its type promises to be aligned, by family of boards and of compilers.
_STRICT = {
    ("cortex-m", "gcc"): ("-mno-unaligned-access",),
    ("cortex-m", "clang"): ("-mno-unaligned-access",),
    ("aarch64", "clang"): ("-mno-unaligned-access",),
}
#: LLVM's objects pass no floating-point number, whichever way their marks say that they would.
_LINK = (
    *("-nostdlib", "-static", "-Wl,--gc-sections", "-Wl,--build-id=none", "-Wl,--no-warn-rwx-segments"),
    *("-Wl,--no-warn-mismatch", "-Wl,-z,noexecstack"),
)
#: Files that are empty but on x86-64.
_ELSEWHERE = ("_avx2", "_avx512")
_NAME = re.compile(r"(clang-)?(O[23s])(?:-limb(16|32|64))?(-small)?")


@dataclass(frozen=True)
class Build:
    """A board, a compiler, its level, the width of a limb, 0 for the usual one, and whether Saber is to be small."""

    board: Board
    family: str = "gcc"
    level: str = "-O3"
    limb: int = 0
    small: bool = False

    @property
    def bits(self) -> int:
        """The width of a limb."""
        return self.limb or self.board.limbs[0]

    @property
    def name(self) -> str:
        """Such as O3, clang-O2, O3-limb32 or O3-small: what a case id has after @."""
        clang = "clang-" if self.family == "clang" else ""
        width = "" if self.bits == self.board.limbs[0] else f"-limb{self.bits}"
        return f"{clang}{self.level.removeprefix('-')}{width}{'-small' * self.small}"

    @property
    def folder(self) -> Path:
        """Where it is built."""
        return repo_root() / "build" / "boards" / self.board.name / self.name

    @property
    def compiler(self) -> toolchain.Compiler:
        """What compiles it, with the flags of the board; raises Unavailable naming what to install."""
        return toolchain.clang().with_flags(*self.board.clang) if self.family == "clang" else self.linker

    @property
    def linker(self) -> toolchain.Compiler:
        """The board's gcc; raises as `compiler`."""
        path = shutil.which(self.board.gcc[0])
        if path is None:
            hint = toolchain.install_hint(self.board.package)
            raise Unavailable(f"{self.board.gcc[0]} is not installed: {hint}")
        return toolchain.Compiler((path, *self.board.gcc[1:]), "gcc", _version(path))

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags that decide what code comes out."""
        strict = _STRICT.get((self.board.family, self.family), ())
        small = ("-DSANGI_SABER_LOW_MEMORY=1",) * self.small
        return (*strict, *_COMMON, self.level, f"-DSANGI_LIMB_BITS={self.bits}", "-DSANGI_ASM=0", *small)


def find(board_name: str, build: str = "O3") -> Build:
    """The build of a name on a board; raises BadInput."""
    where, found = board(board_name), _NAME.fullmatch(build)
    limb = int(found[3]) if found and found[3] else 0
    if not found or (limb and limb not in where.limbs):
        widths = "".join(f", O3-limb{bits}" for bits in where.limbs[1:])
        raise BadInput(
            f"no build {build!r} on {board_name}; there are O2, O3, Os, clang-O3{widths}, O3-small and so on"
        )
    return Build(where, "clang" if found[1] else "gcc", f"-{found[2]}", limb, bool(found[4]))


@cache
def _version(path: str) -> str:
    said = subprocess.run([path, "--version"], capture_output=True, text=True, check=True)
    return said.stdout.splitlines()[0]


def library(build: Build) -> list[Path]:
    """The library's sources for a build."""
    root = repo_root()
    target = targets.Target(build.board.core, build.bits, False, build.family, build.level)
    found = targets.sources(target, FIELDS, list(prototypes.read(root / "include" / "sangi").fields))
    return [path for path in found if not path.stem.endswith(_ELSEWHERE)]


@dataclass(frozen=True)
class Parts:
    """The objects of a build, by what they are for; and the text of its rules."""

    start: list[str]
    cases: list[str]
    library: list[str]
    text: str

    @property
    def alone(self) -> list[str]:
        """What a routine may need by itself."""
        return [*self.cases, "boards_runtime.o", *self.library]


def rules(build: Build) -> Parts:
    """An object for each source and a program of each kind; raises Unavailable."""
    root = repo_root()
    boards = root / "boards"
    family = boards / build.board.family
    papers = [p for p in (root / "papers" / "ohta" / "c").glob("*.c") if not p.stem.endswith("_float")]
    lines: list[str] = []

    def objects(sources: Iterable[Path]) -> list[str]:
        made = []
        for source in sources:
            name = "_".join(source.relative_to(root).with_suffix("").parts) + ".o"
            lines.append(f"build {name}: cc {source} | version")
            made.append(name)
        return made

    start = objects(
        sorted([*family.glob("*.c"), *family.glob("*.S"), boards / "words.c", boards / "runtime.c"])
    )
    cases = [
        *objects(sorted([*boards.glob("case_*.c"), *papers])),
        "constants.o",
        *(f"{name}.o" for name in IR),
    ]
    below = objects(library(build))
    lines += [f"build constants.o: cc {CONSTANTS} | version", f"build vectors.o: cc {VECTORS} | version"]
    for name, own in (("bench", cases), ("test", ["vectors.o"])):
        parts = [*start, *objects([boards / f"{name}.c"]), *own, *below]
        lines.append(f"build {name}.elf: ld {' '.join(parts)} | {family / 'link.ld'} version")
    lines.append(f"build library: phony {' '.join(below)}")
    includes = [f"-I{root / part}" for part in ("include", "src", "boards", "bench", ".")]
    head = [
        f"compile = {shlex.join((*build.compiler.command, *build.flags, *includes))}",
        "rule cc",
        # The shell's variable: whether there is a launcher does not change the rule.
        "  command = $$CMAKE_C_COMPILER_LAUNCHER $compile -MD -MF $out.d -c $in -o $out",
        "  depfile = $out.d",
        "  deps = gcc",
        "rule ld",
        f"  command = {shlex.join(link(build, family / 'link.ld'))} $in -lgcc -o $out",
    ]
    return Parts(start, cases, below, "\n".join([*head, *lines, ""]))


def link(build: Build, script: Path, *flags: str) -> tuple[str, ...]:
    """The command that links what is written after it."""
    return (*build.linker.command, *_LINK, *flags, f"-Wl,-T,{script}")
