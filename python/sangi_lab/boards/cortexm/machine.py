# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs a program of boards/ on unicorn's Cortex-M: Python's side of edges.c."""

from __future__ import annotations

import ctypes
import importlib
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from sangi import toolchain
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.constant_time.trace.image import Image

_PAGE = 0x1000
#: The private peripherals, of which start-up code sets some; nothing here answers.
_PRIVATE, _PRIVATE_ROOM = 0xE0000000, 0x100000
_EDGES, _TEXT = 1 << 17, 1 << 16
#: Microseconds after which a run is given up.
TIMEOUT = 120_000_000

_EDGE = np.dtype(
    [(name, np.uint32) for name in ("start", "size", "next", "next_size")] + [("count", np.uint64)]
)


@dataclass(frozen=True)
class Edge:
    """A block of code that followed another one, `count` times: the address and size of both."""

    start: int
    size: int
    next: int
    next_size: int
    count: int


@dataclass(frozen=True)
class Trace:
    """What one run printed and did between the marks; `ran` counts what was watched."""

    text: str
    edges: tuple[Edge, ...]
    ran: Mapping[int, int]


@cache
def _library() -> ctypes.CDLL:
    try:
        package = importlib.import_module("unicorn")
    except ImportError as error:
        raise Unavailable("the model of cycles needs unicorn: pip install unicorn") from error
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
    source = Path(__file__).with_name("edges.c")
    with tempfile.TemporaryDirectory() as folder:
        loaded = ctypes.CDLL(str(toolchain.shared([source, library], cwd=Path(folder), flags=flags)))
    pointer, word, wide, integer = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_uint64, ctypes.c_int
    for name, result, arguments in (
        ("open", pointer, (integer, word, word, word, word)),
        ("close", None, (pointer,)),
        ("map", integer, (pointer, wide, wide)),
        ("write", integer, (pointer, wide, ctypes.c_char_p, wide)),
        ("watch", integer, (pointer, pointer, word)),
        ("run", integer, (pointer, word, word, wide)),
        ("text", pointer, (pointer, pointer)),
        ("edges", pointer, (pointer, pointer)),
        ("ran", pointer, (pointer,)),
        ("at", word, (pointer,)),
    ):
        function = getattr(loaded, f"sangi_edges_{name}")
        function.restype, function.argtypes = result, arguments
    return loaded


def version() -> str:
    """unicorn and its version; raises Unavailable without it."""
    _library()
    return f"unicorn {importlib.import_module('unicorn').__version__}"


def run(image: Image, model: str, words: Mapping[str, int], watched: Iterable[int] = ()) -> Trace:
    """Runs a program from reset to its end, with some of its words set by name.

    Raises CheckFailed where it does not end, or not with success.
    """
    library = _library()
    core = getattr(importlib.import_module("unicorn.arm_const"), model)
    begin, end = (image.symbols[mark] & ~1 for mark in ("board_begin", "board_end"))
    machine = library.sangi_edges_open(core, begin, end, _EDGES, _TEXT)
    if not machine:
        raise CheckFailed(f"unicorn makes no {model}")
    try:
        _load(library, machine, image, words)
        addresses = np.array(sorted(watched), dtype=np.uint64)
        if not library.sangi_edges_watch(machine, addresses.ctypes.data, len(addresses)):
            raise CheckFailed("unicorn watches no instruction")
        stack, reset = image.symbols["board_stack"], image.symbols["board_reset"]
        status = library.sangi_edges_run(machine, stack, reset, TIMEOUT)
        room = ctypes.c_uint32()
        edges = library.sangi_edges_edges(machine, ctypes.byref(room))
        if status or not edges:
            where = image.name(library.sangi_edges_at(machine))
            raise CheckFailed(f"the program ended with {status} at {where}, not with 0")
        table = np.frombuffer(ctypes.string_at(edges, room.value * _EDGE.itemsize), _EDGE)
        ran = np.frombuffer(ctypes.string_at(library.sangi_edges_ran(machine), 8 * len(addresses)), np.uint64)
        length = ctypes.c_uint32()
        text = library.sangi_edges_text(machine, ctypes.byref(length))
        return Trace(
            ctypes.string_at(text, length.value).decode("ascii", "replace"),
            tuple(Edge(*row) for row in table[table["count"] > 0].tolist()),
            dict(zip(addresses.tolist(), ran.tolist(), strict=True)),
        )
    finally:
        library.sangi_edges_close(machine)


def _load(library: ctypes.CDLL, machine: int, image: Image, words: Mapping[str, int]) -> None:
    pages = {
        page
        for s in image.segments
        for start in (s.address, s.loaded)
        for page in range(start & -_PAGE, start + s.length, _PAGE)
    }
    floor, top = image.symbols["board_stack_floor"] & -_PAGE, image.symbols["board_stack"]
    pages |= set(range(floor, top, _PAGE))
    done = all(library.sangi_edges_map(machine, page, _PAGE) for page in sorted(pages))
    done &= bool(library.sangi_edges_map(machine, _PRIVATE, _PRIVATE_ROOM))
    for s in image.segments:
        done &= bool(library.sangi_edges_write(machine, s.loaded, s.content, len(s.content)))
    for name, value in words.items():
        at = image.symbols[name]
        kept = next(s.loaded - s.address for s in image.segments if 0 <= at - s.address < len(s.content))
        done &= bool(library.sangi_edges_write(machine, at + kept, value.to_bytes(4, "little"), 4))
    if not done:
        raise CheckFailed("unicorn does not load the program")
