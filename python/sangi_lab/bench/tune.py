# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measures basecase and Karatsuba products, and records the times: `python -m sangi_lab.bench.tune`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from sangi import toolchain
from sangi.codegen.tables.karatsuba import RECORD
from sangi.paths import repo_root

WIDTHS = (64, 32, 16)
FLAGS = ("-O3", "-std=c11")


def measure(root: Path, folder: Path, width: int) -> dict[str, dict[str, list[list[float]]]]:
    """Kernels to operation to rows (n, nanoseconds of the basecase, of Karatsuba), for one width of limbs."""
    sources = [root / "bench/tune/mp.c", *(root / "src/mp").glob("*.c"), *(root / "src/word").glob("*.c")]
    if width == 64:
        sources += (root / "generated/mp").glob("*.S")
    defined = (f"-DSANGI_LIMB_BITS={width}", f"-DSANGI_ASM={int(width == 64)}")
    include = [f"-I{root / part}" for part in ("include", "src", ".")]
    program = folder / f"tune{width}"
    command = (*toolchain.gcc().command, *FLAGS, *defined, *include, *map(str, sources), "-o", str(program))
    subprocess.run(command, check=True)
    said = subprocess.run([program], check=True, capture_output=True, text=True).stdout
    times: dict[str, dict[str, list[list[float]]]] = {}
    for kernels, op, n, basecase, karatsuba in map(str.split, said.splitlines()):
        row = [int(n), float(basecase), float(karatsuba)]
        times.setdefault(kernels, {}).setdefault(op, []).append(row)
    return times


def main() -> int:
    """Writes data/tune/mp.json, from which `sangi gen --update` makes its header."""
    root = repo_root()
    version = subprocess.run(
        [*toolchain.gcc().command, "-dumpfullversion"], check=True, capture_output=True, text=True
    ).stdout.strip()
    times: dict[str, dict[str, list[list[float]]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for width in WIDTHS:
            times |= measure(root, Path(folder), width)
    rows = ",\n".join(
        f'    "{kernels}": {{\n'
        + ",\n".join(f'      "{op}": {json.dumps(found)}' for op, found in by_op.items())
        + "\n    }"
        for kernels, by_op in times.items()
    )
    cpu = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text())
    compiler = f"gcc {version} {' '.join(FLAGS)}"
    text = (
        f'{{\n  "what": "n, nanoseconds of the basecase, nanoseconds of Karatsuba",\n  "compiler": "{compiler}",\n'
        f'  "cpu": "{cpu[1] if cpu else "unknown"}",\n'
        f'  "times": {{\n{rows}\n  }}\n}}\n'
    )
    (root / RECORD).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
