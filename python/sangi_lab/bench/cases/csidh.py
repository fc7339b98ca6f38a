# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `csidh`: the action of CSIDH-512 by method and strategy, scalar and SIMD; validation, and derivations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import CIRCL

OBJECT = "csidh512"
METHODS = ("velu", "addskip", "sqrtvelu", "grouped")
#: All primes in every round, one point pushed, ladders; and planned rounds with addition chains.
STRATEGIES = ("basic", "optimal")
#: A secret key as CIRCL writes it, another public key, and the secret that they share: a known answer of CIRCL's.
ANSWER = {
    "secret_a": "152fb4d331d5fe2c01003413400beb3cefc303002eb025b1eb5f1b1c242cb0c1f1413c4c1e",
    "public_b": (
        "d1d19ed65ff928da8f7ad1a49881c123044871925853c16dd35bdd8934959cbfc6575580d50e7ee3fbb26e034c47b040"
        "d58f7f9c5ede16155d96112dca5ea71f"
    ),
    "shared": (
        "b6680a087782102f1ff9a737fb6829e97495e2a479f08006a52cffab57f44b8e32a1825836a6d7abc8d4eca76e8c24f3"
        "a1d739555cdc6dc71d42edb93bc33b02"
    ),
}
#: Keys that an input names, `key00` and so on: the seed of key n is n in 32 little-endian bytes.
KEYS = 65
#: What is measured key by key.
BY_KEY = ("velu-basic", "sqrtvelu-basic", "addskip-basic", "grouped-basic", "grouped-optimal", "ifma")
#: The SIMD action, and what the processor has to have.
SIMD = "ifma"
NEEDS = ("avx512ifma", "avx512dq")
#: Wrong on purpose, and what the check says of them.
CONTROLS = (
    ("back", "action", "another curve"),
    ("accepts", "validate", "a key that is none"),
    ("trusts", "derive", "a key that is none"),
    ("mixes", "derive_x8", "other secrets"),
)


def _cases(builds: Builds) -> Iterable[Case]:
    kernel = Kernel("csidh_sangi", library=True)
    for strategy in STRATEGIES:
        for method in METHODS:
            yield Case("csidh", OBJECT, "action", f"{method}-{strategy}", kernel)
    simd = Kernel("csidh_simd", machine="x86_64", needs=NEEDS, library=True)
    yield Case("csidh", OBJECT, "action", SIMD, simd)
    for number in range(KEYS):
        for variant in BY_KEY:
            made = simd if variant == SIMD else kernel
            yield Case("csidh", OBJECT, "action", variant, made, input=f"key{number:02}")
    for op in ("validate", "derive", "derive_x8"):
        yield Case("csidh", OBJECT, op, "", kernel)
    yield Case("csidh", OBJECT, "derive", "", Kernel("csidh_circl", library=True), peer=CIRCL)


def _spec(op: str, variant: str, kernel: str, given: str = "") -> str:
    usual = "grouped-optimal"
    method, _, strategy = (usual if variant in ("", SIMD) else variant).partition("-")
    members = {
        "op": f"CSIDH_{op.upper()}",
        "method": f"CSIDH_{method.upper()}",
        "strategy": f"CSIDH_{strategy.upper()}",
        "kernel": f"&{kernel}",
        "key": str(int(given.removeprefix("key")) + 1 if given else 0),
    }
    return f"(const csidh_case){{{', '.join(f'.{name} = {value}' for name, value in members.items())}}}"


def _files() -> Mapping[str, str]:
    arrays = "".join(
        f"static const unsigned char csidh_{name}[] = {{{', '.join(str(b) for b in bytes.fromhex(digits))}}};\n"
        for name, digits in ANSWER.items()
    )
    return {"csidh_answers.h": f"/* Written by `python -m sangi_lab.bench.table`. */\n{arrays}"}


FAMILY = Family(
    "csidh",
    _cases,
    lambda case: _spec(case.op, case.variant, case.kernel.symbol, case.input),
    sources=("bench/family_csidh.c", "bench/csidh/sangi.c", "bench/csidh/circl.c"),
    headers=("csidh/case.h",),
    files=_files,
    controls=tuple(
        Control(f"control/{name}/{OBJECT}/{op}", _spec(op, "", f"csidh_control_{name}"), said)
        for name, op, said in CONTROLS
    ),
    library=True,
)
