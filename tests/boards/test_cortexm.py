# SPDX-License-Identifier: MIT OR Apache-2.0
"""The model of cycles: short sequences whose cycles follow from the manuals' tables, and tables that are wrong."""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import capstone
import pytest

from sangi.errors import BadInput, CheckFailed
from sangi_lab.boards import cortexm
from sangi_lab.boards.build import Program
from sangi_lab.boards.cortexm import model, published, timing
from sangi_lab.boards.cortexm.machine import Trace, run
from sangi_lab.boards.cortexm.timing import Cycles, Timing

CORES = {"cortex-m3": "m3", "cortex-m4": "m4"}
#: Sequences, their instructions, and their cycles on the Cortex-M3 and on the Cortex-M4; None where it has no such.
#: They may change r0 to r3, s0 to s15 and memory just below the stack.
SEQUENCES: dict[str, tuple[str, int, int | None, int | None]] = {
    "arithmetic": ("add r0, r0, r1; lsl r0, r0, #3; eor r1, r0, r2", 3, 3, 3),
    "low product": ("mul r0, r0, r1", 1, 1, 1),
    "product and sum": ("mla r0, r1, r2, r3", 1, 2, 1),
    "long product": ("umull r0, r1, r2, r3", 1, 4, 1),
    "long product and sum": ("smlal r0, r1, r2, r3", 1, 6, 1),
    "division": ("udiv r0, r1, r2", 1, 7, 7),
    "halves": ("smlabb r0, r1, r2, r3", 1, None, 1),
    "load": ("ldr r0, [sp]", 1, 2, 2),
    "loads that overlap": ("ldr r0, [sp]; ldr r1, [sp, #4]; ldrb r2, [sp]", 3, 4, 4),
    "a load apart": ("ldr r0, [sp]; nop; ldr r1, [sp]", 3, 5, 5),
    "an address just loaded": ("str sp, [sp, #-8]; ldr r0, [sp, #-8]; ldr r1, [r0]", 3, 5, 5),
    "an address just made": ("mov r0, sp; ldr r1, [r0]", 2, 4, 4),
    "an address made before": ("mov r0, sp; nop; ldr r1, [r0]", 3, 4, 4),
    "a store to an address just made": ("mov r0, sp; str r1, [r0, #-8]", 2, 3, 3),
    "store": ("str r0, [sp, #-8]; strh r0, [sp, #-8]", 2, 2, 2),
    "indexed store": ("mvn r2, #15; nop; str r0, [sp, r2]", 3, 4, 4),
    "indexed store after a load": ("mvn r2, #15; ldr r0, [sp]; str r0, [sp, r2]", 3, 4, 4),
    "store after a load": ("ldr r0, [sp]; str r0, [sp, #-8]", 2, 3, 3),
    "several": ("push {r4, r5, r6}; pop {r4, r5, r6}", 2, 8, 8),
    "two words": ("ldrd r0, r1, [sp]; strd r0, r1, [sp, #-8]", 2, 6, 6),
    "several, by a register": ("mov r0, sp; ldmia r0, {r1, r2}", 2, 4, 4),
    "a branch that is taken": ("b 1f; nop; 1: nop", 2, 4, 4),
    "and goes to 2 modulo 4": ("b 1f; nop; nop; 1: add.w r0, r0, r1; nop", 3, 6, 6),
    "a branch that is not": ("cmp r0, r0; bne 1f; nop; 1:", 3, 3, 3),
    "a loop": ("movs r0, #3; 1: subs r0, #1; bne 1b", 7, 11, 11),
    "a table of branches": ("movs r0, #0; tbb [pc, r0]; .byte 1, 1; 1:", 2, 6, 6),
    "a condition that holds": ("cmp r0, r0; it eq; ldreq r1, [sp]", 3, 4, 4),
    "a condition that does not": ("cmp r0, r0; it ne; ldrne r1, [sp]", 3, 3, 3),
    "a barrier": ("dsb", 1, 1, 1),
    "register to register": ("vmov s0, r0; vadd.f32 s1, s0, s0", 2, None, 2),
    "floating multiply and add": ("vmla.f32 s0, s1, s2", 1, None, 3),
    "floating quotient": ("vdiv.f32 s0, s1, s2", 1, None, 14),
    "floating load": ("vldr s0, [sp]", 1, None, 2),
    "floating store": ("vstr s0, [sp, #-8]", 1, None, 1),
    "floating pairs": ("vpush {d8, d9}; vpop {d8, d9}", 2, None, 10),
}
PROGRAM = """
.syntax unified
.thumb
.macro sequence name
.globl \\name
.type \\name, %function
.thumb_func
.balign 4
\\name:
.endm
"""
MAIN = """
#include "board.h"
#define SEQUENCE(i) void sequence_##i(void);
ALL
#undef SEQUENCE
#define SEQUENCE(i) sequence_##i,
static void (*const all[])(void) = {ALL};
int main(void) {
    if (board_choice >= sizeof all / sizeof all[0])
        return 7;
    void (*const run)(void) = all[board_choice];
    board_begin();
    run();
    board_end();
    return 0;
}
"""


