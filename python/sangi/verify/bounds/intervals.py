# SPDX-License-Identifier: MIT OR Apache-2.0
"""Interval proof of an operation's arithmetic for one modulus, at the level of whole numbers.

Every chain of a program is a step on integers (`codegen/program.py`).  This module walks the chains with linear
forms a*x + b*y + c and what is known of them on the path taken: each carry that could be 0 or 1 splits the path
in two.  On every path it shows that the result is congruent to what the operation promises, which a lost
carry of weight 2^(width * limbs) would break, and that it lies in [0, p).  How limbs carry among themselves and
the code itself are the business of the exhaustion and of the vectors.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from math import floor

from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Chain, Node, Op, Program, Value
from sangi.errors import CheckFailed

#: What each operation promises, as (coefficient of x, coefficient of y).
PROMISES: dict[str, tuple[Fraction, Fraction]] = {
    "add": (Fraction(1), Fraction(1)),
    "sub": (Fraction(1), Fraction(-1)),
    "neg": (Fraction(-1), Fraction(0)),
    "dbl": (Fraction(2), Fraction(0)),
    "half": (Fraction(1, 2), Fraction(0)),
}


@dataclass(frozen=True)
class Form:
    """a * x + b * y + c, exactly."""

    a: Fraction
    b: Fraction
    c: Fraction

    def plus(self, other: Form, sign: int = 1) -> Form:
        """The sum, or the difference for sign -1."""
        return Form(self.a + sign * other.a, self.b + sign * other.b, self.c + sign * other.c)

    def offset(self, c: int) -> Form:
        """The form plus a number."""
        return replace(self, c=self.c + c)


@dataclass
class _Path:
    """What is known on one way through the program."""

    values: dict[tuple[Value, ...], Form] = field(default_factory=dict)
    bits: dict[Value, int] = field(default_factory=dict)
    limits: list[tuple[Form, Fraction, Fraction]] = field(default_factory=list)
    odd: int | None = None

    def copy(self) -> _Path:
        return _Path(dict(self.values), dict(self.bits), list(self.limits), self.odd)


class _Walk:
    def __init__(self, program: Program, shape: Shape) -> None:
        self.program, self.p = program, shape.modulus
        self.R = 1 << shape.width * shape.limbs
        self.chains = {chain.out[-1 if chain.what != "shift" else 0]: chain for chain in program.chains}

    def interval(self, form: Form, path: _Path) -> tuple[Fraction, Fraction]:
        """Bounds of a form: from 0 <= x, y < p, and from what the path knows of the same a*x + b*y."""
        top = self.p - 1
        low = form.c + sum(min(k, Fraction(0)) * top for k in (form.a, form.b))
        high = form.c + sum(max(k, Fraction(0)) * top for k in (form.a, form.b))
        for known, lo, hi in path.limits:
            scale = _ratio(form, known)
            if scale is not None:
                ends = sorted((scale * (lo - known.c) + form.c, scale * (hi - known.c) + form.c))
                low, high = max(low, ends[0]), min(high, ends[1])
        return low, high

    def split(
        self, whole: Form, carry: Value | None, out: tuple[Value, ...], path: _Path, sign: int
    ) -> Iterator[_Path]:
        """The paths on which out = whole - sign * carry * R lies in [0, R)."""
        low, high = self.interval(whole, path)
        for bit in (0, 1):
            inside = whole.offset(-sign * bit * self.R)
            lo, hi = low - sign * bit * self.R, high - sign * bit * self.R
            lo, hi = max(lo, Fraction(0)), min(hi, Fraction(self.R - 1))
            if lo > hi:
                continue
            new = path.copy()
            new.values[out] = inside
            new.limits.append((inside, lo, hi))
            if carry is not None:
                new.bits[carry] = bit
            yield new

    def constant(self, values: tuple[Value, ...]) -> Form | None:
        """The number that a vector of constants spells."""
        made = {n.out[0]: n for n in self.program.nodes if n.op is Op.CONST}
        if not all(v in made for v in values):
            return None
        total = sum(made[v].imm << self.program.width * i for i, v in enumerate(values))
        return Form(Fraction(0), Fraction(0), Fraction(total))

    def number(self, values: tuple[Value, ...], path: _Path) -> Form:
        """The form of a vector of limbs: loaded, constant, masked constant or computed."""
        if values in path.values:
            return path.values[values]
        constant = self.constant(values)
        if constant is not None:
            return constant
        made = {n.out[0]: n for n in self.program.nodes if n.out}
        nodes = [made[v] for v in values]
        if all(n.op is Op.LOAD for n in nodes):
            is_x = nodes[0].pointer == "x"
            return Form(Fraction(int(is_x)), Fraction(int(not is_x)), Fraction(0))
        if all(n.op is Op.AND for n in nodes):
            masked = self.constant(tuple(n.args[0] for n in nodes))
            bit = path.bits.get(nodes[0].args[1])
            if masked is not None and bit is not None:
                return masked if bit else Form(Fraction(0), Fraction(0), Fraction(0))
        raise CheckFailed(f"{self.program.name}: a number that the interval check cannot follow")

    def step(self, node: Node, path: _Path) -> Iterator[_Path]:
        """The paths after one node."""
        chain = self.chains.get(node.out[0]) if node.out else None
        if chain is not None:
            yield from self._chain(chain, path)
        elif node.op in (Op.MASK, Op.WIDEN):
            path.bits[node.out[0]] = path.bits[node.args[0]]
            yield path
        elif node.op is Op.LOW_BIT:
            for bit in (0, 1):
                new = path.copy()
                new.odd = new.bits[node.out[0]] = bit
                yield new
        elif node.op is Op.SUB and node.args[0] in path.bits:
            borrow = path.bits[node.args[2]] if len(node.args) > 2 else 0
            path.bits[node.out[1]] = int(path.bits[node.args[0]] - borrow < 0)
            yield path
        else:
            yield path

    def _chain(self, chain: Chain, path: _Path) -> Iterator[_Path]:
        if chain.what == "select":
            assert chain.carry is not None
            path.values[chain.out] = self.number(chain.a if path.bits[chain.carry] else chain.b, path)
            yield path
            return
        a = self.number(chain.a, path)
        if chain.what == "shift":
            whole = a if chain.carry is None else a.offset(path.bits[chain.carry] * self.R)
            if not _even(whole, path.odd):
                raise CheckFailed(f"{self.program.name}: the bit shifted out can be 1")
            path.values[chain.out] = Form(whole.a / 2, whole.b / 2, whole.c / 2)
            yield path
            return
        sign = 1 if chain.what == "add" else -1
        yield from self.split(a.plus(self.number(chain.b, path), sign), chain.carry, chain.out, path, sign)

    def paths(self) -> list[_Path]:
        """Every way through the program."""
        alive = [_Path()]
        for node in self.program.nodes:
            alive = [new for path in alive for new in self.step(node, path)]
        return alive


def _ratio(form: Form, known: Form) -> Fraction | None:
    """The k with form = k * known up to a number, if there is one."""
    if (form.a == 0 and form.b == 0) or (known.a == 0 and known.b == 0):
        return None
    k = form.a / known.a if known.a else (form.b / known.b if known.b else Fraction(0))
    return k if k and (k * known.a, k * known.b) == (form.a, form.b) else None


def _even(form: Form, odd: int | None) -> bool:
    return odd is not None and form.a == 1 and form.b == 0 and (odd + form.c) % 2 == 0


def prove(name: str, shape: Shape) -> int:
    """Proves one of `PROMISES` for one modulus; the number of paths.  Raises `CheckFailed` with what fails."""
    program = OPERATIONS[name].build(shape)
    return prove_program(program, shape)


def prove_program(program: Program, shape: Shape) -> int:
    """Proves a program that claims to be the operation of its name."""
    walk = _Walk(program, shape)
    paths = walk.paths()
    stored = tuple(n.args[0] for n in program.nodes if n.op is Op.STORE)
    a, b = PROMISES[program.name]
    for path in paths:
        result = walk.number(stored, path)
        low, high = (floor(end) for end in walk.interval(result, path))
        if low < 0 or high > shape.modulus - 1:
            raise CheckFailed(f"{program.name}: a result can lie in [{low}, {high}], outside [0, p)")
        if (result.a, result.b) != (a, b) or (
            result.c / shape.modulus * (1 if a != Fraction(1, 2) else 2)
        ) % 1:
            raise CheckFailed(f"{program.name}: a result is not congruent to what is promised")
    return len(paths)
