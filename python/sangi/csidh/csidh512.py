# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Csidh512`: the key exchange CSIDH-512, on bytes.

For interoperability and research: its margin against a quantum computer is small, and what it does with a secret takes
time that depends on the secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sangi._native import library
from sangi.errors import BadInput, Unavailable

#: Bytes of a public key and of a shared secret, of a seed, and of a secret key as CIRCL writes it.
KEY, SEED, NIBBLES = 64, 32, 37
#: Exponents of a secret key: one for each odd prime that divides p + 1, ascending.
EXPONENTS = 74

_DECLARATIONS = """
int sangi_csidh512_keygen_vartime(uint8_t *, size_t, uint8_t *, size_t, int (*)(void *, uint8_t *, size_t), void *);
int sangi_csidh512_expand_vartime(int8_t *, size_t, const uint8_t *, size_t);
int sangi_csidh512_public_vartime(uint8_t *, size_t, const int8_t *, size_t);
int sangi_csidh512_derive_vartime(uint8_t *, size_t, const uint8_t *, size_t, const int8_t *, size_t);
int sangi_csidh512_validate(const uint8_t *, size_t);
int sangi_csidh512_from_nibbles(int8_t *, size_t, const uint8_t *, size_t);
int sangi_csidh512_to_nibbles(uint8_t *, size_t, const int8_t *, size_t);
int sangi_csidh512_from_montgomery(uint8_t *, size_t, const uint8_t *, size_t);
int sangi_csidh512_to_montgomery(uint8_t *, size_t, const uint8_t *, size_t);
"""
_OK, _OUT_OF_RANGE, _BAD_PUBLIC_KEY = 0, 1, 8

#: A secret key: a seed, or the exponents for which it stands.
Secret = bytes | Sequence[int]


class Csidh512:
    """The key exchange: whoever has one secret key and the other public key derives the same secret."""

    def __init__(self) -> None:
        """Finds the library; raises `Unavailable` where there is none."""
        self._library = library()
        self._library.declare(_DECLARATIONS)

    def __repr__(self) -> str:
        """As it is made."""
        return "Csidh512()"

    def __reduce__(self) -> tuple[type[Csidh512], tuple[()]]:
        """Copies and pickles as what makes it."""
        return Csidh512, ()

    def keygen(self) -> tuple[bytes, bytes]:
        """A new public key, and the seed that is its secret key."""
        public, seed = bytearray(KEY), bytearray(SEED)
        ffi = self._library.ffi
        rng = ffi.addressof(self._library.functions, "sangi_rng_host")
        if self._call("keygen_vartime", public, seed, rng, ffi.NULL) != _OK:
            raise Unavailable("csidh512 keygen: the operating system gave no random numbers")
        return bytes(public), bytes(seed)

    def exponents(self, secret: Secret) -> tuple[int, ...]:
        """The exponents of a secret key."""
        return tuple(memoryview(self._exponents(secret)).cast("b"))

    def public(self, secret: Secret) -> bytes:
        """The public key of a secret key."""
        made = bytearray(KEY)
        self._call("public_vartime", made, self._exponents(secret))
        return bytes(made)

    def derive(self, secret: Secret, public: bytes) -> bytes:
        """The secret that both sides share, to be hashed before use; raises `BadInput` for a bad public key."""
        shared, exponents = bytearray(KEY), self._exponents(secret)
        _check("public key", public, KEY)
        _refuse(self._call("derive_vartime", shared, public, exponents))
        return bytes(shared)

    def validate(self, public: bytes) -> None:
        """Raises `BadInput` where a public key is none."""
        _check("public key", public, KEY)
        _refuse(self._call("validate", public))

    def from_nibbles(self, nibbles: bytes) -> tuple[int, ...]:
        """The exponents of a secret key that CIRCL or the reference implementation wrote."""
        _check("secret key of CIRCL", nibbles, NIBBLES)
        made = bytearray(EXPONENTS)
        self._call("from_nibbles", made, nibbles)
        return tuple(memoryview(made).cast("b"))

    def to_nibbles(self, secret: Secret) -> bytes:
        """A secret key as CIRCL and the reference implementation write it."""
        made = bytearray(NIBBLES)
        if self._call("to_nibbles", made, self._exponents(secret)) != _OK:
            raise BadInput("an exponent does not fit four bits")
        return bytes(made)

    def from_montgomery(self, key: bytes) -> bytes:
        """A public key or shared secret that CIRCL wrote."""
        return self._converted("from_montgomery", key)

    def to_montgomery(self, key: bytes) -> bytes:
        """A public key or shared secret as CIRCL writes it."""
        return self._converted("to_montgomery", key)

    def _converted(self, operation: str, key: bytes) -> bytes:
        made = bytearray(KEY)
        _check("public key", key, KEY)
        _refuse(self._call(operation, made, key))
        return bytes(made)

    def _exponents(self, secret: Secret) -> bytes:
        """As the bytes that C reads."""
        if isinstance(secret, bytes):
            _check("seed", secret, SEED)
            made = bytearray(EXPONENTS)
            self._call("expand_vartime", made, secret)
            return bytes(made)
        if len(secret) != EXPONENTS or any(not -128 <= e < 128 for e in secret):
            raise BadInput(f"a secret key has {EXPONENTS} exponents of a byte each")
        return bytes(e & 0xFF for e in secret)

    def _call(self, operation: str, *given: Any) -> int:
        """Calls with each array and its length, as C takes them; exponents are what the name says."""
        ffi = self._library.ffi
        arguments: list[Any] = []
        for one in given:
            if isinstance(one, bytes | bytearray):
                kind = "int8_t[]" if len(one) == EXPONENTS else "uint8_t[]"
                arguments += [ffi.from_buffer(kind, one), len(one)]
            else:
                arguments.append(one)
        return int(self._library.function(f"sangi_csidh512_{operation}")(*arguments))


def _check(what: str, given: bytes, size: int) -> None:
    if len(given) != size:
        raise BadInput(f"a {what} has {size} bytes, but this has {len(given)}")


def _refuse(status: int) -> None:
    if status == _OUT_OF_RANGE:
        raise BadInput("not a public key: its number is not below p")
    if status == _BAD_PUBLIC_KEY:
        raise BadInput("not a public key: its curve is not supersingular")
