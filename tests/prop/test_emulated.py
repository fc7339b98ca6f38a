# SPDX-License-Identifier: MIT OR Apache-2.0
"""Emitted IR on machines that this one is not, emulated, value by value against Python's integers."""

import re
from dataclasses import replace

import pytest

from sangi.codegen.emit import ir
from sangi.codegen.field import Field, ir_file
from sangi.codegen.op import OPERATIONS
from sangi.codegen.tree import library_field
from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.binary.targets import TARGETS
from sangi.verify.mutation import programs as mutants
from sangi.verify.run.emulated import WIDTHS, Emulated
from sangi.verify.vectors import field as vectors

#: The fields of every run; the others are run with --full, and take more operands there.
FIRST = ("p256", "p381")
#: Operands of each operation and aliasing: in an ordinary run, with --full, and where these are all pairs of edges.
COUNT, FULL_COUNT, PAIRS = 150, 1000, 6000


def field(name: str, operations: tuple[str, ...] = tuple(OPERATIONS)) -> Field:
    return replace(library_field(NAMED[name], "ir"), operations=operations)


def emulated(name: str, core: str, level: int = 3) -> Emulated:
    """The IR of a field, all its operations, on a core."""
    width = WIDTHS[core]
    run = Emulated(core, ir_file(field(name), width), field(name).programs(width), level)
    lazy = {o.name for o in OPERATIONS.values() if o.spare_only}
    assert {program.name for program in run.programs.values()} | lazy == set(OPERATIONS)
    return run


def sums(core: str, good: str, bad: str) -> Emulated:
    """The addition of p256 alone, with a damage done to its text."""
    made, width = field("p256", ("add",)), WIDTHS[core]
    head, body = ir_file(made, width).split("define", 1)
    assert good in body
    return Emulated(core, f"{head}define{body.replace(good, bad, 1)}", made.programs(width))


def fault(run: Emulated, name: str, count: int, seed: int, sampled: bool = True) -> str:
    """The first wrong result, or "" when all of at least `count` operands were right."""
    draw = vectors.sampled if sampled else vectors.operands
    ran, found = vectors.first_fault(run, run.programs, NAMED[name].modulus, count, seed, draw=draw)
    if not found:
        assert ran >= count * len(run.programs)
    return found


def test_the_targets() -> None:
    """Every core of the object check, with limbs as wide as its registers, narrower where a product is unsafe."""
    assert set(WIDTHS) == set(TARGETS) - {"x86-64", "riscv64-u74"}
    assert {core for core, width in WIDTHS.items() if width != TARGETS[core].bits} == {"thumbv7m"}


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize("name", FIRST)
def test_value_by_value(name: str, core: str, seed: int) -> None:
    assert fault(emulated(name, core), name, COUNT, seed) == ""


@pytest.mark.full
@pytest.mark.matrix(16)
@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize("name", NAMED)
def test_value_by_value_on_more_operands(name: str, core: str, seed: int) -> None:
    """Two fields with every pair of edges, unless limbs of 16 bits make them too many; others with every edge."""
    pairs = name in FIRST and WIDTHS[core] > 16
    assert fault(emulated(name, core), name, PAIRS if pairs else FULL_COUNT, seed, sampled=not pairs) == ""
    assert fault(emulated(name, core, 2), name, COUNT, seed) == ""


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize(
    ("good", "bad"), [("icmp ult", "icmp ugt"), ("zext i1", "sext i1"), (" add ", " sub ")]
)
def test_damaged_text_is_caught(core: str, good: str, bad: str, seed: int) -> None:
    found = fault(sums(core, good, bad), "p256", COUNT, seed)
    assert re.match(r"sangi_p256_add_ir: x = 0x[0-9a-f]+, .*: left 0x[0-9a-f]+ in z, expected 0x", found)


@pytest.mark.parametrize("core", WIDTHS)
def test_products_with_an_addend_dropped_are_caught(core: str, seed: int) -> None:
    shape = field("p256").shape(WIDTHS[core])
    made = [m for m in mutants.of(OPERATIONS["mul"].build(shape)) if "addend" in m.what]
    programs = {f"bad{i}": m.program for i, m in enumerate(made[len(made) // 8 :: len(made) // 4])}
    text = "\n".join(ir.function(program, symbol) for symbol, program in programs.items())
    run = Emulated(core, text, programs, 1)
    for symbol in programs:
        run.programs = {symbol: programs[symbol]}
        assert fault(run, "p256", COUNT, seed).startswith(f"{symbol}: x = ")


@pytest.mark.parametrize("core", WIDTHS)
@pytest.mark.parametrize(
    ("stray", "said"),
    [
        ("getelementptr i8, ptr %z, i32 {end}", "writes beside [xyz]"),
        ("getelementptr i8, ptr %x, i32 -1", "writes beside [xyz]"),
        ("getelementptr i8, ptr %y, i32 0", "writes y"),
        ("inttoptr i32 196608 to ptr", r"sangi_p256_add_ir: .*WRITE_UNMAPPED.* at sangi_p256_add_ir\+0x"),
    ],
)
def test_a_stray_write_is_caught(core: str, stray: str, said: str, seed: int) -> None:
    store = f"  %stray = {stray.format(end=32)}\n  store i8 17, ptr %stray\n  ret void\n"
    run = sums(core, "  ret void\n", store)
    with pytest.raises(CheckFailed, match=said):
        fault(run, "p256", COUNT, seed)


#: A routine that clears a register which it must leave, and returns.
CLEARS = {
    "aarch64": ("X28", "1c0080d2 c0035fd6"),
    "riscv64": ("S11", "930d0000 67800000"),
    "riscv32": ("S11", "930d0000 67800000"),
    "thumbv7em": ("R11", "4ff0000b 7047"),
    "thumbv7m": ("R11", "4ff0000b 7047"),
}


@pytest.mark.parametrize("core", WIDTHS)
def test_a_register_that_is_lost_is_caught(core: str, seed: int) -> None:
    name, code = CLEARS[core]
    run = sums(core, "", "")
    run.machine.mem_write(run.image.symbols["sangi_p256_add_ir"] & -2, bytes.fromhex(code))
    with pytest.raises(CheckFailed, match=f"sangi_p256_add_ir: does not restore {name}$"):
        fault(run, "p256", COUNT, seed)
