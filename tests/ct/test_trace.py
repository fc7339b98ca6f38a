# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every public function on every emulated core, and on each core controls that the trace must catch."""

from __future__ import annotations

import itertools
import random
import re
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

import pytest
from sampling import chosen, sampled

from sangi.errors import CheckFailed
from sangi.named import NAMED
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.secrets import calls, prototypes, table
from sangi.verify.constant_time.trace import check, image, machine, plan, targets
from sangi.verify.constant_time.trace.compare import LONG, Traced
from sangi.verify.constant_time.trace.targets import CORES, FAMILIES, Target

CONTROLS = Path(__file__).parent / "controls"
THUMB = ("thumbv7em", "thumbv7m")
EVERY = targets.targets()
#: Another compiler and level, where that is quick.
OTHERS = [
    target
    for target in EVERY
    if (target.family, target.level) == ("clang", "-Os") and target.core in ("aarch64", "riscv64")
]
REFERENCES = list(filter(targets.reference, EVERY))
HERE = [target for target in REFERENCES if target.core == "x86-64"]
#: In every run one of this core and one of the other cores; --full has them all, with more fields.
SAMPLE = chosen(HERE) + chosen([*(target for target in REFERENCES if target not in HERE), *OTHERS])
#: Secrets of short and long routines on the other reference targets.
MORE = (16, 4)
#: A prime that fills its top limb, one with a spare bit, and two of a special form.
CHOSEN = ("p256", "p381", "p25519", "secp256k1")


def library(
    target: Target, root: Path, fields: list[str], secrets: tuple[int, int], *, long: bool = False
) -> None:
    """Traces the library on a target; asserts what ran, and where."""
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    report = check.check(target, fields, secrets, long=long)
    assert report.findings == (), "\n".join(map(str, report.findings))
    assert report.stale == ()
    assert report.backends == dict.fromkeys(fields, target.backend)
    for field in fields:
        kernels = {name for name in report.ran if re.fullmatch(rf"sangi_{field}_\w+_(c|x64)", name)}
        assert f"sangi_{field}_add_{target.backend}" in kernels
        assert target.assembly or {name.rpartition("_")[2] for name in kernels} == {"c"}
    expected = {
        r.function.name for r in rows if r.secret and r.field in (None, *fields) and (long or not r.long)
    }
    assert {t.routine.partition("(")[0] for t in report.routines} == expected
    assert all(t.runs >= secrets[t.steps > LONG] for t in report.routines)
    assert all(t.steps > 10 for t in report.routines)
    decoders = [t for t in report.routines if "from_bytes" in t.routine and t.classes > 1]
    assert len(decoders) >= 2 * len(fields)


def on(core: str, family: str, level: str = "-O2") -> Target:
    """A target of a core, at its first width."""
    return Target(core, CORES[core].bits[0], False, family, level)


@pytest.mark.parametrize("target", SAMPLE, ids=str)
def test_library(target: Target, root: Path) -> None:
    library(target, root, ["p256"], check.FEWER)


@pytest.mark.full
@pytest.mark.matrix(4)
@pytest.mark.parametrize("target", EVERY, ids=str)
def test_library_on_every_target(target: Target, root: Path) -> None:
    """The most secrets on x86-64 with its kernels; on the other references, which have the same C, a quarter."""
    most = target in HERE and target.assembly
    secrets = check.MOST if most else MORE if target in REFERENCES else check.FEWER
    library(target, root, list(CHOSEN), secrets, long=True)


@pytest.mark.full
@pytest.mark.matrix(3)
@pytest.mark.parametrize("target", REFERENCES, ids=str)
def test_every_other_field(target: Target, root: Path) -> None:
    library(target, root, sorted(NAMED.keys() - set(CHOSEN)), check.FEWER)


def test_the_lanes_are_all_there() -> None:
    assert set(CORES) == set(TARGETS)
    assert {(target.family, target.level) for target in EVERY} == {
        (f, v) for f in FAMILIES for v in targets.LEVELS
    }
    assert {target.core for target in REFERENCES} == set(CORES)
    assert len(HERE) == 2 and len(SAMPLE) == 2 and {*SAMPLE} <= {*REFERENCES, *OTHERS}
    assert check.MOST == (64, 8) > MORE > check.FEWER == (4, 2)


