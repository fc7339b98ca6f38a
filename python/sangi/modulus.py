# SPDX-License-Identifier: MIT OR Apache-2.0
"""Any modulus for Python: `Modulus(n).exp(a, e)`, computed by the C library.

For tests and exploration.  The library takes the same time for every number of a length, Python does not: its
integers show their values to whoever can measure.
"""

from __future__ import annotations

from typing import Any, Literal, SupportsIndex

from sangi._native import library
from sangi.errors import BadInput
from sangi.expression import parse_any, shorten
from sangi.field.backend import byte_order
from sangi.field.number import integer, is_integer

Method = Literal["auto", "montgomery", "ohta", "binary"]

#: Bits of a modulus.
MIN_BITS, MAX_BITS = 2, 8192

_METHODS: tuple[Method, ...] = ("auto", "montgomery", "ohta", "binary")


class Modulus:
    """The integers mod n: `Modulus(n)`, `Modulus("2^2048-1942289")` or a named field's; 2 to 8192 bits, odd or even.

    Operations take integers of any size and sign and give the one in 0 ... n - 1.  `method` is "auto", which is
    Montgomery's for odd n, masks for a power of two and else Ohta's; "montgomery", for odd n; or "ohta", for any.
    """

    __slots__ = (
        "_backend",
        "_context",
        "_exp_backend",
        "_ffi",
        "_functions",
        "_memory",
        "_method",
        "_modulus",
        "_nbytes",
        "_words",
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
        self._functions, self._ffi = call, call.ffi
        self._modulus, self._nbytes = n, (n.bit_length() + 7) // 8
        self._words = self.nbytes // 8 + 2
        self._memory = self._ffi.new("uint8_t[]", call.room(self.nbytes))
        made = self._ffi.new("void **")
        data = n.to_bytes(self.nbytes, "little")
        status = call("init")(made, self._memory, len(self._memory), data, len(data), _METHODS.index(method))
        if status:
            raise BadInput(f"{shorten(hex(n))!r} with method {method!r}: {call.words(status)}")
        self._context = made[0]
        self._method: Method = _METHODS[call("method_of")(self._context)]
        self._backend: str = self._ffi.string(call("backend")(self._context)).decode()
        self._exp_backend: str = self._ffi.string(call("exp_backend")(self._context)).decode()

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

    def add(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x + y"""
        return self._binary("add", x, y)

    def sub(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x - y"""
        return self._binary("sub", x, y)

    def mul(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x * y"""
        return self._binary("mul", x, y)

    def neg(self, x: SupportsIndex) -> int:
        """-x"""
        return self._unary("neg", x)

    def sqr(self, x: SupportsIndex) -> int:
        """x^2"""
        return self._unary("sqr", x)

    def inv(self, x: SupportsIndex) -> int:
        """1 / x; raises ZeroDivisionError where there is none."""
        z = self._new()
        if not self._functions("inv")(self._context, z, self._enter(x)):
            raise ZeroDivisionError(
                f"{shorten(hex(integer(x)))} has no inverse mod {shorten(hex(self.modulus))}"
            )
        return self._leave(z)

    def exp(self, x: SupportsIndex, e: SupportsIndex, *, vartime: bool = False) -> int:
        """x^e; x^0 is 1.  A negative e takes the inverse, as `inv`.  `vartime` asks for the faster way."""
        exponent = integer(e)
        base = self.inv(x) if exponent < 0 else x
        data = abs(exponent).to_bytes((exponent.bit_length() + 7) // 8, "little")
        z = self._new()
        name = "exp_vartime" if vartime else "exp"
        self._functions(name)(self._context, z, self._enter(base), data, len(data))
        return self._leave(z)

    def reduce(self, data: bytes, byteorder: Literal["little", "big"] = "little") -> int:
        """The number that at most twice `nbytes` bytes encode, mod n; raises `BadInput` for more."""
        if len(data) > 2 * self.nbytes:
            raise BadInput(f"at most {2 * self.nbytes} bytes are reduced, not {len(data)}")
        z = self._new()
        name = "from_bytes_wide" if byte_order(byteorder) == "little" else "from_bytes_wide_be"
        self._functions(name)(self._context, z, data, len(data))
        return self._leave(z)

    def _binary(self, operation: str, x: SupportsIndex, y: SupportsIndex) -> int:
        z = self._new()
        self._functions(operation)(self._context, z, self._enter(x), self._enter(y))
        return self._leave(z)

    def _unary(self, operation: str, x: SupportsIndex) -> int:
        z = self._new()
        self._functions(operation)(self._context, z, self._enter(x))
        return self._leave(z)

    def _new(self) -> Any:
        return self._ffi.new("uint64_t[]", self._words)

    def _enter(self, x: SupportsIndex) -> Any:
        if not is_integer(x):
            raise TypeError(f"an integer is wanted, not {type(x).__name__}")
        z, data = self._new(), (integer(x) % self.modulus).to_bytes(self.nbytes, "little")
        self._functions("from_bytes")(self._context, z, data, len(data))
        return z

    def _leave(self, z: Any) -> int:
        data = self._ffi.new("uint8_t[]", self.nbytes)
        self._functions("to_bytes")(self._context, data, len(data), z)
        return int.from_bytes(self._ffi.buffer(data), "little")
