# SPDX-License-Identifier: MIT OR Apache-2.0
"""The prover of assembled kernels: what it proves of the emitted ones, and what it must refuse, and how."""

from __future__ import annotations

import platform
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.errors import BadInput
from sangi.named import NAMED
from sangi.verify.symbolic import Spec, Unproved, contracts, fields, prove, witness

OPERATION_NAMES = (
    *("add", "sub", "neg", "dbl", "half", "mul", "sqr"),
    *("mul_lazy", "add_lazy", "reduce", "select", "cswap", "is_zero", "equal"),
)
SECP256K1 = 2**256 - 2**32 - 977
#: Moduli of 1 to 9 limbs that end anywhere in their top limb, with sparse and with special inverses.
AWKWARD = {
    "one limb, full": 2**64 - 59,
    "one limb, n0 = -1": 2**64 - 2**32 + 1,
    "two limbs, sparse": 2**127 - 1,
    "P-192": 2**192 - 2**64 - 1,
    "P-224, n0 = -1": 2**224 - 2**96 + 1,
    "just above 2^255": 2**255 + 95,
    "just below 2^255 - 2^192": 2**255 - 2**192 - 5,
    "25519": 2**255 - 19,
    "composite": 2**250 + 1,
    "two thirds of 2^256": 2**257 // 3 | 1,
    "secp256k1": SECP256K1,
    "full, five limbs": 2**320 - 197,
    "P-384": 2**384 - 2**128 - 2**96 + 2**32 - 1,
    "448": 2**448 - 2**224 - 1,
    "low limbs all ones": 2**250 * 3**159 - 1,
    "2^511 - 187": 2**511 - 187,
    "full, eight limbs": 2**512 - 569,
    "521": 2**521 - 1,
}
SMALL = 0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47


def emitted(modulus: int, operations: tuple[str, ...]) -> str:
    """The assembly file of a modulus, its symbols f_ and the operation's name."""
    shape = Shape.of(modulus, 64)
    programs = {f"f_{name}": OPERATIONS[name].build(shape) for name in available(shape, operations)}
    return x64_text.text(programs, modulus, "constants", hidden=False)


def one(modulus: int, operation: str) -> tuple[bytes, Spec]:
    """The object of one kernel, and its specification."""
    (spec, *_) = contracts.specs(operation, modulus, Shape.of(modulus, 64).limbs)
    return fields.assembled(emitted(modulus, (operation,))), spec


def refusal(text: str, spec: Spec) -> str:
    """What the prover says of a kernel f in this text."""
    body = f".intel_syntax noprefix\n.text\n.globl f\nf:\n{text}\n"
    with pytest.raises(Unproved) as error:
        prove(fields.assembled(body), "f", spec)
    return str(error.value)


@pytest.mark.parametrize("name", NAMED)
def test_the_generated_files_are_proved(root: Path, name: str) -> None:
    modulus = NAMED[name].modulus
    shape = Shape.of(modulus, 64)
    obj = fields.assembled((root / f"generated/field/{name}_x64.S").read_text())
    operations = [o for o in OPERATION_NAMES if re.search(rf"\bsangi_{name}_{o}_x64\b".encode(), obj)]
    assert {"add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal"} <= set(operations)
    began = time.process_time()
    symbols = {o: f"sangi_{name}_{o}_x64" for o in operations}
    proofs = list(fields.prove_field(obj, symbols, modulus, shape.limbs))
    assert len(proofs) >= len(operations)
    assert time.process_time() - began < 20


@pytest.mark.parametrize("name", AWKWARD)
def test_kernels_of_awkward_moduli_are_proved(name: str) -> None:
    modulus = AWKWARD[name]
    for operation in ("add", "sub", "mul", "sqr"):
        obj, spec = one(modulus, operation)
        proof = prove(obj, f"f_{operation}", spec)
        assert proof.bound <= 2
        assert "proved" in str(proof)


