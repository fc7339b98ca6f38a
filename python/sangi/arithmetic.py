# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi.Modulus` computes with: the extension module `sangi._modular`, or cffi where there is none of it.

The extension module is in the wheel and, where CPython's headers are, in the checkout's build/.  Both ways have the
same methods, which call the same functions of the C library; cffi takes several times as long.
"""

from __future__ import annotations

import importlib
import importlib.util
from functools import cache
from importlib.machinery import EXTENSION_SUFFIXES
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from sangi import _native
from sangi._native import Library, ModFunctions
from sangi.errors import Unavailable
from sangi.expression import shorten
from sangi.field.number import integer, is_integer

#: The functions whose addresses the extension module takes, in its order.
ADDRESSES = (
    "add",
    "sub",
    "neg",
    "inv",
    "inv_vartime",
    "exp",
    "exp_vartime",
    "mul_bytes",
    "from_bytes",
    "to_bytes",
)
#: An exponent below this is taken as public: it is too short to be a secret.
PUBLIC_EXPONENT = 1 << 32
_SUFFIX = ".abi3.so"


def exact(x: object) -> int:
    """What stands for an integer, as an int; raises TypeError for all else."""
    if not is_integer(x):
        raise TypeError(f"an integer is wanted, not {type(x).__name__}")
    return int(integer(x))


def no_inverse(x: SupportsIndex, n: int) -> NoReturn:
    """Raises ZeroDivisionError."""
    raise ZeroDivisionError(f"{shorten(hex(integer(x)))} has no inverse mod {shorten(hex(n))}")


class Arithmetic:
    """Numbers mod n by cffi.  Operations take integers of any size and sign and give the one in 0 ... n - 1."""

    __slots__ = ("_at", "_bytes", "_call", "_limbs", "_n")

    def _prepare(self, call: ModFunctions, context: Any, n: int) -> None:
        """Takes a context of n, which its caller keeps alive."""
        self._call, self._at, self._n = call, context, n
        self._bytes = (n.bit_length() + 7) // 8
        self._limbs = self._bytes // 8 + 2

    def add(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x + y"""
        return self._of_two("add", x, y)

    def sub(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x - y"""
        return self._of_two("sub", x, y)

    def mul(self, x: SupportsIndex, y: SupportsIndex) -> int:
        """x * y"""
        z, a, b = self._call.ffi.new("uint8_t[]", self._bytes), self._number(x), self._number(y)
        self._call("mul_bytes")(self._at, z, len(z), a, len(a), b, len(b))
        return int.from_bytes(self._call.ffi.buffer(z), "little")

    def neg(self, x: SupportsIndex) -> int:
        """-x"""
        z = self._enter(x)
        self._call("neg")(self._at, z, z)
        return self._leave(z)

    def sqr(self, x: SupportsIndex) -> int:
        """x^2"""
        return self.mul(x, x)

    def inv(self, x: SupportsIndex, /, *, vartime: bool = False) -> int:
        """1 / x; raises ZeroDivisionError where there is none.

        `vartime` asks for the faster way, whose time depends on x and n.
        """
        z = self._enter(x)
        if not self._call("inv_vartime" if vartime else "inv")(self._at, z, z):
            no_inverse(x, self._n)
        return self._leave(z)

    def exp(self, x: SupportsIndex, e: SupportsIndex, *, vartime: bool = False) -> int:
        """x^e; x^0 is 1.  A negative e takes the inverse, as `inv`.

        `vartime` asks for the faster way, which an e below 2^32 always takes.
        """
        exponent = exact(e)
        z = self._enter(self.inv(x) if exponent < 0 else x)
        data = abs(exponent).to_bytes((exponent.bit_length() + 7) // 8, "little")
        name = "exp_vartime" if vartime or abs(exponent) < PUBLIC_EXPONENT else "exp"
        self._call(name)(self._at, z, z, data, len(data))
        return self._leave(z)

    def _of_two(self, operation: str, x: SupportsIndex, y: SupportsIndex) -> int:
        z = self._enter(x)
        self._call(operation)(self._at, z, z, self._enter(y))
        return self._leave(z)

    def _number(self, x: SupportsIndex) -> bytes:
        return (exact(x) % self._n).to_bytes(self._bytes, "little")

    def _enter(self, x: SupportsIndex) -> Any:
        z, data = self._call.ffi.new("uint64_t[]", self._limbs), self._number(x)
        self._call("from_bytes")(self._at, z, data, len(data))
        return z

    def _leave(self, z: Any) -> int:
        data = self._call.ffi.new("uint8_t[]", self._bytes)
        self._call("to_bytes")(self._at, data, len(data), z)
        return int.from_bytes(self._call.ffi.buffer(data), "little")


@cache
def _addresses(library: Library) -> tuple[int, ...]:
    call = library.modulus()
    return tuple(int(call.ffi.cast("uintptr_t", call(name))) for name in ADDRESSES)


def _extension() -> Any:
    """The extension module, or None where there is none for this Python."""
    if _SUFFIX not in EXTENSION_SUFFIXES:
        return None
    try:
        return importlib.import_module("sangi._modular")
    except ImportError:
        pass
    try:
        built = _native.find().with_name(f"_modular{_SUFFIX}")
        spec = importlib.util.spec_from_file_location("sangi._modular", built)
        if spec is None or spec.loader is None or not built.is_file():
            return None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    except (ImportError, Unavailable):
        return None
    return module


def _fastest() -> type:
    extension = _extension()
    if extension is None:
        return Arithmetic

    class Extended(extension.Arithmetic):  # type: ignore[misc, name-defined]
        """Numbers mod n by the extension module."""

        __slots__ = ()

        def _prepare(self, call: ModFunctions, context: Any, n: int) -> None:
            data = n.to_bytes((n.bit_length() + 7) // 8, "little")
            address = int(call.ffi.cast("uintptr_t", context))
            self._set(_addresses(call.library), address, n, data, exact, no_inverse)

    return Extended


if TYPE_CHECKING:
    Fastest = Arithmetic
else:
    Fastest = _fastest()
