# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the objects of the assembly carry for linkers, debuggers and CPUs; and Mach-O has the same instructions."""

import re
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen import mp, shared
from sangi.codegen.field import Field, x64_file
from sangi.codegen.tables.long_fields import X8
from sangi.named import NAMED
from sangi.verify.binary import elf

ENDBR64 = b"\xf3\x0f\x1e\xfa"
#: The fields of every run; the others are run with --full.
FIRST = ("p256", "p381", "p511")
EACH = [name if name in FIRST else pytest.param(name, marks=pytest.mark.full) for name in NAMED]
FIELDS = pytest.mark.parametrize("name", EACH)
#: For one element, and for eight at once.
KINDS = pytest.mark.parametrize("kind", ["x64", "ifma"])


def readelf(*arguments: str | Path) -> str:
    return subprocess.run(["readelf", *arguments], check=True, capture_output=True, text=True).stdout


def assert_elf_details(made: Path, functions: dict[str, tuple[int, int]], *, hidden: bool) -> None:
    """Visibility and type of the symbols, one CFI entry for each function, and a stack that is not executable."""
    rows = {row[-1]: row for row in map(str.split, readelf("-sW", made).splitlines()) if len(row) == 8}
    for name in functions:
        assert rows[name][3:6] == ["FUNC", "GLOBAL", "HIDDEN" if hidden else "DEFAULT"]
    sections = readelf("-SW", made)
    (note,) = re.findall(r"\.note\.GNU-stack +PROGBITS +\S+ \S+ \S+ \S+ +(\S+)", sections)
    assert "X" not in note
    assert re.search(r"\.text +PROGBITS .* AX ", sections)
    frames = readelf("--debug-dump=frames", made)
    entries = re.split(r"\n(?=[0-9a-f]{8} )", frames)
    covered = {}
    for entry in entries:
        found = re.search(r"FDE .*pc=([0-9a-f]+)\.\.([0-9a-f]+)", entry)
        if found:
            start, end = (int(n, 16) for n in found.groups())
            offsets = [int(n) for n in re.findall(r"DW_CFA_def_cfa_offset: (\d+)", entry)]
            covered[start] = (end - start, offsets)
    assert {at: size for at, size in functions.values()} == {at: size for at, (size, _) in covered.items()}
    for _, offsets in covered.values():
        # Every push, then a frame if there is one; and all of it back.
        up = offsets[: len(offsets) // 2]
        pushed = [8 * (i + 2) for i in range(len(up))]
        assert up[:-1] == pushed[:-1]
        assert all(last >= least and last % 8 == 0 for last, least in zip(up[-1:], pushed[-1:], strict=True))
        assert offsets == [*up, *reversed([8, *up[:-1]][: len(up)])]


def assembled(text: str, folder: Path, compiler: toolchain.Compiler) -> tuple[Path, elf.Code]:
    """The object of an assembly text, and its one code section."""
    made = toolchain.assemble(text, cwd=folder, compiler=compiler)
    (code,) = elf.read(made.read_bytes()).sections
    return made, code


def check_object(text: str, folder: Path, compiler: toolchain.Compiler, *, hidden: bool) -> None:
    """Everything that an ELF object must carry."""
    made, code = assembled(text, folder, compiler)
    for symbol in code.symbols:
        assert code.content[symbol.offset :][:4] == ENDBR64
        assert symbol.offset % 32 == 0 and symbol.size > 4
    assert_elf_details(made, {s.name: (s.offset, s.size) for s in code.symbols}, hidden=hidden)


@pytest.mark.parametrize("compiler", [toolchain.gcc, toolchain.clang], ids=["gcc", "clang"])
@KINDS
@FIELDS
def test_committed_assembly(
    root: Path, name: str, kind: str, compiler: Callable[[], toolchain.Compiler], tmp_path: Path
) -> None:
    text = shared.whole(root, f"generated/field/{name}_{kind}.S")
    check_object(text, tmp_path, compiler(), hidden=True)


@pytest.mark.parametrize("compiler", [toolchain.gcc, toolchain.clang], ids=["gcc", "clang"])
@pytest.mark.parametrize("name", ["p511_dots", *(f"p{bits}" for bits in X8)])
def test_kernels_of_curves(
    root: Path, name: str, compiler: Callable[[], toolchain.Compiler], tmp_path: Path
) -> None:
    text = (root / "generated" / "field" / f"{name}_ifma.S").read_text()
    check_object(text, tmp_path, compiler(), hidden=True)


def test_what_a_user_gets_is_visible(tmp_path: Path) -> None:
    text = x64_file(Field("x", 2**255 - 19, "mine", "", "command"), hidden=False)
    check_object(text, tmp_path, toolchain.cc(), hidden=False)


@pytest.mark.parametrize(
    ("pattern", "instead"),
    [
        (r"\.hidden name", ""),
        (r" *\.cfi_[a-z_]+( [^;\n]*)?", ""),
        (r"\.cfi_adjust_cfa_offset -8;", ""),
        (r"\.note\.GNU-stack, \"\"", '.note.GNU-stack, "x"'),
        (r" *endbr64\n", ""),
        (r"    KIND\(.*\n", ""),
        (r"\.p2align 5", ".p2align 3"),
    ],
)
def test_missing_details_are_noticed(root: Path, pattern: str, instead: str, tmp_path: Path) -> None:
    text = (root / "generated" / "field" / "p511_x64.S").read_text()
    damaged = re.sub(pattern, instead, text)
    assert damaged != text
    with pytest.raises((AssertionError, ValueError)):
        check_object(damaged, tmp_path, toolchain.gcc(), hidden=True)


def macho(content: bytes) -> tuple[bytes, dict[str, tuple[int, bool]], set[int], bytes]:
    """The code of a Mach-O object, its symbols (offset, whether private), relocated places, and the constants."""
    magic, _, _, kind, commands = struct.unpack_from("<5I", content)
    assert (magic, kind) == (0xFEEDFACF, 1), "an object for a 64-bit machine"
    sections, symbols, at = [], {}, 32
    for _ in range(commands):
        command, size = struct.unpack_from("<2I", content, at)
        if command == 0x19:  # LC_SEGMENT_64
            (count,) = struct.unpack_from("<I", content, at + 64)
            sections = [struct.unpack_from("<16s16sQQ4I", content, at + 72 + 80 * i) for i in range(count)]
        elif command == 2:  # LC_SYMTAB
            table, number, strings, _ = struct.unpack_from("<4I", content, at + 8)
            for i in range(number):
                name, bits, home, _, value = struct.unpack_from("<IBBHQ", content, table + 16 * i)
                text = content[strings + name :].split(b"\0")[0].decode()
                if home == 1 and bits & 1:
                    symbols[text] = (value, bool(bits & 0x10))
        at += size
    named = {s[0].rstrip(b"\0").decode(): s for s in sections}
    _, _, _, size, offset, _, places, count = named["__text"]
    moved = {struct.unpack_from("<I", content, places + 8 * i)[0] for i in range(count)}
    constants = named.get("__const")
    data = content[constants[4] :][: constants[3]] if constants else b""
    return content[offset : offset + size], symbols, moved, data


def masked(code: bytes, start: int, size: int, moved: set[int]) -> bytes:
    """A function's bytes, with zeros where the linker writes a displacement."""
    body = bytearray(code[start : start + size])
    for place in moved:
        if start <= place < start + size:
            body[place - start : place - start + 4] = bytes(4)
    return bytes(body)


def compare_with_macho(text: str, mac: str, folder: Path) -> int:
    """Asserts that both formats hold the same functions byte for byte; the number of relocated places."""
    _, code = assembled(text, folder, toolchain.clang())
    compiler = toolchain.clang().with_flags("-target", "x86_64-apple-macos")
    made = toolchain.assemble(mac, cwd=folder, compiler=compiler, name="macho").read_bytes()
    content, symbols, moved, _ = macho(made)
    assert {f"_{s.name}" for s in code.symbols} == set(symbols)
    assert moved == set(code.relocations)
    for symbol in code.symbols:
        start, private = symbols[f"_{symbol.name}"]
        assert (start, private) == (symbol.offset, True)
        mine = masked(code.content, start, symbol.size, moved)
        assert mine == masked(content, start, symbol.size, moved), symbol.name
        assert content[start:][:4] == ENDBR64
    return len(moved)


@KINDS
@FIELDS
def test_macho_has_the_same_instructions(root: Path, name: str, kind: str, tmp_path: Path) -> None:
    text = shared.whole(root, f"generated/field/{name}_{kind}.S")
    assert compare_with_macho(text, text, tmp_path) > 4


@pytest.mark.parametrize(
    "file",
    [
        *(f"mp/{name}" for name in (*mp.FILES, "divsteps", "lanes", "transform")),
        "mod/mont",
        "mod/sum",
        "mod/ohta",
    ],
)
def test_assembly_without_a_field(root: Path, file: str, tmp_path: Path) -> None:
    text = (root / "generated" / f"{file}_x64.S").read_text()
    check_object(text, tmp_path, toolchain.gcc(), hidden=True)
    compare_with_macho(text, text, tmp_path)


def test_macho_has_the_constants(root: Path, tmp_path: Path) -> None:
    compiler = toolchain.clang().with_flags("-target", "x86_64-apple-macos")
    for name in FIRST:
        text = (root / "generated" / "field" / f"{name}_x64.S").read_text()
        content = toolchain.assemble(text, cwd=tmp_path, compiler=compiler).read_bytes()
        quads = [int(n, 16) for line in re.findall(r"\.quad (.*)", text) for n in line.split(",")]
        assert macho(content)[3] == b"".join(n.to_bytes(8, "little") for n in quads)
        limbs = {NAMED[name].modulus >> 64 * i & 2**64 - 1 for i in range(8)}
        assert {n for n in limbs if 2**31 <= n < 2**64 - 2**31} <= set(quads)


def test_another_instruction_in_macho_is_noticed(root: Path, tmp_path: Path) -> None:
    text = (root / "generated" / "field" / "p381_x64.S").read_text()
    for good, bad in (("    adc ", "    sbb "), (".private_extern _##name", ""), ("_##name", "__##name")):
        assert good in text
        with pytest.raises((AssertionError, KeyError)):
            compare_with_macho(text, text.replace(good, bad, 1), tmp_path)
