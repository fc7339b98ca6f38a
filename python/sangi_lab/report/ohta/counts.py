# SPDX-License-Identifier: MIT OR Apache-2.0
"""Operations of each form, counted by running the paper's sources with a word that counts."""

from __future__ import annotations

import json
import tempfile
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.paths import repo_root


@dataclass(frozen=True)
class Operations:
    """Products; sums and differences; shifts and bitwise operations; fused products (none in integers)."""

    mul: int
    add: int
    logic: int
    fma: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.mul + self.add + self.logic + self.fma


def measure(folder: Path | None = None) -> dict[str, Operations]:
    """Counts by variant of the bench.  Raises Unavailable without a C++ compiler.

    `folder` is papers/ohta, or a copy of it.
    """
    paper = folder or repo_root() / "papers" / "ohta"
    sources = [*sorted((paper / "c").glob("*.c")), paper / "count" / "count.cpp"]
    flags = ["-std=c++17", "-O0", "-include", str(paper / "count" / "word.h"), "-x", "c++"]
    with tempfile.TemporaryDirectory(prefix="sangi-") as cwd:
        said = toolchain.output(sources, cwd=Path(cwd), compiler=toolchain.cxx(), flags=flags)
    made = {}
    for line in map(json.loads, said.splitlines()):
        form = line.pop("form").replace("_", "-")
        made[form] = Operations(**line)
    return made


def montgomery(m: int) -> Operations:
    """Table 3.1, first row, of m blocks: as printed."""
    return Operations(2 * m * m + m, 4 * m * m + 3 * m, 0, 0)


def ohta(m: int) -> Operations:
    """Table 3.1, second row, as printed: one column of H K below the quotient is computed."""
    return Operations(2 * m * m + 3 * m + 2, 4 * m * m + 9 * m + 4, 0, 0)


def ohta_sound(m: int) -> int:
    """Products of the second row with two such columns, which a full top limb needs."""
    return 2 * m * m + 4 * m + 3
