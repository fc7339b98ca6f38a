# SPDX-License-Identifier: MIT OR Apache-2.0
"""The interpreter of emitted x86-64 text: against the CPU, against Python, and what it must refuse."""

from __future__ import annotations

import platform

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sangi import toolchain
from sangi.errors import Unavailable
from sangi.verify.interp import cpu, cpu_cases, vector
from sangi.verify.interp import instructions as isa
from sangi.verify.interp.call import Pointer, call, join, run, split
from sangi.verify.interp.machine import Block, Machine
from sangi.verify.interp.scalar import Handler, Operands
from sangi.verify.interp.text import Instruction, Refused, parse

ADD = """
#if defined(__APPLE__)
#define TABLE L_p
#define SYMBOL(name) _##name
#else
#define TABLE .Lp
#define SYMBOL(name) name
#endif
    .intel_syntax noprefix
    .text
    .globl SYMBOL(add)
    .type add, @function
SYMBOL(add):
    .cfi_startproc
    endbr64
    mov rax, qword ptr [rsi]        // s = x + y
    mov rcx, qword ptr [rsi + 8*1]
    add rax, qword ptr [rdx]
    adc rcx, qword ptr [rdx + 8]
    mov r10d, 0                     // the carry, as a limb
    adc r10, 0
    mov r8, rax
    mov r9, rcx
    sub rax, qword ptr [rip + TABLE]
    sbb rcx, qword ptr [rip + TABLE + 8]
    sbb r10, 0
    cmovc rax, r8
    cmovc rcx, r9
    mov qword ptr [rdi], rax
    mov qword ptr [rdi + 8], rcx
    ret
    .cfi_endproc
    .size add, .-add
    .section .rodata
.Lp:
    .quad LOW, HIGH
"""


def _adder(p: int, width: int) -> str:
    low, high = p & (1 << width) - 1, p >> width
    return (
        ADD.replace("LOW", hex(low))
        .replace("HIGH", hex(high))
        .replace("sbb r10, r10", "mov r10d, 0\nadc r10, 0")
    )


def _on_this_cpu() -> bool:
    return platform.machine().lower() in ("x86_64", "amd64")


def test_agrees_with_this_cpu() -> None:
    if not _on_this_cpu():
        pytest.skip("needs an x86-64 CPU")
    report = cpu.compare(states=100_000, seed=20260101)
    assert report.differences == ()
    assert report.mnemonics | report.skipped.keys() == isa.MNEMONICS.keys()
    assert report.skipped.keys() <= {"mulx", "shlx", "shrx", "adcx", "adox", *vector.MNEMONICS}
    if "valignq" in report.mnemonics and "kmovb" in report.mnemonics:
        assert report.skipped.keys() <= {"vpmadd52luq", "vpmadd52huq"}


def test_a_wrong_interpreter_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    if not _on_this_cpu():
        pytest.skip("needs an x86-64 CPU")
    adc, dec = isa.MNEMONICS["adc"], isa.MNEMONICS["dec"]

    def no_overflow(m: Machine, ops: Operands) -> None:
        adc[1](m, ops)
        m.flags["of"] = m.constant(0)

    def clears_carry(m: Machine, ops: Operands) -> None:
        dec[1](m, ops)
        m.flags["cf"] = m.constant(0)

    def both_ways(name: str) -> tuple[int, Handler]:
        """Vectors for which two operands change places."""
        count, right = isa.MNEMONICS[name]
        return count, lambda m, ops: right(m, (ops[0], ops[2], ops[1], *ops[3:]))

    changed = {"adc": (2, no_overflow), "dec": (1, clears_carry), "clc": (0, adc[1])}
    changed["cmova"] = isa.MNEMONICS["cmovae"]
    # With the last operand a vector of memory some of them are refused, which is a difference too.
    crossed = {"valignq", "vpermi2q", "vpermt2q", "vpunpcklqdq", "vshufi64x2", "vpsubq", "vpternlogq"}
    crossed -= cpu.missing().keys()
    changed |= {name: both_ways(name) for name in crossed}
    if "vpcmpeqq" not in cpu.missing():
        count, right = isa.MNEMONICS["vpcmpeqq"]
        changed["vpcmpeqq"] = (count, lambda m, ops: right(m, (ops[0], ops[1], ops[1])))
        crossed |= {"vpcmpeqq"}
    table = dict(isa.MNEMONICS) | changed
    monkeypatch.setattr(isa, "MNEMONICS", table)
    monkeypatch.setattr(cpu, "MNEMONICS", table)
    found = {line.split()[0] for line in cpu.compare(states=2_000, seed=1).differences}
    shown = {
        name for line in cpu.compare(states=2_000, seed=1).differences for name in changed if name in line
    }
    assert shown == {"adc", "dec", "clc", "cmova", *crossed} and {"adc", "dec", "clc", "cmova"} <= found


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_a_wrong_product_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    right = vector.product
    monkeypatch.setattr(vector, "product", lambda a, b, digit: right(a, b, digit)[::-1])
    wrong = {line.split(":")[0] for line in cpu.compare(states=500).differences}
    assert wrong == {str(case) for case in cpu_cases.vector() if "madd" in str(case)}


