# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Sntrup761`: Streamlined NTRU Prime as in SSH, on bytes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sangi.kem.mechanism import SHARED, Kem, Sizes

__all__ = ["DRAWN", "NAME", "REJECTION", "SHARED", "Sntrup761"]

NAME = "sntrup761"
#: Bytes behind a polynomial, and behind what rejected ciphertexts are answered with.
DRAWN, REJECTION = 4 * 761, 191


class Sntrup761(Kem):
    """sntrup761.

    `keygen` with randomness raises `BadInput` where its first 3044 bytes give a polynomial without inverse.
    """

    KEYGEN_RANDOM, ENCAPS_RANDOM = 2 * DRAWN + REJECTION, DRAWN
    SETS: ClassVar[Mapping[str, Sizes]] = {NAME: Sizes(1158, 1763, 1039)}

    def __init__(self) -> None:
        """The one that there is."""
        super().__init__(NAME)

    def __repr__(self) -> str:
        """As it is made."""
        return "Sntrup761()"

    def __reduce__(self) -> tuple[type[Sntrup761], tuple[()]]:
        """Copies and pickles as what makes it."""
        return Sntrup761, ()
