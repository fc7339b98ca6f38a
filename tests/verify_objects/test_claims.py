# SPDX-License-Identifier: MIT OR Apache-2.0
"""Claims about kernels that nobody here generated: what is proved, what is refuted and how, what stays open."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import kernels
import pytest

from sangi import toolchain
from sangi.errors import BadInput
from sangi.verify.objects.answer import Answer
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge
from sangi.verify.objects.operands import number
from sangi.verify.symbolic import fields, image

BN254 = f"{kernels.BN254:#x}"
P127 = 2**127 - 1
PRODUCT = Contract("2^255-19", "mul", limbs="51x5", form="plain", given="loose", out="tight", in_place="all")


def answers(content: bytes, contract: Contract) -> dict[str, Answer]:
    """The answer to each claim about the function f."""
    return {answer.claim: answer for answer in judge(image.read(content), "f", contract)}


def verdicts(content: bytes, contract: Contract) -> dict[str, str]:
    """Claims, each with one word."""
    return {claim: answer.verdict for claim, answer in answers(content, contract).items()}


def test_unsaturated_limbs_are_proved_with_every_sharing() -> None:
    found = verdicts(kernels.assembled(kernels.product_25519()), PRODUCT)
    assert found == dict.fromkeys(("disjoint", "z=x", "z=y", "z=x=y"), "proved")


def test_what_fails_only_in_place_is_refuted_in_place_and_proved_disjoint() -> None:
    found = answers(kernels.assembled(kernels.product_25519(in_place=False)), PRODUCT)
    assert {claim: answer.verdict for claim, answer in found.items()} == {
        "disjoint": "proved",
        "z=x": "refuted",
        "z=y": "refuted",
        "z=x=y": "refuted",
    }
    wrong = found["z=x"].wrong
    assert wrong is not None
    x, y = (number(found["z=x"].spec, wrong.operands.limbs[name]) for name in "xy")
    z = number(found["z=x"].spec, wrong.left["z"])
    assert (z - x * y) % kernels.P25519 != 0
    assert found["z=x"].at is not None
    assert "rsi" in found["z=x"].at.text


#: Before a kernel of Go: whether the goroutine's stack has room, and whether the CPU has an instruction.
GO = """
        mov r14, qword ptr fs:[0xfffffffffffffff8]
        cmp rsp, [r14 + 16]
        jbe 2f
        cmp byte ptr [rip + feature], 1
        jne 2f
        mov rsi, [rsp + 16]
        mov rdx, [rsp + 24]
        mov rdi, [rsp + 8]
        mov rax, [rsi]
        mov rcx, [rsi + 8]
        add rax, [rdx]
        adc rcx, [rdx + 8]
        mov [rdi], rax
        mov [rdi + 8], rcx
        ret
    2:  int3
        .data
        .globl feature
feature: .byte 0
"""


def test_what_a_function_of_go_asks_first_is_an_assumption() -> None:
    content = kernels.assembled(GO)
    claim = Contract("2^127-1", "add", convention="go:out,x,y,feature=1", out="<2p")
    (answer,) = answers(content, claim).values()
    assert answer.verdict == "proved"
    assert "feature = 1 assumed" in str(answer)
    for convention in ("go:out,x,y", "go:out,x,y,feature=0", "out,x,y,feature=1", "go:out,x,y,f=1"):
        assert verdicts(content, replace(claim, convention=convention))["disjoint"] == "undecided"
    for byte in ("feature=", "feature=256", "=1"):
        with pytest.raises(BadInput, match="a byte that is assumed"):
            replace(claim, convention=f"go:out,x,y,{byte}").claims()


#: Before a kernel of OpenSSL: a word of another file says which way it goes.
FEATURES = """
        lea rcx, [rip + cpu_features]
        mov rcx, [rcx + 8]
        and ecx, 0x80100
        mov rax, [rsi]
        mov r8, [rsi + 8]
        cmp ecx, 0x80100
        je 1f
        add rax, [rdx]
        adc r8, [rdx + 8]
        jmp 2f
    1:  add rax, [rdx]
        {}
    2:  mov [rdi], rax
        mov [rdi + 8], r8
        ret
