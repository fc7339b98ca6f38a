# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks certificates of `sangi prove --certificate` against an object, sharing nothing with the prover but capstone.

A certificate states a claim of one function, and holds for each path through it what is to be seen at which
instruction: that a whole number, mod a power of two, has a value, since forms of it leave room for no other; and
polynomials that bound the outputs.  The bytes are run here, by the equations of each instruction; what the
certificate says is only believed where it follows from them.
"""

from __future__ import annotations

import hashlib
import json
import struct
from fractions import Fraction
from functools import reduce
from typing import Any

from sangi_check_certificate.algebra import Poly, Refused, System, const, parsed, plus, product, refuse, total
from sangi_check_certificate.elf import Object
from sangi_check_certificate.machine import Machine
from sangi_check_certificate.state import ARGUMENTS, SAVED

_WORD = 1 << 64
#: What reading a file that is none of its kind may end in.
_DAMAGED = (struct.error, OverflowError, MemoryError, RecursionError)


def check(line: bytes, content: bytes) -> str:
    """What a certificate, its digest and JSON, shows of an object, in a line; raises `Refused`."""
    try:
        stated, _, text = line.partition(b" ")
        refuse(stated.decode() != hashlib.sha256(text).hexdigest(), "no certificate, or one that was changed")
        held = json.loads(text)
        refuse(held["format"] != "sangi certificate 3", "a certificate of another format")
        refuse(held["object"] != hashlib.sha256(content).hexdigest(), "the certificate of another object")
        assumed = _assumed(held["claim"])
        file, forks, paths = Object(content, assumed), dict[str, int](), held["paths"]
        for key, path in paths.items():
            Path(held["claim"], file, held["symbol"], key, forks).check(**path)
        inner = any(key[:i] in paths for key in paths for i in range(len(key)))
        refuse(inner or sum(Fraction(1, 2 ** len(key)) for key in paths) != 1, "paths are missing")
        return f"{json.dumps(held['symbol'])}: {json.dumps(held['claim'])}"
    except (*_DAMAGED, KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise Refused(f"no certificate: {error!r}") from None


def _assumed(claim: Any) -> frozenset[str]:
    """The names that a claim assumes to be this file's; refuses a claim that is not of the form that is printed."""
    names, parameters, shared, at = claim["assumed"], claim["parameters"], claim["shared"] or {}, claim["at"]
    lists = [names, parameters, at, *claim["most"].values()]
    refuse(any(type(held) is not list for held in lists), "a claim of another form")
    refuse(any(type(name) is not str for name in (*names, *parameters)), "a name that is no text")
    used = [name for name in parameters if name != "_" and not name.isdigit()]
    refuse(len(used) != len(set(used)), "a parameter twice")
    objects = {*shared, *shared.values()}
    refuse(
        not objects <= set(used) or not {*shared.values()}.isdisjoint(shared),
        "objects that are no parameters",
    )
    refuse(at != sorted(set(at)) or at[:1] != [0], "limbs of no rising weights")
    refuse(
        int(claim["radix"], 16) not in (1 << at[-1] + bits for bits in range(1, 65)), "a radix of other limbs"
    )
    refuse(any(len(held) != len(at) for held in claim["most"].values()), "a bound of other limbs")
    return frozenset(names)


