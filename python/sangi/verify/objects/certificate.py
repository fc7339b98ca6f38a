# SPDX-License-Identifier: MIT OR Apache-2.0
"""Certificates of proofs: what `sangi_check_certificate` needs to see a claim by itself, from a proof that was found.

The proof's path is run again beside the checker's machine.  What the prover knows of a word and the checker does not is
a fact; what the prover learned at the end, and the polynomials that bound it, are written in the checker's atoms.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from sangi.errors import CheckFailed
from sangi.verify.objects.contract import Contract
from sangi.verify.symbolic import Spec, Unproved, Way, check, image, kernel, poly
from sangi.verify.symbolic.code import Program
from sangi.verify.symbolic.entry import start
from sangi.verify.symbolic.forms import Birth, Word
from sangi.verify.symbolic.lift import step
from sangi.verify.symbolic.memory import LowByte
from sangi.verify.symbolic.poly import Poly
from sangi.verify.symbolic.state import State, Undecided
from sangi_check_certificate import algebra
from sangi_check_certificate import check as checker
from sangi_check_certificate.elf import Object

#: The operation -> the congruence that is claimed, where R is the radix.
GOALS: Mapping[str, str] = {
    "add": "z = x + y",
    "sub": "z + y = x",
    "neg": "z + x = 0",
    "dbl": "z = x + x",
    "reduce": "z = x",
    "mul": "z R = x y",
    "sqr": "z R = x x",
    "redc": "z R = x",
    "to_mont": "z = x R",
    "mul_plain": "z = x y",
    "sqr_plain": "z = x x",
}


def lines(path: str, symbol: str, contract: Contract) -> list[str]:
    """The certificates of a contract's claims as lines of JSON; one where one proof stands for all of them.

    Raises `CheckFailed`.
    """
    content, claims = Path(path).read_bytes(), contract.claims()
    if len(claims) > 1:
        try:
            return [line(make(content, symbol, contract.spec(), contract.ways))]
        except CheckFailed:
            pass
    return [line(make(content, symbol, spec, contract.ways)) for spec in claims.values()]


def line(certificate: dict[str, Any]) -> str:
    """A certificate as the checker reads it: the digest of its JSON, and that."""
    text = json.dumps(certificate)
    return f"{hashlib.sha256(text.encode()).hexdigest()} {text}"


def make(
    content: bytes, symbol: str, spec: Spec, ways: Iterable[Way], seconds: float = math.inf
) -> dict[str, Any]:
    """A certificate that the checker accepts; raises `CheckFailed` where there is no proof, or none that it follows."""
    why = ""
    for way in ways:
        try:
            return _made(content, symbol, spec, way, seconds)
        except (Unproved, algebra.Refused, poly.Precision, LookupError, ValueError) as error:
            why = why or f"{error}"
    raise CheckFailed(f"{symbol}: no certificate: {why}")


def _made(content: bytes, symbol: str, spec: Spec, way: Way, seconds: float) -> dict[str, Any]:
    if spec.operation not in GOALS:
        raise Unproved(f"the checker does not know the operation {spec.operation}")
    program, file, claim = Program(image.read(content)), Object(content, spec.kept), _claim(spec)
    paths = {}
    for state, settled in kernel.proved(program, symbol, spec, way, seconds):
        todo = [""]
        while todo:
            replay = _Replay(program, file, symbol, spec, claim, way, state, todo.pop())
            key = replay.run()
            todo += replay.others
            paths[key] = {"facts": replay.final(settled), "bounds": replay.bounds(settled)}
    certificate: dict[str, Any] = {
        "format": "sangi certificate 3",
        "object": hashlib.sha256(content).hexdigest(),
        "symbol": symbol,
        "claim": claim,
        "paths": paths,
    }
    checker.check(line(certificate).encode(), content)
    return certificate


def _claim(spec: Spec) -> dict[str, Any]:
    names = [name for name in spec.kind.inputs]
    most = {name: [hex(spec.highest(name, i)) for i in range(spec.limbs)] for name in names}
    below = {name: hex(spec.limit(name)) for name in names}
    if spec.widths:
        most["z"] = [hex(m) for m in spec.most["z"]]
    else:
        below["z"] = hex(spec.bound)
    return {
        "goal": GOALS[spec.operation],
        "modulus": hex(spec.modulus),
        "radix": hex(spec.radix),
        "at": [spec.at(i) for i in range(spec.limbs)],
        "most": most,
        "below": below,
        "parameters": list(spec.called.parameters),
        "on_stack": spec.called.on_stack,
        "shared": None if spec.share is None else dict(spec.share),
        "assumed": sorted(spec.kept),
    }


def _terms(p: Poly) -> list[list[Any]]:
    """A polynomial as the checker reads it."""
    out: list[list[Any]] = []
    for monomial, c in p.items():
        power = (c & -c).bit_length() - 1
        out.append([hex(c >> power), power - poly.SCALE, *monomial])
    return out


class _Replay:
    """A finished path run again, on both sides; `atoms` are the prover's, as polynomials over the checker's.

    Where the checker chooses and the prover did not, `chosen` says how, and 0 beyond it; `others` are the other ways.
    """

    def __init__(
        self,
        program: Program,
        file: Object,
        symbol: str,
        spec: Spec,
        claim: dict[str, Any],
        way: Way,
        done: State,
        chosen: str,
    ) -> None:
        self.done, self.spec, self.chosen, self.free, self.others = done, spec, chosen, "", list[str]()
        self.state = start(program, symbol, spec, None, way.ledger(Counter(), done.ledger.marked, math.inf))
        self.key, self.facts = "", list[list[Any]]()
        self.atoms: dict[int, Poly] = {}
        self.path = checker.Path(claim, file, symbol, "", {})
        self.path.machine.decide = self._decide
        self.seen: dict[object, object] = {}
        self.met: list[tuple[Word, Poly]] = []
        self.births: dict[int, Birth] = {}
        for name, words in self.state.words.items():
            for i, atom in enumerate(words):
                self.atoms[atom] = dict(self.path.machine.cells[spec.object(name), 8 * i])

    def run(self) -> str:
        """Runs to the return; the decisions of the path."""
        other, count = self.path.machine, 0
        while not self.state.returned:
            instruction = self.state.program.at(self.state.pc)
            while True:
                try:
                    step(self.state, instruction)
                    break
                except Undecided as open_:
                    self.state.pc = instruction.address
                    assert open_.flag.atom is not None
                    self.state.choose(open_.flag, self.done.decided[open_.flag.atom][1])
            for birth in self.state.ledger.births[count:]:
                self.births.update(dict.fromkeys(birth.atoms, birth))
            count = len(self.state.ledger.births)
            other.step()
            self._compare()
        return self.key

    def final(self, settled: check.Settled) -> list[list[Any]]:
        """All facts, with those that the end of the proof showed."""
        for number, name in enumerate(settled.wholes):
            self.atoms[settled.wholes[name]] = {(self._whole(name, number),): algebra.ONE}
        for one in settled.learned:
            of = self.image(one.of)
            system = self.path.system
            if algebra.number(system.normal(of, system.rules)) is not None:
                continue
            forms = [of if form is None else self.image(form) for form in (one.above, one.below)]
            self._fact(0, one.value, of, *forms)
        return self.facts

    def _whole(self, name: str, number: int) -> int:
        """The checker's atom of a whole input: the one after its limbs."""
        ((limb,),) = self.atoms[self.state.words[name][-1]]
        return limb + 1

    def bounds(self, settled: check.Settled) -> list[list[list[Any]]]:
        """The polynomials that bound the output."""
        return [_terms(self.image(form)) for form in settled.forms]

    # -- the prover's atoms --------------------------------------------------------------------------------

    def image(self, p: Poly) -> Poly:
        """A polynomial over the checker's atoms; raises `Unproved` where one has no place there."""
        out: Poly = {}
        for monomial, c in p.items():
            term: Poly = {(): c}
            for atom in monomial:
                term = algebra.product(term, self._atom(atom))
            out = algebra.plus(out, term)
        return out

    def _atom(self, atom: int) -> Poly:
        if atom not in self.atoms:
            ledger, birth = self.done.ledger, self.births.get(atom)
            if birth is not None and birth.kind == "copy":
                self.atoms[atom] = self.image(birth.of[0].local)
            elif birth is not None and (found := self._part(atom, birth)) is not None:
                self.atoms[atom] = found
            elif atom in ledger.carry or atom in ledger.cut:
                self.atoms[atom] = self.image({**ledger.carry, **ledger.cut}[atom])
            else:
                raise Unproved(f"{ledger.names[atom]} ({ledger.where[atom]}) is no word of the checker's")
        return self.atoms[atom]

    def _part(self, atom: int, birth: Birth) -> Poly | None:
        """The part of a word that the checker cut at the same place, in one manner or the other."""
        if birth.kind not in ("split", "bit", "half", "product"):
            return None
        by = birth.of[1].known if birth.kind in ("split", "product") else 2
        if not by or by & by - 1:
            return None
        up = by.bit_length() - 1 if birth.kind == "product" else 0
        parts = self._parts(self.image(birth.of[0].local), 64 - up if up else by.bit_length() - 1)
        lower = birth.kind == "bit" or atom != birth.atoms[0]
        return parts and algebra.shifted(parts[lower], up if lower else 0)

    def _parts(self, p: Poly, bits: int) -> tuple[Poly, Poly] | None:
        """Quotient and remainder by 2^bits, where the checker has split this already."""
        system = self.path.system
        p = p if all(c % algebra.ONE == 0 for c in p.values()) else system.normal(p, system.rules)
        if any(c % algebra.ONE for c in p.values()):
            return None
        count, held = len(system.ranges), dict(system.parts)
        with contextlib.suppress(algebra.Refused):
            parts = system.split(p, bits)
            if len(system.ranges) == count:
                return parts
        del system.ranges[count:]
        for atom in [atom for atom in system.rules if atom >= count]:
            del system.rules[atom]
        system.parts = held
        return None

    # -- both sides ----------------------------------------------------------------------------------------

    def _decide(self, flag: Poly) -> int:
        """What the prover's path says of a flag of the checker's."""
        system = self.path.system
        for atom, (word, value) in reversed(self.state.decided.items()):
            form = self._atom(atom) if atom in self.atoms else self.image(word.local)
            if system.same(form, flag):
                self.key += str(value)
                return value
        if len(self.free) < len(self.chosen):
            value = int(self.chosen[len(self.free)])
        else:
            value = 0
            self.others.append(f"{self.free}1")
        self.free += str(value)
        self.key += str(value)
        return value

    def _compare(self) -> None:
        """Meets what the last instruction changed: new atoms get a place, and what only one side knows is a fact."""
        state, other = self.state, self.path.machine
        pairs: dict[object, tuple[object, object]] = {
            name: (value, other.registers.get(name)) for name, value in state.registers.items()
        }
        pairs |= {name: (flag, other.flags.get(name)) for name, flag in state.flags.items()}
        pairs |= {where: (value, other.cells.get(where)) for where, value in state.memory.cells.items()}
        met: list[tuple[Word, Poly]] = []
        for where, (held, there) in pairs.items():
            if self.seen.get(where) is held:
                continue
            self.seen[where] = held
            if isinstance(held, LowByte):
                parts = self._parts(there, 8) if isinstance(there, dict) else None
                held, there = held.flag, parts and parts[1]
            if isinstance(held, Word) and isinstance(there, dict):
                met.append((held, self.path.system.known(there)))
        self.met = met
        for held, there in [*met, *met]:
            self._meet(held, there)

    def _meet(self, held: Word, there: Poly) -> None:
        """One word on both sides; low words come to be known before high ones that depend on them."""
        single = held.atom if held.atom is not None else _single(held.local)
        if single is not None and single not in self.atoms:
            self.atoms[single] = there
            return
        if not self._all_placed(held.local):
            return
        local, system = self.image(held.local), self.path.system
        if system.same(local, there):
            return
        rest = algebra.plus(there, local, -1)
        if held.known is not None and system.most(there) == 1 and _single(there) is not None:
            self._flag(there, held.known)
        elif all(c % algebra.ONE == 0 for c in rest.values()):
            self._fact(64, 0, rest)

    def _placed(self, atom: int) -> bool:
        try:
            self._atom(atom)
        except Unproved:
            return False
        return True

    def _flag(self, there: Poly, value: int) -> None:
        """A carry that the prover's ranges show to have a value: by the word that it is the carry of."""
        system, (of,) = self.path.system, there
        for held, word in self.met:
            if not self._all_placed(held.local):
                continue
            difference = algebra.plus(word, self.image(held.local), -1)
            left = system.normal(difference, system.rules)
            if set(left) == {of} and abs(left[of]) == algebra.ONE << 64:
                bound = algebra.plus({}, algebra.shifted(difference, -64), 1 if left[of] > 0 else -1)
                self._fact(0, value, there, *((there, bound) if value else (bound, there)))
                return
        self._by_rule(there, value)

    def _by_rule(self, there: Poly, value: int) -> None:
        """A carry of a word that is not kept: by the equation that the checker has of both."""
        system, (of,) = self.path.system, there
        for word, rule in system.rules.items():
            c = rule.get(of, 0)
            if abs(c) == algebra.ONE << 64:
                total = algebra.plus({m: d for m, d in rule.items() if m != of}, {(word,): algebra.ONE}, -1)
                bound = algebra.plus({}, algebra.shifted(total, -64), 1 if c < 0 else -1)
                self._fact(0, value, there, bound, bound if value else there)
                return
        raise Unproved("a carry that the checker has no equation of")

    def _all_placed(self, p: Poly) -> bool:
        return all(self._placed(atom) for monomial in p for atom in monomial)

    def _fact(self, bits: int, value: int, of: Poly, *forms: Poly) -> None:
        fact = [self.path.machine.count, bits, value, *map(_terms, (of, *forms))]
        self.path.learn(fact)
        self.facts.append(fact)


def _single(p: Poly) -> int | None:
    ((monomial, c),) = p.items() if len(p) == 1 else (((), 0),)
    return monomial[0] if len(monomial) == 1 and c == poly.ONE else None
