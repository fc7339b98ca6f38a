# SPDX-License-Identifier: MIT OR Apache-2.0
"""A program outside the tree that is built with the library in one file."""

import ctypes
import hashlib
import json
import platform
import random
from math import gcd
from pathlib import Path

import pytest
from commands import STRICT, run
from sampling import sampled

from sangi.codegen.amalgam import amalgam, main
from sangi.errors import BadInput
from sangi.kat.drbg import Drbg
from sangi.named import NAMED

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
    ("compiler", "width", "assembly"),
    sampled([("gcc", 64, 0), ("gcc", 32, 1), ("clang", 32, 0), ("clang", 16, 1)], 2),
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


@pytest.mark.parametrize("target", sampled(["arm-none-eabi", "riscv64-unknown-elf"]))
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
    prefixes = tuple(f"sangi_{name}{eight}_" for name in FIELDS for eight in ("", "x8"))
    known = (HERE / "symbols.txt").read_text().splitlines()
    wanted = {s for s in known if s.startswith(prefixes) and not s.startswith("sangi_p256_order")}
    assert {line.split()[0] for line in lines} == wanted | {"sangi_strerror", "sangi_rng_host"}


@pytest.mark.parametrize("compiler", sampled(["gcc", "clang"]))
def test_every_field(root: Path, tmp_path: Path, compiler: str) -> None:
    for name, text in amalgam(root).items():
        (tmp_path / name).write_text(text)
    for width in (64, 32, 16):
        run(compiler, *C, f"-DSANGI_LIMB_BITS={width}", "-fsyntax-only", tmp_path / "sangi.c")
    run(compiler, "-c", tmp_path / "sangi_x64.S", "-o", tmp_path / "x64.o")


MODULUS = """\
#include <stdio.h>
#include "sangi.h"
int main(void) {
    static unsigned char memory[SANGI_MOD_SIZE(800)];
    sangi_limb x[SANGI_MOD_LIMBS(800)];
    uint8_t bytes[100];
    sangi_mod *m;
    for (size_t length = 20; length <= 100; length += 80)
        for (int i = 0; i < 2; i++) {
            for (size_t j = 0; j < length; j++)
                bytes[j] = (uint8_t)(1 + 3 * j + (j ? 0 : i));
            if (sangi_mod_init(&m, memory, sizeof memory, bytes, length, SANGI_MOD_AUTO) != SANGI_OK)
                return 1;
            sangi_mod_from_u64(m, x, 3);
            sangi_mod_exp(m, x, x, bytes, length);
            if (!sangi_mod_inv(m, x, x))
                sangi_mod_from_u64(m, x, 0);
            sangi_mod_to_bytes_be(m, bytes, length, x);
            for (size_t j = 0; j < length; j++)
                printf("%02x", bytes[j]);
            printf(" %d %s\\n", (int)sangi_mod_method_of(m), sangi_mod_backend(m));
        }
    return 0;
}
"""


