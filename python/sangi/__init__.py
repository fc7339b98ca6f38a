# SPDX-License-Identifier: MIT OR Apache-2.0
"""sangi: modular arithmetic for public-key cryptography.

The version is written here and nowhere else.  `sangi.generate` and `sangi.parse_modulus` are those of
`sangi.api`, which is loaded when one of them is first asked for.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sangi.api import generate, parse_modulus

__version__ = "0.1.0"
__all__ = ["__version__", "generate", "parse_modulus"]


def __getattr__(name: str) -> object:
    """Loads the API for the names that it lends to the package."""
    if name not in __all__:
        raise AttributeError(f"module 'sangi' has no attribute {name!r}")
    from sangi import api

    return getattr(api, name)
