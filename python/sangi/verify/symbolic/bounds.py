# SPDX-License-Identifier: MIT OR Apache-2.0
"""Upper and lower bounds of polynomials over atoms in ranges: a few rewritings, intervals, the least that comes out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.complete import births, lower_limbs
from sangi.verify.symbolic.forms import Birth
from sangi.verify.symbolic.pivot import pivoted
from sangi.verify.symbolic.poly import ONE, Poly
from sangi.verify.symbolic.spec import Spec
from sangi.verify.symbolic.telescope import telescoped
from sangi.verify.symbolic.words import Ledger

#: Multiples of one fact that are tried.
_MULTIPLES = 3


@dataclass(frozen=True)
class Learned:
    """A whole number was shown to have a value: `above` and `below` are what it is, and bound it so."""

    of: Poly
    value: int
    above: Poly | None
    below: Poly | None


@dataclass
class Bounds:
    """What is known of the atoms at the end of a path.

    `wholes` maps an input's atom X in [0, bound) to the atoms of its limbs; `known` are atoms with one value;
    `facts` are polynomials that are 0.  If the modulus is a parameter, `modulus` is its atom, and the atoms
    `below` it stand for inputs that are less.
    """

    ledger: Ledger
    spec: Spec
    wholes: Mapping[int, tuple[int, ...]]
    known: dict[int, int] = field(default_factory=dict)
    facts: list[Poly] = field(default_factory=list)
    modulus: int | None = None
    below: frozenset[int] = frozenset()
    #: The polynomial that gave the last bound that was asked for.
    form: Poly = field(default_factory=dict)
    learned: list[Learned] = field(default_factory=list)
    #: What an atom is by others, on this path.
    equal: dict[int, Poly] = field(default_factory=dict)
    _raised: dict[int, list[Poly]] = field(default_factory=dict)
    _born: dict[int, Birth] = field(default_factory=dict)

    def learn(self, atom: int, value: int, above: Poly | None = None, below: Poly | None = None) -> None:
        """An atom has one value, by polynomials that it is, where its range does not say so."""
        self.known[atom] = value
        self._raised.clear()
        self.learned.append(Learned({(atom,): ONE}, value, above, below))

    def suppose(self, local: Poly, value: int) -> None:
        """What a form is known to be, for bounds of others."""
        fact = poly.sub(local, poly.const(value))
        if fact:
            self.facts.append(fact)

    def equate(self, value: Poly, known: int) -> None:
        """A sum of atoms has one value: the youngest is what the others leave of it."""
        rest = poly.sub(poly.const(known), self.settled(value))
        young = max((m[0] for m in rest if m), default=None)
        if len(rest) > 1 and young is not None and all(len(m) < 2 for m in rest):
            c = rest.pop((young,))
            if abs(c) == ONE:
                self.equal[young] = poly.scale(rest, -c // ONE)

    def suppose_all(self, local: Poly, value: int) -> None:
        """The same, and what follows from it and from each fact that was known before."""
        known = list(self.facts)
        self.suppose(local, value)
        fact = poly.sub(local, poly.const(value))
        self.facts += [joined for zero in known for joined in cancelled(fact, zero)[:1] if joined]

    def settled(self, p: Poly) -> Poly:
        """p with the values of known atoms put in."""
        for atom, form in self.equal.items():
            p = poly.subst(p, atom, form)
        known, out, parts = self.known, {}, []
        for monomial, c in p.items():
            if any(atom in known for atom in monomial):
                rest = []
                for atom in monomial:
                    if atom in known:
                        c *= known[atom]
                    else:
                        rest.append(atom)
                parts.append((tuple(rest), c))
            else:
                out[monomial] = c
        for monomial, c in parts:
            value = out.get(monomial, 0) + c
            if value:
                out[monomial] = value
            else:
                out.pop(monomial, None)
        return out

    def folded(self, p: Poly, wholes: Iterable[int], place: int = 0) -> Poly:
        """p with one limb of each input, the lowest or the highest (-1), written as X less the other limbs."""
        for whole in wholes:
            limbs = self.wholes[whole]
            place %= len(limbs)
            one: Poly = {(whole,): ONE >> self.spec.at(place)}
            for i, limb in enumerate(limbs):
                if i != place:
                    one[limb,] = -(ONE << self.spec.at(i) >> self.spec.at(place))
            p = poly.subst(p, limbs[place], one)
        return p

    def interval(self, p: Poly) -> int:
        """An upper bound by the ranges of atoms, where every multiple of a modulus that is one is put together."""
        low, high, total, multiple = self.ledger.low, self.ledger.high, 0, 0
        for monomial, c in p.items():
            factors = list(monomial)
            if self.modulus in factors:
                factors.remove(self.modulus)
            for atom in factors:
                c *= high[atom] if c > 0 else low[atom]
            if len(factors) < len(monomial):
                multiple += c
            else:
                total += c
        if self.modulus is not None:
            total += multiple * (high if multiple > 0 else low)[self.modulus]
        return total

    def _raised_to_modulus(self, p: Poly) -> Poly:
        """No less than p: in what is added, a factor below the modulus became the modulus less 1."""
        if self.modulus is None:
            return p
        out: Poly = {}
        for monomial, c in p.items():
            factor = next((atom for atom in monomial if atom in self.below), None)
            if c < 0 or factor is None:
                out = poly.add(out, {monomial: c})
                continue
            rest = list(monomial)
            rest.remove(factor)
            out = poly.add(out, {tuple(sorted((*rest, self.modulus))): c}, {tuple(rest): -c})
        return out

    def _lifted(self, p: Poly, sign: int, below: int | None = None) -> Poly:
        """p with word atoms whose coefficients have the sign (0: any) replaced by what they are made of.

        Quotients stay; only atoms older than `below` are, where it is given.
        """
        definition, leaf = self.ledger.definition, self.ledger.leaf
        out, parts = {}, []
        for monomial, c in p.items():
            made = [a for a in monomial if a in definition and a not in leaf and (below is None or a < below)]
            if not made or c * sign < 0:
                out[monomial] = c
                continue
            kept = tuple(a for a in monomial if a not in made)
            part = poly.times(definition[made[0]], c)
            for atom in made[1:]:
                part = poly.mul(part, definition[atom])
            parts.append(poly.mul({kept: ONE}, part) if kept else part)
        if not parts:
            return p
        lifted = self.settled(poly.add(out, *parts))
        if self.ledger.plain:
            return lifted
        return self.settled(pivoted(lifted, self.ledger, self.spec.modulus))

    def _least(self, p: Poly, stop: int | None) -> int:
        """The least bound that rewriting finds, scaled; the first below `stop` is good enough."""
        self.ledger.hurry()
        wholes = list(self.wholes)
        subsets = [[], wholes] if len(wholes) < 2 else [[], wholes, wholes[:1], wholes[1:]]
        choices = [(subset, 0) for subset in subsets] + [(wholes, -1)]
        best, winner = None, p
        for sign in (None, 1, 0):
            form = p if sign is None else self._lifted(p, sign)
            if sign is not None and form is p:
                continue
            for subset, place in choices:
                folded = self.folded(form, subset, place)
                found = self.interval(folded)
                if self.below:
                    found = min(found, self.interval(self._raised_to_modulus(folded)))
                if best is None or found < best:
                    best, winner = found, folded
                if stop is not None and best < stop:
                    self.form = winner
                    return best
        assert best is not None
        self.form = winner
        return best

    def upper(self, forms: Sequence[Poly], stop: int | None = None, facts: bool = True) -> int:
        """An upper bound, scaled by `poly.ONE`, of what all forms are; below `stop` if one is found that is.

        `facts` says whether to look through what is known of this path, which takes longer.
        """
        forms = [self.settled(form) for form in forms]
        if facts:
            forms += [form for form in map(self._completed, forms) if form is not None]
        best = self._least(forms[0], stop)
        for form in forms[1:]:
            if stop is not None and best < stop:
                return best
            best = self._lesser(best, form, stop)
        for fact in reversed(self.facts) if facts else ():
            raised = self._forms(fact)
            for form in forms:
                for zero in raised:
                    for with_fact in cancelled(form, zero):
                        if stop is not None and best < stop:
                            return best
                        best = self._lesser(best, with_fact, stop)
        return best

    def _lesser(self, best: int, form: Poly, stop: int | None) -> int:
        """The lesser of a bound and that of a form, of which `form` is kept."""
        before = self.form
        found = self._least(form, stop)
        if found >= best:
            self.form = before
        return min(best, found)

    def _completed(self, p: Poly) -> Poly | None:
        """p with the words that it subtracts lifted together with the limbs below them."""
        lower = lower_limbs(p, self.ledger, self.born)
        if not lower:
            return None
        return poly.add(self._lifted(poly.sub(p, lower), -1), lower)

    @property
    def born(self) -> Mapping[int, Birth]:
        """How each atom came to be."""
        if not self._born:
            self._born.update(births(self.ledger))
        return self._born

    def carried(self, carry: int, most: int) -> int:
        """The least of `most` and the bounds of a carry by what the carries that it adds are of; enough below 1."""
        for products in (False, True):
            try:
                form = telescoped({(carry,): ONE}, self.born, self.settled, products)
            except poly.Precision:
                continue
            most = self._lesser(most, form, ONE)
            if most < ONE:
                break
        return most

    def _forms(self, fact: Poly) -> list[Poly]:
        """A fact as it is, and with words lifted: of one sign, or all but the newest, which a subtraction left."""
        if id(fact) not in self._raised:
            settled = self.settled(fact)
            forms = [settled, self._lifted(settled, 1), self._lifted(settled, -1)]
            words = sorted(m[0] for m in settled if len(m) == 1 and m[0] in self.ledger.definition)
            for newest in (self.spec.limbs, self.spec.limbs + 1):
                if len(words) > newest:
                    forms.append(self._lifted(settled, 0, words[-newest]))
            self._raised[id(fact)] = forms
        return self._raised[id(fact)]

    def carries(self) -> set[int]:
        """The carries that stand in the facts, once all but the newest words are lifted."""
        forms = [form for fact in self.facts for form in self._forms(fact)[3:]]
        return {a for form in forms for m in form for a in m if a in self.ledger.carry}

    def lower(self, forms: Sequence[Poly], stop: int | None = None, facts: bool = True) -> int:
        """A lower bound of what all forms are; above `stop` if one is found that is."""
        negated = [poly.scale(form, -1) for form in forms]
        least = -self.upper(negated, None if stop is None else -stop, facts)
        self.form = poly.scale(self.form, -1)
        return least


def cancelled(p: Poly, zero: Poly) -> list[Poly]:
    """p plus the multiples of something that is 0 which cancel most of its monomials."""
    ratios: Counter[int] = Counter()
    for monomial, c in p.items():
        d = zero.get(monomial)
        if d is not None and monomial and not (c << poly.SCALE) % d:
            ratios[-(c << poly.SCALE) // d] += 1
    out = []
    for ratio, _ in ratios.most_common(_MULTIPLES):
        try:
            out.append(poly.add(p, poly.times(zero, ratio)))
        except poly.Precision:
            continue
    return out
