# SPDX-License-Identifier: MIT OR Apache-2.0
"""A share of many cases in every run, chosen by the seed; all of them with --full."""

import os
import random
import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

#: The seed of the run, as conftest.py has it; the conftest.py of a folder that was asked for is read before that.
SEED = os.environ.setdefault("SANGI_SEED", str(secrets.randbits(32)))


def chosen(values: Iterable[Any], count: int = 1, salt: str = "") -> list[Any]:
    """So many of the values, in their order; another salt chooses others with the same seed."""
    every = list(values)
    rng = random.Random(f"{SEED} {salt}")
    places = sorted(rng.sample(range(len(every)), min(count, len(every))))
    return [every[place] for place in places]


def sampled(values: Iterable[Any], count: int = 1, salt: str = "") -> list[ParameterSet]:
    """Parameters of a test: so many of the values in every run, the others with --full.

    A value is one argument, a tuple several, and what pytest.param made keeps its name and its marks.
    """
    every = [value if isinstance(value, ParameterSet) else pytest.param(*_words(value)) for value in values]
    now = chosen(range(len(every)), count, salt)
    return [
        made
        if place in now
        else pytest.param(*made.values, marks=(*made.marks, pytest.mark.full), id=made.id)
        for place, made in enumerate(every)
    ]


def drawn(name: str, names: Sequence[str], count: int = 1) -> list[pytest.MarkDecorator]:
    """The mark of what is run with --full alone, or none where the seed draws the name among so many."""
    return [] if name in chosen(names, count) else [pytest.mark.full]


def _words(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
