# SPDX-License-Identifier: MIT OR Apache-2.0
"""What was counted and need not be again.

A count depends on nothing but the program, the runner and its model; they are the key under which it is kept.
"""

from __future__ import annotations

import fcntl
import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import capstone

from sangi.errors import Unavailable
from sangi.verify.binary import decode, targets
from sangi_lab.boards import qemu
from sangi_lab.boards.board import boards
from sangi_lab.boards.cortexm import machine


@cache
def _counters() -> bytes:
    """A digest of all that counts: this part of the package, what it decodes with, and the emulators' versions."""
    digest = sha256(f"{capstone.__version__} {machine.version()}".encode())
    here = Path(__file__).parent
    own = sorted(p for p in here.rglob("*") if p.is_file() and "__pycache__" not in p.parts)
    for path in (*own, *(Path(str(module.__file__)) for module in (decode, targets))):
        digest.update(path.read_bytes())
    for board in boards().values():
        try:
            digest.update(qemu.version(qemu.emulator(board)[0]).encode())
        except Unavailable:
            digest.update(b"none")
    return digest.digest()


class Store:
    """A file of results for one program."""

    def __init__(self, path: Path, program: bytes) -> None:
        """Opens it; what it holds of another program, or of other counters, is forgotten."""
        self._path = path
        self._key = sha256(_counters() + program).hexdigest()
        self._known = self._read()

    def _read(self) -> dict[str, Any]:
        try:
            found = json.loads(self._path.read_text())
        except (OSError, ValueError):
            return {}
        return dict(found["known"]) if found.get("key") == self._key else {}

    def get(self, name: str, make: Callable[[], Any]) -> Any:
        """What is known by a name, made where nothing is."""
        if name not in self._known:
            made = make()
            with self._path.with_suffix(".lock").open("w") as lock:
                fcntl.flock(lock, fcntl.LOCK_EX)
                self._known = {**self._read(), name: made}
                self._path.write_text(json.dumps({"key": self._key, "known": self._known}))
        return self._known[name]
