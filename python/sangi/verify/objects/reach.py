# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether code can be run as it is: nothing that control may reach waits for a linker."""

from __future__ import annotations

import capstone
from capstone import x86

from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image


def closed(image: Image, start: int) -> bool:
    """Whether every instruction that direct jumps and calls reach is in the image and relocated by nothing outside."""
    decoder = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    decoder.detail = True
    seen: set[int] = set()
    todo = [start]
    while todo:
        at = todo.pop()
        try:
            content = image.code(at)
        except Unproved:
            return False
        for insn in decoder.disasm(content, at):
            if insn.address in seen:
                break
            seen.add(insn.address)
            if not image.settled(insn.address, insn.size):
                return False
            leaves = insn.group(x86.X86_GRP_JUMP) or insn.group(x86.X86_GRP_CALL)
            if leaves and insn.operands[0].type != x86.X86_OP_IMM:
                return False
            if leaves:
                todo.append(insn.operands[0].imm)
            if insn.group(x86.X86_GRP_RET) or insn.mnemonic == "jmp":
                break
    return True
