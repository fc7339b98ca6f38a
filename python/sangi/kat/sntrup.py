# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of sntrup761: how the submission's program draws, a polynomial at a time."""

from __future__ import annotations

from sangi.errors import BadInput
from sangi.kat import mechanism
from sangi.kat.drbg import Drbg
from sangi.kem.mechanism import Kem
from sangi.kem.sntrup import DRAWN, NAME, REJECTION, Sntrup761

__all__ = ["NAME", "answers", "run"]

#: Of so many polynomials one is sure to have an inverse.
_TRIES = 100


def answers(kem: Kem, seed: bytes) -> dict[str, bytes]:
    """What the submission's program writes for a seed: it draws again what has no inverse."""
    for tries in range(_TRIES):
        drbg = Drbg(seed)
        unit = [drbg.draw(DRAWN) for _ in range(tries + 1)][-1]
        try:
            public, secret = kem.keygen(unit + drbg.draw(DRAWN) + drbg.draw(REJECTION))
        except BadInput:
            continue
        ciphertext, shared = kem.encaps(public, drbg.draw(DRAWN))
        return {"pk": public, "sk": secret, "ct": ciphertext, "ss": shared}
    raise BadInput(f"{NAME}: no polynomial of seed {seed.hex()} has an inverse")


def run(name: str, text: str) -> int:
    """Runs a file of either kind; the number of answers."""
    assert name == NAME
    return mechanism.run(Sntrup761(), answers, text)
