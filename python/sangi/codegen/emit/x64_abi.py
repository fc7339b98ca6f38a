# SPDX-License-Identifier: MIT OR Apache-2.0
"""The macros by which one text of x86-64 kernels serves ELF, Mach-O and Windows, and the lines that use them.

Kernels are written for the calling convention of System V.  On Windows a kernel begins by moving its arguments from
rcx, rdx, r8, r9 and the stack, and keeps rdi, rsi and xmm6 to xmm15 for its caller; what it puts below rsp elsewhere
stands in memory that it reserves, and every step is described to the unwinder.  Elsewhere these macros are empty.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from sangi.codegen.emit.assembler import Kernel

#: Bytes that the vector registers of the caller take, and what aligns them behind an even number of pushed registers.
_VECTORS, _PAD = 160, 8
_KEPT_VECTORS = range(6, 16)
_KEPT_VECTOR = re.compile(r"\b[xyz]mm([6-9]|1[0-5])\b")

_PLACES = """\
#if defined(__APPLE__)
#define SYMBOL(name) _##name
#define KIND(name)
#define SIZE(name)
#define CONSTANTS .section __TEXT,__const
{macho}#elif defined(_WIN32)
#define SYMBOL(name) name
#define KIND(name) .def name; .scl 2; .type 32; .endef; .seh_proc name
#define SIZE(name) .seh_endproc
#define CONSTANTS .section .rdata, "dr"
{coff}#else
#define SYMBOL(name) name
#define KIND(name) .type name, @function
#define SIZE(name) .size name, . - name
#define CONSTANTS .section .rodata
{elf}#endif
"""
_HIDE = {
    "macho": "#define HIDE(name) .private_extern _##name\n",
    "coff": "#define HIDE(name)\n",
    "elf": "#define HIDE(name) .hidden name\n",
}

_WINDOWS = """\
#if defined(_WIN32)
/* Arguments are in rcx, rdx, r8, r9 and on the stack; rdi, rsi and xmm6 to xmm15 are the caller's; nothing below rsp
 * lasts.  Code below is for System V: these macros begin and end it, and describe it to the unwinder. */