def listed(name: str) -> dict[str, tuple[str, int, int]]:
    """The sequences that a board has: text, instructions, cycles."""
    column = {"m3": 2, "m4": 3}[CORES[name]]
    return {key: (row[0], row[1], row[column]) for key, row in SEQUENCES.items() if row[column] is not None}


@pytest.fixture(params=CORES)
def sequences(
    request: pytest.FixtureRequest, tmp_path: Path, linked: Callable[..., Program]
) -> tuple[str, Program]:
    """A board, and a program of its sequences, before which there is an empty one."""
    name = str(request.param)
    text, calls = PROGRAM, ""
    for i, line in enumerate(["", *(row[0] for row in listed(name).values())]):
        body = line.replace(";", "\n")
        text += f"sequence sequence_{i}\n{body}\nbx lr\n.size sequence_{i}, . - sequence_{i}\n"
        calls += f" SEQUENCE({i})"
    (tmp_path / "sequences.S").write_text(text)
    (tmp_path / "main.c").write_text(MAIN)
    return name, linked(name, str(tmp_path / "main.c"), f"-DALL={calls}", str(tmp_path / "sequences.S"))


def traces(program: Program, core: str, count: int) -> list[Trace]:
    """What each sequence does, the empty one first."""
    found, table = [], timing.load(core)
    priced = model.Model(program.image, table)
    for i in range(count + 1):
        words = {"board_choice": i, "board_port": 1}
        trace = run(program.image, table.core.model, words)
        found.append(run(program.image, table.core.model, words, priced.skippable(trace.edges)))
    return found


def priced(program: Program, table: Timing, seen: list[Trace]) -> list[tuple[int, int]]:
    """Instructions and cycles of each sequence, beyond those of the empty one."""
    priced = model.Model(program.image, table)
    totals = [priced.total(trace) for trace in seen]
    return [(t.instructions - totals[0].instructions, t.cycles - totals[0].cycles) for t in totals[1:]]


