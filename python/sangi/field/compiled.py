# SPDX-License-Identifier: MIT OR Apache-2.0
"""Any other modulus: the generator's LLVM IR, compiled in this process when an operation is first used.

Each kernel is compared with integers on the edges of its operands before its first use.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from itertools import product
from threading import Lock
from typing import Any

from cffi import FFI

from sangi.codegen.emit import ir
from sangi.codegen.field import Field as Generated
from sangi.codegen.llvm import Engine, load_native
from sangi.codegen.montgomery import two_adicity
from sangi.codegen.op import OPERATIONS
from sangi.errors import BadInput, CheckFailed
from sangi.field.backend import SMALL, Backend, ByteOrder
from sangi.prime import is_prime

#: Bits of a limb; LLVM compiles into a process of 64-bit machines only.
WIDTH = 64
#: LLVM's effort: more of it makes these kernels hardly faster, and their compilation much slower.
EFFORT = 1
#: Every machine that LLVM is set up for here stores the low byte first.
HOST_ORDER: ByteOrder = "little"

_FORMS = {
    ("z", "x", "y"): "void (*)(uint64_t *, const uint64_t *, const uint64_t *)",
    ("z", "x"): "void (*)(uint64_t *, const uint64_t *)",
    ("z", "x", "c"): "void (*)(uint64_t *, const uint64_t *, uint64_t)",
    ("x",): "uint64_t (*)(const uint64_t *)",
    ("x", "y"): "uint64_t (*)(const uint64_t *, const uint64_t *)",
}


class CompiledBackend(Backend):
    """Kernels for one odd modulus; its elements are held as `Shape.factor` says."""

    name = "llvm"

    def __init__(self, modulus: int) -> None:
        """Compiles nothing yet."""
        self._p = modulus
        self._field = Generated("", modulus, "sangi_compiled", "", "")
        shape = self._field.shape(WIDTH)
        self._limbs, self._factor = shape.limbs, shape.factor
        self._divisor = pow(self._factor, -1, modulus)
        self._ffi = FFI()
        self._engines: list[Engine] = []
        self._kernels: dict[str, Callable[..., Any]] = {}
        self._lock = Lock()
        self.nbytes = (modulus.bit_length() + 7) // 8

    @cached_property
    def is_prime(self) -> bool:
        """Whether the modulus is prime."""
        return is_prime(self._p)

    def new(self) -> Any:
        """A cell of zeros."""
        return self._ffi.new("uint64_t[]", self._limbs)

    def kernel(self, operation: str) -> Callable[..., Any]:
        """A compiled operation; raises `Unavailable` on a machine that LLVM is not set up for."""
        if operation not in self._kernels:
            with self._lock:
                if operation not in self._kernels:
                    self._kernels[operation] = self._compiled(operation)
        return self._kernels[operation]

    def _compiled(self, operation: str) -> Callable[..., Any]:
        program = OPERATIONS[operation].build(self._field.shape(WIDTH))
        symbol = self._field.symbol(operation)
        engine = load_native(ir.function(program, symbol), EFFORT)
        self._engines.append(engine)  # The code lives as long as its engine.
        form = _FORMS[*program.pointers, *program.scalars]
        function: Callable[..., Any] = self._ffi.cast(form, engine.address(symbol))
        self._check(operation, function, form.startswith("void"))
        return function

    def _check(self, operation: str, function: Callable[..., Any], writes: bool) -> None:
        """Compares a kernel with integers; raises `CheckFailed`."""
        wanted = OPERATIONS[operation]
        p, edges = self._p, (0, 1, self._p // 2, self._p - 1, secrets.randbelow(self._p))
        scalars = (0, 1, SMALL - 1) if wanted.scalar else (0,)
        for x, y, s in product(edges, edges if wanted.operands == 2 else (0,), scalars):
            operands: list[Any] = [self._cell(n) for n in (x, y)[: wanted.operands]]
            operands += [s] if wanted.scalar else []
            z = self.new()
            if writes:
                function(z, *operands)
                got = self._number(z)
            else:
                got = function(*operands) & 1
            (right,) = wanted.expected(p, self._factor, x, y, s)
            if not wanted.agrees(got, right, p):
                raise CheckFailed(
                    f"{operation} mod 0x{p:x}, as compiled here: 0x{got:x} for 0x{x:x}, 0x{y:x}, {s}; "
                    f"it is 0x{right:x}"
                )

    def _cell(self, number: int) -> Any:
        cell = self.new()
        self._ffi.memmove(cell, number.to_bytes(8 * self._limbs, HOST_ORDER), 8 * self._limbs)
        return cell

    def _number(self, cell: Any) -> int:
        return int.from_bytes(bytes(self._ffi.buffer(cell)), HOST_ORDER)

    def encode(self, value: int) -> Any:
        """The cell of a number below p."""
        return self._cell(value * self._factor % self._p)

    def decode(self, cell: Any) -> int:
        """The number below p that a cell stands for."""
        return self._number(cell) * self._divisor % self._p

    def inverse(self, cell: Any) -> Any:
        """1 / x, or None where x and the modulus share a factor."""
        if self.is_prime:
            return None if self.kernel("is_zero")(cell) else self.power(cell, self._p - 2)
        try:
            return self.encode(pow(self.decode(cell), -1, self._p))
        except ValueError:
            return None

    def inverses(self, cells: Sequence[Any]) -> list[Any] | None:
        """1 / x for each x, by one inversion; None where one has no inverse."""
        mul = self.kernel("mul")
        before = [self.encode(1)]
        for cell in cells:
            before.append(self._times(before[-1], cell))
        left = self.inverse(before.pop())
        if left is None:
            return None
        out = []
        for cell, head in zip(reversed(cells), reversed(before), strict=True):
            out.append(self._times(head, left))
            mul(left, left, cell)
        return out[::-1]

    def _times(self, x: Any, y: Any) -> Any:
        z = self.new()
        self.kernel("mul")(z, x, y)
        return z

    def power(self, cell: Any, exponent: int) -> Any:
        """x^e for e >= 0, four bits at a time; x^0 is 1."""
        mul, sqr = self.kernel("mul"), self.kernel("sqr")
        powers = [self.encode(1)]
        for _ in range(15):
            powers.append(self._times(powers[-1], cell))
        z = self.encode(1)
        for digit in _digits(exponent):
            for _ in range(4):
                sqr(z, z)
            mul(z, z, powers[digit])
        return z

    def is_square(self, cell: Any) -> bool:
        """Whether there is a square root, by Euler's criterion; raises `BadInput` for a composite modulus."""
        self._wants_prime()
        if self.kernel("is_zero")(cell):
            return True
        return bool(self.kernel("equal")(self.power(cell, self._p // 2), self.encode(1)))

    def root(self, cell: Any) -> Any:
        """A square root, or None, after Tonelli and Shanks; raises `BadInput` for a composite modulus."""
        self._wants_prime()
        equal, mul, sqr, one = self.kernel("equal"), self.kernel("mul"), self.kernel("sqr"), self.encode(1)
        twos = two_adicity(self._p)
        z = self.power(cell, (self._p - 1 >> twos) // 2)
        t = self._times(self._times(z, z), cell)
        mul(z, z, cell)
        if self.kernel("is_zero")(z):
            return z
        c = self._unity if twos > 1 else one
        # z^2 = x * t, and t is a 2^(twos - 1)-th root of unity wherever x is a square.
        while not equal(t, one):
            b, order = self._times(t, t), 1
            while order < twos and not equal(b, one):
                sqr(b, b)
                order += 1
            if order >= twos:
                return None
            for _ in range(twos - order - 1):
                c = self._times(c, c)
            twos = order
            mul(z, z, c)
            c = self._times(c, c)
            mul(t, t, c)
        return z

    @cached_property
    def _unity(self) -> Any:
        """A root of unity whose order is the power of two in p - 1."""
        a = next(a for a in range(2, self._p) if not self.is_square(self.encode(a)))
        return self.power(self.encode(a), self._p - 1 >> two_adicity(self._p))

    def _wants_prime(self) -> None:
        if not self.is_prime:
            raise BadInput(f"square roots want a prime modulus, and 0x{self._p:x} is not prime")

    def from_bytes(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The element that `nbytes` bytes encode, or None for a number that is not below p."""
        value = int.from_bytes(data, byteorder)
        return self.encode(value) if value < self._p else None

    def from_bytes_wide(self, data: bytes, byteorder: ByteOrder) -> Any:
        """The number that at most twice `nbytes` bytes encode, mod p."""
        return self.encode(int.from_bytes(data, byteorder) % self._p)

    def to_bytes(self, cell: Any, byteorder: ByteOrder) -> bytes:
        """The element in `nbytes` bytes."""
        return self.decode(cell).to_bytes(self.nbytes, byteorder)

    def random(self) -> Any:
        """A random element, from the operating system's randomness."""
        return self.encode(secrets.randbelow(self._p))


def _digits(number: int) -> Iterator[int]:
    """The hexadecimal digits, highest first."""
    for at in range((number.bit_length() + 3) // 4 - 1, -1, -1):
        yield number >> 4 * at & 15
