# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every assembly routine keeps the ABI of Windows: its arguments, rdi, rsi and xmm6 to xmm15, and no word below rsp.

The routines run by Wine; in the place of those that this processor cannot run stand hollow ones, which begin and end
like them, note their arguments, and overwrite every register that System V leaves to them.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from routines import (
    LONG_FIELDS,
    MOD,
    PAPERS,
    RED_ZONE,
    VECTORS,
    Routine,
    bodies,
    committed,
    of_dots,
    of_field,
    of_lanes,
    of_long,
    of_mod,
    of_mp,
    of_vectors,
    other,
)
from windows import Wine, compiled

from sangi.codegen import mp
from sangi.named import NAMED
from sangi.verify.interp import cpu

HERE = Path(__file__).parent / "abi"
#: rdi and rsi, and what RESERVE or KEEP_VECTORS takes, in words.
PUSHED, ROOM = 2, 168 // 8
KEPT = {"rbx", "rbp", "r12", "r13", "r14", "r15"}
#: What a function of System V may leave as it likes, but for vectors.
VOLATILE = ("rax", "rcx", "rdx", "rsi", "rdi", "r8", "r9", "r10", "r11")
HOLLOW_PARTS = re.compile(
    r"(.*?UNWIND\(endprologue\)\n).*?((?:    (?:RE|add rsp|\.cfi|pop|POP|LEAVE)[^\n]*\n)*    ret\n)(?!.*    ret\n)(.*)",
    re.DOTALL,
)

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"),
]


@pytest.fixture(scope="module")
def wine(root: Path) -> Wine:
    return Wine(root / "build")


