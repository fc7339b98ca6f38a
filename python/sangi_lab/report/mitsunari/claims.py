# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the page of `mitsunari` says of quotients: pairs of cases, thresholds, sentences."""

from __future__ import annotations

from itertools import permutations, product

from sangi_lab.report.claims import Claim, Pair, by_key
from sangi_lab.report.mitsunari.cases import (
    BY_KEY,
    CLANG,
    FIELDS,
    FORMS,
    OPS,
    OPTIMISED,
    PATTERNS,
    PEERS,
    peer_case,
)
from sangi_lab.report.phrases import SAME

#: From the fastest pattern to the slowest there is no more than this where the pattern hardly matters.
FLAT = 0.12
#: A branch is paid for if random data costs so many times what predictable data does.
PAID = 1.2
PREDICTABLE = PATTERNS[:2]
#: Forms without a branch.
RIVALS = {"ir-wide": "LLVM’s select", "x64": "the assembly"}
STEADY = {**RIVALS, "ir": "the limb-wise IR"}
#: The table of quotients, on random data.
RATIOS = (
    ("x64", "ir-branch"),
    ("x64", "ir-wide"),
    ("ir", "ir-wide"),
    ("x64", "ir"),
    (f"c@{CLANG}", "x64"),
    ("c", "x64"),
    ("c-branch", "ir-branch"),
)


def case(form: str, pattern: str = "random", field: str = "p381", op: str = "add") -> str:
    """The case id of a form, by its key."""
    return BY_KEY[form].case(field, op, pattern)


def _random(a: str, b: str) -> Pair:
    return Pair(case(a), case(b))


CLAIMS = (
    Claim(
        "penalty",
        (Pair(case("ir-branch"), tuple(case("ir-branch", p) for p in PREDICTABLE)),),
        PAID,
        "A branch on random data is paid for",
        above=True,
    ),
    *(
        Claim(
            f"predictable {rival}",
            tuple(Pair(case("ir-branch", p), case(rival, q)) for p, q in product(PREDICTABLE, repeat=2)),
            sentence="A branch that always goes one way is the fastest",
        )
        for rival in RIVALS
    ),
    *(
        Claim(
            f"steady {form}",
            tuple(Pair(case(form, p), case(form, q)) for p, q in permutations(PATTERNS, 2)),
            1 + FLAT,
            "Without a branch the pattern hardly matters",
        )
        for form in STEADY
    ),
    Claim(
        "order",
        (_random("x64", "ir-wide"), _random("ir-wide", "ir-branch")),
        1.0,
        "On random data: assembly, then select, then branch",
    ),
    Claim("assembly over branch", (_random("x64", "ir-branch"),)),
    Claim(
        "optimiser",
        (_random(f"ir-branch@{OPTIMISED}", "ir-branch"),),
        sentence="LLVM may turn the branch into a conditional move",
        paper="it says so at its end, and asks its reader to look at the code",
    ),
    Claim(
        "everywhere",
        tuple(
            Pair(case("x64", "random", f, op), form.case(f, op, "random"), f"{f} {op}")
            for f in FIELDS
            for op in OPS
            for form in FORMS
            if form.key != "x64"
        ),
        1 + SAME,
        "What the paper did not measure: sub, 256 and 511 bits",
    ),
    Claim("limb-wise", (_random("ir", "ir-wide"),), sentence="What the limb-wise IR costs on this CPU"),
    *(
        Claim(f"plain {name}", (_random(key, "x64"),), sentence="Portable C without a branch")
        for key, name in (("c", "gcc"), (f"c@{CLANG}", "clang"))
    ),
    *(
        Claim(
            f"peer {lib}",
            tuple(Pair(case("x64", "random", f, op), peer_case(lib, f, op)) for op in OPS for f in FIELDS),
            1.0,
        )
        for lib in PEERS
    ),
    *(
        Claim(
            f"table {a} {b}",
            tuple(Pair(case(a, "random", f, op), case(b, "random", f, op)) for op in OPS for f in FIELDS),
        )
        for a, b in RATIOS
    ),
)
BY_NAME = by_key(CLAIMS)
