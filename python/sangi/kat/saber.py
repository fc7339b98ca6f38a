# SPDX-License-Identifier: MIT OR Apache-2.0
"""Known answers of Saber: how the submission's program draws."""

from __future__ import annotations

from sangi.kat import mechanism
from sangi.kat.drbg import Drbg
from sangi.kat.mechanism import digest, rejected
from sangi.kem.mechanism import Kem
from sangi.kem.saber import SETS, Saber

__all__ = ["SETS", "answers", "digest", "rejected", "run"]


def answers(kem: Kem, seed: bytes) -> dict[str, bytes]:
    """What the submission's program writes for a seed: it draws 32 bytes at a time."""
    drbg = Drbg(seed)
    public, secret = kem.keygen(b"".join(drbg.draw(32) for _ in range(3)))
    ciphertext, shared = kem.encaps(public, drbg.draw(32))
    return {"pk": public, "sk": secret, "ct": ciphertext, "ss": shared}


def run(name: str, text: str) -> int:
    """Runs a file of either kind; the number of answers."""
    return mechanism.run(Saber(name), answers, text)