def here(routines: Iterable[Routine], text: str) -> list[Routine]:
    """The routines, with what they may take of the stack on Windows."""
    found = bodies(text)
    asked = {name: PUSHED - RED_ZONE // 8 for name in found}
    asked |= {
        name: asked[name] + ROOM for name, body in found.items() if re.search("RESERVE|KEEP_VECTORS", body)
    }
    return [replace(routine, depth=routine.depth + asked[routine.name]) for routine in routines]


def said(
    wine: Wine, routines: Iterable[Routine], text: str, folder: Path, *, hollow: bool = False
) -> list[str]:
    """What the driver says of routines assembled from a text."""
    routines = here(routines, text)
    parts = [r.c_text(i) for i, r in enumerate(routines)]
    (folder / "routines.inc").write_text("\n".join(row for _, row in parts))
    declared = "#include <stdint.h>\n" + "\n".join(words for words, _ in parts)
    (folder / "drive.c").write_text(declared + (HERE / "drive.c").read_text())
    (folder / "routines.S").write_text(text)
    program = folder / "program.exe"
    compiled("-std=c11", "-O1", f"-DHOLLOW={int(hollow)}", folder / "drive.c", folder / "routines.S",
             HERE / "call_windows.S", "-o", program)  # fmt: skip
    done = wine.run(program)
    lines = done.stdout.splitlines()
    assert lines and done.returncode == int(any(line.split()[1] != "ok" for line in lines)), done
    return lines


def hollow(text: str) -> str:
    """The text with routines that only begin, note their arguments, overwrite registers and end."""
    for symbol, body in bodies(text).items():
        parts = HOLLOW_PARTS.fullmatch(body)
        assert parts, symbol
        pushed = KEPT & set(re.findall(r"push (\w+)", parts[1]))
        vectors = range(16 if "KEEP_VECTORS" in parts[1] else 6)
        lines = [
            "mov r10, rsp",
            "lea rsp, [rip + abi_seen]",
            *(
                f"mov [rsp + {8 * i}], {name}"
                for i, name in enumerate(("rdi", "rsi", "rdx", "rcx", "r8", "r9"))
            ),
            "mov rsp, r10",
            *(f"mov {name}, -1" for name in (*VOLATILE, *sorted(pushed))),
            *(f"pcmpeqd xmm{i}, xmm{i}" for i in vectors),
        ]
        shell = "".join(f"    {line}\n" for line in lines)
        text = text.replace(body, f"{parts[1]}{shell}{parts[2]}{parts[3]}")
    return text


def all_well(lines: list[str]) -> bool:
    return bool(lines) and all(line.split()[1] == "ok" for line in lines)


@pytest.mark.parametrize("name", NAMED)
def test_field(root: Path, wine: Wine, name: str, tmp_path: Path) -> None:
    text = committed(root, name)
    assert all_well(said(wine, of_field(name, text), text, tmp_path))


@pytest.mark.parametrize(
    ("name", "make"),
    [
        *((name, lambda text, name=name: of_mp(name, text)) for name in mp.FILES),
        *((name, of_mod) for name in MOD),
        ("divsteps", other),
        ("lanes", other),
        ("transform", other),
    ],
)
def test_any_modulus(
    root: Path, wine: Wine, name: str, make: Callable[[str], Iterable[Routine]], tmp_path: Path
) -> None:
    text = committed(root, name)
    assert all_well(said(wine, make(text), text, tmp_path))


def vectors(root: Path, name: str) -> tuple[str, list[Routine]]:
    """A file of vector kernels, and its routines."""
    if name == "p511_dots":
        text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
        return text, list(of_dots(text))
    text = committed(root, name, "ifma")
    make = of_lanes if name in NAMED else of_long if name in LONG_FIELDS else of_vectors
    return text, list(make(name, text))


@pytest.mark.parametrize("name", (*NAMED, "p511_dots", *LONG_FIELDS, *VECTORS, *PAPERS))
def test_vectors(root: Path, wine: Wine, name: str, tmp_path: Path) -> None:
    """What names xmm6 to xmm15 keeps them; only kernels that do not may be without KEEP_VECTORS."""
    text, routines = vectors(root, name)
    for symbol, body in bodies(text).items():
        named = re.search(r"\b[xyz]mm([6-9]|1[0-5])\b", body)
        assert (named is not None) == ("KEEP_VECTORS" in body), symbol
    assert all_well(said(wine, routines, hollow(text), tmp_path, hollow=True))
    if cpu.has_ifma():
        assert all_well(said(wine, routines, text, tmp_path))


#: What is put before the return of a routine, and what the driver must then say.
DAMAGES = [
    *((f"mov {name}, 1", f"does not restore {name}") for name in (*sorted(KEPT), "rdi", "rsi")),
    *((f"pcmpeqd xmm{i}, xmm{i}", f"does not restore xmm{i}") for i in range(6, 16)),
    ("mov byte ptr [rsp + 8], 1", "writes the caller's stack"),
    ("mov byte ptr [rsp - 300], 1", "writes below the red zone"),
]


@pytest.mark.parametrize(("damage", "complaint"), DAMAGES)
def test_damage_is_caught(root: Path, wine: Wine, damage: str, complaint: str, tmp_path: Path) -> None:
    text = committed(root, "p256")
    symbol = "sangi_p256_mul_x64"
    body = bodies(text)[symbol]
    damaged = text.replace(body, body.replace("    ret\n", f"    {damage}\n    ret\n"))
    lines = said(wine, of_field("p256", text), damaged, tmp_path)
    assert f"{symbol}: {complaint}" in lines
    assert [line.split()[0] for line in lines if " wrong " in line] == [symbol]


#: Edits of the macros, and what the driver must then say of hollow routines.
MACROS = [
    ("RESTORE(9, 48)", "RESTORE(9, 32)", "does not restore xmm9"),
    ("#define LEAVE POP(rsi); POP(rdi)", "#define LEAVE POP(rdi); POP(rsi)", "does not restore rdi"),
    ("mov rdx, r8\n", "mov rdx, r9\n", "is not given an argument"),
    ("mov r8, [rsp + 56]", "mov r8, [rsp + 48]", "is not given an argument"),
    ("mov r9, [rsp + 64]", "mov r9, [rsp + 56]", "is not given an argument"),
]


@pytest.mark.parametrize(("good", "bad", "complaint"), MACROS)
def test_a_damaged_macro_is_caught(
    root: Path, wine: Wine, good: str, bad: str, complaint: str, tmp_path: Path
) -> None:
    text, routines = vectors(root, "x8")
    assert good in text
    lines = said(wine, routines, hollow(text.replace(good, bad)), tmp_path, hollow=True)
    assert any(line.endswith(complaint) for line in lines), lines


def test_memory_that_is_not_reserved_is_noticed(root: Path, wine: Wine, tmp_path: Path) -> None:
    text = committed(root, "p511")
    bare = re.sub(r"    (RESERVE|RELEASE)\n", "", text).replace(
        "#define FRAME rsp + 168", "#define FRAME rsp"
    )
    lines = said(wine, of_field("p511", text), bare, tmp_path)
    assert "sangi_p511_mul_x64: writes below the red zone" in lines
