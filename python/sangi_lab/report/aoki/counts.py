# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the cores of the paper execute for a product: instructions by kind, on emulated cores."""

from __future__ import annotations

import re
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from sangi.errors import CheckFailed, Unavailable
from sangi.paths import repo_root
from sangi.verify.binary.decode import steps
from sangi.verify.binary.targets import TARGETS
from sangi.verify.constant_time.secrets.calls import ARENA
from sangi.verify.constant_time.trace import image as images
from sangi.verify.constant_time.trace import plan as plans
from sangi.verify.constant_time.trace.machine import STEP, Machine
from sangi.verify.constant_time.trace.targets import CORES, Target, build

#: The paper's boards by the core that stands for each.
BOARDS = {"riscv64": "K210", "thumbv7m": "F103RB", "thumbv7em": "F411RE"}
METHODS = ("toom4", "ntt32", "ntt16")
LEVEL = "-O3"
_UNITS = (
    "ring/classic/toom4",
    "ring/classic/karatsuba64",
    "ring/ntt32/ntt32",
    "ring/ntt16/ntt16",
    "ring/ring256",
    "word/wipe",
)
_MULTIPLIES = re.compile(r"(c\.)?([su]?mul\w*|ml[as]|[su]mlal\w*|smla\w*|smmul\w*|smmla\w*)")
_ADDS = re.compile(r"(c\.)?(addi?w?|addw|addi16sp|addi4spn|subw?|rsb|adc|sbc|negw?|add|sub)")
_ROOM = 1 << 20


@dataclass(frozen=True)
class Mix:
    """One product: instructions, and among them multiplications, additions with subtractions, loads, stores.

    `matvec` is the instructions of Saber's product of matrix and vector.
    """

    instructions: int
    multiplications: int
    additions: int
    loads: int
    stores: int
    matvec: int


def _calls() -> str:
    lines = ['#include "ring/ring256.h"', f"_Alignas(64) unsigned char sangi_ct_arena[{ARENA}];"]
    lines.append("static uint16_t a[9 * 256], c[3 * 256]; static int16_t s[3 * 256];")
    for method in METHODS:
        for op, more in (("mul", ""), ("matvec", ", 3")):
            lines.append(f"void {op}_{method}(void);")
            lines.append(
                f"void {op}_{method}(void) {{ sangi_ring256_{op}(&sangi_ring256_{method}, c, a, s{more}); }}"
            )
    return "\n".join([*lines, ""])


def measure() -> dict[tuple[str, str], Mix]:
    """By core and method; without those for which no compiler is installed.

    No routine's path depends on what it multiplies, so that one run is all runs.
    """
    found: dict[tuple[str, str], Mix] = {}
    for core in BOARDS:
        try:
            found |= {(core, method): mix for method, mix in _of(core).items()}
        except Unavailable:
            continue
    return found


def _of(core: str) -> dict[str, Mix]:
    built = Target(core, CORES[core].bits[0], False, "gcc", LEVEL)
    sources = repo_root() / "src"
    units: dict[str, str | Path] = {name.replace("/", "_"): sources / f"{name}.c" for name in _UNITS}
    with tempfile.TemporaryDirectory() as folder:
        image = images.load(build(built, {**units, "calls": _calls()}, Path(folder)))
    target = TARGETS[core]
    names = {
        image.base + step.at: step.name
        for symbol in image.code.symbols
        for step in steps(image.code, symbol, target)
    }
    events = np.zeros((_ROOM, 4), dtype=np.uint64)
    made = {}
    with Machine(core, image, plans.make(image, target), "sangi_ct_arena", precise=True) as machine:
        for method in METHODS:
            run, _, count = machine.run(f"mul_{method}", bytes(ARENA), {STEP}, events)
            if count > _ROOM:
                raise CheckFailed(f"{core}: a product by {method} takes {count} instructions")
            executed = Counter(names[int(at)] for at in events[:count, 1])
            whole, _, _ = machine.run(f"matvec_{method}", bytes(ARENA))
            made[method] = Mix(
                run.steps,
                sum(n for name, n in executed.items() if _MULTIPLIES.fullmatch(name)),
                sum(n for name, n in executed.items() if _ADDS.fullmatch(name)),
                run.loads,
                run.stores,
                whole.steps,
            )
    return made
