# SPDX-License-Identifier: MIT OR Apache-2.0
"""The call of a kernel that is not trusted: machine code for x86-64, System V.

`trampoline(kernel, arguments)` sets every flag, fills what is no argument with junk, calls, and returns what the kernel
did not restore, a bit each as in `KEPT`.  `arguments` are six register arguments, the number of stack arguments, and
these.  The last word of the code is what the kernel returned in rax.
"""

from __future__ import annotations

from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED

#: What a function restores, by the bit of the answer: registers, the stack pointer, flags and control words.
KEPT = (*CALLEE_SAVED, "rsp", "the direction flag", "MXCSR", "the x87 control word")
_MARKS = {name: 0xA5A5_0000_1234_5678 + 0x1111 * i for i, name in enumerate(CALLEE_SAVED)}
#: The bits of MXCSR that are no status.
_CONTROL = 0xFFC0


def text() -> str:
    """The assembly; `CODE` is what becomes of it."""
    lines = [".intel_syntax noprefix", ".text", "trampoline:", *(f"push {name}" for name in CALLEE_SAVED)]
    lines += ["mov [rip + stack], rsp", "mov [rip + kernel], rdi", "mov rax, rsi", "mov rcx, [rax + 48]"]
    lines += ["mov r11, rcx", "and r11, 1", "lea r11, [r11 * 8 - 8]", "add rsp, r11"]
    lines += ["1: test rcx, rcx", "jz 2f", "push [rax + 48 + rcx * 8]", "dec rcx", "jmp 1b", "2:"]
    lines += ["mov [rip + before], rsp", "stmxcsr [rip + mxcsr]", "fnstcw [rip + fcw]"]
    lines += [f"mov {name}, [rax + {8 * i}]" for i, name in enumerate(ARGUMENTS)]
    lines += [f"movabs {name}, {mark:#x}" for name, mark in _MARKS.items()]
    lines += ["movabs r10, 0xdeadbeef00000001", "movabs r11, 0xdeadbeef00000002"]
    lines += ["mov eax, 0x80", "add al, al", "movabs rax, 0xdeadbeef00000003", "call [rip + kernel]"]
    lines += [
        "mov [rip + returned], rax",
        "mov rdi, rsp",
        "mov rsp, [rip + stack]",
        "pushfq",
        "pop rsi",
        "cld",
    ]
    lines += ["xor eax, eax", "xor ecx, ecx"]
    join = ["setne cl", "lea rax, [rax * 2 + rcx]"]
    lines += ["fnstcw [rip + after]", "movzx edx, word ptr [rip + after]", "cmp dx, [rip + fcw]", *join]
    lines += [
        "stmxcsr [rip + after]",
        "mov edx, [rip + after]",
        "xor edx, [rip + mxcsr]",
        f"test edx, {_CONTROL}",
    ]
    lines += [*join, "fldcw [rip + fcw]", "ldmxcsr [rip + mxcsr]", "test esi, 0x400", *join]
    lines += ["cmp rdi, [rip + before]", *join]
    for name, mark in reversed(_MARKS.items()):
        lines += [f"movabs rdx, {mark:#x}", f"cmp {name}, rdx", *join]
    lines += [*(f"pop {name}" for name in reversed(CALLEE_SAVED)), "ret"]
    data = ["stack", "kernel", "before", "mxcsr", "fcw", "after", "returned"]
    return "\n".join([*lines, *(f"{name}: .quad 0" for name in data), ""])


# check: assembled(text()) == CODE
CODE = bytes.fromhex(
    "53554154415541564157488925be01000048893dbf0100004889f0488b48304989cb4983e3014e8d1cddf8ffffff4c01dc48"
    "85c97409ff74c83048ffc9ebf2488925990100000fae1d9a010000d93d9c010000488b38488b7008488b5010488b48184c8b"
    "40204c8b482848bb785634120000a5a548bd896734120000a5a549bc9a7834120000a5a549bdab8934120000a5a549bebc9a"
    "34120000a5a549bfcdab34120000a5a549ba01000000efbeadde49bb02000000efbeaddeb88000000000c048b803000000ef"
    "beaddeff1506010000488905270100004889e7488b25ed0000009c5efc31c031c9d93d080100000fb71501010000663b15f2"
    "0000000f95c1488d04410fae1dec0000008b15e60000003315d0000000f7c2c0ff00000f95c1488d0441d92dc50000000fae"
    "15b6000000f7c6000400000f95c1488d0441483b3d9a0000000f95c1488d044148bacdab34120000a5a54939d70f95c1488d"
    "044148babc9a34120000a5a54939d60f95c1488d044148baab8934120000a5a54939d50f95c1488d044148ba9a7834120000"
    "a5a54939d40f95c1488d044148ba896734120000a5a54839d50f95c1488d044148ba785634120000a5a54839d30f95c1488d"
    "0441415f415e415d415c5d5bc300000000000000000000000000000000000000000000000000000000000000000000000000"
    "00000000000000000000000000000000000000"
)