def test_addition_modulo_every_small_odd_number() -> None:
    for p in range(3, 256, 2):
        x, y = np.divmod(np.arange(p * p), p)
        add = parse(_adder(p, 4))["add"]
        given_limbs = {"z": None, "x": np.stack([x & 15, x >> 4]), "y": np.stack([y & 15, y >> 4])}
        for alias in ({}, {"z": "x"}, {"z": "y"}):
            result = call(add, given_limbs, width=4, limbs=2, outputs=["z"], alias=alias)
            z = result.limbs(alias.get("z", "z")).astype(int)
            assert np.array_equal(z[0] | z[1] << 4, (x + y) % p), (p, alias)


@given(st.integers(1 << 64, (1 << 128) - 1), st.integers(0, 1 << 140), st.integers(0, 1 << 140))
def test_addition_at_64_bits(p: int, x: int, y: int) -> None:
    x, y = x % p, y % p
    result = call(
        parse(_adder(p, 64))["add"],
        {"z": None, "x": split([x], 64, 2), "y": split([y], 64, 2)},
        width=64,
        limbs=2,
        outputs=["z"],
    )
    assert join(result.limbs("z"), 64) == [(x + y) % p]


@pytest.mark.parametrize("width", [2, 3, 4, 5, 8])
def test_arithmetic_at_small_widths(width: int) -> None:
    top = 1 << width
    a, b, c = (v.ravel() for v in np.indices((top, top, 2)))
    sign = 1 << (width - 1)

    def signed(v: np.ndarray) -> np.ndarray:
        return v - (v >= sign) * top

    two = {
        "add": (a + b, a + b >= top, signed(a) + signed(b)),
        "adc": (a + b + c, a + b + c >= top, signed(a) + signed(b) + c),
        "sub": (a - b, a < b, signed(a) - signed(b)),
        "sbb": (a - b - c, a < b + c, signed(a) - signed(b) - c),
        "imul": (a * b, None, signed(a) * signed(b)),
    }
    for name, (value, carry, exact) in two.items():
        m = _machine(width, a, b, c)
        isa.step(m, Instruction(name, ("r8", "r9")))
        assert np.array_equal(m.registers["r8"], value % top), name
        overflow = exact != signed(value % top)
        assert np.array_equal(m.flag("of").astype(bool), overflow), name
        assert np.array_equal(m.flag("cf").astype(bool), overflow if carry is None else carry), name
        if carry is not None:
            assert np.array_equal(m.flag("zf").astype(bool), value % top == 0), name
            assert np.array_equal(m.flag("sf").astype(bool), value % top >= sign), name
    shifts: dict[str, tuple[np.ndarray, np.ndarray]] = {
        "rcl r8, 1": ((a << 1 | c) % top, a >> (width - 1)),
        "rcr r8, 1": (a >> 1 | c << (width - 1), a & 1),
        "shr r8, 1": (a >> 1, a & 1),
        "shl r8, 1": (a * 2 % top, a >> (width - 1)),
        "sar r8, 1": (signed(a) >> 1 & top - 1, a & 1),
        "shrd r8, r9, 1": (a >> 1 | (b & 1) << (width - 1), a & 1),
        "shld r8, r9, 1": (a * 2 % top | b >> (width - 1), a >> (width - 1)),
    }
    for text, (value, carry) in shifts.items():
        m = _machine(width, a, b, c)
        mnemonic, _, rest = text.partition(" ")
        isa.step(m, Instruction(mnemonic, tuple(rest.split(", "))))
        assert np.array_equal(m.registers["r8"], value), text
        assert np.array_equal(m.flag("cf"), carry), text
    m = _machine(width, a, b, c)
    m.put("rdx", m.registers["r8"])
    isa.step(m, Instruction("mulx", ("r10", "r11", "r9")))
    assert np.array_equal(m.registers["r10"].astype(int) << width | m.registers["r11"], a * b)


