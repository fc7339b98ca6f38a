# SPDX-License-Identifier: MIT OR Apache-2.0
"""The interval proof holds for every modulus it is asked about, and fails for arithmetic that is wrong."""

from collections.abc import Callable

import pytest

from sangi.api import random_objects
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Builder, Program, Value
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.bounds import intervals as bounds
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.run import field as execute
from sangi.verify.vectors import field as vectors

P255 = 2**255 - 19
#: Moduli that fill their top limb at some width, and moduli that do not.
FULL = (2**256 - 189, 2**64 - 59, NAMED["p256"].modulus, 0x8000000000000001)


def proved(modulus: int, width: int, spare: bool | None = None) -> dict[str, int]:
    """The number of paths of each operation that the proof followed."""
    shape = Shape.of(modulus, width)
    if spare is not None:
        shape = Shape(modulus, width, shape.limbs, spare)
    return {name: bounds.prove(name, shape) for name in bounds.PROMISES}


@pytest.mark.parametrize("width", [64, 32, 16])
@pytest.mark.parametrize("name", ["p256", "p381", "p511"])
def test_named_fields(name: str, width: int) -> None:
    modulus = NAMED[name].modulus
    spare = 2 * modulus <= 1 << width * -(-modulus.bit_length() // width)
    assert spare == (name != "p256")
    paths = proved(modulus, width)
    assert set(paths) == {"add", "sub", "neg", "dbl", "half"}
    assert min(paths.values()) >= 2
    assert all(n >= paths[op] for op, n in proved(modulus, width, spare=False).items())


def test_random_moduli(seed: int) -> None:
    for text in random_objects(60, seed):
        for width in (64, 32, 16):
            proved(int(text, 16), width)


@pytest.mark.parametrize("size", exhaust.SIZES, ids=str)
def test_every_small_modulus(size: tuple[int, int, int]) -> None:
    for shape in exhaust.shapes(*size):
        for name in bounds.PROMISES:
            assert bounds.prove(name, shape) >= 1


@pytest.mark.parametrize("modulus", FULL)
def test_the_short_form_is_refused_for_a_full_top_limb(modulus: int) -> None:
    limbs = -(-modulus.bit_length() // 64)
    assert not Shape.of(modulus, 64).spare
    with pytest.raises(ValueError, match="fills its top limb"):
        Shape(modulus, 64, limbs, spare=True)


@pytest.fixture
def forced(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every modulus is taken to have a spare bit."""
    monkeypatch.setattr(Shape, "has_spare_bit", staticmethod(lambda *_: True))


@pytest.mark.parametrize("modulus", FULL)
@pytest.mark.parametrize("name", ["add", "dbl", "half"])
def test_the_short_form_forced_is_caught_by_the_bounds(forced: None, name: str, modulus: int) -> None:
    with pytest.raises(CheckFailed, match=f"{name}: "):
        bounds.prove(name, Shape.of(modulus, 64))


@pytest.mark.parametrize("backend", ["x64", "c", "ir"])
@pytest.mark.parametrize("name", ["add", "dbl", "half"])
def test_the_short_form_forced_is_caught_by_exhaustion(forced: None, name: str, backend: str) -> None:
    with pytest.raises(CheckFailed, match=rf"{name}_1\d\d_spare"):
        exhaust.exhaust(backend, 4, 2, 255, [name])


@pytest.mark.parametrize("modulus", FULL)
@pytest.mark.parametrize("name", ["add", "dbl", "half"])
def test_the_short_form_forced_is_caught_by_vectors(forced: None, name: str, modulus: int, seed: int) -> None:
    programs = {"f": OPERATIONS[name].build(Shape.of(modulus, 64))}
    _, fault = vectors.first_fault(execute.x64(programs, modulus), programs, modulus, 500, seed)
    assert fault.startswith("f: x = ")


def built(
    body: Callable[[Builder, Shape, list[Value], list[Value]], list[Value]], name: str = "add"
) -> tuple[Program, Shape]:
    """A program of two operands modulo 2^255 - 19 that claims to be the operation of that name."""
    shape = Shape.of(P255, 64)
    k = Builder(64, shape.limbs)
    k.store("z", body(k, shape, k.load("x"), k.load("y")))
    return k.program(name, "z x y"), shape


def add_by_hand(
    constant: int, swapped: bool = False
) -> Callable[[Builder, Shape, list[Value], list[Value]], list[Value]]:
    """x + y, less a constant unless that borrows, or (swapped) where it does."""

    def body(k: Builder, shape: Shape, x: list[Value], y: list[Value]) -> list[Value]:
        s, _ = k.add(x, y)
        d, below = k.sub(s, k.const(constant))
        return k.select(k.mask(below), d, s) if swapped else k.select(k.mask(below), s, d)

    return body


def test_the_proof_follows_a_program_made_by_hand() -> None:
    assert bounds.prove_program(*built(add_by_hand(P255))) == 2


@pytest.mark.parametrize(
    ("program", "said"),
    [
        (built(lambda k, shape, x, y: k.add(x, y)[0]), r"outside \[0, p\)"),
        (built(lambda k, shape, x, y: x), "not congruent"),
        (built(lambda k, shape, x, y: k.sub(x, y)[0], "sub"), "outside|not congruent"),
        (built(add_by_hand(P255), "sub"), "not congruent"),
        (built(add_by_hand(P255, swapped=True)), r"outside \[0, p\)"),
        (built(add_by_hand(P255 + 2)), r"outside \[0, p\)|not congruent"),
        (built(add_by_hand(P255 - 2)), "outside|not congruent"),
        (built(add_by_hand(2 * P255)), r"outside \[0, p\)"),
        (built(lambda k, shape, x, y: [k.both(a, b) for a, b in zip(x, y, strict=True)]), "cannot follow"),
    ],
    ids=["no reduction", "x", "no correction", "another", "swapped", "p+2", "p-2", "2p", "logic"],
)
def test_wrong_arithmetic_is_caught(program: tuple[Program, Shape], said: str) -> None:
    with pytest.raises(CheckFailed, match=said):
        bounds.prove_program(*program)


def test_an_odd_number_shifted_is_caught() -> None:
    shape = Shape.of(P255, 64)
    k = Builder(64, shape.limbs)
    k.store("z", k.shift(k.load("x"), None))
    with pytest.raises(CheckFailed, match="the bit shifted out can be 1"):
        bounds.prove_program(k.program("half", "z x"), shape)
