# SPDX-License-Identifier: MIT OR Apache-2.0
"""Edge and random operands at real limb widths: the committed code, random moduli, and what this catches."""

import ctypes
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sampling import SEED, chosen, sampled

from sangi import api, toolchain
from sangi.codegen.field import Field
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Program
from sangi.codegen.tree import library_field
from sangi.codegen.user.files import one_element as field_files
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.interp import call as interp
from sangi.verify.interp.machine import dtype_for
from sangi.verify.mutation import programs as mutants
from sangi.verify.run import field as execute
from sangi.verify.suites import field as emitted
from sangi.verify.vectors import field as vectors

OPERATION_NAMES = (
    "add",
    "sub",
    "neg",
    "dbl",
    "half",
    "select",
    "cswap",
    "is_zero",
    "equal",
)
#: The fields of every run; the others are run with --full.
FIRST = ("p256", "p381", "p511")
EACH = [name if name in FIRST else pytest.param(name, marks=pytest.mark.full) for name in NAMED]

#: Operands of each operation and aliasing in an ordinary run, by limb width; with --full many more at width 64.
COUNT = {64: 20_000, 32: 3000, 16: 3000}
#: A modulus without a spare bit, none of whose limbs is 0, 1 or all ones.
FULL_TOP = 0xF123456789ABCDEF_0FEDCBA987654321_13579BDF02468ACE_F0E1D2C3B4A59687
FULL_ROUNDS, FULL_COUNT = 10, 100_000

#: Random moduli, other ones in every run: one of those of at most 384 bits, and all with --full.
SHORT = [
    n for n, text in enumerate(api.random_objects(api.RANDOM_MODULI, int(SEED))) if int(text, 16) >> 384 == 0
]
NUMBERS = [
    number if number in chosen(SHORT) else pytest.param(number, marks=pytest.mark.full)
    for number in range(api.RANDOM_MODULI)
]

#: (width, how the code is run) for each named field.
RUNS = [(64, "x64"), (64, "cpu"), *((width, how) for width in (64, 32, 16) for how in ("c", "ir"))]


#: A third of those of three fields in every run, all of every field with --full.
EACH_RUN = sampled([(name, *run) for name in FIRST for run in RUNS], 8)
EACH_RUN += [
    pytest.param(name, *run, marks=pytest.mark.full) for name in NAMED if name not in FIRST for run in RUNS
]


def programs_of(field: Field, width: int) -> dict[str, Program]:
    """The nine operations of a field under their symbols in the library."""
    shape = field.shape(width)
    return {field.symbol(name): OPERATIONS[name].build(shape) for name in OPERATION_NAMES}


def committed(root: Path, name: str, width: int, how: str, folder: Path) -> tuple[execute.Executor, dict]:
    """The committed code of a named field, ready to run, and its programs."""
    backend = {"cpu": "x64"}.get(how, how)
    programs = programs_of(library_field(NAMED[name], backend), width)
    generated = root / "generated" / "field"
    loops = execute.driver(width, folder)
    match how:
        case "x64":
            return execute.Interpreted((generated / f"{name}_x64.S").read_text(), programs), programs
        case "cpu":
            # The library hides its kernels; here they are looked up by name.
            text = (generated / f"{name}_x64.S").read_text()
            shown = text.replace("#define HIDE(name) .hidden name", "#define HIDE(name)")
            assert shown != text
            made = toolchain.assemble(shown, cwd=folder)
            library = ctypes.CDLL(str(toolchain.shared([made], cwd=folder)))
            return execute.loaded(library, programs, loops), programs
        case "c":
            flags = ("-I", str(root / "include"), "-I", str(root / "src"), "-I", str(root))
            flags += (*toolchain.C11, "-O2", f"-DSANGI_LIMB_BITS={width}")
            library = ctypes.CDLL(
                str(toolchain.shared([generated / f"{name}_c{width}.c"], cwd=folder, flags=flags))
            )
            return execute.loaded(library, programs, loops), programs
        case _:
            path = generated / f"{name}_w{width}.ll"
            field = library_field(NAMED[name], "ir")
            text = path.read_text() if path.exists() else field_ir(field, width)
            return execute.jit(text, programs, loops, 3), programs


