# SPDX-License-Identifier: MIT OR Apache-2.0
"""What sangi does, as functions: the command line calls these and nothing else.

They raise `BadInput` for what the caller gave, `CheckFailed` for a fault that was found, `Unavailable` for
what this machine cannot do; each message is one line that names it.  A function's module is loaded when the function
is first asked for: those on keys load neither generator nor checks.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
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
        CTIDH,
        SABER,
        csidh_derive,
        csidh_keygen,
        csidh_validate,
        ctidh_derive,
        ctidh_keygen,
        ctidh_validate,
        kat,
        kem_decaps,
        kem_encaps,
        kem_keygen,
    )
    from sangi.api.making import as_one_text, field_of, generate, texts
    from sangi.api.progress import Progress
    from sangi.api.proving import assumptions, certify, constant_time, preset_names, prove_objects
    from sangi.codegen.field import Field
    from sangi.doctor import examine as doctor
    from sangi.errors import BadInput
    from sangi.expression import parse_modulus

__all__ = [
    "CTIDH",
    "PARTS",
    "RANDOM_MODULI",
    "SABER",
    "BadInput",
    "Field",
    "Progress",
    "as_one_text",
    "assumptions",
    "certify",
    "check",
    "check_generated",
    "checks",
    "constant_time",
    "csidh_derive",
    "csidh_keygen",
    "csidh_validate",
    "ctidh_derive",
    "ctidh_keygen",
    "ctidh_validate",
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
    "texts",
    "update_generated",
]

#: By module, the names that it defines.
_DEFINED = {
    "sangi.api.checking": (
        *("PARTS", "RANDOM_MODULI", "check", "check_generated", "checks"),
        *("mutate", "random_objects", "update_generated"),
    ),
    "sangi.api.explaining": ("explain", "explain_text"),
    "sangi.api.keys": (
        *("CTIDH", "SABER", "csidh_derive", "csidh_keygen", "csidh_validate"),
        *("ctidh_derive", "ctidh_keygen", "ctidh_validate", "kat"),
        *("kem_decaps", "kem_encaps", "kem_keygen"),
    ),
    "sangi.api.making": ("as_one_text", "field_of", "generate", "texts"),
    "sangi.api.progress": ("Progress",),
    "sangi.api.proving": ("assumptions", "certify", "constant_time", "preset_names", "prove_objects"),
    "sangi.codegen.field": ("Field",),
    "sangi.errors": ("BadInput",),
    "sangi.expression": ("parse_modulus",),
}
_MODULES = {name: module for module, names in _DEFINED.items() for name in names}


def _load(name: str) -> object:
    """Loads the module that defines a name of the API."""
    if name == "doctor":
        return import_module("sangi.doctor").examine
    if name not in _MODULES:
        raise AttributeError(f"module 'sangi.api' has no attribute {name!r}")
    return getattr(import_module(_MODULES[name]), name)


# Hidden from type checkers, to which any name would then be one of the API.
if not TYPE_CHECKING:
    __getattr__ = _load


def __dir__() -> list[str]:
    """The names of the API, whether they are loaded or not."""
    return sorted(__all__)
