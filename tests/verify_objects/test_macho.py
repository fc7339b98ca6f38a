# SPDX-License-Identifier: MIT OR Apache-2.0
"""Mach-O objects are read like ELF ones: symbols, constants, calls, and what a linker would put in."""

from __future__ import annotations

from pathlib import Path

import kernels
import pytest

from sangi import toolchain
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge
from sangi.verify.symbolic import Unproved, image

SUM = """
.intel_syntax noprefix
.text
.globl _f
_f: mov rax, [rsi]
    call g
    mov rcx, rax
    sub rcx, [rip + p]
    cmovnc rax, rcx
    mov [rdi], rax
    ret
g:  add rax, [rdx]
    ret
.section __TEXT,__const
.p2align 3
.quad 5
p:  .quad 1073741827
"""


def made(text: str, folder: Path) -> image.Image:
    """The image of an object for macOS."""
    compiler = toolchain.cross("x86_64-apple-macos")
    return image.read(toolchain.assemble(text, cwd=folder, compiler=compiler).read_bytes())


def test_constants_and_calls_are_found(tmp_path: Path) -> None:
    loaded = made(SUM, tmp_path)
    claims = list(judge(loaded, "f", Contract("1073741827", "add", in_place="all")))
    assert {answer.verdict for answer in claims} == {"proved"}
    (wrong,) = judge(loaded, "f", Contract("1073741829", "add"))
    assert wrong.verdict == "refuted"


def test_what_another_file_defines_stays_open(tmp_path: Path) -> None:
    loaded = made(SUM.replace("[rip + p]", "[rip + _elsewhere]"), tmp_path)
    (answer,) = judge(loaded, "f", Contract("1073741827", "add"))
    assert answer.verdict == "undecided"
    assert "relocated against something outside the file" in answer.why


def test_what_can_be_written_is_no_constant(tmp_path: Path) -> None:
    loaded = made(SUM.replace("__TEXT,__const", "__DATA,__data"), tmp_path)
    (answer,) = judge(loaded, "f", Contract("1073741827", "add"))
    assert "can be written at run time" in answer.why


def test_bytes_that_are_none_are_refused() -> None:
    with pytest.raises(Unproved, match="not a readable Mach-O file"):
        image.read(b"\xcf\xfa\xed\xfe" + bytes(60))
    assert kernels.assembled("ret")[:4] == b"\x7fELF"