def test_sequences(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    rows = listed(name)
    seen = traces(program, CORES[name], len(rows))
    found = dict(zip(rows, priced(program, timing.load(CORES[name]), seen), strict=True))
    assert found == {key: (n, cycles) for key, (_, n, cycles) in rows.items()}


def wrong_tables(core: str) -> Mapping[str, Timing]:
    """The table with each of its rows and rules wrong by a cycle."""
    right = timing.load(core)

    def later(cycles: Cycles) -> Cycles:
        return Cycles(cycles.used + 1, cycles.least, cycles.most + 1)

    tables = {
        "refill": replace(right, refill=later(right.refill)),
        "goal": replace(right, unaligned_goal=right.unaligned_goal + 1),
        "overlap": replace(right, overlap=right.overlap + 1),
        "address": replace(right, address=right.address + 1),
    }
    for row in tomllib.loads(timing.text())["class"]:
        changed = dict(right.costs)
        for key, cost in right.costs.items():
            if key[0] in row["instructions"].split() and cost.kind == row["kind"]:
                changed[key] = replace(cost, cycles=later(cost.cycles))
        if changed != dict(right.costs):
            tables[row["instructions"].split()[0] + row["kind"]] = replace(right, costs=changed)
        if core in row and "words" in row:
            less = {
                key: replace(cost, words=0) if cost in changed.values() else cost
                for key, cost in changed.items()
            }
            tables[row["instructions"].split()[0] + "words"] = replace(right, costs=less)
    return tables


def test_wrong_tables_are_caught(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    rows, tables = listed(name), wrong_tables(CORES[name])
    assert len(tables) > 15
    right = [(n, cycles) for _, n, cycles in rows.values()]
    seen = traces(program, CORES[name], len(rows))
    assert [key for key, table in tables.items() if priced(program, table, seen) == right] == []


def test_what_no_table_has_is_refused(tmp_path: Path, linked: Callable[..., Program]) -> None:
    source = tmp_path / "main.c"
    source.write_text(
        '#include "board.h"\n#include <stdint.h>\n'
        "int main(void) { board_begin(); uint32_t x, y = 0; "
        '__asm__ volatile("ldrex %0, [%1]" : "=r"(x) : "r"(&y) : "memory"); board_end(); return 0; }'
    )
    program = linked("cortex-m3", str(source))
    with pytest.raises(CheckFailed, match=r"main.*: an instruction that timing.toml does not have"):
        cortexm.count(program.image, "thumbv7m", {"board_port": 1})
    with pytest.raises(BadInput, match="no timing table for riscv64"):
        cortexm.count(program.image, "riscv64", {})


def test_programs_that_fail_are_refused(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    target = timing.load(CORES[name]).core.target
    with pytest.raises(CheckFailed, match=r"ended with 7 at board_exit"):
        cortexm.count(program.image, target, {"board_choice": 1000, "board_port": 1})
    with pytest.raises(CheckFailed, match="ended with -"):
        cortexm.count(program.image, target, {"board_choice": 0})


def test_runs_are_alike(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    target = timing.load(CORES[name]).core.target
    words = {"board_choice": 5, "board_port": 1}
    assert cortexm.count(program.image, target, words) == cortexm.count(program.image, target, words)


def test_bounds_of_what_varies(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    place = 1 + list(listed(name)).index("long product")
    _, total = cortexm.count(
        program.image, timing.load(CORES[name]).core.target, {"board_choice": place, "board_port": 1}
    )
    assert (total.least - total.cycles, total.most - total.cycles) == {"m3": (-1, 1), "m4": (0, 0)}[
        CORES[name]
    ]


def test_the_fitted_figure_counts_what_straddles(sequences: tuple[str, Program]) -> None:
    name, program = sequences
    table = timing.load(CORES[name])
    place = 1 + list(listed(name)).index("and goes to 2 modulo 4")
    trace = run(program.image, table.core.model, {"board_choice": place, "board_port": 1})
    one = model.Model(program.image, replace(table, fitted=1)).total(trace)
    straddling = {at for at in one.executed if model.Model(program.image, table).priced(at).straddles}
    assert one.fitted - one.cycles == sum(one.executed[at] for at in straddling) > 0


def known_names() -> set[str]:
    """The names of Arm instructions by which capstone knows them."""
    decoder = capstone.Cs(capstone.CS_ARCH_ARM, capstone.CS_MODE_THUMB)
    return {decoder.insn_name(i) for i in range(1, capstone.arm.ARM_INS_ENDING)}


@pytest.mark.parametrize("core", CORES.values())
def test_names_are_those_of_instructions(core: str) -> None:
    assert {name for name, _ in timing.load(core).costs} - known_names() == set()


def changed(*parts: tuple[str, str]) -> str:
    """The table's text with some of it replaced."""
    text = timing.text()
    for old, new in parts:
        assert old in text
        text = text.replace(old, new, 1)
    return text


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (changed(("m3 = [4, 3, 5]", "m3 = [4, 5, 3]")), r"\[4, 5, 3\] is not in order"),
        (changed(("m3 = [4, 3, 5]", "m3 = [4, 3]")), "neither a number of cycles nor three"),
        (changed(("m3 = 1", "m3 = '1'")), "neither a number of cycles nor three"),
        (changed(('kind = "load"', 'kind = "lode"')), "unknown kind 'lode'"),
        (changed(('"mla mls"', '"mla mul"')), "mul is there twice"),
        (changed(("[rule.refill]", "[rule.fill]")), "'refill' is missing"),
        (changed(('name = "Cortex-M3"', 'nome = "Cortex-M3"')), "unexpected keyword argument 'nome'"),
        ("version = ", "timing table: Invalid value"),
    ],
)
def test_bad_tables_are_refused(text: str, fault: str) -> None:
    with pytest.raises(BadInput, match=fault):
        timing.parse(text, "m3")


def test_bands() -> None:
    words = {core: published.claim(core) for core in ("m3", "m4")}
    assert words["m4"].startswith(
        "0.97 to 0.99 of the cycles that boards published of assembly, 0.95 to 1.08"
    )
    assert words["m3"].startswith(
        "0.88 to 0.93 of the cycles that boards published of assembly, 0.83 to 1.03"
    )
    rows: list[Any] = [p for p in published.programs()]
    assert all(len(p.cycles) == len(p.ratio) and len(p.hashing) in (0, len(p.cycles)) for p in rows)


def test_the_documents_have_these_figures(root: Path) -> None:
    text = (root / "docs" / "boards.md").read_text()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    found = {(row[0], row[1]): (row[2], row[3]) for row in rows if len(row) == 4 and "/" in row[1]}
    assert found == {
        (f"Cortex-{p.core.upper()}", p.scheme): (
            " / ".join(f"{c / 1000:,.0f}" for c in p.cycles),
            " / ".join(f"{r:.3f}" for r in p.ratio),
        )
        for p in published.programs()
    }
