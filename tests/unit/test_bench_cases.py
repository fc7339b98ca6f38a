# SPDX-License-Identifier: MIT OR Apache-2.0
"""Case ids, globs and builds: what they mean, and what they say when they mean nothing."""

import pytest

from sangi.bench.builds import load_builds, parse_builds
from sangi.bench.cases import all_cases, find_case, match_cases
from sangi.errors import BadInput


def ids(globs, peers=False):
    return [case.id for case in match_cases(globs, peers)]


def test_no_spelling_means_two_cases():
    meaning = {}
    for case in all_cases():
        assert case.spellings[0] == case.id
        for spelling in case.spellings:
            assert meaning.setdefault(spelling, case) == case
            assert find_case(spelling) == case


@pytest.mark.parametrize(
    ("written", "full"),
    [
        ("p381/add/x64", "p381/add:random/x64"),
        ("p381/add:random/x64@gcc-O3", "p381/add:random/x64"),
        ("p381/add/c@vec", "p381/add:random/c"),
        ("p381/add:always/c@clang-O3", "p381/add:always/c@clang-O3"),
        ("p381/add/ir-branch@llc-O3", "p381/add:random/ir-branch"),
        ("p381/sub/ir@llvm-O3", "p381/sub:random/ir@llvm-O3"),
        ("p256/half/x64", "p256/half/x64"),
        ("peer/gmp/p511/add", "peer/gmp/p511/add:random"),
        ("peer/openssl/p256/sub:never", "peer/openssl/p256/sub:never"),
    ],
)
def test_ids_as_people_write_them(written, full):
    assert find_case(written).id == full


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("p381/add:random/x46", "p381/add:random/x64"),
        ("p381/ad/x64", "p381/add/x64"),
        ("p381/add/x64@clang-O3", "p381/add/x64"),
        ("p381/neg:always/x64", "p381/neg/x64"),
    ],
)
def test_an_unknown_case_is_named_with_near_ones(wrong, near):
    with pytest.raises(BadInput) as refusal:
        find_case(wrong)
    assert repr(wrong) in str(refusal.value) and near in str(refusal.value)


@pytest.mark.parametrize("wrong", ["", "x" * 10_000, "p381/add/x64\nand more", "\0", "[", "%s%n"])
def test_a_hopeless_id_gets_one_short_line(wrong):
    with pytest.raises(BadInput) as refusal:
        find_case(wrong)
    assert len(str(refusal.value)) < 300 and "\n" not in str(refusal.value)


def test_every_field_has_the_forms_of_the_paper():
    forms = {"c-branch", "c", "ir-branch", "ir-wide", "ir", "x64"}
    for field in ("p256", "p381", "p511"):
        for op in ("add", "sub"):
            for given in ("always", "never", "random"):
                assert {f"{field}/{op}:{given}/{form}" for form in forms} <= set(ids([]))


def test_peers_come_when_asked_for():
    assert not [i for i in ids([]) if i.startswith("peer/")]
    assert {i.split("/")[1] for i in ids([], peers=True) if i.startswith("peer/")} == {"gmp", "openssl"}
    with_peers = ids(["p511/add:random*"], peers=True)
    assert {"peer/gmp/p511/add:random", "peer/openssl/p511/add:random", "p511/add:random/x64"} <= set(
        with_peers
    )
    assert ids(["peer/gmp/p511/add"]) == ["peer/gmp/p511/add:random"]


def test_globs():
    assert ids(["p381/add/x64", "p381/add:random/x64"]) == ["p381/add:random/x64"]
    assert ids(["p256/neg/*"]) == ["p256/neg/c", "p256/neg/ir", "p256/neg/x64"]
    assert ids(["p256/neg/x64", "p256/neg/c"]) == ["p256/neg/c", "p256/neg/x64"]
    with pytest.raises(BadInput, match="no case 'p999/"):
        ids(["p256/neg/*", "p999/*"])


def test_a_build_without_at_is_the_default():
    builds = load_builds()
    assert builds.default["c"].compiler == "gcc" and builds.default["c"].flags == ("-O3",)
    assert builds.rows["scalar"].flags == ("-O3", "-fno-tree-vectorize")
    assert set(builds.aliases(builds.rows["vec"])) == {"gcc-O3", "O3", "vec"}
    suffixes = [row.suffix for row in builds.rows.values()]
    assert len(set(suffixes)) == len(suffixes)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[build", "builds.toml"),
        ("[build.x]\ncompiler = 'tcc'\nflags = []", "unknown compiler 'tcc'"),
        ("[build.x]\ncompiler = 'gcc'", "'flags' is missing"),
        ("[build.x]\ncompiler = 'gcc'\nflags = []\n[default]\nc = 'y'", "'y' is missing"),
    ],
)
def test_a_broken_table_of_builds_is_refused(text, said):
    with pytest.raises(BadInput, match=said):
        parse_builds(text)
