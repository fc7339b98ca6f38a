# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels vectorised within one input: bounds, exhaustion at narrow digits, edges at 51 bits, the CPU, controls."""

from __future__ import annotations

import ctypes
import os
import random
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from sampling import chosen

from sangi import toolchain
from sangi.codegen.modsimd import file, mont
from sangi.codegen.modsimd.shape import MULTIPLICATIONS, SIZES, Shape, size_for
from sangi.errors import CheckFailed
from sangi.verify.bounds import modsimd as bound
from sangi.verify.constant_time import object_check, vector_taint
from sangi.verify.interp import cpu
from sangi.verify.interp.text import Refused, parse
from sangi.verify.vectors import modsimd as check
from sangi.verify.vectors import modsimd_quotient as attack

SMALLEST, *WIDER = check.NARROW
#: What may be missing where numbers are so short: masks of lanes and high halves that are 0, zeros for no lane's sake.
HARMLESS = {"endbr64", "vpxorq", "vpmadd52huq", "vpaddq", "mov", "kmovb"}
needs_ifma = pytest.mark.skipif(not cpu.has_ifma(), reason="needs an x86-64 CPU: with AVX-512 IFMA")


@pytest.fixture(scope="module")
def text(root: Path) -> str:
    return (root / "generated/mod/simd_ifma.S").read_text()


@pytest.mark.parametrize("shape", [*SIZES.values(), *check.NARROW], ids=str)
def test_bounds(shape: Shape) -> None:
    assert f"{shape.bits} bits" in bound.check(shape)


@pytest.mark.parametrize(
    ("shape", "says"),
    [
        (Shape(1024, 20), "more columns|mistaken|reaches"),
        (Shape(2048, 42), "has more digits|mistaken"),
        (Shape(2060, 41), "too small|K has more|more columns"),
        (Shape(15, 2, 63), "leaves|a digit of"),
        (Shape(15, 2, 3), "a digit of"),
    ],
)
def test_other_shapes_are_refused(shape: Shape, says: str) -> None:
    with pytest.raises(CheckFailed, match=says):
        bound.check(shape)


@pytest.mark.parametrize("shape", [SIZES[1024], SIZES[2048]], ids=str)
def test_a_guard_column_less_is_not_enough(shape: Shape, seed: int) -> None:
    """The quotient is then too small by as much as there are digits, and a half."""
    assert bound.delta(shape, guard=False) > shape.digits > 1 > bound.delta(shape)
    found = re.search(r"(\d+)n is left", attack.attack(shape, random.Random(seed)))
    assert found and int(found[1]) >= shape.digits // 2


def test_a_bound_that_is_wrong_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    right = check.model
    monkeypatch.setattr(
        check, "model", lambda shape, n, x, y, guard=True: right(shape, n, x, y, guard=not guard)
    )
    with pytest.raises(CheckFailed, match="leaves"):
        attack.attack(SIZES[1024], random.Random(1))


@pytest.mark.parametrize("count", [1, pytest.param(4, marks=pytest.mark.full)])
def test_every_number(count: int, seed: int) -> None:
    """Of a modulus every square and every product by a number, or one of these by the seed."""
    functions, source = check.parsed(SMALLEST), random.Random(seed)
    ops = ("sqr", "mul") if count > 1 else source.choice((("sqr",), ("mul",)))
    for _ in range(count):
        n, y = source.randrange(2**14, 2**15), source.randrange(2**15)
        if "sqr" in ops:
            assert check.verify_every_square(functions, SMALLEST, n) == 2 * n
        if "mul" in ops:
            assert check.verify_every_factor(functions, SMALLEST, n, y) == 2 * n


@pytest.mark.parametrize("shape", WIDER, ids=str)
def test_narrow(shape: Shape, seed: int) -> None:
    cases, functions = list(check.cases_of(shape, 200, random.Random(seed))), check.parsed(shape)
    assert check.verify(functions, shape, cases) > 10_000
    assert check.verify_pairs(functions, shape, cases) > 20_000


@pytest.mark.parametrize("shape", SIZES.values(), ids=str)
def test_committed(shape: Shape, text: str, seed: int) -> None:
    functions, source = check.parsed(shape, text), random.Random(seed)
    assert check.verify(functions, shape, list(check.cases_of(shape, 8, source))) > 400
    check.verify_lookup(functions["lookup"], shape, source)
    assert tuple(check.multiplications(functions[op]) for op in ("mul", "sqr")) == MULTIPLICATIONS[shape.bits]


