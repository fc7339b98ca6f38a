# SPDX-License-Identifier: MIT OR Apache-2.0
"""The interpreter on code with vectors and loops: what it must refuse, and which numbers are public."""

from __future__ import annotations

import numpy as np
import pytest

from sangi.verify.interp.call import Pointer, execute
from sangi.verify.interp.machine import Block, Machine
from sangi.verify.interp.text import Refused, parse

#: What is refused of code with vectors: rdi points to 16 aligned words that may be written and hold nothing, rsi to 16
#: that hold numbers, rdx is a public number, rcx a number that is not.
VECTORS_REFUSED = {
    "an unwritten vector": ("vpaddq zmm0, zmm1, zmm2", "zmm1 is read before"),
    "an unwritten mask": ("vpxorq zmm0, zmm0, zmm0\nvpmovm2q zmm0, k1", "k1 is read before"),
    "a merge into nothing": ("kmovb k1, ecx\nvmovdqu64 zmm0{k1}, zmmword ptr [rsi]", "zmm0 is read before"),
    "a vector past an object": ("vmovdqu64 zmm0, zmmword ptr [rsi + 72]", "outside the arguments"),
    "a vector before an object": ("vmovdqu64 zmm0, zmmword ptr [rsi - 8]", "outside the arguments"),
    "a misaligned vector": ("vmovdqu64 zmm0, zmmword ptr [rsi + 4]", "misaligned"),
    "an aligned move elsewhere": ("vmovdqa64 zmm0, zmmword ptr [rsi + 8]", "no multiple of 64"),
    "an unwritten output": ("vmovdqu64 zmm0, zmmword ptr [rdi]", "unwritten"),
    "a write to an input": ("vpxorq zmm0, zmm0, zmm0\nvmovdqu64 zmmword ptr [rsi], zmm0", "write to the input"),
    "upper halves in use": ("vpxorq zmm0, zmm0, zmm0", "vector registers in use"),
    "what vzeroupper cleared": ("vmovdqu64 zmm0, zmmword ptr [rsi]\nvzeroupper\nvmovdqa64 zmm1, zmm0", "zmm0"),
    "another truth table": (
        "vmovdqu64 zmm0, zmmword ptr [rsi]\nvpternlogq zmm0, zmm0, zmm0, 1",
        "no table of truth values",
    ),
    "a branch on a number in memory": ("mov rax, [rsi]\ntest rax, rax\njz .Le\n.Le:", "not public"),
    "a branch on an argument": ("test rcx, rcx\njz .Le\n.Le:", "not public"),
    "an address from memory": ("mov rax, [rsi]\nadd rdi, rax", "arithmetic on"),
    "an address of one known byte": ("mov r8, rcx\ncmp rdx, 1\nsetc r8b\nadd rdi, r8", "arithmetic on"),
    "a secret index": ("lea rax, [rsi + 8*rcx]", "pointer"),
    "a frame that is not there": ("lea rax, [rsp + 63]\nand rax, -64", "rounded down"),
    "outside the frame": (
        "sub rsp, 128\nlea rax, [rsp + 63]\nand rax, -64\nvpxorq zmm0, zmm0, zmm0\n"
        "vmovdqu64 zmmword ptr [rax + 8], zmm0",
        "outside the arguments",
    ),
}  # fmt: skip


def _of_vectors(body: str) -> Machine:
    function = parse(f".text\nf:\n{body}\nret\n")["f"]
    words = [np.array([n], np.uint64) for n in range(16)]
    m = Machine(64, blocks={"in": Block(list(words), False, aligned=True), "out": Block([None] * 16, True)})
    m.registers.update(rdi=Pointer("out"), rsi=Pointer("in"), rcx=np.array([1], np.uint64))
    m.pure = True
    m.put("rdx", m.constant(1))
    execute(m, function, public=True)
    return m


@pytest.mark.parametrize("what", VECTORS_REFUSED)
def test_refuses_with_vectors(what: str) -> None:
    body, message = VECTORS_REFUSED[what]
    with pytest.raises(Refused, match=message):
        _of_vectors(body)


def test_what_is_public() -> None:
    """Numbers of the text and public arguments move pointers and decide jumps; a frame is rounded down."""
    m = _of_vectors(
        """mov eax, 3
    shl rax, 4
    sub rax, rdx
    inc rax
    add rax, rsi
    sub rsp, 192
    lea r8, [rsp + 63]
    and r8, -64
    .Lagain:
    vmovdqu64 zmm17, zmmword ptr [rax + 8*rdx]
    vmovdqa64 zmmword ptr [r8 + 64], zmm17
    vpaddq zmm16, zmm17, qword ptr [r8 + 72]{1to8}
    vmovdqu64 zmmword ptr [rdi], zmm16
    dec rdx
    jnz .Lagain
    add rsp, 192
    vzeroupper"""
    )
    row = m.blocks["out"].vector(0)
    assert row is not None
    assert row[:, 0].tolist() == [n + 7 + 8 for n in range(8)]
