# SPDX-License-Identifier: MIT OR Apache-2.0
"""sangi: modular arithmetic for public-key cryptography.

`Field` and its `Element`s, `Modulus`, `Ring`, the mechanisms `Saber`, `Sntrup761`, `Csidh512` and `Ctidh`, the
generator by `generate`, powers of public numbers by `modexp`, moduli from text by `parse_modulus`, and the errors
`BadInput`, `CheckFailed` and `Unavailable`.  Each is loaded when it is first asked for: `import sangi` costs next to
nothing.
"""

from importlib import import_module

from sangi._version import __version__

# A type checker takes this for true; the module typing is not loaded for it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from sangi.api import generate
    from sangi.csidh import Csidh512, Ctidh
    from sangi.errors import BadInput, CheckFailed, Unavailable
    from sangi.expression import parse_modulus
    from sangi.field import Element, Field
    from sangi.kem import Saber, Sntrup761
    from sangi.modulus import Modulus
    from sangi.power import modexp
    from sangi.ring import Ring

__all__ = [
    "BadInput",
    "CheckFailed",
    "Csidh512",
    "Ctidh",
    "Element",
    "Field",
    "Modulus",
    "Ring",
    "Saber",
    "Sntrup761",
    "Unavailable",
    "__version__",
    "generate",
    "modexp",
    "parse_modulus",
]

_MODULES = {
    "BadInput": "sangi.errors",
    "CheckFailed": "sangi.errors",
    "Csidh512": "sangi.csidh",
    "Ctidh": "sangi.csidh",
    "Element": "sangi.field",
    "Field": "sangi.field",
    "Modulus": "sangi.modulus",
    "Ring": "sangi.ring",
    "Saber": "sangi.kem",
    "Sntrup761": "sangi.kem",
    "Unavailable": "sangi.errors",
    "generate": "sangi.api",
    "modexp": "sangi.power",
    "parse_modulus": "sangi.expression",
}


def _load(name: str) -> object:
    """Loads the module that defines a name of the package."""
    if name not in _MODULES:
        raise AttributeError(f"module 'sangi' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(_MODULES[name]), name)
    return found


# Hidden from type checkers, to which any name would then be one of the package.
if not TYPE_CHECKING:
    __getattr__ = _load


def __dir__() -> list[str]:
    """The public names, whether they are loaded or not."""
    return sorted(__all__)
