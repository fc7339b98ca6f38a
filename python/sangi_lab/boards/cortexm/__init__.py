# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cortex-M3 and Cortex-M4 without wait states: instructions exactly, cycles by a model of the manuals' tables."""

from __future__ import annotations

from collections.abc import Mapping

from sangi.errors import BadInput
from sangi.verify.constant_time.trace.image import Image
from sangi_lab.boards import printed
from sangi_lab.boards.board import Run
from sangi_lab.boards.build import Program
from sangi_lab.boards.cortexm import machine, timing
from sangi_lab.boards.cortexm.model import Model, Total
from sangi_lab.boards.cortexm.timing import Timing


def table(target: str) -> Timing:
    """The timing table of a core by its name in `sangi.verify.binary.targets`; raises BadInput where there is none."""
    for core in ("m3", "m4"):
        found = timing.load(core)
        if found.core.target == target:
            return found
    raise BadInput(f"no timing table for {target}; there are those of the Cortex-M3 and the Cortex-M4")


#: By the identity of an image, which its model keeps alive: what is decoded once serves every case.
_models: dict[tuple[int, str], Model] = {}


def _model(image: Image, target: str) -> Model:
    key = id(image), target
    if key not in _models:
        _models[key] = Model(image, table(target))
    return _models[key]


def count(image: Image, target: str, words: Mapping[str, int]) -> tuple[str, Total]:
    """Runs a program with these words; what it printed, and everything between its marks.

    Raises CheckFailed where it does not end with success, Unavailable without unicorn.
    """
    model = _model(image, target)
    name = model.timing.core.model
    trace = machine.run(image, name, words)
    watched = model.skippable(trace.edges)
    if watched:
        trace = machine.run(image, name, words, watched)
    return trace.text, model.total(trace)


def measure(program: Program, place: int, secret: int = 0) -> Run:
    """Runs the case at a place of the bench program on a secret; raises as `count`."""
    target = program.build.board.core
    words = {"board_choice": place, "board_secret": secret, "board_port": 1}
    text, total = count(program.image, target, words)
    told, found, varies = printed.read(text), table(target), total.least < total.most
    return Run(
        instructions=total.instructions,
        cycles=total.cycles,
        stack=told.stack,
        digest=told.digest,
        tool=machine.version(),
        model=f"{found.core.name}, model {found.version}",
        fitted=total.fitted,
        least=total.least if varies else None,
        most=total.most if varies else None,
        executed=total.executed,
    )
