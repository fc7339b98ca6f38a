# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes what a search found where the generator reads it: `codegen/emit/orders.json`."""

from __future__ import annotations

import json
import statistics
from pathlib import Path
from typing import Any

from sangi.codegen.emit.orders import FILE, digest, read
from sangi_lab.order.search import Found, Ordering
from sangi_lab.order.subject import Subject

WHAT = (
    "orders of instructions that sangi tune order found, by a digest of the instructions as their builder writes them: "
    "the kernel that was timed, its cycles by latency and by throughput, built and ordered, and where each instruction "
    "stood as built"
)


def known(subject: Subject, path: Path = FILE) -> Ordering | None:
    """The order that is kept for the instructions of a kernel."""
    entry = read(path).get(digest(subject.kernel.instructions))
    return tuple(entry["order"]) if entry else None


def keep(subject: Subject, found: Found, cpu: str, path: Path = FILE) -> None:
    """Replaces the order of one kernel; the file is written whole or not at all."""
    orders = read(path)
    orders[digest(subject.kernel.instructions)] = {
        "kernel": subject.name,
        "cpu": cpu,
        **_cycles(found),
        "order": list(found.order),
    }
    write(orders, path)


def write(orders: dict[str, dict[str, Any]], path: Path) -> None:
    """A line for each order, by kernel."""
    lines = ",\n".join(
        f'  "{of}": {json.dumps(orders[of])}' for of in sorted(orders, key=lambda of: orders[of]["kernel"])
    )
    fresh = path.with_suffix(".new")
    fresh.write_text(f'{{"what": {json.dumps(WHAT)},\n"orders": {{\n{lines}\n}}}}\n')
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