@pytest.mark.parametrize(
    ("operation", "old", "new"),
    [
        ("is_zero", "or rax, qword ptr [rdi + 8]", "mov rax, qword ptr [rdi + 8]"),
        ("is_zero", "or rax, qword ptr [rdi + 8]", "nop"),
        ("is_zero", "or rax, qword ptr [rdi + 8]", "xor rax, qword ptr [rdi + 8]"),
        ("is_zero", "cmp rax, 1", "cmp rax, 2"),
        ("is_zero", "sbb rax, rax", "sbb rcx, rcx"),
        ("equal", "xor rcx, qword ptr [rsi + 8]", "xor rcx, qword ptr [rsi]"),
        ("equal", "xor rcx, qword ptr [rsi + 8]", "nop"),
        ("equal", "or rax, rcx", "nop"),
    ],
)
def test_masks_of_comparisons_are_proved_and_wrong_ones_are_not(operation: str, old: str, new: str) -> None:
    text, spec = emitted(SMALL, (operation,)), Spec(operation, SMALL, 4)
    assert old in text
    assert prove(fields.assembled(text), f"f_{operation}", spec).paths == 1
    with pytest.raises(Unproved):
        prove(fields.assembled(text.replace(old, new, 1)), f"f_{operation}", spec)


def test_lazy_kernels_keep_their_bounds_and_no_more() -> None:
    obj, spec = one(SMALL, "mul_lazy")
    assert prove(obj, "f_mul_lazy", spec).bound <= 2
    tight = Spec("mul_lazy", SMALL, 4, spec.inputs, output=SMALL)
    with pytest.raises(Unproved, match="not shown to be below 1 p: at most 2 p"):
        prove(obj, "f_mul_lazy", tight)


def test_a_linked_file_is_proved_like_an_object(tmp_path: Path) -> None:
    made = toolchain.assemble(emitted(SMALL, ("mul",)), cwd=tmp_path)
    linked = toolchain.shared([made], cwd=tmp_path)
    assert prove(linked.read_bytes(), "f_mul", Spec("mul", SMALL, 4)).instructions > 100


def _instead(text: str, old: int, new: int) -> str:
    """The text with the constants of one modulus replaced by those of another with as many limbs."""
    limbs = Shape.of(old, 64).limbs

    def constants(p: int) -> Iterator[int]:
        inverse = -pow(p, -1, 2**64) % 2**64
        for number in (p, (inverse * p + 1) >> 64):
            yield from (number >> 64 * i & 2**64 - 1 for i in range(limbs))
        yield inverse

    table = {0: 0, **dict(zip(constants(old), constants(new), strict=True))}
    return re.sub(r"\.quad (0x[0-9a-f]+)", lambda m: f".quad {table[int(m.group(1), 16)]:#x}", text)


@pytest.mark.parametrize("modulus", [SECP256K1, NAMED["p256"].modulus])
@pytest.mark.parametrize("operation", ["add", "dbl", "mul", "sqr"])
def test_a_kernel_that_wants_a_spare_bit_is_refused_without_one(modulus: int, operation: str) -> None:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    obj = fields.assembled(_instead(emitted(SMALL, (operation,)), SMALL, modulus))
    spec = Spec(operation, modulus, 4)
    with pytest.raises(Unproved) as error:
        prove(obj, f"f_{operation}", spec, witness=witness.searcher(obj))
    assert re.search(r"carry \w+ \(instruction \d+, .*\) is dropped and not shown to be 0", str(error.value))
    assert re.search(r"; wrong for x = 0x[0-9a-f]+", str(error.value))


def test_just_above_a_power_of_two_addition_needs_its_carry_and_multiplication_does_not() -> None:
    modulus = 2**255 + 95
    narrow = _instead(emitted(SMALL, ("add",)), SMALL, modulus)
    with pytest.raises(Unproved, match="is dropped"):
        prove(fields.assembled(narrow), "f_add", Spec("add", modulus, 4))
    obj, spec = one(modulus, "mul")
    assert prove(obj, "f_mul", spec).bound < 2


ADD = """
    mov rax, [rsi]
    add rax, [rdx]
    mov rcx, rax
    sub rcx, [rip + p]
    cmovnc rax, rcx
    mov [rdi], rax
    ret
    .section .rodata
p:  .quad 1073741827
"""
ONE_LIMB = Spec("add", 1073741827, 1)


