# SPDX-License-Identifier: MIT OR Apache-2.0
"""The library on every board: known answers, the same results as on this machine, and what it is made of."""

import hashlib
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from of_a_run import ON_CORTEX_M4
from sampling import chosen

from sangi import Saber, Sntrup761
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi_lab.boards import build, printed, qemu, rules, vectors
from sangi_lab.boards.build import Program
from sangi_lab.boards.cortexm import measure as modelled

HERE = Path(__file__).parent
#: One of every family and every method; the others are run where there is more time.
CASES = (
    *(f"saber/mul/{method}" for method in ("ntt32", "ntt16", "toom4", "karatsuba", "schoolbook")),
    *("saber/matvec/ntt32", "firesaber/matvec/ntt16", "lightsaber/keygen/c", "saber/encaps/c"),
    *("firesaber/decaps/c-toom", "sntrup761/decaps/c", "p256/mul/c", "p511/inv/c"),
    *("csidh512/ladder-step/c", "ohta220/mul/alg1", "ohta220/mul/alg3-3x3", "ohta220/mul/mont-carrysave"),
    *("p381/add/ir", "p381/sub/ir-branch", "p381/add/ir-wide"),
)


def ladder(p: int, a: int, x: int, k: int) -> int:
    """x(k P) on y^2 = x^3 + a x^2 + x, by the ladder of the definition over (X : Z)."""
    low, high = (1, 0), (x, 1)
    for bit in f"{k:b}":
        (x0, z0), (x1, z1) = low, high
        both = (x0 * x1 - z0 * z1) ** 2 % p, x * (x0 * z1 - z0 * x1) ** 2 % p
        x2, z2 = high if bit == "1" else low
        twice = (x2 * x2 - z2 * z2) ** 2 % p, 4 * x2 * z2 * (x2 * x2 + a * x2 * z2 + z2 * z2) % p
        low, high = (both, twice) if bit == "1" else (twice, both)
    return low[0] * pow(low[1], -1, p) % p


MECHANISMS = ("lightsaber", "saber", "firesaber", "sntrup761")
FIELDS = ("p256", "p511")


def right(name: str, words: list[str]) -> bool:
    """Whether a line that a test program printed is so."""
    if name in MECHANISMS:
        kem = Sntrup761() if name == "sntrup761" else Saber(name)
        made, shared, rejected = (bytes.fromhex(word) for word in words)
        changed = bytearray(made[-32 - kem.sizes.ciphertext : -32])
        changed[0] ^= 1
        secret = made[kem.sizes.public :][: kem.sizes.secret]
        known = hashlib.sha256(made).hexdigest() == vectors.first(name)[1]
        return known and shared == made[-32:] and rejected == kem.decaps(secret, bytes(changed))
    if name in FIELDS:
        p = NAMED[name].modulus
        x, y, *got = (int(word, 16) for word in words)
        return got == [(x + y) % p, (x - y) % p, x * y % p, pow(x, -1, p)]
    p = NAMED["p511"].modulus
    k, a, x, multiple, twice = (int(word, 16) for word in words)
    return (multiple, twice) == (ladder(p, a, x, k), ladder(p, a, x, 2))


def wrong(said: str) -> list[str]:
    """The names of what a test program printed and is not so."""
    lines = {line.split()[0]: line.split()[1:] for line in said.splitlines()}
    assert sorted(lines) == sorted((*MECHANISMS, *FIELDS, "curve"))
    return [name for name, words in lines.items() if not right(name, words)]


def test_known_answers(board: str) -> None:
    assert wrong(qemu.run(build.program(rules.find(board), "test"))) == []


@pytest.mark.full
@pytest.mark.matrix(5)
@pytest.mark.parametrize("name", ["O2", "Os", "clang-O3", "clang-O2"])
def test_known_answers_of_other_builds(board: str, name: str) -> None:
    assert wrong(qemu.run(build.program(rules.find(board, name), "test"))) == []


@pytest.mark.full
def test_known_answers_of_wider_limbs() -> None:
    assert wrong(qemu.run(build.program(rules.find("cortex-m3", "O3-limb32"), "test"))) == []


def test_a_wrong_answer_is_seen(board: str) -> None:
    said = qemu.run(build.program(rules.find(board), "test"))
    assert wrong(said) == []
    for line in said.splitlines():
        name, *words = line.split()
        for place, word in enumerate(words):
            other = [*words[:place], f"{word[:-1]}{'1' if word[-1] == '0' else '0'}", *words[place + 1 :]]
            assert not right(name, other)


def run_here(host: Program, place: int, folder: Path) -> printed.Printed:
    """What the bench program prints on this machine."""
    copy = folder / "copy"
    copy.write_bytes(host.patched({"board_choice": place}))
    copy.chmod(0o755)
    return printed.read(subprocess.run([copy], capture_output=True, text=True, check=True).stdout)


def compare(board: str, host: Program, cases: Sequence[str], folder: Path) -> None:
    """Each case gives on a board what it gives here, and the same count twice."""
    program = build.program(rules.find(board))
    known = qemu.cases(program)
    for case in cases:
        place = known.index(case)
        first, second = (qemu.measure(program, place) for _ in range(2))
        here = run_here(host, place, folder)
        assert (here.case, here.digest) == (case, first.digest), case
        assert first == second and first.executed == second.executed, case


