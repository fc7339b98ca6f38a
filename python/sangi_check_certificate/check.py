# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks certificates of `sangi prove --certificate` against an object, sharing nothing with the prover but capstone.

A certificate states a claim of one function, and holds for each path through it what is to be seen at which
instruction: that a word is 0, since it is mod 2^64; that a carry has a value, since a polynomial that it is has no
room for another; and polynomials that bound the outputs.  The bytes are run here, by the equations of each
instruction; what the certificate says is only believed where it follows from them.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from sangi_check_certificate.algebra import (
    SCALE,
    WORD,
    Atom,
    Poly,
    Refused,
    System,
    plus,
    product,
    refuse,
)
from sangi_check_certificate.elf import Object
from sangi_check_certificate.machine import Machine
from sangi_check_certificate.state import ARGUMENTS, SAVED, Other, Pointer

#: operation -> (formula, whether the output is times R, what that is congruent to)
Goal = Callable[[dict[str, Poly], int], Poly]
OPERATIONS: dict[str, tuple[str, bool, Goal]] = {
    "add": ("z = x + y", False, lambda v, R: plus(v["x"], v["y"])),
    "sub": ("z = x - y", False, lambda v, R: plus(v["x"], v["y"], -1)),
    "neg": ("z = -x", False, lambda v, R: plus({}, v["x"], -1)),
    "dbl": ("z = 2 x", False, lambda v, R: plus(v["x"], v["x"])),
    "reduce": ("z = x", False, lambda v, R: v["x"]),
    "mul": ("z = x y / R", True, lambda v, R: product(v["x"], v["y"])),
    "sqr": ("z = x^2 / R", True, lambda v, R: product(v["x"], v["x"])),
    "redc": ("z = x / R", True, lambda v, R: v["x"]),
    "to_mont": ("z = x R", False, lambda v, R: plus({}, v["x"], R)),
    "mul_plain": ("z = x y", False, lambda v, R: product(v["x"], v["y"])),
    "sqr_plain": ("z = x^2", False, lambda v, R: product(v["x"], v["x"])),
}


def digest(certificate: dict[str, Any]) -> str:
    """The digest of everything in a certificate but the digest."""
    rest = {name: held for name, held in certificate.items() if name != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True).encode()).hexdigest()


def poly(terms: list[list[Any]]) -> Poly:
    """A polynomial from a list of [numerator, power of two, atom, ...]."""
    out: Poly = {}
    for numerator, power, *atoms in terms:
        refuse(any(type(atom) is not int or atom < 0 for atom in atoms), "no atoms")
        out = plus(out, {tuple(sorted(atoms)): int(numerator, 16) << SCALE + power})
    return out


def check(certificate: dict[str, Any], content: bytes) -> str:
    """What was shown of an object, in a line; raises `Refused`."""
    try:
        refuse(
            certificate["format"] != "sangi certificate 1" or certificate["digest"] != digest(certificate),
            "no certificate, or one that was changed",
        )
        refuse(
            certificate["object"] != hashlib.sha256(content).hexdigest(), "the certificate of another object"
        )
        file, forks = Object(content), dict[str, int]()
        paths = certificate["paths"]
        for key, path in paths.items():
            Path(certificate["claim"], file, certificate["symbol"], key, path, forks).check()
        refuse(
            sum(2 ** -len(key) for key in paths) != 1
            or any(key[:i] in paths for key in paths for i in range(len(key))),
            "paths are missing",
        )
        return f"{certificate['symbol']}: {_statement(certificate['claim'])}"
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError) as error:
        raise Refused(f"no certificate: {error!r}") from None


def _statement(claim: dict[str, Any]) -> str:
    bounds = [f"{name} < {claim['below'][name]}" for name in claim["below"]]
    limbs = [f"limbs of {name} at most {','.join(most)}" for name, most in claim["most"].items()]
    shared = claim["shared"]
    sharing = (
        "z any input"
        if shared is None
        else ", ".join(f"{a} is {b}" for a, b in shared.items()) or "z disjoint"
    )
    called = f"called with {', '.join(claim['parameters'])}{' on the stack' * claim['on_stack']}"
    formula = OPERATIONS[claim["operation"]][0]
    where = f"limbs at bits {','.join(map(str, claim['at']))}, R = {claim['radix']}"
    return f"{formula} mod {claim['modulus']}, {'; '.join([*bounds, *limbs, where, called, sharing])}"


