# SPDX-License-Identifier: MIT OR Apache-2.0
"""The executed model of the constant-time action: where it arrives, what it costs, and that no key steers it."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from statistics import mean

import pytest

from sangi.codegen.tables import ctidh_counts
from sangi.codegen.tables.ctidh_layout import LAYOUTS, Layout
from sangi_lab.ctidh import answers, known
from sangi_lab.ctidh.action import Action
from sangi_lab.ctidh.curve import Point
from sangi_lab.ctidh.keys import sample
from sangi_lab.ctidh.multiple import by_public
from sangi_lab.ctidh.secret import Secret

SIZES = ("511", "512", "1024", "2048")
#: Products of an action in the mean, symbols and the inversion by their time: what the model may take at most.
MOST = {
    "highctidh511": 240_000,
    "highctidh512": 345_000,
    "highctidh1024": 300_000,
    "highctidh2048": 300_000,
    "sangi512": 325_000,
}

#: Large enough for chains of different lengths, small enough to be quick.
SMALL = Layout((3, 5, 7, 11, 13, 17, 19, 31), (2, 3, 3), (2, 2, 2), ((0, 1), 2))


def act(layout: Layout, exponents: list[int], start: int, seed: int) -> tuple[Action, int]:
    action = Action(layout, random.Random(seed))
    return action, action.act(exponents, start)


def zero_key(of: Action, start: int, kind: type[Action] = Action) -> Action:
    """The zero key's action with the success bits of another; it stays where it is."""
    action = kind(of.layout, random.Random(99), iter(of.successes))
    assert action.act([0] * len(of.layout.primes), start) == start
    return action


def counted(action: Action) -> ctidh_counts.Count:
    """What the closed form says of an executed action."""
    bits = iter(action.successes)
    return ctidh_counts.action(action.layout, lambda _: bool(next(bits)))


def check_counts(action: Action) -> None:
    closed = counted(action)
    assert closed.parts == action.field.counts
    assert (closed.blocks, closed.symbols) == (action.blocks, action.field.symbols)
    assert action.field.inversions == 1


def vector(root: Path, size: str) -> dict[str, str]:
    return dict(json.loads((root / "tests" / "ctidh" / "highctidh.json").read_text())[size])


def test_public_key_trace_and_counts(root: Path) -> None:
    layout, v = LAYOUTS["highctidh511"], vector(root, "511")
    action, found = act(layout, known.exponents(v["ska"]), 0, 1)
    assert known.stored(layout, found).hex() == v["pka"]
    check_counts(action)
    assert zero_key(action, 0).field.trace == action.field.trace


@pytest.mark.full
@pytest.mark.parametrize("size", SIZES)
def test_blinding(root: Path, size: str) -> None:
    """The action on another's public key, its hash, and the trace."""
    layout, v = LAYOUTS[f"highctidh{size}"], vector(root, size)
    start, key = known.coefficient(layout, v["pkb"]), known.exponents(v["ska"])
    action, found = act(layout, key, start, 2)
    assert known.stored(layout, found).hex() == v["blind_b_by_a"]
    assert known.secret(layout, found).hex() == v["secret"]
    check_counts(action)
    assert zero_key(action, start).field.trace == action.field.trace


def answers_of(root: Path) -> list[dict[str, str]]:
    return list(json.loads((root / "tests" / "kat" / "ctidh512f.json").read_text())["512f"])


def test_an_answer_of_its_own_keys(root: Path) -> None:
    """What the library's known answers hold for keys that only this project has."""
    assert next(answers.rows(LAYOUTS["sangi512"])) == answers_of(root)[0]


@pytest.mark.full
def test_every_answer_of_its_own_keys(root: Path) -> None:
    assert list(answers.rows(LAYOUTS["sangi512"])) == answers_of(root)


class SecretChain(Action):
    """A control: the target's own chain, where all primes of the batch must take the same time."""

    def _multiple(self, p: Point, batch: int) -> Point:
        return by_public(self.field, p, self.curve, self.target[batch].prime.declassified())


class IdleBatch(Action):
    """A control: no isogenies for a batch whose exponents are all done."""

    def _attempt(self, batch: int, kernel: Point) -> None:
        if self.target[batch].dummy.declassified():
            self.successes.append(1 if self.replayed is None else next(self.replayed))
            self.left[batch] -= self.successes[-1]
        else:
            super()._attempt(batch, kernel)


@pytest.mark.parametrize(("kind", "same"), [(Action, True), (SecretChain, False), (IdleBatch, False)])
def test_controls_are_caught(kind: type[Action], same: bool) -> None:
    action = kind(SMALL, random.Random(5))
    action.act([1, -1, 0, 2, 0, 0, 0, -1], 0)
    assert (zero_key(action, 0, kind).field.trace == action.field.trace) == same


def test_secrets_do_not_steer() -> None:
    uses: list[Callable[[Secret], object]] = [bool, int, lambda s: s == 1, lambda s: s < 1, lambda s: [0][s]]
    for use in uses:
        with pytest.raises(TypeError, match="secret would decide"):
            use(Secret(1))


@pytest.mark.parametrize("name", LAYOUTS)
def test_mean(name: str) -> None:
    assert ctidh_counts.usual(LAYOUTS[name])["products"] <= MOST[name]


@pytest.mark.full
@pytest.mark.matrix(1)
@pytest.mark.parametrize(("name", "keys"), [("highctidh511", 100), ("highctidh512", 100), ("sangi512", 100)])
def test_executed_mean(name: str, keys: int) -> None:
    """Over random keys, executed; each agrees with the closed form."""
    layout, source, costs = LAYOUTS[name], random.Random(11), []
    for n in range(keys):
        action, _ = act(layout, sample(layout, source), 0, 1000 + n)
        check_counts(action)
        costs.append(counted(action).products)
    assert mean(costs) <= MOST[name]


def edges(layout: Layout) -> list[list[int]]:
    """Zero; the greatest or smallest prime of each batch at its bound; one sign; the smallest primes only."""
    own = sample(layout, random.Random(13))

    def fill(value: Callable[[int, int], int]) -> list[int]:
        return [value(b, j) for b, n in enumerate(layout.sizes) for j in range(n)]

    last = fill(lambda b, j: layout.bounds[b] if j == layout.sizes[b] - 1 else 0)
    first = fill(lambda b, j: -layout.bounds[b] if j == 0 else 0)
    small = fill(lambda b, j: layout.bounds[b] if j == 0 and b < 2 else 0)
    return [last, first, small, [abs(e) for e in own], [-abs(e) for e in own]]


@pytest.mark.full
@pytest.mark.parametrize("name", ["highctidh512", "sangi512"])
def test_edges(name: str) -> None:
    """Keys at the edges and their negatives lead there and back, with the trace of the zero key."""
    layout = LAYOUTS[name]
    for key in edges(layout):
        action, there = act(layout, key, 0, 21)
        assert there != 0
        assert act(layout, [-e for e in key], there, 22)[1] == 0
        assert zero_key(action, 0).field.trace == action.field.trace
