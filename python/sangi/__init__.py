# SPDX-License-Identifier: MIT OR Apache-2.0
"""sangi: modular arithmetic for public-key cryptography.

The version is written here and nowhere else.  `sangi.Field` is that of `sangi.field`, `sangi.Modulus` that of
`sangi.modulus`, `sangi.Saber` and `sangi.Sntrup761` those of `sangi.kem`, `sangi.Csidh512` that of `sangi.csidh`,
`sangi.modexp` that of `sangi.power`,
`sangi.generate` and `sangi.parse_modulus` those of `sangi.api`; each is loaded when it is first asked for.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sangi.api import generate, parse_modulus
    from sangi.csidh import Csidh512
    from sangi.field import Field
    from sangi.kem import Saber, Sntrup761
    from sangi.modulus import Modulus
    from sangi.power import modexp

__version__ = "0.1.0"
__all__ = [
    "Csidh512",
    "Field",
    "Modulus",
    "Saber",
    "Sntrup761",
    "__version__",
    "generate",
    "modexp",
    "parse_modulus",
]


def __getattr__(name: str) -> object:
    """Loads what lends a name to the package."""
    if name not in __all__:
        raise AttributeError(f"module 'sangi' has no attribute {name!r}")
    if name == "Field":
        from sangi.field import Field

        return Field
    if name == "Modulus":
        from sangi.modulus import Modulus

        return Modulus
    if name == "modexp":
        from sangi.power import modexp

        return modexp
    if name == "Saber":
        from sangi.kem import Saber

        return Saber
    if name == "Sntrup761":
        from sangi.kem import Sntrup761

        return Sntrup761
    if name == "Csidh512":
        from sangi.csidh import Csidh512

        return Csidh512
    from sangi import api

    return getattr(api, name)
