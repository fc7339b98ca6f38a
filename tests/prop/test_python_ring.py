# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi.Ring` against Python's own integers, to the edges of three primes, and `sangi explain ring` against it."""

from __future__ import annotations

import copy
import pickle
import random
from typing import get_args

import pytest

import sangi
from sangi import api
from sangi.errors import BadInput
from sangi.explain import ring as explained
from sangi.ring import Form

FORMS: tuple[Form, ...] = get_args(Form)
GREATEST = 2**31 - 1
#: What coefficients within a bound are: the edges, and at random.
KINDS = ("greatest", "least", "alternating", "one", "zero", "random")
#: Bits of a coefficient of a sum of products, with its sign.
WIDTH = 88


def packed(x: list[int]) -> int:
    """The polynomial at 2^WIDTH, so that one product of integers is one of polynomials."""
    offset = [value + (1 << WIDTH - 1) for value in x]
    return int.from_bytes(b"".join(v.to_bytes(WIDTH // 8, "little") for v in offset), "little") - sum_of(
        len(x)
    )


def sum_of(n: int) -> int:
    """2^(WIDTH - 1) in each of n places."""
    return (1 << WIDTH - 1) * ((1 << WIDTH * n) - 1) // ((1 << WIDTH) - 1)


def defined(a: list[list[int]], b: list[list[int]], form: Form, q: int) -> list[int]:
    """The sum of products by the definition, in integers to the end."""
    n = len(a[0])
    whole = sum(packed(x) * packed(y) for x, y in zip(a, b, strict=True)) + sum_of(2 * n - 1)
    data = whole.to_bytes(2 * n * WIDTH // 8, "little")
    step = WIDTH // 8
    c = [
        int.from_bytes(data[step * i : step * (i + 1)], "little") - (1 << WIDTH - 1) for i in range(2 * n - 1)
    ]
    for i in range(2 * n - 2, n - 1, -1):
        c[i - n] += -c[i] if form == "negacyclic" else c[i]
        c[i - n + 1] += c[i] if form == "prime" else 0
    return [x % q for x in c[:n]]


def operand(n: int, bound: int, kind: str, rng: random.Random) -> list[int]:
    """Coefficients of one kind."""
    return {
        "greatest": [bound] * n,
        "least": [-bound] * n,
        "alternating": [bound if i % 2 else -bound for i in range(n)],
        "one": [1] * n,
        "zero": [0] * n,
        "random": [rng.randint(-bound, bound) for _ in range(n)],
    }[kind]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("n", [2, 3, 8, 17, 64, 509, 1000, 1025, 2047, 2048])
def test_uniform_coefficients(form: Form, n: int, seed: int) -> None:
    rng = random.Random(seed)
    ring = sangi.Ring(n, 2**31, form)
    assert ring.method_of() == "three primes"
    some = [rng.choice(KINDS[:3]), "random"]
    for left, right in (
        [(x, y) for x in KINDS for y in KINDS] if n < 100 else zip(some, some[::-1], strict=True)
    ):
        a, b = operand(n, GREATEST, left, rng), operand(n, GREATEST, right, rng)
        assert ring.mul(a, b) == defined([a], [b], form, 2**31), (left, right)


@pytest.mark.parametrize("form", FORMS)
def test_the_greatest_sum(form: Form, seed: int) -> None:
    """As many products as are exact, where their sum is greatest: n k A B is 0.999 of what three primes hold."""
    rng = random.Random(seed)
    n, products, q = 1021, 256, 2**31 - 19
    ring = sangi.Ring(n, q, form, a=GREATEST, b=GREATEST)
    assert ring.method_of(products) == "three primes"
    kind = rng.choice(KINDS[:3])
    a, b = operand(n, GREATEST, kind, rng), operand(n, GREATEST, kind, rng)
    want = [products * x % q for x in defined([a], [b], form, q)]
    assert ring.inner([a] * products, [b] * products) == want
    with pytest.raises(BadInput, match="no product of this shape is exact"):
        sangi.Ring(n + 1, q, form, a=GREATEST, b=GREATEST).inner([a] * products, [b] * products)


def test_random_shapes(seed: int) -> None:
    """Products are right, and what is explained is what the library does, with the memory that it says."""
    rng = random.Random(seed)
    seen = set()
    for _ in range(60):
        n, q, form = rng.randint(2, 80), rng.randint(2, 2 ** rng.randint(2, 31)), rng.choice(FORMS)
        bounds = [rng.randint(1, 2 ** rng.randint(1, 31) - 1) for _ in range(2)]
        products = rng.randint(1, 4)
        ring = sangi.Ring(n, q, form, a=bounds[0], b=bounds[1])
        a, b = ([operand(n, bound, "random", rng) for _ in range(products)] for bound in bounds)
        assert ring.inner(a, b) == defined(a, b, form, q)
        told = api.explain("ring", shape=f"{n},{form},{q},{bounds[0]},{bounds[1]},{products}")
        assert (
            told["method"] == ring.method_of(products)
            and told["bound"] == n * products * bounds[0] * bounds[1]
        )
        assert f"Method: {told['method']}" in api.explain_text(told)
        seen.add(told["method"])
    assert seen == {"one prime", "two primes", "three primes"}


def test_the_scratch_is_enough() -> None:
    """For every length; SANGI_RING_SCRATCH is 13 n + 32."""
    for n in range(2, 2049):
        for form in FORMS:
            shape = explained.Shape(n, form, 2**31, 2**30, 2**30, 256)
            assert shape.primes == 3 and shape.words <= 13 * n + 32
    assert explained.Shape(4096, "cyclic", 2**31, 2**30, 2**30).words <= 13 * 4096


def test_what_is_explained() -> None:
    told = api.explain("ring", shape="2048,negacyclic,2^31")
    assert told["method"] == "three primes" and told["modulo"] == ["x^2048 + 1"] and told["reduces"]
    assert told["primes"][1]["margin"] < 0 < told["primes"][2]["margin"]
    many = api.explain("ring", shape="2048,prime,2^31,2^31-1,2^31-1,256")
    assert many["method"] is None and "No product of this shape is exact" in api.explain_text(many)
    assert api.explain("ring", shape="761,prime,4591,2295,1")["modulo"] == ["x^1024 + 1", "x^512 - 1"]
    for given, said in (
        ({"shape": ""}, "--shape"),
        ({"shape": "5,cyclic"}, "N,FORM,Q or"),
        ({"shape": "5,acyclic,7"}, "form 'acyclic'"),
        ({"shape": "1,cyclic,7"}, "n is not in 2 to"),
        ({"shape": "4096,prime,7"}, "n is not in 2 to 2048"),
        ({"shape": "8,cyclic,2^31+1"}, "q is not in 2 to 2147483648"),
        ({"shape": "8,cyclic,7,0,1"}, "the bound of a is not in 1"),
        ({"shape": "8,cyclic,7,1,2^31"}, "the bound of b is"),
        ({"shape": "8,cyclic,7,1,1,257"}, "the number of products"),
    ):
        with pytest.raises(BadInput, match=said.replace("+", r"\+")):
            api.explain("ring", **given)
    with pytest.raises(BadInput, match="--shape explains ring"):
        api.explain("p381", shape="8,cyclic,7")


def test_what_is_refused() -> None:
    ring = sangi.Ring(3, 17, "prime", b=2)
    assert ring.bounds == (16, 2) and (ring.n, ring.q, ring.form) == (3, 17, "prime")
    assert ring.mul([1, 0, 16], [0, 1, -2]) == defined([[1, 0, 16]], [[0, 1, -2]], "prime", 17)
    for a, b in (
        ([17, 0, 0], [0] * 3),
        ([0] * 3, [0, 0, -3]),
        ([2**31, 0, 0], [0] * 3),
        ([0] * 3, [-(10**30)] * 3),
    ):
        with pytest.raises(BadInput, match="beyond its bound, 16 on the left, 2 on the right"):
            ring.mul(a, b)
    full = sangi.Ring(3, 2**31)
    for x in (2**31, -(2**31), 2**32, -(2**63)):
        with pytest.raises(BadInput, match="beyond its bound"):
            full.mul([0, x, 0], [0] * 3)
    with pytest.raises(BadInput, match="2 coefficients; in this ring it has 3"):
        ring.mul([1, 2], [1, 2, 2])
    with pytest.raises(BadInput, match="1 left operands and 0 right ones"):
        ring.inner([[1, 2, 3]], [])
    with pytest.raises(BadInput, match="0 products"):
        ring.inner([], [])
    for wrong in ([1.5, 0, 0], [True, 0, 0], "abc"):
        with pytest.raises(TypeError):
            ring.mul(wrong, [0] * 3)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        sangi.Ring(3, 17.0)  # type: ignore[arg-type]
    for n, q in ((1, 17), (4097, 17), (2050, 17), (3, 1), (3, 2**31 + 1), (-3, 17), (2**40, 17)):
        with pytest.raises(BadInput, match="out of range"):
            sangi.Ring(n, q)
    with pytest.raises(BadInput, match="form 'acyclic'"):
        sangi.Ring(3, 17, "acyclic")  # type: ignore[arg-type]


def test_copies() -> None:
    ring = sangi.Ring(7, 2**20, "cyclic", a=5)
    for other in (copy.deepcopy(ring), pickle.loads(pickle.dumps(ring)), eval(f"sangi.{ring!r}")):
        assert other == ring and hash(other) == hash(ring) and repr(other) == repr(ring)
    assert ring != sangi.Ring(7, 2**20, "cyclic") and ring != 7
