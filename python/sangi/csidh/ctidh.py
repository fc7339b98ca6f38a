# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Ctidh`: the key exchange CTIDH in constant time, on bytes, with the keys of highctidh.

The size "512f" is over the prime of 512: its public keys and shared secrets are the same, its secret keys are of
another set, for which the action takes 7 % fewer multiplications.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sangi._native import library
from sangi.errors import BadInput, Unavailable

#: A size in bits, or the name of secret keys that are not highctidh's.
Size = int | str

#: The sizes that the library has: bytes of a public key and of a shared secret, and of a secret key.
SIZES: dict[Size, tuple[int, int]] = {
    511: (64, 74),
    512: (64, 74),
    "512f": (64, 74),
    1024: (128, 130),
    2048: (256, 231),
}

#: The sizes of which so many keys are computed at once, and from how many on that takes less time than one by one.
_EIGHT, _MANY, _FEWEST = (511, 512, "512f", 1024), 8, 6

_RNG = "int (*)(void *, uint8_t *, size_t), void *"
_KEYS = "uint8_t *, size_t, const uint8_t *, size_t"
_OK, _OUT_OF_RANGE, _RNG_FAILED, _BAD_PUBLIC_KEY = 0, 1, 3, 8


def _declarations(size: Size) -> str:
    eight = (
        f"int sangi_ctidh{size}x8_derive({_KEYS}, const uint8_t *, size_t, {_RNG});" if size in _EIGHT else ""
    )
    return f"""
{eight}
const char *sangi_ctidh{size}_backend(void);
int sangi_ctidh{size}_keygen(uint8_t *, size_t, uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_public({_KEYS}, {_RNG});
int sangi_ctidh{size}_derive({_KEYS}, const uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_blind({_KEYS}, const uint8_t *, size_t, {_RNG});
int sangi_ctidh{size}_validate(const uint8_t *, size_t);
"""


class Ctidh:
    """The key exchange: whoever has one secret key and the other public key derives the same secret.

    Keys and secrets are `bytes`, those of highctidh; secret keys of "512f" are its own.  The running time does not
    depend on a secret key; faults and power consumption are not accounted for.
    """

    def __init__(self, size: Size = 512) -> None:
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
        return f"Ctidh({self.size!r})"

    def __reduce__(self) -> tuple[type[Ctidh], tuple[Size]]:
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

    def derive_many(self, pairs: Sequence[tuple[bytes, bytes]]) -> list[bytes]:
        """The secrets of `derive` for pairs of a secret key and another's public key, in their order.

        With AVX-512 IFMA, eight pairs of 511, 512 or 1024 bits at a time take less time than six calls of `derive`.
        A key may be in several pairs.  Raises `BadInput`, which names the pair by its index, for a bad key in any of
        them.
        """
        made: list[bytes] = []
        for start in range(0, len(pairs), _MANY):
            part = pairs[start : start + _MANY]
            made += self._derived_together(part) or [
                self._derived(start + i, *pair) for i, pair in enumerate(part)
            ]
        return made

    def _derived_together(self, pairs: Sequence[tuple[bytes, bytes]]) -> list[bytes]:
        """The secrets of up to eight pairs in lanes; none where that takes longer, or where one is refused."""
        if len(pairs) < _FEWEST or self.size not in _EIGHT or self._backend() != "ifma":
            return []
        lengths = (self.secret_bytes, self.public_bytes)
        if any((len(secret), len(public)) != lengths for secret, public in pairs):
            return []
        filled = [*pairs, *[pairs[-1]] * (_MANY - len(pairs))]
        secrets, publics = (b"".join(keys) for keys in zip(*filled, strict=True))
        made = bytearray(_MANY * self.public_bytes)
        if self._call("derive", made, publics, secrets, *self._rng(), eight=True) != _OK:
            return []
        starts = range(0, len(pairs) * self.public_bytes, self.public_bytes)
        return [bytes(made[at : at + self.public_bytes]) for at in starts]

    def _derived(self, index: int, secret: bytes, public: bytes) -> bytes:
        try:
            return self.derive(secret, public)
        except BadInput as error:
            raise BadInput(f"pair {index}: {error}") from error

    def _backend(self) -> str:
        ffi = self._library.ffi
        name = self._library.function(f"sangi_ctidh{self.size}_backend")()
        return bytes(ffi.string(name)).decode()

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

    def _call(self, operation: str, *given: Any, eight: bool = False) -> int:
        """Calls with each array and its length, as C takes them."""
        ffi = self._library.ffi
        arguments: list[Any] = []
        for one in given:
            if isinstance(one, bytes | bytearray):
                arguments += [ffi.from_buffer("uint8_t[]", one), len(one)]
            else:
                arguments.append(one)
        name = f"sangi_ctidh{self.size}{'x8' if eight else ''}_{operation}"
        return int(self._library.function(name)(*arguments))

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
