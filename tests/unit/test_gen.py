# SPDX-License-Identifier: MIT OR Apache-2.0
"""Programs and what the emitters print of them: shapes that are refused, straight text, no state between calls."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest
from sampling import sampled

from sangi import __version__, api, toolchain
from sangi.codegen import field_c
from sangi.codegen.emit import c, c_words, ir, x64, x64_text
from sangi.codegen.emit.assembler import NoRegister
from sangi.codegen.emit.x64 import lower
from sangi.codegen.field import BACKENDS, Field, c_standalone, ir_file, x64_file
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Builder, Kind, Op
from sangi.codegen.user.files import one_element as files
from sangi.codegen.user.header import header as c_header

NAMES = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
P = 2**255 - 19
FIELD = Field("2^255-19", P, "f", "", "the command", NAMES)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((P, 7, 37, False), "limbs of 7 bits"),
        ((2**255, 64, 4, False), "must be odd"),
        ((1, 64, 1, False), "at least 3"),
        ((-7, 64, 1, False), "at least 3"),
        ((P, 64, 3, False), "does not fit 3 limbs"),
        ((2**256 - 189, 64, 4, True), "fills its top limb"),
    ],
)
def test_shapes_that_are_refused(arguments: tuple[int, int, int, bool], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Shape(*arguments)


def test_shape_of() -> None:
    assert Shape.of(P, 64) == Shape(P, 64, 4, True)
    assert Shape.of(2**256 - 189, 64) == Shape(2**256 - 189, 64, 4, False)
    assert Shape.of(2**256 - 189, 64, 5) == Shape(2**256 - 189, 64, 5, True)
    assert [Shape.of(2**521 - 1, w).limbs for w in (64, 32, 16)] == [9, 17, 33]
    assert Shape.of(2**255 + 95, 64).spare is False and Shape.of(P, 32).spare is True


@pytest.mark.parametrize("width", [2, 4, 16, 32, 64])
@pytest.mark.parametrize("name", NAMES)
def test_programs_are_well_formed(name: str, width: int) -> None:
    """Every value is made once, before it is used; every result is written once; the signature is the contract's."""
    modulus = P if width >= 16 else (1 << 3 * width) - 1
    for spare in (True, False):
        if spare and not Shape.has_spare_bit(modulus, width, -(-modulus.bit_length() // width)):
            continue
        program = OPERATIONS[name].build(replace(Shape.of(modulus, width), spare=spare))
        made = set()
        for node in program.nodes:
            assert set(node.args) <= made
            assert not made & set(node.out)
            made |= set(node.out)
            if node.op in (Op.ADD, Op.SUB, Op.SHIFT):
                assert [v.kind for v in node.out] == [Kind.LIMB, Kind.CARRY]
            assert node.op is not Op.CONST or 0 <= node.imm < 1 << width
        stores = [(n.pointer, n.index) for n in program.nodes if n.op is Op.STORE]
        written = {"cswap": "xy", "is_zero": "", "equal": ""}.get(name, "z")
        assert sorted(stores) == [(p, i) for p in written for i in range(program.limbs)]
        assert program.returns == (name in ("is_zero", "equal"))
        assert program.scalars == (("mask",) if name in ("select", "cswap") else ())
        assert program.contract and (program.name, program.width) == (name, width)
        assert program.renamed("other").nodes == program.nodes


def test_a_builder_keeps_nothing_for_the_next_program() -> None:
    for name in NAMES:
        shape = Shape.of(P, 64)
        assert OPERATIONS[name].build(shape) == OPERATIONS[name].build(shape)
    assert files(FIELD, BACKENDS, 64) == files(FIELD, BACKENDS, 64)


def bodies(text: str) -> str:
    """C text without comments and preprocessor lines."""
    return re.sub(r"/\*.*?\*/|^#[^\n]*", "", text, flags=re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("width", [64, 32, 16])
def test_emitted_c_has_no_way_to_branch(width: int) -> None:
    for text in (c_standalone(FIELD, width), field_c.text(FIELD, "f", width)):
        assert (
            re.findall(r"\b(if|for|while|do|switch|goto)\b|\?|&&|\|\||[*/%] ?=|[^/*]/[^/*]", bodies(text))
            == []
        )
        assert "[" in text and not re.search(r"\[[^\]\d]", re.sub(r"\[\w*\] = \{", "", bodies(text)))


@pytest.mark.parametrize("width", [64, 32, 16])
def test_emitted_ir_has_no_way_to_branch(width: int) -> None:
    text = ir_file(FIELD, width)
    code = re.sub(r";.*", "", text)
    assert not re.search(r"\b(br|switch|select|phi|indirectbr|invoke|udiv|urem|sdiv|srem)\b", code)
    assert {t for t in re.findall(r"\bi(\d+)\b", code) if int(t) > 32} <= {str(width)}
    assert "asm sideeffect" in code and code.count("define") == len(NAMES)


def test_barriers_stand_before_every_use_of_a_mask() -> None:
    for name in ("add", "sub", "neg", "dbl", "half", "select", "cswap"):
        program = OPERATIONS[name].build(Shape.of(P, 64))
        assert "asm sideeffect" in ir.function(program, "f")
        assert "asm sideeffect" not in ir.function(program, "f", barriers=False)
        assert re.search(r"w_(mask|hide)\(", c.function(program, "f", "w_", "uint64_t"))
    assert '__asm__ volatile("" : "+r"(a));' in c_words.helpers(64, "w_")


def test_emitted_assembly_has_no_way_to_branch() -> None:
    text = bodies(x64_file(FIELD, hidden=True))
    mnemonics = set(re.findall(r"^    ([a-z]\w*)", text, re.MULTILINE))
    assert not [m for m in mnemonics if m.startswith("j") or m in ("call", "loop", "div", "idiv", "syscall")]
    assert {"adc", "sbb", "mov", "ret", "endbr64"} <= mnemonics
    assert text.count("    ret") == text.count("endbr64") == len(NAMES)


def test_files_and_their_banners() -> None:
    made = files(FIELD, BACKENDS, 64)
    assert set(made) == {"f.c", "f_x64.S", "f.ll", "f.h"}
    for name, text in made.items():
        head = [line.strip("/*; ") for line in text.split("\n")[:6]]
        assert head[0] == "the command"
        assert head[1].startswith(f"sangi {__version__}; generated, do not edit.")
        assert "SPDX-License-Identifier: MIT OR Apache-2.0" in head[1]
        assert head[2] == f"p = {P:#x}"
        assert head[3] == "2^255-19; 255 bits in 4 limbs of 64, a spare bit on top"
        assert head[4] == "p is prime: the numbers modulo p are a field"
        assert head[5].startswith("checked before it was written"), name
    assert set(files(FIELD, ("ir",), 32)) == {"f.ll", "f.h"}
    full = Field("x", 2**256 - 189, "f", "", "c", ("add",))
    assert "4 limbs of 64, no spare bit on top" in c_standalone(full, 64)


def test_a_users_files_are_self_contained() -> None:
    made = files(FIELD, BACKENDS, 64)
    for name, text in made.items():
        included = re.findall(r'#include (["<].*[">])', text)
        assert included == {"f.c": ['"f.h"'], "f.h": ["<stdint.h>"]}.get(name, [])
        assert not re.search(r"\bsangi_|SANGI_", text)
    header = c_header(FIELD, 64, BACKENDS)
    assert re.findall(r"(f_\w+)\(", header) == [f"f_{name}" for name in NAMES]
    only = replace(FIELD, operations=("select",))
    assert "word_add" not in c_standalone(only, 64) and "word_select" in c_standalone(only, 64)
    assert "f_modulus" not in x64_file(only, hidden=False) and "f_modulus" in x64_file(FIELD, hidden=False)


def test_helpers_have_their_prefix() -> None:
    for width in (2, 4, 16, 32, 64):
        text = c_words.helpers(width, "mine_")
        names = re.findall(r"^MINE_INLINE \w+ (\w+)\(", text, re.MULTILINE)
        assert sorted(names)[:2] == ["mine_add", "mine_hide"] and all(n.startswith("mine_") for n in names)
        assert ("__builtin_add_overflow" in text) == (width == 64)


def test_a_program_without_enough_registers_is_refused() -> None:
    k = Builder(64, 40)
    x, y = k.load("x"), k.load("y")
    s, carry = k.add(x, y)
    mask = k.mask(carry)
    everything = [k.both(mask, limb) for limb in s]
    k.store("z", [k.either(a, b) for a, b in zip(everything, s, strict=True)])
    with pytest.raises(NoRegister, match="wide: 40 limbs of 64 bits"):
        lower(k.program("wide", "z x y"), {})


def test_a_carry_that_was_lost_is_refused_by_the_assembler() -> None:
    k = Builder(64, 2)
    x, y = k.load("x"), k.load("y")
    low, carry = k._with_carry(Op.ADD, x[0], y[0])
    other = k.both(x[1], y[1])
    high, _ = k._with_carry(Op.ADD, other, y[1], carry)
    k.store("z", [low, high])
    with pytest.raises(ValueError, match="a carry was overwritten before node"):
        lower(k.program("lost", "z x y"), {})


def test_immediates_are_sign_extended() -> None:
    assert [x64.immediate(64, n) for n in (0, 1, 2**31 - 1)] == ["0", "1", str(2**31 - 1)]
    assert x64.immediate(64, 2**64 - 1) == "-1" and x64.immediate(64, 2**64 - 2**31) == str(-(2**31))
    assert [x64.immediate(64, n) for n in (2**31, 2**63, 2**64 - 2**31 - 1)] == [None, None, None]
    assert x64.immediate(4, 15) == "-1"


def test_hidden_symbols() -> None:
    programs = {"f_add": OPERATIONS["add"].build(Shape.of(P, 64))}
    assert "HIDE(f_add)" in x64_text.text(programs, P, "t", hidden=True)
    assert "HIDE" not in x64_text.text(programs, P, "t", hidden=False)


@pytest.mark.parametrize(("text", "width"), sampled(product(("2^255-19", "2^256-2^32-977"), (64, 32, 16)), 2))
def test_every_operation_compiles_alone(text: str, width: int, tmp_path: Path) -> None:
    """No helper is missing and none is left over, whatever a user asks for."""
    for name in OPERATIONS:
        field = api.field_of(text, ops=name, prefix="alone")
        if not field.programs(width):
            continue
        made = files(field, ("c",), width)
        (tmp_path / "alone.h").write_text(made["alone.h"])
        for compiler in (toolchain.gcc(), toolchain.clang()):
            toolchain.compile_c(
                made["alone.c"], cwd=tmp_path, compiler=compiler, flags=(*toolchain.C11, "-O1")
            )