class Path:
    """One path through a function: the decisions of `key`, and what its certificate says."""

    def __init__(
        self,
        claim: dict[str, Any],
        file: Object,
        symbol: str,
        key: str,
        path: dict[str, Any],
        forks: dict[str, int],
    ) -> None:
        self.claim, self.key, self.path, self.forks, self.taken = claim, key, path, forks, ""
        self.system = System()
        self.machine = Machine(file, symbol, self.system, self.decide)
        self.modulus, self.radix = int(claim["modulus"], 16), int(claim["radix"], 16)
        refuse(self.modulus < 3 or self.modulus % 2 == 0, "no odd modulus")
        self.values: dict[str, Poly] = {}
        machine, registers = self.machine, () if claim["on_stack"] else ARGUMENTS
        machine.sizes, machine.outputs, machine.shared = {}, {"z"}, claim["shared"]
        above = [8 + 8 * i for i in range(len(claim["parameters"]))]
        for name, where in zip(claim["parameters"], (*registers, *above), strict=False):
            value = self._argument(name)
            if isinstance(where, str):
                machine.registers[where] = value
            else:
                machine.cells["stack", where] = value

    def _argument(self, name: str) -> Any:
        machine, at, inverse = self.machine, self.claim["at"], -pow(self.modulus, -1, WORD) % WORD
        if name == "_" or name.isdigit() or name == "n0":
            return Other("unused") if name == "_" else inverse if name == "n0" else int(name) % WORD
        words: list[Any] = []
        if name in ("p", "&n0"):
            words = (
                [inverse] if name == "&n0" else [self.modulus >> 64 * i & WORD - 1 for i in range(len(at))]
            )
        elif name in ("x", "y"):
            owner = (self.claim["shared"] or {}).get(name, name)
            if owner == name:
                words = [
                    self.system.new(0, min(int(most, 16), WORD - 1)) for most in self.claim["most"][name]
                ]
                total: Poly = {}
                for place, word in zip(at, words, strict=True):
                    total = plus(total, self.system.form(word), 1 << place)
                self.values[name] = total
                self.system.new(0, int(self.claim["below"][name], 16) - 1, total)
            self.values[name] = self.values[owner]
        elif name != "z":
            raise Refused(f"no parameter {name}")
        machine.sizes[name] = 1 if name == "&n0" else len(at)
        machine.cells |= {(name, 8 * i): word for i, word in enumerate(words)}
        return Pointer(name, 0)

    def decide(self, flag: Atom) -> int:
        """The value of a flag on this path; every path that took the same way so far decides at the same place."""
        refuse(
            self.forks.setdefault(self.taken, self.machine.count) != self.machine.count,
            "paths part at different places",
        )
        self.taken = self.key[: len(self.taken) + 1]
        refuse(not self.taken or self.taken[-1] not in "01", "a decision that is missing")
        return int(self.taken[-1])

    def check(self) -> None:
        """Runs the path, takes up its facts, and checks its outputs; raises `Refused`."""
        facts = list(reversed(self.path["facts"]))
        while not self.machine.done:
            self.machine.step()
            while facts and facts[-1][0] == self.machine.count:
                self.learn(facts.pop())
        refuse(
            facts or self.taken != self.key or self.machine.rsp != 0,
            "more facts or decisions than the path has, or a lost stack",
        )
        for name in () if self.claim["on_stack"] else SAVED:
            refuse(self.machine.registers[name] != Other(name), f"{name} is not restored")
        self._output()

    def learn(self, fact: list[Any]) -> None:
        """Takes up one fact."""
        of = poly(fact[2])
        if fact[1] == "zero":
            self.system.low_word_is_zero(of)
        elif fact[1] == "value":
            self.system.has_value(of, fact[3], *(poly(terms) if terms else of for terms in fact[4:6]))
        else:
            raise Refused(f"no fact {fact[1]}")

    def _output(self) -> None:
        claim, machine, system = self.claim, self.machine, self.system
        owner = (claim["shared"] or {}).get("z", "z")
        total: Poly = {}
        words: list[Any] = [machine.cells[owner, 8 * i] for i in range(len(claim["at"]))]
        for i, (word, place) in enumerate(zip(words, claim["at"], strict=True)):
            refuse(
                ("z", 8 * i) not in machine.written
                and not (owner != "z" and (owner, 8 * i) in machine.written),
                f"z[{i}] was not written",
            )
            total = plus(total, system.form(word), 1 << place)
        _, times, goal = OPERATIONS[claim["operation"]]
        rest = plus(plus({}, total, self.radix if times else 1), goal(self.values, self.radix), -1)
        refuse(any(c % self.modulus for c in system.normal(rest).values()), "the congruence fails")
        bounded = [(total, int(claim["below"]["z"], 16) - 1)] if "z" in claim["below"] else []
        if "z" in claim["most"]:
            bounded += [(system.form(w), int(m, 16)) for w, m in zip(words, claim["most"]["z"], strict=True)]
        refuse(not bounded, "no bound of z is claimed")
        for (held, most), terms in zip(bounded, self.path["bounds"], strict=True):
            form = poly(terms) if terms else held
            refuse(
                not system.same(form, held) or system.ends(form)[1] >= most + 1 << SCALE,
                "an output may pass its bound",
            )
