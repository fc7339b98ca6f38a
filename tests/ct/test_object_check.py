# SPDX-License-Identifier: MIT OR Apache-2.0
"""The constant-time object check refuses every control on every target, and passes clean code."""

from __future__ import annotations

from pathlib import Path

import pytest

from sangi import toolchain
from sangi.errors import BadInput, CheckFailed
from sangi.verify.constant_time.object_check import TARGETS, Finding, check, count, functions

CONTROLS = Path(__file__).parent / "controls"
LEVELS = ("-O2", "-O3", "-Os")
THUMB = ("thumbv7em", "thumbv7m")

#: control -> what the check must say of it; "" where the compiler may choose among several.
EXPECTED = {
    "branch": "conditional branch",
    "index": "address",
    "pointer": "address",
    "division": "variable latency",
    "call": "call",
    "tail": "",
    "loop": "jump backwards",
}


def _object(control: str, target: str, folder: Path, *flags: str) -> bytes:
    where = TARGETS[target]
    compiler = toolchain.cross(where.triple, *where.flags, "-I", str(CONTROLS))
    for suffix, make in ((".c", toolchain.compile_c), (".S", toolchain.assemble)):
        source = CONTROLS / f"{control}{suffix}"
        if source.exists():
            made = make(source.read_text(), cwd=folder, compiler=compiler, flags=flags, name=control)
            return made.read_bytes()
    raise FileNotFoundError(control)


def _whys(findings: list[Finding]) -> str:
    return "; ".join(map(str, findings))


@pytest.mark.parametrize("target", TARGETS)
def test_clean_code_passes(target: str, tmp_path: Path) -> None:
    for level in LEVELS:
        content = _object("clean", target, tmp_path, level)
        assert check(content, target) == []
        assert check(content, target, ["control"]) == []
        counts = count(content, target)
        assert (counts.conditional_branches, counts.calls, counts.forbidden) == (0, 0, ())
        assert counts.instructions > 8


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("control", EXPECTED)
def test_controls_are_refused(control: str, target: str, tmp_path: Path) -> None:
    for level in ("-O2", "-Os"):
        findings = check(_object(control, target, tmp_path, level), target)
        assert findings, (control, level)
        assert EXPECTED[control] in _whys(findings), level


@pytest.mark.parametrize("target", ["riscv32", *THUMB])
def test_a_division_in_the_library_is_a_call(target: str, tmp_path: Path) -> None:
    content = _object("library", target, tmp_path, "-O2")
    assert "call of __" in _whys(check(content, target))
    assert count(content, target).calls == 1


@pytest.mark.parametrize("target", TARGETS)
def test_a_multiplication_where_it_is_not_safe(target: str, tmp_path: Path) -> None:
    findings = check(_object("multiply", target, tmp_path, "-O2"), target)
    if target in ("riscv64", "riscv32", "thumbv7m"):
        assert "variable latency" in _whys(findings)
    else:
        assert findings == []


@pytest.mark.parametrize("target", THUMB)
@pytest.mark.parametrize(
    ("case", "refused"),
    [
        ("moveq r3, #0", ""),
        ("addeq r3, r3, #1", ""),
        ("ldreq r3, [r2]", "predicated"),
        ("streq r3, [r0]", "predicated"),
        ("muleq r3, r3, r2", "predicated"),
        ("popeq {r4, r5}", "predicated"),
        ("beq control", "conditional branch"),
        ("bxeq lr", "conditional branch"),
    ],
)
def test_predicated_instructions(case: str, refused: str, target: str, tmp_path: Path) -> None:
    findings = check(_object("predicated", target, tmp_path, f"-DCASE={case}"), target)
    assert refused in _whys(findings)
    assert bool(findings) == bool(refused)


@pytest.mark.parametrize("target", TARGETS)
def test_bytes_that_are_no_instruction(target: str, tmp_path: Path) -> None:
    assert "not an instruction" in _whys(check(_object("rubbish", target, tmp_path), target))


@pytest.mark.parametrize("control", EXPECTED)
def test_what_gcc_makes_of_the_controls(control: str, tmp_path: Path) -> None:
    made = toolchain.compile_c(
        (CONTROLS / f"{control}.c").read_text(),
        cwd=tmp_path,
        compiler=toolchain.gcc(),
        flags=("-O2", "-I", str(CONTROLS)),
    )
    assert EXPECTED[control] in _whys(check(made.read_bytes(), "x86-64"))


def test_a_spilled_pointer_stays_a_pointer(tmp_path: Path) -> None:
    body = "push rdi; mov [rsp - 8], rsi; xor esi, esi; mov rax, [rsp - 8]; lea rcx, [rax + 8]; pop rdx"
    assert _x86(f"{body}; mov rax, [rcx + 8]; mov [rdx], rax; ret", tmp_path) == []
    assert "address from rax" in _whys(_x86(f"{body}; cmovc rax, rdx; mov rax, [rax]; ret", tmp_path))
    assert "address from rax" in _whys(_x86(f"{body}; mov eax, eax; mov rax, [rax]; ret", tmp_path))
    overwritten = "push rdi; mov byte ptr [rsp + 3], 0; pop rdx; mov rax, [rdx]; ret"
    assert "address from rdx" in _whys(_x86(overwritten, tmp_path))
    assert "bit index" in _whys(_x86("bt [rdi], rsi; ret", tmp_path))
    assert _x86("bt qword ptr [rdi], 63; btr rsi, 63; ret", tmp_path) == []
    assert "a segment" in _whys(_x86("mov rax, fs:[40]; ret", tmp_path))


