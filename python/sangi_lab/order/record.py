# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes what a search found where the generator reads it: `codegen/emit/orders.json`."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

from sangi.codegen.emit.orders import FILE
from sangi.codegen.emit.x64_order import digest
from sangi_lab.order.kernels import Subject
from sangi_lab.order.search import Found, Ordering

WHAT = (
    "orders of instructions that sangi tune order found: where each instruction stood as the builder wrote it; "
    "cycles by latency and by throughput, built and ordered"
)


def known(subject: Subject, path: Path = FILE) -> Ordering | None:
    """The order that is kept for a kernel, unless its builder changed since."""
    entry = _kernels(path).get(subject.name)
    if entry is None or entry["of"] != digest(subject.kernel.instructions):
        return None
    return tuple(entry["order"])


def keep(subject: Subject, found: Found, cpu: str, path: Path = FILE) -> None:
    """Replaces the order of one kernel; the file is written whole or not at all."""
    kernels = _kernels(path)
    kernels[subject.name] = {
        "of": digest(subject.kernel.instructions),
        "cpu": cpu,
        **_cycles(found),
        "order": list(found.order),
    }
    lines = ",\n".join(f'  "{name}": {json.dumps(kernels[name])}' for name in sorted(kernels))
    fresh = path.with_suffix(".new")
    fresh.write_text(f'{{"what": {json.dumps(WHAT)},\n"kernels": {{\n{lines}\n}}}}\n')
    fresh.replace(path)


def line(subject: Subject, found: Found) -> dict[str, Any]:
    """What is printed of a search."""
    return {"kernel": subject.name, **_cycles(found), "kept": found.better}


def _cycles(found: Found) -> dict[str, list[float]]:
    both = (found.built, found.ordered)
    return {
        "latency": [round(statistics.mean(times.latency), 1) for times in both],
        "throughput": [round(times.throughput, 1) for times in both],
    }


def _kernels(path: Path) -> dict[str, dict[str, Any]]:
    return json.loads(path.read_text())["kernels"] if path.exists() else {}
