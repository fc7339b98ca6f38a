# SPDX-License-Identifier: MIT OR Apache-2.0
"""Powers modulo one number, eight at once: `sangi.Modulus.exp_many` where the processor has AVX-512 IFMA."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sangi._native import Library

#: The lengths of a modulus, in bytes.
MIN_BYTES, MAX_BYTES = 32, 512
COUNT = 8

_ALIGNMENT = 64
_METHODS = ("auto", "montgomery", "ohta")
_PROTOTYPES = """
int sangi_modx8_init(void **m, void *memory, size_t size, const uint8_t *n, size_t length, int method);
const char *sangi_modx8_backend(const void *m);
void sangi_modx8_exp(const void *m, void *z, const void *x, const uint8_t *exponents, size_t length);
int sangi_modx8_from_bytes(const void *m, void *z, const uint8_t *bytes, size_t length);
int sangi_modx8_to_bytes(const void *m, uint8_t *bytes, size_t length, const void *x);
"""


class Eight:
    """The same modulus eight times; `MIN_BYTES` to `MAX_BYTES` bytes."""

    def __init__(self, library: Library, n: int, method: str) -> None:
        """For a modulus and a method that `sangi.Modulus` takes, "binary" aside."""
        library.declare(_PROTOTYPES)
        self._library, self._ffi = library, library.ffi
        self._bytes = (n.bit_length() + 7) // 8
        data = n.to_bytes(self._bytes, "little") * COUNT
        made, size = self._ffi.new("void **"), self._size()
        self._memory = self._ffi.new("uint8_t[]", size)
        status = self._call("init")(made, self._memory, size, data, len(data), _METHODS.index(method))
        assert status == 0
        self._context = made[0]
        self.backend: str = self._ffi.string(self._call("backend")(self._context)).decode()

    def exp(self, bases: Sequence[int], exponents: Sequence[int]) -> list[int]:
        """Eight powers, or fewer; bases in 0 ... n - 1, exponents not negative."""
        count = len(bases)
        each = max(1, *((e.bit_length() + 7) // 8 for e in exponents))
        numbers = b"".join(x.to_bytes(self._bytes, "little") for x in bases).ljust(COUNT * self._bytes, b"\0")
        powers = b"".join(e.to_bytes(each, "little") for e in exponents).ljust(COUNT * each, b"\0")
        room = self._ffi.new("uint8_t[]", 8 * COUNT * self._words() + _ALIGNMENT)
        z = room + -int(self._ffi.cast("uintptr_t", room)) % _ALIGNMENT
        self._call("from_bytes")(self._context, z, numbers, len(numbers))
        self._call("exp")(self._context, z, z, powers, len(powers))
        out = self._ffi.new("uint8_t[]", COUNT * self._bytes)
        self._call("to_bytes")(self._context, out, len(out), z)
        data = bytes(self._ffi.buffer(out))
        ends = range(0, count * self._bytes, self._bytes)
        return [int.from_bytes(data[at : at + self._bytes], "little") for at in ends]

    def _call(self, operation: str) -> Any:
        return self._library.function(f"sangi_modx8_{operation}")

    def _words(self) -> int:
        """Words of one element, at most: 52-bit digits in blocks of four."""
        return 4 * ((8 * self._bytes + 12 + 207) // 208)

    def _size(self) -> int:
        """SANGI_MODX8_SIZE(bits), for the widest limbs."""
        one = 192 + 3 * (self._bytes + 8) + 6 * 8
        return 256 + 8 * one + 8 * COUNT * self._words() * 6
