# SPDX-License-Identifier: MIT OR Apache-2.0
"""The forms of papers/ohta against Python's integers, and what they count."""

from __future__ import annotations

import ctypes
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from sampling import chosen

from sangi import toolchain
from sangi_lab.bench.builds import load_builds
from sangi_lab.bench.cases.ohta import BUILDS, FORMS, PRIME
from sangi_lab.report.ohta import counts

N = 220
#: Limb width, limbs, and t for K = floor(2^t / p), or 0 for Montgomery's.
SHAPES = {
    "mont16": (16, 14, 0),
    "mont13": (13, 17, 0),
    "lazymont14": (14, 16, 0),
    "whole16": (16, 14, 448),
    "cut14": (14, 16, 440),
    "lazy14": (14, 16, 443),
    "float45": (45, 5, 450),
    "floatmont45": (45, 5, 0),
}
WORDS, REALS = ctypes.c_uint32 * 17, ctypes.c_double * 5
INTEGERS = [name for name in FORMS if not name.endswith("-float")]


def limbs(x: int, width: int, count: int) -> list[int]:
    return [x >> width * i & (1 << width) - 1 for i in range(count - 1)] + [x >> width * (count - 1)]


def moduli(seed: int) -> list[int]:
    """Odd ones: primes, the range's ends, limbs of ones and zeros, one that needs two subtractions, K of ones."""
    source = random.Random(seed)
    ones = [-(-(1 << 2 * N) // ((1 << N + 1) - (1 << s))) | 1 for s in (30, 100, 200)]
    chosen = [PRIME, 2**220 - 77, 2**220 - 1, 2**219 + 1, 2**220 - 2**110 + 1, 2**219 + 2**210 - 1]
    return chosen + ones + [source.getrandbits(N) | 1 << N - 1 | 1 for _ in range(5)]


@dataclass(frozen=True)
class Form:
    """A compiled form for one modulus: products of integers."""

    variant: str
    call: Callable[..., None]
    p: int

    @property
    def top(self) -> int:
        """What factors are below."""
        return 2 * self.p if self.variant.endswith(("-lazy", "-float")) else self.p

    def fault(self, x: int, y: int) -> str:
        """What is wrong with the product, or an empty string."""
        width, count, shift = SHAPES[FORMS[self.variant]]
        p, real = self.p, self.variant.endswith("-float")
        k = (1 << shift) // p if shift else -pow(p, -1, 1 << width) % (1 << width)
        kind, room = (REALS, 5) if real else (WORDS, 17)
        modulus = (kind * 2)(kind(*limbs(p, width, count)), kind(*limbs(k, width, room if real else 16)))
        z = kind(*limbs(x, width, count))
        self.call(z, z, kind(*limbs(y, width, count)), modulus)
        got = sum(int(z[i]) << width * i for i in range(count))
        scale = 1 if shift else 1 << width * count
        if (got * scale - x * y) % p:
            return f"{x:#x} * {y:#x} mod {p:#x}: {got:#x}"
        low, high = (-p + 1, p) if real else (0, self.top)
        if not low <= got < high or (not real and any(z[i] >> width for i in range(count))):
            return f"{x:#x} * {y:#x} mod {p:#x}: {got:#x} is out of range"
        return ""


def faults(library: ctypes.CDLL, variant: str, seed: int, draws: int = 40) -> Iterator[str]:
    source = random.Random(seed)
    call = library[f"sangi_ohta220_{variant.replace('-', '_')}"]
    call.restype = None
    for p in moduli(seed):
        form = Form(variant, call, p)
        top = form.top
        edges = [0, 1, 2, p - 2, p - 1, top - 2, top - 1, 2**219 - 1, 2**219 - 2**14, p // 2]
        pairs = [(x, y) for x in edges for y in edges]
        pairs += [(source.randrange(top), source.randrange(top)) for _ in range(draws)]
        yield from filter(None, (form.fault(x, y) for x, y in pairs))


def library(folder: Path, build: str, names: list[str], made: Path) -> ctypes.CDLL:
    row = load_builds().rows[build]
    compiler = toolchain.gcc() if row.compiler == "gcc" else toolchain.clang()
    sources = [folder / "c" / f"{name.replace('-', '_')}.c" for name in names]
    flags = [*toolchain.C11, *row.flags]
    return ctypes.CDLL(str(toolchain.shared(sources, cwd=made, compiler=compiler, flags=flags, name=build)))


@pytest.fixture
def paper(root: Path) -> Path:
    return root / "papers" / "ohta"


@pytest.mark.parametrize(
    ("build", "count"), [(BUILDS[3], 5), *(pytest.param(b, None, marks=pytest.mark.full) for b in BUILDS)]
)
def test_every_form(paper: Path, tmp_path: Path, seed: int, build: str, count: int | None) -> None:
    """So many of the forms in every run, all of them with --full."""
    if "native" in build and "fma" not in Path("/proc/cpuinfo").read_text():
        build = "clang-O3"
    names = list(FORMS) if "native" in build else INTEGERS
    names = chosen(names, count or len(names))
    made = library(paper, build, names, tmp_path)
    for variant in names:
        assert list(faults(made, variant, seed)) == [], variant


@pytest.mark.parametrize(
    ("variant", "old", "new"),
    [
        ("alg1", "ohta_reduce(t, m->p, LIMBS, BITS);", ""),
        ("alg1", "const ohta_word top = e >> BITS;", "const ohta_word top = 0;"),
        ("mont-carrysave", "+ (low >> BITS)", ""),
        ("mont-lazy", "    ohta_carry(t, LIMBS, BITS);\n", ""),
        ("alg2", "ohta_reduce(z, m->p, LIMBS, BITS);", ""),
        ("alg3-3x3", "#define TIMES 2", "#define TIMES 0"),
        ("alg3-3x3", "#define TIMES 2", "#define TIMES 1"),
        ("alg3-3x3", "#define SHIFT 440", "#define SHIFT 441"),
        ("alg3-lazy", "#define SHIFT 443", "#define SHIFT 442"),
        ("alg3-carrysave", "j = i < start ? start - i : 0", "j = i < start + 1 ? start + 1 - i : 0"),
    ],
)
def test_a_wrong_form_is_caught(paper: Path, tmp_path: Path, variant: str, old: str, new: str) -> None:
    copy = tmp_path / "paper"
    shutil.copytree(paper, copy)
    changed = 0
    for path in (copy / "c" / f"{variant.replace('-', '_')}.c", copy / "c" / "alg1.h"):
        text = path.read_text()
        changed += old in text
        path.write_text(text.replace(old, new))
    assert changed
    made = library(copy, "gcc-O1", [variant], tmp_path)
    assert next(faults(made, variant, 1), "")


@pytest.fixture(scope="module")
def counted() -> dict[str, counts.Operations]:
    return counts.measure()


def test_counts_beside_table_31(counted: dict[str, counts.Operations]) -> None:
    assert set(counted) == set(FORMS)
    for name in ("alg1", "alg1-unrolled"):
        assert counted[name].mul == counts.montgomery(14).mul == 406
        assert counted[name].add == 4 * 14**2 + 14
    assert counted["mont-carrysave"].mul == counts.montgomery(17).mul
    assert counted["mont-lazy"].mul == counts.montgomery(16).mul
    products = {counted[name].mul for name in FORMS if FORMS[name] in ("cut14", "lazy14")}
    assert products == {544}, "256 of H, 152 of H K, 136 of d p"
    assert (counted["alg3-float"].fma, counted["alg3-float"].mul) == (109, 38), "as errata.md says"
    blocks = [counted[f"alg3-{n}x{n}"] for n in (1, 2, 3, 4)]
    assert len(set(blocks)) == 1, "a block changes the order of the operations, not their number"
    assert blocks[0].add < counted["alg3-blocked"].add < counted["alg3-unrolled"].add


@pytest.mark.parametrize("m", [4, 14, 16, 20])
def test_formulas_are_sums_over_columns(m: int) -> None:
    """Full limbs: m^2 products of H; of H K, K of m + 1 limbs, the columns kept; columns 0 to m of d p."""

    def products(guards: int) -> int:
        high = sum(i + j >= 2 * m - guards for i in range(2 * m) for j in range(m + 1))
        return m * m + high + sum(i + j <= m for i in range(m + 1) for j in range(m + 1))

    assert products(1) == counts.ohta(m).mul
    assert products(2) == counts.ohta_sound(m)


@pytest.mark.full
def test_a_product_more_is_counted(paper: Path, tmp_path: Path) -> None:
    copy = tmp_path / "paper"
    shutil.copytree(paper, copy)
    path = copy / "c" / "alg1.h"
    path.write_text(path.read_text().replace("ohta_word e = yi * x[0]", "ohta_word e = yi * x[0] * 1"))
    assert counts.measure(copy)["alg1"].mul == 406 + 14