#define UNWIND(what) .seh_##what
#define GROW(bytes) .cfi_adjust_cfa_offset bytes
#define PUSH(name) push name; GROW(8); .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POP(name) pop name; GROW(-8); .cfi_restore name
"""
_MOVES = (
    "mov rdi, rcx",
    "mov rsi, rdx",
    "mov rdx, r8",
    "mov rcx, r9",
    "mov r8, [rsp + 56]",
    "mov r9, [rsp + 64]",
)
#: Memory that a kernel has on Windows in place of what lies below rsp, or for the caller's vectors: the same macro
#: FRAME serves all kernels, and files that are joined.
_FRAME = f"#define FRAME rsp + {_VECTORS + _PAD}\n"
_RESERVE = f"""\
#define RESERVE sub rsp, {_VECTORS + _PAD}; GROW({_VECTORS + _PAD}); UNWIND(stackalloc {_VECTORS + _PAD})
#define RELEASE add rsp, {_VECTORS + _PAD}; GROW(-{_VECTORS + _PAD})
"""
_EACH = "; \\\n    ".join(
    "; ".join(f"KEEP({i}, {16 * i - 96})" for i in half) for half in (_KEPT_VECTORS[:5], _KEPT_VECTORS[5:])
)
_KEEP = f"""\
#define KEEP(i, at) vmovaps [rsp + at], xmm##i; .seh_savexmm xmm##i, at
#define RESTORE(i, at) vmovaps xmm##i, [rsp + at]
#define KEEP_ALL {_EACH}
#define RESTORE_ALL {_EACH.replace("KEEP", "RESTORE")}
#define KEEP_VECTORS(room) sub rsp, room; GROW(room); UNWIND(stackalloc room); KEEP_ALL
#define RESTORE_VECTORS(room) RESTORE_ALL; add rsp, room; GROW(-room)
"""
#: By what a kernel needs on its stack: the macros on Windows, and those that are empty elsewhere.
_ROOMS = {
    "RESERVE": (_RESERVE, "#define RESERVE\n#define RELEASE\n"),
    "KEEP_VECTORS": (_KEEP, "#define KEEP_VECTORS(room)\n#define RESTORE_VECTORS(room)\n"),
}


#: What describes a pushed register to the unwinders, in one line.
_BRIEF = """\
#define PUSHED(name) .cfi_adjust_cfa_offset 8; .cfi_rel_offset name, 0; UNWIND(pushreg name)
#define POPPED(name) .cfi_adjust_cfa_offset -8; .cfi_restore name
"""


def preamble(edges: Collection[Edges], *, hidden: bool) -> str:
    """The macros of a file with these kernels; `hidden` symbols stay inside a shared library."""
    used = {edge.room for edge in edges}
    most = max((edge.arguments for edge in edges), default=0)
    enters = [f"#define ENTER_{n} ENTER_{n - 1}; {_MOVES[n - 1]}\n" for n in range(1, most + 1)]
    rooms = [_ROOMS[room] for room in sorted(used - {""})]
    return "".join(
        (
            _PLACES.format(**(_HIDE if hidden else dict.fromkeys(_HIDE, ""))),
            f"\n{_WINDOWS}#define ENTER_0 PUSH(rdi); PUSH(rsi)\n",
            *enters,
            "#define ENTER(arguments) ENTER_##arguments\n#define LEAVE POP(rsi); POP(rdi)\n",
            *([_FRAME] if rooms else []),
            *(here for here, _ in rooms),
            "#else\n#define UNWIND(what)\n#define ENTER(arguments)\n#define LEAVE\n",
            *(["#define FRAME rsp\n"] if rooms else []),
            *(elsewhere for _, elsewhere in rooms),
            "#endif\n",
            _BRIEF if any(edge.brief for edge in edges) else "",
        )
    )


class Edges:
    """How a kernel begins and ends, and what it calls its memory on the stack."""

    def __init__(self, kernel: Kernel, brief: bool = False) -> None:
        """Looks for what System V leaves to a function and Windows does not; `brief` is how it is written."""
        self.kernel, self.brief = kernel, brief
        self.arguments = len(kernel.program.pointers + kernel.program.scalars)
        texts = [operand for instruction in kernel.instructions for operand in instruction.operands]
        below = any("[rsp - " in text for text in texts)
        vectors = any(_KEPT_VECTOR.search(text) for text in texts)
        assert self.arguments <= len(_MOVES) and not (below and vectors)
        self.room = "KEEP_VECTORS" if vectors else "RESERVE" if below else ""
        #: Vectors are aligned behind the return address, rdi, rsi and what is pushed.
        self.pad = 0 if len(kernel.saved) % 2 else _PAD
        assert not vectors or kernel.frame % 16 == 0
        assert not vectors or self.pad or not any("[rsp" in text for text in texts)

    def begin(self) -> list[str]:
        """The lines before its instructions."""
        lines = ["    .cfi_startproc", "    endbr64", f"    ENTER({self.arguments})"]
        for register in self.kernel.saved:
            described = (
                "    .cfi_adjust_cfa_offset 8",
                f"    .cfi_rel_offset {register}, 0",
                f"    UNWIND(pushreg {register})",
            )
            lines += [f"    push {register}", *((f"    PUSHED({register})",) if self.brief else described)]
        if frame := self.kernel.frame:
            lines += [
                f"    sub rsp, {frame}",
                f"    .cfi_adjust_cfa_offset {frame}",
                f"    UNWIND(stackalloc {frame})",
            ]
        return [*lines, *self._on_stack("RESERVE", "KEEP_VECTORS"), "    UNWIND(endprologue)"]

    def end(self) -> list[str]:
        """The lines before each return."""
        lines = self._on_stack("RELEASE", "RESTORE_VECTORS")
        if frame := self.kernel.frame:
            lines += [f"    add rsp, {frame}", f"    .cfi_adjust_cfa_offset -{frame}"]
        for register in reversed(self.kernel.saved):
            described = ("    .cfi_adjust_cfa_offset -8", f"    .cfi_restore {register}")
            lines += [f"    pop {register}", *((f"    POPPED({register})",) if self.brief else described)]
        return [*lines, "    LEAVE"]

    def operand(self, text: str) -> str:
        """An operand, with the macro for rsp where the kernel's own memory may lie elsewhere."""
        return text.replace("[rsp", "[FRAME") if self.room else text

    def _on_stack(self, words: str, vectors: str) -> list[str]:
        lines = {"": [], "RESERVE": [words], "KEEP_VECTORS": [f"{vectors}({_VECTORS + self.pad})"]}
        return [f"    {line}" for line in lines[self.room]]
