# SPDX-License-Identifier: MIT OR Apache-2.0
"""What sangi does, as functions: the command line calls these and nothing else.

They raise `BadInput` for what the caller gave, `CheckFailed` for a fault that was found, `Unavailable` for
what this machine cannot do; each message is one line that names it.
"""

from __future__ import annotations

from sangi.api.checking import (
    PARTS,
    RANDOM_MODULI,
    check,
    check_generated,
    checks,
    mutate,
    random_objects,
    update_generated,
)
from sangi.api.explaining import explain, explain_text
from sangi.api.keys import (
    SABER,
    csidh_derive,
    csidh_keygen,
    csidh_validate,
    kat,
    kem_decaps,
    kem_encaps,
    kem_keygen,
)
from sangi.api.making import as_one_text, field_of, generate, texts
from sangi.api.measuring import bench, bench_list, boards, ratio, report, write_lines
from sangi.api.progress import Progress
from sangi.api.proving import assumptions, constant_time, preset_names, prove_objects
from sangi.codegen.field import Field
from sangi.codegen.modulus import parse_modulus
from sangi.doctor import examine as doctor
from sangi.errors import BadInput

__all__ = [
    "PARTS",
    "RANDOM_MODULI",
    "SABER",
    "BadInput",
    "Field",
    "Progress",
    "as_one_text",
    "assumptions",
    "bench",
    "bench_list",
    "boards",
    "check",
    "check_generated",
    "checks",
    "constant_time",
    "csidh_derive",
    "csidh_keygen",
    "csidh_validate",
    "doctor",
    "explain",
    "explain_text",
    "field_of",
    "generate",
    "kat",
    "kem_decaps",
    "kem_encaps",
    "kem_keygen",
    "mutate",
    "parse_modulus",
    "preset_names",
    "prove_objects",
    "random_objects",
    "ratio",
    "report",
    "texts",
    "update_generated",
    "write_lines",
]
