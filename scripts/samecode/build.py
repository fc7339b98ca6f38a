# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compiles the library of a commit for each target; what is the same after preprocessing is compiled once."""

from __future__ import annotations

import hashlib
import io
import os
import shlex
import shutil
import subprocess
import tarfile
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType

from samecode import BadInput

_PARTS = ("include", "src", "generated")
#: Each function and each constant in a section of its own, so that no operand depends on its neighbours.
_FLAGS = ("-O2", "-std=c11", "-w", "-fvisibility=hidden", "-ffunction-sections", "-fdata-sections")
_BARE = ("-ffreestanding", "-fno-stack-protector")
_RISCV = ("riscv64-unknown-elf-gcc", "-misa-spec=2.2", "-mno-relax", "-mstrict-align", *_BARE)


@dataclass(frozen=True)
class Target:
    """A compiler with its flags, the width of a limb, and whether the assembly kernels are part of it."""

    command: tuple[str, ...]
    limb: int
    assembly: bool = False
    define: tuple[str, ...] = ()

    @property
    def hosted(self) -> bool:
        """Whether there is an operating system to take random numbers from."""
        return "-ffreestanding" not in self.command


TARGETS: Mapping[str, Target] = MappingProxyType(
    {
        "gcc": Target(("gcc", "-fPIC"), 64, True),
        "clang": Target(("clang", "-fPIC"), 64, True),
        "gcc-limb32": Target(("gcc", "-fPIC"), 32),
        "clang-limb32": Target(("clang", "-fPIC"), 32),
        "cortex-m3": Target(("arm-none-eabi-gcc", "-mthumb", "-mcpu=cortex-m3", *_BARE), 16),
        "cortex-m4": Target(("arm-none-eabi-gcc", "-mthumb", "-mcpu=cortex-m4", *_BARE), 32),
        "cortex-m4-small": Target(
            ("arm-none-eabi-gcc", "-mthumb", "-mcpu=cortex-m4", *_BARE),
            32,
            define=("-DSANGI_SABER_LOW_MEMORY=1", "-DSANGI_SABER_SMALL=1"),  # the second until it was renamed
        ),
        "rv32": Target((*_RISCV, "-march=rv32imac", "-mabi=ilp32"), 32),
        "rv64": Target((*_RISCV, "-march=rv64gc", "-mabi=lp64d", "-mtune=rocket", "-mcmodel=medany"), 64),
    }
)


def commit(repository: Path, name: str) -> str:
    """The full hash of what the user calls a commit; raises BadInput."""
    command = ["git", "-C", str(repository), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    said = subprocess.run(command, capture_output=True, text=True)
    if said.returncode:
        raise BadInput(f"{name} is no commit of {repository}")
    return said.stdout.strip()


def checkout(repository: Path, name: str, cache_folder: Path) -> Path:
    """The library's sources of a commit (its full hash), unpacked once; raises BadInput."""
    folder = cache_folder / name
    if not folder.is_dir():
        git = ["git", "-C", str(repository)]
        there = subprocess.run(
            [*git, "ls-tree", "--name-only", name], capture_output=True, text=True, check=True
        )
        parts = [part for part in _PARTS if part in there.stdout.split()]
        if "src" not in parts:
            raise BadInput(f"commit {name} has no src/")
        packed = subprocess.run([*git, "archive", name, *parts], capture_output=True, check=True)
        fresh = cache_folder / f"{name}.{os.getpid()}"
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(fresh, filter="data")
        fresh.rename(folder)
    return folder


def sources(tree: Path, target: Target) -> list[Path]:
    """The files that a target compiles: those of the generated ones that have its width of limb."""
    found = sorted((tree / "src").rglob("*.c"))
    if not target.hosted:
        found = [path for path in found if path.relative_to(tree).parts[1] != "rng"]
    found += sorted((tree / "generated").rglob(f"*_c{target.limb}.c"))
    if target.assembly:
        found += sorted([*(tree / "src").rglob("*.S"), *(tree / "generated").rglob("*.S")])
    return found


@cache
def _version(program: str) -> str:
    if shutil.which(program) is None:
        raise BadInput(f"{program} is not installed; --only compares without it")
    return subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout


def _run(command: tuple[str, ...], tree: Path, name: str, text: bytes = b"") -> bytes:
    done = subprocess.run(command, cwd=tree, input=text, capture_output=True)
    if done.returncode:
        lines = done.stderr.decode().splitlines()
        said = next((line for line in lines if "error:" in line), lines[-1] if lines else "no word")
        raise BadInput(f"{tree.name[:10]}: {name}: {command[0]} says: {said}")
    return done.stdout


def _object(tree: Path, source: Path, target: Target, cache_folder: Path) -> bytes:
    language = "c" if source.suffix == ".c" else "assembler-with-cpp"
    defines = (f"-DSANGI_LIMB_BITS={target.limb}", f"-DSANGI_ASM={int(target.assembly)}", *target.define)
    where = ("-Iinclude", "-Isrc", "-I.", *defines)
    name = str(source.relative_to(tree))
    text = _run((*target.command, *_FLAGS, *where, "-E", "-P", "-x", language, name), tree, name)
    parsed = "cpp-output" if language == "c" else "assembler"
    command = (*target.command, *(_FLAGS if language == "c" else ()), "-c", "-x", parsed, "-")
    key = hashlib.sha256(repr((command, _version(target.command[0]))).encode() + text).hexdigest()
    made = cache_folder / key[:2] / key[2:]
    if not made.is_file():
        made.parent.mkdir(parents=True, exist_ok=True)
        launcher = tuple(shlex.split(os.environ.get("CMAKE_C_COMPILER_LAUNCHER", "")))
        fresh = made.with_suffix(f".{os.getpid()}.{hashlib.sha256(name.encode()).hexdigest()[:8]}")
        _run((*launcher, *command, "-o", str(fresh)), tree, name, text)
        fresh.rename(made)
    return made.read_bytes()


def objects(tree: Path, target: Target, cache_folder: Path) -> dict[str, bytes]:
    """The objects of a target by their sources' paths; raises BadInput."""
    _version(target.command[0])
    found = sources(tree, target)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = pool.map(lambda path: _object(tree, path, target, cache_folder), found)
        return {str(path.relative_to(tree)): image for path, image in zip(found, made, strict=True)}
