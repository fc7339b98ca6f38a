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
from sangi.verify.constant_time.object_check import Finding, functions, functions_of
from sangi.verify.constant_time.object_check import check as object_check
from sangi.verify.constant_time.secrecy.check import Operands, examined

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
    secret: str = ""

    def __str__(self) -> str:
        """A line, and one for each finding."""
        head = f"{self.file}:{self.function}: {self.target}: "
        if not self.findings:
            given = f", where {self.secret} is secret and the rest public" if self.secret else ""
            return head + f"constant time: no branch, no address of a secret, no variable latency{given}"
        return "\n".join([head + f"{len(self.findings)} findings", *(f"  {one}" for one in self.findings)])

    def data(self) -> dict[str, Any]:
        """For a program."""
        return {
            "file": self.file,
            "function": self.function,
            "target": self.target,
            "constant_time": not self.findings,
            "secret": self.secret,
            "findings": [
                {"offset": one.offset, "instruction": one.text, "why": one.why} for one in self.findings
            ],
        }


def check(text: str, name: str = "", operands: Operands | None = None) -> list[Checked]:
    """The functions of `FILE.o`, or the one of `FILE.o:SYMBOL`, checked as a target; raises `BadInput`.

    With `operands`, branches and addresses may depend on those that are not secret.
    """
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
    if operands is not None:
        return [_followed(path, found, where, one, operands) for one in wanted]
    findings = object_check(content, where, wanted)
    return [Checked(path, one, where, tuple(f for f in findings if f.function == one)) for one in wanted]


def _followed(path: str, found: elf.Object, where: str, name: str, operands: Operands) -> Checked:
    """A function followed on all its ways."""
    code, symbol = next((c, s) for c in found.sections for s in functions_of(c) if s.name == name)
    findings, pointers = examined(code, symbol, TARGETS[where], operands)
    said = (
        f"what {one} points to" if one in pointers else f"the word {one}" for one in sorted(operands.secret)
    )
    return Checked(path, name, where, tuple(findings), ", ".join(said))


def operands_of(secret: str, convention: str) -> Operands | None:
    """The operands that `--secret` and `--convention` name; None without a secret; raises `BadInput`."""
    names = tuple(name.strip() for name in convention.split(","))
    given = [name.strip() for name in secret.split(",")] if secret else []
    hidden = frozenset(name.removeprefix("*") for name in given)
    pointers = frozenset(name[1:] for name in given if name.startswith("*"))
    if len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
        raise BadInput(
            f"--convention {shorten(convention)!r}: names of parameters, each once, with commas between"
        )
    if not hidden <= set(names):
        unknown = ", ".join(sorted(hidden - set(names)))
        raise BadInput(f"--secret: no parameter {shorten(unknown)!r} in --convention {shorten(convention)}")
    return Operands(names, hidden, pointers) if secret else None
