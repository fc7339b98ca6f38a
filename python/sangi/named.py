# SPDX-License-Identifier: MIT OR Apache-2.0
"""The fields with a name: the letter p and the number of bits of the prime."""

from __future__ import annotations

from dataclasses import dataclass
from functools import reduce


@dataclass(frozen=True)
class NamedField:
    """A prime with a name; `meaning` says whose prime it is."""

    name: str
    modulus: int
    meaning: str


def _csidh512() -> int:
    """4 * 3 * 5 * ... * 373 * 587 - 1: the first 73 odd primes, and 587."""
    primes = [n for n in range(3, 374, 2) if all(n % d for d in range(3, int(n**0.5) + 1, 2))]
    return 4 * reduce(int.__mul__, [*primes, 587]) - 1


def _bn(u: int) -> tuple[int, int]:
    """Base and scalar field of the Barreto-Naehrig curve with parameter u [BN05]."""
    return 36 * u**4 + 36 * u**3 + 24 * u**2 + 6 * u + 1, 36 * u**4 + 36 * u**3 + 18 * u**2 + 6 * u + 1


def _bls12(z: int) -> tuple[int, int]:
    """Base and scalar field of the Barreto-Lynn-Scott curve of degree 12 with parameter z [BLS02]."""
    r = z**4 - z**2 + 1
    return (z - 1) ** 2 * r // 3 + z, r


_BN254 = _bn(4965661367192848881)
_BLS12_381 = _bls12(-0xD201000000010000)

_FIELDS = (
    NamedField(
        "p256",
        2**256 - 2**224 + 2**192 + 2**96 - 1,
        "base field of NIST P-256; fills its top limb",
    ),
    NamedField(
        "p384",
        2**384 - 2**128 - 2**96 + 2**32 - 1,
        "base field of NIST P-384; fills its top limb",
    ),
    NamedField("p521", 2**521 - 1, "base field of NIST P-521"),
    NamedField("p25519", 2**255 - 19, "base field of Curve25519 and edwards25519"),
    NamedField("p448", 2**448 - 2**224 - 1, "base field of Curve448 and edwards448; fills its top limb"),
    NamedField("secp256k1", 2**256 - 2**32 - 977, "base field of secp256k1; fills its top limb"),
    NamedField("bn254", _BN254[0], "base field of BN254 (alt_bn128)"),
    NamedField("p381", _BLS12_381[0], "base field of BLS12-381"),
    NamedField("p434", 2**216 * 3**137 - 1, "base field of SIKEp434"),
    NamedField("p511", _csidh512(), "base field of CSIDH-512: 4 * 3 * 5 * ... * 373 * 587 - 1"),
    NamedField(
        "p256_order",
        2**256 - 2**224 + 2**192 - 0x4319055258E8617B0C46353D039CDAAF,
        "scalar field of NIST P-256; fills its top limb",
    ),
    NamedField(
        "secp256k1_order",
        2**256 - 0x14551231950B75FC4402DA1732FC9BEBF,
        "scalar field of secp256k1; fills its top limb",
    ),
    NamedField(
        "ed25519_order",
        2**252 + 27742317777372353535851937790883648493,
        "scalar field of edwards25519",
    ),
    NamedField("bn254_order", _BN254[1], "scalar field of BN254 (alt_bn128)"),
    NamedField("bls12_381_order", _BLS12_381[1], "scalar field of BLS12-381"),
)

#: Every named field by its name.
NAMED: dict[str, NamedField] = {f.name: f for f in _FIELDS}
