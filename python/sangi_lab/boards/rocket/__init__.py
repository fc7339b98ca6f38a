# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rocket core, from its Verilog: cycles exactly, of this one core with its caches warm."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Mapping

from sangi.errors import CheckFailed
from sangi.verify.constant_time.trace.image import Image
from sangi_lab.boards import printed
from sangi_lab.boards.board import Run
from sangi_lab.boards.build import Program
from sangi_lab.boards.rocket import core
from sangi_lab.boards.rocket.core import Tell, silent

#: Where programs are loaded.
_MEMORY = 0x80000000
#: Cycles after which a program is given up: about an hour.
LIMIT = 1 << 30


def _flat(image: Image, words: Mapping[str, int]) -> bytes:
    """The program as it lies in memory, with some of its words set by name."""
    end = max(s.loaded + len(s.content) for s in image.segments)
    content = bytearray(end - _MEMORY)
    for s in image.segments:
        at = s.loaded - _MEMORY
        content[at : at + len(s.content)] = s.content
    for name, value in words.items():
        at = image.symbols[name] - _MEMORY
        content[at : at + 4] = value.to_bytes(4, "little")
    return bytes(content)


def measure(program: Program, place: int, secret: int = 0, tell: Tell = silent) -> Run:
    """Runs the case at a place of the bench program on a secret; makes the core first where it is not made.

    Raises CheckFailed where the program does not end with success, and as `core.program`.
    """
    made, image = core.program(tell), program.image
    words = {"board_choice": place, "board_secret": secret, "board_port": 1}
    marks = [str(image.symbols[name]) for name in ("board_begin", "board_end")]
    with tempfile.NamedTemporaryFile() as file:
        file.write(_flat(image, words))
        file.flush()
        command = [str(made), file.name, *marks, str(LIMIT)]
        done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode:
        raise CheckFailed(f"the program ended with {done.returncode} on the Rocket core, not with 0")
    told = printed.read(done.stdout)
    counted = {name: int(n) for name, n in (line.split(" ") for line in done.stdout.splitlines()[-3:])}
    return Run(
        instructions=counted["instructions"],
        cycles=counted["cycles"],
        stack=told.stack,
        digest=told.digest,
        tool=core.version(),
        model=core.model(),
    )
