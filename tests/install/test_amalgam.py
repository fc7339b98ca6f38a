# SPDX-License-Identifier: MIT OR Apache-2.0
"""A program outside the tree that is built with the library in one file."""

import platform
import random
from pathlib import Path

import pytest
from commands import STRICT, run

from sangi.errors import BadInput
from sangi.gen.amalgam import amalgam, main
from sangi.gen.named import NAMED

HERE = Path(__file__).parent
FIELDS = ("p256", "bls12_381_order")
C = ("-std=c11", *STRICT)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the two fields of `single.c`, and nothing else of sangi."""
    folder = tmp_path_factory.mktemp("amalgam")
    assert main(["-o", str(folder), *FIELDS]) == 0
    return folder


def expected(width: int, backend: str, x: int, y: int) -> str:
    """What `single.c` prints."""
    lines = [str(width)]
    for name in FIELDS:
        p = NAMED[name].modulus
        z = (x * y - pow(x, -1, p)) ** 2 % p
        digits = 2 * -(-p.bit_length() // 8)
        lines.append(f"{name} {backend} {z:0{digits}x} {int(pow(x, (p - 1) // 2, p) == 1)}")
    return "\n".join(lines) + "\n"


def check(program: Path, width: int, backend: str, seed: int) -> None:
    """Compares the program with integers."""
    draw = random.Random(seed)
    for x, y in [(1, 0), (2**256 - 1, 2**256 - 1), *((draw.getrandbits(256), draw.getrandbits(256)),) * 8]:
        assert run(program, f"{x:064x}", f"{y:064x}") == expected(width, backend, x, y), (x, y)


@pytest.mark.parametrize(
    ("compiler", "width", "assembly"), [("gcc", 64, 0), ("gcc", 32, 1), ("clang", 32, 0), ("clang", 16, 1)]
)
def test_portable(files: Path, tmp_path: Path, seed: int, compiler: str, width: int, assembly: int) -> None:
    """Assembly that is asked for is used only where it can be."""
    flags = (*C, "-O1", f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={assembly}")
    run(compiler, *flags, "-c", files / "sangi.c", "-o", tmp_path / "sangi.o")
    run(compiler, *flags, f"-I{files}", HERE / "single.c", tmp_path / "sangi.o", "-o", tmp_path / "single")
    check(tmp_path / "single", width, "c", seed)


def test_assembly(files: Path, tmp_path: Path, seed: int) -> None:
    if platform.machine() != "x86_64":
        pytest.skip("needs an x86-64 CPU")
    sources = (files / "sangi.c", files / "sangi_x64.S", HERE / "single.c")
    run("gcc", *C, "-O1", "-DSANGI_ASM=1", f"-I{files}", *sources, "-o", tmp_path / "single")
    check(tmp_path / "single", 64, "x64", seed)


@pytest.mark.parametrize("target", ["arm-none-eabi", "riscv64-unknown-elf"])
def test_bare_metal(files: Path, tmp_path: Path, target: str) -> None:
    """Without an operating system or a C library: only what the compiler itself may ask for."""
    flags = (*C, "-O2", "-ffreestanding")
    run(f"{target}-gcc", *flags, "-c", files / "sangi.c", "-o", tmp_path / "sangi.o")
    run(f"{target}-gcc", "-c", files / "sangi_x64.S", "-o", tmp_path / "nothing.o")
    lines = run(f"{target}-nm", "--undefined-only", "--format=posix", tmp_path / "sangi.o").splitlines()
    wanted = {line.split()[0] for line in lines}
    assert {s for s in wanted if not s.startswith("__aeabi_")} <= {"memcpy", "memmove", "memset"}
    assert run(f"{target}-nm", "--defined-only", tmp_path / "nothing.o") == ""


def test_configuration_header(files: Path, tmp_path: Path, seed: int) -> None:
    flags = (*C, "-O1", f"-I{files}", f"-I{HERE}", '-DSANGI_CONFIG_FILE="config.h"')
    run("gcc", *flags, files / "sangi.c", HERE / "single.c", "-o", tmp_path / "single")
    check(tmp_path / "single", 32, "c", seed)
    assert " U explicit_bzero" in run("nm", tmp_path / "single")


def test_only_the_header_is_exported(files: Path, tmp_path: Path) -> None:
    """In a shared library; and the fields that were not asked for are not there."""
    sources = (files / "sangi.c", files / "sangi_x64.S")
    run("gcc", *C, "-O1", "-DSANGI_ASM=1", "-shared", "-fPIC", *sources, "-o", tmp_path / "one.so")
    lines = run("nm", "--dynamic", "--defined-only", "--format=posix", tmp_path / "one.so").splitlines()
    prefixes = tuple(f"sangi_{name}_" for name in FIELDS)
    known = (HERE / "symbols.txt").read_text().splitlines()
    wanted = {s for s in known if s.startswith(prefixes) and not s.startswith("sangi_p256_order_")}
    assert {line.split()[0] for line in lines} == wanted | {"sangi_strerror", "sangi_rng_host"}


@pytest.mark.parametrize("compiler", ["gcc", "clang"])
def test_every_field(root: Path, tmp_path: Path, compiler: str) -> None:
    for name, text in amalgam(root).items():
        (tmp_path / name).write_text(text)
    for width in (64, 32, 16):
        run(compiler, *C, f"-DSANGI_LIMB_BITS={width}", "-fsyntax-only", tmp_path / "sangi.c")
    run(compiler, "-c", tmp_path / "sangi_x64.S", "-o", tmp_path / "x64.o")


def test_the_same_every_time(root: Path) -> None:
    assert amalgam(root, ["p381", "p256"]) == amalgam(root, ["p256", "p381"])


def test_unknown_field(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="no field is called 'p380'"):
        amalgam(root, ["p380"])
    assert main(["-o", str(tmp_path / "none"), "p380"]) == 2
    assert capsys.readouterr().err.startswith("amalgam: no field is called 'p380'; there are p256, ")
    assert not (tmp_path / "none").exists()
