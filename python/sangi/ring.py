# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products of polynomials for Python: `Ring(n, q).mul(a, b)`, computed by the C library.

The library takes the same time for all coefficients, Python does not: its integers show their values to whoever can
measure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, SupportsIndex, get_args

from sangi._native import library
from sangi.errors import BadInput
from sangi.field.number import integer, is_integer

Form = Literal["negacyclic", "cyclic", "prime"]

_FORMS: tuple[Form, ...] = get_args(Form)
_POLYNOMIALS = {"negacyclic": "x^{} + 1", "cyclic": "x^{} - 1", "prime": "x^{} - x - 1"}
_OK, _OUT_OF_RANGE, _BAD_SHAPE = 0, 1, 7

_PROTOTYPES = """
typedef struct { uint32_t n, form, q, a, b, products; } sangi_ring_shape;
const char *sangi_ring_method_of(const sangi_ring_shape *shape);
int sangi_ring_inner_checked(uint32_t *c, const int32_t *a, const int32_t *b, const sangi_ring_shape *shape,
                             int32_t *scratch, size_t words);
"""


class Ring:
    """Z_q[x] modulo x^n + 1 ("negacyclic"), x^n - 1 ("cyclic") or x^n - x - 1 ("prime"), for any q from 2 to 2^31.

    n is 2 to 2048, or 4096 modulo the first two.  An operand is a sequence of n integers, the coefficient of x^0 first,
    from -a to a for the left one and from -b to b for the right one; both bounds are q - 1 where none is given.
    Smaller bounds may take fewer primes, and so less time.  A product is the list of n integers from 0 to q - 1.
    """

    __slots__ = ("_a", "_b", "_form", "_n", "_q")

    def __init__(
        self,
        n: SupportsIndex,
        q: SupportsIndex,
        form: Form = "negacyclic",
        *,
        a: SupportsIndex | None = None,
        b: SupportsIndex | None = None,
    ) -> None:
        """Raises `BadInput`, a ValueError, for no ring or no exact product, and `Unavailable` without a library."""
        if form not in _FORMS:
            raise BadInput(f"form {form!r}: there is {', '.join(map(repr, _FORMS))}")
        given = [n, q, *(bound for bound in (a, b) if bound is not None)]
        if not all(map(is_integer, given)):
            raise TypeError("n, q and the bounds of a ring are integers")
        self._n, self._q, self._form = integer(n), integer(q), form
        self._a, self._b = (self._q - 1 if bound is None else integer(bound) for bound in (a, b))
        self.method_of(1)

    @property
    def n(self) -> int:
        """The number of coefficients."""
        return self._n

    @property
    def q(self) -> int:
        """The modulus of the coefficients."""
        return self._q

    @property
    def form(self) -> Form:
        """Which polynomial products are reduced by."""
        return self._form

    @property
    def bounds(self) -> tuple[int, int]:
        """The greatest magnitudes of left and right coefficients."""
        return self._a, self._b

    def __eq__(self, other: object) -> bool:
        """Whether ring and bounds are the same."""
        if not isinstance(other, Ring):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        """That of ring and bounds."""
        return hash(self._key())

    def __repr__(self) -> str:
        """The call that makes it, without the module."""
        return f"Ring({self._n}, {self._q}, {self._form!r}, a={self._a}, b={self._b})"

    def __reduce__(self) -> tuple[Any, tuple[int, int, Form, int, int]]:
        """Copies and pickles as its ring and bounds."""
        return _made, self._key()

    def method_of(self, products: SupportsIndex = 1) -> str:
        """How sums of so many products are computed: by "one prime", "two primes" or "three primes".

        Raises `BadInput` where none is exact.
        """
        loaded, shape = self._shape(products)
        found = loaded.function("sangi_ring_method_of")(shape)
        if found == loaded.ffi.NULL:
            raise self._refusal(products)
        return bytes(loaded.ffi.string(found)).decode()

    def mul(self, a: Sequence[SupportsIndex], b: Sequence[SupportsIndex]) -> list[int]:
        """a b; raises `BadInput` for another number of coefficients, or one beyond its bound."""
        return self.inner([a], [b])

    def inner(self, a: Sequence[Sequence[SupportsIndex]], b: Sequence[Sequence[SupportsIndex]]) -> list[int]:
        """a[0] b[0] + a[1] b[1] + ..., for 1 to 256 pairs; raises `BadInput` as `mul`, and where no way is exact."""
        if len(a) != len(b):
            raise BadInput(f"{len(a)} left operands and {len(b)} right ones")
        self.method_of(len(a))
        loaded, shape = self._shape(len(a))
        left, right = (loaded.ffi.new("int32_t[]", self._words(each)) for each in (a, b))
        made = loaded.ffi.new("uint32_t[]", self._n)
        scratch = loaded.ffi.new("int32_t[]", 13 * self._n + 32)  # SANGI_RING_SCRATCH(n)
        status = loaded.function("sangi_ring_inner_checked")(made, left, right, shape, scratch, len(scratch))
        if status == _OUT_OF_RANGE:
            raise BadInput(
                f"a coefficient is beyond its bound, {self._a} on the left, {self._b} on the right"
            )
        assert status == _OK
        return list(made)

    def _key(self) -> tuple[int, int, Form, int, int]:
        return self._n, self._q, self._form, self._a, self._b

    def _shape(self, products: SupportsIndex) -> tuple[Any, Any]:
        loaded = library()
        loaded.declare(_PROTOTYPES)
        numbers = (self._n, self._q, self._a, self._b, integer(products))
        if not all(0 <= number < 2**32 for number in numbers):
            raise self._refusal(products)
        n, q, a, b, count = numbers
        return loaded, loaded.ffi.new("sangi_ring_shape *", (n, _FORMS.index(self._form), q, a, b, count))

    def _refusal(self, products: SupportsIndex) -> BadInput:
        polynomial = _POLYNOMIALS[self._form].format(self._n)
        return BadInput(
            f"{integer(products)} products modulo {self._q} and {polynomial} within {self._a} and {self._b}: "
            "no product of this shape is exact, or its numbers are out of range"
        )

    def _words(self, operands: Sequence[Sequence[SupportsIndex]]) -> list[int]:
        words = []
        for operand in operands:
            if len(operand) != self._n:
                raise BadInput(f"an operand has {len(operand)} coefficients; in this ring it has {self._n}")
            if not all(map(is_integer, operand)):
                raise TypeError("coefficients are integers")
            # What no word holds becomes -2^31, which is beyond every bound.
            words += [x if abs(x) < 2**31 else -(2**31) for x in map(integer, operand)]
        return words


def _made(n: int, q: int, form: Form, a: int, b: int) -> Ring:
    return Ring(n, q, form, a=a, b=b)