"""


def test_a_word_of_another_file_is_an_assumption() -> None:
    right, wrong = (kernels.assembled(FEATURES.format(f"{op} r8, [rdx + 8]")) for op in ("adc", "add"))
    claim = Contract(
        "2^127-1", "add", convention="out,x,y,cpu_features+8=0x80100", out="<2p", in_place="none"
    )
    other = replace(claim, convention="out,x,y,cpu_features+8=0x80000")
    (answer,) = answers(right, claim).values()
    assert answer.verdict == "proved"
    assert "cpu_features+8 = 0x80100 assumed" in str(answer)
    assert [*verdicts(right, other).values(), *verdicts(wrong, other).values()] == ["proved"] * 2
    assert verdicts(wrong, claim) == {"disjoint": "undecided"}
    for convention in ("out,x,y", "out,x,y,cpu_features+0=0x80100", "out,x,y,cpu_features=1"):
        assert verdicts(right, replace(claim, convention=convention)) == {"disjoint": "undecided"}
    for word in ("cpu_features+8=", "cpu_features+x=1", f"cpu_features+8={2**64:#x}", "+8=1"):
        with pytest.raises(BadInput, match="a word NAME"):
            replace(claim, convention=f"out,x,y,{word}").claims()


def test_a_rotation_never_makes_the_modulus() -> None:
    """z = x / R = x / 2 mod 2^127 - 1: the lowest bit comes on top, and p itself comes out only of p."""
    body = """
        mov rax, [rsi]
        mov rdx, [rsi + 8]
        mov rcx, rax
        shl rcx, 63
        or rdx, rcx
        shrd rax, rdx, 1
        shr rdx, 1
        mov [rdi], rax
        mov [rdi + 8], rdx
        ret
    """
    content = kernels.assembled(body)
    assert verdicts(content, Contract("2^127-1", "from_mont")) == {"disjoint": "proved"}
    assert verdicts(content, Contract("2^127-1", "from_mont", given="<=p")) == {"disjoint": "refuted"}


def test_a_quotient_that_is_corrected_by_a_sign() -> None:
    claim = Contract("2^63-25", "mul", form="plain", given="<R", in_place="all")
    right = verdicts(kernels.assembled(kernels.product_with_a_sign()), claim)
    assert right == dict.fromkeys(("disjoint", "z=x", "z=y", "z=x=y"), "proved")
    for wrong in (kernels.product_with_a_sign("s"), kernels.product_with_a_sign(more=2)):
        assert set(verdicts(kernels.assembled(wrong), claim).values()) == {"refuted"}


def test_bounds_that_are_too_wide_are_not_proved() -> None:
    content = kernels.assembled(kernels.product_25519())
    wide = verdicts(content, replace(PRODUCT, given="7*loose", in_place="none"))
    assert wide["disjoint"] in ("refuted", "undecided")
    narrow = answers(
        content, replace(PRODUCT, out="limbs:2^51-1,2^51-1,2^51-1,2^51-1,2^51-1", in_place="none")
    )
    assert narrow["disjoint"].verdict != "proved"


def test_a_lost_carry_is_refuted_where_it_is_lost() -> None:
    text = kernels.ours(kernels.BN254, "mul")
    lines = text.splitlines()
    at = [i for i, line in enumerate(lines) if re.match(r"\s*adcx ", line)][1]  # the first one finds no carry
    lines[at] = lines[at].replace("adcx", "add", 1)
    found = answers(fields.assembled("\n".join(lines)), Contract(BN254, "mul"))["disjoint"]
    assert found.verdict == "refuted"
    assert found.wrong is not None
    assert "wrong" in str(found)


def test_a_result_that_may_be_the_modulus_itself_is_refuted() -> None:
    lazy = kernels.ours(kernels.BN254, "mul_lazy")
    found = answers(fields.assembled(lazy), Contract(BN254, "mul"))["disjoint"]
    assert found.verdict == "refuted"
    assert "right mod p, and not within its bounds" in str(found)
    assert verdicts(fields.assembled(lazy), Contract(BN254, "mul", out="<2p")) == {"disjoint": "proved"}


def test_flags_go_through_bytes() -> None:
    content = kernels.assembled(kernels.sum_with_saved_flags(P127))
    claims = verdicts(content, Contract("2^127-1", "add", in_place="all"))
    assert set(claims.values()) == {"proved"}
    wrong = kernels.sum_with_saved_flags(P127).replace("add r10b, 0xff", "add r10b, 0x7f")
    assert verdicts(kernels.assembled(wrong), Contract("2^127-1", "add")) == {"disjoint": "refuted"}


def test_a_loop_over_a_public_length_is_unrolled() -> None:
    content = kernels.assembled(kernels.sum_in_a_loop())
    contract = Contract("2^127-1", "add", convention="out,x,y,2", out="<2p")
    assert verdicts(content, contract) == {"disjoint": "proved"}
    assert verdicts(content, replace(contract, convention="out,x,y,1"))["disjoint"] != "proved"
    without = answers(content, replace(contract, convention="out,x,y,_"))["disjoint"]
    assert without.wrong is not None
    assert without.wrong.crash == "SIGSEGV"


def test_a_branch_on_an_input_leaves_a_right_kernel_undecided() -> None:
    body = kernels.sum_with_saved_flags(P127).replace("cmovc rcx, rax", "jnc 1f\nmov rcx, rax")
    body = body.replace("cmovc rdx, r9", "mov rdx, r9\n1:")
    found = answers(kernels.assembled(body), Contract("2^127-1", "add"))["disjoint"]
    assert (found.verdict, found.at.mnemonic if found.at else "") == ("undecided", "jae")
    assert "branches on an input" in found.why


def test_a_register_that_is_not_restored_is_refuted() -> None:
    body = kernels.product_25519().replace("pop rbx", "pop rax")
    found = answers(kernels.assembled(body), replace(PRODUCT, in_place="none"))["disjoint"]
    assert found.verdict == "refuted"
    assert "not restored" in str(found)


def test_memory_beside_the_output_is_refuted() -> None:
    body = kernels.product_25519().replace("pop r15", "mov [rdi + 40], rax\npop r15")
    found = answers(kernels.assembled(body), replace(PRODUCT, in_place="none"))["disjoint"]
    assert found.verdict == "refuted"
    assert "memory beside the output" in str(found)


def test_an_instruction_that_is_not_known_leaves_a_right_kernel_undecided() -> None:
    body = kernels.sum_with_saved_flags(P127).replace("        ret", "        movq xmm0, rax\n        ret")
    found = answers(kernels.assembled(body), Contract("2^127-1", "add"))["disjoint"]
    assert found.verdict == "undecided"
    assert found.why == "instruction 22, movq xmm0, rax: has a prefix"
    assert found.at is not None


C = """
#include <stdint.h>
typedef unsigned __int128 w;
void f(uint64_t *z, const uint64_t *x, const uint64_t *y, const uint64_t *p, uint64_t n0)
{
    uint64_t t[5] = {0, 0, 0, 0, 0};
    for (int i = 0; i < 4; i++) {
        uint64_t carry = 0;
        for (int j = 0; j < 4; j++) {
            w s = (w)x[i] * y[j] + t[j] + carry;
            t[j] = (uint64_t)s, carry = (uint64_t)(s >> 64);
        }
        t[4] = carry;
        uint64_t q = t[0] * n0;
        w s = (w)q * p[0] + t[0];
        carry = (uint64_t)(s >> 64);
        for (int j = 1; j < 4; j++) {
            s = (w)q * p[j] + t[j] + carry;
            t[j - 1] = (uint64_t)s, carry = (uint64_t)(s >> 64);
        }
        t[3] = t[4] + carry;
    }
    for (int j = 0; j < 4; j++)
        z[j] = t[j];
}
"""


@pytest.mark.parametrize("flags", ["-O1", "-O2"])
def test_compiled_c_with_the_modulus_as_an_argument(tmp_path: Path, flags: str) -> None:
    options = (flags, "-funroll-all-loops", "-fno-tree-vectorize", "-mgeneral-regs-only")
    made = toolchain.compile_c(C, cwd=tmp_path, compiler=toolchain.gcc(), flags=options)
    contract = Contract(BN254, "mul", convention="out,x,y,p,n0", out="<2p")
    assert verdicts(made.read_bytes(), contract) == {"disjoint": "proved"}
    assert verdicts(made.read_bytes(), replace(contract, modulus="2^256-189"))["disjoint"] == "refuted"


def test_parameters_on_the_stack() -> None:
    body = """
        mov rdi, [rsp + 8]
        mov rsi, [rsp + 16]
        mov rbx, [rsp + 24]
        mov rax, [rsi]
        add rax, [rbx]
        mov rcx, rax
        sub rcx, 1073741827
        cmovnc rax, rcx
        mov [rdi], rax
        ret
    """
    contract = Contract("1073741827", "add", convention="go:out,x,y", in_place="all")
    assert set(verdicts(kernels.assembled(body), contract).values()) == {"proved"}
    assert verdicts(kernels.assembled(body), replace(contract, convention="")) != {"disjoint": "proved"}


def test_a_kernel_that_uses_more_stack_than_it_may_is_not_proved() -> None:
    content = kernels.assembled(kernels.product_25519())
    found = answers(content, replace(PRODUCT, in_place="none", stack=40))["disjoint"]
    assert (found.verdict, found.why) == ("undecided", "uses 48 bytes of stack, more than 40")


@pytest.mark.parametrize(
    ("contract", "says"),
    [
        (Contract("2^255-18", "mul"), "not odd"),
        (Contract("2^255-19", "pow"), "--op 'pow'"),
        (Contract("2^255-19", "mul", form="edwards"), "--form 'edwards'"),
        (Contract("2^255-19", "from_mont", form="plain"), "Montgomery form"),
        (Contract("2^255-19", "mul", limbs="64x3"), "2\\^\\(64 \\* 3\\)"),
        (Contract("2^255-19", "mul", limbs="65x4"), "--limbs"),
        (Contract("2^255-19", "mul", limbs="51x5", form="plain", given="<2p"), "tight, loose"),
        (Contract("2^255-19", "mul", given="q<p"), "a range is as"),
        (Contract("2^255-19", "mul", convention="out,x"), "no place for y"),
        (Contract("2^255-19", "mul", convention="out,x,y,w"), "no parameter 'w'"),
        (Contract("2^255-19", "mul", convention="out,x,y,x"), "twice"),
        (Contract("2^255-19", "sqr", in_place="y"), "no such input"),
        (Contract("2^255-19", "sqr", in_place="z"), "--in-place"),
    ],
)
def test_bad_contracts_are_bad_input(contract: Contract, says: str) -> None:
    with pytest.raises(BadInput, match=says):
        answers(kernels.assembled("ret"), contract)
