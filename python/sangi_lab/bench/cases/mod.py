# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `mod`: arithmetic for a random odd modulus of a size that is known at run time."""

from __future__ import annotations

from collections.abc import Iterable

from sangi.codegen.modsimd import mont
from sangi.codegen.modsimd.shape import MULTIPLICATIONS, SCALAR
from sangi_lab.bench.builds import Build, Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel, Peer, limit
from sangi_lab.bench.cases.peers import FLINT, GMP, OPENSSL, OPENSSL_NEW, S2N_BIGNUM, flint_header

#: Sizes that have SIMD kernels for one input.
SIMD = tuple(MULTIPLICATIONS)
SIZES = (220, 256, 384, 512, 768, 1024, 2048, 4096)
OPS = ("mul", "sqr", "exp", "exp-vartime", "init")
#: Each method with its mod_library of bench/mod/case.h; without a name the one that the library chooses.
METHODS = {"": "mod_auto", "mont": "mod_mont", "ohta": "mod_ohta"}
_MONTGOMERY = "mpn_mul_n and redc; variable time"
_S2N, _MULX = (768, 1024, 2048, 4096), ("bmi2", "adx")
#: A peer, an operation, a variant, the sizes, the mod_library, CPU features, and what to know.
PEER_TABLE: tuple[tuple[Peer, str, str, tuple[int, ...], str, tuple[str, ...], str], ...] = (
    (GMP, "mul", "", SIZES, "mod_gmp", (), _MONTGOMERY),
    (GMP, "mul", "tdiv", SIZES, "mod_gmp_tdiv", (), "mpn_mul_n and mpn_tdiv_qr; variable time"),
    (GMP, "sqr", "", SIZES, "mod_gmp", (), "mpn_sqr and redc; variable time"),
    (GMP, "exp", "", SIZES, "mod_gmp_exp", (), "mpz_powm_sec"),
    (GMP, "exp-vartime", "", SIZES, "mod_gmp_exp_vartime", (), "mpz_powm"),
    (OPENSSL, "mul", "", SIZES, "mod_openssl", (), "bn_mul_mont"),
    (OPENSSL, "sqr", "", SIZES, "mod_openssl", (), "bn_mul_mont"),
    (OPENSSL, "exp", "", SIZES, "mod_openssl_exp", (), "BN_mod_exp_mont_consttime"),
    (OPENSSL_NEW, "mul", "", SIZES, "mod_openssl_new", (), "bn_mul_mont"),
    (OPENSSL_NEW, "sqr", "", SIZES, "mod_openssl_new", (), "bn_mul_mont"),
    (OPENSSL_NEW, "mul", "ifma", (1024,), "mod_openssl_ifma_small", ("avx512ifma", "avx512vl"), "below 2n"),
    (OPENSSL_NEW, "mul", "ifma", (2048,), "mod_openssl_ifma", ("avx512ifma", "avx512vl"), "below 2n"),
    (OPENSSL_NEW, "exp", "", SIZES, "mod_openssl_exp_new", (), "BN_mod_exp_mont_consttime"),
    (S2N_BIGNUM, "mul", "", _S2N, "mod_s2n_bignum", _MULX, "its routines, joined as AWS-LC joins them"),
    (S2N_BIGNUM, "sqr", "", _S2N, "mod_s2n_bignum", _MULX, "its routines, joined as AWS-LC joins them"),
    (FLINT, "mul", "", SIZES, "mod_flint", (), "flint_mpn_mulmod_preinvn; variable time"),
)
#: Libraries that are wrong on purpose, of 256 bits, and what the check says of them.
CONTROLS = (
    ("edge", "mul", "an edge value differs"),
    ("short", "exp", "a chain of results differs"),
    ("stale", "init", "a product after the set-up differs"),
)


