# SPDX-License-Identifier: MIT OR Apache-2.0
"""Primes, roots and bounds of the ring products; what does not fit is refused, and each bound can fail."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from sangi import api
from sangi.codegen.tables import (
    ring,
    ring761_ntt16,
    ring761_ntt32,
    ring_generic,
    ring_ntt16_bounds,
    ring_ntt16_header,
    ring_ntt16_scalar,
    ring_ntt32_bounds,
    ring_ntt32_forms_bounds,
    ring_ntt32_forms_header,
    ring_ntt32_header,
)
from sangi.codegen.tables.ring import FIRESABER, LIGHTSABER, ONE, RING256, SABER, SHAPES, SPARSE, TWO, single
from sangi.errors import BadInput, CheckFailed
from sangi.explain import saber

ALL = (ONE, SPARSE, *ring_ntt16_scalar.PAIR, *TWO)


def test_bounds_of_the_sets() -> None:
    assert [s.bound for s in (LIGHTSABER, SABER, FIRESABER)] == [10485760, 12582912, 12582912]
    assert [single(s).bound for s in (LIGHTSABER, SABER, FIRESABER)] == [5242880, 4194304, 3145728]
    assert RING256.bound == 12582912


def test_the_near_miss() -> None:
    """The prime of ML-DSA serves one product of FireSaber; for Saber it is short by 8191."""
    assert single(SABER).margin(8380417) == -8191
    assert single(FIRESABER).margin(8380417) > 0
    assert SABER.margin(ONE.p) > 0 and SABER.margin(TWO[0].p * TWO[1].p) > 0
    near = ring.Transform(256, 8380417, 6)
    facts = ring_ntt32_bounds.Plantard(near.p, ring_ntt32_header.bias(near.p))
    with pytest.raises(CheckFailed, match=r"^2 n k A B: reaches 8388608, where 8380416 is the most$"):
        ring_ntt32_bounds.one_prime(facts, near, single(SABER), 1)


def test_the_least_primes() -> None:
    assert ring.choose(SABER) == [(6, 25166081), (7, 25166081), (8, 25171457)]
    assert ring.choose(LIGHTSABER) == [(6, 20972417), (7, 20972801), (8, 20977153)]
    for layers, p in ring.choose(FIRESABER):
        assert ring.is_prime(p) and (p - 1) % (2 << layers) == 0 and FIRESABER.margin(p) > 0


@pytest.mark.parametrize("transform", ALL, ids=lambda t: str(t.p))
def test_roots(transform: ring.Transform) -> None:
    roots, p = transform.roots, transform.p
    assert roots[0] == 1 and roots[1] ** 2 % p == p - 1
    for k in range(1, len(roots) // 2):
        assert roots[2 * k] ** 2 % p == roots[k]
        assert roots[2 * k + 1] ** 2 % p == p - roots[k]
    leaves = roots[len(roots) // 2 :]
    assert len({z * z % p for z in leaves}) == len(leaves)
    assert ONE.roots[2] == ONE.eighth == 80


@pytest.mark.parametrize("transform", ALL, ids=lambda t: str(t.p))
def test_mirror_images(transform: ring.Transform) -> None:
    """The inverse takes -1 / z from the mirror image of a node."""
    for k in range(1, len(transform.roots)):
        top = 1 << k.bit_length() - 1
        assert transform.roots[k] * transform.roots[3 * top - 1 - k] % transform.p == transform.p - 1


def test_numbers_that_make_no_transform() -> None:
    for p, layers in ((40960003, 6), (8192, 6), (12289, 12), (1, 1)):
        with pytest.raises(BadInput, match="is no prime with roots of unity"):
            ring.Transform(256, p, layers)
    with pytest.raises(BadInput, match="is no primitive eighth root"):
        ring.Transform(256, ONE.p, 6, 81).roots  # noqa: B018


def test_every_bound_holds() -> None:
    for facts in (
        ring_ntt32_header.plantard()[2],
        ring_ntt32_header.montgomery()[2],
        ring_ntt16_header.bounds(),
        ring_ntt32_forms_header.widening_mac()[1],
        ring_ntt32_forms_header.mulhi()[1],
        ring_ntt32_forms_header.sparse_prime()[1],
        ring_ntt16_scalar.two_primes(RING256),
        ring_generic.bounds(),
    ):
        assert len(facts.met) > 10
        assert all(0 <= value <= limit for value, limit in facts.met.values())


def fails(shape: ring.Shape, arithmetic: ring_ntt32_bounds.Plantard | ring_ntt32_bounds.Montgomery) -> str:
    with pytest.raises(CheckFailed) as refusal:
        ring_ntt32_bounds.one_prime(arithmetic, ONE, shape, 1)
    return str(refusal.value).partition(":")[0]


def test_a_bound_that_fails_is_said() -> None:
    plantard = ring_ntt32_bounds.Plantard(ONE.p, ring_ntt32_header.bias(ONE.p))
    assert fails(replace(RING256, wide=4142), plantard) == "first two layers"
    assert fails(replace(RING256, cases=((5, 4),)), plantard) == "2 n k A B"
    assert fails(RING256, replace(plantard, bias=1 << 31)) == "forward, pass 2, |sum x z'|"
    assert fails(RING256, replace(plantard, bias=1 << 38)) == "bias"


def test_a_reduction_less_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each reduction of ntt16 is needed: without it some word passes 16 bits."""
    monkeypatch.setattr(ring_ntt16_bounds.Short, "reduced", lambda self, x: x)
    with pytest.raises(CheckFailed, match="7681: forward, pass 4, inside: reaches"):
        ring_ntt16_header.bounds()
    monkeypatch.undo()
    monkeypatch.setattr(ring_ntt16_bounds, "TERMS", 4)
    with pytest.raises(CheckFailed, match="10753: sum of products: reaches"):
        ring_ntt16_header.bounds()
    monkeypatch.undo()
    monkeypatch.setattr(ring_ntt32_bounds.Montgomery, "reduce_sum", lambda self, where, total: total)
    with pytest.raises(CheckFailed, match="inverse, sums: reaches"):
        ring_ntt32_header.montgomery()