@pytest.mark.parametrize("bits", [bits for bits in SIZES if bits <= file.PAIRS])
def test_pairs(bits: int, text: str, seed: int) -> None:
    shape, source = SIZES[bits], random.Random(seed)
    functions = check.parsed(shape, text)
    assert check.verify_pairs(functions, shape, list(check.cases_of(shape, 12, source))) > 500
    check.verify_lookup_pair(functions["lookup_pair"], shape, source)
    for op in ("mul", "sqr"):
        twice = 2 * check.multiplications(functions[op])
        assert check.multiplications(functions[f"{op}_pair"]) < 0.9 * twice
    assert "mul_pair" not in check.parsed(SIZES[2048], text)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (r"(vbroadcasti64x2 \w+, xmmword ptr \[rsi \+) 64\]", r"\1 72]"),
        (r"(valignq \w+, \w+, \w+,) 6", r"\1 7"),
        ("mov r8d, 252", "mov r8d, 254"),
    ],
)
def test_a_wrong_pair_is_caught(good: str, bad: str) -> None:
    """The digits of one number must not come to the other, nor those of a lower column."""
    cases = list(check.cases_of(SMALLEST, 20, random.Random(2)))
    assert check.verify_pairs(check.parsed(SMALLEST), SMALLEST, cases)
    assert re.search(good, file.text({SMALLEST.bits: SMALLEST}))
    functions = check.emitted(lambda made: re.sub(good, bad, made), SMALLEST)
    with pytest.raises((CheckFailed, Refused)):
        check.verify_pairs(functions, SMALLEST, cases)


@pytest.mark.parametrize(
    ("good", "bad"), [("zmm0{k1}, rcx", "zmm0{k1}, rdx"), ("zmm0{k1}, rcx", "zmm0, rcx"), ("170", "85")]
)
def test_a_wrong_choice_of_a_pair_is_caught(good: str, bad: str) -> None:
    functions = check.emitted(lambda made: made.replace(good, bad), SMALLEST)
    with pytest.raises((CheckFailed, Refused)):
        check.verify_lookup_pair(functions["lookup_pair"], SMALLEST, random.Random(2))


def test_montgomery_for_comparison(root: Path) -> None:
    functions = parse((root / "papers/ohta/ifma/mont_ifma.S").read_text())
    for bits in mont.SIZES:
        function = functions[f"sangi_mod_simd_mont_mul_{bits}_ifma"]
        assert check.multiplications(function) == mont.multiplications(bits)


def test_which_size_takes_a_modulus() -> None:
    expected = {576: None, 577: 1024, 1024: 1024, 1025: 1536, 2048: 2048, 2049: 3072, 4096: 4096, 4097: None}
    found = {bits: size_for(bits) for bits in expected}
    assert {bits: shape and shape.bits for bits, shape in found.items()} == expected


@needs_ifma
def test_the_cpu_does_the_same(text: str, seed: int, tmp_path: Path) -> None:
    """Bit for bit: so the interpreter is right about every instruction that kernels have."""
    made = toolchain.assemble(text.replace(".hidden name", ""), cwd=tmp_path)
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=tmp_path)))
    for shape in SIZES.values():
        functions = check.parsed(shape, text)
        cases = list(check.cases_of(shape, 6, random.Random(seed)))
        pairs = list(zip(cases, cases[::-1], strict=True))
        for op in ("mul", "sqr"):
            left = check.native(library, op, shape, [(case,) for case in cases])
            check.judge(op, shape, cases, left)
            assert (left == check.left_by(functions[op], op, shape, cases)).all()
            if f"{op}_pair" in functions:
                both = check.native(library, op, shape.pair, pairs)
                interpreted = check.left_by_pair(functions[f"{op}_pair"], op, shape, pairs)
                assert all((both[i::2] == interpreted[i]).all() for i in (0, 1))


def _fails(shape: Shape, edit: Callable[[str], str], cases: list[check.Case], ops: tuple[str, ...]) -> bool:
    try:
        check.verify(check.emitted(edit, shape), shape, cases, ops)
    except (CheckFailed, Refused):
        return True
    return False


@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.full)])
@pytest.mark.parametrize("op", ["mul", "sqr"])
def test_an_instruction_that_is_missing_is_caught(op: str, share: int) -> None:
    """Each in turn, or a share of them; what is not caught must be known to do nothing there."""
    shape = SMALLEST
    cases = list(check.cases_of(shape, 40, random.Random(5)))
    functions = check.parsed(shape)
    assert check.verify(functions, shape, cases, (op,))
    lines = [i.line - 1 for i in functions[op].instructions]
    lines = chosen(lines, len(lines) // share, op)
    survivors = []
    for line in lines:

        def without(source: str, at: int = line) -> str:
            kept = source.splitlines(keepends=True)
            return "".join([*kept[:at], *kept[at + 1 :]])

        if not _fails(shape, without, cases, (op,)):
            survivors.append(str(next(i for i in functions[op].instructions if i.line == line + 1)))
    assert {survivor.split()[0] for survivor in survivors} <= HARMLESS
    assert sum(survivor.startswith("vp") for survivor in survivors) < 6


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        (r"valignq (\w+), (\w+), (\w+), 7", r"valignq \1, \2, \3, 6"),
        ("vpmadd52huq", "vpmadd52luq"),
        (r"vpsrlq (\w+), (\w+), 12", r"vpsrlq \1, \2, 11"),
        (r"zmmword ptr \[rdi \+ 64\]", "zmmword ptr [rsi + 64]"),
        (r"zmmword ptr \[rdx \+ 64\]", "zmmword ptr [rdx - 8]"),
        ("vzeroupper", "endbr64"),
        (r"\{k1\}", ""),
        (r"\{k2\}", ""),
    ],
)
def test_what_is_wrong_is_caught(good: str, bad: str) -> None:
    def edit(source: str) -> str:
        edited, count = re.subn(good, bad, source)
        assert count
        return edited

    cases = list(check.cases_of(SMALLEST, 50, random.Random(6)))
    assert _fails(SMALLEST, edit, cases, ("mul",)) or _fails(SMALLEST, edit, cases, ("sqr",))


