# SPDX-License-Identifier: MIT OR Apache-2.0
"""The functions of a user's PREFIX_ifma_field.c, over Python's integers in the place of the kernels.

So they run on every processor; the kernels themselves are interpreted, and run where the processor has them.
"""

from __future__ import annotations

import ctypes
import random
from collections.abc import Callable, Iterator
from math import gcd

from sangi.codegen.x8.shape import X8Shape
from sangi.verify.vectors.field import drawn, edges

LANES = 8
_ARRAY = ctypes.POINTER(ctypes.c_uint64)
#: The kernels that the functions may call, by their number of operands.
KERNELS = {"mul": 2, "sqr": 1, "sub": 2, "reduce": 1}
_HOOK = {count: ctypes.CFUNCTYPE(None, *[_ARRAY] * (count + 1)) for count in (1, 2)}


def stand_ins(prefix: str) -> str:
    """C that defines the kernels: each calls a function that is set later."""
    parts = ["#include <stdint.h>\n"]
    for name, count in KERNELS.items():
        formal = ", ".join(["uint64_t *z", *(f"const uint64_t *{x}" for x in "xy"[:count])])
        actual = ", ".join(["z", *"xy"[:count]])
        parts.append(f"void (*hook_{name})({formal});\n")
        parts.append(f"void {prefix}_{name}({formal}) {{\n    hook_{name}({actual});\n}}\n")
    return "".join(parts)


class Eight:
    """The functions of one library on eight numbers."""

    def __init__(self, library: ctypes.CDLL, prefix: str, shape: X8Shape, source: random.Random) -> None:
        """Puts integers in the place of the kernels; results that may be below 2p are sometimes above p."""
        self._library, self._prefix, self.shape, self._source = library, prefix, shape, source
        self.size = -(-shape.modulus.bit_length() // 8)
        p, inverse = shape.modulus, pow(shape.radix, -1, shape.modulus)
        self._hooks = [
            self._hook("mul", lambda x, y: self._lazy(x * y * inverse)),
            self._hook("sqr", lambda x: self._lazy(x * x * inverse)),
            self._hook("sub", lambda x, y: self._lazy(x - y)),
            self._hook("reduce", lambda x: x % p),
        ]

    def _lazy(self, number: int) -> int:
        p = self.shape.modulus
        return number % p + p * self._source.getrandbits(1)

    def _hook(self, name: str, compute: Callable[..., int]) -> object:
        def call(z: ctypes._Pointer[ctypes.c_uint64], *given: ctypes._Pointer[ctypes.c_uint64]) -> None:
            self._put(z, [compute(*numbers) for numbers in zip(*map(self._get, given), strict=True)])

        hook = _HOOK[KERNELS[name]](call)
        ctypes.c_void_p.in_dll(self._library, f"hook_{name}").value = ctypes.cast(hook, ctypes.c_void_p).value
        return hook

    def _get(self, words: ctypes.Array[ctypes.c_uint64] | ctypes._Pointer[ctypes.c_uint64]) -> list[int]:
        n, width = self.shape.limbs, self.shape.width
        return [sum(words[LANES * i + lane] << width * i for i in range(n)) for lane in range(LANES)]

    def _put(
        self, words: ctypes.Array[ctypes.c_uint64] | ctypes._Pointer[ctypes.c_uint64], numbers: list[int]
    ) -> None:
        for lane, number in enumerate(numbers):
            for i, digit in enumerate(self.shape.digits(number)):
                words[LANES * i + lane] = digit

    def _array(self) -> ctypes.Array[ctypes.c_uint64]:
        return (ctypes.c_uint64 * (LANES * self.shape.limbs))()

    def elements(self, numbers: list[int]) -> ctypes.Array[ctypes.c_uint64]:
        """Eight numbers in Montgomery form, below 2p."""
        words = self._array()
        self._put(words, [self._lazy(n * self.shape.radix) for n in numbers])
        return words

    def mask(self, name: str, *arguments: object) -> int:
        """The bits that a function returns."""
        function = getattr(self._library, f"{self._prefix}_{name}")
        function.restype = ctypes.c_uint8
        return int(function(*arguments))

    def writes(self, name: str, *arguments: object) -> tuple[list[int], int]:
        """The numbers that a function leaves, out of Montgomery form, and the bits that it returns."""
        z = self._array()
        bits = self.mask(name, z, *arguments)
        found = self._get(z)
        assert all(n < 2 * self.shape.modulus for n in found), f"{name}: a number is not below 2p"
        return [n * pow(self.shape.radix, -1, self.shape.modulus) % self.shape.modulus for n in found], bits

    def encoded(self, numbers: list[int]) -> bytes:
        """The bytes that to_bytes writes."""
        room = ctypes.create_string_buffer(LANES * self.size)
        getattr(self._library, f"{self._prefix}_to_bytes")(room, self.elements(numbers))
        return room.raw


def faults(eight: Eight, source: random.Random) -> Iterator[tuple[str, str]]:
    """For each function and eight cases its name and what is wrong, or ""."""
    p, size = eight.shape.modulus, eight.size
    some = [*edges(p, eight.shape.width), *drawn(p, 64, 40, source)]
    some += [p // q for q in (3, 5, 7) if p % q == 0]
    some += [0] * (-len(some) % LANES)
    for at in range(0, len(some), LANES):
        numbers = some[at : at + LANES]
        encoded = b"".join(n.to_bytes(size, "little") for n in numbers)
        yield _said("from_bytes", eight.writes("from_bytes", encoded), (numbers, 0xFF))
        yield _said("to_bytes", eight.encoded(numbers), encoded)
        # Beyond p: a little, by the highest bit of the bytes, and not.
        more = (min(p, (1 << 8 * size) - 1 - max(numbers)), 0, 1 << 8 * size - 1, 0)
        beyond = [
            n | more[lane % 4] if lane % 4 == 2 else n + more[lane % 4] for lane, n in enumerate(numbers)
        ]
        right = [n if n < p else 0 for n in beyond]
        bits = sum(1 << lane for lane, n in enumerate(beyond) if n < p)
        encoded = b"".join(n.to_bytes(size, "little") for n in beyond)
        yield _said("from_bytes", eight.writes("from_bytes", encoded), (right, bits))
        units = [gcd(n, p) == 1 for n in numbers]
        inverses = [pow(n, -1, p) if unit else 0 for n, unit in zip(numbers, units, strict=True)]
        bits = sum(unit << lane for lane, unit in enumerate(units))
        yield _said("inv", eight.writes("inv", eight.elements(numbers)), (inverses, bits))
        zeros = sum((n == 0) << lane for lane, n in enumerate(numbers))
        yield _said("is_zero", eight.mask("is_zero", eight.elements(numbers)), zeros)
        others = [n if lane % 3 else (n + 1) % p for lane, n in enumerate(numbers)]
        same = sum((a == b) << lane for lane, (a, b) in enumerate(zip(numbers, others, strict=True)))
        yield _said("equal", eight.mask("equal", eight.elements(numbers), eight.elements(others)), same)
    for e, length in ((0, 0), (1, 1), (255, 1), (source.getrandbits(8 * size), size)):
        numbers = source.sample(some, LANES)
        given = (eight.elements(numbers), e.to_bytes(length, "little"), ctypes.c_size_t(length))
        yield _said("pow", eight.writes("pow", *given)[0], [pow(n, e, p) for n in numbers])


def _said(name: str, got: object, right: object) -> tuple[str, str]:
    return name, "" if got == right else f"{got} in the lanes, but it is {right}"
