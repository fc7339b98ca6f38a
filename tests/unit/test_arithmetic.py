# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `sangi.Modulus` computes with: the extension module and cffi give the same, and refuse the same."""

from __future__ import annotations

import inspect
import random
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from pathlib import Path
from typing import Any

import pytest

import sangi
from sangi import arithmetic
from sangi.errors import BadInput

#: Short and long ones, of each method; the longest.
MODULI = (2, 97, 2**64, 2**255 - 19, 10**100, 2**2048 - 1942289, 2**8192 - 1)
#: Shorter, and longer, than those of which eight powers are computed at once.
MANY = (97, 2**255 - 19, 2**256, 10**100, 2**1024 - 105, 2**4096 - 1, 2**8192 - 1)
METHODS = ("add", "sub", "mul", "neg", "sqr", "inv", "exp")


class Three(IntEnum):
    """An integer that is no int."""

    IT = 3


def by_cffi(m: sangi.Modulus) -> arithmetic.Arithmetic:
    """The same modulus by cffi; it needs m to live."""
    plain = arithmetic.Arithmetic()
    plain._prepare(m._functions, m._context, m.modulus)
    return plain


def said(call: Callable[[], object]) -> object:
    """What a call gives, or the kind of its error."""
    try:
        return call()
    except Exception as error:
        return type(error)


def test_the_extension_is_there_where_it_can_be(build: object) -> None:
    header = Path(sysconfig.get_path("include")) / "Python.h"
    assert header.is_file() <= (arithmetic.Fastest is not arithmetic.Arithmetic)


@pytest.mark.parametrize("n", MODULI, ids=lambda n: f"{n.bit_length()} bits")
def test_both_give_the_same(n: int, build: object, seed: int) -> None:
    rng = random.Random(f"{seed} {n}")
    fast = sangi.Modulus(n)
    plain = by_cffi(fast)
    given = [0, 1, n - 1, n, n + 1, -1, -n, n * n, 2**9000, rng.randrange(n), Three.IT]
    for x in given:
        y = rng.choice(given)
        assert fast.mul(x, y) == plain.mul(x, y) == x * y % n
        assert fast.sqr(x) == plain.sqr(x) == x * x % n
        assert fast.add(x, y) == plain.add(x, y) == (x + y) % n
        assert fast.sub(x, y) == plain.sub(x, y) == (x - y) % n
        assert fast.neg(x) == plain.neg(x) == -x % n
        inverse = said(lambda x=x: pow(x, -1, n))
        wanted = ZeroDivisionError if inverse is ValueError else inverse
        for vartime in (False, True):
            kind = {"vartime": vartime}
            assert said(lambda x=x, k=kind: fast.inv(x, **k)) == wanted
            assert said(lambda x=x, k=kind: plain.inv(x, **k)) == wanted
    x, top = rng.randrange(n), 1 << 64
    for e in (0, 1, 255, 256, 2**32 - 1, 2**32, top - 1, top, top + 1, rng.getrandbits(100), Three.IT):
        for vartime in (False, True):
            assert fast.exp(x, e, vartime=vartime) == plain.exp(x, e, vartime=vartime) == pow(x, e, n)
    for e in (-1, -3, -top):
        assert fast.exp(n - 1, e) == plain.exp(n - 1, e) == pow(n - 1, -e, n)


WRONG: tuple[Callable[[Any], object], ...] = (
    lambda m: m.mul(1),
    lambda m: m.mul(1, 2, 3),
    lambda m: m.mul(True, 2),
    lambda m: m.add(2, 1.5),
    lambda m: m.sub(None, 1),
    lambda m: m.neg("1"),
    lambda m: m.inv(sangi.Field("p381")(1)),
    lambda m: m.inv(0),
    lambda m: m.inv(0, vartime=True),
    lambda m: m.inv(),
    lambda m: m.inv(1, 2),
    lambda m: m.inv(1, other=2),
    lambda m: m.inv(x=1),
    lambda m: m.exp(1),
    lambda m: m.exp(1, 2, 3),
    lambda m: m.exp(1, 2, x=3),
    lambda m: m.exp(1, 2, other=3),
    lambda m: m.exp(1, 2.0),
    lambda m: m.exp(1, True),
    lambda m: m.exp(0, -1),
)


@pytest.mark.parametrize("call", WRONG)
def test_both_refuse_the_same(call: Callable[[Any], object], build: object) -> None:
    m = sangi.Modulus(97)
    found = said(lambda: call(m))
    assert found is said(lambda: call(by_cffi(m))) and found in (TypeError, ZeroDivisionError)
    assert m.exp(x=5, e=3) == by_cffi(m).exp(e=3, x=5) == 125 % 97