def test_one_limb_by_hand() -> None:
    body = f".intel_syntax noprefix\n.text\nf:\n{ADD}"
    assert prove(fields.assembled(body), "f", ONE_LIMB).paths == 2


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("sub rcx, [rip + p]", "sub rcx, [rip + p + 8]", "is no constant"),
        ("add rax, [rdx]", "adc rax, [rdx]", "reads CF, which is undefined"),
        ("add rax, [rdx]", "add rax, [rdx + 8]", r"reads outside the arguments, at y\+8"),
        ("add rax, [rdx]", "add rax, [rdx + rax]", "not pointer"),
        ("add rax, [rdx]", "add rax, rdx", "arithmetic on an address"),
        ("add rax, [rdx]", "add rax, r8", "r8 is read and was never set"),
        ("add rax, [rdx]", "add eax, [rdx]", "less than 64 bits"),
        ("mov [rdi], rax", "mov [rsi], rax", "writes to the input"),
        ("mov [rdi], rax", "mov [rdi + 8], rax", "writes outside"),
        (
            "mov [rdi], rax",
            "lea rcx, [rip + p]\nmov [rcx], rax",
            r"writes outside the arguments, at file\d+\+",
        ),
        ("mov [rdi], rax", "mov [rsp + 8], rax", "outside the frame"),
        ("mov [rdi], rax", "mov [rsp - 136], rax", "outside the frame"),
        ("mov [rdi], rax", "", r"z\[0\] was never written"),
        ("mov [rdi], rax", "mov [rdi], rax\nmov rcx, [rdx]", "after z.0. was written"),
        ("mov rcx, rax", "mov rbx, rax\nmov rcx, rax", "without restoring rbx"),
        ("mov rcx, rax", "push rax\nmov rcx, rax", r"returns with rsp-8"),
        ("mov rcx, rax", "mov rcx, [rsp - 8]", "was not written"),
        ("mov rcx, rax", "mov rcx, rax\ncmp rax, 5\njc f", "branches on an input"),
        ("mov rcx, rax", "1: mov rcx, rax\ncall 1b", "runs for more than"),
        ("mov rcx, rax", "mov rcx, rax\njmp rcx", "through a register"),
        ("mov rcx, rax", "mov rcx, rax\ndiv rsi", "not an instruction that the prover allows"),
        ("mov rcx, rax", "mov rcx, fs:[0]", "the address has a segment"),
        (
            "mov rcx, rax",
            "mov rcx, rax\nmov r8, [rip + outside@GOTPCREL]",
            "relocated against something outside",
        ),
        ("mov rcx, rax", "mov rcx, rax\nmov r8, [rip + outside]", "outside is in another file"),
        ("cmovnc rax, rcx", "cmovc rax, rcx", "not shown to be below 1 p"),
        ("cmovnc rax, rcx", "", "not shown to be below 1 p"),
        ("add rax, [rdx]", "sub rax, [rdx]", r"the congruence fails in 1 terms, the last Y \(on entry\)"),
        ("mov rcx, rax", "mov rcx, rax\nimul rcx, rax", "the congruence fails"),
        ("1073741827", "1073741829", "the congruence fails"),
        ("ret", "", "runs past|no ret"),
        (".rodata", ".data", "can be written at run time"),
    ],
)
def test_refuses_and_says_why(old: str, new: str, says: str) -> None:
    assert ADD.count(old) == 1
    assert re.search(says, refusal(ADD.replace(old, new), ONE_LIMB))


def test_refuses_what_is_no_kernel() -> None:
    with pytest.raises(Unproved, match="no such symbol"):
        prove(fields.assembled(".text\nf: ret\n"), "g", ONE_LIMB)
    with pytest.raises(Unproved, match="not in executable memory"):
        prove(fields.assembled(".data\nf: .quad 1\n"), "f", ONE_LIMB)
    with pytest.raises(Unproved, match="not a readable ELF file"):
        prove(b"\x7fELF\x02\x01" + bytes(200), "f", ONE_LIMB)
    with pytest.raises(BadInput, match="no bound of y"):
        Spec("neg", 7, 1, {"y": 5})
    with pytest.raises(BadInput, match="modulus"):
        Spec("add", 2**64 + 1, 1)
    with pytest.raises(BadInput, match="no operation"):
        Spec("divide", 7, 1)
