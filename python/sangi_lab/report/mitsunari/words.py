# SPDX-License-Identifier: MIT OR Apache-2.0
"""What holds and what no longer does: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sangi_lab.report.codegen import Row
from sangi_lab.report.mitsunari.cases import BY_KEY, FIELDS, FORMS, OPS, OPTIMISED, PATTERNS
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import SAME, Finding, against, listed, num, times

FLAT = 0.12
PAID = 1.2

Paper = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from: paper[pattern][form], the run, counts of code, this target."""

    paper: Paper
    results: Results
    codegen: Sequence[Row]
    host: str

    def here(self, form: str, pattern: str, field: str = "p381", op: str = "add") -> float | None:
        """Median of a form on this machine."""
        return self.results.median(f"{field}/{op}:{pattern}/{form}")

    def patterns(self, form: str, field: str = "p381", op: str = "add") -> tuple[float, float, float] | None:
        """Medians for always, never, random, or None if one is missing."""
        always, never, rnd = (self.here(form, p, field, op) for p in PATTERNS)
        return None if always is None or never is None or rnd is None else (always, never, rnd)

    def branches(self, form: str, target: str, op: str = "add") -> int | None:
        """Conditional branches of a form as compiled for a target."""
        for row in self.codegen:
            if (row.form, row.op) == (form, op):
                cell = row.cells.get(target)
                return None if cell is None else cell.conditional_branches
        return None


def misprediction(always: float, never: float, rnd: float) -> float:
    """Cost of one misprediction if half of the calls on random data are mispredicted."""
    return (rnd - (always + never) / 2) * 2


def penalty(n: Numbers) -> Finding | None:
    """A branch that cannot be predicted is paid for."""
    here = n.patterns("ir-branch")
    if here is None:
        return None
    always, never, rnd = (n.paper[k]["ir-branch"] for k in PATTERNS)
    even = (here[0] + here[1]) / 2
    r = here[2] / even
    claim = "A branch on random data is paid for"
    paper = f"{rnd:g} on random data, {times(rnd * 2 / (always + never))} times the mean of its other rows"
    if r >= PAID:
        text = (
            f"On random data the branch costs {times(r)} times what it costs when it always goes one way "
            f"({num(here[2])} against {num(even)})."
        )
        return Finding("holds", claim, text, paper)
    text = f"Random data costs {times(r)} times the predictable ones here, "
    left = n.branches("ir-branch", n.host)
    if left == 0:
        text += "because the compiler turned the branch into a conditional move: none is left in the object."
    elif left is None:
        text += "and this run does not know what the compiler made of the branch."
    else:
        text += "although the branch is still in the object: this CPU predicts it, or hides its penalty."
    return Finding("changed", claim, text, paper)


def predictable(n: Numbers) -> Finding | None:
    """The branch wins while it is predictable."""
    branch, wide, asm = (n.patterns(f) for f in ("ir-branch", "ir-wide", "x64"))
    if branch is None or wide is None:
        return None
    rivals = {"LLVM’s select": min(wide[:2])}
    if asm is not None:
        rivals["the assembly"] = min(asm[:2])
    beaten = [name for name, cost in rivals.items() if max(branch[:2]) < cost * (1 - SAME)]
    lost = [name for name in rivals if name not in beaten]
    said = [f"{num(branch[0])} always", f"{num(branch[1])} never"]
    said += [f"{name} at best {num(c)}" for name, c in rivals.items()]
    figures = "; ".join(said)
    claim = "A branch that always goes one way is the fastest"
    p = n.paper
    paper = (
        f"{p['always']['ir-branch']:g} and {p['never']['ir-branch']:g} with the branch; without it at best "
        f"{p['never']['ir-wide']:g} (select) and {p['never']['x64']:g} (assembly)"
    )
    if not lost:
        text = f"A predictable branch still beats {listed(beaten)} ({figures})."
        return Finding("holds", claim, text, paper)
    if beaten:
        text = f"It still beats {listed(beaten)}, but no longer clearly {listed(lost)} ({figures})."
        return Finding("partly", claim, text, paper)
    text = f"Even a predictable branch does not clearly beat {listed(lost)} ({figures})."
    return Finding("changed", claim, text, paper)


def steady(n: Numbers) -> Finding | None:
    """Branch-free code takes the same time whatever the data."""
    swings: dict[str, float] = {}
    for form, name in (("ir-wide", "LLVM’s select"), ("x64", "the assembly"), ("ir", "the limb-wise IR")):
        here = n.patterns(form)
        if here is not None:
            swings[name] = max(here) / min(here) - 1
    if not swings:
        return None
    claim = "Without a branch the pattern hardly matters"
    rows = [[n.paper[k][f] for k in PATTERNS] for f in ("ir-wide", "x64")]
    wide, asm = (max(v) / min(v) - 1 for v in rows)
    paper = f"{wide:.0%} from the fastest row to the slowest for select, {asm:.0%} for the assembly"
    figures = listed([f"{s:.0%} for {name}" for name, s in swings.items()])
    uneven = [name for name, s in swings.items() if s > FLAT]
    if not uneven:
        text = f"From the fastest pattern to the slowest there is {figures}."
        return Finding("holds", claim, text, paper)
    text = (
        f"From the fastest pattern to the slowest there is {figures}. For {listed(uneven)} that is more "
        f"than the paper saw: see its spread, and the count of its branches, before blaming the data."
    )
    return Finding("changed" if len(uneven) == len(swings) else "partly", claim, text, paper)


