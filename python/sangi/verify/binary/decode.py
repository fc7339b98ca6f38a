# SPDX-License-Identifier: MIT OR Apache-2.0
"""Decodes machine code and says of each instruction what it does to the flow of control."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import Any

import capstone
from capstone import arm

from sangi.verify.binary.elf import Code, Symbol
from sangi.verify.binary.targets import PREDICABLE, Target


class Flow(Enum):
    """Where control goes after an instruction."""

    ON = "on"
    BRANCH = "conditional branch"
    CALL = "call"
    JUMP = "jump"
    INDIRECT = "indirect jump"
    RETURN = "return"


_LEAVES = (Flow.RETURN, Flow.JUMP)


@dataclass(frozen=True)
class Step:
    """A decoded instruction; `name` is what allow-lists know it by.  Bytes that are none have the name ''.

    `goal` is the address that a direct jump names; `predicated` that it may be skipped in an IT block.
    """

    at: int
    size: int
    name: str
    text: str
    flow: Flow
    goal: int | None
    predicated: bool
    raw: Any


@cache
def _decoder(arch: int, mode: int) -> capstone.Cs:
    decoder = capstone.Cs(arch, mode)
    decoder.detail = True
    return decoder


def steps(code: Code, symbol: Symbol, target: Target) -> Iterator[Step]:
    """The instructions of one function in order; a run of bytes that are none is one step without a name.

    Literals, and what aligns them, are left out where control cannot reach them: after a return or a
    jump.
    """
    end = symbol.offset + symbol.size
    at, flow = symbol.offset, Flow.ON
    for start, stop in [*(d for d in code.data if symbol.offset <= d[0] < end), (end, end)]:
        for step in _run(code.content[at:start], at, target):
            padding = step.text.startswith("nop") or not any(code.content[step.at : step.at + step.size])
            if start < stop and flow in _LEAVES and padding:
                continue
            flow = step.flow
            yield step
        if start < stop and flow not in _LEAVES:
            yield Step(
                start, stop - start, "", code.content[start:stop][:8].hex(), Flow.ON, None, False, None
            )
        at = max(at, stop)


def _run(content: bytes, base: int, target: Target) -> Iterator[Step]:
    at = base
    for insn in _decoder(target.arch, target.mode).disasm(content, base):
        at = insn.address + insn.size
        yield _step(insn, target)
    if at < base + len(content):
        rest = content[at - base :]
        yield Step(at, len(rest), "", rest[:8].hex(), Flow.ON, None, False, None)


def _step(insn: Any, target: Target) -> Step:
    name, flow, predicated = _CLASSIFY[target.arch](insn)
    found = re.search(r"#?(-?0x[0-9a-f]+|-?\d+)$", insn.op_str)
    goal = int(found.group(1), 0) if found and flow in (Flow.JUMP, Flow.BRANCH) else None
    if goal is not None and target.arch == capstone.CS_ARCH_RISCV:
        goal += insn.address
    text = f"{insn.mnemonic} {insn.op_str}".strip()
    return Step(insn.address, insn.size, name, text, flow, goal, predicated, insn)


def _x86(insn: Any) -> tuple[str, Flow, bool]:
    name = re.sub(r"^(bnd|notrack) ", "", insn.mnemonic)
    direct = re.fullmatch(r"0x[0-9a-f]+|\d+", insn.op_str) is not None
    if name in ("ret", "retq"):
        return name, Flow.RETURN, False
    if name == "jmp":
        return name, Flow.JUMP if direct else Flow.INDIRECT, False
    if name.startswith(("j", "loop")):
        return name, Flow.BRANCH, False
    return name, Flow.CALL if name in ("call", "lcall", "syscall") else Flow.ON, False


def _aarch64(insn: Any) -> tuple[str, Flow, bool]:
    name = insn.mnemonic
    if name.startswith("b.") or name in ("cbz", "cbnz", "tbz", "tbnz"):
        return name, Flow.BRANCH, False
    if name in ("bl", "svc") or name.startswith("blr"):
        return name, Flow.CALL, False
    if name.startswith("br"):
        return name, Flow.INDIRECT, False
    return name, {"b": Flow.JUMP, "ret": Flow.RETURN, "retaa": Flow.RETURN}.get(name, Flow.ON), False


def _riscv(insn: Any) -> tuple[str, Flow, bool]:
    name, operands = insn.mnemonic, insn.op_str.replace(" ", "").split(",")
    plain = name.removeprefix("c.")
    flow = Flow.ON
    if plain == "ret" or (plain == "jr" and operands == ["ra"]):
        flow = Flow.RETURN
    elif plain in ("j", "jal") and (plain == "j" or operands[0] == "zero"):
        flow = Flow.JUMP
    elif plain in ("jr", "jalr"):
        links = plain == "jalr" and operands[0] != "zero"
        flow = Flow.CALL if links else Flow.INDIRECT
    elif plain in ("jal", "call", "tail", "ecall", "ebreak"):
        flow = Flow.CALL
    elif re.fullmatch(r"b(eq|ne|lt|ge|gt|le)u?z?", plain):
        flow = Flow.BRANCH
    return name, flow, False


def _thumb(insn: Any) -> tuple[str, Flow, bool]:
    name = insn.insn_name()
    predicated = insn.cc not in (arm.ARM_CC_AL, arm.ARM_CC_INVALID) and name != "it"
    operands = insn.op_str.replace(" ", "")
    writes_pc = re.match(r"pc\b", operands) is not None and name not in ("cmp", "push")
    to_pc = name in ("bx", "tbb", "tbh") or writes_pc
    popped = name in ("pop", "ldm", "ldmdb") and "pc" in operands
    if name in ("cbz", "cbnz") or (predicated and (name in ("b", "bl", "blx") or to_pc or popped)):
        return name, Flow.BRANCH, predicated
    if popped or (name, operands) == ("bx", "lr") or (name == "ldr" and operands.startswith("pc,[sp],")):
        return name, Flow.RETURN, predicated
    if to_pc:
        return name, Flow.INDIRECT, predicated
    flow = {"b": Flow.JUMP, "bl": Flow.CALL, "blx": Flow.CALL, "svc": Flow.CALL}.get(name, Flow.ON)
    return name, flow, predicated


_CLASSIFY: dict[int, Callable[[Any], tuple[str, Flow, bool]]] = {
    capstone.CS_ARCH_X86: _x86,
    capstone.CS_ARCH_ARM64: _aarch64,
    capstone.CS_ARCH_RISCV: _riscv,
    capstone.CS_ARCH_ARM: _thumb,
}


def harmful_predicate(step: Step) -> bool:
    """Whether an IT block may skip something whose absence shows: a load, a store, a multiplication."""
    return step.predicated and step.name not in PREDICABLE
