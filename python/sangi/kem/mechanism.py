# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the key encapsulation mechanisms have in common: the functions of the C library, on bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from sangi._native import library
from sangi.errors import BadInput, Unavailable

_DECLARATIONS = """
int sangi_@_keygen(uint8_t *, size_t, uint8_t *, size_t, int (*)(void *, uint8_t *, size_t), void *);
int sangi_@_keygen_from(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t);
int sangi_@_encaps(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t,
    int (*)(void *, uint8_t *, size_t), void *);
int sangi_@_encaps_from(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *, size_t);
int sangi_@_decaps(uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *, size_t);
"""
_OK, _NO_INVERSE = 0, 9
#: Bytes of a shared secret.
SHARED = 32


class Sizes(NamedTuple):
    """Bytes of what a set's functions take and give."""

    public: int
    secret: int
    ciphertext: int

    def of(self, what: str) -> int:
        """The size of a "public key", "secret key" or "ciphertext"."""
        return self[self._fields.index(what.split()[0])]


class Kem:
    """One mechanism, or one parameter set of it.

    With `randomness` a result is always the same one, as known answers need it; without, the operating system's
    generator is asked.
    """

    #: Bytes of randomness behind a pair of keys, and behind an encapsulation.
    KEYGEN_RANDOM: ClassVar[int]
    ENCAPS_RANDOM: ClassVar[int]
    #: What there is of the mechanism, by name.
    SETS: ClassVar[Mapping[str, Sizes]]

    def __init__(self, name: str) -> None:
        """The one of that name."""
        self.name, self.sizes = name, self.SETS[name]
        self._library = library()
        self._library.declare(_DECLARATIONS.replace("@", name))

    def check(self, what: str, given: bytes) -> None:
        """Raises `BadInput` where a public key, secret key or ciphertext has a wrong length, naming whose it has."""
        size = self.sizes.of(what)
        if len(given) != size:
            whose = [name for name, sizes in self.SETS.items() if sizes.of(what) == len(given)]
            hint = f", as of {whose[0]}" if whose else ""
            raise BadInput(f"a {what} of {self.name} has {size} bytes, but this has {len(given)}{hint}")

    def keygen(self, randomness: bytes | None = None) -> tuple[bytes, bytes]:
        """A public key, and the secret key that belongs to it."""
        made = bytearray(self.sizes.public), bytearray(self.sizes.secret)
        self._draw("keygen", made, randomness, self.KEYGEN_RANDOM)
        return bytes(made[0]), bytes(made[1])

    def encaps(self, public: bytes, randomness: bytes | None = None) -> tuple[bytes, bytes]:
        """A ciphertext, and the shared secret that it carries to the owner of a public key."""
        self.check("public key", public)
        made = bytearray(self.sizes.ciphertext), bytearray(SHARED)
        self._draw("encaps", (*made, public), randomness, self.ENCAPS_RANDOM)
        return bytes(made[0]), bytes(made[1])

    def decaps(self, secret: bytes, ciphertext: bytes) -> bytes:
        """The shared secret of a ciphertext; of one that encaps did not make, a secret that nobody can foretell."""
        self.check("secret key", secret)
        self.check("ciphertext", ciphertext)
        shared = bytearray(SHARED)
        self._call("decaps", (shared, ciphertext, secret))
        return bytes(shared)

    def _draw(
        self, operation: str, arrays: Sequence[bytes | bytearray], randomness: bytes | None, wanted: int
    ) -> None:
        if randomness is None:
            ffi = self._library.ffi
            rng = ffi.addressof(self._library.functions, "sangi_rng_host")
            self._call(operation, arrays, rng, ffi.NULL)
            return
        if len(randomness) != wanted:
            raise BadInput(f"{operation} takes {wanted} bytes of randomness, not {len(randomness)}")
        self._call(f"{operation}_from", (*arrays, randomness))

    def _call(self, operation: str, arrays: Sequence[bytes | bytearray], *more: Any) -> None:
        """Calls with each array and its length, as C takes them."""
        blocks = [self._library.ffi.from_buffer("uint8_t[]", array) for array in arrays]
        given = [part for block in blocks for part in (block, len(block))]
        status = self._library.function(f"sangi_{self.name}_{operation}")(*given, *more)
        if status == _NO_INVERSE:
            raise BadInput(f"{self.name} {operation}: the randomness gives a polynomial without inverse")
        if status != _OK:
            raise Unavailable(f"{self.name} {operation}: the operating system gave no random numbers")