@pytest.mark.matrix(4)
@pytest.mark.parametrize(
    "target", [*SAMPLE, *(pytest.param(on(core, "gcc"), marks=pytest.mark.full) for core in CORES)], ids=str
)
def test_what_is_emulated_is_right(target: Target, root: Path) -> None:
    """Sums, worked out by the emulated core, against Python's."""
    headers = prototypes.read(root / "include" / "sangi")
    rows = table.read(root / "tests" / "ct" / "secrets.toml", headers).checked().rows
    (call,) = calls.calls([r for r in rows if r.function.name == "sangi_p256_add"], headers, target.bits)
    found = [path.relative_to(root) for path in targets.sources(target, ["p256"], list(NAMED))]
    needed = [path for path in found if path.parts[1] in ("word", "mp", "field")]
    units = {"_".join(path.with_suffix("").parts): root / path for path in needed}
    text = calls.c_text([call], headers, ["p256"])
    with tempfile.TemporaryDirectory() as folder:
        program = image.load(targets.build(target, {**units, "calls": text}, Path(folder)))
    at = {slot.parameter.name: (slot.offset, slot.offset + slot.length) for slot in call.slots}
    with machine.Machine(
        target.core, program, plan.make(program, TARGETS[target.core]), "sangi_ct_arena"
    ) as emulated:
        for arena in islice(calls.images(call), 32):
            _, after, _ = emulated.run(call.symbol, arena)
            z, x, y = (int.from_bytes(after[slice(*at[name])], "little") for name in "zxy")
            assert z == (x + y) % NAMED["p256"].modulus


@dataclass(frozen=True)
class Control:
    """A control on random words at x and public ones, of `word` bytes, at y; `below` bounds those at x."""

    label: str
    word: int = 8
    below: int = 1 << 16

    @property
    def symbol(self) -> str:
        return f"call_{self.label}"

    def images(self) -> Iterator[bytes]:
        rng = random.Random(1)
        while True:
            arena = bytearray(calls.ARENA)
            for place in range(16):
                word = rng.randrange(1, self.below)
                arena[128 + 8 * place : 136 + 8 * place] = word.to_bytes(4, "little") * 2
                arena[384 + self.word * place] = 4 + place
            yield bytes(arena)

    def declassified(self, arena: bytes) -> bytes:
        return b""