#: SIMD kernels for one input, alone: variant, operation, mod_library, symbol and file.
_SIMD = (
    ("ohta-ifma", "mul", "mod_simd_ohta", "sangi_mod_simd_mul_{}_ifma", "generated/mod/simd_ifma.S"),
    ("ohta-ifma", "sqr", "mod_simd_ohta", "sangi_mod_simd_sqr_{}_ifma", "generated/mod/simd_ifma.S"),
    (
        "mont-ifma",
        "mul",
        "mod_simd_mont",
        "sangi_mod_simd_mont_mul_{}_ifma",
        "papers/ohta/ifma/mont_ifma.S",
    ),
)
_IFMA = ("avx512ifma", "avx512dq")


def _library(op: str, method: str) -> str:
    return METHODS[method] + ("_vartime" if op == "exp-vartime" else "")


def _limit(bits: int, op: str, variant: str) -> str:
    return limit(mont.multiplications(bits) if variant == "mont-ifma" else MULTIPLICATIONS[bits][op == "sqr"])


def _of_kernels(bits: int, op: str, usual: Build) -> Iterable[Case]:
    for variant, of, _, symbol, source in _SIMD:
        if of == op and bits in SIMD:
            kernel = Kernel(symbol.format(bits), source, "x86_64", _IFMA, note=_limit(bits, op, variant))
            yield Case("mod", f"mod{bits}", op, variant, kernel, build=usual, usual=usual)


def _of_operation(bits: int, op: str) -> Iterable[Case]:
    name = f"mod{bits}"
    vectorised = op.startswith("exp") and SCALAR < bits <= max(SIMD)
    note = "vectorised with AVX-512 IFMA, whatever the method" if vectorised else ""
    for method in METHODS:
        yield Case("mod", name, op, method, Kernel(_library(op, method), library=True, note=note))
    for peer, of, variant, sizes, library, needs, note in PEER_TABLE:
        if of == op and bits in sizes:
            yield Case("mod", name, op, variant, Kernel(library, needs=needs, note=note), peer=peer)


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    for bits in sorted({*SIZES, *SIMD}):
        for op in OPS:
            if bits in SIZES:
                yield from _of_operation(bits, op)
            yield from _of_kernels(bits, op, usual)


def _spec(bits: int, op: str, library: str, kernel: str = "") -> str:
    kind = f"MOD_{op.removesuffix('-vartime').upper()}"
    more = f", .kernels.{op} = {kernel}" if kernel else ""
    return f"(const mod_case){{.bits = {bits}, .op = {kind}, .library = &{library}{more}}}"


def _spec_of(case: Case) -> str:
    bits = int(case.object.removeprefix("mod"))
    for variant, op, library, _, _ in _SIMD:
        if case.peer is None and (case.variant, case.op) == (variant, op):
            return _spec(bits, op, library, case.symbol)
    return _spec(bits, case.op, case.kernel.symbol)


def _declare(case: Case) -> str:
    if not case.kernel.source:
        return ""
    factor = "" if case.op == "sqr" else "const uint64_t *, "
    return f"void {case.symbol}(uint64_t *, const uint64_t *, {factor}const uint64_t *);"


FAMILY = Family(
    "mod",
    _cases,
    _spec_of,
    sources=(
        "bench/family_mod.c",
        *(f"bench/mod/{name}.c" for name in ("control", "data", "simd", "reference", "sangi")),
    ),
    peer_sources={
        "gmp": ("bench/mod/peer_gmp.c",),
        "openssl": ("bench/mod/peer_openssl.c",),
        "openssl-new": ("bench/mod/peer_openssl_new.c", "bench/mod/reference.c"),
        "s2n-bignum": ("bench/mod/peer_s2n_bignum.c", "bench/mod/reference.c"),
        "flint": ("bench/mod/peer_flint.c",),
    },
    headers=("mod/case.h",),
    declare=_declare,
    files=flint_header,
    controls=tuple(
        Control(f"control/{name}/mod256/{op}", _spec(256, op, f"mod_control_{name}"), said)
        for name, op, said in CONTROLS
    ),
    library=True,
)
