# SPDX-License-Identifier: MIT OR Apache-2.0
"""Case ids, globs and builds: what they mean, and what they say when they mean nothing."""

import pytest

from sangi.errors import BadInput
from sangi.named import NAMED
from sangi_lab.bench.builds import load_builds, parse_builds
from sangi_lab.bench.cases import PEERS, all_cases, find_case, match_cases
from sangi_lab.bench.cases.field import ADD_SUB, PUBLIC


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
        ("p511/mul/c@O3", "p511/mul/c"),
        ("bn254/sqr/c@clang-O3", "bn254/sqr/c@clang-O3"),
        ("peer/gmp/bls12_381_order/inv", "peer/gmp/bls12_381_order/inv"),
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
        ("p434/mul/ir", "p434/mul/c"),
        ("bn254/add/x64", "bn254/sqr/x64"),
        ("peer/gmp/p511/mul_small", "peer/gmp/p511/mul"),
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


def test_every_named_field_has_its_products():
    known = set(ids([], peers=True))
    for field in NAMED:
        for op in ("mul", "sqr", "inv"):
            assert {f"{field}/{op}/{form}" for form in ("c", "c@clang-O3", "c@O2", "x64")} <= known
            assert {f"peer/{lib}/{field}/{op}" for lib in ("gmp", "openssl")} <= known
        assert f"{field}/mul_small/c" in known
        for op in ("sqrt", "is_square", "pow", "batch_inv", "from_bytes", "from_bytes_wide", "to_bytes"):
            assert f"{field}/{op}/c" in known
        assert {f"{field}/{op}" for op in PUBLIC if op not in ADD_SUB} <= known
        assert {f"{field}/{op}:random" for op in ADD_SUB} <= known
    for field in ("p256", "p381", "p511"):
        assert {f"{field}/mul/ir", f"{field}/sqr/ir@llvm-O3"} <= known


def test_the_ratios_that_products_are_held_to():
    table = (
        ("p511/mul/x64", "peer/openssl/p511/mul"),
        ("p511/sqr/x64", "peer/openssl/p511/sqr"),
        ("p511/sqr/x64", "p511/mul/x64"),
        ("p381/mul/x64", "peer/openssl/p381/mul"),
        ("bn254/mul/x64", "peer/openssl/bn254/mul"),
        ("p256/mul/x64", "peer/openssl/bn254/mul"),
        ("p511/inv/x64", "peer/openssl/p511/inv"),
        ("p511/mul/c@clang-O3", "p511/mul/x64"),
        ("p511/mul/c", "p511/mul/x64"),
    )
    for a, b in table:
        assert (find_case(a).id, find_case(b).id) == (a, b)


def test_every_size_of_a_modulus_has_both_methods():
    known = set(ids([], peers=True))
    for bits in (220, 256, 384, 512, 768, 1024, 2048, 4096):
        for op in ("mul", "sqr", "exp", "init"):
            assert {f"mod{bits}/{op}{method}" for method in ("", "/mont", "/ohta")} <= known
        assert {f"peer/{lib}/mod{bits}/mul" for lib in ("gmp", "openssl", "openssl-new", "flint")} <= known
        assert {f"peer/{lib}/mod{bits}/exp" for lib in ("gmp", "openssl", "openssl-new")} <= known
        assert f"peer/gmp/mod{bits}/exp-vartime" in known
    assert "peer/openssl-new/mod2048/mul/ifma" in known


def test_public_functions_are_the_library_s_own_or_a_second_compilation():
    assert find_case("p381/sqrt").symbol == "sangi_p381_sqrt"
    assert find_case("p381/sqrt").kernel.source == ""
    assert find_case("p381/sqrt/c").symbol == "sangi_p381_sqrt__gcc_O3"
    assert find_case("p381/sqrt/c").kernel.source == "src/field/p381.c"
    assert ids(["p381/sqrt*"]) == ["p381/sqrt/c", "p381/sqrt"]
    assert ids(["p381/batch_inv*"]) == ["p381/batch_inv/c", "p381/batch_inv"]


def test_a_public_function_has_no_variant():
    assert find_case("p256/mul").symbol == "sangi_p256_mul"
    assert find_case("p256/add").id == "p256/add:random"
    assert find_case("p256/mul/x64").symbol == "sangi_p256_mul_x64__gcc_O3"


def test_kernels_of_peers_in_single_fields():
    assert find_case("peer/s2n-bignum/p25519/mul").symbol == "bignum_mul_p25519__gcc_O3"
    assert find_case("peer/s2n-bignum/p384/sqr").symbol == "bignum_montsqr_p384__gcc_O3"
    assert find_case("peer/openssl/p256/mul/nistz256").symbol == "ecp_nistz256_mul_mont"
    assert find_case("peer/libsecp256k1/secp256k1/inv").symbol == "peer_libsecp256k1_secp256k1_inv"
    with pytest.raises(BadInput):
        find_case("peer/s2n-bignum/p381/mul")


def test_peers_come_when_asked_for():
    assert not [i for i in ids([]) if i.startswith("peer/")]
    named = {i.split("/")[1] for i in ids([], peers=True) if i.startswith("peer/")}
    assert (
        {"gmp", "openssl", "openssl-new", "flint", "s2n-bignum", "blst", "libsecp256k1"}
        <= named
        <= {peer.name for peer in PEERS}
    )
    with_peers = ids(["p511/add:random*"], peers=True)
    assert {"peer/gmp/p511/add:random", "peer/openssl/p511/add:random", "p511/add:random/x64"} <= set(
        with_peers
    )
    assert ids(["peer/gmp/p511/add"]) == ["peer/gmp/p511/add:random"]
    assert {"peer/gmp/mod512/mul", "peer/gmp/mod512/mul/tdiv"} <= set(ids(["mod512/mul/*"], peers=True))
    assert ids(["p511/neg/*"], peers=True) == ids(["p511/neg/*"])


def test_globs():
    assert ids(["p381/add/x64", "p381/add:random/x64"]) == ["p381/add:random/x64"]
    assert ids(["p256/neg/*"]) == ["p256/neg/c", "p256/neg/ir", "p256/neg/x64"]
    assert ids(["p256/neg/x64", "p256/neg/c"]) == ["p256/neg/c", "p256/neg/x64"]
    with pytest.raises(BadInput, match="no case 'p999/"):
        ids(["p256/neg/*", "p999/*"])


def test_a_build_without_at_is_the_default():
    builds = load_builds()
    assert builds.default["c"].compiler == "gcc" and builds.default["c"].flags == ("-O3",)
    assert builds.rows["scalar"].flags == ("-O3", "-fno-tree-vectorize", "-DSANGI_RING_AUTOVEC=0")
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
