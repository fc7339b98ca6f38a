# SPDX-License-Identifier: MIT OR Apache-2.0
"""What a run has to say about itself: without it a figure means nothing."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from pathlib import Path
from typing import Any

from sangi._version import __version__
from sangi.paths import repo_root
from sangi_lab.bench import program


def _git(*words: str) -> str:
    try:
        done = subprocess.run(
            ["git", "-C", str(repo_root()), *words], capture_output=True, text=True, check=False
        )
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def _commit() -> str | None:
    """Return the commit, with ``+`` when the tree differs from it; None outside git."""
    commit = _git("rev-parse", "HEAD")
    return commit + ("+" if _git("status", "--porcelain") else "") if commit else None


def _cpuinfo(key: str) -> str:
    try:
        text = Path("/proc/cpuinfo").read_text()
    except OSError:
        return ""
    found = re.search(rf"^{key}\s*:\s*(.*)$", text, re.M)
    return found[1] if found else ""


def cpu() -> str:
    """What the processor calls itself."""
    return _cpuinfo("model name") or platform.processor() or platform.machine()


def core_type() -> str:
    """The processor with its family and model, which a cloud's name for it leaves open."""
    family, model = _cpuinfo("cpu family"), _cpuinfo("model")
    return f"{cpu()}, family {family}, model {model}" if family and model else cpu()


def run_record(head: dict[str, Any]) -> dict[str, Any]:
    """Return the record of a run, from the first line of one process.

    ``without_ifma`` says that public functions were to do without it.  ``clock`` has the core the process ran
    on, the ticks of its clock per second, and, where the unit is cycles, the core's cycles per tick and per
    second as calibrated.
    """
    clock: dict[str, Any] = {"core": head["core"], "ticks_per_second": head["ticks_per_second"]}
    if head["unit"] == "cycles":
        clock["cycles_per_tick"] = head["cycles_per_tick"]
        clock["cycles_per_second"] = round(head["cycles_per_tick"] * head["ticks_per_second"])
    made = program.builds()
    return {
        "version": __version__,
        "commit": _commit(),
        "builds": made["builds"],
        "peers": made["peers"],
        "cpu": cpu(),
        "cpus": os.cpu_count(),
        "features": (_cpuinfo("flags") or _cpuinfo("Features")).split(),
        "machine": platform.machine(),
        "without_ifma": program.without_ifma(),
        "system": f"{platform.system()} {platform.release()}",
        "clock": clock,
        "unit": head["unit"],
    }
