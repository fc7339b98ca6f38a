# SPDX-License-Identifier: MIT OR Apache-2.0
"""The cases of the experiment `kodera`: every degree by five methods, every published key by six actions."""

from __future__ import annotations

from dataclasses import replace

from sangi.codegen.tables.chains import PRIMES
from sangi_lab.bench.cases import all_cases, ctidh
from sangi_lab.bench.cases import csidh as bench
from sangi_lab.bench.interleave import Group

KEY = "kodera"
DEGREES = PRIMES
#: The methods and their names; the first three and the fourth are the paper's and its rival.
METHODS = {
    "velu": "Algorithm 1 (Meyer–Reith)",
    "addskip2": "Algorithm 2 (n = 1)",
    "addskip": "Algorithm 3 (2-ADD-Skip)",
    "sqrtvelu": "square-root Vélu",
    "grouped": "grouped",
}
ACTIONS = {
    "velu-basic": "Algorithm 1",
    "sqrtvelu-basic": "square-root Vélu",
    "addskip-basic": "Algorithm 3",
    "grouped-basic": "grouped",
    "grouped-optimal": "grouped, planned rounds",
    "ifma": "the same, vectorised",
}
#: The ladder of speeds: each with one more idea than the one before it.
LADDER = ("velu-basic", "addskip-basic", "grouped-basic", "grouped-optimal", "ifma")
#: What the exchange takes, and the same of a peer.
EXCHANGE = ("csidh512/validate", "csidh512/derive", "csidh512/derive_x8")
EIGHT = EXCHANGE[2]
PEER = "peer/circl/csidh512/derive"
#: The actions in constant time, each beside highctidh's.
CONSTANT = tuple(
    (f"ctidh{size}/action/{ctidh.VARIANT}", f"peer/highctidh/ctidh{size}/action") for size in ctidh.SHARED
)
#: Keys of the first look.
FEW = 2


def isogeny(degree: int, method: str) -> str:
    """The case id of an isogeny."""
    return f"iso{degree}/isogeny/{method}"


def action(key: int, variant: str) -> str:
    """The case id of the action of a published key."""
    return f"csidh512/action:key{key:02}/{variant}"


def groups() -> list[Group]:
    """Every case that the page shows and that this bench knows.

    All degrees are timed turn by turn, and all keys: figures 2 and 3 set them side by side.  An action takes so long
    that the first look is at a few keys.
    """
    degrees = tuple(isogeny(degree, method) for degree in DEGREES for method in METHODS)
    keys = tuple(action(key, variant) for key in range(bench.KEYS) for variant in ACTIONS)
    made = [
        Group("degrees", degrees, 1200),
        Group("a few keys", keys[: FEW * len(ACTIONS)], processes=0),
        Group("keys", (*keys, EIGHT), 1, processes=1, look=0),
        Group("exchange", (*EXCHANGE[:2], PEER), look=0),
        Group("constant time", tuple(case for pair in CONSTANT for case in pair), look=0),
    ]
    known = {case.id for case in all_cases()}
    return [replace(group, cases=tuple(case for case in group.cases if case in known)) for group in made]