class Path:
    """One path through a function: the decisions of `key`, and what its certificate says."""

    def __init__(self, claim: Any, file: Object, symbol: str, key: str, forks: dict[str, int]) -> None:
        self.claim, self.key, self.forks, self.taken = claim, key, forks, ""
        self.system = System()
        self.machine = Machine(file, symbol, self.system, self.decide)
        self.machine.shared, self.machine.red_zone = claim["shared"], 0 if claim["on_stack"] else 128
        self.modulus = int(claim["modulus"], 16)
        refuse(self.modulus < 3 or self.modulus % 2 == 0, "no odd modulus")
        self.values: dict[str, Poly] = {"R": const(int(claim["radix"], 16)), "0": {}}
        places: list[Any] = [("stack", 8 + 8 * i) for i in range(len(claim["parameters"]))]
        places = places if claim["on_stack"] else [*ARGUMENTS, *places]
        for name, place in zip(claim["parameters"], places, strict=False):
            held: dict[Any, Poly] = self.machine.registers if place in ARGUMENTS else self.machine.cells
            held[place] = self._argument(name)

    def _argument(self, name: str) -> Poly:
        """What a parameter holds; after the limbs of an input, the whole of it is made an atom."""
        at, inverse, owner = self.claim["at"], -pow(self.modulus, -1, _WORD), self.claim["shared"] or {}
        if name == "n0" or name.isdigit():
            return const((inverse if name == "n0" else int(name)) % _WORD)
        held = {"p": self.modulus, "&n0": inverse}
        words = [const(held[name] >> 64 * i) for i in range(len(at)) if name in held]
        if name in ("x", "y") and name in owner:
            self.values[name] = self.values[owner[name]]
        elif name in ("x", "y"):
            words = [self.system.new(0, min(int(most, 16), _WORD - 1)) for most in self.claim["most"][name]]
            self.values[name] = total(words, at)
            self.system.new(0, int(self.claim["below"][name], 16) - 1, self.values[name])
        self.machine.sizes[name] = {"&n0": 1, "_": 0}.get(name, len(at))
        self.machine.cells |= {(name, 8 * i): self.system.split(word, 64)[1] for i, word in enumerate(words)}
        return self.machine.begin(name)

    def decide(self, flag: Poly) -> int:
        """The value of a flag on this path; every path that took the same way so far decides at the same place."""
        here = self.forks.setdefault(self.taken, self.machine.count)
        refuse(here != self.machine.count, "paths part at different places")
        value = self.key[len(self.taken) :][:1]
        refuse(value not in ("0", "1"), "a decision that is missing")
        self.taken += value
        return int(value)

    def check(self, facts: list[list[Any]], bounds: list[Any]) -> None:
        """Runs the path, takes up its facts, and checks its outputs; raises `Refused`."""
        machine, left = self.machine, facts[::-1]
        while not machine.done:
            machine.step()
            while left and left[-1][0] == machine.count:
                self.learn(left.pop())
        refuse(left or self.taken != self.key, "more facts or decisions than the path has")
        saved = ("rbp",) if self.claim["on_stack"] else SAVED
        lost = [name for name in saved if machine.registers[name] != machine.entry[name]]
        refuse(machine.rsp() != 8 or lost, f"{lost} or rsp is not restored")
        self._output(bounds)

    def learn(self, fact: list[Any]) -> None:
        """Takes up one fact: [instruction, bits, value, form, more forms that bound it]."""
        _, bits, value, *forms = fact
        self.system.fact(bits, value, *map(parsed, (*forms, *forms[:1] * (3 - len(forms)))))

    def _output(self, bounds: list[Any]) -> None:
        claim, machine, system = self.claim, self.machine, self.system
        cells = [((claim["shared"] or {}).get("z", "z"), 8 * i) for i in range(len(claim["at"]))]
        refuse(not machine.written.issuperset(cells), "a limb of z was not written")
        words = [machine.cells[cell] for cell in cells]
        whole = self.values["z"] = total(words, claim["at"])
        sides = zip((1, -1), claim["goal"].split(" = "), strict=True)
        terms = [(sign, term.split()) for sign, side in sides for term in side.split(" + ")]
        values = (reduce(product, [self.values[name] for name in term], const(sign)) for sign, term in terms)
        left = system.normal(reduce(plus, values, {}), system.rules)
        refuse(any(c % self.modulus for c in left.values()), "the congruence fails")
        limbs = zip(words, claim["most"]["z"], strict=True) if "z" in claim["most"] else ()
        bounded = [(word, most, 1) for word, most in limbs] or [(whole, claim["below"]["z"], 0)]
        for (held, most, more), terms in zip(bounded, bounds, strict=True):
            form = parsed(terms) if terms else held
            refuse(not system.same(form, held), "a bound of something else")
            refuse(system.most(form) >= int(most, 16) + more, "an output may pass its bound")