@pytest.mark.parametrize(
    ("form", "transform", "reductions", "reached"),
    [
        (ring_ntt32_forms_bounds.WideningMac, ONE, {"reduce_forward": False}, "forward, pass 2"),
        (ring_ntt32_forms_bounds.WideningMac, ONE, {"reduce_inverse": False}, "last pass"),
        (ring_ntt32_forms_bounds.Mulhi, ONE, {"reduce_forward": False}, "forward, pass 2, inside"),
        (ring_ntt32_forms_bounds.Mulhi, ONE, {"reduce_inverse": False}, "inverse, pass 2, inside"),
        (
            ring_ntt32_forms_bounds.SparsePrime,
            SPARSE,
            {"reduce_forward": False, "reduce_inverse": False},
            "inverse, pass 2",
        ),
    ],
)
def test_every_reduction_of_a_form_is_needed(
    form: type[ring_ntt32_forms_bounds.Core],
    transform: ring.Transform,
    reductions: dict[str, bool],
    reached: str,
) -> None:
    with pytest.raises(CheckFailed, match=f"^{reached}: reaches"):
        ring_ntt32_forms_bounds.bounds(form(transform, **reductions), RING256)


def test_forms_refuse_what_they_cannot_hold() -> None:
    for wide in (4142, 8192):
        with pytest.raises(CheckFailed, match=r"^(2 n k A B|first two layers): reaches"):
            ring_ntt32_forms_bounds.bounds(
                ring_ntt32_forms_bounds.WideningMac(ONE), replace(RING256, wide=wide)
            )
    with pytest.raises(CheckFailed, match="2 n k A B"):
        ring_ntt32_forms_bounds.bounds(
            ring_ntt32_forms_bounds.SparsePrime(SPARSE, reduce_forward=False),
            replace(RING256, cases=((4, 6),)),
        )
    with pytest.raises(CheckFailed, match=r"7681: inverse, pass 2: reaches|7681: products, whole: reaches"):
        ring_ntt16_scalar.two_primes(RING256, reduces=False)
    with pytest.raises(CheckFailed, match="2 n k A B"):
        ring_ntt16_scalar.two_primes(replace(RING256, cases=((5, 3),)))


def test_two_primes_too_small_for_the_sum() -> None:
    with pytest.raises(CheckFailed, match="2 n k A B"):
        ring_ntt16_bounds.two_primes(TWO[0], TWO[0], replace(RING256, cases=((5, 6),)), (1, 1))


@pytest.mark.parametrize(
    ("name", "value", "reached"),
    [
        ("UNREDUCED", 2**30, "folded operands"),
        ("FOLDED", 14, "forward"),
        ("LAYERS", 30, "forward"),
        ("LEAF", 2**11, "leaf"),
        ("MOST_Q", 2**33, "integer, three of them below zero"),
    ],
)
def test_bounds_of_any_shape_can_fail(
    name: str, value: int, reached: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ring_generic, name, value)
    with pytest.raises(CheckFailed, match=f"^{reached}(, sum)?: reaches"):
        ring_generic.bounds()


def test_digits_of_every_integer() -> None:
    """crt_primes of src/ring/generic/generic.c with three small primes: the digits of every integer they hold."""
    primes = (13, 11, 7)
    most = (13 * 11 * 7 - 1) // 2
    for integer in range(-most, most + 1):
        r = [ring.centred(integer, p) for p in primes]
        for k in range(1, 3):
            for j in range(k):
                r[k] = ring.centred((r[k] - r[j]) * pow(primes[j], -1, primes[k]), primes[k])
        assert r[0] + 13 * r[1] + 13 * 11 * r[2] == integer


def test_primes_of_any_shape(root: Path) -> None:
    """They are primes below 2^27 with roots enough, and generic.h says what they hold."""
    text = (root / "generated" / "ring" / "generic.h").read_text()
    for number, p in enumerate(ring_generic.PRIMES):
        assert ring.is_prime(p) and p < 2**27 and (p - 1) % (2 << ring_generic.LAYERS) == 0
        found = re.search(rf"MOST{number} {{(\d+), UINT64_C\((\d+)\)}}", text)
        assert found and int(found[1]) << 64 | int(found[2]) == ring_generic.most(number + 1)
    assert [ring_generic.most(k).bit_length() for k in (1, 2, 3)] == [26, 53, 80]


