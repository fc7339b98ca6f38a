# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every assembly routine keeps the ABI of x86-64: registers, stack pointer, flags, and memory that is not its own."""

import platform
import subprocess
from pathlib import Path

import pytest
from routines import (
    CALLS,
    LONG_FIELDS,
    MOD,
    PAPERS,
    ROUNDS,
    VECTORS,
    Routine,
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

from sangi import toolchain
from sangi.codegen import mp
from sangi.named import NAMED
from sangi.verify.interp import cpu

HERE = Path(__file__).parent / "abi"
#: The fields of every run; the others are run with --full.
FIRST = ("p256", "p381", "p511", "p521")
EACH = [name if name in FIRST else pytest.param(name, marks=pytest.mark.full) for name in NAMED]

pytestmark = pytest.mark.skipif(
    platform.machine().lower() not in ("x86_64", "amd64"), reason="needs an x86-64 CPU"
)


def said(routines: list[Routine], text: str, folder: Path) -> list[str]:
    """What the driver says of routines assembled from a text."""
    parts = [r.c_text(i) for i, r in enumerate(routines)]
    (folder / "routines.inc").write_text("\n".join(row for _, row in parts))
    declared = "#include <stdint.h>\n" + "\n".join(words for words, _ in parts)
    source = (HERE / "drive.c").read_text()
    made = [
        toolchain.assemble((HERE / "call.S").read_text(), cwd=folder, name="call"),
        toolchain.assemble(text, cwd=folder, name="routines"),
        toolchain.compile_c(
            declared + source, cwd=folder, flags=(*toolchain.C11, "-O1", "-fno-pie"), name="drive"
        ),
    ]
    program = folder / "program"
    command = (*toolchain.cc().command, "-no-pie", *map(str, made), "-o", str(program))
    subprocess.run(command, check=True, capture_output=True)
    done = subprocess.run([program], capture_output=True, text=True, timeout=120)
    lines = done.stdout.splitlines()
    assert done.returncode == int(any(line.split()[1] != "ok" for line in lines)), done
    return lines


def test_every_file_of_assembly_is_run(root: Path) -> None:
    folders = ("src", "generated", "papers")
    files = sorted(path.name for folder in folders for path in (root / folder).rglob("*.S"))
    lanes = {f"{name}_ifma.S" for name in (*NAMED, "p511_dots", *LONG_FIELDS, *VECTORS, *PAPERS)}
    assert files == sorted(
        lanes | {f"{name}_x64.S" for name in (*NAMED, *mp.FILES, *MOD, "divsteps", "lanes", "transform")}
    )


@pytest.mark.parametrize("name", EACH)
def test_field(root: Path, name: str, tmp_path: Path) -> None:
    text = committed(root, name)
    routines = list(of_field(name, text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {CALLS}" for r in routines]


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
@pytest.mark.parametrize("name", EACH)
def test_lanes(root: Path, name: str, tmp_path: Path) -> None:
    text = committed(root, name, "ifma")
    routines = list(of_lanes(name, text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {CALLS}" for r in routines]


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_dots(root: Path, tmp_path: Path) -> None:
    text = (root / "generated" / "field" / "p511_dots_ifma.S").read_text()
    routines = list(of_dots(text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {CALLS}" for r in routines]
    beside = text.replace("zmmword ptr [rdi + 576], ", "zmmword ptr [rdi + 640], ", 1)
    lines = said(list(of_dots(beside)), beside, tmp_path)
    assert lines[0] == "sangi_p511x8_dot3_ifma: writes beside an operand"


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
@pytest.mark.parametrize("name", LONG_FIELDS)
def test_long(root: Path, name: str, tmp_path: Path) -> None:
    text = committed(root, name, "ifma")
    routines = list(of_long(name, text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {CALLS}" for r in routines]


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
def test_damaged_lanes_are_caught(root: Path, tmp_path: Path) -> None:
    text = committed(root, "p511", "ifma")
    beside = text.replace("zmmword ptr [rdi + 576], ", "zmmword ptr [rdi + 640], ", 1)
    assert beside != text
    lines = said(list(of_lanes("p511", beside)), beside, tmp_path)
    assert "sangi_p511x8_add_ifma: writes beside an operand" in lines


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
@pytest.mark.parametrize("name", (*VECTORS, *PAPERS))
def test_mod_in_vectors(root: Path, name: str, tmp_path: Path) -> None:
    text = committed(root, name, "ifma")
    routines = of_vectors(name, text)
    assert len(routines) == text.count(".globl ")
    assert said(routines, text, tmp_path) == [f"{r.name} ok {r.modes * ROUNDS}" for r in routines]


@pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")
@pytest.mark.parametrize("name", (*VECTORS, *PAPERS))
def test_a_damaged_vector_is_caught(root: Path, name: str, tmp_path: Path) -> None:
    """What is written a word too far, or into an operand that is read."""
    text = committed(root, name, "ifma")
    routines = of_vectors(name, text)
    for place, register, complaint in (
        (8 * routines[0].extents[0], "rdi", "writes beside an operand"),
        (0, "rsi", "writes an operand that it only reads"),
    ):
        store = f"endbr64\n    mov qword ptr [{register} + {place}], rsp"
        lines = said(routines, text.replace("endbr64", store, 1), tmp_path)
        assert lines[0] == f"{routines[0].name}: {complaint}"


@pytest.mark.parametrize("file", ("divsteps", "lanes", "transform"))
def test_division_steps(root: Path, file: str, tmp_path: Path) -> None:
    text = committed(root, file)
    routines = list(other(text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {r.modes * ROUNDS}" for r in routines]


@pytest.mark.parametrize("file", mp.FILES)
def test_mp(root: Path, file: str, tmp_path: Path) -> None:
    text = committed(root, file)
    routines = list(of_mp(file, text))
    assert said(routines, text, tmp_path) == [f"{r.name} ok {r.modes * ROUNDS}" for r in routines]


@pytest.mark.parametrize("file", MOD)
def test_mod(root: Path, file: str, tmp_path: Path) -> None:
    text = committed(root, file)
    routines = list(of_mod(text))
    assert len(routines) >= 16
    assert said(routines, text, tmp_path) == [f"{r.name} ok {r.modes * ROUNDS}" for r in routines]


@pytest.mark.parametrize(
    ("file", "good", "bad", "complaint"),
    [
        ("rows", "lea rdi, [rdi + 16]", "lea rdi, [rdi + 64]", "writes beside an operand"),
        ("rows", "mov rax, [FRAME - 8]", "mov rax, rcx", "writes an operand that it only reads"),
        ("reduce", "pop r15", "pop r11", "does not restore r15"),
        ("low", "mov [rdi], rax", "mov qword ptr [rsp - 400], rax", "writes below the red zone"),
    ],
)
def test_a_damaged_loop_is_caught(
    root: Path, file: str, good: str, bad: str, complaint: str, tmp_path: Path
) -> None:
    text = committed(root, file)
    assert good in text
    lines = said(list(of_mp(file, text)), text.replace(good, bad), tmp_path)
    assert any(line.endswith(complaint) for line in lines), lines


#: What is put before the return of a routine, and what the driver must then say.
DAMAGES = [
    *((f"mov {name}, 1", f"does not restore {name}") for name in ("rbx", "rbp", "r12", "r13", "r14", "r15")),
    ("xor r15d, 1", "does not restore r15"),
    ("pop rcx\n    add rsp, 8\n    jmp rcx", "does not restore rsp"),
    ("std", "leaves set the direction flag"),
    ("pushfq\n    or dword ptr [rsp], 0x40000\n    popfq", "leaves set the alignment check flag"),
    ("mov dword ptr [rsp - 8], 0x7f80\n    ldmxcsr [rsp - 8]", "changes MXCSR"),
    ("mov word ptr [rsp - 8], 0x27f\n    fldcw [rsp - 8]", "changes the x87 control word"),
    ("mov byte ptr [rdi + 64], 1", "writes beside an operand"),
    ("mov byte ptr [rdi - 1], 1", "writes beside an operand"),
    ("mov byte ptr [rdi + 500], 1", "writes beside an operand"),
    ("mov byte ptr [rsp + 8], 1", "writes the caller's stack"),
    ("mov byte ptr [rsp + 1000], 1", "writes the caller's stack"),
    ("mov byte ptr [rsp - 300], 1", "writes below the red zone"),
]


@pytest.mark.parametrize(("damage", "complaint"), DAMAGES)
@pytest.mark.parametrize("operation", ["add", "mul"])
def test_a_damaged_routine_is_caught(
    root: Path, operation: str, damage: str, complaint: str, tmp_path: Path
) -> None:
    text = committed(root, "p511")
    symbol = f"sangi_p511_{operation}_x64"
    # A routine may overwrite rdi: what it found there is kept for the damage.
    head, routine = split(text, symbol)
    entry, body = routine.split("endbr64\n", 1)
    hurt = f"    movq rdi, xmm5\n    {damage}\n    ret\n"
    body = f"    movq xmm5, rdi\n{body}".replace("    ret\n", hurt, 1)
    lines = said(list(of_field("p511", text)), f"{head}{entry}endbr64\n{body}", tmp_path)
    assert f"{symbol}: {complaint}" in lines
    assert [line.split()[0] for line in lines if " wrong " in line] == [symbol]


def split(text: str, symbol: str) -> tuple[str, str]:
    """A text up to a routine's label, and what follows it."""
    label = f"SYMBOL({symbol}):\n"
    head, routine = text.split(label)
    return head + label, routine


@pytest.mark.parametrize("name", ["rbx", "rbp", "r12"])
def test_a_restore_that_is_missing_is_caught(root: Path, name: str, tmp_path: Path) -> None:
    text, symbol = committed(root, "p511"), "sangi_p511_mul_x64"
    head, routine = split(text, symbol)
    good, bad = f"    pop {name}\n", "    pop rcx\n"
    assert good in routine.partition(".cfi_endproc")[0]
    lines = said(list(of_field("p511", text)), head + routine.replace(good, bad, 1), tmp_path)
    assert f"{symbol}: does not restore {name}" in lines