def test_the_same_results_as_here_and_the_same_counts(board: str, host: Program, tmp_path: Path) -> None:
    compare(board, host, chosen(CASES, 5, board), tmp_path)


@pytest.mark.full
def test_all_the_same_results(board: str, host: Program, tmp_path: Path) -> None:
    compare(board, host, qemu.cases(build.program(rules.find(board))), tmp_path)


#: Of these the paper's forms may branch on a secret.
SECRET = (
    *("saber/mul/ntt32", "saber/mul/ntt16", "saber/mul/toom4", "lightsaber/keygen/c", "saber/decaps/c"),
    *("sntrup761/decaps/c", "p511/inv/c", "csidh512/ladder-step/c", "ohta220/mul/alg3-3x3", "p381/add/ir"),
)
BRANCHING = "p381/sub/ir-branch"


def counts(program: Program, case: str, secrets: range) -> set[int]:
    """How many instructions a case takes on secrets whose results differ."""
    place = qemu.cases(program).index(case)
    runs = [qemu.measure(program, place, secret) for secret in secrets]
    assert len({run.digest for run in runs}) > 1, f"{case}: the secret changes nothing"
    return {run.instructions for run in runs}


@pytest.mark.parametrize("count", [4, pytest.param(len(SECRET), marks=pytest.mark.full)])
def test_counts_do_not_follow_secrets(board: str, count: int) -> None:
    program, cases = build.program(rules.find(board)), chosen(SECRET, count, board)
    assert {case: len(counts(program, case, range(3))) for case in cases} == dict.fromkeys(cases, 1)
    assert len(counts(program, BRANCHING, range(2, 9))) > 1


def test_a_thousand_instructions_are_a_thousand(board: str, linked: Callable[..., Program]) -> None:
    few, many = (qemu.measure(linked(board, "nops.c", f"-DNOPS={n}"), 0).instructions for n in (64, 1064))
    assert many - few == 1000 and 64 < few < 80


@pytest.mark.parametrize(
    ("name", "share"),
    [
        pytest.param("cortex-m4", 4, marks=ON_CORTEX_M4),
        *(pytest.param(f"cortex-m{n}", 1, marks=pytest.mark.full) for n in (3, 4)),
    ],
)
def test_two_emulators_count_alike(name: str, share: int) -> None:
    program = build.program(rules.find(name))
    known = qemu.cases(program)
    for case in chosen(CASES, len(CASES) // share, name):
        run = qemu.measure(program, known.index(case))
        model = modelled(program, known.index(case))
        assert (run.instructions, run.stack, run.digest) == (model.instructions, model.stack, model.digest)
        assert run.executed == model.executed


#: What a compiler may call unasked, and of its own library what has no division.
ALLOWED = {
    *("memcpy", "memset", "memmove", "__aeabi_memcpy", "__aeabi_memset", "__aeabi_memclr"),
    *("__aeabi_memcpy4", "__aeabi_memset4", "__aeabi_memclr4"),
    *("__aeabi_memcpy8", "__aeabi_memset8", "__aeabi_memclr8", "__ctzdi2"),
}
_DIVISIONS = {"__aeabi_uldivmod", "__aeabi_ldivmod", "__udivdi3", "__umoddi3", "__divdi3", "__moddi3"}
#: Long divisions of public numbers: where a shape is made, its modulus and bounds; the chances of CTIDH's coins.
DIVIDES = {
    "src_ring_generic_generic": _DIVISIONS,
    **dict.fromkeys((f"src_csidh_ctidh_{name}" for name in ("target", "p1020", "p2047")), _DIVISIONS),
}


def asked_of_others(objects: list[Path]) -> set[str]:
    """What objects use and none of them defines, but for what is allowed, as `OBJECT: NAME`."""
    used, defined = set(), set()
    for made in objects:
        said = subprocess.run(["nm", "-P", made], capture_output=True, text=True, check=True).stdout
        for name, kind in (line.split()[:2] for line in said.splitlines()):
            (used if kind in "Uvw" else defined).add((made.stem, name))
    names = {name for _, name in defined} | ALLOWED
    return {
        f"{made}: {name}" for made, name in used if name not in names and name not in DIVIDES.get(made, set())
    }


def test_nothing_of_a_c_library_but_copies(board: str) -> None:
    assert asked_of_others(build.objects(rules.find(board))) == set()


def test_a_heap_and_a_long_division_are_seen(tmp_path: Path) -> None:
    where = rules.find("cortex-m4")
    made = tmp_path / "heap.o"
    command = [*where.compiler.command, *where.flags, "-c", HERE / "heap.c", "-o", made]
    subprocess.run(command, check=True)
    assert asked_of_others([made]) == {"heap: malloc", "heap: __aeabi_uldivmod"}


@pytest.mark.parametrize("name", ["cortex-m3", "cortex-m4"])
def test_an_access_that_is_not_aligned_faults(name: str, linked: Callable[..., Program]) -> None:
    with pytest.raises(CheckFailed, match="ended with 99"):
        qemu.run(linked(name, "unaligned.c"))
