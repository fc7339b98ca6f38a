# SPDX-License-Identifier: MIT OR Apache-2.0
"""The model of cycles against published ones: C out of a crate, of which boards published figures."""

import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from sangi.verify.constant_time.trace import image as images
from sangi_lab.boards import rules
from sangi_lab.boards.cortexm import machine, model, timing
from sangi_lab.boards.cortexm.published import Published, programs
from sangi_lab.boards.cortexm.timing import Cost, Cycles, Timing

HERE = Path(__file__).parent
BOARDS = {"m3": "cortex-m3", "m4": "cortex-m4"}
AGAIN = [p for p in programs() if p.hashing]
#: What published.toml has of the model, with the compiler that it names; other versions may differ more.
COMPILER, NEAR, FAR = "12.2", 0.005, 0.1
#: Headers of a C library that the sources name, with all that they need of one.
HEADERS = {
    "string.h": "#include <stddef.h>\n"
    "void *memcpy(void *, const void *, size_t);\nvoid *memmove(void *, const void *, size_t);\n"
    "void *memset(void *, int, size_t);\n",
    "stdlib.h": "#include <stddef.h>\nvoid *malloc(size_t);\nvoid free(void *);\n_Noreturn void exit(int);\n",
    "stdio.h": "",
    "unistd.h": "#include <stddef.h>\n",
}
#: The files that hash.
HASHES = ("fips202", "sha2")


@pytest.fixture(scope="session")
def sources(root: Path) -> Path:
    """The C of the crate that has all of it."""
    if not shutil.which("cargo"):
        pytest.skip("needs cargo: crates have the sources of peers")
    subprocess.run([root / "scripts" / "peers", "pqclean"], check=True)
    return root / "build" / "peers" / "vendor" / "pqcrypto-ntruprime" / "pqclean"


class Again:
    """A published program, built here: its runs, and what of it hashes."""

    def __init__(self, row: Published, sources: Path, root: Path, cwd: Path) -> None:
        """Compiles and links it as the boards do: -O3."""
        self.row, build = row, rules.find(BOARDS[row.core])
        name = row.scheme.split("/")[0]
        compiler = (*build.linker.command, "-O3", "-ffreestanding", "-ffunction-sections", "-w")
        own = sources / "crypto_kem" / name / "clean"
        where = [f"-I{folder}" for folder in (cwd, own, sources / "common", root / "boards")]
        for header, text in HEADERS.items():
            (cwd / header).write_text(text)
        hashing = [sources / "common" / f"{name}.c" for name in HASHES]
        rest = [root / "boards" / "words.c", root / "boards" / "runtime.c", HERE / "published.c"]
        files = [*own.glob("*.c"), *hashing, *rest, *(root / "boards" / "cortex-m").glob("*.c")]
        of = [f'-DAPI="{own / "api.h"}"', f"-DNAME(x)=PQCLEAN_{name.upper()}_CLEAN_##x"]
        for file in files:
            made = cwd / f"{file.stem}.o"
            subprocess.run([*compiler, "-std=c11", *where, *of, "-c", file, "-o", made], check=True)
        script = root / "boards" / "cortex-m" / "link.ld"
        objects = [cwd / f"{file.stem}.o" for file in files]
        linked = cwd / "program.elf"
        command = (*rules.link(build, script), *objects, "-lgcc", "-o", linked)
        subprocess.run(command, check=True)
        self.compiler = build.linker.version
        self.image = images.load(linked)
        told = [f"{cwd / name}.o" for name in HASHES]
        listed = subprocess.run(["nm", *told], capture_output=True, text=True, check=True).stdout
        words = [line.split() for line in listed.splitlines()]
        hashes = {w[2] for w in words if len(w) == 3 and w[1] in "tT"} | {"malloc", "free"}
        symbols = [s for s in self.image.code.symbols if s.name in hashes]
        self._hashes = [(self.image.base + s.offset, s.size) for s in symbols]

    def traces(self) -> list[machine.Trace]:
        """What each operation does outside the hash functions."""
        found, core = [], timing.load(self.row.core).core.model
        for i in range(len(self.row.cycles)):
            words = {"board_choice": self.row.first + i, "board_port": 1}
            edges = [e for e in machine.run(self.image, core, words).edges if not self._hash(e.next)]
            found.append(machine.Trace("", tuple(edges), {}))
        return found

    def _hash(self, address: int) -> bool:
        return any(0 <= address - start < size for start, size in self._hashes)

    def ratios(self, table: Timing, traces: list[machine.Trace]) -> list[float]:
        """The model's cycles over the published ones, both outside the hash functions."""
        priced = model.Model(self.image, table)
        outside = [
            cycles * (1 - share / 100)
            for cycles, share in zip(self.row.cycles, self.row.hashing, strict=True)
        ]
        return [priced.total(t).cycles / cycles for t, cycles in zip(traces, outside, strict=True)]


def agree(row: Published, ratios: list[float], compiler: str) -> bool:
    """Whether the ratios are those of the table: nearly, where the compiler is the same."""
    most = NEAR if f" {COMPILER}." in compiler else FAR
    return all(abs(found / known - 1) < most for found, known in zip(ratios, row.ratio, strict=True))


def wrong(table: Timing) -> dict[str, Timing]:
    """The table with one wrong by a cycle of what programs have much of."""

    def longer(names: str) -> dict[tuple[str, bool], Cost]:
        later = {
            key: replace(cost, cycles=Cycles(cost.cycles.used + 1, cost.cycles.least, cost.cycles.most + 1))
            for key, cost in table.costs.items()
            if key[0] in names.split()
        }
        return {**table.costs, **later}

    return {
        "loads": replace(table, costs=longer("ldr ldrb ldrh ldrsb ldrsh")),
        "sums": replace(table, costs=longer("add sub")),
        "refill": replace(table, refill=Cycles(3, 1, 3)),
        "overlap": replace(table, overlap=0),
    }


@pytest.mark.full
@pytest.mark.parametrize("row", AGAIN, ids=lambda row: f"{row.core}-{row.scheme}")
def test_published_figures(row: Published, sources: Path, root: Path, tmp_path: Path) -> None:
    again = Again(row, sources, root, tmp_path)
    traces, right = again.traces(), timing.load(row.core)
    ratios = again.ratios(right, traces)
    assert agree(row, ratios, again.compiler), ratios
    if agree(row, ratios, f" {COMPILER}."):
        tables = {key: again.ratios(table, traces) for key, table in wrong(right).items()}
        assert [key for key, found in tables.items() if agree(row, found, f" {COMPILER}.")] == []


def test_agreement_is_seen() -> None:
    row = AGAIN[0]
    moved = [ratio * 1.02 for ratio in row.ratio]
    assert agree(row, list(row.ratio), "gcc 12.2.1") and not agree(row, moved, "gcc 12.2.1")
    assert agree(row, moved, "gcc 13.1.0") and not agree(row, [r * 1.2 for r in row.ratio], "gcc 13.1.0")
