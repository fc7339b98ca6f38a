# SPDX-License-Identifier: MIT OR Apache-2.0
"""Whether code can be run as it is: nothing that control may reach waits for a linker."""

from __future__ import annotations

from typing import Any

import capstone
from capstone import x86

from sangi.verify.symbolic.code import reference
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image


def closed(image: Image, start: int) -> bool:
    """Whether all that direct jumps and calls reach is in the image, and so is the memory that it names.

    What an instruction refers to by a relocation must be laid out in the image; a segment, or an address that is no
    register's, is of the process and not of the kernel.
    """
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
            if not _inside(insn, image):
                return False
            leaves = insn.group(x86.X86_GRP_JUMP) or insn.group(x86.X86_GRP_CALL)
            if leaves and insn.operands[0].type != x86.X86_OP_IMM:
                return False
            if leaves:
                todo.append(insn.operands[0].imm)
            if insn.group(x86.X86_GRP_RET) or insn.mnemonic == "jmp":
                break
    return True


def _inside(insn: Any, image: Image) -> bool:
    """Whether an instruction names no memory but that of the image and what registers point to."""
    try:
        reference(insn, image)
    except Unproved:
        return False
    for op in insn.operands:
        if op.type == x86.X86_OP_MEM and insn.mnemonic != "nop":
            base, index = op.mem.base, op.mem.index
            if op.mem.segment or not (base or index or insn.mnemonic == "lea"):
                return False
            if base == x86.X86_REG_RIP and not _laid_out(insn.address + insn.size + op.mem.disp, image):
                return False
    return True


def _laid_out(address: int, image: Image) -> bool:
    """Whether an address is in a piece of which every byte is known, or a distance that is laid out."""
    for piece in image.pieces:
        if piece.address <= address < piece.end:
            placed = {byte + i for byte in image.references for i in range(4)}
            return image.open.isdisjoint(set(range(piece.address, piece.end)) - placed)
    return False
