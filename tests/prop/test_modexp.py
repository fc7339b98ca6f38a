# SPDX-License-Identifier: MIT OR Apache-2.0
"""Modular exponentiation against Python's pow: every path, every length to 40 bytes, every k of 2^k m, each limb."""

from __future__ import annotations

import itertools
import random
import re
import subprocess
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from objects import objects
from sampling import sampled

from sangi import toolchain
from sangi.codegen.tables import modexp as table

Case = tuple[str, bytes, bytes, bytes]
Powers = Callable[[Iterable[Case]], list[str]]
#: How the program is built: the library with its assembly, and the C of each limb with sanitizers.
PORTABLE = ("c64", "c32", "c16")
FORMS = ("library", *sampled(PORTABLE))
SANITIZERS = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
LONGEST = 40


def compiled(
    root: Path, build: Path, form: str, folder: Path, damaged: Path | None = None, flags: Sequence[str] = ()
) -> Path:
    """The program of tests/prop/modexp_paths.c over one form of the library, below a new folder; a file of src/modexp
    may be damaged."""
    width = 64 if form == "library" else int(form[1:])
    parts = [f"-I{root / part}" for part in ("include", "src", ".")]
    command = [*toolchain.gcc().command, "-std=c11", "-O1", f"-DSANGI_LIMB_BITS={width}", *parts, *flags]
    program = root / "tests" / "prop" / "modexp_paths.c"
    folder.mkdir(parents=True, exist_ok=True)
    below = [build / "libsangi.a"]
    if form != "library":
        command += ["-DSANGI_ASM=0", "-DSANGI_TESTING=0"]
        source = [path for layer in ("word", "mp", "mod") for path in (root / "src" / layer).rglob("*.c")]
        source += (root / "generated" / "mod").glob(f"*_c{width}.c")
        layer = (root / "src" / "modexp").glob("*.c")
        source += [damaged if damaged and damaged.name == path.name else path for path in layer]
        below = objects(command, source, folder / "objects")
    subprocess.run([*command, program, *below, "-o", folder / "paths"], check=True, timeout=300)
    return folder / "paths"


