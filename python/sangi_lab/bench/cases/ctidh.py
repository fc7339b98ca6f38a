# SPDX-License-Identifier: MIT OR Apache-2.0
"""The family `ctidh`: the action of CTIDH from A = 0, and on a public key with its validation, beside highctidh."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping

from sangi.paths import repo_root
from sangi_lab.bench.builds import Builds
from sangi_lab.bench.cases.case import Case, Control, Family, Kernel
from sangi_lab.bench.cases.peers import HIGHCTIDH

SIZES = (511, 512, "512f", 1024, 2048)
#: Those whose secret keys are highctidh's.
SHARED = (511, 512, 1024, 2048)
OPERATIONS = ("action", "blind")
VARIANT = "scalar"
#: The vectorised action, alone and for eight keys: its kernel and the sizes; and what the processor has to have.
SIMD = {"ifma": ("ctidh_simd", (511, 512, "512f", 1024)), "ifma-x8": ("ctidh_x8", (511, 512, "512f", 1024))}
NEEDS = ("avx512ifma", "avx512dq")
#: The fields of a known answer: a secret key, both public keys, and the second one with the secret key's action.
FIELDS = {"secret_a": "ska", "public_a": "pka", "public_b": "pkb", "blinded": "blind_b_by_a"}


def _cases(builds: Builds) -> Iterable[Case]:
    for size in SIZES:
        for op in OPERATIONS:
            yield Case("ctidh", f"ctidh{size}", op, VARIANT, Kernel("ctidh_sangi", library=True))
            for variant, (symbol, sizes) in SIMD.items():
                if size in sizes:
                    kernel = Kernel(symbol, machine="x86_64", needs=NEEDS, library=True)
                    yield Case("ctidh", f"ctidh{size}", op, variant, kernel)
            if size in SHARED:
                peer = Kernel("ctidh_highctidh", machine="x86_64", library=True)
                yield Case("ctidh", f"ctidh{size}", op, "", peer, peer=HIGHCTIDH)


def _spec(size: str, op: str, kernel: str) -> str:
    return f"(const ctidh_case){{CTIDH_{op.upper()}, {size.upper().replace('CTIDH', 'CTIDH_')}, &{kernel}}}"


def _files() -> Mapping[str, str]:
    kat = repo_root() / "tests" / "kat"
    rows: dict[str, list[dict[str, str]]] = {}
    for name in ("ctidh", "ctidh512f"):
        rows |= json.loads((kat / f"{name}.json").read_text())
    answers = []
    for size in SIZES:
        row = {name: bytes.fromhex(rows[str(size)][0][field]) for name, field in FIELDS.items()}
        members = (f".{name} = {{{', '.join(map(str, given))}}}" for name, given in row.items())
        answers.append(f"    {{{', '.join(members)}}},\n")
    return {
        "ctidh_answers.h": f"""\
/* Written by `python -m sangi_lab.bench.table`. */
typedef struct {{
    unsigned char secret_a[CTIDH_SECRET], public_a[CTIDH_KEY], public_b[CTIDH_KEY], blinded[CTIDH_KEY];
}} ctidh_answer;
static const ctidh_answer ctidh_answers[] = {{
{"".join(answers)}}};
"""
    }


FAMILY = Family(
    "ctidh",
    _cases,
    lambda case: _spec(case.object, case.op, case.kernel.symbol),
    sources=(
        "bench/family_ctidh.c",
        "bench/ctidh/sangi.c",
        "bench/ctidh/p1020.c",
        "bench/ctidh/highctidh.c",
    ),
    headers=("ctidh/kernel.h",),
    files=_files,
    controls=(
        Control(
            "control/back/ctidh512/action",
            _spec("ctidh512", "action", "ctidh_control_back"),
            "another curve than the known one",
        ),
        Control(
            "control/mixes/ctidh512/action",
            _spec("ctidh512", "action", "ctidh_control_mixes"),
            "another curve than the known one",
        ),
    ),
    library=True,
)
