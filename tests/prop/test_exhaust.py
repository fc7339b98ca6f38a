# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every operation, modulus and operand at narrow limbs, through each back end; and what that catches."""

import os
from collections.abc import Callable
from dataclasses import replace

import pytest

from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Op, Program
from sangi.errors import CheckFailed
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.mutation import programs as mutants
from sangi.verify.run import field as execute

OPERATION_NAMES = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
RUNNERS = {"x64": "x64", "c": "portable_c", "ir": "llvm_ir"}
BACKENDS = pytest.mark.parametrize("backend", RUNNERS)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The back ends whose emitted code was really run."""
    seen: set[str] = set()

    def spied(backend: str, original: Callable[..., execute.Executor]) -> Callable[..., execute.Executor]:
        def made(*arguments, **options):
            seen.add(backend)
            return original(*arguments, **options)

        return made

    for backend, name in RUNNERS.items():
        monkeypatch.setattr(execute, name, spied(backend, getattr(execute, name)))
    return seen


def cases(width: int, limbs: int, largest: int) -> int:
    """How many calls exhausting the nine operations makes, counted from their signatures alone."""
    aliases = {"z x y": (3, 1), "z x": (2, 0), "x y": (1, 1), "x": (1, 0)}  # (x and y apart, y is x)
    total = 0
    for modulus in range(3, largest + 1, 2):
        forms = 1 + (2 * modulus <= 1 << width * limbs)
        for name in OPERATION_NAMES:
            program = OPERATIONS[name].build(Shape.of(modulus, width, limbs))
            apart, same = aliases[" ".join(program.pointers)]
            points = apart * modulus ** (1 + ("y" in program.pointers)) + same * modulus
            total += forms * points * (2 if program.scalars else 1)
    return total


#: The seed chooses the back end of the larger size for a run; the others are run with --full.
FIRST = list(RUNNERS)[int(os.environ["SANGI_SEED"]) % len(RUNNERS)]
EVERYTHING = [
    pytest.param(
        backend,
        size,
        id=f"{backend}-{size[1]}x{size[0]}",
        marks=() if size != exhaust.SIZES[0] or backend == FIRST else pytest.mark.full,
    )
    for backend in RUNNERS
    for size in exhaust.SIZES
]


@pytest.mark.parametrize(("backend", "size"), EVERYTHING)
def test_everything(backend: str, size: tuple[int, int, int], ran: set[str]) -> None:
    width, limbs, largest = size
    done = exhaust.exhaust(backend, width, limbs, largest, OPERATION_NAMES)
    assert ran == {backend}
    assert (done.backend, done.width, done.limbs) == (backend, width, limbs)
    assert done.moduli == (largest - 1) // 2
    assert done.cases == cases(width, limbs, largest)


def test_the_sizes_are_those_that_are_promised() -> None:
    assert exhaust.SIZES == ((4, 2, 255), (2, 3, 63))
    shapes = list(exhaust.shapes(4, 2, 255))
    assert {s.modulus for s in shapes if not s.spare} == set(range(3, 256, 2))
    assert {s.modulus for s in shapes if s.spare} == set(range(3, 128, 2))
    assert execute.ALIASES == ({}, {"z": "x"}, {"z": "y"}, {"y": "x"})


def breaking(monkeypatch: pytest.MonkeyPatch, name: str, damage: Callable[[Program], Program]) -> None:
    """Replaces one operation's builder with one whose programs are damaged."""
    operation = OPERATIONS[name]
    monkeypatch.setitem(OPERATIONS, name, replace(operation, build=lambda s: damage(operation.build(s))))


def mutant(program: Program, what: str) -> Program:
    """The program with the first mutation of that kind, or the program where it has none."""
    return next((m.program for m in mutants.of(program) if m.what.startswith(what)), program)


@BACKENDS
def test_a_lost_top_carry_shows_only_beyond_127(
    backend: str, monkeypatch: pytest.MonkeyPatch, ran: set[str]
) -> None:
    breaking(monkeypatch, "add", lambda p: mutant(p, "widen is always 0"))
    exhaust.exhaust(backend, 4, 2, 127, ["add"])
    with pytest.raises(CheckFailed, match=rf"^{backend}, 2 limbs of 4 bits: add_1\d\d_full: p = 1\d\d, x = "):
        exhaust.exhaust(backend, 4, 2, 255, ["add"])
    assert ran == {backend}


@BACKENDS
def test_a_lost_middle_carry_is_caught(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def lose(program: Program) -> Program:
        adds = [i for i, n in enumerate(program.nodes) if n.op is Op.ADD]
        nodes = list(program.nodes)
        nodes[adds[1]] = replace(nodes[adds[1]], args=nodes[adds[1]].args[:2])
        return replace(program, nodes=tuple(nodes))

    breaking(monkeypatch, "dbl", lose)
    with pytest.raises(CheckFailed, match=r"dbl_.*: gave \d+, expected \d+"):
        exhaust.exhaust(backend, 2, 3, 63, ["dbl"])


@BACKENDS
def test_a_result_written_too_early_is_caught_by_aliasing(
    backend: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hurry(program: Program) -> Program:
        """x is stored to z before y is read: right unless z is y."""
        loads = [n for n in program.nodes if n.op is Op.LOAD]
        stores = [
            replace(n, args=(x.out[0],), note="")
            for n, x in zip((n for n in program.nodes if n.op is Op.STORE), loads, strict=False)
        ]
        rest = [n for n in program.nodes if n.op is not Op.LOAD]
        limbs = program.limbs
        return replace(program, nodes=(*loads[:limbs], *stores, *loads[limbs:], *rest))

    breaking(monkeypatch, "sub", hurry)
    exhaust.exhaust(backend, 4, 2, 31, ["sub"], aliases=({}, {"z": "x"}))
    with pytest.raises(CheckFailed, match="z is y"):
        exhaust.exhaust(backend, 4, 2, 31, ["sub"])


@BACKENDS
@pytest.mark.parametrize("name", ["select", "cswap"])
def test_a_mask_that_is_ignored_is_caught(backend: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch, name, lambda p: mutant(p, "select takes only its first"))
    with pytest.raises(CheckFailed, match=f"{name}_3_spare: .* = 1"):
        exhaust.exhaust(backend, 2, 3, 3, [name])


@BACKENDS
@pytest.mark.parametrize("name", ["is_zero", "equal"])
def test_a_truth_value_must_be_a_whole_mask(backend: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(
        monkeypatch,
        name,
        lambda p: replace(p, nodes=tuple(replace(n, op=Op.WIDEN) if n.op is Op.MASK else n for n in p.nodes)),
    )
    with pytest.raises(CheckFailed, match=r"gave 1, expected 15"):
        exhaust.exhaust(backend, 4, 2, 3, [name])


def test_an_unwritten_limb_is_refused_by_the_interpreter(monkeypatch: pytest.MonkeyPatch) -> None:
    breaking(monkeypatch, "neg", lambda p: mutant(p, "a limb is not stored"))
    with pytest.raises(Exception, match=r"z\[0\] was never written"):
        exhaust.exhaust("x64", 4, 2, 15, ["neg"], aliases=({},))
