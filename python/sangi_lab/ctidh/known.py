# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys as highctidh stores them: exponents as signed bytes, coefficients in Montgomery form, little-endian."""

from __future__ import annotations

from hashlib import shake_256

from sangi.codegen.tables.ctidh_layout import Layout


def exponents(text: str) -> list[int]:
    """A secret key from hexadecimal digits: one signed byte for each prime, in ascending order."""
    return [byte - 256 if byte > 127 else byte for byte in bytes.fromhex(text)]


def _length(layout: Layout) -> int:
    return -(-layout.modulus.bit_length() // 64) * 8


def coefficient(layout: Layout, text: str) -> int:
    """The coefficient of a public key from hexadecimal digits."""
    number = int.from_bytes(bytes.fromhex(text), "little")
    return number * pow(256, -_length(layout), layout.modulus) % layout.modulus


def stored(layout: Layout, coefficient: int) -> bytes:
    """A public key."""
    length = _length(layout)
    return (coefficient * pow(256, length, layout.modulus) % layout.modulus).to_bytes(length, "little")


def secret(layout: Layout, coefficient: int) -> bytes:
    """What highctidh's dh returns for a shared curve: SHAKE256 of the stored coefficient, of its length."""
    return shake_256(stored(layout, coefficient)).digest(_length(layout))
