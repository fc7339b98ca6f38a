# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `saber`: key generation, encapsulation and decapsulation, by the way to multiply in the ring."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import PQCLEAN

OPS = ("keygen", "encaps", "decaps")
#: SHA3-256 of public key, secret key, ciphertext and shared secret of the randomness 0, 1, 2, ..., 127.  They are
#: those of the model that the tests hold the library against.
ANSWERS = {
    "lightsaber": "c31aaf1d37d839829322c6ae5c37b844745e19a90b30d8fd6044958f95177744",
    "saber": "4daa5f0443069b61a246e83bd19aa61abdee4ec9c9a4bf982ba93f41855f8fa1",
    "firesaber": "8fce57a9d053c56e0edc65635ffe4af24c11cb3f006184ea68ef3ad580275dbe",
}
#: Ways to multiply: those in C are compiled for each build, the others are the library's.
METHODS = {
    "c-toom": (
        Kernel("sangi_ring256_toom4", "src/ring/classic/toom4.c"),
        Kernel("sangi_ring_karatsuba64", "src/ring/classic/karatsuba64.c"),
    ),
    "c": (Kernel("sangi_ring256_ntt32", "src/ring/ntt32/ntt32.c"),),
    "avx2": (Kernel("sangi_ring256_avx2", machine="x86_64", needs=("avx2",), library=True),),
    "avx512": (
        Kernel("sangi_ring256_avx512", machine="x86_64", needs=("avx512bw", "avx512vl"), library=True),
    ),
}
#: What hashes two streams at a time.
PAIR = "sangi_keccak_permute_x2_avx512"
BUILDS = ("gcc-O3", "scalar", "vec-avx2", "clang-O3")


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    for name in ANSWERS:
        for op in OPS:
            yield Case("saber", name, op, "", Kernel(f"saber_public_{name}", library=True))
            for variant, also in METHODS.items():
                ring, symbol = also[0], f"sangi_{name}_parameters"
                if not ring.source:
                    kernel = Kernel(symbol, "", ring.machine, ring.needs, library=True)
                    yield Case("saber", name, op, variant, kernel, also=also)
                    continue
                for build in (builds.rows[b] for b in BUILDS):
                    kernel = Kernel(symbol, f"bench/saber/{name}.c")
                    yield Case("saber", name, op, variant, kernel, build=build, usual=usual, also=also)
            for form, variant, rows in (("clean", "", BUILDS), ("avx2", "avx2", ("vec-avx2",))):
                kernel = Kernel(f"peer_pqclean_{name}_{form}", f"bench/saber/pqclean_{name}_{form}.c")
                for build in (builds.rows[b] for b in rows):
                    meant = build if variant else usual
                    yield Case("saber", name, op, variant, kernel, build=build, usual=meant, peer=PQCLEAN)


def _spec(op: str, parameters: str, ring: str, pair: str = "NULL") -> str:
    engine = f".engine = {{{ring}, {pair}}}"
    return f"(const saber_case){{.op = SABER_{op.upper()}, .set = &{parameters}, {engine}}}"


def _spec_of(case: Case) -> str:
    ring = "NULL" if case.peer or not case.variant else f"&{case.symbol_of(case.also[0])}"
    return _spec(case.op, case.symbol, ring, PAIR if case.variant == "avx512" else "NULL")


def _declare(case: Case) -> str:
    if not case.also and not case.peer:
        return ""
    lines = [f"extern const sangi_saber_set {case.symbol};"]
    lines += [
        f"extern const sangi_ring256_method {case.symbol_of(ring)};" for ring in case.also[:1] if ring.source
    ]
    if case.variant == "avx512":
        lines.append(f"void {PAIR}(uint64_t *x, uint64_t *y);")
    return "\n".join(lines)


def _answers_h() -> str:
    rows = "".join(
        f"    {{{', '.join(f'0x{byte:02x}' for byte in bytes.fromhex(digest))}}}, /* {name} */\n"
        for name, digest in ANSWERS.items()
    )
    written = "/* Written by `python -m sangi_lab.bench.table`. */\n"
    return f"{written}static const unsigned char saber_answers[][32] = {{\n{rows}}};\n"


def _files() -> Mapping[str, str]:
    """Also the headers that PQClean's files find in a folder of their build."""
    shared = {f"{name}.h": f'#include "pqclean/common/{name}.h"\n' for name in ("fips202", "randombytes")}
    return {"saber_answers.h": _answers_h(), **shared}


FAMILY = Family(
    "saber",
    _cases,
    _spec_of,
    sources=("bench/family_saber.c", "bench/saber/control.c", "bench/saber/public.c"),
    headers=("saber/case.h",),
    declare=_declare,
    files=_files,
    controls=(
        Control(
            "control/accepts/saber/decaps",
            _spec("decaps", "saber_control_accepts", "&sangi_ring256_ntt32"),
            "a changed ciphertext",
        ),
    ),
    library=True,
)
