# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a linker, a loader, a signal or a caller may change is no part of a proof: each fault, and a twin that is right.

Every kernel here claims `z = x`.  The first of each pair is wrong in some program that it is linked into; no answer may
call it proved.
"""

from __future__ import annotations

import platform
import subprocess
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.errors import CheckFailed
from sangi.verify.objects import batch, certificate
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge
from sangi.verify.symbolic import Unproved, image, prove

COPY = Contract("p256", "reduce")
on_x86_64 = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)


def rest(first: int = 0) -> str:
    """Limbs from `first` on, copied from rsi to rdi."""
    return "".join(f"mov rax, [rsi + {8 * i}]\nmov [rdi + {8 * i}], rax\n" for i in range(first, 4)) + "ret\n"


def built(body: str, folder: Path, name: str = "k") -> bytes:
    """The object of a function f."""
    return toolchain.assemble(
        f".intel_syntax noprefix\n.text\n.globl f\n{body}", cwd=folder, name=name
    ).read_bytes()


def verdict(content: bytes, contract: Contract = COPY) -> str:
    """Whether the function f is proved; no operands are tried."""
    loaded, (spec,) = image.read(content), contract.claims().values()
    for way in contract.ways:
        try:
            prove(loaded, "f", spec, way=way)
        except Unproved:
            continue
        return "proved"
    return "not proved"


def certified(content: bytes, contract: Contract = COPY) -> bool:
    """Whether the checker accepts what the prover makes of it."""
    try:
        certificate.make(content, "f", contract.spec(), contract.ways)
    except CheckFailed:
        return False
    return True


#: x0 + c, where c is what a constant of 0 holds in this file.
def adds(operand: str, before: str = "") -> str:
    """A copy to which a constant of 0 is added."""
    return f"f: {before}\nmov rax, {operand}\nadd rax, [rsi]\nmov [rdi], rax\n{rest(1)}"


def calls(target: str, jump: str = "call") -> str:
    """A copy that calls a function on its way."""
    return f"f: mov rax, [rsi]\n{jump} {target}\nmov [rdi], rax\n{rest(1)}"


READ_ONLY = ".section .rodata\n"
LINKED = {
    "weak function": calls("h") + ".weak h\nh: ret\n",
    "weak constant": adds("[rip + k]") + READ_ONLY + ".weak k\nk: .quad 0\n",
    "weak constant by its address": adds("[rcx]", "lea rcx, [rip + k]") + READ_ONLY + ".weak k\nk: .quad 0\n",
    "weak function, last": f"f: mov rax, [rsi]\nmov [rdi], rax\njmp h\n.weak h\nh:\n{rest(1)}",
    "interposed by way of the PLT": calls("h@PLT") + ".globl h\nh: ret\n",
    "interposed in another section": calls("h") + '.section .text.h,"ax"\n.globl h\nh: ret\n',
    "protected": calls("h") + '.section .text.h,"ax"\n.globl h\n.protected h\nh: ret\n',
    "unique constant": adds("[rip + k]") + READ_ONLY + ".type k,@gnu_unique_object\n.globl k\nk: .quad 0\n",
    "indirect function": calls("h") + '.section .text.h,"ax"\n.type h,@gnu_indirect_function\nh: ret\n',
    "one of a group": calls("h") + '.section .text.h,"axG",@progbits,h,comdat\n.globl h\n.hidden h\nh: ret\n',
    "common": adds("[rip + k]") + ".comm k,8\n",
    "undefined": adds("[rip + k]"),
    "thread-local": adds("fs:[k@tpoff]") + '.section .tbss,"awT",@nobits\nk: .quad 0\n',
    "relocated constant": adds("[rip + k]") + READ_ONLY + "k: .long d - .\n.long 0\n.data\nd: .quad 0\n",
    "relocated constant of 64 bits": adds("[rip + k]") + READ_ONLY + "k: .quad d - .\n.data\nd: .quad 0\n",
    "relocated upper half": adds("[rip + k]") + READ_ONLY + "k: .long 0\n.long d - .\n.data\nd: .quad 0\n",
    "distance of two sections": adds(
        "rcx", "lea rcx, [rip + k]\nlea rdx, [rip + f]\nsub rcx, rdx\nsub rcx, 0x2000"
    )
    + READ_ONLY
    + "k: .quad 0\n",
    "next section by address": adds("[rcx + 64]", "lea rcx, [rip + k]")
    + READ_ONLY
    + 'k: .fill 8, 8, 0\n.section .other,"a"\n.fill 64, 8, 0\n',
    "two relocations of one field": adds("[rip + k]")
    + ".reloc f + 3, R_X86_64_PC32, k + 4\n"
    + READ_ONLY
    + "k: .quad 0, 0\n",
    "relocation of an opcode": f"f: mov rax, [rsi]\nmov [rdi], rax\n.reloc f + 1, R_X86_64_8, 0\n{rest(1)}",
    "relocation of an immediate": f"f: mov rax, offset k\nsub rax, rax\nadd rax, [rsi]\nmov [rdi], rax\n{rest(1)}",
    "neighbour in a merged section": adds("[rip + k + 8]")
    + '.section .rodata.cst8,"aM",@progbits,8\nk: .quad 1\n.quad 0\n',
    "neighbour by address": adds("[rcx + 8]", "lea rcx, [rip + k]")
    + '.section .rodata.cst8,"aM",@progbits,8\nk: .quad 1\n.quad 0\n',
    "neighbour half": adds("[rip + k + 12]")
    + '.section .rodata.cst16,"aM",@progbits,16\nk: .quad 1, 0\n.quad 0, 0\n',
    "merged strings": adds("[rip + k]")
    + '.section .rodata.str1.1,"aMS",@progbits,1\nk: .ascii "\\0\\0\\0\\0\\0\\0\\0\\0"\n',
    "writable constant": adds("[rip + k]") + ".data\nk: .quad 0\n",
    "constant of zeros, writable": adds("[rip + k]") + ".bss\nk: .zero 8\n",
    "read-only after relocation": adds("[rip + k]") + '.section .data.rel.ro,"aw"\nk: .quad 0\n',
    "writable code": '.section .hot,"awx"\nf:\n' + rest(),
    "helper in writable code": calls("h") + '.section .hot,"awx"\nh: ret\n',
    "runs on into the next function": "f: mov rax, [rsi]\n.globl g\ng: mov [rdi], rax\n" + rest(1),
    "runs on into the next section": 'f: mov rax, [rsi]\nmov [rdi], rax\n.section .text.g,"ax"\n' + rest(1),
}


@pytest.mark.parametrize("name", LINKED)
def test_what_a_linker_decides_is_not_proved(name: str, tmp_path: Path) -> None:
    content = built(LINKED[name], tmp_path)
    assert verdict(content) != "proved"
    assert not certified(content)


RIGHT = {
    "local function": calls("h") + "h: ret\n",
    "hidden function of another section": calls("h") + '.section .text.h,"ax"\n.globl h\n.hidden h\nh: ret\n',
    "local function of another section": calls("h") + '.section .text.h,"ax"\nh: ret\n',
    "local constant": adds("[rip + k]") + READ_ONLY + "k: .quad 0\n",
    "hidden constant": adds("[rip + k]") + READ_ONLY + ".globl k\n.hidden k\nk: .quad 0\n",
    "constant beside a relocated one": adds("[rip + k + 8]")
    + READ_ONLY
    + "k: .quad d\n.quad 0\n.data\nd: .quad 0\n",
    "entry of a merged section": adds("[rip + k]")
    + '.section .rodata.cst8,"aM",@progbits,8\n.quad 1\nk: .quad 0\n',
    "half of an entry": adds("[rip + k + 8]") + '.section .rodata.cst16,"aM",@progbits,16\nk: .quad 1, 0\n',
    "by address in one section": adds("[rcx + 8]", "lea rcx, [rip + k]") + READ_ONLY + "k: .quad 1, 0\n",
    "local label of a function": "f: mov rax, [rsi]\njmp g\ng: mov [rdi], rax\n" + rest(1),
    "sized": "f: mov rax, [rsi]\n.globl g\ng: mov [rdi], rax\n" + rest(1) + ".size f, . - f\n",
}


@pytest.mark.parametrize("name", RIGHT)
def test_what_the_file_decides_is_proved(name: str, tmp_path: Path) -> None:
    content = built(RIGHT[name], tmp_path)
    assert verdict(content) == "proved"
    if "jmp" not in RIGHT[name]:
        assert certified(content)


@pytest.mark.parametrize(
    "name", ["weak function", "interposed by way of the PLT", "weak constant", "one of a group"]
)
def test_an_assumed_name_frees_a_proof_and_is_repeated(name: str, tmp_path: Path) -> None:
    held = "k" if "constant" in name else "h"
    content = built(LINKED[name], tmp_path)
    (answer,) = judge(image.read(content), "f", COPY)
    assert f"--assume {held}" in answer.why
    assumed = Contract("p256", "reduce", assume=held)
    (answer,) = judge(image.read(content), "f", assumed)
    assert answer.verdict == "proved"
    assert f"assumed: {held} is what this file defines" in str(answer)
    assert any(held in text for text in answer.data()["assumed"])
    made = certificate.make(content, "f", assumed.spec(), assumed.ways)
    assert made["claim"]["assumed"] == [held]
    made["claim"]["assumed"] = []
    with pytest.raises(certificate.algebra.Refused):
        certificate.checker.check(certificate.line(made).encode(), content)
    other = Contract("p256", "reduce", assume="other")
    assert verdict(content, other) != "proved"


def test_two_functions_of_one_name_are_refused(tmp_path: Path) -> None:
    right = built(f".local f\nf:\n{rest()}.globl a\na: jmp f\n", tmp_path, "right")
    wrong = built(".local f\nf: mov qword ptr [rdi], 0\nret\n.globl b\nb: jmp f\n", tmp_path, "wrong")
    for order in ((wrong, right), (right, wrong)):
        for i, content in enumerate(order):
            (tmp_path / f"{i}.o").write_bytes(content)
        subprocess.run(["ld", "-r", "-o", "both.o", "0.o", "1.o"], cwd=tmp_path, check=True)
        joined = (tmp_path / "both.o").read_bytes()
        with pytest.raises(Unproved, match="several symbols"):
            image.read(joined).function("f")
        with pytest.raises(batch.BadInput, match="several symbols"):
            batch.tasks([f"{tmp_path / 'both.o'}:f"], COPY, ())
        assert not certified(joined)


@pytest.mark.parametrize("kind", [b"CREL", b"REL", b"RELR"])
def test_relocations_that_are_not_read_are_refused(kind: bytes, tmp_path: Path) -> None:
    content = bytearray(built(LINKED["relocated constant"], tmp_path))
    headers, count = int.from_bytes(content[40:48], "little"), int.from_bytes(content[60:62], "little")
    for i in range(count):
        at = headers + 64 * i + 4
        if content[at : at + 4] == b"\x04\0\0\0":
            content[at : at + 4] = {b"CREL": 0x40000014, b"REL": 9, b"RELR": 19}[kind].to_bytes(4, "little")
    with pytest.raises(Unproved, match="not a readable ELF file"):
        image.read(bytes(content))
    assert not certified_bytes(bytes(content))


def certified_bytes(content: bytes) -> bool:
    """As `certified`, of what may be no readable object."""
    try:
        return certified(content)
    except Unproved:
        return False


#: What is below the stack pointer, and how far: a signal may have been handled there.
def kept(before: str, between: str, after: str, load: str = "[rsp]") -> str:
    """A copy whose first limb waits on the stack."""
    lines = [f"f: {before}", "mov rax, [rsi]", f"mov {load}, rax", between, f"mov rax, {load}", after]
    return "\n".join([*lines, "mov [rdi], rax", rest(1)])


STACK = {
    "freed and taken again": kept("sub rsp, 16384", "add rsp, 16384\nsub rsp, 16384", "add rsp, 16384"),
    "freed by lea": kept(
        "sub rsp, 16384", "lea rsp, [rsp + 16384]\nlea rsp, [rsp - 16384]", "add rsp, 16384"
    ),
    "freed by leave": "f: push rbp\nmov rbp, rsp\nsub rsp, 16384\nmov rax, [rsi]\nmov [rsp], rax\nleave\n"
    "sub rsp, 16392\nmov rax, [rsp]\nadd rsp, 16392\nmov [rdi], rax\n" + rest(1),
    "freed by pops": "f: mov rax, [rsi]\n"
    + "push rax\n" * 2048
    + "pop rcx\n" * 2048
    + "sub rsp, 16384\nmov rax, [rsp]\nadd rsp, 16384\nmov [rdi], rax\n"
    + rest(1),
    "freed by a return": "f: call g\nsub rsp, 16384\nmov rax, [rsp]\nadd rsp, 16384\nmov [rdi], rax\n"
    + rest(1)
    + "g: sub rsp, 16376\nmov rax, [rsi]\nmov [rsp], rax\nadd rsp, 16376\nret\n",
    "one word beyond the red zone": kept("sub rsp, 136", "add rsp, 136\nsub rsp, 136", "add rsp, 136"),
}


@pytest.mark.parametrize("name", STACK)
def test_what_a_signal_may_write_to_is_not_proved(name: str, tmp_path: Path) -> None:
    content = built(STACK[name], tmp_path)
    assert verdict(content) != "proved"
    assert not certified(content)


def limbs_under_signals(content: bytes, folder: Path) -> tuple[int, list[int]]:
    """The signals that came while f ran, and the limbs that it left for x = 5, 7, 9, 11."""
    (folder / "kernel.o").write_bytes(content)
    source = Path(__file__).with_name("signals.c")
    subprocess.run(
        ["gcc", "-O1", "-mno-red-zone", "-z", "noexecstack", "-o", "signals", source, "kernel.o"],
        cwd=folder,
        check=True,
    )
    done = subprocess.run([folder / "signals"], capture_output=True, text=True, check=True)
    hits, *limbs = map(int, done.stdout.split())
    return hits, limbs


@on_x86_64
@pytest.mark.parametrize("name", [name for name in STACK if name.startswith("freed")])
def test_a_signal_at_every_instruction_shows_what_is_lost(name: str, tmp_path: Path) -> None:
    hits, limbs = limbs_under_signals(built(STACK[name], tmp_path), tmp_path)
    assert hits > 10
    assert limbs != [5, 7, 9, 11]


@on_x86_64
def test_a_proved_kernel_is_right_under_signals(tmp_path: Path) -> None:
    """The lemma of the red zone: what a proof says of the stack is so at every instruction."""
    for body in (*RIGHT.values(), kept("sub rsp, 128", "add rsp, 128\nsub rsp, 128", "add rsp, 128")):
        hits, limbs = limbs_under_signals(built(body, tmp_path), tmp_path)
        assert hits > 8
        assert limbs == [5, 7, 9, 11]


def test_the_red_zone_stays_except_in_go(tmp_path: Path) -> None:
    content = built(kept("sub rsp, 128", "add rsp, 128\nsub rsp, 128", "add rsp, 128"), tmp_path)
    assert verdict(content) == "proved"
    assert certified(content)
    loads = "mov rdi, [rsp + 8]\nmov rsi, [rsp + 16]\n"
    go = Contract("p256", "reduce", convention="go:out,x")
    below = built(
        f"f: {loads}mov rax, [rsi]\nmov [rsp - 8], rax\nmov rax, [rsp - 8]\nmov [rdi], rax\n{rest(1)}",
        tmp_path,
    )
    assert verdict(below, go) != "proved"
    assert not certified(below, go)


@pytest.mark.parametrize("register", ["rbp", "ebp", "bpl"])
def test_the_frame_pointer_of_go_is_restored(register: str, tmp_path: Path) -> None:
    go = Contract("p256", "reduce", convention="go:out,x")
    loads = "mov rdi, [rsp + 8]\nmov rsi, [rsp + 16]\n"
    lost = {"rbp": "mov rbp, [rsi]", "ebp": "xor ebp, ebp", "bpl": "clc\nsetc bpl"}[register]
    content = built(f"f: {loads}{lost}\n{rest()}", tmp_path)
    assert verdict(content, go) != "proved"
    assert not certified(content, go)
    saved = built(
        f"f: push rbp\nmov rdi, [rsp + 16]\nmov rsi, [rsp + 24]\n{lost}\npop rbp\n{rest()}", tmp_path
    )
    assert verdict(saved, go) == "proved"
    others = built(f"f: {loads}mov rbx, [rsi]\nmov r15, rbx\n{rest()}", tmp_path)
    assert verdict(others, go) == "proved"


PREFIXES = {
    "F3 before VEX": ".byte 0xf3\nmulx rcx, rax, [rsi]",
    "F2 before VEX": ".byte 0xf2\nmulx rcx, rax, [rsi]",
    "66 before VEX": ".byte 0x66\nmulx rcx, rax, [rsi]",
    "REX before VEX": ".byte 0x48\nmulx rcx, rax, [rsi]",
    "LOCK before a load": ".byte 0xf0\nmov rax, [rsi]",
    "F2 before a load": ".byte 0xf2\nmov rax, [rsi]",
    "a segment before a load": ".byte 0x65\nmov rax, [rsi]",
    "66 behind REX": ".byte 0x48, 0x66, 0x8b, 0x06",
    "REX twice": ".byte 0x48, 0x40, 0x8b, 0x06",
    "32-bit address": ".byte 0x67\nmov rax, [rsi]",
}


@pytest.mark.parametrize("name", PREFIXES)
def test_no_prefix_is_overlooked(name: str, tmp_path: Path) -> None:
    content = built(f"f: mov edx, 1\n{PREFIXES[name]}\nmov [rdi], rax\n{rest(1)}", tmp_path)
    assert verdict(content) != "proved"
    assert not certified(content)


@pytest.mark.parametrize("call", [".byte 0x66\ncall g", ".byte 0x66\njmp g", ".byte 0xf2\ncall g"])
def test_no_prefix_of_a_jump_is_overlooked(call: str, tmp_path: Path) -> None:
    content = built(f"f: {call}\ng:\n{rest()}", tmp_path)
    assert verdict(content) != "proved"
    assert not certified(content)


def apple(body: str, folder: Path) -> bytes:
    """A Mach-O object with the functions f and whatever else a text has."""
    (folder / "k.s").write_text(f".intel_syntax noprefix\n.text\n.globl _f\n{body}")
    subprocess.run(
        ["clang", "-target", "x86_64-apple-macos", "-c", "-o", "k.o", "k.s"],
        cwd=folder,
        check=True,
        capture_output=True,
    )
    return (folder / "k.o").read_bytes()


PARTS = "\n.subsections_via_symbols\n"
MACH_O = {
    "writable segment of any name": ("_" + adds("[rip + v]") + ".section __FOO,__bar\nv: .quad 0\n", False),
    "constant data of a loader": (
        "_" + adds("[rip + v]") + ".section __DATA_CONST,__const\nv: .quad 0\n",
        False,
    ),
    "text": ("_" + adds("[rip + v]") + ".section __TEXT,__const\nv: .quad 0\n", True),
    "weak definition": ("_" + calls("_h") + ".globl _h\n.weak_definition _h\n_h: ret\n", False),
    "visible": ("_" + calls("_h") + ".globl _h\n_h: ret\n", False),
    "private": ("_" + calls("_h") + ".globl _h\n.private_extern _h\n_h: ret\n", True),
    "next part": ("_f: mov rax, [rsi]\nmov [rdi], rax\n_g:\n" + rest(1) + PARTS, False),
    "one part": ("_f: mov rax, [rsi]\nmov [rdi], rax\nL_g:\n" + rest(1) + PARTS, True),
    "neighbour of a constant": (
        "_" + adds("[rip + v + 8]") + ".section __TEXT,__const\nv: .quad 1\nw: .quad 0\n" + PARTS,
        False,
    ),
    "neighbour in merged words": (
        "_" + adds("[rip + v + 8]") + ".section __TEXT,__literal8,8byte_literals\nv: .quad 1\nw: .quad 0\n",
        False,
    ),
    "merged strings": ("_" + adds("[rip + v]") + ".cstring\nv: .quad 0\n", False),
}


@pytest.mark.parametrize("name", MACH_O)
def test_mach_o_is_read_as_its_linker_does(name: str, tmp_path: Path) -> None:
    body, right = MACH_O[name]
    assert (verdict(apple(body, tmp_path)) == "proved") is right
