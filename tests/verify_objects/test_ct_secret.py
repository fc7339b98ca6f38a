# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi ct --secret`: what is public may decide branches and addresses, and what is secret may not, on each target."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import kernels
import pytest

from sangi import toolchain
from sangi.errors import BadInput
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.foreign import check, operands_of

FUNCTIONS = """
typedef unsigned __INTPTR_TYPE__ word;
void choose(word *z, const word *x, const word *y, word bit)
{
    for (int i = 0; i < 4; i++)
        z[i] = bit ? x[i] * 3 + (x[i] >> 7) : y[i] ^ 5;
}
void added(word *z, const word *x, const word *y, word n)
{
    word c = 0;
    for (word i = 0; i < n; i++) {
        word s = x[i] + c;
        c = s < c;
        s += y[i];
        c += s < y[i];
        z[i] = s;
    }
}
word same(const word *x, const word *y, word n)
{
    for (word i = 0; i < n; i++)
        if (x[i] != y[i])
            return 0;
    return 1;
}
word local(const word *x, word n)
{
    word t[8], s = 0;
    for (word i = 0; i < 8; i++)
        t[i] = x[i];
    for (word i = 0; i < n; i++)
        s += t[7 - i] ^ t[i & 7];
    return s;
}
word quick(const word *x, word n)
{
    if (n == 0)
        return 7;
    return n > 4 ? x[2] : x[0] + n;
}
static const unsigned char small[256] = {1, 2, 3};
word fixed(word x) { return small[x & 255]; }
word table(const word *z, word at) { return z[at & 3]; }
word bytes(const unsigned char *z, word at) { return z[at]; }
word divided(word x, word y) { return x / y; }
"""
#: function, parameters, which are secret, whether that is constant time, what a finding says.
CASES = (
    ("choose", "z,x,y,bit", "x,y", True, ""),
    ("choose", "z,x,y,bit", "bit", False, "branch"),
    ("added", "z,x,y,n", "x,y", True, ""),
    ("added", "z,x,y,n", "n", False, "branch"),
    ("same", "x,y,n", "n", False, "branch"),
    ("same", "x,y,n", "x", False, "branch"),
    ("local", "x,n", "x", True, ""),
    ("quick", "x,n", "x", True, ""),
    ("quick", "x,n", "n", False, "branch"),
    ("fixed", "x", "x", False, "address|index"),
    ("table", "z,at", "z", True, ""),
    ("table", "z,at", "at", False, "address|index"),
    ("bytes", "z,at", "at", False, "address|index"),
    ("bytes", "z,at", "z", False, "address"),
    ("bytes", "z,at", "*z", True, ""),
    ("divided", "x,y", "y", False, "variable latency|call"),
)


@pytest.mark.parametrize("target", ["x86-64", "aarch64", "riscv64", "riscv64-u74", "riscv32", "thumbv7em"])
def test_branches_on_secrets_are_found_and_on_public_words_pass(target: str, tmp_path: Path) -> None:
    where = TARGETS[target]
    compiler = toolchain.cross(where.triple, *where.flags)
    made = toolchain.compile_c(FUNCTIONS, cwd=tmp_path, compiler=compiler, flags=("-O1", "-fno-unroll-loops"))
    for function, convention, secret, passes, says in CASES:
        (found,) = check(f"{made}:{function}", target, operands_of(secret, convention))
        assert passes is not bool(found.findings), f"{secret} in {found}"
        assert any(part in str(found) for part in says.split("|"))


LOOP = """
        mov ecx, 4
        xor eax, eax
    1:  mov r8, [rsi]
        adc r8, [rdx]
        mov [rdi], r8
        lea rsi, [rsi + 8]
        lea rdx, [rdx + 8]
        lea rdi, [rdi + 8]
        dec ecx
        jnz 1b
"""
SPILLED = "push rdx\n mov rax, [rsi]\n mov [rsp - 8], rax\n mov rcx, [rsp - 8]\n"


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (LOOP, ""),
        (LOOP + "jc 2f\n 2: nop\n", "branch"),
        (SPILLED + "pop rdx\n test rdx, rdx\n jz 2f\n mov rax, [rdx]\n 2:", ""),
        (SPILLED + "pop rdx\n test rcx, rcx\n jz 2f\n mov rax, [rdx]\n 2:", "branch"),
        ("mov rax, [rsi]\n mov [rdi + 8], rax\n cmp dword ptr [rdi + 8], 3\n je 2f\n 2:", "branch"),
        ("mov rax, [rdx]\n mov [rdi + 8], rax\n cmp dword ptr [rdi + 8], 3\n je 2f\n 2:", ""),
        ("mov rax, [rsi]\n mov rcx, [rdx]\n mov [rcx], rax\n cmp dword ptr [rdx], 3\n je 2f\n 2:", "branch"),
        ("mov rax, [rsi]\n test rax, rax\n cmovz rdx, rdi\n mov rcx, [rdx]", "address"),
        ("mov rax, [rsi]\n bt rax, 3\n sbb rcx, rcx\n and rcx, 8\n mov rax, [rdx + rcx]", "address|index"),
        (
            "mov rax, [rsi]\n vmovq xmm0, rax\n vpsllq xmm0, xmm0, 3\n vmovq rcx, xmm0\n jrcxz 2f\n 2:",
            "branch",
        ),
        ("mov rax, [rsi + 8]\n push rax\n popcnt rax, rax", "not on the list"),
        ("mov rcx, [rdx]\n mov rax, [rsi]\n shl rax, cl\n mov [rdi], rax", ""),
        (
            "mov rax, [rsi]\n mul qword ptr [rdx]\n cmp rdx, 3\n setb al\n movzx eax, al\n mov rcx, [rdi + 8 * rax]",
            "index",
        ),
    ],
)
def test_secrets_are_followed(body: str, says: str, tmp_path: Path) -> None:
    path = kernels.written(tmp_path, kernels.assembled(f"{body}\n ret"))
    (found,) = check(f"{path}:f", "", operands_of("x", "z,x,y"))
    assert bool(found.findings) is bool(says), f"{found}"
    assert any(part in str(found) for part in says.split("|"))


def test_the_command_names_what_is_secret(tmp_path: Path) -> None:
    path = kernels.written(tmp_path, kernels.assembled(kernels.sum_in_a_loop()))
    code = "from sangi.cli import main; main()"
    words = [sys.executable, "-c", code, "ct", f"{path}:f", "--json", "--convention", "z,x,y,n", "--secret"]
    public = subprocess.run([*words, "x,y"], capture_output=True, text=True)
    secret = subprocess.run([*words, "x,n"], capture_output=True, text=True)
    assert (public.returncode, secret.returncode) == (0, 1)
    assert json.loads(public.stdout)["secret"] == "what x points to, what y points to"
    assert "the word n" in json.loads(secret.stdout)["secret"]


@pytest.mark.parametrize(
    ("secret", "convention"), [("q", "out,x,y"), ("x", "out,x,x"), ("x", "out,x-1"), ("", "a b")]
)
def test_bad_operands(secret: str, convention: str) -> None:
    with pytest.raises(BadInput, match=r"--secret|--convention"):
        operands_of(secret, convention)