@pytest.mark.parametrize(
    ("compiler", "width", "assembly"), sampled([("gcc", 64, 1), ("clang", 64, 0), ("gcc", 16, 0)])
)
def test_modulus(root: Path, tmp_path: Path, compiler: str, width: int, assembly: int) -> None:
    """Moduli at run time without a field, by kernels and by naturals of any length, odd and even."""
    for name, text in amalgam(root, ["mod"]).items():
        (tmp_path / name).write_text(text)
    (tmp_path / "main.c").write_text(MODULUS)
    flags = (*C, "-O1", f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={assembly}")
    sources = [tmp_path / name for name in ("main.c", "sangi.c", *(["sangi_x64.S"] * assembly))]
    run(compiler, *flags, *sources, "-o", tmp_path / "main")
    lines = []
    for length in (20, 100):
        for odd in (1, 0):
            octets = bytes((1 + 3 * j + (0 if j else 1 - odd)) % 256 for j in range(length))
            n = int.from_bytes(octets, "little")
            power = pow(3, n, n)
            z = pow(power, -1, n) if gcd(power, n) == 1 else 0
            backend = "x64" if assembly and platform.machine() == "x86_64" else "c"
            lines.append(f"{z:0{2 * length}x} {2 - odd} {backend}\n")
    assert run(tmp_path / "main") == "".join(lines)


def test_the_same_every_time(root: Path) -> None:
    assert amalgam(root, ["p381", "p256"]) == amalgam(root, ["p256", "p381"])


def test_unknown_field(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(BadInput, match="no field is called 'p380'"):
        amalgam(root, ["p380"])
    assert main(["-o", str(tmp_path / "none"), "p380"]) == 2
    assert capsys.readouterr().err.startswith("amalgam: no field is called 'p380'; there are p256, ")
    assert not (tmp_path / "none").exists()


BUILDS = (("gcc", 64, 1), ("clang", 32, 0), ("gcc", 16, 0))
#: SHA3-256 of Saber's public key, secret key, ciphertext and shared secret, of the randomness 0, 1, 2, …, 127.
SABER = "4daa5f0443069b61a246e83bd19aa61abdee4ec9c9a4bf982ba93f41855f8fa1"


@pytest.mark.parametrize(("compiler", "width", "assembly"), sampled(BUILDS))
def test_saber(tmp_path: Path, compiler: str, width: int, assembly: int) -> None:
    assert main(["-o", str(tmp_path), "saber"]) == 0
    flags = [*C, "-O1", "-fPIC", "-shared", f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={assembly}"]
    run(compiler, *flags, tmp_path / "sangi.c", tmp_path / "sangi_x64.S", "-o", tmp_path / "sangi.so")
    library, size = ctypes.CDLL(str(tmp_path / "sangi.so")), ctypes.c_size_t
    made = [ctypes.create_string_buffer(n) for n in (992, 2304, 1088, 32, 32)]
    public, secret, ciphertext, shared, again = ((buffer, size(len(buffer))) for buffer in made)
    drawn = bytes(range(128))
    assert library.sangi_saber_keygen_from(*public, *secret, drawn[:96], size(96)) == 0
    assert library.sangi_saber_encaps_from(*ciphertext, *shared, *public, drawn[96:], size(32)) == 0
    assert library.sangi_saber_decaps(*again, *ciphertext, *secret) == 0
    assert hashlib.sha3_256(b"".join(buffer.raw for buffer in made[:4])).hexdigest() == SABER
    assert made[3].raw == made[4].raw


@pytest.mark.parametrize(("compiler", "width"), sampled([("gcc", 64), ("clang", 32), ("gcc", 16)]))
def test_sntrup761(root: Path, tmp_path: Path, compiler: str, width: int) -> None:
    assert main(["-o", str(tmp_path), "sntrup761"]) == 0
    flags = [*C, "-O1", "-fPIC", "-shared", f"-DSANGI_LIMB_BITS={width}"]
    run(compiler, *flags, tmp_path / "sangi.c", "-o", tmp_path / "sangi.so")
    library, size = ctypes.CDLL(str(tmp_path / "sangi.so")), ctypes.c_size_t
    known = json.loads((root / "tests/kat/sntrup761.json").read_text())["answers"][0]
    drbg = Drbg(bytes.fromhex(known["seed"]))
    drawn = b"".join(drbg.draw(n) for n in (3044, 3044, 191))
    made = [ctypes.create_string_buffer(n) for n in (1158, 1763, 1039, 32, 32)]
    public, secret, ciphertext, shared, again = ((buffer, size(len(buffer))) for buffer in made)
    assert library.sangi_sntrup761_keygen_from(*public, *secret, drawn, size(6279)) == 0
    assert (
        library.sangi_sntrup761_encaps_from(*ciphertext, *shared, *public, drbg.draw(3044), size(3044)) == 0
    )
    assert library.sangi_sntrup761_decaps(*again, *ciphertext, *secret) == 0
    assert hashlib.sha256(b"".join(buffer.raw for buffer in made[:4])).hexdigest() == known["sha256"]
    assert made[3].raw == made[4].raw


@pytest.mark.parametrize(("compiler", "width", "assembly"), sampled(BUILDS))
def test_csidh512(root: Path, tmp_path: Path, compiler: str, width: int, assembly: int) -> None:
    """A known answer; the field and CTIDH come along."""
    assert main(["-o", str(tmp_path), "csidh512"]) == 0
    flags = [*C, "-O1", "-fPIC", "-shared", f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={assembly}"]
    run(compiler, *flags, tmp_path / "sangi.c", tmp_path / "sangi_x64.S", "-o", tmp_path / "sangi.so")
    library, size = ctypes.CDLL(str(tmp_path / "sangi.so")), ctypes.c_size_t
    known = json.loads((root / "tests/kat/csidh512.json").read_text())["vectors"][0]
    shared, exponents = ctypes.create_string_buffer(64), bytes(e & 0xFF for e in known["e_a"])
    given = bytes.fromhex(known["A_b"]), size(64), exponents, size(74)
    assert library.sangi_csidh512_derive_vartime(shared, size(64), *given) == 0
    assert shared.raw.hex() == known["A_shared"]
    row = json.loads((root / "tests/kat/ctidh.json").read_text())["512"][0]
    keys = bytes.fromhex(row["pkb"]), size(64), bytes.fromhex(row["ska"]), size(74)
    assert library.sangi_ctidh512_derive(shared, size(64), *keys, library.sangi_rng_host, None) == 0
    assert shared.raw.hex() == row["secret"]
