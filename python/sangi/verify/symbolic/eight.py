# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves a kernel for eight elements from the bytes of its object: one lane for all, for its modulus.

What is shown: the output is congruent to what the operation says and within its bound for all inputs below theirs, no
lane overflows, memory is read and written inside the arguments and the constants, and an output may be an input.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import capstone

from sangi.codegen.x8.shape import X8Shape
from sangi.verify.symbolic import poly
from sangi.verify.symbolic.code import reference
from sangi.verify.symbolic.eight_claims import Claim
from sangi.verify.symbolic.eight_run import Fork, Run
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.image import Image
from sangi.verify.symbolic.lanes import DIGIT, WIDTH
from sangi.verify.symbolic.poly import ONE, SCALE, Poly
from sangi.verify.symbolic.prefixes import check_prefixes


@dataclass(frozen=True)
class Shown:
    """What was shown of a kernel."""

    instructions: int
    paths: int


def prove(image: Image, symbol: str, claim: Claim, shape: X8Shape) -> Shown:
    """Proves one kernel; raises `Unproved` with what no rule settles."""
    todo: list[tuple[int, ...]] = [()]
    paths = count = 0
    while todo:
        run = Run(image, claim, shape, todo.pop())
        try:
            count = _followed(run, symbol)
        except Fork:
            todo += [(*run.choices, 0), (*run.choices, 1)]
            continue
        try:
            _check(run)
        except Unproved as error:
            raise Unproved(f"{symbol}: {error}") from None
        paths += 1
    return Shown(count, paths)


def _followed(run: Run, symbol: str) -> int:
    """Runs to the return; how many instructions."""
    start = run.image.function(symbol)
    decoder = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    decoder.detail = True
    for number, insn in enumerate(decoder.disasm(run.image.code(start), start), 1):
        if insn.mnemonic == "ret" and not insn.op_str:
            if run.registers:
                raise Unproved(f"{symbol}: returns with vector registers in use")
            return number
        ops = insn.op_str.split(", ") if insn.op_str else []
        try:
            check_prefixes(bytes(insn.bytes), insn.mnemonic)
            found = reference(insn, run.image)
            if found is not None and found.replaceable:
                raise Unproved(f"refers to {found.replaceable}, which another file may define")
            run.region = found.region if found else run.image.region(insn.address)
            run.step(insn.mnemonic, ops, insn.address + insn.size)
        except (Unproved, IndexError, ValueError, poly.Precision) as error:
            raise Unproved(
                f"{symbol}: instruction {number}, {insn.mnemonic} {insn.op_str}: {error}"
            ) from None
    raise Unproved(f"{symbol}: does not return")


def _check(run: Run) -> None:
    """Raises `Unproved` unless the output is what the claim says."""
    shape, claim, ledger = run.shape, run.claim, run.ledger
    if set(run.written) != set(range(shape.limbs)):
        raise Unproved("a digit of z is not written")
    digits = [run.written[i] for i in range(shape.limbs)]
    if any(digit.low < 0 or digit.high >= DIGIT for digit in digits[:-1]):
        raise Unproved("a digit below the top of z may be more than 52 bits")
    value = poly.add({}, *(poly.scale(d.value, 1, WIDTH * i) for i, d in enumerate(digits)))
    wholes = {name: ledger.fresh(name, 0, claim.inputs - 1) for name in run.wholes}
    value = _folded(run, _whole(run, value), wholes)
    wanted = claim.goal({name: poly.var(atom) for name, atom in wholes.items()}, run.mask)
    left = poly.sub(poly.scale(value, shape.radix if claim.divides else 1), wanted)
    wrong = [m for m, c in left.items() if claim.exact or c % (shape.modulus << SCALE)]
    if wrong:
        names = " * ".join(ledger.names[atom] for atom in max(wrong)) or "the constant"
        raise Unproved(f"the congruence fails in {len(wrong)} terms, as in {names}")
    least, most = _bounds(run, value, wholes)
    if least < 0 or most >= claim.output << SCALE:
        ends = (f"{end / ONE / shape.modulus:.6g} p" for end in (least, most))
        raise Unproved(f"z is not shown to be in its range: {' to '.join(ends)}")


def _whole(run: Run, value: Poly) -> Poly:
    """A value with what columns passed on that a multiple of the modulus cleared."""
    while (above := max((a for m in value for a in m if a in run.ledger.cut), default=None)) is not None:
        found = run.ledger.cleared(above)
        if found is None:
            raise Unproved(f"what digit {run.ledger.names[above]} passed on is lost")
        value = poly.subst(value, above, found)
    return value


def _folded(run: Run, value: Poly, wholes: Mapping[str, int]) -> Poly:
    """A value with the lowest digit of each input written as the input less its other digits."""
    for name, atoms in run.wholes.items():
        rest = (poly.scale(poly.var(atom), -1, WIDTH * i) for i, atom in enumerate(atoms[1:], 1))
        value = poly.subst(value, atoms[0], poly.add(poly.var(wholes[name]), *rest))
    return value


def _interval(run: Run, p: Poly) -> tuple[int, int]:
    """The range of a polynomial by the ranges of its atoms, times 2^SCALE."""
    low = high = 0
    for monomial, c in p.items():
        ends = [c, c]
        for atom in monomial:
            ends = [ends[0] * run.ledger.low[atom], ends[1] * run.ledger.high[atom]]
        low, high = low + min(ends), high + max(ends)
    return low, high


def _bounds(run: Run, value: Poly, wholes: Mapping[str, int]) -> tuple[int, int]:
    """The range of an output, also by what the path says of signs.

    The lane d of a sign is E / 2^k less digits m / 2^k below 1: E is negative if d is, and else not.
    """
    least, most = _interval(run, value)
    cut, top = run.ledger.cut, WIDTH * (run.shape.limbs - 1)
    for lane, negative in run.taken:
        form = {} if lane is None else lane.value
        while (above := max((a for m in form for a in m if a in cut), default=None)) is not None:
            a, below = cut[above]
            form = poly.subst(form, above, poly.scale(poly.sub(a.value, poly.var(below)), 1, -WIDTH))
        lower: Poly = {m: c for m, c in form.items() if len(m) == 1 and m[0] in run.ledger.digits}
        number = _folded(run, poly.sub(form, lower), wholes)
        low, high = _interval(run, lower)
        rest = _interval(run, poly.sub(value, poly.scale(number, 1, top)))
        if lane is not None and negative:
            most = min(most, rest[1] + (-ONE - low << top))
        elif lane is not None:
            least = max(least, rest[0] + (-high << top))
    return least, most