def field_ir(field: Field, width: int) -> str:
    """IR for a width of which none is committed."""
    text = field_files(replace(field, operations=OPERATION_NAMES), ("ir",), width)[f"{field.prefix}.ll"]
    assert f"limbs of {width}," in text
    return text


def cases(programs: dict[str, Program], operands: int) -> int:
    """How many calls `first_fault` makes for so many operands."""
    aliases = {"z x y": 4, "z x": 2, "x y": 2, "x": 1}
    return operands * sum(aliases[" ".join(p.pointers)] for p in programs.values())


@pytest.mark.parametrize(("name", "width", "how"), EACH_RUN)
def test_committed_code(root: Path, name: str, width: int, how: str, tmp_path: Path, seed: int) -> None:
    executor, programs = committed(root, name, width, how, tmp_path)
    kinds = {"x64": execute.Interpreted, "ir": execute._Jit, "c": execute.Native, "cpu": execute.Native}
    assert type(executor) is kinds[how]
    ran, fault = vectors.first_fault(executor, programs, NAMED[name].modulus, COUNT[width], seed)
    assert fault == ""
    assert ran >= cases(programs, COUNT[width])


@pytest.mark.full
@pytest.mark.matrix(4)
@pytest.mark.parametrize("name", EACH)
def test_committed_code_on_a_million_operands(root: Path, name: str, tmp_path: Path, seed: int) -> None:
    runs = []
    for how in ("x64", "cpu", "c", "ir"):
        folder = tmp_path / how
        folder.mkdir()
        runs.append(committed(root, name, 64, how, folder))
    for turn in range(FULL_ROUNDS):
        modulus = NAMED[name].modulus
        ran, fault = vectors.first_fault_of_several(runs, modulus, FULL_COUNT, seed + turn)
        assert fault == ""
        assert ran >= cases(runs[0][1], FULL_COUNT)


@pytest.mark.parametrize("wrong", ["x64", "c"])
def test_a_fault_of_any_of_several_is_seen(root: Path, wrong: str, tmp_path: Path, seed: int) -> None:
    """Of the one that is wrong the first kernel is another's: it adds where it should subtract."""
    runs = []
    for how in ("x64", "c"):
        folder = tmp_path / how
        folder.mkdir()
        executor, programs = committed(root, "p511", 64, how, folder)
        add, sub = (next(s for s, p in programs.items() if p.name == name) for name in ("add", "sub"))
        first = add if how == wrong else sub
        runs.append((executor, {first: programs[sub]}))
    ran, fault = vectors.first_fault_of_several(runs, NAMED["p511"].modulus, 100, seed)
    assert fault.startswith("sangi_p511_add")
    assert ran >= 100


@pytest.mark.parametrize("name", EACH)
def test_the_interpreter_and_the_cpu_agree_on_any_limbs(
    root: Path, name: str, tmp_path: Path, seed: int
) -> None:
    """Also on numbers that are not reduced, of which nothing else is promised."""
    interpreted, programs = committed(root, name, 64, "x64", tmp_path)
    native, _ = committed(root, name, 64, "cpu", tmp_path)
    source = np.random.default_rng(seed)
    limbs = Shape.of(NAMED[name].modulus, 64).limbs
    ones = np.array([0, 1, 2**63, 2**64 - 1], np.uint64)
    for symbol, program in programs.items():
        given = {n: source.integers(0, 2**64, (limbs, 2000), np.uint64) for n in ("x", "y")}
        for words in given.values():
            words[:, :1000] = source.choice(ones, (limbs, 1000))
        arguments = {n: given[n] for n in program.pointers if n in given}
        if program.scalars:
            arguments["mask"] = source.choice(ones[[0, 3]], 2000)
        first, second = (e.run(symbol, arguments, {}) for e in (interpreted, native))
        assert first.keys() == second.keys() and first
        assert all((first[n] == second[n]).all() for n in first), symbol


