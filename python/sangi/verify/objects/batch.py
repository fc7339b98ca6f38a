# SPDX-License-Identifier: MIT OR Apache-2.0
"""Many symbols of many files, decided by several processes."""

from __future__ import annotations

import difflib
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

from sangi.errors import BadInput
from sangi.expression import shorten
from sangi.verify.objects import judge, presets
from sangi.verify.objects.answer import Answer
from sangi.verify.objects.contract import Contract
from sangi.verify.symbolic import image
from sangi.verify.symbolic.errors import Unproved

#: Symbols that a message names.
_LISTED = 8


@dataclass(frozen=True)
class Task:
    """One symbol of one file, and what is claimed of it."""

    path: str
    symbol: str
    contract: Contract


def tasks(
    named: Sequence[str], contract: Contract | None, like: Sequence[presets.Preset]
) -> tuple[Task, ...]:
    """What files, each `FILE.o` or `FILE.o:SYMBOL`, ask for; raises `BadInput` for what is not there.

    A contract is of every symbol that is named, or of a file's only function; presets are of the symbols that they fit.
    """
    out: list[Task] = []
    for text in named:
        path, symbol = _parted(text)
        loaded = opened(path)
        if symbol:
            _present(path, symbol, loaded)
        if contract is not None:
            out.append(Task(path, symbol or _only(path, loaded), contract))
            continue
        wanted = {symbol: None} if symbol else loaded.symbols
        found = presets.chosen(wanted, like) or ([(symbol, like[0].contract)] if symbol else [])
        if not found:
            raise BadInput(f"{shorten(path)}: no symbol that the preset is of")
        out += [Task(path, one, its) for one, its in found]
    for task in out:
        task.contract.claims()
    return tuple(out)


def opened(path: str) -> image.Image:
    """The image of a file; raises `BadInput` if it is none."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadInput(f"{shorten(path)}: {error.strerror}") from None
    try:
        return image.read(content)
    except Unproved as error:
        raise BadInput(f"{shorten(path)}: {error}") from None


def _parted(text: str) -> tuple[str, str]:
    """File and symbol; a colon that is part of a file's name stays there."""
    path, _, symbol = text.rpartition(":")
    return (path, symbol) if path and not Path(text).exists() else (text, "")


def _present(path: str, symbol: str, loaded: image.Image) -> None:
    """Refuses a symbol that the file does not have, or has in a way that is not known, and lists those that it has."""
    if symbol in loaded.refused:
        raise BadInput(f"{shorten(path)}: {shorten(symbol)!r}: {loaded.refused[symbol]}")
    if symbol not in loaded.symbols:
        near = (
            difflib.get_close_matches(symbol, loaded.functions(), n=_LISTED, cutoff=0.5) or loaded.functions()
        )
        raise BadInput(f"{shorten(path)}: no symbol {shorten(symbol)!r}; {_listed(near)}")


def _listed(names: list[str]) -> str:
    """Some of a file's functions, for a message."""
    shown = ", ".join(shorten(name) for name in names[:_LISTED])
    return f"it has {shown}{', …' if len(names) > _LISTED else ''}" if names else "it has no function"


def _only(path: str, loaded: image.Image) -> str:
    names = loaded.functions()
    if len(names) != 1:
        raise BadInput(f"{shorten(path)}: which of its symbols? {_listed(names)}")
    return names[0]


def decide(task: Task, seconds: float = judge.SECONDS) -> list[Answer]:
    """The answers to all claims of one task."""
    loaded = opened(task.path)
    return list(judge.judge(loaded, task.symbol, task.contract, file=task.path, seconds=seconds))


def decide_all(
    wanted: Sequence[Task], jobs: int = 0, seconds: float = judge.SECONDS
) -> Iterator[list[Answer]]:
    """The answers of each task as they come, from `jobs` processes; from as many as there are CPUs with 0."""
    jobs = min(jobs or len(os.sched_getaffinity(0)), len(wanted))
    if jobs <= 1:
        yield from (decide(task, seconds) for task in wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(decide, task, seconds) for task in wanted]):
            yield done.result()