SPILLS = {
    "aarch64": "str x1, [sp, #-16]!; {}; ldr x1, [sp], #16; ldr x2, [x1, #8]; str x2, [x0]; ret",
    "riscv64": "addi sp, sp, -16; sd a1, 8(sp); {}; ld a1, 8(sp); ld a2, 8(a1); sd a2, 0(a0); ret",
    "riscv32": "addi sp, sp, -16; sw a1, 8(sp); {}; lw a1, 8(sp); lw a2, 8(a1); sw a2, 0(a0); ret",
    "thumbv7m": "push {{r1, r4}}; {}; pop {{r1, r4}}; ldr r2, [r1, #4]; str r2, [r0]; bx lr",
}
OVERWRITTEN = {
    "aarch64": "strb w2, [sp, #3]",
    "riscv64": "sw a2, 12(sp)",
    "riscv32": "sb a2, 11(sp)",
    "thumbv7m": "strh r2, [sp, #2]",
}


@pytest.mark.parametrize("target", SPILLS)
def test_a_spilled_pointer_on_other_targets(target: str, tmp_path: Path) -> None:
    where = TARGETS[target]
    compiler = toolchain.cross(where.triple, *where.flags)
    thumb = ".syntax unified\n.thumb_func\n" if target in THUMB else ""
    for between in ("nop", OVERWRITTEN[target]):
        body = SPILLS[target].format(between).replace("; ", "\n")
        text = f".text\n.globl f\n.type f, %function\n{thumb}f: {body}\n.size f, . - f\n"
        found = _whys(check(toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes(), target))
        assert ("address from" in found) == (between != "nop"), found
        assert found.count(";") == 0


@pytest.mark.parametrize(
    ("target", "body"),
    [
        ("thumbv7em", "umull r0, r1, r2, r3; ldr r0, [r1]; bx lr"),
        ("thumbv7em", "ldr r1, [r0]; movt r1, #0x2000; ldr r0, [r1]; bx lr"),
        ("aarch64", "ld1 {v0.16b}, [x0], x1; ldr x2, [x0]; ret"),
    ],
)
def test_what_an_instruction_writes_beside_its_first_operand_is_no_pointer(
    target: str, body: str, tmp_path: Path
) -> None:
    """The high word of a product, a half of a register that is kept, a base that moves by a register."""
    where = TARGETS[target]
    head = ".syntax unified\n.thumb\n" if target in THUMB else ""
    code = body.replace("; ", "\n")
    text = f"{head}.text\n.globl f\n.type f, %function\nf:\n{code}\n.size f, . - f\n"
    made = toolchain.assemble(text, cwd=tmp_path, compiler=toolchain.cross(where.triple, *where.flags))
    assert "address from" in _whys(check(made.read_bytes(), target))


@pytest.mark.parametrize("target", THUMB)
def test_literals_pass_only_where_control_does_not_reach_them(target: str, tmp_path: Path) -> None:
    where = TARGETS[target]
    head = ".syntax unified\n.text\n.globl f\n.type f, %function\n.thumb_func\nf:\nldr r2, =0x12345678\n"
    for tail, passes in (("str r2, [r0]\nbx lr\n.ltorg\n", True), ("nop\n.ltorg\nbx lr\n", False)):
        compiler = toolchain.cross(where.triple, *where.flags)
        content = toolchain.assemble(
            f"{head}{tail}.size f, . - f\n", cwd=tmp_path, compiler=compiler
        ).read_bytes()
        assert (check(content, target) == []) == passes


def test_a_function_ends_in_a_return(tmp_path: Path) -> None:
    assert "does not end in a return" in _whys(_x86("nop", tmp_path))
    assert _x86("jmp 1f; nop; 1: ret", tmp_path) == []
    assert "jump into" in _whys(_x86(".byte 0xeb, 1; mov eax, 0x90; ret", tmp_path))
    assert "indirect jump" in _whys(_x86("jmp rax", tmp_path))
    assert "not on the list" in _whys(_x86("rdtsc; ret", tmp_path))


def test_code_outside_every_function(tmp_path: Path) -> None:
    text = (
        ".intel_syntax noprefix\n.text\n.globl f\n.type f, @function\nf: ret\n.size f, . - f\ndiv rax\nret\n"
    )
    content = toolchain.assemble(text, cwd=tmp_path).read_bytes()
    assert "code outside every function" in _whys(check(content, "x86-64"))
    assert functions(content) == ["f"]


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    content = _object("clean", "x86-64", tmp_path, "-O2")
    assert "not in the object" in _whys(check(content, "x86-64", ["control", "missing"]))
    with pytest.raises(CheckFailed, match="ELF machine 62"):
        check(content, "aarch64")
    with pytest.raises(CheckFailed, match="not a readable ELF object"):
        check(content[:100], "x86-64")
    with pytest.raises(BadInput, match="no target 'vax'"):
        check(content, "vax")
    empty = toolchain.compile_c("int x;\n", cwd=tmp_path, compiler=toolchain.cross(TARGETS["x86-64"].triple))
    assert "no function" in _whys(check(empty.read_bytes(), "x86-64"))


def _x86(body: str, folder: Path) -> list[Finding]:
    text = f".intel_syntax noprefix\n.text\n.globl f\n.type f, %function\nf: {body}\n.size f, . - f\n"
    compiler = toolchain.cross(TARGETS["x86-64"].triple)
    return check(toolchain.assemble(text, cwd=folder, compiler=compiler).read_bytes(), "x86-64")
