# SPDX-License-Identifier: MIT OR Apache-2.0
"""Emitted IR on machines that this one is not, emulated, value by value against Python's integers."""

import re
from collections.abc import Callable

import pytest

from sangi.errors import CheckFailed
from sangi.gen.field import Field, ir_file
from sangi.gen.named import NAMED
from sangi.gen.op import OPERATIONS
from sangi.gen.tree import library_field
from sangi.prove import mutants, vectors
from sangi.prove.emulate import WIDTHS, Emulated
from sangi.prove.targets import TARGETS

#: The fields of every run; the others are run with --full.
FIRST = ("p256", "p381", "p511")
EACH = [name if name in FIRST else pytest.param(name, marks=pytest.mark.full) for name in NAMED]
#: Operands of each operation and aliasing, in an ordinary run and with --full.
COUNT, FULL_COUNT = 150, 6000
LEVELS = (2, 3)
ALIASES = {"z x y": 4, "z x": 2, "x y": 2, "x": 1}


def field(name: str) -> Field:
    return library_field(NAMED[name], "ir")


def emulated(name: str, core: str, level: int = 3, damaged: Callable[[str], str] = str) -> Emulated:
    """The IR of a field, all its operations, on a core; its text may be damaged before it is compiled."""
    width = WIDTHS[core]
    return Emulated(core, damaged(ir_file(field(name), width)), field(name).programs(width), level)


def fault(run: Emulated, name: str, count: int, seed: int, sampled: bool = True) -> str:
    """The first wrong result, or "" when all of at least `count` operands were right."""
    draw = vectors.sampled if sampled else vectors.operands
    ran, found = vectors.first_fault(run, run.programs, NAMED[name].modulus, count, seed, draw=draw)
    if not found:
        assert ran >= count * len(run.programs)
    return found


def test_the_targets() -> None:
    """Every core of the gate is here, with limbs as wide as its registers, narrower where a product is not safe."""
    assert set(WIDTHS) == set(TARGETS) - {"x86-64", "riscv64-u74"}
    assert {core for core, width in WIDTHS.items() if width != TARGETS[core].bits} == {"thumbv7m"}


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize("name", EACH)
def test_value_by_value(name: str, core: str, seed: int) -> None:
    run = emulated(name, core)
    operations = {program.name for program in run.programs.values()}
    lazy = {o.name for o in OPERATIONS.values() if o.spare_only}
    assert operations | lazy == set(OPERATIONS)
    assert fault(run, name, COUNT, seed) == ""


@pytest.mark.full
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize("name", NAMED)
def test_value_by_value_on_more_operands(name: str, core: str, level: int, seed: int) -> None:
    """With 64- and 32-bit limbs every pair of edges; with 16-bit limbs these are too many."""
    run = emulated(name, core, level)
    assert fault(run, name, FULL_COUNT, seed, sampled=WIDTHS[core] == 16) == ""


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize(("good", "bad"), [("icmp ult", "icmp ugt"), ("zext i1", "sext i1"), (" add ", " sub ")])
def test_damaged_text_is_caught(core: str, good: str, bad: str, seed: int) -> None:
    def damaged(text: str) -> str:
        head, body = text.split("define", 1)
        assert good in body
        return f"{head}define{body.replace(good, bad, 1)}"

    found = fault(emulated("p256", core, damaged=damaged), "p256", COUNT, seed)
    assert re.match(r"sangi_p256_add_ir: x = 0x[0-9a-f]+, .*: left 0x[0-9a-f]+ in z, expected 0x", found)


@pytest.mark.parametrize("core", WIDTHS)
def test_mutants_of_products_are_caught(core: str, seed: int) -> None:
    shape = field("p256").shape(WIDTHS[core])
    made = [m for m in mutants.of(OPERATIONS["mul"].build(shape)) if "not stored" not in m.what][:40:8]
    programs = {f"m{i}": m.program for i, m in enumerate(made)}
    assert len(programs) >= 4
    from sangi.gen.emit import ir

    text = "\n".join(ir.function(p, symbol) for symbol, p in programs.items())
    run = Emulated(core, text, programs)
    for symbol, mutant in zip(programs, made, strict=True):
        one = {symbol: programs[symbol]}
        _, found = vectors.first_fault(run, one, NAMED["p256"].modulus, COUNT, seed, draw=vectors.sampled)
        assert found, mutant.what


STRAY = {
    "writes beside": "getelementptr inbounds i{w}, ptr %z, i32 {limbs}",
    "Invalid memory write": "inttoptr i32 196608 to ptr",
}


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize("said", STRAY)
def test_a_stray_write_is_caught(core: str, said: str, seed: int) -> None:
    width = WIDTHS[core]
    pass
