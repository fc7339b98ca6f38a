# SPDX-License-Identifier: MIT OR Apache-2.0
"""The call of a kernel that is not trusted: machine code for x86-64, System V.

`trampoline(kernel, arguments)` sets every flag, fills what is no argument with junk, calls, and returns how many
callee-saved registers were not restored.  `arguments` are six register arguments, the number of stack
arguments, and these.
"""

from __future__ import annotations

from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED

_MARKS = {name: 0xA5A5_0000_1234_5678 + 0x1111 * i for i, name in enumerate(CALLEE_SAVED)}


def text() -> str:
    """The assembly; `CODE` is what becomes of it."""
    lines = [".intel_syntax noprefix", ".text", "trampoline:", *(f"push {name}" for name in CALLEE_SAVED)]
    lines += ["mov [rip + stack], rsp", "mov [rip + kernel], rdi", "mov rax, rsi", "mov rcx, [rax + 48]"]
    lines += ["mov r11, rcx", "and r11, 1", "lea r11, [r11 * 8 - 8]", "add rsp, r11"]
    lines += ["1: test rcx, rcx", "jz 2f", "push [rax + 48 + rcx * 8]", "dec rcx", "jmp 1b", "2:"]
    lines += [f"mov {name}, [rax + {8 * i}]" for i, name in enumerate(ARGUMENTS)]
    lines += [f"movabs {name}, {mark:#x}" for name, mark in _MARKS.items()]
    lines += ["movabs r10, 0xdeadbeef00000001", "movabs r11, 0xdeadbeef00000002"]
    lines += ["mov eax, 0x80", "add al, al", "movabs rax, 0xdeadbeef00000003", "call [rip + kernel]", "cld"]
    lines += ["xor eax, eax", "xor ecx, ecx"]
    for name, mark in _MARKS.items():
        lines += [f"movabs rdx, {mark:#x}", f"cmp {name}, rdx", "setne cl", "add rax, rcx"]
    lines += ["mov rsp, [rip + stack]", *(f"pop {name}" for name in reversed(CALLEE_SAVED)), "ret"]
    return "\n".join([*lines, "stack: .quad 0", "kernel: .quad 0", ""])


# check: assembled(text()) == CODE
CODE = bytes.fromhex(
    "535541544155415641574889253501000048893d360100004889f0488b48304989cb4983e3014e8d1cddf8ffffff4c01dc48"
    "85c97409ff74c83048ffc9ebf2488b38488b7008488b5010488b48184c8b40204c8b482848bb785634120000a5a548bd8967"
    "34120000a5a549bc9a7834120000a5a549bdab8934120000a5a549bebc9a34120000a5a549bfcdab34120000a5a549ba0100"
    "0000efbeadde49bb02000000efbeaddeb88000000000c048b803000000efbeaddeff1591000000fc31c031c948ba78563412"
    "0000a5a54839d30f95c14801c848ba896734120000a5a54839d50f95c14801c848ba9a7834120000a5a54939d40f95c14801"
    "c848baab8934120000a5a54939d50f95c14801c848babc9a34120000a5a54939d60f95c14801c848bacdab34120000a5a549"
    "39d70f95c14801c8488b250b000000415f415e415d415c5d5bc300000000000000000000000000000000"
)
