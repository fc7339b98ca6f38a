# SPDX-License-Identifier: MIT OR Apache-2.0
"""The check of the prover itself: mutants of a kernel, each proved and run; none may be both proved and wrong."""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sangi.errors import CheckFailed
from sangi.verify.interp.text import Function
from sangi.verify.symbolic import image, mutants, native, witness
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.kernel import prove
from sangi.verify.symbolic.mutants import Mutant
from sangi.verify.symbolic.native import Outcome
from sangi.verify.symbolic.spec import Spec

#: Mutants in one object.
BATCH = 250


@dataclass(frozen=True)
class Verdict:
    """What became of one mutant; `refusal` is "" where it was proved."""

    mutant: Mutant
    refusal: str
    outcome: Outcome

    @property
    def label(self) -> str:
        """The class: proved or refused, and what it did when it ran."""
        return f"{'refused' if self.refusal else 'proved'} + {self.outcome.verdict}"


def run(function: Function, spec: Spec, count: int, *, seed: int, vectors: int = 20_000) -> list[Verdict]:
    """Draws, proves and runs up to `count` mutants of a kernel; raises `CheckFailed` if the kernel itself fails."""
    source = random.Random(seed)
    drawn = mutants.draw(function, count, source)
    tried = witness.vectors(spec, vectors, seed)
    original = Mutant("none", "the kernel as it is", function)
    (first,) = _batch([original], spec, tried)
    if first.label != "proved + ok":
        raise CheckFailed(f"{function.name}: {first.label}: {first.refusal or first.outcome}")
    out: list[Verdict] = []
    for at in range(0, len(drawn), BATCH):
        out += _batch(drawn[at : at + BATCH], spec, tried)
    return out


def _batch(batch: Sequence[Mutant], spec: Spec, tried: Sequence[native.Vector]) -> Iterator[Verdict]:
    with tempfile.TemporaryDirectory() as folder:
        cwd = Path(folder)
        obj, kept = mutants.assemble(batch, cwd)
        symbols = [f"m{number}" for number in range(len(kept))]
        outcomes = native.run([obj], symbols, spec, tried, cwd=cwd)
        loaded = image.read(obj.read_bytes())
        for mutant, symbol, outcome in zip(kept, symbols, outcomes, strict=True):
            yield Verdict(mutant, _refusal(loaded, symbol, spec), outcome)


def _refusal(loaded: image.Image, symbol: str, spec: Spec) -> str:
    try:
        prove(loaded, symbol, spec)
    except Unproved as error:
        return str(error)
    return ""


def table(verdicts: dict[str, list[Verdict]]) -> str:
    """The classes of each kernel's mutants, as lines of text."""
    labels = (
        "proved + ok",
        "refused + wrong",
        "refused + crash",
        "refused + ok",
        "proved + wrong",
        "proved + crash",
    )
    width = max(map(len, verdicts), default=0)
    lines = [" | ".join([" " * width, *labels])]
    for name, found in verdicts.items():
        counts = Counter(verdict.label for verdict in found)
        lines.append(" | ".join([f"{name:{width}}", *(f"{counts[label]:{len(label)}}" for label in labels)]))
    return "\n".join(lines)