def _machine(width: int, a: np.ndarray, b: np.ndarray, carry: np.ndarray) -> Machine:
    m = Machine(width)
    m.registers.update(r8=a.astype(m.dtype), r9=b.astype(m.dtype))
    m.flags["cf"] = carry.astype(m.dtype)
    return m


REFUSED = {
    "writes an input": ("mov [rsi], rsi", "x"),
    "reads outside an object": ("mov rax, [rsi + 16]", "outside"),
    "reads below an object": ("mov rax, [rsi - 8]", "outside"),
    "misaligned": ("mov rax, [rsi + 4]", "misaligned"),
    "reads an unwritten output": ("mov rax, [rdi]", "unwritten"),
    "reads unwritten stack": ("mov rax, [rsp - 8]", "unwritten stack"),
    "writes the return address": ("mov [rsp], rsi", "outside the frame"),
    "writes below the red zone": ("mov [rsp - 136], rsi", "outside the frame"),
    "reads a popped slot": ("sub rsp, 256\npush rsi\nadd rsp, 264\nmov rax, [rsp - 264]", "unwritten"),
    "a secret address": ("mov rax, [rsi]\nmov rax, [rdx + 8*rax]", "pointer"),
    "a loaded address": ("mov rax, [rsi]\nmov rax, [rax]", "no pointer"),
    "arithmetic on a pointer": ("imul rsi, rdx", "arithmetic"),
    "flags at entry": ("sbb rax, rax", "CF is undefined"),
    "flags after mul": ("mov rax, [rsi]\nmul rax\nsetz al", "ZF is undefined"),
    "flags after pointer arithmetic": ("add rsi, 8\nsbb rax, rax", "CF is undefined"),
    "overflow after a shift by 2": ("mov rax, [rsi]\nshl rax, 2\nadox rax, rax", "OF is undefined"),
    "rbx not restored": ("mov rbx, [rsi]", "without restoring rbx"),
    "restored in the wrong order": ("push rbx\npush rbp\npop rbx\npop rbp", "without restoring"),
    "rsp not restored": ("push rbx", "rsp-8"),
    "computing with a saved register": ("add rbx, 1", "arithmetic"),
    "an unset register": ("mov rax, r10", "before it is written"),
    "a stale upper part": ("mov rax, [rsi]\ncmp rax, 1\nsetc al\nadd rax, 1", "low byte"),
    "a 32-bit operation": ("mov rax, [rsi]\nneg eax", "whole word"),
    "two memory operands": ("mov [rdi], [rsi]", "two memory"),
    "a branch on a flag at entry": ("jc .Le\n.Le:", "CF is undefined"),
    "a jump of another kind": ("jmp .Le\n.Le:", "not a jump"),
    "a jump to nowhere": ("xor eax, eax\njz .Lnowhere", "no label"),
    "a loop without end": (".Le:\nxor eax, eax\njz .Le", "more than"),
    "a division": ("div rsi", "not an instruction"),
    "the direction flag": ("std", "not an instruction"),
    "a shift by the width": ("mov rax, [rsi]\nshr rax, 4", "shift count"),
    "an unknown table": ("mov rax, [rip + .Lq]", "outside"),
    "past a table": ("mov rax, [rip + .Lt + 8]", "outside table"),
    "a pointer as a result": ("mov [rdi], rsi", "an address"),
    "code after ret": ("ret", "follows ret"),
}  # fmt: skip


