# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs emitted IR, compiled for another machine, on that machine emulated: an executor as in `execute`.

Memory that no operand lies in is guarded: words around every operand keep their content, and whatever is not
mapped stops the run.  Callee-saved registers and the stack pointer are compared after every call of the loop.
"""

from __future__ import annotations

import importlib
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import numpy as np

from sangi import toolchain
from sangi.codegen import llvm
from sangi.codegen.emit import c
from sangi.codegen.program import Program
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.trace import image
from sangi.verify.constant_time.trace.targets import CORES, HERE, Target, compiler
from sangi.verify.interp.machine import Words, dtype_for
from sangi.verify.run.field import Arguments

#: Bits of a limb on each core: its register's, but 16 where the long multiply takes a time that varies.
WIDTHS: Mapping[str, int] = MappingProxyType(
    {"aarch64": 64, "riscv64": 64, "riscv32": 32, "thumbv7em": 32, "thumbv7m": 16}
)
#: By unicorn's architecture: the first argument's register, and those that a call must leave.
_REGISTERS: Mapping[str, tuple[str, tuple[str, ...]]] = MappingProxyType(
    {
        "UC_ARCH_ARM64": ("X0", tuple(f"X{i}" for i in range(19, 30))),
        "UC_ARCH_RISCV": ("A0", tuple(f"S{i}" for i in range(12))),
        "UC_ARCH_ARM": ("R0", tuple(f"R{i}" for i in range(4, 12))),
    }
)
_PAGE = 0x1000
_STOP = 0x80000
_ARENA, _ROOM = 0x20000000, 1 << 24
_STACK, _STACK_ROOM = 0x40000000, 1 << 16
#: Limbs around an operand that nothing may write, and what is in their bytes.
GUARD, _MARK = 4, 0xA5
#: Calls of one run of the loop, and microseconds after which it is given up.
CHUNK, TIMEOUT = 4096, 60_000_000


class Emulated:
    """IR text compiled at -O`opt` for one core and loaded into an emulated one."""

    def __init__(self, core: str, text: str, programs: Mapping[str, Program], opt: int = 3) -> None:
        """Raises BadInput as the compiler does, Unavailable without unicorn or the core's linker."""
        self.programs = programs
        (self.width,) = {p.width for p in programs.values()}
        with tempfile.TemporaryDirectory() as folder:
            self.image = _linked(
                core, self.width, llvm.compile_ir(text, llvm.target(TARGETS[core].llvm), opt), folder
            )
        self._where = CORES[core].emulated
        self._thumb = self._where.arch == "UC_ARCH_ARM"
        self._first, self._kept = _REGISTERS[self._where.arch]
        try:
            self._unicorn = importlib.import_module("unicorn")
        except ImportError as error:
            raise Unavailable("emulation needs unicorn: pip install unicorn") from error
        self._names = importlib.import_module(f"unicorn.{self._where.constants}")
        self._bytes = TARGETS[core].bits // 8
        self.machine = self._made()

    def run(self, symbol: str, arguments: Arguments, alias: Mapping[str, str]) -> dict[str, Words]:
        """One call per case; raises CheckFailed where the code does what it may not."""
        cases = next(iter(arguments.values())).shape[-1]
        parts = [
            self._run(symbol, {n: words[..., at : at + CHUNK] for n, words in arguments.items()}, alias)
            for at in range(0, cases, CHUNK)
        ]
        return {name: np.concatenate([part[name] for part in parts], axis=-1) for name in parts[0]}

    def _run(self, symbol: str, arguments: Arguments, alias: Mapping[str, str]) -> dict[str, Words]:
        program, dtype = self.programs[symbol], dtype_for(self.width)
        cases = next(iter(arguments.values())).shape[-1]
        at, places, before = _ARENA + _PAGE, dict[str, int](), dict[str, Words]()
        for name in program.pointers:
            if alias.get(name) in program.pointers:
                continue
            rows = np.full((cases, GUARD + program.limbs + GUARD), _MARK, np.uint8).astype(dtype)
            if name in arguments:
                rows[:, GUARD:-GUARD] = arguments[name].T
            places[name], before[name] = at, rows
            self.machine.mem_write(at, rows.tobytes())
            at += rows.nbytes
        scalars = arguments[program.scalars[0]] if program.scalars else np.zeros(cases, dtype)
        last, returned = at, at + cases * dtype.itemsize
        self.machine.mem_write(last, scalars.astype(dtype).tobytes() + bytes(cases * dtype.itemsize))
        assert returned + cases * dtype.itemsize < _ARENA + _ROOM
        stride = GUARD + program.limbs + GUARD
        starts = [places[alias.get(name, name)] + GUARD * dtype.itemsize for name in program.pointers]
        kind = len(starts) + 10 * bool(program.scalars) + 20 * program.returns
        starts += [starts[0]] * (3 - len(starts))
        self._call(symbol, [self.image.symbols[symbol], *starts, last, returned, cases, stride, kind])
        left: dict[str, Words] = {}
        for name, rows in before.items():
            raw = self.machine.mem_read(places[name], rows.nbytes)
            after = np.frombuffer(bytes(raw), dtype).reshape(rows.shape)
            sharers = {n for n in program.pointers if alias.get(n, n) == name}
            if (after != rows)[:, :GUARD].any() or (after != rows)[:, -GUARD:].any():
                raise CheckFailed(f"{symbol}: writes beside {name}")
            if not sharers & set(program.written) and (after != rows).any():
                raise CheckFailed(f"{symbol}: writes {name}")
            left |= {n: after[:, GUARD:-GUARD].T for n in sharers & set(program.written)}
        if program.returns:
            raw = self.machine.mem_read(returned, cases * dtype.itemsize)
            left["return"] = np.frombuffer(bytes(raw), dtype)
        return left

    def _register(self, name: str) -> int:
        prefix = self._where.constants.removesuffix("_const").upper()
        return int(getattr(self._names, f"UC_{prefix}_REG_{name}"))

    def _made(self) -> Any:
        constants = importlib.import_module("unicorn.unicorn_const")
        mode = sum(int(getattr(constants, name)) for name in self._where.mode)
        made = self._unicorn.Uc(getattr(constants, self._where.arch), mode)
        made.ctl_set_cpu_model(getattr(self._names, self._where.model))
        for segment in self.image.segments:
            start = segment.address & -_PAGE
            room = -(-(segment.address + segment.length - start) // _PAGE) * _PAGE
            allowed = constants.UC_PROT_READ
            allowed |= (
                constants.UC_PROT_EXEC * segment.executable | constants.UC_PROT_WRITE * segment.writable
            )
            made.mem_map(start, room, allowed)
            made.mem_write(segment.address, segment.content)
        made.mem_map(_STOP, _PAGE, constants.UC_PROT_READ | constants.UC_PROT_EXEC)
        for start, room in ((_ARENA, _ROOM), (_STACK, _STACK_ROOM)):
            made.mem_map(start, room, constants.UC_PROT_READ | constants.UC_PROT_WRITE)
        for name, value in self._where.set.items():
            made.reg_write(self._register(name), value)
        return made

    def _call(self, symbol: str, words: list[int]) -> None:
        machine, top = self.machine, _STACK + _STACK_ROOM - 256
        marks = {name: 0x5AFE0000 + 0x1111 * i for i, name in enumerate(self._kept)}
        machine.mem_write(_ARENA, b"".join(w.to_bytes(self._bytes, "little") for w in words))
        values = {**marks, self._where.stack: top, self._first: _ARENA, self._where.link: _STOP | self._thumb}
        for name, value in values.items():
            machine.reg_write(self._register(name), value)
        begin = self.image.symbols["sangi_emulate"] | int(self._thumb)
        try:
            machine.emu_start(begin, _STOP, timeout=TIMEOUT)
        except self._unicorn.UcError as error:
            raise CheckFailed(f"{symbol}: {error} at {self._where_it_is()}") from error
        if machine.reg_read(self._register("PC")) != _STOP:
            raise CheckFailed(f"{symbol}: did not return in {TIMEOUT} microseconds, at {self._where_it_is()}")
        for name, value in {**marks, self._where.stack: top}.items():
            if machine.reg_read(self._register(name)) != value:
                raise CheckFailed(f"{symbol}: does not restore {name}")

    def _where_it_is(self) -> str:
        return self.image.name(int(self.machine.reg_read(self._register("PC"))))


def _linked(core: str, width: int, content: bytes, folder: str) -> image.Image:
    """The object of the kernels, with the loop that calls them, linked for the core."""
    cwd = Path(folder)
    driver = compiler(Target(core, width, False, "gcc", "-O2"))
    kernels = cwd / "kernels.o"
    kernels.write_bytes(content)
    flags = (f"-DLIMB={c.limb_type(width)}",)
    loop = Path(__file__).with_suffix(".c").read_text()
    made = [kernels, toolchain.compile_c(loop, cwd=cwd, compiler=driver, flags=flags, name="loop")]
    runtime = (HERE / "runtime.c").read_text()
    made.append(toolchain.compile_c(runtime, cwd=cwd, compiler=driver, flags=(), name="runtime"))
    program = cwd / "program.elf"
    script = f"-Wl,-T,{HERE / 'link.ld'}"
    quiet = ("-Wl,--no-warn-rwx-segments", "-Wl,--build-id=none", "-Wl,-z,noexecstack")
    command = (
        *driver.command,
        "-nostdlib",
        "-static",
        script,
        *quiet,
        *map(str, made),
        "-lgcc",
        "-o",
        str(program),
    )
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{core}: the linker said {done.stderr.strip()[-800:]}")
    return image.load(program)
