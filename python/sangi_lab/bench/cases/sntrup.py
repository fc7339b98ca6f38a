# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `sntrup`: products, inverses and operations of sntrup761, and the same by schoolbook."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import PQCLEAN

PARTS = ("mul", "mul3", "inv3", "invq")
WHOLE = ("keygen", "encaps", "decaps")
#: Each form with its builds.
FORMS = {"c": ("O2", "O3", "scalar", "vec-avx2", "clang-O3"), "ref": ("O2", "O3", "scalar", "clang-O3")}
#: Forms for one instruction set, the library's, with what they need of the processor.
VECTORS = {"avx2": ("avx2",), "avx512": ("avx512bw",)}
#: PQClean's, the second in AVX2.
THEIRS = {"clean": FORMS["ref"], "avx2": ("vec-avx2",)}
ENGINES = {
    "c": "sangi_sntrup_c",
    "ref": "sntrup_ref",
    "avx2": "sangi_sntrup_avx2",
    "avx512": "sangi_sntrup_avx512",
}


def _cases(builds: Builds) -> Iterable[Case]:
    usual = builds.default["c"]
    for op in (*PARTS, *WHOLE):
        for form, names in FORMS.items():
            symbol = ENGINES[form] if op in PARTS else f"sntrup_{form}_whole"
            for build in (builds.rows[name] for name in names):
                chosen = usual if build.same_code(usual) else build
                kernel = Kernel(symbol, f"bench/sntrup/{form}.c")
                yield Case("sntrup", "sntrup761", op, form, kernel, build=chosen, usual=usual)
        for form, needs in VECTORS.items():
            symbol = ENGINES[form] if op in PARTS else f"sntrup_{form}_whole"
            source = "" if op in PARTS else f"bench/sntrup/{form}.c"
            kernel = Kernel(symbol, source, "x86_64", needs, library=True)
            own = None if op in PARTS else usual
            yield Case("sntrup", "sntrup761", op, form, kernel, build=own, usual=own)
    for op in WHOLE:
        yield Case("sntrup", "sntrup761", op, "", Kernel("sntrup_public", library=True))
        for form, names in THEIRS.items():
            kernel = Kernel(f"peer_pqclean_sntrup761_{form}", f"bench/sntrup/pqclean_{form}.c")
            for build in (builds.rows[name] for name in names):
                chosen = usual if build.same_code(usual) else build
                meant = usual if form == "clean" else build
                yield Case("sntrup", "sntrup761", op, form, kernel, build=chosen, usual=meant, peer=PQCLEAN)


def _spec(op: str, symbol: str) -> str:
    member = "engine" if op in PARTS else "whole"
    return f"(const sntrup_case){{.op = SNTRUP_{op.upper()}, .{member} = &{symbol}}}"


def _declare(case: Case) -> str:
    if not case.variant:
        return ""
    kind = "sangi_sntrup_engine" if case.op in PARTS else "sntrup_whole"
    return f"extern const {kind} {case.symbol};"


def _files() -> Mapping[str, str]:
    """The headers that PQClean's files find in a folder of their build."""
    return {f"{name}.h": f'#include "pqclean/common/{name}.h"\n' for name in ("sha2", "randombytes")}


FAMILY = Family(
    "sntrup",
    _cases,
    lambda case: _spec(case.op, case.symbol),
    sources=("bench/family_sntrup.c", "bench/sntrup/control.c", "bench/sntrup/public.c"),
    headers=("sntrup/case.h",),
    declare=_declare,
    files=_files,
    controls=(
        Control("control/product/sntrup761/mul", _spec("mul", "sntrup_control_product"), "a product differs"),
        Control(
            "control/accepts/sntrup761/decaps",
            _spec("decaps", "sntrup_control_accepts"),
            "a changed ciphertext",
        ),
    ),
    library=True,
)
