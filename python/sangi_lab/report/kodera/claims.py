# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page of `kodera` says of quotients: pairs of cases, thresholds, sentences."""

from __future__ import annotations

from itertools import pairwise

from sangi_lab.bench.cases.csidh import KEYS
from sangi_lab.report.claims import Claim, Pair, by_key
from sangi_lab.report.kodera.cases import (
    ACTIONS,
    CONSTANT,
    DEGREES,
    EIGHT,
    EXCHANGE,
    LADDER,
    METHODS,
    PEER,
    action,
    isogeny,
)

#: From here on a degree stands for large ones.
LARGE = 251
#: Fastest, by the paper.
FIRST, LAST = 19, 373
#: A saving is what the paper says if it is this share of it at least; and one at all from SOME on.
MOST, SOME = 0.75, 0.005
#: What the paper says that methods save of an isogeny of large degree, and of a public key.
OF_ISOGENY = {"addskip2": ("Algorithm 2", 0.08), "addskip": ("Algorithm 3", 0.12)}
OF_ACTION = {"addskip-basic": ("Algorithm 3", 0.052), "sqrtvelu-basic": ("Square-root Vélu", 0.010)}
PLACES = {"addskip2": "section 4.2", "addskip": "sections 4.2 and 5.1"}


def _degrees(a: str, b: str, lowest: int = 0) -> tuple[Pair, ...]:
    return tuple(Pair(isogeny(d, a), isogeny(d, b), str(d)) for d in DEGREES if d >= lowest)


def _keys(a: str, b: str) -> tuple[Pair, ...]:
    return tuple(Pair(action(key, a), action(key, b), f"key {key}") for key in range(KEYS))


def _eight(b: str) -> tuple[Pair, ...]:
    return tuple(Pair(EIGHT, action(key, b), f"key {key}") for key in range(KEYS))


def acted(a: str, b: str) -> str:
    """The key of the claim on one action over another: the median over the keys."""
    return f"action {a} over {b}"


_ACTED = dict.fromkeys(
    [
        *((variant, LADDER[0]) for variant in ACTIONS),
        *((b, a) for a, b in pairwise(LADDER)),
        ("ifma", "addskip-basic"),
    ]
)

CLAIMS = (
    *(
        Claim(
            f"addskip over {rival}",
            _degrees("addskip", rival),
            1.0,
            "Algorithm 3 is the fastest for 19 ≤ ℓ ≤ 373",
            "figure 2, section 5.1",
        )
        for rival in ("velu", "sqrtvelu")
    ),
    *(
        Claim(f"grouped over {rival}", _degrees("grouped", rival), 1.0, "The idea goes further")
        for rival in METHODS
        if rival != "grouped"
    ),
    *(
        Claim(
            f"isogeny {method}",
            _degrees(method, "velu", LARGE),
            1 - MOST * saving,
            f"{name} saves {saving:.0%} of an isogeny of large degree",
            PLACES[method],
            middle=True,
        )
        for method, (name, saving) in OF_ISOGENY.items()
    ),
    *(
        Claim(
            f"key {variant}",
            _keys(variant, LADDER[0]),
            1 - MOST * saving,
            f"{name} saves {100 * saving:.1f} % of a public key",
            "section 5.2",
            middle=True,
        )
        for variant, (name, saving) in OF_ACTION.items()
    ),
    *(Claim(acted(a, b), _keys(a, b), middle=True) for a, b in _ACTED),
    *(Claim(f"eight over {variant}", _eight(variant), middle=True) for variant in (LADDER[-1], LADDER[0])),
    Claim("exchange", (Pair(EXCHANGE[1], PEER),), sentence="The exchange against another library"),
    Claim(
        "constant time",
        tuple(Pair(ours, theirs, ours.split("/")[0]) for ours, theirs in CONSTANT),
        sentence="Constant time against another library",
    ),
)
BY_NAME = by_key(CLAIMS)
