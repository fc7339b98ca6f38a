# SPDX-License-Identifier: MIT OR Apache-2.0
"""What holds and what no longer does: each sentence is a function of the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sangi_lab.report import claims
from sangi_lab.report.claims import Judged
from sangi_lab.report.codegen import Row
from sangi_lab.report.mitsunari.cases import BY_KEY, FIELDS, OPS, OPTIMISED, PATTERNS
from sangi_lab.report.mitsunari.claims import BY_NAME, FLAT, PAID, RIVALS, STEADY, case
from sangi_lab.report.model import Results
from sangi_lab.report.phrases import SAME, Finding, against, listed, num, quotient, times

Paper = Mapping[str, Mapping[str, float]]


@dataclass(frozen=True)
class Numbers:
    """What the sentences are drawn from: paper[pattern][form], the run, counts of code, this target."""

    paper: Paper
    results: Results
    codegen: Sequence[Row]
    host: str

    def here(self, form: str, pattern: str) -> float | None:
        """Median of a form on this machine: an addition at 381 bits."""
        return self.results.median(case(form, pattern))

    def patterns(self, form: str) -> tuple[float, float, float] | None:
        """Medians for always, never, random, or None if one is missing."""
        always, never, rnd = (self.here(form, p) for p in PATTERNS)
        return None if always is None or never is None or rnd is None else (always, never, rnd)

    def branches(self, form: str, target: str, op: str = "add") -> int | None:
        """Conditional branches of a form as compiled for a target."""
        for row in self.codegen:
            if (row.form, row.op) == (form, op):
                cell = row.cells.get(target)
                return None if cell is None else cell.conditional_branches
        return None

    def judge(self, key: str) -> Judged | None:
        """A claim of the page beside this run; None without all of its pairs."""
        found = claims.judge(self.results, BY_NAME[key])
        return found if found and len(found.found) == len(BY_NAME[key].pairs) else None


def misprediction(always: float, never: float, rnd: float) -> float:
    """Cost of one misprediction if half of the calls on random data are mispredicted."""
    return (rnd - (always + never) / 2) * 2


def penalty(n: Numbers) -> Finding | None:
    """A branch that cannot be predicted is paid for."""
    found, here = n.judge("penalty"), n.patterns("ir-branch")
    if found is None or here is None:
        return None
    always, never, rnd = (n.paper[k]["ir-branch"] for k in PATTERNS)
    paper = f"{rnd:g} on random data, {times(rnd * 2 / (always + never))} times the mean of its other rows"
    if found.verdict == "holds":
        text = (
            f"On random data the branch costs {found.said} times what it costs when it always goes one way "
            f"({num(here[2])} against {num((here[0] + here[1]) / 2)})."
        )
        return Finding("holds", found.claim.sentence, text, paper)
    text = f"Random data costs {found.said} times the predictable ones here, "
    left = n.branches("ir-branch", n.host)
    if found.verdict == "inconclusive":
        text += f"which does not tell whether it is {PAID} times, the least that is called paid for."
    elif left == 0:
        text += "because the compiler turned the branch into a conditional move: none is left in the object."
    elif left is None:
        text += "and this run does not know what the compiler made of the branch."
    else:
        text += "although the branch is still in the object: this CPU predicts it, or hides its penalty."
    return Finding(found.verdict, found.claim.sentence, text, paper)


def predictable(n: Numbers) -> Finding | None:
    """The branch wins while it is predictable."""
    found = {name: f for form, name in RIVALS.items() if (f := n.judge(f"predictable {form}")) is not None}
    if not found:
        return None
    beaten = [name for name, f in found.items() if f.verdict == "holds"]
    unclear = [name for name, f in found.items() if f.verdict == "inconclusive"]
    lost = [name for name in found if name not in (*beaten, *unclear)]
    figures = "; ".join(f"over {name} {f.said}" for name, f in found.items())
    p = n.paper
    paper = (
        f"{p['always']['ir-branch']:g} and {p['never']['ir-branch']:g} with the branch; without it at best "
        f"{p['never']['ir-wide']:g} (select) and {p['never']['x64']:g} (assembly)"
    )
    parts = [f"it beats {listed(beaten)}"] if beaten else []
    parts += [f"it does not clearly beat {listed(lost)}"] if lost else []
    parts += [f"whether it beats {listed(unclear)} is not decided"] if unclear else []
    text = f"Where a branch is predictable, {listed(parts)}. Its cost: {figures}."
    verdict = "inconclusive" if unclear else "holds" if not lost else "partly" if beaten else "changed"
    return Finding(verdict, BY_NAME["predictable x64"].sentence, text, paper)


def steady(n: Numbers) -> Finding | None:
    """Branch-free code takes the same time whatever the data."""
    found = {name: f for form, name in STEADY.items() if (f := n.judge(f"steady {form}")) is not None}
    if not found:
        return None
    rows = [[n.paper[k][f] for k in PATTERNS] for f in ("ir-wide", "x64")]
    wide, asm = (max(v) / min(v) - 1 for v in rows)
    paper = f"{wide:.0%} from the fastest row to the slowest for select, {asm:.0%} for the assembly"
    swings = {name: max(f.quotients, key=lambda q: q.value) for name, f in found.items()}
    figures = listed([f"{quotient(q)} for {name}" for name, q in swings.items()])
    text = f"The slowest pattern over the fastest is {figures}."
    uneven = [name for name, f in found.items() if f.verdict in ("partly", "changed")]
    unclear = [name for name, f in found.items() if f.verdict == "inconclusive"]
    if uneven:
        text += f" For {listed(uneven)} that is more than the paper saw: see the count of its branches."
    if unclear:
        text += f" Whether it is more than {1 + FLAT:.2f} for {listed(unclear)} is not decided."
    verdict = "changed" if len(uneven) == len(found) else "partly" if uneven else "holds"
    return Finding("inconclusive" if unclear else verdict, BY_NAME["steady x64"].sentence, text, paper)


def order(n: Numbers) -> Finding | None:
    """On random data: assembly before select before branch."""
    names = {"x64": "assembly", "ir-wide": "select", "ir-branch": "branch"}
    found, cost = n.judge("order"), {f: c for f in names if (c := n.here(f, "random")) is not None}
    if found is None:
        return None
    paper = ", ".join(f"{names[f]} {n.paper['random'][f]:g}" for f in names)
    said = ", ".join(f"{names[f]} {num(cost[f])}" for f in sorted(cost, key=lambda f: cost[f]))
    wide, branch = map(quotient, found.quotients)
    ratios = (
        f"The assembly takes {wide} times as long as select, and select {branch} times as long as the branch."
    )
    begins = {"holds": "The order is the same", "inconclusive": "The order is not decided"}
    text = f"{begins.get(found.verdict, 'The order is another one')}: {said}. {ratios}"
    verdict = "changed" if found.verdict == "partly" else found.verdict
    return Finding(verdict, found.claim.sentence, text, paper)


def everywhere(n: Numbers) -> Finding | None:
    """Whether the assembly is the fastest on random data in every field and operation."""
    found = claims.judge(n.results, BY_NAME["everywhere"])
    if found is None:
        return None
    places = list(found.by(f"{field} {op}" for field in FIELDS for op in OPS))
    won = [place for place in places if place.verdict == "holds"]
    unclear = [place for place in places if place.verdict == "inconclusive"]
    lost = [place for place in places if place not in (*won, *unclear)]
    text = f"On random data the assembly is the fastest, or within {SAME:.0%} of it, in "
    text += f"all {len(places)}" if len(won) == len(places) else f"{len(won)} of {len(places)}"
    text += " cases of a field and an operation"
    if lost:
        text += f"; not in {listed([_faster(place) for place in lost])}"
    if unclear:
        text += f"; not decided in {listed([place.found[0][0].where for place in unclear])}"
    return Finding("new", found.claim.sentence, f"{text}.")


def _faster(place: Judged) -> str:
    pair, worst = max(place.found, key=lambda row: row[1].value)
    form = str(pair.b).rsplit("/", maxsplit=1)[-1]
    return f"{pair.where} ({quotient(worst)} of {BY_KEY[form].label})"


def limbwise(n: Numbers) -> Finding | None:
    """What being straight-line on every target costs here."""
    found = n.judge("limb-wise")
    if found is None:
        return None
    (cost,) = found.quotients
    text = f"Limb by limb with a value barrier {against(cost, 'the wide integer with select')}"
    own, theirs = n.branches("ir", "riscv64"), n.branches("ir-wide", "riscv64")
    if own is None or theirs is None:
        return Finding("new", found.claim.sentence, f"{text}.")
    if own == 0 and theirs:
        text += f"; on riscv64 it is straight-line; the wide form has {theirs} conditional branches there."
    else:
        text += f"; on riscv64 it has {own} conditional branches, the wide form {theirs}."
    return Finding("new", found.claim.sentence, text)


def plain_c(n: Numbers) -> Finding | None:
    """What the C compilers make of carries spelt in C."""
    found = {name: f for name in ("gcc", "clang") if (f := n.judge(f"plain {name}")) is not None}
    if not found:
        return None
    parts = [f"compiled by {name} it {against(f.quotients[0], 'the assembly')}" for name, f in found.items()]
    return Finding("new", BY_NAME["plain gcc"].sentence, f"On random data, {listed(parts)}.")


def optimiser(n: Numbers) -> Finding | None:
    """Whether LLVM's optimiser keeps the branch."""
    left, found = n.branches(f"ir-branch@{OPTIMISED}", n.host), n.judge("optimiser")
    if left is None or found is None:
        return None
    told = f"On random data the optimised form {against(found.quotients[0], 'the branch as written')}."
    if left == 0:
        text = f"The code generator alone keeps it; the optimiser before it leaves none. {told}"
        return Finding("holds", found.claim.sentence, text, found.claim.paper)
    text = f"This LLVM does not, even with its optimiser: {left} conditional branches are left. {told}"
    return Finding("changed", found.claim.sentence, text, found.claim.paper)


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
    branch, asm = n.judge("penalty"), n.judge("assembly over branch")
    if branch is None:
        return "The run holds no figure for the branching form."
    first = f"A branch costs {branch.said} times as much on random data as on predictable data"
    if branch.verdict == "changed":
        first = f"Random data does not make the branch dear here: {branch.said} times the predictable cost"
    if asm is None:
        return f"{first}."
    if asm.verdict == "holds":
        return f"{first}; on random data, assembly without one takes {asm.said} of its time."
    if asm.verdict == "inconclusive":
        return (
            f"{first}; whether assembly without one gains over it is not decided, at {asm.said} of its time."
        )
    return f"{first}; assembly without one gains nothing over it: {asm.said} of its time."
