# SPDX-License-Identifier: MIT OR Apache-2.0
"""The functions of a user's PREFIX_field.c on edge and random numbers of one modulus, against Python's integers."""

from __future__ import annotations

import ctypes
import random
from collections.abc import Iterator
from math import gcd

from sangi.codegen.op.shape import Shape
from sangi.verify.vectors.field import drawn, edges

#: Random numbers beside the edges, and how many of all are inverted and raised.
DRAWN, INVERTED, RAISED = 100, 60, 12
#: Factors that a composite modulus may share with a number.
_SMALL = (3, 5, 7, 11, 13, 17, 19, 23)


class Calls:
    """The functions of one library, on numbers."""

    def __init__(self, library: ctypes.CDLL, prefix: str, modulus: int, width: int) -> None:
        """`width` is that of a limb."""
        self._library, self._prefix = library, prefix
        self.modulus = modulus
        self.size = -(-modulus.bit_length() // 8)
        self._words = -(-modulus.bit_length() // width) * width // 8
        self.factor = Shape.of(modulus, width).factor
        self._ones = (1 << width) - 1
        self._mask = {16: ctypes.c_uint16, 32: ctypes.c_uint32, 64: ctypes.c_uint64}[width]

    def limbs(self, number: int) -> ctypes.Array[ctypes.c_char]:
        """A number as limbs."""
        return ctypes.create_string_buffer(number.to_bytes(self._words, "little"), self._words)

    def writes(self, name: str, *arguments: object) -> tuple[int, int]:
        """What a function leaves in z, and the mask that it returns (-1 for all ones)."""
        z = ctypes.create_string_buffer(b"\xa5" * self._words, self._words)
        mask = self.mask(name, z, *arguments)
        return int.from_bytes(z.raw, "little"), mask

    def mask(self, name: str, *arguments: object) -> int:
        """The mask that a function returns: -1 for all ones."""
        function = getattr(self._library, f"{self._prefix}_{name}")
        function.restype = self._mask
        given = int(function(*arguments))
        return -1 if given == self._ones else given

    def encoded(self, name: str, element: int) -> bytes:
        """The bytes that to_bytes writes, and that it writes no more."""
        room = ctypes.create_string_buffer(b"\x5a" * (self.size + 1), self.size + 1)
        getattr(self._library, f"{self._prefix}_{name}")(room, self.limbs(element))
        return room.raw[: self.size] if room.raw[-1] == 0x5A else room.raw


def faults(calls: Calls, seed: int) -> Iterator[tuple[str, str]]:
    """For each function and case its name and what is wrong, or ""."""
    p, source = calls.modulus, random.Random(seed)
    numbers = [*edges(p, 8 * calls.size), *edges(p, 64), *drawn(p, 64, DRAWN, source)]
    for check in (_conversions, _refusals, _small, _order, _inverses, _powers):
        yield from check(calls, numbers, source)


def _conversions(calls: Calls, numbers: list[int], _: random.Random) -> Iterator[tuple[str, str]]:
    p, factor = calls.modulus, calls.factor
    for n in numbers:
        element = n * factor % p
        yield _said("to_mont", n, calls.writes("to_mont", calls.limbs(n))[0], element)
        yield _said("from_mont", n, calls.writes("from_mont", calls.limbs(element))[0], n)
        for order, suffix in (("little", ""), ("big", "_be")):
            encoded = n.to_bytes(calls.size, order)  # type: ignore[arg-type]
            yield _said(f"from_bytes{suffix}", n, calls.writes(f"from_bytes{suffix}", encoded), (element, -1))
            yield _said(f"to_bytes{suffix}", n, calls.encoded(f"to_bytes{suffix}", element), encoded)


def _refusals(calls: Calls, numbers: list[int], source: random.Random) -> Iterator[tuple[str, str]]:
    p, limit = calls.modulus, 1 << 8 * calls.size
    tried = [
        p,
        p + 1,
        limit - 1,
        limit - 2,
        *(p + n for n in numbers),
        *(source.randrange(p, limit) for _ in range(9)),
    ]
    for n in (n for n in tried if p <= n < limit):
        for order, suffix in (("little", ""), ("big", "_be")):
            encoded = n.to_bytes(calls.size, order)  # type: ignore[arg-type]
            yield _said(f"from_bytes{suffix}", n, calls.writes(f"from_bytes{suffix}", encoded), (0, 0))


def _small(calls: Calls, _: list[int], source: random.Random) -> Iterator[tuple[str, str]]:
    p, most = calls.modulus, (1 << 64) - 1
    for v in (0, 1, 2, most, most - 1, p & most, p - 1 & most, p + 1 & most, source.randrange(most)):
        yield _said("from_u64", v, calls.writes("from_u64", ctypes.c_uint64(v))[0], v * calls.factor % p)


def _order(calls: Calls, numbers: list[int], source: random.Random) -> Iterator[tuple[str, str]]:
    p, factor = calls.modulus, calls.factor
    for a in numbers:
        for b in (a, (a + 1) % p, (a - 1) % p, source.choice(numbers)):
            given = calls.mask("less", calls.limbs(a * factor % p), calls.limbs(b * factor % p))
            yield _said("less", a, (b, given), (b, -(a < b)))


def _inverses(calls: Calls, numbers: list[int], source: random.Random) -> Iterator[tuple[str, str]]:
    p, factor = calls.modulus, calls.factor
    shared = [p // q * source.randrange(q) for q in _SMALL if p % q == 0]
    shared += [q * source.randrange(p // q) for q in _SMALL if p % q == 0]
    tried = [0, 1, p - 1, 2, p // 2, *shared, *source.sample(numbers, min(INVERTED, len(numbers)))]
    for n in tried:
        right = (pow(n, -1, p) * factor % p, -1) if gcd(n, p) == 1 else (0, 0)
        yield _said("inv", n, calls.writes("inv", calls.limbs(n * factor % p)), right)
    x = calls.limbs(2 * factor % p)
    calls.mask("inv", x, x)
    yield _said("inv, z is x", 2, int.from_bytes(x.raw, "little"), pow(2, -1, p) * factor % p)


def _powers(calls: Calls, numbers: list[int], source: random.Random) -> Iterator[tuple[str, str]]:
    p, factor, size = calls.modulus, calls.factor, calls.size
    exponents = [(0, 0), (0, 1), (1, 1), (255, 1), (p - 2, size), (p, size + 3)]
    exponents += [(source.getrandbits(8 * length), length) for length in (2, size, 2 * size)]
    for n in [0, 1, p - 1, *source.sample(numbers, min(RAISED, len(numbers)))]:
        e, length = exponents[source.randrange(len(exponents))] if n > 1 else exponents[n]
        encoded = e.to_bytes(length, "little")
        left, _ = calls.writes("pow", calls.limbs(n * factor % p), encoded, ctypes.c_size_t(length))
        yield _said("pow", n, (e, left), (e, pow(n, e, p) * factor % p))
    for e, length in exponents:
        x = calls.limbs(3 * factor % p)
        calls.mask("pow", x, x, e.to_bytes(length, "little"), ctypes.c_size_t(length))
        yield _said("pow, z is x", 3, (e, int.from_bytes(x.raw, "little")), (e, pow(3, e, p) * factor % p))


def _said(name: str, n: int, got: object, right: object) -> tuple[str, str]:
    return name, "" if got == right else f"of {n:#x}: {_shown(got)}, but it is {_shown(right)}"


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    return value.hex() if isinstance(value, bytes) else f"{value:#x}"