@pytest.mark.parametrize("what", REFUSED)
def test_refuses(what: str) -> None:
    body, message = REFUSED[what]
    function = parse(f".text\nf:\n{body}\nret\n.section .rodata\n.Lt: .quad 1\n")["f"]
    words = np.ones((2, 3), dtype=np.uint8)
    with pytest.raises(Refused, match=message):
        call(function, {"z": None, "x": words, "y": words}, width=4, limbs=2, outputs=["z"])


@pytest.mark.parametrize(
    "text",
    [
        "f:\n.byte 0x90\n",
        "f:\nmov eax, dword ptr [rsi]\nret\n",
        "#include <cet.h>\nf:\nret\n",
        "#if __GNUC__ > 3\n#endif\n",
        "#define F(x, y) x\nf:\nret\n",
        "#if defined(X)\nf:\nret\n",
        "f:\nret\nf:\nret\n",
        "ret\n",
        "f:\nret\n.quad 1\n",
    ],
)
def test_refuses_text(text: str) -> None:
    with pytest.raises(Refused):
        function = parse(text)["f"]
        words = np.ones((1, 1), dtype=np.uint8)
        call(function, {"x": words}, width=4, limbs=1, outputs=[])


def test_a_missing_store_is_seen() -> None:
    function = parse("f:\nmov rax, [rsi]\nmov [rdi], rax\nret\n")["f"]
    result = call(function, {"z": None, "x": split([7], 4, 2)}, width=4, limbs=2, outputs=["z"])
    with pytest.raises(Refused, match=r"z\[1\] was never written"):
        result.limbs("z")


def test_stack_saves_and_the_returned_mask() -> None:
    text = """f:
    push rbx
    sub rsp, 16
    mov rbx, rdx
    mov [rsp + 8], rbx
    mov rax, [rsp + 8]
    neg rax
    sbb rax, rax
    add rsp, 16
    pop rbx
    ret
    """
    words = np.array([0, 1, 9, 15], dtype=np.uint8)
    arguments = {"z": None, "x": split([0], 4, 1), "m": words}
    result = call(parse(text)["f"], arguments, width=4, limbs=1, outputs=[])
    assert result.rax is not None
    assert result.rax.tolist() == [0, 15, 15, 15]
    assert [access.kind for access in result.trace] == ["w", "w", "r", "r"]


LOOP = """f:
    xor eax, eax
    .Lagain:
    add rax, [rsi]
    lea rsi, [rsi + 8]
    dec rdx
    jnz .Lagain
    ret
    """


def test_a_loop_over_a_public_count() -> None:
    numbers, counts = split([0x321, 0x111], 4, 3), np.full(2, 3, dtype=np.uint8)
    result = call(parse(LOOP)["f"], {"z": None, "x": numbers, "n": counts}, width=4, limbs=3, outputs=[])
    assert result.rax is not None
    assert result.rax.tolist() == [6, 3]


def test_a_branch_on_a_secret_is_refused() -> None:
    function = parse(LOOP)["f"]
    numbers, counts = split([0x321, 0x111], 4, 3), np.array([3, 2], dtype=np.uint8)
    with pytest.raises(Refused, match=r"jnz .Lagain: depends on what differs from case to case"):
        call(function, {"z": None, "x": numbers, "n": counts}, width=4, limbs=3, outputs=[])


def test_the_caller_keeps_its_blocks() -> None:
    block = Block([np.array([3], dtype=np.uint8)], True)
    function = parse("f:\nadd qword ptr [rdi], 1\nret\n")["f"]
    result = run(function, [Pointer("x")], {"x": block}, width=4)
    assert block.words[0] == 3
    assert result.limbs("x").tolist() == [[4]]


def test_a_missing_compiler_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(Unavailable, match="sudo apt-get install no-such-compiler"):
        toolchain.cc()
