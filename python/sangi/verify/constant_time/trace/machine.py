# SPDX-License-Identifier: MIT OR Apache-2.0
"""An emulated machine with a program loaded, and one run on it: Python's side of tracer.c."""

from __future__ import annotations

import ctypes
import importlib
import tempfile
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import TracebackType

import numpy as np
import numpy.typing as npt

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.trace.image import Image
from sangi.verify.constant_time.trace.plan import Plan, Take, register
from sangi.verify.constant_time.trace.targets import CORES, HERE

_PAGE = 0x1000
_STOP = 0x80000
_STACK, _STACK_ROOM = 0x40000000, 1 << 20
#: Where a run is given up.
LIMIT = 1 << 30
#: Events are four words: kind, program counter, value, size.
STEP, LOAD, STORE, OPERAND, PRODUCT = range(5)

Events = npt.NDArray[np.uint64]


class _Plan(ctypes.Structure):
    _fields_ = (
        ("address", ctypes.c_uint64),
        ("flags", ctypes.c_uint32),
        ("condition", ctypes.c_uint32),
        ("registers", ctypes.c_int32 * 6),
    )


class _Result(ctypes.Structure):
    _fields_ = (
        ("flow", ctypes.c_uint64),
        ("operands", ctypes.c_uint64),
        ("products", ctypes.c_uint64),
        ("steps", ctypes.c_uint64),
        ("loads", ctypes.c_uint64),
        ("stores", ctypes.c_uint64),
        ("variable", ctypes.c_uint64),
        ("error", ctypes.c_int64),
    )


@dataclass(frozen=True)
class Run:
    """What one run did: hashes, and counts of instructions, loads, stores, instructions of varying time."""

    flow: int
    operands: int
    products: int
    steps: int
    loads: int
    stores: int
    variable: int


