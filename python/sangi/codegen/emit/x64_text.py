# SPDX-License-Identifier: MIT OR Apache-2.0
"""Prints x86-64 kernels as one assembly file: GAS, Intel syntax, preprocessed for ELF, Mach-O and Windows."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from sangi.codegen.emit import x64_fold
from sangi.codegen.emit.assembler import ARGUMENTS, Instruction, Kernel, constants, qword
from sangi.codegen.emit.orders import ordered
from sangi.codegen.emit.x64 import lower
from sangi.codegen.emit.x64_abi import Edges, preamble
from sangi.codegen.emit.x64_mont_rows import Table
from sangi.codegen.emit.x64_mul import multiply, multiply_lazy
from sangi.codegen.emit.x64_rows import POOL
from sangi.codegen.emit.x64_sqr import square
from sangi.codegen.op.shape import Shape
from sangi.codegen.program import Program

#: The general registers: next to one of them, memory is a word without saying so.
_WORDS = frozenset({"rdx", "rsi", "rdi", *POOL})
#: What loads a word by its name alone.
_OF_WORDS = frozenset({"vpbroadcastq"})
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
#: The same for a pseudo-Mersenne modulus.
FOLDED: dict[str, Callable[[Program, Shape, Table], Kernel]] = {
    "mul": x64_fold.multiply,
    "mul_lazy": x64_fold.multiply_lazy,
    "sqr": x64_fold.square,
}


class Constants(dict[int, str]):
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
    inside a shared library, and leaves out sizes that a register or the name gives.
    """
    first = next(iter(programs.values()))
    shape = Shape.of(modulus, first.width, first.limbs)
    constants = Constants(table)
    kernels = {s: kernel(p, shape, constants) for s, p in programs.items()}
    data = f"""
    CONSTANTS
    .p2align 6
{table}:
{_quads(constants, first.width)}
"""
    return _joined(kernels, data if constants else "", hidden, brief=hidden)


def file(
    kernels: dict[str, Kernel],
    *,
    hidden: bool,
    tables: Mapping[str, Sequence[int]] | None = None,
    shared: Collection[str] = (),
    brief: bool = False,
) -> str:
    """The file that defines every kernel under its symbol, and words in read-only data under labels.

    The labels that are `shared` are symbols for other files.  `brief` leaves out sizes that a register or a name says.
    """
    data = [_table(label, words, hidden, shared=label in shared) for label, words in (tables or {}).items()]
    return _joined(kernels, "\n".join(["    CONSTANTS\n", *data]) if data else "", hidden, brief=brief)


def _table(label: str, words: Sequence[int], hidden: bool, *, shared: bool) -> str:
    head = ["    .p2align 6", f"SYMBOL({label}):" if shared else f"{label}:"]
    if shared:
        head = [*([f"    HIDE({label})"] if hidden else []), f"    .globl SYMBOL({label})", *head]
    return "\n".join([*head, *(f"    .quad 0x{word:016x}" for word in words)]) + "\n"


def _joined(kernels: Mapping[str, Kernel], data: str, hidden: bool, *, brief: bool = False) -> str:
    edges = {symbol: Edges(kernel, brief) for symbol, kernel in kernels.items()}
    head = preamble(edges.values(), hidden=hidden) + "\n    .intel_syntax noprefix\n    .text\n"
    body = [_function(symbol, edge, hidden) for symbol, edge in edges.items()]
    return "\n".join(part.rstrip("\n") + "\n" for part in (head, *body, *([data] if data else []), _CLOSE))


def kernel(program: Program, shape: Shape, constants: Constants) -> Kernel:
    """The instructions of one program, in the best order that is known."""
    return ordered(built(program, shape, constants))


def built(program: Program, shape: Shape, constants: Constants) -> Kernel:
    """The instructions of one program, as its builder writes them: scheduled by hand, or lowered."""
    schedule = (FOLDED if shape.pseudo_mersenne else SCHEDULED).get(program.name)
    return schedule(program, shape, constants.__getitem__) if schedule else lower(program, constants)


def _quads(constants: Constants, width: int) -> str:
    return "".join(f"    .quad 0x{limb:0{width // 4}x}\n" for limb in constants)


def _function(symbol: str, edges: Edges, hidden: bool) -> str:
    kernel = edges.kernel
    arguments = kernel.program.pointers + kernel.program.scalars
    lines = [f"/* {line} */" for line in _contract(kernel, arguments)]
    if hidden:
        lines.append(f"    HIDE({symbol})")
    lines += [f"    .globl SYMBOL({symbol})", f"    KIND({symbol})", "    .p2align 5", f"SYMBOL({symbol}):"]
    lines += edges.begin()
    for instruction in kernel.instructions:
        if instruction.mnemonic == "ret":
            lines += edges.end()
        lines += _instruction(instruction, edges)
    lines += ["    .cfi_endproc", f"    SIZE({symbol})"]
    return "\n".join(lines) + "\n"


def _contract(kernel: Kernel, arguments: tuple[str, ...]) -> list[str]:
    return [
        *kernel.program.contract,
        ", ".join(f"{r} = {a}" for r, a in zip(ARGUMENTS, arguments, strict=False)),
    ]


def _instruction(instruction: Instruction, edges: Edges) -> list[str]:
    note = [f"    /* {instruction.note} */"] if instruction.note else []
    operands = ", ".join(edges.operand(operand) for operand in instruction.operands)
    if edges.brief and (instruction.mnemonic in _OF_WORDS or not _WORDS.isdisjoint(instruction.operands)):
        operands = operands.replace("qword ptr ", "")
    return [*note, f"    {instruction.mnemonic} {operands}".rstrip()]