@pytest.mark.parametrize("number", NUMBERS)
def test_random_modulus(number: int, seed: int) -> None:
    text = api.random_objects(api.RANDOM_MODULI, seed)[number]
    products = ("mul", "sqr") if number % 2 else ("mul_small", "mul_lazy", "add_lazy", "reduce")
    field = api.field_of(text, ops=(*OPERATION_NAMES, *products))
    levels = emitted.LEVELS[number % 3 :][:1]
    narrow = {0: [32 if number % 4 else 16], 1: [16 if number % 4 else 32]}.get(number % 6, [])
    for width in (64, *narrow):
        backends = ("c", "x64", "ir") if width == 64 else ("c", "ir")
        emitted.intervals(field, width)
        made = field_files(field, backends, width)
        checked = [str(c) for c in emitted.files(field, made, width, seed, lambda _: None, levels=levels)]
        said = "\n".join(checked)
        for wanted in ("C: straight line", "IR: straight line", "IR, LLVM", "C, "):
            assert wanted in said
        for wanted in ("x64, interpreted: ", "x64, on this CPU: ", "x64: straight line"):
            assert (wanted in said) == (width == 64)
        alone = any(name.endswith("_field.c") for name in made)
        assert said.count(f"seed {seed}") == (4 if width == 64 else 2) + alone
        kernels = "\n".join(line for line in checked if "_field.c over" not in line)
        ran = [int(n.replace(",", "")) for n in re.findall(r"([\d,]+) cases", kernels)]
        assert min(ran) >= emitted.VECTORS * len(OPERATION_NAMES)


def test_random_objects() -> None:
    drawn = [api.random_objects(api.RANDOM_MODULI, s) for s in range(50)]
    assert drawn[3] == api.random_objects(api.RANDOM_MODULI, 3) != drawn[4]
    for texts in drawn:
        numbers = [int(text, 16) for text in texts]
        assert len(numbers) == 20 and all(n % 2 and 64 <= n.bit_length() <= 521 for n in numbers)
        full = [n for n in numbers if n.bit_length() % 64 == 0]
        assert len(full) >= 7
        assert all(not Shape.of(n, 64).spare for n in full)
        assert any(Shape.of(n, 64).spare for n in numbers)
    assert {int(t, 16).bit_length() for texts in drawn for t in texts} >= {64, 128, 512}
    assert any(int(t, 16) % 3 == 0 for texts in drawn for t in texts)


def wide(name: str, modulus: int) -> Program:
    """One operation at 64 bits."""
    return OPERATIONS[name].build(Shape.of(modulus, 64))


def runners(programs: dict[str, Program], modulus: int, folder: Path) -> Iterator[execute.Executor]:
    """The programs through each back end."""
    yield execute.x64(programs, modulus)
    yield execute.portable_c(programs, folder)
    yield execute.llvm_ir(programs, folder)


@pytest.mark.parametrize("modulus", [FULL_TOP, NAMED["p381"].modulus], ids=["full", "p381"])
def test_every_mutant_at_the_real_width_is_caught(modulus: int, tmp_path: Path, seed: int) -> None:
    made = [m for o in OPERATION_NAMES for m in mutants.of(wide(o, modulus))]
    # A limb that is not stored is found by the interpreter, which refuses to read it.
    made = [m for m in made if "not stored" not in m.what]
    programs = {f"m{i}": m.program for i, m in enumerate(made)}
    assert len(programs) > 100
    executor = execute.llvm_ir(programs, tmp_path)
    missed = [
        (m.operation, m.what)
        for (symbol, program), m in zip(programs.items(), made, strict=True)
        if not vectors.first_fault(executor, {symbol: program}, modulus, 500, seed)[1]
    ]
    assert missed == []


@pytest.mark.parametrize("what", ["widen is always 0", "carry dropped", "borrow dropped", "no choice"])
def test_a_mutant_is_caught_through_every_back_end(what: str, tmp_path: Path, seed: int) -> None:
    modulus = NAMED["p256"].modulus
    mutant = next(m for m in mutants.of(wide("add", modulus)) if m.what.startswith(what))
    programs = {"bad": mutant.program}
    for executor in runners(programs, modulus, tmp_path):
        _, fault = vectors.first_fault(executor, programs, modulus, 500, seed)
        assert re.match(r"bad: x = 0x[0-9a-f]+, y = .*: left 0x[0-9a-f]+ in z, expected 0x", fault), executor


