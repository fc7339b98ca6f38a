# SPDX-License-Identifier: MIT OR Apache-2.0
"""The Rocket core from its Verilog: the same instructions as under QEMU, and at every run the same cycles."""

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from sangi.errors import CheckFailed, Unavailable
from sangi_lab.boards import build, qemu, rocket, rules
from sangi_lab.boards.build import Program
from sangi_lab.boards.rocket import core

CASE = "p511/mul/c"
#: `x` many times over, and then what ends the program.
TIMES = """
#include "board.h"
int main(void) {{
    volatile uint64_t kept = {operand};
    uint64_t x = kept;
    if (board_choice || board_secret)
        return 1;
    for (int warm = 0; warm < 2; warm++) {{
        if (warm)
            board_begin();
        for (int i = 0; i < 64; i++)
            __asm__ volatile("mul %0, %0, %0\\n\\tor %0, %0, %1" : "+r"(x) : "r"(kept));
        if (warm)
            board_end();
    }}
    board_print("case x\\ndigest 1\\nstack 0\\ncounter 0\\n");
    return {status};
}}
"""


@pytest.fixture(scope="session")
def rocket_core() -> Path:
    """The core, made if it is not there."""
    return core.program()


@pytest.mark.full
def test_runs_are_alike_and_instructions_are_those_of_qemu(rocket_core: Path) -> None:
    program = build.program(rules.find("rv64"))
    place = qemu.cases(program).index(CASE)
    counted, first, again = (m.measure(program, place) for m in (qemu, rocket, rocket))
    assert first == again
    assert (first.instructions, first.stack, first.digest) == (
        counted.instructions,
        counted.stack,
        counted.digest,
    )
    assert first.cycles is not None and first.cycles > first.instructions
    assert "LitexFullConfig" in first.model and first.tool.startswith("Verilator")


@pytest.mark.full
def test_its_multiplier_stops_early(
    rocket_core: Path, tmp_path: Path, linked: Callable[..., Program]
) -> None:
    cycles = []
    for operand in ("1", "UINT64_C(0x8000000000000001)"):
        source = tmp_path / "times.c"
        source.write_text(TIMES.format(operand=operand, status=0))
        cycles.append(rocket.measure(linked("rv64", str(source)), 0).cycles or 0)
    assert cycles[1] > cycles[0] + 64 * 3


@pytest.mark.full
def test_what_fails_is_refused(rocket_core: Path, tmp_path: Path, linked: Callable[..., Program]) -> None:
    source = tmp_path / "times.c"
    source.write_text(TIMES.format(operand="1", status=3))
    with pytest.raises(CheckFailed, match="ended with 3 on the Rocket core"):
        rocket.measure(linked("rv64", str(source)), 0)
    silent = subprocess.run([rocket_core, tmp_path / "none", "0", "0", "1"], capture_output=True, text=True)
    assert silent.returncode == 2 and silent.stderr.startswith("rocket: cannot read")
    image = tmp_path / "loop"
    image.write_bytes(b"\x6f\x00\x00\x00")
    endless = subprocess.run([rocket_core, image, "0", "0", "2000"], capture_output=True, text=True)
    assert endless.returncode == 99


def test_without_verilator_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core.shutil, "which", lambda _: None)
    with pytest.raises(Unavailable, match=r"^verilator is not installed: sudo apt-get install verilator$"):
        core.program()


def test_the_package_is_pinned() -> None:
    text = (Path(core.__file__).parent / "package.txt").read_text()
    assert "--hash=sha256:" in text
    assert core.model() == "Rocket LitexFullConfig (pythondata-cpu-rocket 0.0.post7146)"
