# SPDX-License-Identifier: MIT OR Apache-2.0
"""A share of many cases in every run, chosen by the seed; all of them with --full.

A test marked matrix(n) makes one check over a matrix, such as compilers, levels and cores: `make test-all` runs n of
its cases, `make test-matrix` all.
"""

import os
import random
import secrets
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

import pytest
from _pytest.mark.structures import ParameterSet

Test = TypeVar("Test", bound=Callable[..., None])

#: Who compiles the library again by his own means, and builds with other options or for other machines: one pair is in
#: a run, what takes long beside what does not.
PAIRS = (("rust", "widths"), ("go", "fuzz"), ("firmware", "sanitizers"), ("firmware", "boards"))
#: An environment with the wheel and its extra, or the source package: one of them is tried in a run.
PACKAGES = ("generator", "source")
#: The seed of the run, as conftest.py has it; the conftest.py of a folder that was asked for is read before that.
SEED = os.environ.setdefault("SANGI_SEED", str(secrets.randbits(32)))


def chosen(values: Iterable[Any], count: int = 1, salt: str = "") -> list[Any]:
    """So many of the values, in their order; another salt chooses others with the same seed, and so do other values."""
    every = list(values)
    rng = random.Random(f"{SEED} {salt} {len(every)} {_told(every)}")
    places = sorted(rng.sample(range(len(every)), min(count, len(every))))
    return [every[place] for place in places]


def sampled(values: Iterable[Any], count: int = 1, salt: str = "") -> list[ParameterSet]:
    """Parameters of a test: so many of the values in every run, the others with --full.

    A value is one argument, a tuple several, and what pytest.param made keeps its name and its marks.
    """
    every = [value if isinstance(value, ParameterSet) else pytest.param(*_words(value)) for value in values]
    told = _told(value for made in every for value in made.values)
    now = chosen(range(len(every)), count, f"{salt} {told}")
    return [
        made
        if place in now
        else pytest.param(*made.values, marks=(*made.marks, pytest.mark.full), id=made.id)
        for place, made in enumerate(every)
    ]


def drawn(name: str, names: Sequence[str], count: int = 1) -> list[pytest.MarkDecorator]:
    """The mark of what is run with --full alone, or none where the seed draws the name among so many."""
    return [] if name in chosen(names, count) else [pytest.mark.full]


def alternating(name: str, names: Sequence[str], count: int = 1) -> Callable[[Test], Test]:
    """The same as a decorator of one test."""
    return marked(drawn(name, names, count))


def paired(name: str) -> list[pytest.MarkDecorator]:
    """Such marks for what PAIRS names."""
    return [] if name in chosen(PAIRS)[0] else [pytest.mark.full]


def part_of_each(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Of a test with three or four sets of parameters half of the sets, and with more a third, chosen by the seed;
    every other test.
    """
    kept = {item for name, each in _cases(items).items() for item in chosen(each, _some(len(each)), name)}
    return [item for item in items if item in kept]


def part_of_matrices(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Of a test marked matrix(n) n sets of parameters, chosen by the seed; every other test."""
    left: set[pytest.Item] = set()
    for name, each in _cases(items).items():
        if mark := each[0].get_closest_marker("matrix"):
            left |= {*each}.difference(chosen(each, mark.args[0], name))
    return [item for item in items if item not in left]


def marked(marks: Iterable[pytest.MarkDecorator]) -> Callable[[Test], Test]:
    """A decorator that puts marks on a test."""

    def put(test: Test) -> Test:
        for mark in marks:
            test = mark(test)
        return test

    return put


def _cases(items: Iterable[pytest.Item]) -> dict[str, list[pytest.Item]]:
    """The sets of parameters of each test."""
    tests: dict[str, list[pytest.Item]] = {}
    for item in items:
        tests.setdefault(item.nodeid.partition("[")[0], []).append(item)
    return tests


def _some(count: int) -> int:
    """How many of so many sets of parameters are in every run."""
    if count <= 2:
        return count
    return (count + 1) // 2 if count <= 4 else (count + 2) // 3


def _words(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _told(values: Iterable[Any]) -> list[str | int]:
    """The texts and numbers among values, which are the same in every process of a run."""
    return [word for value in values for word in _words(value) if isinstance(word, str | int)]
