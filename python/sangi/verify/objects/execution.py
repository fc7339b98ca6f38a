# SPDX-License-Identifier: MIT OR Apache-2.0
"""Looks for operands for which a kernel is wrong, by running its bytes on this CPU in a child process."""

from __future__ import annotations

import json
import platform
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi.errors import Unavailable
from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED
from sangi.verify.objects import trampoline
from sangi.verify.objects.operands import Operands
from sangi.verify.objects.reach import closed
from sangi.verify.symbolic.code import Place, Program
from sangi.verify.symbolic.convention import INVERSE, INVERSE_AT, LIMBS
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec

_CHILD = Path(__file__).with_name("child.py")
_TIMEOUT = 60
#: The registers in what a function restores; the rest is restored in every convention.
_REGISTERS = len(CALLEE_SAVED)
#: What an illegal instruction says of this CPU, not of the kernel.
_NOT_HERE = -signal.SIGILL


@dataclass(frozen=True)
class Wrong:
    """Operands for which a kernel is wrong, and what it left: the limbs of each output; or how it ended, crashed.

    `lost` are the registers and states that were not restored, `beside` says that memory changed that is no output,
    and `returned` is what was in rax.
    """

    operands: Operands
    left: dict[str, tuple[int, ...]]
    lost: tuple[str, ...] = ()
    beside: bool = False
    returned: int = 0
    crash: str = ""


def find(image: Image, symbol: str, spec: Spec, tried: Iterable[Operands]) -> Wrong | None:
    """The first of some operands for which a kernel is wrong, or None.

    Raises `Unavailable` where it cannot be run: on another CPU, or if it reads what a linker would put in.
    """
    if platform.machine().lower() not in ("x86_64", "amd64"):
        raise Unavailable(f"running kernels needs an x86-64 CPU; this is {platform.machine()}")
    try:
        start = image.function(symbol)
    except Unproved as error:
        raise Unavailable(str(error)) from None
    if not closed(image, start):
        raise Unavailable("the code refers to something outside the file, or to memory of the process")
    if spec.called.holds or _asks_first(image, symbol):
        raise Unavailable("it reads what this process does not hold: a goroutine, or a word that is assumed")
    vectors = list(tried)
    job = _job(image, symbol, spec, vectors)
    with tempfile.TemporaryDirectory() as folder:
        note = Path(folder) / "note"
        try:
            done = subprocess.run(
                [sys.executable, "-I", "-S", str(_CHILD), str(note)],
                input=json.dumps(job),
                capture_output=True,
                text=True,
                timeout=_TIMEOUT,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Unavailable("the child process does not end") from None
        at = note.read_bytes().split() if note.exists() else []
    if done.returncode == _NOT_HERE:
        raise Unavailable("this CPU lacks an instruction of the kernel")
    if done.returncode:
        if not at or done.returncode > 0:
            raise Unavailable(f"the child process ended with {done.returncode}")
        return Wrong(vectors[int(at[-1])], {}, crash=signal.Signals(-done.returncode).name)
    found = json.loads(done.stdout)
    if found is None:
        return None
    objects = _objects(spec)
    left = {name: tuple(found["out"][objects.index(spec.object(name))]) for name in spec.kind.goals}
    lost = tuple(name for i, name in enumerate(trampoline.KEPT) if found["lost"] >> i & 1)
    return Wrong(vectors[found["vector"]], left, lost, found["beside"], found["returned"])


def _asks_first(image: Image, symbol: str) -> bool:
    """Whether a function begins with Go's look at its goroutine."""
    try:
        first = Program(image).at(image.function(symbol))
    except Unproved:
        return False
    return any(isinstance(op, Place) and op.base == "fs" for op in first.operands)


def _objects(spec: Spec) -> list[str]:
    """The names of the buffers: what pointers point to, and constants."""
    pointers = dict.fromkeys(spec.object(name) for name in spec.kind.pointers)
    return [*pointers, *(name for name in (LIMBS, INVERSE_AT) if name in spec.called.parameters)]


def _job(image: Image, symbol: str, spec: Spec, vectors: list[Operands]) -> dict[str, Any]:
    objects = _objects(spec)
    outputs = {spec.object(name): name for name in spec.kind.goals}
    inverse = -pow(spec.modulus, -1, WORD) % WORD
    constants = {
        LIMBS: [spec.modulus >> 64 * i & WORD - 1 for i in range(spec.limbs)],
        INVERSE_AT: [inverse],
    }
    rows = []
    for vector in vectors:
        held = [vector.limbs.get(name) or constants.get(name) for name in objects]
        want = {str(objects.index(owner)): vector.wanted[name] for owner, name in outputs.items()}
        rows.append({"in": held, "words": vector.words, "want": want, "returned": vector.returned})
    arguments = []
    for name, place in spec.called.places:
        buffer = objects.index(spec.object(name)) if spec.object(name) in objects else None
        value = inverse if name == INVERSE else int(name) if name.isdigit() else 0xDEAD_BEEF_0000_0004
        arguments.append({"place": _slot(place), "word": name, "buffer": buffer, "value": value})
    return {
        "pieces": [(piece.address, piece.content.hex()) for piece in image.pieces],
        "span": max(piece.address + len(piece.content) for piece in image.pieces),
        "entry": image.function(symbol),
        "trampoline": trampoline.CODE.hex(),
        "sizes": [1 if name == INVERSE_AT else spec.limbs for name in objects],
        "arguments": arguments,
        "kept": sum(
            1 << i for i, name in enumerate(trampoline.KEPT) if name in spec.called.saved or i >= _REGISTERS
        ),
        "weights": [spec.at(i) for i in range(spec.limbs)],
        "modulus": spec.modulus,
        "exact": spec.kind.exact,
        "outputs": [
            {
                "buffer": objects.index(owner),
                "bound": spec.bound,
                "most": spec.most[name] if spec.widths else None,
            }
            for owner, name in outputs.items()
        ],
        "vectors": rows,
    }


def _slot(place: str | int) -> int:
    """Registers are 0 to 5, arguments on the stack 6 and on."""
    return ARGUMENTS.index(place) if isinstance(place, str) else 5 + place // 8
