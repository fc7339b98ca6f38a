# SPDX-License-Identifier: MIT OR Apache-2.0
"""Orders of one kernel, assembled together and timed on this CPU."""

from __future__ import annotations

import ctypes
import statistics
import subprocess
from _ctypes import dlclose
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from sangi import toolchain
from sangi.codegen.emit import x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.errors import CheckFailed, Unavailable
from sangi_lab.order.subject import LABEL, WORDS, Subject

#: From how many places of its code the timer calls a kernel.
CALLERS = 4
#: What kernels of x86-64 ask of the CPU, by the names of /proc/cpuinfo.
NEEDED = frozenset({"adx", "bmi2"})
_WORD = ctypes.c_uint64


@dataclass(frozen=True)
class Times:
    """Cycles: latencies by caller and copy, and what a call costs where four chains alternate."""

    latency: tuple[float, ...]
    throughput: float

    @classmethod
    def of(cls, copies: Sequence[Times]) -> Times:
        """Those of a kernel from those of its copies."""
        latency = tuple(cycles for copy in copies for cycles in copy.latency)
        return cls(latency, statistics.mean(copy.throughput for copy in copies))

    @property
    def cost(self) -> float:
        """What is to be low: the latency wherever kernel and caller stand, and a quarter of the throughput."""
        spread = max(self.latency) - min(self.latency)
        return statistics.mean(self.latency) + 0.3 * spread + self.throughput / 4


class Stopwatch:
    """What times kernels, compiled into `folder`."""

    def __init__(self, folder: Path) -> None:
        """Compiles measure.c; raises `Unavailable` on a CPU that cannot run the kernels."""
        if missing := NEEDED - cpu_flags():
            raise Unavailable(f"this CPU has no {', '.join(sorted(missing))}: kernels of x86-64 need it")
        self.folder, self.count = folder, 0
        library = folder / "measure.so"
        source = Path(__file__).with_name("measure.c")
        _run(*toolchain.gcc().command, "-O2", "-shared", "-fPIC", str(source), "-o", str(library))
        self.timer = ctypes.CDLL(str(library))

    def load(self, subject: Subject, kernels: Sequence[Kernel]) -> Batch:
        """The kernels, assembled."""
        names = {f"kernel{i}": kernel for i, kernel in enumerate(kernels)}
        text = x64_text.file(names, hidden=False, tables={LABEL: subject.constants}, brief=True)
        return self.assembled(subject, text, len(kernels))

    def assembled(self, subject: Subject, text: str, count: int) -> Batch:
        """What an assembly file defines as kernel0, kernel1 and so on."""
        self.count += 1
        source, library = (self.folder / f"{self.count}.{end}" for end in ("S", "so"))
        source.write_text(text)
        _run(*toolchain.gcc().command, "-shared", str(source), "-o", str(library))
        loaded = ctypes.CDLL(str(library))
        source.unlink()
        library.unlink()
        return Batch(self.timer, loaded, subject, [f"kernel{i}" for i in range(count)])


class Batch:
    """Kernels in memory; a context, at whose end they are gone."""

    def __init__(self, timer: ctypes.CDLL, loaded: ctypes.CDLL, subject: Subject, names: list[str]) -> None:
        """Finds the kernels."""
        self.timer, self.loaded, self.subject = timer, loaded, subject
        self.addresses = [ctypes.cast(getattr(loaded, name), ctypes.c_void_p) for name in names]

    def __enter__(self) -> Batch:
        """Nothing more."""
        return self

    def __exit__(self, *_: object) -> None:
        """Unloads them."""
        dlclose(self.loaded._handle)

    def _operands(self, rng: Random) -> tuple[ctypes.Array[ctypes.c_uint64], int]:
        words = self.subject.operands(rng)
        return (_WORD * len(words))(*words), self.subject.operand_count

    def times(self, which: Sequence[int], rounds: int) -> list[Times]:
        """The times of some of the kernels, interleaved."""
        columns = CALLERS + 1
        start, operands = self._operands(Random(0))
        chosen = (ctypes.c_void_p * len(which))(*(self.addresses[k].value for k in which))
        out = (ctypes.c_double * (columns * len(which)))()
        if self.timer.measure(chosen, operands, len(which), rounds, start, out):
            raise CheckFailed("out of memory")
        rows = [out[columns * k : columns * (k + 1)] for k in range(len(which))]
        return [Times(tuple(row[:CALLERS]), row[CALLERS]) for row in rows]

    def results(self, which: int, rng: Random, calls: int) -> list[list[int]]:
        """What one of the kernels makes of random operands."""
        found = []
        for _ in range(calls):
            words, operands = self._operands(rng)
            z = (_WORD * WORDS)()
            self.timer.call(self.addresses[which], operands, words, z)
            found.append(list(z[: self.subject.limbs]))
        return found


def cpu_flags() -> frozenset[str]:
    """What the processor says that it can do; nothing where the system does not tell."""
    try:
        return frozenset(Path("/proc/cpuinfo").read_text().split())
    except OSError:
        return frozenset()


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise CheckFailed(f"{command[0]} failed:\n{done.stderr}")
