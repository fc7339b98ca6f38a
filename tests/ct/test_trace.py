# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every public function on every emulated core, and on each core controls that the trace must catch."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest

from sangi.errors import CheckFailed
from sangi.gen.named import NAMED
from sangi.prove.secrets import calls, prototypes, table
from sangi.prove.targets import TARGETS
from sangi.prove.trace import check, image, lanes, machine, plan
from sangi.prove.trace.compare import Finding, Traced
from sangi.prove.trace.lanes import CORES, FAMILIES, Lane

CONTROLS = Path(__file__).parent / "controls"
THUMB = ("thumbv7em", "thumbv7m")
EVERY = lanes.lanes()
#: The reference of each core, width and back end, and one lane of clang for each core.
SAMPLE = [lane for lane in EVERY if lanes.reference(lane) or (lane.family, lane.level) == ("clang", "-Os")]


def library(lane: Lane, root: Path, fields: list[str]) -> None:
    """Traces the library on a lane; asserts what ran, and where."""
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    report = check.check(lane, fields)
    assert report.findings == (), "\n".join(map(str, report.findings))
    assert report.stale == ()
    assert report.backends == dict.fromkeys(fields, lane.backend)
    expected = {r.function.name for r in rows if r.secret and r.field in (None, *fields)}
    assert {t.routine.partition("(")[0] for t in report.routines} == expected
    most, of_long = check.MOST if lanes.reference(lane) else check.FEWER
    assert all(t.runs >= (of_long if t.steps > 1_000_000 else most) for t in report.routines)
    assert all(t.steps > 10 for t in report.routines)
    decoders = [t for t in report.routines if "from_bytes" in t.routine and t.classes > 1]
    assert len(decoders) >= 2 * len(fields)


@pytest.mark.parametrize("lane", SAMPLE, ids=str)
def test_library(lane: Lane, root: Path) -> None:
    library(lane, root, ["p381"])


@pytest.mark.full
@pytest.mark.parametrize("lane", EVERY, ids=str)
def test_library_on_every_lane(lane: Lane, root: Path) -> None:
    library(lane, root, list(NAMED))


def test_the_lanes_are_all_there() -> None:
    assert set(CORES) == set(TARGETS)
    assert {(lane.family, lane.level) for lane in EVERY} == {(f, v) for f in FAMILIES for v in lanes.LEVELS}
    assert len({lane.core for lane in SAMPLE if lanes.reference(lane)}) == len(CORES)
    assert check.MOST == (64, 8) and check.FEWER == (4, 2)


@pytest.mark.parametrize("core", CORES)
def test_what_is_emulated_is_right(core: str, root: Path) -> None:
    """Sums, worked out by the emulated core, against Python's."""
    lane = next(lane for lane in EVERY if lane.core == core)
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    (call,) = calls.calls([r for r in rows if r.function.name == "sangi_p256_add"], headers)
    units = {path.stem: path for path in lanes.sources(lane, ["p256"], list(NAMED))}
    text = calls.c_text([call], headers, ["p256"])
    with tempfile.TemporaryDirectory() as folder:
        program = image.load(lanes.build(lane, {**units, "calls": text}, Path(folder)))
    at = {slot.parameter.name: (slot.offset, slot.offset + slot.length) for slot in call.slots}
    with machine.Machine(core, program, plan.make(program, TARGETS[core]), "sangi_ct_arena") as emulated:
        for arena in islice(calls.images(call), 32):
            _, after, _ = emulated.run(call.symbol, arena)
            z, x, y = (int.from_bytes(after[slice(*at[name])], "little") for name in "zxy")
            assert z == (x + y) % NAMED["p256"].modulus


@dataclass(frozen=True)
class Control:
    """A control on random words at x and public ones, of `word` bytes, at y; `below` bounds those at x."""

    below: int = 1 << 16
    word: int = 8
    label: str = "control"
    symbol: str = "call"

    def images(self) -> Iterator[bytes]:
        rng = random.Random(1)
        while True:
            arena = bytearray(calls.ARENA)
            for place in range(16):
                word = rng.randrange(1, self.below)
                arena[128 + 8 * place : 136 + 8 * place] = word.to_bytes(4, "little") * 2
                arena[384 + self.word * place] = 4 + place
            yield bytes(arena)

    def told(self, arena: bytes) -> bytes:
        return b""


CALL = f"""
_Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];
void control(void *, const void *, const void *);
void call(void);
void call(void) {{ control(sangi_ct_arena, sangi_ct_arena + 128, sangi_ct_arena + 384); }}
"""