@pytest.mark.parametrize(
    ("good", "bad"), [("vpcmpeqq k1", "vpcmpeqq k2"), ("0xf8", "0xf0"), ("[rsi + 192]", "[rsi + 64]")]
)
def test_a_choice_that_is_wrong_is_caught(good: str, bad: str) -> None:
    functions = check.emitted(lambda made: made.replace(good, bad), SMALLEST)
    with pytest.raises((CheckFailed, Refused)):
        check.verify_lookup(functions["lookup"], SMALLEST, random.Random(1))


def test_other_instructions_are_refused() -> None:
    functions = check.emitted(lambda source: source.replace("vpaddq", "vpmuludq"), SMALLEST)
    with pytest.raises(Refused, match="not an instruction that the interpreter knows"):
        check.verify(functions, SMALLEST, list(check.cases_of(SMALLEST, 1, random.Random(1))))


@pytest.mark.parametrize(
    ("compiler", "sizes"),
    [
        ("gcc", chosen(SIZES)),
        *(pytest.param(family, list(SIZES), marks=pytest.mark.full) for family in ("gcc", "clang")),
    ],
)
def test_straight_line(tmp_path: Path, compiler: str, sizes: list[int]) -> None:
    family = toolchain.gcc() if compiler == "gcc" else toolchain.clang()
    text = file.text({bits: SIZES[bits] for bits in sizes})
    made = toolchain.assemble(text, cwd=tmp_path, compiler=family).read_bytes()
    symbols = {
        file.symbol(op, bits) for op in check.OPERATIONS for bits in sizes if "pair" not in op or bits <= 1536
    }
    assert set(object_check.functions(made)) == symbols
    assert object_check.check(made, "x86-64") == []
    assert vector_taint.check(made) == []


@pytest.mark.parametrize(
    ("before", "more", "says"),
    [
        ("    vzeroupper\n", "    jz 1f\n1:\n", "branch"),
        (
            "    vpbroadcastq",
            "    mov [rsp], rdi\n    mov rdi, [rsp]\n    mov r8, [rdi]\n",
            "address from rdi",
        ),
    ],
)
def test_the_gate_holds(before: str, more: str, says: str, tmp_path: Path) -> None:
    """A branch; and a pointer from the stack after a store behind a rounded one."""
    text = file.text({SMALLEST.bits: SMALLEST}, hidden=False)
    assert object_check.check(toolchain.assemble(text, cwd=tmp_path).read_bytes(), "x86-64") == []
    edited = text.replace(before, more + before, 1)
    (finding, *_) = object_check.check(toolchain.assemble(edited, cwd=tmp_path).read_bytes(), "x86-64")
    assert says in finding.why


@pytest.mark.parametrize("backend", ["c", "x64", "ifma"])
def test_every_back_end_has_the_same_powers(build: Path, backend: str) -> None:
    command = [build / "tests" / "unit" / "mod_simd"]
    environment = {**os.environ, "SANGI_BACKEND": backend}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout
    simd = backend == "ifma" and cpu.has_ifma()
    assert done.stdout.split() == ["simd" if simd else "scalar"]


@pytest.mark.parametrize("bits", SIZES)
def test_the_built_kernels_multiply_in_lanes(build: Path, bits: int) -> None:
    """The library has what is told of it, in vectors alone; nothing that picks a power multiplies."""
    wanted = dict(zip(("mul", "sqr"), MULTIPLICATIONS[bits], strict=True)) | {"lookup": 0}
    for op, count in wanted.items():
        symbol = f"--disassemble=sangi_mod_simd_{op}_{bits}_ifma"
        command = ["objdump", "-d", "--no-show-raw-insn", symbol, build / "libsangi.so"]
        said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
        assert len(re.findall(r"\tvpmadd52[lh]uq", said)) == count
        assert "vpbroadcastq" in said and not re.search(r"\ti?mulx?q?\b", said)
