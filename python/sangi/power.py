# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers modulo any public number for Python: `sangi.modexp(base, exponent, modulus)`, computed by the C library."""

from __future__ import annotations

from typing import SupportsIndex, overload

from sangi._native import library
from sangi.errors import BadInput
from sangi.field.number import integer, is_integer

#: The longest base, exponent and modulus, in bytes.
MAX_BYTES = 1024

_PROTOTYPES = """
int sangi_modexp_vartime(uint8_t *out, size_t out_length, const uint8_t *base, size_t base_length,
                         const uint8_t *exponent, size_t exponent_length, const uint8_t *modulus,
                         size_t modulus_length, void *scratch, size_t scratch_length);
"""


@overload
def modexp(base: bytes, exponent: bytes, modulus: bytes) -> bytes: ...
@overload
def modexp(base: SupportsIndex, exponent: SupportsIndex, modulus: SupportsIndex) -> int: ...
def modexp(
    base: SupportsIndex | bytes, exponent: SupportsIndex | bytes, modulus: SupportsIndex | bytes
) -> int | bytes:
    """base^exponent mod modulus, for public numbers: three big-endian byte strings, or three integers from 0 up.

    Bytes give bytes, as many as the modulus has, and integers an integer.  Each number has at most 1024 bytes.  x^0 is
    1, and modulo 0 and 1 everything is 0, as in Ethereum's precompile MODEXP.  Raises `BadInput`, a ValueError, for a
    negative or longer number, and `Unavailable` without a library.  The time that it takes tells the numbers.
    """
    given = (base, exponent, modulus)
    if all(isinstance(number, bytes | bytearray | memoryview) for number in given):
        return _power(*(bytes(number) for number in given))
    if not all(is_integer(number) for number in given):
        raise TypeError("modexp takes three byte strings or three integers")
    return int.from_bytes(_power(*(_bytes(integer(number)) for number in given)), "big")  # type: ignore[arg-type]


def _bytes(number: int) -> bytes:
    if number < 0:
        raise BadInput("modexp takes no negative number")
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _scratch(length: int) -> int:
    """SANGI_MODEXP_SCRATCH(length)"""
    return (length + 7) // 8 * 8 * 48 + 4096


def _power(base: bytes, exponent: bytes, modulus: bytes) -> bytes:
    for name, number in (("base", base), ("exponent", exponent), ("modulus", modulus)):
        if len(number) > MAX_BYTES:
            raise BadInput(f"the {name} has {len(number)} bytes; modexp takes {MAX_BYTES} at most")
    loaded = library()
    loaded.declare(_PROTOTYPES)
    out = loaded.ffi.new("uint8_t[]", len(modulus))
    scratch = loaded.ffi.new("uint8_t[]", _scratch(len(modulus)))
    status = loaded.function("sangi_modexp_vartime")(
        out,
        len(modulus),
        base,
        len(base),
        exponent,
        len(exponent),
        modulus,
        len(modulus),
        scratch,
        len(scratch),
    )
    assert status == 0
    return bytes(loaded.ffi.buffer(out))
