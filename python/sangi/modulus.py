# SPDX-License-Identifier: MIT OR Apache-2.0
"""Any modulus for Python: `Modulus(n).exp(a, e)`, computed by the C library.

For tests and exploration.  The library takes the same time for every number of a length, Python does not: its
integers show their values to whoever can measure.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, SupportsIndex, cast

from sangi._native import library
from sangi.arithmetic import Fastest, exact
from sangi.eight import COUNT, MAX_BYTES, MIN_BYTES, Eight
from sangi.errors import BadInput
from sangi.expression import parse_any, shorten
from sangi.field.backend import byte_order
from sangi.field.number import integer, is_integer

Method = Literal["auto", "montgomery", "ohta", "binary"]

#: Bits of a modulus.
MIN_BITS, MAX_BITS = 2, 8192

#: Powers from which on eight at once take less time than one after the other.
FEWEST = 3

_METHODS: tuple[Method, ...] = ("auto", "montgomery", "ohta", "binary")


class Modulus(Fastest):
    """The integers mod n: `Modulus(n)`, `Modulus("2^2048-1942289")` or a named field's; 2 to 8192 bits, odd or even.

    Operations take integers of any size and sign and give the one in 0 ... n - 1.  `method` is "auto", which is
    Montgomery's for odd n, masks for a power of two and else Ohta's; "montgomery", for odd n; or "ohta", for any.
    """

    __slots__ = (
        "_backend",
        "_context",
        "_eight",
        "_exp_backend",
        "_functions",
        "_memory",
        "_method",
        "_modulus",
        "_nbytes",
    )

    def __init__(self, modulus: str | SupportsIndex, method: Method = "auto") -> None:
        """Raises `BadInput`, a ValueError, for what is no modulus or method, and `Unavailable` without a library."""
        if isinstance(modulus, str):
            n = parse_any(modulus)
        elif is_integer(modulus):
            n = integer(modulus)
        else:
            raise TypeError(f"a modulus is an expression or an integer, not {type(modulus).__name__}")
        if n < 0 or not MIN_BITS <= n.bit_length() <= MAX_BITS:
            shown = shorten(modulus if isinstance(modulus, str) else hex(n))
            sign = "is negative" if n < 0 else f"has {n.bit_length()} bits"
            raise BadInput(f"{shown!r} {sign}; a modulus has {MIN_BITS} to {MAX_BITS} bits")
        if method not in ("auto", "montgomery", "ohta"):
            raise BadInput(f"method {method!r}: there is 'auto', 'montgomery' and 'ohta'")
        call = library().modulus()
        self._functions, ffi = call, call.ffi
        self._modulus, self._nbytes = n, (n.bit_length() + 7) // 8
        self._memory = ffi.new("uint8_t[]", call.room(self.nbytes))
        made = ffi.new("void **")
        data = n.to_bytes(self.nbytes, "little")
        status = call("init")(made, self._memory, len(self._memory), data, len(data), _METHODS.index(method))
        if status:
            raise BadInput(f"{shorten(hex(n))!r} with method {method!r}: {call.words(status)}")
        self._context = made[0]
        self._method: Method = _METHODS[call("method_of")(self._context)]
        self._backend: str = ffi.string(call("backend")(self._context)).decode()
        self._exp_backend: str = ffi.string(call("exp_backend")(self._context)).decode()
        self._prepare(call, self._context, n)
        self._eight: Eight | None = None

    @property
    def modulus(self) -> int:
        """The modulus."""
        return self._modulus

    @property
    def method(self) -> Method:
        """How products are reduced: "montgomery", "ohta" or "binary"."""
        return self._method

    @property
    def backend(self) -> str:
        """The back end of products, sums and inverses on this machine: "x64" or "c"."""
        return self._backend

    @property
    def exp_backend(self) -> str:
        """The back end of powers: "ifma", "x64" or "c"."""
        return self._exp_backend

    @property
    def bits(self) -> int:
        """Bits of the modulus."""
        return self._modulus.bit_length()

    @property
    def nbytes(self) -> int:
        """Bytes of an encoded number."""
        return self._nbytes

    def __eq__(self, other: object) -> bool:
        """Whether modulus and method are the same."""
        if not isinstance(other, Modulus):
            return NotImplemented
        return (self.modulus, self.method) == (other.modulus, other.method)

    def __hash__(self) -> int:
        """That of modulus and method."""
        return hash((self.modulus, self.method))

    def __repr__(self) -> str:
        """The call that makes it, without the module."""
        return f"Modulus(0x{self.modulus:x}, {self.method!r})"

    def __reduce__(self) -> tuple[type[Modulus], tuple[int, Method]]:
        """Copies and pickles as its modulus and method."""
        return Modulus, (self.modulus, "auto" if self.method == "binary" else self.method)

    def exp_many(
        self,
        xs: Iterable[SupportsIndex],
        e: SupportsIndex | Iterable[SupportsIndex],
        *,
        vartime: bool = False,
    ) -> list[int]:
        """x^e for each x, with one exponent for all or one for each; as `exp`, and faster with AVX-512 IFMA.

        That computes eight powers at once, for moduli of 32 to 512 bytes.  Raises `BadInput` where there are more or
        fewer exponents than numbers.
        """
        bases = [exact(x) for x in xs]
        exponents = [exact(e)] * len(bases) if is_integer(e) else [exact(y) for y in cast(Iterable[Any], e)]
        if len(bases) != len(exponents):
            raise BadInput(f"{len(bases)} numbers and {len(exponents)} exponents")
        eight, out = self._eight_at_once(), []
        for at in range(0, len(bases), COUNT):
            some = list(zip(bases[at : at + COUNT], exponents[at : at + COUNT], strict=True))
            if eight is None or len(some) < FEWEST:
                out += [self.exp(x, y, vartime=vartime) for x, y in some]
            else:
                entered = [self.inv(x) if y < 0 else x % self.modulus for x, y in some]
                out += eight.exp(entered, [abs(y) for _, y in some])
        return out

    def _eight_at_once(self) -> Eight | None:
        """What computes eight powers at once, where that is faster."""
        if self._method == "binary" or not MIN_BYTES <= self.nbytes <= MAX_BYTES:
            return None
        if self._eight is None:
            self._eight = Eight(library(), self.modulus, self._method)
        return self._eight if self._eight.backend == "ifma" else None

    def reduce(self, data: bytes, byteorder: Literal["little", "big"] = "little") -> int:
        """The number that at most twice `nbytes` bytes encode, mod n; raises `BadInput` for more."""
        if len(data) > 2 * self.nbytes:
            raise BadInput(f"at most {2 * self.nbytes} bytes are reduced, not {len(data)}")
        call, ffi = self._functions, self._functions.ffi
        z, out = ffi.new("uint64_t[]", self.nbytes // 8 + 2), ffi.new("uint8_t[]", self.nbytes)
        name = "from_bytes_wide" if byte_order(byteorder) == "little" else "from_bytes_wide_be"
        call(name)(self._context, z, data, len(data))
        call("to_bytes")(self._context, out, len(out), z)
        return int.from_bytes(ffi.buffer(out), "little")
