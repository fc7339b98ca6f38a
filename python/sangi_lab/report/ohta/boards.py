# SPDX-License-Identifier: MIT OR Apache-2.0
"""The forms of 220 bits on two boards, one with few registers and one with many, which the paper hopes for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sangi_lab.report.ohta.cases import BY_VARIANT
from sangi_lab.report.onboards import Counted, counted
from sangi_lab.report.phrases import SAME, Finding, times

#: With the registers that a compiler has.
BOARDS = {"cortex-m4": ("Cortex-M4", 14), "rv64": ("RV64 (Rocket)", 28)}
BLOCKED = ("alg3-1x1", "alg3-2x2", "alg3-3x3", "alg3-4x4")
MONTGOMERY = ("alg1", "alg1-unrolled", "mont-carrysave")
FORMS = (*MONTGOMERY, "alg3-plain", "alg3-carrysave", "alg3-unrolled", "alg3-blocked", *BLOCKED)
LAZY = ("mont-lazy", "alg3-lazy")


def _case(form: str) -> str:
    return f"ohta220/mul/{form}"


def measure() -> Counted:
    """By board and case."""
    return counted(BOARDS, [_case(form) for form in (*FORMS, *LAZY)])


@dataclass(frozen=True)
class Cell:
    """Instructions, and cycles where the board has a clock."""

    instructions: int
    cycles: int | None


@dataclass(frozen=True)
class Row:
    """A form on each board."""

    name: str
    cells: Sequence[Cell | None]


def rows(figures: Counted) -> list[Row]:
    """Every form that was counted."""
    made = []
    for form in (*FORMS, *LAZY):
        found = [figures.get((board, _case(form))) for board in BOARDS]
        if any(found):
            cells = [None if f is None else Cell(f.instructions, f.cycles) for f in found]
            made.append(Row(BY_VARIANT[form].label, cells))
    return made


def _cost(figures: Counted, board: str, forms: Sequence[str]) -> float | None:
    """The least cycles of some forms, or instructions where there are no cycles."""
    found = [figures[board, _case(form)] for form in forms if (board, _case(form)) in figures]
    return min((f.cycles or f.instructions for f in found), default=None)


def finding(figures: Counted) -> Finding | None:
    """Whether more registers serve blocking, and Ohta's method before Montgomery's."""
    contest, blocks, said = [], [], []
    for board, (name, registers) in BOARDS.items():
        ohta, mont, one = (_cost(figures, board, forms) for forms in (BLOCKED, MONTGOMERY, BLOCKED[:1]))
        larger = _cost(figures, board, BLOCKED[1:])
        if ohta is None or mont is None or one is None or larger is None:
            return None
        contest.append(ohta / mont)
        blocks.append(larger / one)
        said.append(
            f"on the {name}, with {registers} registers, {times(larger / one)} and {times(ohta / mont)}"
        )
    fewer, more = contest
    gains = more < fewer - SAME and blocks[1] < blocks[0] - SAME
    text = "Blocks of 2 × 2 and more over none, and the best of Ohta’s over the best of Montgomery’s: "
    text += "; ".join(said) + ". A product of 220 bits has 16 limbs a factor, which neither core holds."
    return Finding(
        "holds" if gains else "changed",
        "More registers bring out the blocks",
        text,
        "a machine with more registers should gain more",
    )