def order(n: Numbers) -> Finding | None:
    """On random data: assembly before select before branch."""
    names = {"x64": "assembly", "ir-wide": "select", "ir-branch": "branch"}
    cost = {f: c for f in names if (c := n.here(f, "random")) is not None}
    if len(cost) < len(names):
        return None
    claim = "On random data: assembly, then select, then branch"
    paper = ", ".join(f"{names[f]} {n.paper['random'][f]:g}" for f in names)
    ranked = sorted(cost, key=lambda f: cost[f])
    said = ", ".join(f"{names[f]} {num(cost[f])}" for f in ranked)
    wide, branch = (times(cost["x64"] / cost[f]) for f in ("ir-wide", "ir-branch"))
    ratios = f"The assembly takes {wide} times as long as select and {branch} times as long as the branch."
    if ranked == list(names):
        return Finding("holds", claim, f"The order is the same: {said}. {ratios}", paper)
    return Finding("changed", claim, f"The order is another one: {said}. {ratios}", paper)


def everywhere(n: Numbers) -> Finding | None:
    """Whether the assembly is the fastest on random data in every field and operation."""
    total = 0
    lost: list[str] = []
    for field in FIELDS:
        for op in OPS:
            cost = {f.key: c for f in FORMS if (c := n.here(f.key, "random", field, op)) is not None}
            if "x64" not in cost or len(cost) < 2:
                continue
            total += 1
            best = min(cost, key=lambda k: cost[k])
            if cost["x64"] > cost[best] * (1 + SAME):
                lost.append(f"{field} {op} ({BY_KEY[best].label} is faster)")
    if not total:
        return None
    claim = "What the paper did not measure: sub, 256 and 511 bits"
    text = f"On random data the assembly is the fastest, or within {SAME:.0%} of it, in "
    if not lost:
        return Finding("new", claim, f"{text}all {total} cases of a field and an operation.")
    return Finding("new", claim, f"{text}{total - len(lost)} of {total} cases; not in {listed(lost)}.")


def limbwise(n: Numbers) -> Finding | None:
    """What being straight-line on every target costs here."""
    ir, wide = n.here("ir", "random"), n.here("ir-wide", "random")
    if ir is None or wide is None:
        return None
    claim = "What the limb-wise IR costs on this CPU"
    text = f"Limb by limb with a value barrier {against(ir, wide, 'the wide integer with select')}"
    own, theirs = n.branches("ir", "riscv64"), n.branches("ir-wide", "riscv64")
    if own is None or theirs is None:
        return Finding("new", claim, f"{text}.")
    if own == 0 and theirs:
        text += f"; on riscv64 it is straight-line; the wide form has {theirs} conditional branches there."
    else:
        text += f"; on riscv64 it has {own} conditional branches, the wide form {theirs}."
    return Finding("new", claim, text)


def plain_c(n: Numbers) -> Finding | None:
    """What the C compilers make of carries spelt in C."""
    asm = n.here("x64", "random")
    parts = []
    for key, name in (("c", "gcc"), ("c@clang-O3", "clang")):
        cost = n.here(key, "random")
        if cost is not None and asm is not None:
            parts.append(f"compiled by {name} it {against(cost, asm, 'the assembly')}")
    if not parts:
        return None
    return Finding("new", "Portable C without a branch", f"On random data, {listed(parts)}.")


def optimiser(n: Numbers) -> Finding | None:
    """Whether LLVM's optimiser keeps the branch."""
    key = f"ir-branch@{OPTIMISED}"
    left, plain, cost = n.branches(key, n.host), n.here("ir-branch", "random"), n.here(key, "random")
    if left is None or plain is None or cost is None:
        return None
    claim = "LLVM may turn the branch into a conditional move"
    paper = "it says so at its end, and asks its reader to look at the code"
    told = f"On random data the optimised form {against(cost, plain, 'the branch as written')}."
    if left == 0:
        text = f"The code generator alone keeps it; the optimiser before it leaves none. {told}"
        return Finding("holds", claim, text, paper)
    text = f"This LLVM does not, even with its optimiser: {left} conditional branches are left. {told}"
    return Finding("changed", claim, text, paper)


SENTENCES: tuple[Callable[[Numbers], Finding | None], ...] = (
    penalty,
    predictable,
    steady,
    order,
    optimiser,
    everywhere,
    limbwise,
    plain_c,
)


def findings(n: Numbers) -> list[Finding]:
    """Every sentence for which this run has the figures."""
    return [f for sentence in SENTENCES if (f := sentence(n)) is not None]


def headline(n: Numbers) -> str:
    """The one sentence under the title."""
    branch, asm = n.patterns("ir-branch"), n.here("x64", "random")
    if branch is None:
        return "The run holds no figure for the branching form."
    r = branch[2] / ((branch[0] + branch[1]) / 2)
    first = f"A branch costs {times(r)} times as much on random data as on predictable data"
    if r < PAID:
        first = f"Random data does not make the branch dear here: {times(r)} times the predictable cost"
    if asm is None:
        return f"{first}."
    if asm < branch[2] * (1 - SAME):
        return f"{first}; on random data, assembly without one takes {times(asm / branch[2])} of its time."
    return f"{first}; assembly without one gains nothing over it."
