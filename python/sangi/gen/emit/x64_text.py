# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints x86-64 kernels as one assembly file: GAS, Intel syntax, through the C preprocessor; ELF and Mach-O."""

from __future__ import annotations

from sangi.gen.emit.x64 import ARGUMENTS, Instruction, Kernel, immediate, lower
from sangi.gen.program import Op, Program

_PREAMBLE = """\
#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define KIND(name)
#define SIZE(name)
#define CONSTANTS .section __TEXT,__const
{hide_macho}#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
{hide_elf}#endif

    .intel_syntax noprefix
    .text
"""

_CLOSE = """\
#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
"""


def text(programs: dict[str, Program], modulus: int, table: str, *, hidden: bool) -> str:
    """The file that defines every program under its symbol.

    `table` names the local label of the modulus, which stands in read-only data; `hidden` keeps the symbols
    inside a shared library.
    """
    first = next(iter(programs.values()))
    limbs = [modulus >> first.width * i & (1 << first.width) - 1 for i in range(first.limbs)]
    constants: dict[int, str] = {}
    for i, limb in enumerate(limbs):
        constants.setdefault(limb, f"qword ptr [rip + {table}{f' + {8 * i}' if i else ''}]")
    body = [_function(symbol, lower(p, constants), hidden) for symbol, p in programs.items()]
    hide = (
        ("#define HIDE(name) .private_extern _##name\n", "#define HIDE(name) .hidden name\n")
        if hidden
        else ("", "")
    )
    data = f"""
    CONSTANTS
    .p2align 6
{table}:
    .quad {", ".join(f"0x{limb:0{first.width // 4}x}" for limb in limbs)}

"""
    parts = [_PREAMBLE.format(hide_macho=hide[0], hide_elf=hide[1]), *body]
    if _reads_table(programs, first.width):
        parts.append(data)
    return "\n".join(part.rstrip("\n") + "\n" for part in (*parts, _CLOSE))


def _reads_table(programs: dict[str, Program], width: int) -> bool:
    return any(
        n.op is Op.CONST and immediate(width, n.imm) is None for p in programs.values() for n in p.nodes
    )


def _function(symbol: str, kernel: Kernel, hidden: bool) -> str:
    arguments = kernel.program.pointers + kernel.program.scalars
    lines = [f"/* {line} */" for line in _contract(kernel, arguments)]
    if hidden:
        lines.append(f"    HIDE({symbol})")
    lines += [f"    .globl SYMBOL({symbol})", f"    KIND({symbol})", "    .p2align 5", f"SYMBOL({symbol}):"]
    lines += ["    .cfi_startproc", "    endbr64"]
    for register in kernel.saved:
        lines += [
            f"    push {register}",
            "    .cfi_adjust_cfa_offset 8",
            f"    .cfi_rel_offset {register}, 0",
        ]
    for instruction in kernel.instructions:
        if instruction.mnemonic == "ret":
            for register in reversed(kernel.saved):
                lines += [
                    f"    pop {register}",
                    "    .cfi_adjust_cfa_offset -8",
                    f"    .cfi_restore {register}",
                ]
        lines += _instruction(instruction)
    lines += ["    .cfi_endproc", f"    SIZE({symbol})"]
    return "\n".join(lines) + "\n"


def _contract(kernel: Kernel, arguments: tuple[str, ...]) -> list[str]:
    return [
        *kernel.program.contract,
        ", ".join(f"{r} = {a}" for r, a in zip(ARGUMENTS, arguments, strict=False)),
    ]


def _instruction(instruction: Instruction) -> list[str]:
    note = [f"    /* {instruction.note} */"] if instruction.note else []
    return [*note, f"    {instruction.mnemonic} {', '.join(instruction.operands)}".rstrip()]