@pytest.fixture(scope="module")
def programs(root: Path, build: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """The program of a form, with sanitizers; made once."""
    made: dict[str, Path] = {}

    def program(form: str) -> Path:
        if form not in made:
            made[form] = compiled(root, build, form, tmp_path_factory.mktemp(form), flags=SANITIZERS)
        return made[form]

    return program


@pytest.fixture(scope="module", params=FORMS)
def powers(request: pytest.FixtureRequest, programs: Callable[[str], Path]) -> Powers:
    """What the program prints for cases."""
    program = programs(request.param)

    def run(cases: Iterable[Case]) -> list[str]:
        lines = "\n".join(" ".join([path, *(part.hex() or "-" for part in parts)]) for path, *parts in cases)
        done = subprocess.run([program], input=lines, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stderr
        return done.stdout.split()

    return run


def expected(base: bytes, exponent: bytes, modulus: bytes) -> str:
    """What EIP-198 asks for."""
    b, e, m = (int.from_bytes(part, "big") for part in (base, exponent, modulus))
    return (pow(b, e, m) if m else 0).to_bytes(len(modulus), "big").hex() or "-"


def check(powers: Powers, cases: list[Case]) -> None:
    """Every case has Python's power."""
    for case, got in zip(cases, powers(cases), strict=True):
        assert got == expected(*case[1:]), case


def drawn(rng: random.Random, length: int) -> bytes:
    """A number at which arithmetic has edges: ones, zeros in front or behind, powers of two, limbs of all ones."""
    kind, top = rng.randrange(7), 8 * length
    if not length:
        return b""
    if kind == 0:
        return b"\xff" * length
    if kind == 1:
        return rng.randbytes(length)
    if kind == 2:
        words = [
            rng.choice((0, 1, 2**63, 2**64 - 1, rng.getrandbits(64))).to_bytes(8, "big") for _ in range(16)
        ]
        return (b"".join(words) * (length // 128 + 1))[-length:]
    if kind == 3:
        return (1 << rng.randrange(top)).to_bytes(length, "big")
    if kind == 4:
        return (rng.getrandbits(top) << rng.randrange(top) & ((1 << top) - 1)).to_bytes(length, "big")
    if kind == 5:
        return ((1 << rng.randrange(1, top + 1)) - rng.randrange(2)).to_bytes(length + 1, "big")[-length:]
    return rng.getrandbits(rng.randrange(1, top + 1)).to_bytes(length, "big")


def test_every_length(powers: Powers, seed: int) -> None:
    """All lengths of base and modulus to 40 bytes with two of the exponent, and all of the exponent with two others."""
    rng = random.Random(seed)
    lengths = [(b, e, m) for b, m in itertools.product(range(LONGEST + 1), repeat=2) for e in (2, 5)]
    lengths += [(b, e, m) for e, m in itertools.product(range(LONGEST + 1), repeat=2) for b in (1, m)]
    check(powers, [("public", *(drawn(rng, n) for n in triple)) for triple in lengths])


@pytest.mark.full
@pytest.mark.parametrize("first", range(LONGEST + 1))
def test_all_lengths_together(powers: Powers, first: int, seed: int) -> None:
    rng = random.Random(seed + first)
    triples = itertools.product((first,), range(LONGEST + 1), range(LONGEST + 1))
    check(powers, [("public", *(drawn(rng, n) for n in triple)) for triple in triples])


def even_moduli(rng: random.Random, ks: Iterable[int]) -> Iterator[Case]:
    """2^k m for each k: m = 1, short and longer than 2^k; long and short exponents of odd and even bases."""
    for k in ks:
        for odd_bits in (1, rng.choice((2, 8, 60, 64, 65, 200, 700))):
            modulus = (rng.getrandbits(odd_bits) | 1) << k
            length = -(-modulus.bit_length() // 8)
            base = rng.getrandbits(8 * length) | (rng.random() < 0.8)
            for exponent in (rng.getrandbits(rng.choice((k, min(2 * k, 8192), 12))), (1 << k) - 1):
                yield (
                    "public",
                    base.to_bytes(length, "big"),
                    exponent.to_bytes((exponent.bit_length() + 7) // 8, "big"),
                    modulus.to_bytes(length, "big"),
                )


@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.full)])
def test_every_k(powers: Powers, share: int, seed: int) -> None:
    """All k to 600 or a share of them, and some to 7400."""
    rng = random.Random(seed)
    ks = [*range(1 + seed % share, 601, share), *rng.sample(range(601, 7400), 6 // share)]
    check(powers, list(even_moduli(rng, ks)))


def test_sparse_bases_modulo_powers_of_two(powers: Powers, seed: int) -> None:
    """2^j - 1 and 2^j + 1, whose long powers have whole limbs of zeros between terms."""
    rng = random.Random(seed)
    cases = []
    for k in (200, 521, 1040, 2048):
        for j in (2, 5, 16, 17, 32, 40, 63, 64, 65, 100, 128, k // 2):
            for base in ((1 << j) - 1, (1 << j) + 1):
                numbers = (base.to_bytes(260, "big"), rng.getrandbits(k).to_bytes(260, "big"))
                cases.append(("public", *numbers, (1 << k).to_bytes(260, "big")))
    check(powers, cases)


#: By path: the moduli that it takes, as 2^k times an odd number of so many bits.
TAKES = {
    "word": [(0, 64), (0, 16), (1, 15), (3, 5), (15, 1), (40, 20)],
    "division": [(0, 65), (0, 128), (0, 520), (1, 300), (64, 512), (200, 1), (0, 2100)],
    "montgomery": [(0, 65), (0, 128), (0, 320), (0, 576), (0, 577), (0, 1030), (0, 2100)],
    "tiny": [(0, 65), (0, 128), (0, 320), (0, 576), (0, 577), (0, 1030), (0, 2100)],
    "binary": [(64, 1), (65, 1), (127, 1), (513, 1), (1100, 1)],
    "join": [(1, 64), (64, 1 + 8), (64, 64), (65, 129), (500, 12), (12, 500), (600, 600), (7, 1200)],
    "context": [(0, 65), (0, 700), (1, 700), (512, 512), (300, 1), (0, 1100)],
}


def tiny_base(rng: random.Random, width: int, length: int) -> bytes:
    """A base from 2 on that has one limb or is a power of two."""
    limb = rng.choice((2, 3, 4, 5, 16, 17, 511, (1 << width) - 1, rng.randrange(2, 1 << width)))
    return rng.choice((limb, 1 << rng.randrange(1, 8 * length))).to_bytes(length, "big")


@pytest.mark.parametrize("share", [5, pytest.param(1, marks=pytest.mark.full)])
def test_tiny_bases(powers: Powers, share: int, seed: int) -> None:
    """0, 1, one limb, powers of two and numbers just beside these, by the path that is chosen; odd and even moduli."""
    rng = random.Random(seed)
    cases = []
    for length in (1, 8, 9, 41, 73, 90, 130, 260):
        for twos in (0, 0, 1, 64, 4 * length):
            modulus = (rng.getrandbits(8 * length) | 1 << twos) >> twos << twos & (1 << 8 * length) - 1
            for base in (
                0,
                1,
                2,
                3,
                7,
                2**32 - 1,
                2**64 - 1,
                2**64,
                2**64 + 2,
                1 << rng.randrange(8 * length),
            ):
                for exponent_bits in (1, 16, 130, 4 * length):
                    exponent = rng.getrandbits(exponent_bits) | 1 << exponent_bits - 1
                    numbers = (
                        base.to_bytes(rng.choice((length + 9, 1024)), "big"),
                        exponent.to_bytes(130 * 4, "big"),
                    )
                    cases.append(("public", *numbers, modulus.to_bytes(length, "big")))
    check(powers, rng.sample(cases, len(cases) // share))


@pytest.mark.parametrize("path", TAKES)
def test_every_path(powers: Powers, path: str, request: pytest.FixtureRequest, seed: int) -> None:
    """Each path alone, long and short exponents, bases up to twice as long as the modulus."""
    rng = random.Random(seed)
    cases = []
    width = 64 if "library" in request.node.name else int(re.findall(r"\bc(\d+)", request.node.name)[0])
    for k, bits in TAKES[path]:
        if (k + bits <= width) != (path == "word"):
            continue
        length = -(-(k + bits) // 8)
        for exponent_bits in (1, 2, 3, 8, 17, 64, 300):
            for ones in (False, True):
                modulus = ((1 << bits) - 1 if ones else rng.getrandbits(bits) | 1 | 1 << bits - 1) << k
                if modulus == 1:
                    continue
                exponent = rng.getrandbits(exponent_bits) | 1 << exponent_bits - 1
                base = drawn(rng, rng.choice((1, length, length, 2 * length)))
                if path == "tiny":
                    base = tiny_base(rng, width, 2 * length)
                cases.append((path, base, exponent.to_bytes(38, "big"), modulus.to_bytes(length, "big")))
    check(powers, cases)


def test_the_longest(powers: Powers, seed: int) -> None:
    """1024 bytes of each, odd and even; short exponents, and for the library long ones too."""
    rng = random.Random(seed)
    moduli = [b"\xff" * 1024, rng.randbytes(1023) + b"\x01", b"\x80" + bytes(1023)]
    moduli += [rng.randbytes(512) + b"\x01" + bytes(511), rng.randbytes(1022) + b"\x03\x00"]
    cases = [("public", b"\xff" * 1024, bytes(1021) + b"\x01\x00\x01", m) for m in moduli]
    cases += [("public", drawn(rng, 1024), bytes(1000) + drawn(rng, 24), m) for m in moduli]
    cases += [("public", b"\xff" * 1024, b"\xff" * 1024, b"\xff" * length) for length in (8, 9, 16, 32)]
    check(powers, cases)


@pytest.mark.parametrize("form", sampled(PORTABLE))
def test_the_path_is_the_one_told(programs: Callable[[str], Path], form: str, seed: int) -> None:
    """`sangi explain modexp` and the library choose alike."""
    rng = random.Random(seed)
    program = programs(form)
    told, lines = [], []
    for bits in (2, 16, 17, 33, 64, 65, 200, 576, 577, 640, 2048, 8192):
        for twos in {0, 1, bits // 2, bits - 1}:
            for exponent in (1, 2, 3, 5, 17, 65537, rng.getrandbits(40) | 1, (1 << 200) - 1):
                modulus = 1 << bits - 1 | 1 << twos
                if modulus == 1:
                    continue
                base = rng.choice((5, 2**9, 2**15 - 1, 2**31 - 1, 2**77, 2**5000, 2**64 + 1, 2**8191 + 1))
                told.append(table.path(modulus, exponent, int(form[1:]), base=base))
                length = -(-bits // 8)
                lines.append(f"name {base:02048x} {exponent:0256x} {modulus:0{2 * length}x}")
    done = subprocess.run([program], input="\n".join(lines), capture_output=True, text=True, check=True)
    assert done.stdout.split() == told


#: What is wrong, and where: the file of src/modexp, good and bad.
DAMAGES = {
    "a quotient is not corrected": ("divide", "while (top || !", "while (0 && !"),
    "a reciprocal is too large": ("divide", "(sangi_limb)(d->m[n - 1] + 1)", "d->m[n - 1]"),
    "the base is not reduced": ("divide", "sangi_modexp_normalise(d, z, t);", "sangi_modexp_copy(z, t, n);"),
    "a carry of a reduction is lost": (
        "rings",
        "if (sangi_mp_redc_lazy(t, data, n, data[n]))",
        "if (0 * sangi_mp_redc_lazy(t, data, n, data[n]))",
    ),
    "a square without its middle": ("rings", "(void)sangi_mp_add(cross, cross, cross, n - h);", ""),
    "a term too few": ("binary", "(k - 1) / step", "(k - 1) / step - 1"),
    "a divisor keeps its twos": (
        "binary",
        "sangi_mp_shift_right(part, t, more, twos);",
        "sangi_mp_shift_right(part, t, more, 0);",
    ),
    "a borrow of a division is lost": (
        "binary",
        "taken = (sangi_limb)(taken + borrow);",
        "",
    ),
    "an inverse of half the length": (
        "join",
        "for (size_t i = j; i < next; i++)",
        "for (size_t i = j; i < next - 1; i++)",
    ),
    "a digit of a tiny base is left out": ("tiny", "if (digit)", "if (digit > 1)"),
    "a carry of a tiny base's exponent is lost": ("tiny", "carry >>= 8;", "carry = 0;"),
    "a tiny base's window is too wide": ("tiny", "c == 2 ? 1", "c < 4 ? 1"),
    "a digit is gathered elsewhere": ("word", "place += DIGIT", "place += DIGIT + 1"),
}


def searching(rng: random.Random) -> Iterator[Case]:
    """Numbers that show each damage."""
    for bits in (32, 64, 96, 128, 256, 320, 544, 1000):
        for k in (0, 1, 33, bits // 2, bits // 2 + 1, bits - 1):
            for exponent in (2, 3, 65537, rng.getrandbits(bits) | 1, rng.getrandbits(bits) | 1):
                odd = rng.choice((1, (1 << bits) - 1, rng.getrandbits(bits) | 1))
                modulus = (odd << k) % (1 << bits) or 1 << bits - 1
                base = rng.choice((3, 1 << bits // 3, (1 << bits) - 1, rng.getrandbits(bits) | 1))
                yield (
                    "public",
                    base.to_bytes(bits // 8, "big"),
                    exponent.to_bytes(128, "big").lstrip(b"\0"),
                    modulus.to_bytes(bits // 8, "big"),
                )
    for j in range(40, 100):
        numbers = ((1 << j) - 1).to_bytes(130, "big"), rng.getrandbits(1040).to_bytes(130, "big")
        yield ("public", *numbers, (1 << 1036).to_bytes(130, "big"))


@pytest.mark.parametrize("what", sampled(DAMAGES, 3))
def test_a_wrong_library_is_found(root: Path, build: Path, tmp_path: Path, what: str) -> None:
    """Each damage of a file of src/modexp shows in some power, or the program does not end."""
    name, good, bad = DAMAGES[what]
    text = (root / "src" / "modexp" / f"{name}.c").read_text()
    assert good in text
    (tmp_path / f"{name}.c").write_text(text.replace(good, bad))
    program = compiled(root, build, "c32", tmp_path / "made", tmp_path / f"{name}.c")
    cases = list(searching(random.Random(1)))
    lines = "\n".join(" ".join([path, *(part.hex() for part in parts)]) for path, *parts in cases)
    try:
        done = subprocess.run([program], input=lines, capture_output=True, text=True, timeout=10)
    except subprocess.TimeoutExpired:
        return
    assert done.returncode != 0 or done.stdout.split() != [expected(*case[1:]) for case in cases]
