# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels of blst, ring, s2n-bignum and libsecp256k1, built from their crates: what is proved of them."""

from __future__ import annotations

import shutil
import subprocess
from itertools import product
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.named import NAMED
from sangi.verify.objects import batch, presets
from sangi.verify.objects.contract import Contract
from sangi.verify.objects.judge import judge

MANIFEST = Path(__file__).parent / "peers"
P256 = "2^256-2^224+2^192+2^96-1"
#: The products and squares of s2n-bignum.
S2N = (
    *(
        f"bignum_mont{op}_{p}{alt}"
        for p in ("p256", "p384", "p521", "p256k1")
        for op in ("mul", "sqr")
        for alt in ("", "_alt")
    ),
    *(
        f"bignum_{op}_{p}{alt}"
        for p in ("p256k1", "p521", "p25519")
        for op in ("mul", "sqr")
        for alt in ("", "_alt")
    ),
)
FOLDERS = {"p256": "p256", "p384": "p384", "p521": "p521", "p256k1": "secp256k1", "p25519": "curve25519"}
#: Calls of the inline functions of libsecp256k1, whose names the crate begins with its version.
SECP256K1 = """
#define SECP256K1_BUILD
#define USE_EXTERNAL_DEFAULT_CALLBACKS 1
#include <stdint.h>
#include "src/util.h"
#include "src/int128_native_impl.h"
#include "src/field_5x52_int128_impl.h"
void fe_mul(uint64_t *r, const uint64_t *a, const uint64_t *b) { rustsecp256k1_v0_14_fe_mul_inner(r, a, b); }
void fe_sqr(uint64_t *r, const uint64_t *a) { rustsecp256k1_v0_14_fe_sqr_inner(r, a); }
"""


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the crates' sources."""
    if not shutil.which("cargo"):
        pytest.skip("needs cargo: crates have the sources of peers")
    folder = tmp_path_factory.mktemp("peers")
    for name in ("Cargo.toml", "Cargo.lock"):
        shutil.copy(MANIFEST / name, folder / name)
    (folder / "none.rs").touch()
    command = [
        "cargo",
        "vendor",
        "--locked",
        "--manifest-path",
        str(folder / "Cargo.toml"),
        str(folder / "vendor"),
    ]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return folder / "vendor"


def built(source: Path, folder: Path, *flags: str) -> str:
    """The path of an object of a preprocessed assembly file."""
    out = folder / f"{source.stem}.o"
    gcc = toolchain.gcc().command
    subprocess.run([*gcc, "-x", "assembler-with-cpp", "-c", *flags, str(source), "-o", str(out)], check=True)
    return str(out)


def verdicts(path: str, like: str) -> dict[str, set[str]]:
    """The answers to the claims of each symbol that a preset fits."""
    tasks = batch.tasks([path], None, presets.like(like, presets.load()))
    return {task.symbol: {answer.verdict for answer in batch.decide(task)} for task in tasks}


@pytest.mark.full
def test_blst(sources: Path, tmp_path: Path) -> None:
    for name, symbols in (
        ("mulx_mont_384", {"mulx_mont_384", "sqrx_mont_384"}),
        ("add_mod_384", {"add_mod_384", "sub_mod_384"}),
    ):
        path = built(sources / f"blst/blst/build/elf/{name}-x86_64.s", tmp_path)
        assert verdicts(path, "blst") == {symbol: {"proved"} for symbol in symbols}


@pytest.mark.full
def test_ring(sources: Path, tmp_path: Path) -> None:
    include = f"-I{sources / 'ring/include'}", f"-I{sources / 'ring/pregenerated'}"
    path = built(sources / "ring/pregenerated/p256-x86_64-asm-elf.S", tmp_path, *include)
    loaded = batch.opened(path)
    for operation in ("mul", "sqr"):
        for way in ("adx", "nohw"):
            (symbol,) = (s for s in loaded.symbols if s.endswith(f"__ecp_nistz256_{operation}_mont_{way}"))
            answers = list(judge(loaded, symbol, Contract(P256, operation, in_place="all")))
            assert {answer.verdict for answer in answers} == {"proved"}


@pytest.mark.full
def test_aws_lc(sources: Path, tmp_path: Path) -> None:
    """Both ways that a word of CPU features chooses between."""
    base = sources / "aws-lc-sys/aws-lc"
    assembly = base / "generated-src/linux-x86_64/crypto/fipsmodule/p256-x86_64-asm.S"
    loaded = batch.opened(built(assembly, tmp_path, f"-I{base / 'include'}"))
    for word, names, operation in product(("0", "0x80100"), ("out,x,y", "out,x"), ("mul", "sqr")):
        if (names == "out,x") == (operation == "sqr"):
            convention = f"{names},OPENSSL_ia32cap_P+8={word}"
            claim = Contract(P256, operation, convention=convention, in_place="all")
            found = judge(loaded, f"ecp_nistz256_{operation}_mont", claim)
            assert {answer.verdict for answer in found} == {"proved"}


@pytest.mark.full
@pytest.mark.parametrize("symbol", S2N)
def test_s2n_bignum(sources: Path, tmp_path: Path, symbol: str) -> None:
    base = sources / "aws-lc-sys/aws-lc/third_party/s2n-bignum/s2n-bignum-imported"
    (tmp_path / "openssl").mkdir()
    (tmp_path / "openssl/boringssl_prefix_symbols_asm.h").touch()
    folder = FOLDERS[symbol.removesuffix("_alt").split("_")[-1]]
    source = base / f"x86_att/{folder}/{symbol}.S"
    path = built(source, tmp_path, f"-I{tmp_path}", f"-I{base / 'include'}")
    assert verdicts(path, "s2n") == {symbol: {"proved"}}


@pytest.mark.full
def test_libsecp256k1(sources: Path, tmp_path: Path) -> None:
    flags = ("-O2", "-I", str(sources / "secp256k1-sys/depend/secp256k1"))
    made = toolchain.compile_c(SECP256K1, cwd=tmp_path, compiler=toolchain.gcc(), flags=flags)
    for name in ("fe_mul", "fe_sqr"):
        tasks = batch.tasks([f"{made}:{name}"], None, presets.like(f"secp256k1:{name}", presets.load()))
        assert [answer.verdict for task in tasks for answer in batch.decide(task)] == ["proved"]


@pytest.mark.full
def test_gnark_crypto(tmp_path: Path) -> None:
    """Products of 4 and 6 words, in an executable, on a CPU with ADX."""
    go = shutil.which("go")
    if not go:
        pytest.skip("needs go: a module has the sources of a peer")
    folder = tmp_path / "go"
    shutil.copytree(MANIFEST / "go", folder)
    subprocess.run([go, "build", "-mod=readonly", "-o", str(tmp_path / "peers"), "."], cwd=folder, check=True)
    for field, modulus in (("bn254", f"{NAMED['bn254'].modulus}"), ("bls12-381", f"{NAMED['p381'].modulus}")):
        symbol = f"github.com/consensys/gnark-crypto/ecc/{field}/fp.mul.abi0"
        claim = Contract(modulus, "mul", f"go:out,x,y,{field}/fp.supportAdx=1", in_place="all")
        found = judge(batch.opened(str(tmp_path / "peers")), symbol, claim)
        assert {answer.verdict for answer in found} == {"proved"}
