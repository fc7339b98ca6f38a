# SPDX-License-Identifier: MIT OR Apache-2.0
"""The families, and the cases by their ids."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache

from sangi.errors import BadInput
from sangi_lab.bench.builds import load_builds
from sangi_lab.bench.cases import (
    csidh,
    ctidh,
    ec,
    field,
    isogeny,
    mod,
    modexp,
    modx8,
    ohta,
    poly,
    ring,
    rsa,
    saber,
    sntrup,
    x8,
)
from sangi_lab.bench.cases.case import Case, Family

FAMILIES: dict[str, Family] = {
    family.name: family
    for family in (
        field.FAMILY,
        x8.FAMILY,
        mod.FAMILY,
        modexp.FAMILY,
        ohta.FAMILY,
        modx8.FAMILY,
        rsa.FAMILY,
        ec.FAMILY,
        isogeny.FAMILY,
        csidh.FAMILY,
        ctidh.FAMILY,
        ring.FAMILY,
        poly.FAMILY,
        saber.FAMILY,
        sntrup.FAMILY,
    )
}
SHOWN = 80  # characters of an unknown id in a message


@cache
def all_cases() -> tuple[Case, ...]:
    """Return every case, in the order of the families and of their tables."""
    builds = load_builds()
    return tuple(case for family in FAMILIES.values() for case in family.cases(builds))


@cache
def _by_spelling() -> dict[str, Case]:
    return {spelling: case for case in all_cases() for spelling in case.spellings}


def _near(case_id: str) -> list[str]:
    """Return ids of up to three cases that may have been meant."""
    known = _by_spelling()
    plain = re.sub(r":[^/@]*|@.*", "", case_id)
    near = [plain] if plain in known else []
    near += difflib.get_close_matches(case_id, known, n=6, cutoff=0.6)
    best: dict[Case, str] = {}
    for spelling in near:
        best.setdefault(known[spelling], spelling)
    return list(best.values())[:3]


def find_case(case_id: str) -> Case:
    """Return the case that an id means.  Raises BadInput that names the id and near matches."""
    known = _by_spelling()
    if case_id not in known:
        near = _near(case_id[:SHOWN])
        shown = case_id if len(case_id) <= SHOWN else case_id[: SHOWN - 3] + "..."
        hint = f"near it: {', '.join(near)}" if near else "`sangi bench --list` prints them all"
        raise BadInput(f"no case {' '.join(shown.split())!r}; {hint}")
    return known[case_id]


def match_cases(globs: Sequence[str], peers: bool) -> list[Case]:
    """Return the cases that any glob matches, all without globs, in the order of the tables.

    Peers are left out unless `peers` is set (then a glob also means its peers, those without a VARIANT
    where it ends in ``/*``) or a glob begins with ``peer/``.  Raises BadInput for a glob that matches nothing.
    """
    chosen: set[Case] = set()
    for glob in globs or ["*"]:
        wanted = [glob]
        if peers and not glob.startswith("peer/"):
            wanted += [f"peer/*/{glob}", f"peer/*/{glob.removesuffix('/*')}"]
        of_peers = peers or glob.startswith("peer/")
        hits = {
            case
            for spelling, case in _by_spelling().items()
            if (of_peers or case.peer is None) and any(fnmatchcase(spelling, g) for g in wanted)
        }
        if not hits:
            find_case(glob)
        chosen |= hits
    return [case for case in all_cases() if case in chosen]
