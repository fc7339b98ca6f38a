# SPDX-License-Identifier: MIT OR Apache-2.0
"""The programs of boards/, built below build/boards when they are asked for, and copies that do one thing."""

from __future__ import annotations

import fcntl
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

from sangi.codegen import llvm
from sangi.errors import CheckFailed
from sangi.paths import repo_root
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.trace import image as images
from sangi_lab.bench.cases import ohta
from sangi_lab.boards import vectors
from sangi_lab.boards.rules import CONSTANTS, IR, VECTORS, Build, Parts, link, rules


@dataclass(frozen=True)
class Program:
    """A linked program of a build: its file, and what is in it."""

    build: Build
    path: Path
    image: images.Image

    @cached_property
    def content(self) -> bytes:
        """The file as it was first read: what is counted stays the same program, if another is built meanwhile."""
        return self.path.read_bytes()

    def patched(self, words: Mapping[str, int]) -> bytes:
        """The file with other values of 32-bit words that are its constants, by name."""
        before = self.content
        content = bytearray(before)
        for name, value in words.items():
            at = self._place(before, self.image.symbols[name])
            content[at : at + 4] = value.to_bytes(4, "little")
        return bytes(content)

    def _place(self, content: bytes, address: int) -> int:
        for segment in self.image.segments:
            inside = address - segment.address
            if 0 <= inside < len(segment.content):
                return content.index(segment.content) + inside
        raise CheckFailed(f"{self.path.name}: nothing is loaded at {address:#x}")


def program(build: Build, name: str = "bench") -> Program:
    """Builds a program where it is not built, or not of the sources there are; raises CheckFailed, Unavailable."""
    _make(build, f"{name}.elf")
    path = build.folder / f"{name}.elf"
    return Program(build, path, _image(path, path.stat().st_mtime_ns))


def objects(build: Build) -> list[Path]:
    """The objects of the library alone, built as above."""
    made = _make(build, "library")
    return [build.folder / name for name in made.library]


@cache
def _image(path: Path, changed: int) -> images.Image:
    return images.load(path)


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """Holds a folder against other processes that build in it."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _write(path: Path, content: bytes) -> None:
    """Writes a file unless it holds that already, so that what depends on it stays as it is."""
    if not path.is_file() or path.read_bytes() != content:
        path.write_bytes(content)


def _constants() -> str:
    return "\n".join(['#include "ohta/case.h"', *ohta.FAMILY.definitions(), ""])


@cache
def _ir(text: str, where: llvm.Target) -> bytes:
    return llvm.compile_ir(text, where, 3, passes=False)


def _make(build: Build, target: str) -> Parts:
    root, folder, made = repo_root(), build.folder, rules(build)
    with _alone(folder):
        _write(folder / "build.ninja", made.text.encode())
        _write(folder / "version", f"{build.compiler.version}\n".encode())
        _write(folder / CONSTANTS, _constants().encode())
        if target == "test.elf":
            _write(folder / VECTORS, vectors.c_text().encode())
        where = llvm.target(TARGETS[build.board.core].llvm)
        for name, (wide, narrow) in IR.items():
            text = (root / (wide if TARGETS[build.board.core].bits == 64 else narrow)).read_text()
            _write(folder / f"{name}.o", _ir(text, where))
        done = subprocess.run(["ninja", "-C", folder, target], capture_output=True, text=True, check=False)
    if done.returncode:
        faults = [line for line in done.stdout.splitlines() if "error" in line or "undefined" in line]
        raise CheckFailed(f"{build.board.name}@{build.name}: {(faults or [done.stdout[-500:]])[0]}")
    return made


def symbol(case: str) -> str:
    """The function that runs a case."""
    return "board_run_" + case.replace("/", "_").replace("-", "_")


def flash(program: Program, case: str) -> int:
    """Bytes of code and constants, and of the values of variables, that the linker keeps for a case's run alone."""
    build = program.build
    script, entry = repo_root() / "boards" / "alone.ld", symbol(case)
    with _alone(build.folder):
        linked = build.folder / "alone.elf"
        command = (*link(build, script, f"-Wl,-e,{entry}"), *rules(build).alone, "-lgcc", "-o", str(linked))
        done = subprocess.run(command, cwd=build.folder, capture_output=True, text=True, check=False)
        if done.returncode:
            raise CheckFailed(f"{entry}: {done.stderr.strip()[-400:]}")
        return sum(len(segment.content) for segment in images.load(linked).segments)
