# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every instruction that the interpreter knows, on general registers and on vectors."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from sangi.verify.interp import scalar, vector
from sangi.verify.interp.machine import Machine
from sangi.verify.interp.scalar import Handler, Operands
from sangi.verify.interp.text import Imm, Instruction, Mem, Refused, Reg, operands

#: mnemonic -> (number of operands, effect).  `interp.cpu` compares every entry with this machine, where that has it.
MNEMONICS: Mapping[str, tuple[int, Handler]] = MappingProxyType({**scalar.MNEMONICS, **vector.MNEMONICS})


_NO_IMMEDIATE = frozenset({"adcx", "adox", "imul", "mulx", "mul", "lea", "shlx", "shrx", "andn"})
_REGISTER_ONLY = frozenset({"adcx", "adox", "imul", "lea", "movzx", "movabs", "shlx", "shrx", "rorx", "andn"})


def _check(name: str, ops: Operands) -> None:
    """Refuses operand forms that do not exist or would mean less than the whole word."""
    if any(op.size != 8 or op.spread if isinstance(op, Mem) else not isinstance(op, Reg | Imm) for op in ops):
        raise Refused("an operand of vectors")
    if sum(isinstance(op, Mem) for op in ops) > 1:
        raise Refused("two memory operands")
    if ops and not isinstance(ops[0], Reg) and (name in _REGISTER_ONLY or name.startswith("cmov")):
        raise Refused(f"{name} writes a register")
    if name == "mulx" and not (isinstance(ops[0], Reg) and isinstance(ops[1], Reg)):
        raise Refused("mulx writes registers")
    if (name in _NO_IMMEDIATE or name.startswith("cmov")) and isinstance(ops[-1], Imm):
        raise Refused(f"{name} takes no immediate here")
    if name in ("shld", "shrd") and not isinstance(ops[1], Reg):
        raise Refused(f"{name} shifts in from a register")
    sizes = {op.size for op in ops if isinstance(op, Reg)}
    if sizes <= {8}:
        return
    if name.startswith("set") and sizes == {1}:
        return
    if name == "movzx" and isinstance(ops[0], Reg) and ops[0].size in (4, 8):
        return
    if name in ("xor", "sub") and sizes == {4} and ops[0] == ops[1]:
        return
    if name == "mov" and sizes == {4} and isinstance(ops[1], Imm) and 0 <= ops[1].value < 1 << 31:
        return
    raise Refused("a 32-bit or 8-bit operand that does not stand for the whole word")


def step(m: Machine, instruction: Instruction) -> None:
    """Executes one instruction; `Refused` names it and its line."""
    try:
        if instruction.mnemonic not in MNEMONICS:
            raise Refused("not an instruction that the interpreter knows")
        count, handler = MNEMONICS[instruction.mnemonic]
        if len(instruction.operands) != count:
            raise Refused(f"{count} operands are wanted")
        ops = operands(instruction.operands)
        if instruction.mnemonic not in vector.MNEMONICS:
            _check(instruction.mnemonic, ops)
        m.pure = True
        handler(m, ops)
    except Refused as error:
        raise Refused(f"line {instruction.line}: {instruction}: {error}") from None