def traces(
    target: Target, texts: dict[str, str | Path], below: int = 1 << 16
) -> tuple[dict[str, Traced], str]:
    """Traces functions called control, each from a text of its own; and what ran off the core's list.

    The name of a text has the suffix of its language, which the name of its routine has not.
    """
    call = [f"_Alignas(64) unsigned char sangi_ct_arena[{calls.ARENA}];"]
    units: dict[str, str | Path] = {}
    names = [name.partition(".")[0] for name in texts]
    with tempfile.TemporaryDirectory() as folder:
        for name, (file, text) in zip(names, texts.items(), strict=True):
            call.append(f"void control_{name}(void *, const void *, const void *); void call_{name}(void);")
            inside = "sangi_ct_arena, sangi_ct_arena + 128, sangi_ct_arena + 384"
            call.append(f"void call_{name}(void) {{ control_{name}({inside}); }}")
            whole = text if isinstance(text, str) else text.read_text()
            whole = whole.replace('#include "word.h"', (CONTROLS / "word.h").read_text())
            units[name] = Path(folder) / file
            (Path(folder) / file).write_text(re.sub(r"\bcontrol\b", f"control_{name}", whole))
        subjects = [Control(name, TARGETS[target.core].bits // 8, below) for name in names]
        found = check.run(target, {**units, "call": "\n".join(call)}, subjects, (16, 16))
    return dict(zip(names, found.traced, strict=True)), "; ".join(map(str, found.off))


CAUGHT = {
    "branch": "program counter at control_branch+",
    "early": "at control_early+",
    "index": "load at control_index+",
    "store": "store at control_store+",
    "division": "operand at control_division+",
    "library": "at __",
}
PASS = ("clean", "public")


def controls(target: Target) -> None:
    """What must be caught is, where and as it must be; what must pass does."""
    names = (*CAUGHT, *PASS, "multiply", "mixed")
    found, off = traces(target, {f"{name}.c": CONTROLS / f"{name}.c" for name in names})
    for name, said in CAUGHT.items():
        assert said in "; ".join(map(str, found[name].findings)), name
    assert "div" in str(found["division"].findings[0])
    for name in PASS:
        assert found[name].findings == (), name
        assert (found[name].runs, found[name].classes) == (16, 1) and found[name].steps > 5
    assert found["public"].variable > 0
    kinds = {finding.kind for finding in found["multiply"].findings}
    assert kinds == ({"product"} if target.core in ("riscv64", "riscv32", "thumbv7m") else set())
    # A hazard of one kind hides no other.
    assert {finding.kind for finding in found["mixed"].findings} == kinds | {"program counter", "operand"}
    # libgcc's division on x86-64 counts zeros with bsr, which is not on the list.
    assert off == "" or (target.core == "x86-64" and set(re.findall(r" at (\w+)\+", off)) == {"__udivti3"}), (
        off
    )


@pytest.mark.parametrize(("core", "family"), sampled(itertools.product(CORES, FAMILIES), 5))
def test_controls(core: str, family: str) -> None:
    controls(on(core, family))


@pytest.mark.full
@pytest.mark.matrix(8)
@pytest.mark.parametrize("target", EVERY, ids=str)
def test_controls_on_every_target(target: Target) -> None:
    controls(target)


PREDICATED = {
    "mov": ("moveq r3, #0", ""),
    "add": ("addeq r3, r3, #1", ""),
    "load": ("ldreq r3, [r2]", "load at control_load+"),
    "store": ("streq r3, [r0]", "store at control_store+"),
    "multiply": ("muleq r3, r3, r2", "operand at control_multiply+"),
    "leave": ("bxeq lr", "program counter at control_leave+"),
}


@pytest.mark.parametrize("core", THUMB)
def test_predicated_instructions(core: str) -> None:
    text = (CONTROLS / "predicated.S").read_text()
    texts = {
        f"{name}.S": text.replace("    CASE\n", f"    {case}\n") for name, (case, _) in PREDICATED.items()
    }
    found, off = traces(on(core, "clang"), dict(texts), below=3)
    assert off == ""
    for name, (_, said) in PREDICATED.items():
        whys = "; ".join(map(str, found[name].findings))
        assert said in whys, name
        assert bool(whys) == bool(said), name


@pytest.mark.parametrize("core", THUMB)
def test_what_follows_predicated_accesses(core: str) -> None:
    found, off = traces(on(core, "clang"), {"block.S": CONTROLS / "block.S"})
    assert (found["block"].findings, off) == ((), "")


def test_a_divisor_in_memory() -> None:
    body = "mov eax, 1; xor edx, edx; div qword ptr [rsi{}]; ret"
    head = ".intel_syntax noprefix\n.text\n.globl control\n.type control, @function\ncontrol: "
    tail = "\n.size control, . - control\n"
    texts = {f"{n}.S": head + body.format(off) + tail for n, off in (("secret", ""), ("public", " + 256"))}
    found, off = traces(on("x86-64", "gcc"), dict(texts))
    assert [f.kind for f in found["secret"].findings] == ["operand"]
    assert (found["public"].findings, off) == ((), "")


def test_what_does_not_return_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "LIMIT", 10_000)
    with pytest.raises(CheckFailed, match="did not return after"):
        traces(on("riscv32", "gcc"), {"loop.c": CONTROLS / "loop.c"})
    with pytest.raises(CheckFailed, match="did not return after"):
        traces(on("aarch64", "gcc"), {"rubbish.S": CONTROLS / "rubbish.S"})


def test_an_instruction_off_the_list_is_said() -> None:
    source = "void control(unsigned char *z) { z[0] = (unsigned char)__builtin_ia32_rdtsc() & 0; }"
    found, off = traces(on("x86-64", "gcc"), {"clock.c": source})
    assert found["clock"].findings == ()
    assert "unlisted instruction at control_clock" in off and "rdtsc" in off


def test_a_lone_class_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Control, "declassified", lambda _, arena: arena[128:136])
    found, _ = traces(on("riscv64", "gcc"), {"clean.c": CONTROLS / "clean.c"}, below=1 << 30)
    assert {finding.kind for finding in found["clean"].findings} == {"undeclassified"}
