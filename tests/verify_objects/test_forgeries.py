# SPDX-License-Identifier: MIT OR Apache-2.0
"""Certificates that a forger writes for kernels that are wrong: each is refused, and its honest twin is accepted."""

from __future__ import annotations

import hashlib
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sangi import toolchain
from sangi_check_certificate.algebra import Refused
from sangi_check_certificate.check import check

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
CLAIM: dict[str, Any] = {
    "goal": "z = x",
    "modulus": hex(P256),
    "radix": hex(1 << 256),
    "at": [0, 64, 128, 192],
    "most": {"x": [hex(2**64 - 1)] * 3 + [hex((P256 - 1) >> 192)]},
    "below": {"x": hex(P256), "z": hex(P256)},
    "parameters": ["z", "x"],
    "on_stack": False,
    "shared": {},
    "assumed": [],
}
COPY = "".join(f"mov rax, [rsi + {i}]\nmov [rdi + {i}], rax\n" for i in (0, 8, 16, 24)) + "ret\n"
#: The atom of the whole input, behind the registers, the stack, its return address and the limbs.
WHOLE = range(15, 40)


def built(body: str, folder: Path) -> bytes:
    """The object of a function f."""
    return toolchain.assemble(f".intel_syntax noprefix\n.text\n.globl f\nf: {body}", cwd=folder).read_bytes()


def signed(content: bytes, paths: dict[str, Any], symbol: str = "f", claim: dict[str, Any] = CLAIM) -> bytes:
    """A certificate with digests that fit."""
    held = {
        "format": "sangi certificate 3",
        "object": hashlib.sha256(content).hexdigest(),
        "symbol": symbol,
        "claim": claim,
        "paths": paths,
    }
    text = json.dumps(held).encode()
    return hashlib.sha256(text).hexdigest().encode() + b" " + text


def shown(content: bytes, keys: list[str], symbol: str = "f", claim: dict[str, Any] = CLAIM) -> str:
    """What is printed of a certificate whose paths bound the output by the whole input; "" if it is refused."""
    for atom in WHOLE:
        paths = {key: {"facts": [], "bounds": [[["0x1", 0, atom]]]} for key in keys}
        try:
            return check(signed(content, paths, symbol, claim), content)
        except Refused:
            continue
    return ""


def branching(forks: int) -> str:
    """A copy that adds 1 if the lowest limb has none of its top bits set: wrong on one path of 2^forks."""
    lines = ["mov rax, [rsi]", "mov rcx, rax", "mov r8, -1"]
    lines += ["add rcx, rcx", "cmovb rcx, r8"] * forks
    lines += ["add rcx, 1", "sbb rcx, rcx", "add rcx, 1", "add rax, rcx", "mov [rdi], rax"]
    return "\n".join(lines) + "\n" + COPY.partition("mov [rdi + 0], rax\n")[2]


@pytest.mark.parametrize("forks", [3, 52, 53, 54, 60])
def test_one_path_that_is_left_out_is_missed(forks: int, tmp_path: Path) -> None:
    keys = ["0" * i + "1" for i in range(forks)]
    assert not shown(built(branching(forks), tmp_path), keys)


def test_paths_that_are_there_twice_stand_for_no_other(tmp_path: Path) -> None:
    content = built(branching(2), tmp_path)
    for keys in (
        ["1", "01", "01"],
        ["1", "01", "1"],
        ["1", "01", "010", "011"],
        ["1", "0"],
        ["", "1"],
        ["1", "01", " "],
    ):
        assert not shown(content, keys)


@pytest.mark.parametrize("operand", ["[rip + k]", "[rip + k + 8]"])
def test_the_distance_of_two_sections_is_no_number(operand: str, tmp_path: Path) -> None:
    for fake in (1 << 24, 2 << 24, 1 << 12, 64, 0):
        lines = f"mov rdx, {operand}\nmov rcx, {fake}\nsub rdx, rcx\nmov rax, [rsi]\nadd rax, rdx\nmov [rdi], rax\n"
        body = lines + COPY.partition("mov [rdi + 0], rax\n")[2]
        data = ".section .rodata\nk: .long d - .\n.long 0\n.quad d - .\n.data\nd: .quad 0\n"
        assert not shown(built(body + data, tmp_path), [""])


def test_a_name_prints_as_one_name(tmp_path: Path) -> None:
    content = built(COPY + "g: ret\n", tmp_path)
    assert shown(content, [""])
    product = dict(CLAIM, goal="z R = x y")
    name = f"copy: ok\nchecked: p256_mul: {json.dumps(product)}\nchecked: copy\x1b[31m"
    (tmp_path / "k.o").write_bytes(content)
    subprocess.run(["objcopy", "--redefine-sym", f"f={name}", "k.o", "other.o"], cwd=tmp_path, check=True)
    printed = shown((tmp_path / "other.o").read_bytes(), [""], name)
    assert printed
    assert len(printed.splitlines()) == 1
    assert printed.isprintable()


@pytest.mark.parametrize(
    "changed",
    [
        {"assumed": "h"},
        {"assumed": {}},
        {"modulus": hex(P256 - 1)},
        {"modulus": "0x1"},
        {"below": {"x": hex(P256), "z": hex(P256 - 1)}},
        {"on_stack": True},
        {"parameters": ["x", "z"]},
        {"parameters": ["z", "x", "x"]},
        {"shared": {"z": "y"}},
        {"at": [0, 64, 128]},
        {"at": [0, 64, 192, 128]},
        {"at": [0, 64, 128, 128]},
        {"radix": "R"},
        {"most": {"x": [hex(2**64 - 1)] * 3}},
        {"goal": "z = x = x"},
        {"goal": "z = 0"},
        {"goal": ""},
    ],
)
def test_a_claim_of_something_else_is_refused(changed: dict[str, Any], tmp_path: Path) -> None:
    assert not shown(built(COPY, tmp_path), [""], claim=dict(CLAIM) | changed)
