# SPDX-License-Identifier: MIT OR Apache-2.0
"""Fields in Python: how they are asked for, what they refuse, and in what words."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy
import pytest

import sangi
from sangi import _native
from sangi.codegen.op import OPERATIONS
from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi.field import Element
from sangi.field.compiled import CompiledBackend
from sangi.named import NAMED
from sangi.prime import is_prime

PRIME = 2**127 - 1
COMPOSITE = 3 * (2**89 - 1)


@pytest.fixture
def F(build: object) -> sangi.Field:
    return sangi.Field("p381")


@pytest.fixture(params=["p381", PRIME], ids=["library", "compiled"])
def field(request: pytest.FixtureRequest, build: object) -> sangi.Field:
    return sangi.Field(request.param)


@pytest.fixture
def G() -> sangi.Field:
    return sangi.Field(PRIME)


def test_one_field_of_a_modulus(build: object) -> None:
    F = sangi.Field("p25519")
    assert sangi.Field("2^255-19") is F and sangi.Field(2**255 - 19) is F
    assert sangi.Field(numpy.uint64(2**64 - 59)) is sangi.Field(2**64 - 59)
    assert F.modulus == 2**255 - 19 and F.name == "p25519" and (F.bits, F.nbytes) == (255, 32)
    assert repr(F) == str(F) == "Field('p25519')"
    G = sangi.Field(2**255 - 31)
    assert repr(G) == f"Field(0x{2**255 - 31:x})" and len(str(G)) < 40


def test_an_element_prints_as_what_makes_it(F: sangi.Field, G: sangi.Field) -> None:
    for element in (F(5), G(-1)):
        assert eval(repr(element), {"Field": sangi.Field}) == element
    assert (repr(F(31)), str(F(31))) == ("Field('p381')(0x1f)", "0x1f")


def test_copies_and_pickles_are_the_same(field: sangi.Field) -> None:
    assert pickle.loads(pickle.dumps(field)) is field and copy.deepcopy(field) is field
    x = field(7)
    assert pickle.loads(pickle.dumps(x)) == copy.copy(x) == copy.deepcopy(x) == x


def test_elements_are_keys(F: sangi.Field) -> None:
    assert {F(3): "three"}[3] == {3: "three"}[F(3)] == "three"
    assert len({F(3), F(F.modulus + 3), 3}) == 1


def test_integers_stand_for_their_classes(F: sangi.Field) -> None:
    p = F.modulus
    assert F(-1) == p - 1 == F(p - 1) and F(p) == 0 and F(5) == F(5 + p)
    assert F(F(5)) == 5 and +F(5) == 5
    assert F(numpy.int64(5)) == numpy.int64(5)
    for sum in (numpy.int64(3) + F(5), F(5) + numpy.int64(3)):
        assert isinstance(sum, Element) and sum == 8


def test_equal_things_have_equal_hashes(F: sangi.Field) -> None:
    p = F.modulus
    for n in (0, 1, -1, p - 1, p, p + 1, -p, 2**64, numpy.int64(3)):
        x = F(n)
        assert x == F(int(n)) and hash(x) == hash(F(int(n))) == hash(int(x))
        for other in (n, int(x), int(x) - p, int(x) + p):
            assert (x == other) == (other == x) == (int(x) == other)
            assert x != other or hash(x) == hash(other)
    assert len({F(-1), -1, p - 1}) == 2


def test_formats(F: sangi.Field) -> None:
    x = F(0xABC)
    assert (hex(x), oct(x), bin(x), str(x)) == ("0xabc", "0o5274", "0b101010111100", "0xabc")
    assert f"{x} {x:x} {x:#x} {x:08X} {x:d}" == "0xabc abc 0xabc 00000ABC 2748"
    assert [10, 20, 30][F(1)] == 20
    with pytest.raises(ValueError, match="format code"):
        f"{x:s}"


def test_arrays_are_refused_clearly(F: sangi.Field) -> None:
    array = numpy.array([1, 2])
    for attempt in (lambda: F(5) + array, lambda: array + F(5), lambda: array * F(5), lambda: F(5) / array):
        with pytest.raises(TypeError, match="an element of p381 does not mix with an array"):
            attempt()
    with pytest.raises(TypeError, match="operand"):
        F(5) + numpy.float64(1)
    with pytest.raises(TypeError, match="is made of an integer, not ndarray"):
        F(array)
    with pytest.raises(TypeError, match="is made of an integer, not bool"):
        F(numpy.True_)
    assert list(numpy.array([F(1), F(2)])) == [1, 2]


def test_an_element_is_no_integer_elsewhere(F: sangi.Field, G: sangi.Field) -> None:
    with pytest.raises(TypeError, match="an integer is wanted, not Element"):
        sangi.Modulus(F.modulus).add(F(1), 1)
    with pytest.raises(TypeError, match="unsupported operand"):
        F(2) ** F(3)


def test_nothing_changes(F: sangi.Field) -> None:
    x = F(5)
    for thing, name in ((x, "field"), (x, "value"), (F, "modulus"), (F, "name"), (F, "other")):
        with pytest.raises(AttributeError):
            setattr(thing, name, 1)
    before = int(x)
    _ = x + 1, x * x, -x, x**5, x.inv(), x / 2, F.batch_inv([x, x])
    x += 1
    assert (before, int(x)) == (5, 6)


@pytest.mark.parametrize("wrong", [1.0, True, None, "5", b"5", 1j, [1]])
def test_what_is_no_integer_is_refused(field: sangi.Field, wrong: Any) -> None:
    x = field(5)
    tries: list[Callable[[], object]] = [
        lambda: field(wrong),
        lambda: x + wrong,
        lambda: wrong + x,
        lambda: x - wrong,
        lambda: wrong - x,
        lambda: x * wrong,
        lambda: wrong * x,
        lambda: x / wrong,
        lambda: wrong / x,
        lambda: x**wrong,
    ]
    for attempt in tries:
        with pytest.raises(TypeError):
            attempt()
    assert x != wrong and wrong != x


def test_fields_do_not_mix(F: sangi.Field, G: sangi.Field) -> None:
    x, y = F(5), G(5)
    tries: list[Callable[[], object]] = [
        lambda: x + y,
        lambda: x - y,
        lambda: x * y,
        lambda: x / y,
        lambda: F(y),
        lambda: F.batch_inv([x, y]),
    ]
    for attempt in tries:
        with pytest.raises(TypeError) as refusal:
            attempt()
        assert str(refusal.value) == f"element belongs to {G.short_name}, expected {F.short_name}"
    with pytest.raises(TypeError):
        x**y
    assert x != y and len({x, y}) == 2


def test_zero_has_no_inverse(field: sangi.Field) -> None:
    zero = field(0)
    for attempt in (zero.inv, lambda: 1 / zero, lambda: field(3) / 0, lambda: zero**-2):
        with pytest.raises(ZeroDivisionError, match=r"0x0 has no inverse in Field\("):
            attempt()
    with pytest.raises(ZeroDivisionError, match="number 2 of the elements"):
        field.batch_inv([1, 2, 0, 3])
    assert zero**0 == 1 and zero.sqrt() == 0 and zero.is_square()
    assert field.batch_inv([]) == [] and field.batch_inv([2]) == [field(2).inv()]


def test_a_missing_root_is_said(field: sangi.Field) -> None:
    x = next(field(n) for n in range(2, 50) if not field(n).is_square())
    with pytest.raises(ValueError, match=rf"0x{int(x):x} has no square root in Field\("):
        x.sqrt()


def test_a_ring_has_no_roots_and_some_inverses() -> None:
    R = sangi.Field(COMPOSITE)
    assert R(2).inv() * 2 == 1 and R.batch_inv([2, 5]) == [R(2).inv(), R(5).inv()]
    for attempt in (R(3).inv, lambda: R.batch_inv([2, 3])):
        with pytest.raises(ZeroDivisionError):
            attempt()
    for attempt in (R(4).sqrt, R(4).is_square):
        with pytest.raises(ValueError, match="not prime"):
            attempt()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (10, "'10' is even"),
        (-(2**80) - 1, "is negative"),
        (2**521 + 1, "has 522 bits"),
        ("2^63", "is even"),
        ("p17", "no named field"),
        ("", "empty"),
        pytest.param(10**5000, "is even", id="long"),
    ],
)
def test_a_wrong_modulus_is_refused(wrong: str | int, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        sangi.Field(wrong)


@pytest.mark.parametrize("wrong", [True, 1.5, None, b"p511"])
def test_what_is_no_modulus_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError, match=type(wrong).__name__):
        sangi.Field(wrong)


def test_bytes(field: sangi.Field) -> None:
    n, p = field.nbytes, field.modulus
    assert field(1).to_bytes() == field(1).to_bytes("little") == b"\1" + bytes(n - 1)
    assert field(1).to_bytes("big") == bytes(n - 1) + b"\1"
    assert field.from_bytes(bytearray(field(9).to_bytes("big")), "big") == 9
    assert field.from_bytes_wide(b"") == 0 and field.from_bytes_wide(b"\1\2", "big") == 258
    with pytest.raises(BadInput, match=f"is {n} bytes, not 3"):
        field.from_bytes(b"abc")
    with pytest.raises(BadInput, match=f"at most {2 * n} bytes"):
        field.from_bytes_wide(bytes(2 * n + 1))
    for order in ("little", "big"):
        with pytest.raises(BadInput, match="not below the modulus"):
            field.from_bytes(p.to_bytes(n, order), order)
    wrong: Any = "middle"
    with pytest.raises(BadInput, match="byte order 'middle'"):
        field(1).to_bytes(wrong)
    text: Any = "0" * n
    with pytest.raises(TypeError, match="not str"):
        field.from_bytes(text)


def test_only_what_is_used_is_compiled() -> None:
    backend = CompiledBackend(2**255 - 31)
    backend.kernel("add")
    assert set(backend._kernels) == {"add"}


@pytest.mark.parametrize("operation", ["add", "half", "mul", "mul_small", "equal", "is_zero"])
def test_a_wrong_kernel_is_caught(operation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    right = OPERATIONS[operation]
    fault = {"add": "sub", "half": "dbl", "mul": "add", "mul_small": "mul_small"}
    wrong = OPERATIONS[fault.get(operation, operation)].build
    if operation == "mul_small":
        monkeypatch.setitem(OPERATIONS, operation, replace(right, expected=lambda p, R, x, y, s: (x,)))
    elif operation in fault:
        monkeypatch.setitem(OPERATIONS, operation, replace(right, build=wrong))
    else:
        monkeypatch.setitem(OPERATIONS, operation, replace(right, expected=lambda p, R, x, y, s: (1,)))
    with pytest.raises(CheckFailed, match=f"{operation} mod 0x7f"):
        CompiledBackend(PRIME).kernel(operation)


def test_primes() -> None:
    assert all(is_prime(named.modulus) for named in NAMED.values())
    assert [n for n in range(5, 200, 2) if is_prime(n)] == [
        n for n in range(5, 200, 2) if all(n % d for d in range(2, n))
    ]
    # Carmichael numbers, and one that passes for the bases 2, 3, 5 and 7.
    assert not any(map(is_prime, (561, 41041, 825265, 3215031751, PRIME * (2**89 - 1))))


def test_importing_the_package_loads_no_field() -> None:
    loaded = "import sys, sangi; print('cffi' in sys.modules, 'numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", loaded], check=True, capture_output=True, text=True).stdout
    assert said == "False False\n"


def made(folder: Path, source: str) -> _native.Library:
    """A library of some C."""
    (folder / "a.c").write_text(source)
    subprocess.run(["gcc", "-shared", "-fPIC", folder / "a.c", "-o", folder / "a.so"], check=True)
    return _native.Library(folder / "a.so")


def test_without_a_library_it_says_what_to_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_native, "repo_root", lambda: tmp_path)
    with pytest.raises(Unavailable, match=r"libsangi\.so.*not built; run `make build`"):
        _native.find()
    monkeypatch.undo()
    monkeypatch.setattr(_native, "__file__", str(tmp_path / "_native.py"))
    monkeypatch.setattr("sangi.paths.__file__", str(tmp_path / "a" / "b" / "paths.py"))
    with pytest.raises(Unavailable, match="without its C library"):
        _native.find()


def test_another_library_is_refused(tmp_path: Path) -> None:
    (tmp_path / "text.so").write_text("no library")
    with pytest.raises(Unavailable, match="cannot be loaded"):
        _native.Library(tmp_path / "text.so")
    host = "int sangi_rng_host(void *c, unsigned char *b, unsigned long n) { return 3; }\n"
    with pytest.raises(Unavailable, match=r"has no sangi_p381_from_u64.*make build"):
        made(tmp_path, host).field("p381", NAMED["p381"].modulus)


def test_a_library_with_another_prime_is_refused(build: Path) -> None:
    library = _native.Library(build / _native.FILE)
    with pytest.raises(Unavailable, match=r"another p381.*make build"):
        library.field("p381", NAMED["p381"].modulus - 2)