def test_constants_in_comments(root: Path) -> None:
    """Lines with `check: 0xA * B == 1 mod 2^C` are true."""
    found = 0
    for path in (root / "src" / "ring").rglob("*.c"):
        for a, b, c in re.findall(r"check: (0x[0-9a-f]+) \* (\d+) == 1 mod 2\^(\d+)", path.read_text()):
            assert int(a, 16) * int(b) % 2 ** int(c) == 1
            found += 1
    assert found == 2


def test_a_header_tells_its_bounds(root: Path) -> None:
    text = (root / "generated/ring/ring256_plantard.h").read_text()
    for line in ring_ntt32_header.plantard()[2].lines():
        assert f" *   {line}\n" in text


def test_multiplications() -> None:
    counts = saber.multiplications()
    assert counts["toom4"] == (0, 16128, 0)
    assert counts["ntt32"] == (1600, 1024, 2752)


@pytest.mark.parametrize("name", SHAPES)
def test_explain(name: str) -> None:
    told = api.explain(name)
    assert told["bound"] == SHAPES[name].bound
    words = api.explain_text(told)
    assert "exact, 15794177 to spare" in words or name == "lightsaber"
    assert "8380417" in words and "40960001" in words
    if name == "saber":
        assert "short by 8191\n" in words


def test_bounds_of_sntrup761(monkeypatch: pytest.MonkeyPatch) -> None:
    """They hold in both arithmetics; with coefficients up to 4591, or sums never settled, they do not."""
    for arithmetic, lacks in ring761_ntt32.arithmetics():
        facts = ring761_ntt32.bounds(arithmetic, lacks)
        assert len(facts.met) > 10 and facts.met["2 n A B"] == (2 * 761 * 2295 * 2, ring761_ntt32.LONG.p - 1)
    monkeypatch.setattr(ring761_ntt32, "QUOTIENTS", {4591: (3 * ring761_ntt32.BOUND, 32)})
    with pytest.raises(CheckFailed, match="remainder modulo 4591"):
        ring761_ntt32.bounds(*ring761_ntt32.arithmetics()[0])
    monkeypatch.setattr(ring761_ntt32, "Q", 2 * 4591)
    with pytest.raises(CheckFailed, match="first two layers"):
        ring761_ntt32.bounds(*ring761_ntt32.arithmetics()[0])


def test_bounds_of_sntrup761_in_words_of_16_bits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Both primes serve 4591, the first alone 3; with one reduction less, or coarser quotients, they do not."""
    facts = ring761_ntt16.bounds()
    assert len(facts.met) > 40 and all(0 <= value <= limit for value, limit in facts.met.values())
    assert facts.met["2 n A B"] == (2 * 1521 * 2295 * 2, 7681 * 10753 - 1)
    for number, places, where in ((2, (0,), "pass 2, inside"), (3, (), "pass 4"), (4, (), "pass 4")):
        monkeypatch.setattr(ring761_ntt16, "REDUCED", {2: (0, 1), 3: (0,), 4: (0,), number: places})
        with pytest.raises(CheckFailed, match=f"10753: forward, {where}"):
            ring761_ntt16.bounds()
    monkeypatch.undo()
    monkeypatch.setattr(ring761_ntt16, "QUOTIENTS", {4591: 1, 3: 10923})
    with pytest.raises(CheckFailed, match="remainder modulo 4591"):
        ring761_ntt16.bounds()
    monkeypatch.setattr(ring761_ntt16, "QUOTIENTS", {4591: 7, 3: 10911})
    with pytest.raises(CheckFailed, match="quotient by 3"):
        ring761_ntt16.bounds()


@pytest.mark.parametrize("p", [7681, 10753])
def test_blocks_of_sntrup761(p: int) -> None:
    """Their leaves are all 1536th roots of unity, each once; what the inverse takes is -1 over the roots."""
    leaves = []
    for power in ring761_ntt16.POWERS:
        block = ring761_ntt16.Block(p, power)
        z = pow(ring761_ntt16.unity(p), power * 256, p)
        assert block.root(1) ** 2 % p == z
        for k in range(1, 128):
            assert block.root(2 * k) ** 2 % p == block.root(k)
            assert (block.root(2 * k + 1) ** 2 + block.root(k)) % p == 0
            assert k >= 64 or (block.node(k)[1] * block.mirrored(k)[3] + 1) % p == 0
        leaves += [sign * block.root(k) % p for k in range(128, 256) for sign in (1, -1)]
    assert len(set(leaves)) == 1536 and all(pow(leaf, 1536, p) == 1 for leaf in leaves)
    first, minus, w = (pow(ring761_ntt16.unity(p), e * 256, p) for e in ring761_ntt16.POWERS[:3])
    assert (first, minus, w) == (1, p - 1, ring761_ntt16.cube(p))
