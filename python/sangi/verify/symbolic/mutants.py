# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of a kernel's text: one instruction or constant changed at a time; many assembled together."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.errors import CheckFailed
from sangi.verify.interp.text import REGISTERS, Function, Instruction

_GENERAL = tuple(name for name, reg in REGISTERS.items() if reg.size == 8 and name != "rsp")
_OTHER: Mapping[str, tuple[str, ...]] = {
    "adcx": ("adox", "adc", "add"),
    "adox": ("adcx", "adc", "add"),
    "add": ("adc", "sub"),
    "adc": ("add", "sbb", "adcx"),
    "sub": ("sbb", "add"),
    "sbb": ("sub", "adc"),
    "cmp": ("sub", "test"),
    "cmovc": ("cmovnc", "mov"),
    "cmovnc": ("cmovc", "mov"),
    "cmovnz": ("cmovz", "cmovc"),
    "cmovz": ("cmovnz", "cmovnc"),
    "mov": ("add", "cmovc"),
    "imul": ("add", "adc"),
    "xor": ("mov", "sub"),
    "and": ("or", "mov"),
    "shr": ("rcr", "shl"),
    "rcr": ("shr", "rcl"),
    "push": ("pop",),
    "pop": ("push",),
}
KINDS = (
    ("delete", 1), ("duplicate", 1), ("exchange neighbours", 1), ("mnemonic", 2), ("register", 3), ("address", 1),
    ("exchange operands", 1), ("immediate", 1), ("constant", 1),
)  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """A changed function: `kind` is the class of the change, `what` says what it was."""

    kind: str
    what: str
    function: Function


def draw(function: Function, count: int, source: random.Random) -> list[Mutant]:
    """Up to `count` different mutants of a function."""
    kinds, weights = zip(*KINDS, strict=True)
    seen = {_shape(function)}
    out: list[Mutant] = []
    for _ in range(20 * count):
        mutant = _mutant(function, source.choices(kinds, weights)[0], source)
        if mutant is not None and _shape(mutant.function) not in seen:
            seen.add(_shape(mutant.function))
            out.append(mutant)
            if len(out) == count:
                break
    return out


def _shape(function: Function) -> tuple[object, ...]:
    code = tuple((i.mnemonic, i.operands) for i in function.instructions)
    return code, tuple(function.tables.items())


def _mutant(function: Function, kind: str, source: random.Random) -> Mutant | None:
    code = list(function.instructions)
    at = source.randrange(len(code))
    old = code[at]
    if kind == "constant":
        return _constant(function, source)
    if kind == "delete":
        del code[at]
    elif kind == "duplicate":
        code.insert(at, old)
    elif kind == "exchange neighbours":
        if at + 1 == len(code):
            return None
        code[at], code[at + 1] = code[at + 1], old
    else:
        changed = _changed(old, kind, source)
        if changed is None:
            return None
        code[at] = changed
    text = f"{kind} at {at + 1}, {old}" + (f" -> {code[at]}" if kind not in ("delete", "duplicate") else "")
    return Mutant(kind, text, Function(function.name, tuple(code), function.tables))


def _changed(old: Instruction, kind: str, source: random.Random) -> Instruction | None:
    """The instruction with its mnemonic or an operand changed."""
    operands = list(old.operands)
    if kind == "mnemonic":
        others = _OTHER.get(old.mnemonic)
        return Instruction(source.choice(others), old.operands) if others else None
    if kind == "exchange operands":
        if len(operands) < 2:
            return None
        operands[0], operands[1] = operands[1], operands[0]
        return Instruction(old.mnemonic, tuple(operands))
    tests = {
        "register": lambda text: text in _GENERAL,
        "address": lambda text: "[" in text,
        "immediate": lambda text: re.fullmatch(r"-?(0x)?[0-9a-f]+", text) is not None,
    }
    places = [i for i, text in enumerate(operands) if tests[kind](text)]
    if not places:
        return None
    i = source.choice(places)
    if kind == "register":
        operands[i] = source.choice(_GENERAL)
    elif kind == "address":
        operands[i] = operands[i].replace("]", f" + {source.choice((8, -8, 16))}]").replace("+ -", "- ")
    else:
        operands[i] = str(source.choice((0, 1, -1, int(operands[i], 0) ^ 1)))
    return Instruction(old.mnemonic, tuple(operands))


def _constant(function: Function, source: random.Random) -> Mutant | None:
    """One bit of one constant that the function reads."""
    text = " ".join(operand for i in function.instructions for operand in i.operands)
    used = [name for name in function.tables if re.search(rf"\b{re.escape(name)}\b", text)]
    if not used:
        return None
    name = source.choice(used)
    words = list(function.tables[name])
    at, bit = source.randrange(len(words)), source.randrange(64)
    words[at] ^= 1 << bit
    tables = {**function.tables, name: tuple(words)}
    return Mutant(
        "constant",
        f"constant {name}[{at}], bit {bit}",
        Function(function.name, function.instructions, tables),
    )


def source_text(functions: Sequence[Function]) -> tuple[str, list[int]]:
    """Assembly of functions `m0`, `m1`, ..., each with its own tables; and which function each line belongs to."""
    lines, owners = [".intel_syntax noprefix"], [-1]
    for number, function in enumerate(functions):
        part = [".text", f".globl m{number}", f".type m{number}, @function", f"m{number}:"]
        for instruction in function.instructions:
            text = str(instruction)
            for name in function.tables:
                text = re.sub(rf"\b{re.escape(name)}\b", f"m{number}_{name}", text)
            part.append(text)
        part += [f".size m{number}, . - m{number}", '.section .rodata, "a"']
        for name, words in function.tables.items():
            part += [f"m{number}_{name}:", f".quad {', '.join(map(str, words))}"]
        lines += part
        owners += [number] * len(part)
    return "\n".join([*lines, '.section .note.GNU-stack, "", @progbits', ""]), [*owners, -1]


def assemble(mutants: Sequence[Mutant], cwd: Path) -> tuple[Path, list[Mutant]]:
    """One object with the mutants that assemble, as m0, m1, ..., and those mutants in order."""
    kept = list(mutants)
    while True:
        text, owners = source_text([mutant.function for mutant in kept])
        try:
            return toolchain.assemble(text, cwd=cwd, name="mutants"), kept
        except CheckFailed as error:
            bad = {owners[int(line) - 1] for line in re.findall(r"^\S+?:(\d+):.*?[Ee]rror", str(error), re.M)}
            if not bad - {-1}:
                raise
            kept = [mutant for number, mutant in enumerate(kept) if number not in bad]