@cache
def _library() -> ctypes.CDLL:
    try:
        package = importlib.import_module("unicorn")
    except ImportError as error:
        raise Unavailable("the trace needs unicorn: pip install unicorn") from error
    home = Path(str(package.__file__)).parent
    (library,) = (home / "lib").glob("libunicorn.so.2")
    flags = (
        "-std=c11",
        "-Wall",
        "-Wextra",
        "-Werror",
        "-O2",
        f"-I{home / 'include'}",
        f"-Wl,-rpath,{home / 'lib'}",
    )
    with tempfile.TemporaryDirectory() as folder:
        made = toolchain.shared([HERE / "tracer.c", library], cwd=Path(folder), flags=flags, name="tracer")
        loaded = ctypes.CDLL(str(made))
    pointer, number, integer = ctypes.c_void_p, ctypes.c_uint64, ctypes.c_int
    for name, result, arguments in (
        ("open", pointer, (integer,) * 5),
        ("close", None, (pointer,)),
        ("map", integer, (pointer, number, number, ctypes.c_char_p, number, integer)),
        ("plan_all", integer, (pointer, number, number, pointer, ctypes.c_uint32, pointer, ctypes.c_uint32)),
        ("ran", pointer, (pointer,)),
        ("register", integer, (pointer, integer, number)),
        ("begin", integer, (pointer, number, ctypes.c_char_p, number)),
        ("run", number, (pointer, number, number, number, number, number, pointer, number, pointer)),
        ("read", integer, (pointer, number, pointer, number)),
    ):
        function = getattr(loaded, f"sangi_trace_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded


class Machine:
    """A program on an emulated core; a context manager.  Every run starts from the same state."""

    def __init__(self, core: str, image: Image, plan: Plan, arena: str, precise: bool = False) -> None:
        """Loads a program; `arena` is the symbol that each run's input is written to.

        A precise machine is slower and has an event for every instruction, not for every block.
        """
        self._c = _library()
        self._again = (core, image, plan, arena)
        self._precise: Machine | None = None
        takes = plan.few
        precise = precise or takes is None
        self.image, self._where, self._target = image, CORES[core].emulated, TARGETS[core]
        self.arena = image.symbols[arena]
        constants = importlib.import_module("unicorn.unicorn_const")
        own = importlib.import_module(f"unicorn.{self._where.constants}")
        mode = sum(int(getattr(constants, name)) for name in self._where.mode)
        thumb = self._where.arch == "UC_ARCH_ARM"
        status = register(self._target.arch, "cpsr") if thumb else 0
        self._m = self._c.sangi_trace_open(
            int(getattr(constants, self._where.arch)),
            mode,
            int(getattr(own, self._where.model)),
            status,
            int(precise),
        )
        if not self._m:
            raise CheckFailed(f"unicorn makes no {core}")
        self._thumb = int(thumb)
        self._load()
        self._plan(plan, plan.takes if precise or takes is None else takes)
        if precise:
            self._precise = self

    def __enter__(self) -> Machine:
        """Itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Frees the machine."""
        if self._precise not in (None, self):
            self._precise.__exit__(None, None, None)
        self._c.sangi_trace_close(self._m)
        self._m = None

    def _map(self, address: int, room: int, content: bytes, writable: bool) -> None:
        if not self._c.sangi_trace_map(self._m, address, room, content, len(content), int(writable)):
            raise CheckFailed(f"unicorn maps nothing at {address:#x}")

    def _load(self) -> None:
        for segment in self.image.segments:
            start = segment.address & -_PAGE
            content = bytes(segment.address - start) + segment.content
            room = -(-(segment.address + segment.length - start) // _PAGE) * _PAGE
            self._map(start, room, content, segment.writable)
        self._map(_STOP, _PAGE, b"", False)
        # On x86-64 the return address lies on the stack, elsewhere in a register.
        top = _STACK_ROOM - 256
        pushed = not self._where.link
        content = bytes(top - 8) + _STOP.to_bytes(8, "little") if pushed else b""
        self._map(_STACK, _STACK_ROOM, content, True)
        self._register(self._where.stack, _STACK + top - (8 if pushed else 0))
        if not pushed:
            self._register(self._where.link, _STOP | self._thumb)
        for name, value in self._where.set.items():
            self._register(name, value)

    def _register(self, name: str, value: int) -> None:
        if not self._c.sangi_trace_register(self._m, register(self._target.arch, name), value):
            raise CheckFailed(f"unicorn does not set {name}")

    @property
    def precise(self) -> Machine:
        """This machine, or one like it, that has an event for every instruction."""
        if self._precise is None:
            self._precise = Machine(*self._again, precise=True)
        return self._precise

    def _plan(self, plan: Plan, takes: list[Take]) -> None:
        entries = (_Plan * max(len(takes), 1))()
        for entry, take in zip(entries, takes, strict=False):
            entry.address, entry.flags, entry.condition = take.address, take.flags, take.condition
            entry.registers[: len(take.registers)] = take.registers
        addresses = np.array(sorted(plan.sizes), dtype=np.uint64)
        length = len(self.image.code.content)
        self._decoded = np.zeros(length, dtype=bool)
        for address, size in plan.sizes.items():
            self._decoded[address - self.image.base : address - self.image.base + size] = True
        self._starts = np.zeros(length, dtype=bool)
        self._starts[addresses.astype(np.int64) - self.image.base] = True
        where = (self.image.base, length, addresses.ctypes.data, len(addresses))
        if not self._c.sangi_trace_plan_all(self._m, *where, entries, len(takes)):
            raise CheckFailed("no memory for a plan")

    def run(
        self,
        symbol: str,
        content: bytes,
        kinds: Collection[int] = (),
        events: Events | None = None,
        first: int = 0,
    ) -> tuple[Run, bytes, int]:
        """Calls a function without arguments; returns what it did, the arena after it, and how many events.

        `events` is (n, 4) and takes n of these kinds, from the one with number `first` on.  Raises CheckFailed
        where the program does not return.
        """
        if not self._c.sangi_trace_begin(self._m, self.arena, content, len(content)):
            raise CheckFailed("unicorn does not write the arena")
        result = _Result()
        recorded = self._c.sangi_trace_run(
            self._m,
            self.image.symbols[symbol] | self._thumb,
            _STOP,
            LIMIT,
            sum(1 << kind for kind in kinds),
            first,
            None if events is None else events.ctypes.data,
            0 if events is None else len(events),
            ctypes.byref(result),
        )
        if result.error:
            raise CheckFailed(f"{symbol} did not return after {result.steps} steps: error {result.error}")
        after = ctypes.create_string_buffer(len(content))
        self._c.sangi_trace_read(self._m, self.arena, after, len(content))
        run = Run(*(int(getattr(result, name)) for name in Run.__dataclass_fields__))
        return run, after.raw, int(recorded)

    def executed(self) -> tuple[list[int], list[int]]:
        """The addresses of the instructions that have run, and of bytes that ran and are in none."""
        there = ctypes.string_at(self._c.sangi_trace_ran(self._m), len(self._starts))
        ran = np.frombuffer(there, np.uint8) != 0
        instructions, other = np.flatnonzero(ran & self._starts), np.flatnonzero(ran & ~self._decoded)
        return [self.image.base + int(at) for at in instructions], [self.image.base + int(at) for at in other]
