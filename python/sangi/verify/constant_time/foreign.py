# SPDX-License-Identifier: MIT OR Apache-2.0
"""The object check of anybody's object: which of its functions are straight lines whose time says nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sangi.errors import BadInput, CheckFailed
from sangi.expression import shorten
from sangi.verify.binary import elf
from sangi.verify.binary.targets import TARGETS, target
from sangi.verify.constant_time.object_check import Finding, functions
from sangi.verify.constant_time.object_check import check as object_check

#: (ELF machine, bits) -> the target that its objects are checked as, unless another is named.
_USUAL: Mapping[tuple[int, int], str] = {
    (62, 64): "x86-64",
    (183, 64): "aarch64",
    (243, 64): "riscv64",
    (243, 32): "riscv32",
    (40, 32): "thumbv7em",
}


@dataclass(frozen=True)
class Checked:
    """One function of one object, the target that it was checked as, and what was found in it."""

    file: str
    function: str
    target: str
    findings: tuple[Finding, ...]

    def __str__(self) -> str:
        """A line, and one for each finding."""
        head = f"{self.file}:{self.function}: {self.target}: "
        if not self.findings:
            return head + "constant time: no branch, no address of a secret, no variable latency"
        return "\n".join([head + f"{len(self.findings)} findings", *(f"  {one}" for one in self.findings)])

    def data(self) -> dict[str, Any]:
        """For a program."""
        return {
            "file": self.file,
            "function": self.function,
            "target": self.target,
            "constant_time": not self.findings,
            "findings": [
                {"offset": one.offset, "instruction": one.text, "why": one.why} for one in self.findings
            ],
        }


def check(text: str, name: str = "") -> list[Checked]:
    """The functions of `FILE.o`, or the one of `FILE.o:SYMBOL`, checked as a target; raises `BadInput`."""
    path, _, symbol = text.rpartition(":")
    if not path or Path(text).exists():
        path, symbol = text, ""
    try:
        content = Path(path).read_bytes()
        found = elf.read(content)
        there = functions(content)
    except OSError as error:
        raise BadInput(f"{shorten(path)}: {error.strerror}") from None
    except CheckFailed as error:
        raise BadInput(f"{shorten(path)}: {error}") from None
    usual = _USUAL.get((found.machine, found.bits))
    if usual is None:
        raise BadInput(
            f"{shorten(path)}: code for ELF machine {found.machine}; there is {', '.join(TARGETS)}"
        )
    where = target(name or usual).name
    if (TARGETS[where].machine, TARGETS[where].bits) != (found.machine, found.bits):
        raise BadInput(f"{shorten(path)}: not code for {where}")
    if symbol and symbol not in there:
        raise BadInput(f"{shorten(path)}: no function {shorten(symbol)!r}")
    if not there:
        raise BadInput(f"{shorten(path)}: no function in it")
    wanted = [symbol] if symbol else there
    findings = object_check(content, where, wanted)
    return [Checked(path, one, where, tuple(f for f in findings if f.function == one)) for one in wanted]
