# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints x86-64 kernels as one assembly file: GAS, Intel syntax, through the C preprocessor; ELF and Mach-O."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from sangi.codegen.emit.assembler import ARGUMENTS, Instruction, Kernel, constants, qword
from sangi.codegen.emit.x64 import lower
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_mul import multiply, multiply_lazy
from sangi.codegen.emit.x64_sqr import square
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Program

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


#: Operations whose instructions are scheduled by hand; the others are lowered from their programs.
SCHEDULED: dict[str, Callable[[Program, Shape, Table], Kernel]] = {
    "mul": multiply,
    "mul_lazy": multiply_lazy,
    "sqr": square,
}


class _Constants(dict[int, str]):
    """The memory operand of each limb that some kernel asked for, in a table under one label."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.table = table

    def __missing__(self, limb: int) -> str:
        self[limb] = qword(constants(self.table), 8 * len(self))
        return self[limb]


def text(programs: dict[str, Program], modulus: int, table: str, *, hidden: bool) -> str:
    """The file that defines every program under its symbol.

    `table` names the local label of the constants, which stand in read-only data; `hidden` keeps the symbols
    inside a shared library.
    """
    first = next(iter(programs.values()))
    shape = Shape.of(modulus, first.width, first.limbs)
    constants = _Constants(table)
    body = [_function(s, kernel(p, shape, constants), hidden) for s, p in programs.items()]
    data = f"""
    CONSTANTS
    .p2align 6
{table}:
{_quads(constants, first.width)}
"""
    return _joined(body, data if constants else "", hidden)


def file(
    kernels: dict[str, Kernel],
    *,
    hidden: bool,
    tables: Mapping[str, Sequence[int]] | None = None,
    shared: Collection[str] = (),
) -> str:
    """The file that defines every kernel under its symbol, and words in read-only data under labels.

    The labels that are `shared` are symbols for other files.
    """
    body = [_function(symbol, kernel, hidden) for symbol, kernel in kernels.items()]
    data = [_table(label, words, hidden, shared=label in shared) for label, words in (tables or {}).items()]
    return _joined(body, "\n".join(["    CONSTANTS\n", *data]) if data else "", hidden)


def _table(label: str, words: Sequence[int], hidden: bool, *, shared: bool) -> str:
    head = ["    .p2align 6", f"SYMBOL({label}):" if shared else f"{label}:"]
    if shared:
        head = [*([f"    HIDE({label})"] if hidden else []), f"    .globl SYMBOL({label})", *head]
    return "\n".join([*head, *(f"    .quad 0x{word:016x}" for word in words)]) + "\n"


def _joined(body: list[str], data: str, hidden: bool) -> str:
    hide = (
        ("#define HIDE(name) .private_extern _##name\n", "#define HIDE(name) .hidden name\n")
        if hidden
        else ("", "")
    )
    parts = [_PREAMBLE.format(hide_macho=hide[0], hide_elf=hide[1]), *body, *([data] if data else [])]
    return "\n".join(part.rstrip("\n") + "\n" for part in (*parts, _CLOSE))


def kernel(program: Program, shape: Shape, constants: _Constants) -> Kernel:
    """The instructions of one program: scheduled by hand, or lowered."""
    schedule = SCHEDULED.get(program.name)
    return schedule(program, shape, constants.__getitem__) if schedule else lower(program, constants)


def _quads(constants: _Constants, width: int) -> str:
    return "".join(f"    .quad 0x{limb:0{width // 4}x}\n" for limb in constants)


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
    if kernel.frame:
        lines += [f"    sub rsp, {kernel.frame}", f"    .cfi_adjust_cfa_offset {kernel.frame}"]
    for instruction in kernel.instructions:
        if instruction.mnemonic == "ret":
            if kernel.frame:
                lines += [f"    add rsp, {kernel.frame}", f"    .cfi_adjust_cfa_offset -{kernel.frame}"]
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
