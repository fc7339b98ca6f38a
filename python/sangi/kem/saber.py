# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Saber`: LightSaber, Saber and FireSaber, on bytes.

Saber was a finalist of NIST's competition and was not standardised: it is for interoperability and research.
"""

from __future__ import annotations

from sangi.errors import BadInput
from sangi.kem.mechanism import SHARED, Kem, Sizes

__all__ = ["SETS", "SHARED", "Saber", "Sizes"]

#: The parameter sets by name.
SETS = {
    "lightsaber": Sizes(672, 1568, 736),
    "saber": Sizes(992, 2304, 1088),
    "firesaber": Sizes(1312, 3040, 1472),
}


class Saber(Kem):
    """One parameter set."""

    KEYGEN_RANDOM, ENCAPS_RANDOM = 96, 32
    SETS = SETS

    def __init__(self, name: str = "saber") -> None:
        """The set of that name; raises `BadInput` where there is none."""
        if name not in SETS:
            raise BadInput(f"no Saber {name!r}: there is {', '.join(SETS)}")
        super().__init__(name)

    def __repr__(self) -> str:
        """As it is made."""
        return f"Saber({self.name!r})"

    def __reduce__(self) -> tuple[type[Saber], tuple[str]]:
        """Copies and pickles as its name."""
        return Saber, (self.name,)