@pytest.mark.parametrize("name", METHODS)
def test_a_modulus_that_was_never_made_says_so(name: str, build: object) -> None:
    known = inspect.signature(getattr(arithmetic.Arithmetic, name)).parameters.values()
    numbers = [1 for parameter in known if parameter.kind is not parameter.KEYWORD_ONLY]
    with pytest.raises((RuntimeError, AttributeError)):
        getattr(sangi.Modulus.__new__(sangi.Modulus), name)(*numbers[1:])


def test_both_say_the_same_of_themselves(build: object) -> None:
    for name in METHODS:
        fast, plain = getattr(sangi.Modulus, name), getattr(arithmetic.Arithmetic, name)
        assert inspect.getdoc(fast) == inspect.getdoc(plain)
        assert list(inspect.signature(fast).parameters) == list(inspect.signature(plain).parameters)


KEEPING = """
import gc, sys, sangi
n = 2**2048 - 1942289
m = sangi.Modulus(n)
CALLS = (
    lambda: m.mul(n, n - 1),
    lambda: m.add(-1, 2**3000),
    lambda: m.neg(5),
    lambda: m.exp(2, 2**70),
    lambda: m.exp(2, -3),
    lambda: m.inv(0),
    lambda: m.inv(3, vartime=True),
    lambda: m.mul(1, "2"),
    lambda: m.exp(1, 2, x=3),
    lambda: sangi.Modulus(97).sqr(96),
)
def grown():
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(500):
        for call in CALLS:
            try:
                call()
            except Exception:
                pass
    gc.collect()
    return sys.getallocatedblocks() - before
print(min(grown() for _ in range(4)))
"""


def test_nothing_is_kept(build: object) -> None:
    """Five hundred rounds of each way through the extension, in a process of their own: caches take a few blocks."""
    done = subprocess.run([sys.executable, "-c", KEEPING], capture_output=True, text=True, check=True)
    assert int(done.stdout) < 250


def test_threads_share_a_modulus(build: object) -> None:
    n = 2**2048 - 1942289
    m = sangi.Modulus(n)
    bases = list(range(3, 19))
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda x: m.exp(x, n - 1), bases)) == [1] * len(bases)


def test_without_the_extension_everything_is_there(build: object) -> None:
    code = (
        "import sys; from importlib import machinery; machinery.EXTENSION_SUFFIXES.remove('.abi3.so'); "
        "import sangi; from sangi import arithmetic; assert arithmetic.Fastest is arithmetic.Arithmetic; "
        "print(sangi.Modulus('2^255-19').exp(2, -1) * 2 % (2**255 - 19))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("1\n", "")


@pytest.mark.parametrize("n", MANY, ids=lambda n: f"{n.bit_length()} bits")
@pytest.mark.parametrize("method", ["auto", "ohta"])
@pytest.mark.parametrize("eight", [False, True])
def test_many_powers(
    n: int, method: str, eight: bool, build: object, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By what this processor has, and by the code for eight, which computes one by one without IFMA."""
    rng = random.Random(f"{seed} {n}")
    m = sangi.Modulus(n, method)  # type: ignore[arg-type]
    if eight and m._eight_at_once() is None and m._eight is not None:
        monkeypatch.setattr(m._eight, "backend", "ifma")
    for count in (0, 1, 2, 3, 8, 13):
        xs = [rng.randrange(-n, 2 * n) | 1 for _ in range(count)]
        for e in (0, 65537, rng.getrandbits(40)):
            assert m.exp_many(xs, e) == [pow(x, e, n) for x in xs]
        es = [rng.choice((0, 1, rng.getrandbits(33))) for _ in xs]
        wanted = [pow(x, e, n) for x, e in zip(xs, es, strict=True)]
        assert m.exp_many(iter(xs), iter(es), vartime=True) == wanted
    assert m.exp_many([n - 1] * 4, [-1, 2, -3, 4]) == [n - 1, 1, n - 1, 1]
    with pytest.raises(BadInput, match="2 numbers and 3 exponents"):
        m.exp_many([1, 2], [1, 2, 3])
    with pytest.raises(TypeError):
        m.exp_many([1, 2.0, 3], 1)  # type: ignore[list-item]
    with pytest.raises(ZeroDivisionError):
        m.exp_many([1, 0, 1], -1)