def test_emitted_text_that_was_damaged_is_caught(seed: int) -> None:
    field = api.field_of("p381")
    made = field_files(field, ("x64",), 64)
    text = made["p381_x64.S"]
    for good, bad in (("    adc ", "    add "), ("    sbb ", "    sub "), ("cmovc ", "cmovnc ")):
        assert good in text
        made["p381_x64.S"] = text.replace(good, bad, 1)
        with pytest.raises((CheckFailed, interp.Refused)):
            list(emitted.files(field, made, 64, seed, lambda _: None, 500))


@pytest.mark.parametrize(
    ("file", "good", "bad"),
    [
        ("p256.c", "UINT64_C(0xffffffff00000001)", "UINT64_C(0xffffffff00000003)"),
        ("p256.c", "__builtin_add_overflow(s, *carry, &t)", "__builtin_add_overflow(s, 0, &t)"),
        ("p256.c", "z[3] = ", "z[2] = "),
        ("p256.ll", "icmp ult", "icmp ugt"),
        ("p256.ll", "i32 3", "i32 2"),
        ("p256.ll", "sext i1", "zext i1"),
    ],
)
def test_emitted_c_and_ir_that_were_damaged_are_caught(file: str, good: str, bad: str, seed: int) -> None:
    field = api.field_of("p256")
    made = field_files(field, ("ir" if file.endswith(".ll") else "c",), 64)
    assert good in made[file]
    made[file] = made[file].replace(good, bad, 1)
    with pytest.raises(CheckFailed, match=r"x = 0x.* expected 0x"):
        list(emitted.files(field, made, 64, seed, lambda _: None, 500, emitted.LEVELS[:1]))


@pytest.mark.parametrize("width", [64, 32, 16])
@pytest.mark.parametrize("name", EACH)
def test_edges(name: str, width: int) -> None:
    p = NAMED[name].modulus
    found = vectors.edges(p, width)
    limbs = -(-p.bit_length() // width)
    assert found == sorted(set(found)) and found[0] == 0 and found[-1] == p - 1
    wanted = {1, 2, p - 2, p // 2, p // 2 + 1, (1 << width) - 1, 1 << width, (1 << width) + 1}
    wanted |= {(1 << width * i) - 1 for i in range(1, limbs)} | {1 << width * i for i in range(1, limbs)}
    assert wanted <= set(found)


def test_operands(seed: int) -> None:
    p = NAMED["p381"].modulus
    x, y = vectors.operands(p, 64, 3000, random.Random(seed))
    special = vectors.edges(p, 64)
    assert len(x) == len(y) == 3000 and max(*x, *y) < p
    pairs = set(zip(x, y, strict=True))
    assert {(a, b) for a in special for b in special} <= pairs
    assert (x, y) == vectors.operands(p, 64, 3000, random.Random(seed))
    assert (x, y) != vectors.operands(p, 64, 3000, random.Random(seed + 1))
    assert len(pairs) > 2900
    assert sum((n >> 64 & 2**64 - 1) == 2**64 - 1 for n in x) > 50
    few = vectors.operands(p, 64, 10, random.Random(seed))
    assert len(few[0]) == 20 and {*few[0], *few[1]} <= set(special)


@given(st.data(), st.sampled_from([16, 32, 64]), st.integers(1, 9))
def test_words_and_numbers(data: st.DataObject, width: int, limbs: int) -> None:
    numbers = data.draw(st.lists(st.integers(0, (1 << width * limbs) - 1), min_size=1, max_size=5))
    words = vectors.to_words(numbers, width, limbs)
    assert words.shape == (limbs, len(numbers)) and words.dtype == dtype_for(width)
    assert vectors.to_numbers(words) == numbers
    mask = (1 << width) - 1
    assert [[int(w) for w in row] for row in words] == [
        [n >> width * i & mask for n in numbers] for i in range(limbs)
    ]
