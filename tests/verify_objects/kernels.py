# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels in the manner of others: assembled here, with what a stranger's compiler or assembler writes."""

from __future__ import annotations

from pathlib import Path

from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape
from sangi.verify.symbolic import fields

BN254 = 0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47
P25519 = 2**255 - 19


def assembled(body: str) -> bytes:
    """The object of a function f, and of what follows it."""
    return fields.assembled(f".intel_syntax noprefix\n.text\n.globl f\n.type f, @function\nf:\n{body}\n")


def ours(modulus: int, operation: str) -> str:
    """The text of one of our own kernels, as a function f."""
    shape = Shape.of(modulus, 64)
    return x64_text.text({"f": OPERATIONS[operation].build(shape)}, modulus, "constants", hidden=False)


def written(folder: Path, content: bytes, name: str = "kernel.o") -> str:
    """The path of an object."""
    (folder / name).write_bytes(content)
    return str(folder / name)


def product_25519(in_place: bool = True) -> str:
    """z = x y mod 2^255 - 19 in five limbs of 51 bits, x and y loose, z tight: by columns, then one pass of carries.

    With `in_place` the limbs of z are written last; else the first is written before the last column is read.
    """
    lines = ["push rbx", "push rbp", "push r12", "push r13", "push r14", "push r15", "mov rcx, rdx"]
    columns = ("r8", "r9"), ("r10", "r11"), ("r12", "r13"), ("r14", "r15"), ("rbx", "rbp")
    for k in range(5):
        low, high = columns[k]
        for i in range(5):
            j, wraps = (k - i, False) if i <= k else (k - i + 5, True)
            lines.append(f"mov rdx, [rsi + {8 * i}]")
            if wraps:
                lines.append("imul rdx, rdx, 19")
            target = (high, low) if i == 0 else ("rdx", "rax")
            lines.append(f"mulx {target[0]}, {target[1]}, [rcx + {8 * j}]")
            if i:
                lines += [f"add {low}, rax", f"adc {high}, rdx"]
        if k == 0 and not in_place:
            lines.append(f"mov [rdi], {low}")
    lines.append("mov rdx, 0x7ffffffffffff")
    for k in range(5):
        low, high = columns[k]
        lines += [f"shld {high}, {low}, 13", f"and {low}, rdx"]
        if k < 4:
            lines += [f"add {columns[k + 1][0]}, {high}", f"adc {columns[k + 1][1]}, 0"]
    lines += ["imul rbp, rbp, 19", "add r8, rbp", "mov rax, r8", "shr rax, 51", "and r8, rdx", "add r10, rax"]
    lines += ["mov rax, r10", "shr rax, 51", "and r10, rdx", "add r12, rax"]
    lines += [f"mov [rdi + {8 * k}], {columns[k][0]}" for k in range(5)]
    return "\n".join([*lines, "pop r15", "pop r14", "pop r13", "pop r12", "pop rbp", "pop rbx", "ret"])


def sum_with_saved_flags(modulus: int) -> str:
    """z = x + y mod a modulus of two limbs with its top bit clear; flags go through bytes of registers and stack."""
    low, high = modulus % 2**64, modulus >> 64
    return f"""
        mov rax, [rsi]
        add rax, [rdx]
        setc byte ptr [rsp - 8]
        mov r9, [rsi + 8]
        test al, al
        movzx r10, byte ptr [rsp - 8]
        add r10b, 0xff
        adc r9, [rdx + 8]
        movabs r11, {low}
        mov rcx, rax
        sub rcx, r11
        setc r11b
        clc
        movabs r8, {high}
        mov rdx, r9
        add r11b, 0xff
        sbb rdx, r8
        cmovc rcx, rax
        cmovc rdx, r9
        mov [rdi], rcx
        mov [rdi + 8], rdx
        ret
    """


def sum_in_a_loop() -> str:
    """z = x + y, not reduced, in a loop over a public number of limbs, the fourth parameter."""
    return """
        xor r10d, r10d
        xor eax, eax
    1:  mov r9, [rsi + 8 * r10]
        add r9, rax
        setc al
        movzx eax, al
        add r9, [rdx + 8 * r10]
        adc rax, 0
        mov [rdi + 8 * r10], r9
        inc r10
        cmp r10, rcx
        jne 1b
        ret
    """


def product_with_a_sign(condition: str = "ns", more: int = 1) -> str:
    """z = x y mod 2^63 - 25 in one limb: a quotient that may be `more` too large, and a sign that tells if it is."""
    return f"""
        mov rdx, [rdx]
        mulx rcx, rax, [rsi]
        mov edx, 50
        mulx r9, r8, rcx
        add rax, r8
        adc r9, 0
        bt rax, 63
        adc r9, r9
        lea r11, [r9 + {more}]
        imul r11, r11, 25
        add rax, r11
        shl r11, 63
        cmp rax, r11
        mov ecx, 25
        mov r8d, 0
        cmov{condition} rcx, r8
        sub rax, rcx
        btr rax, 63
        mov [rdi], rax
        ret
    """
