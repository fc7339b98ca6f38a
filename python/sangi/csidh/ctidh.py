# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Ctidh`: the key exchange CTIDH in constant time, on bytes, with the keys of highctidh."""

from __future__ import annotations

from typing import Any

from sangi._native import library
from sangi.errors import BadInput, Unavailable

#: The sizes that the library has: bytes of a public key and of a shared secret, and of a secret key.
SIZES = {511: (64, 74), 512: (64, 74), 1024: (128, 130), 2048: (256, 231)}

_RNG = "int (*)(void *, uint8_t *, size_t), void *"
_KEYS = "uint8_t *, size_t, const uint8_t *, size_t"
_OK, _OUT_OF_RANGE, _RNG_FAILED, _BAD_PUBLIC_KEY = 0, 1, 3, 8


def _declarations(size: int) -> str:
    return f"""
int sangi_ctidh{size}_keygen(uint8_t *, size_t, uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_public({_KEYS}, {_RNG});
int sangi_ctidh{size}_derive({_KEYS}, const uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_blind({_KEYS}, const uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_validate(const uint8_t *, size_t);
"""


class Ctidh:
    """The key exchange: whoever has one secret key and the other public key derives the same secret.

    Keys and secrets are `bytes`, those of highctidh.  The running time does not depend on a secret key; faults and
    power consumption are not accounted for.
    """

    def __init__(self, size: int = 512) -> None:
        """Finds the library.

        Raises `BadInput` for a size that is not in `SIZES`, `Unavailable` where there is no library.
        """
        if size not in SIZES:
            raise BadInput(f"no CTIDH has {size!r} bits: there is {', '.join(map(str, SIZES))}")
        self.size = size
        self.public_bytes, self.secret_bytes = SIZES[size]
        self._library = library()
        self._library.declare(_declarations(size))

    def __repr__(self) -> str:
        """As it is made."""
        return f"Ctidh({self.size})"

    def __reduce__(self) -> tuple[type[Ctidh], tuple[int]]:
        """Copies and pickles as what makes it."""
        return Ctidh, (self.size,)

    def keygen(self) -> tuple[bytes, bytes]:
        """A new public key and its secret key."""
        public, secret = bytearray(self.public_bytes), bytearray(self.secret_bytes)
        self._done(self._call("keygen", public, secret, *self._rng()))
        return bytes(public), bytes(secret)

    def public(self, secret: bytes) -> bytes:
        """The public key of a secret key."""
        made = bytearray(self.public_bytes)
        self._check_secret(secret)
        self._done(self._call("public", made, secret, *self._rng()))
        return bytes(made)

    def derive(self, secret: bytes, public: bytes) -> bytes:
        """The secret that both sides share, hashed; raises `BadInput` for a bad key."""
        return self._acted("derive", secret, public)

    def blind(self, secret: bytes, public: bytes) -> bytes:
        """The public key on which the secret key has acted; raises `BadInput` for a bad key."""
        return self._acted("blind", secret, public)

    def validate(self, public: bytes) -> None:
        """Raises `BadInput` where a public key is none."""
        self._check_public(public)
        self._refuse(self._call("validate", public))

    def _acted(self, operation: str, secret: bytes, public: bytes) -> bytes:
        made = bytearray(self.public_bytes)
        self._check_secret(secret)
        self._check_public(public)
        status = self._call(operation, made, public, secret, *self._rng())
        if status in (_OUT_OF_RANGE, _BAD_PUBLIC_KEY):  # the first may be of either key
            self.validate(public)
        self._done(status)
        return bytes(made)

    def _rng(self) -> tuple[Any, Any]:
        ffi = self._library.ffi
        return ffi.addressof(self._library.functions, "sangi_rng_host"), ffi.NULL

    def _call(self, operation: str, *given: Any) -> int:
        """Calls with each array and its length, as C takes them."""
        ffi = self._library.ffi
        arguments: list[Any] = []
        for one in given:
            if isinstance(one, bytes | bytearray):
                arguments += [ffi.from_buffer("uint8_t[]", one), len(one)]
            else:
                arguments.append(one)
        return int(self._library.function(f"sangi_ctidh{self.size}_{operation}")(*arguments))

    def _check_secret(self, secret: bytes) -> None:
        if len(secret) != self.secret_bytes:
            raise BadInput(f"a secret key has {self.secret_bytes} bytes, but this has {len(secret)}")

    def _check_public(self, public: bytes) -> None:
        if len(public) != self.public_bytes:
            raise BadInput(f"a public key has {self.public_bytes} bytes, but this has {len(public)}")

    def _refuse(self, status: int) -> None:
        if status == _OUT_OF_RANGE:
            raise BadInput("not a public key: its number is not below p")
        if status == _BAD_PUBLIC_KEY:
            raise BadInput("not a public key: its curve is not supersingular")

    def _done(self, status: int) -> None:
        """Words what an action returns for a public key that is valid."""
        if status == _RNG_FAILED:
            raise Unavailable(f"ctidh{self.size}: the operating system gave no random numbers")
        if status != _OK:
            raise BadInput(f"not a secret key of ctidh{self.size}: a batch exceeds its bound")