def control(name: str, lane: Lane, case: str = "", below: int = 1 << 16) -> tuple[Traced, list[Finding]]:
    """Traces a control; `case` is what an assembly control's CASE stands for."""
    path = next(path for path in (CONTROLS / f"{name}.c", CONTROLS / f"{name}.S") if path.exists())
    text = path.read_text().replace('#include "word.h"', (CONTROLS / "word.h").read_text())
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / path.name
        source.write_text(text.replace("CASE", case))
        subject = Control(below, TARGETS[lane.core].bits // 8)
        (traced,), off, _ = check.run(lane, {"control": source, "call": CALL}, [subject], (16, 16))
    return traced, off


def on(core: str, family: str, level: str = "-O2") -> Lane:
    """A lane of a core, at its first width."""
    return Lane(core, CORES[core].bits[0], False, family, level)


#: The level that the controls are compiled at.
QUICK = {"gcc": "-O2", "clang": "-Os"}
CAUGHT = {
    "branch": "program counter at control",
    "early": "at control",
    "index": "load at control",
    "store": "store at control",
    "division": "operand at control",
    "library": "at __",
}


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("core", CORES)
def test_controls_are_caught(core: str, family: str) -> None:
    for name, said in CAUGHT.items():
        traced, off = control(name, on(core, family, QUICK[family]))
        whys = "; ".join(map(str, traced.findings))
        assert said in whys, (name, whys)
        assert name != "division" or "div" in whys.partition("operand")[2]
        # What libgcc does on x86-64 is not all on the list.
        assert off == [] or (name, core) == ("library", "x86-64")


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("core", CORES)
def test_clean_code_passes(core: str, family: str) -> None:
    for name in ("clean", "public"):
        traced, off = control(name, on(core, family, QUICK[family]))
        assert (traced.findings, off) == ((), []), name
        assert (traced.runs, traced.classes) == (16, 1) and traced.steps > 5
        assert traced.variable > 0 or name == "clean"


@pytest.mark.parametrize("family", FAMILIES)
@pytest.mark.parametrize("core", CORES)
def test_a_multiplication_where_it_is_not_safe(core: str, family: str) -> None:
    traced, off = control("multiply", on(core, family))
    assert off == []
    if core in ("riscv64", "riscv32", "thumbv7m"):
        assert {finding.kind for finding in traced.findings} == {"operand"}
        assert "mul" in str(traced.findings[0])
    else:
        assert traced.findings == ()


@pytest.mark.parametrize("core", THUMB)
@pytest.mark.parametrize(
    ("case", "said"),
    [
        ("moveq r3, \\#0", ""),
        ("addeq r3, r3, \\#1", ""),
        ("ldreq r3, [r2]", "load at control"),
        ("streq r3, [r0]", "store at control"),
        ("muleq r3, r3, r2", "operand at control"),
        ("bxeq lr", "program counter at control"),
    ],
)
def test_predicated_instructions(core: str, case: str, said: str) -> None:
    traced, off = control("predicated", on(core, "clang"), case.replace("\\", ""), below=3)
    whys = "; ".join(map(str, traced.findings))
    assert off == []
    assert said in whys
    assert bool(traced.findings) == bool(said), whys


def test_what_does_not_return_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "LIMIT", 10_000)
    with pytest.raises(CheckFailed, match="did not return after"):
        control("loop", on("riscv32", "gcc"))
    with pytest.raises(CheckFailed, match="did not return after"):
        control("rubbish", on("aarch64", "gcc"))


def test_an_instruction_off_the_list_is_said() -> None:
    lane = on("x86-64", "gcc")
    source = "void control(unsigned char *z) { z[0] = (unsigned char)__builtin_ia32_rdtsc() & 0; }"
    (traced,), off, _ = check.run(lane, {"control": source, "call": CALL}, [Control()], (2, 2))
    assert traced.findings == ()
    assert "unlisted instruction at control" in str(off[0]) and "rdtsc" in str(off[0])


def test_a_lone_class_is_said() -> None:
    class Lone(Control):
        def told(self, arena: bytes) -> bytes:
            return arena[128:136]

    lane = on("riscv64", "gcc")
    source = (CONTROLS / "clean.c").read_text().replace('"word.h"', f'"{CONTROLS / "word.h"}"')
    (traced,), _, _ = check.run(lane, {"control": source, "call": CALL}, [Lone(1 << 30)], (2, 2))
    assert {finding.kind for finding in traced.findings} == {"untold"}
