# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is to be shown of a kernel: its parameters, the congruence, the bounds of what goes in and comes out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from sangi.codegen.emit.x64_ohta import shift
from sangi.errors import BadInput
from sangi.verify.symbolic import poly
from sangi.verify.symbolic.convention import Convention
from sangi.verify.symbolic.poly import Poly

#: From the input polynomials by parameter, and R, to the polynomial that an output should be.
Goal = Callable[[Mapping[str, Poly], int], Poly]


@dataclass(frozen=True)
class Operation:
    """Parameters in ABI order; `goals` says what `factor(R)` times an output must be, mod p or, if `exact`, at all.

    `loose` says that an answer may be the smallest one or the modulus more.  `words` are the parameters that are
    a word, not a pointer: "c" is any word, "mask" is 0 or all ones and picks the goal of its value.
    """

    parameters: tuple[str, ...]
    goals: Mapping[str, Goal]
    factor: Callable[[int], int] = lambda R: 1
    exact: bool = False
    loose: bool = False
    words: tuple[str, ...] = ()
    #: The parameter in which the modulus comes; with `inverse` it is any odd one, and n0 = -1/m mod 2^64 lies above it.
    modulus: str = ""
    inverse: bool = False
    #: The modulus n fills all limbs but the highest, up to `SLACK` bits; 0, 2n and K = floor(2^t / n) lie above it.
    reciprocal: bool = False
    #: What is returned instead: whether the inputs are "zero", or "equal", as a mask.
    returns: str = ""
    #: The goals where the mask is all ones.
    chosen: Mapping[str, Goal] = field(default_factory=dict)

    @property
    def pointers(self) -> tuple[str, ...]:
        """The parameters that are pointers."""
        return tuple(name for name in self.parameters if name not in self.words)

    @property
    def inputs(self) -> tuple[str, ...]:
        """The objects that are read: all but a pure output, which is called z."""
        return tuple(name for name in self.pointers if name != "z")


def _x(inputs: Mapping[str, Poly], R: int) -> Poly:
    return inputs["x"]


def _y(inputs: Mapping[str, Poly], R: int) -> Poly:
    return inputs["y"]


def _sum(inputs: Mapping[str, Poly], R: int) -> Poly:
    return poly.add(inputs["x"], inputs["y"])


def _difference(inputs: Mapping[str, Poly], R: int) -> Poly:
    return poly.sub(inputs["x"], inputs["y"])


def _product(left: str, right: str) -> Goal:
    return lambda inputs, R: poly.mul(inputs[left], inputs[right])


def _multiple(k: int) -> Goal:
    return lambda inputs, R: poly.scale(inputs["x"], k)


_ONE, _TWO = ("z", "x"), ("z", "x", "y")


def _times_radix(inputs: Mapping[str, Poly], R: int) -> Poly:
    return poly.scale(inputs["x"], R)


def _montgomery(parameters: tuple[str, ...], goal: Goal, loose: bool = False) -> Operation:
    return Operation(parameters, {"z": goal}, lambda R: R, loose=loose)


#: Every operation that can be proved, by name.
OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        "add": Operation(_TWO, {"z": _sum}),
        "sub": Operation(_TWO, {"z": _difference}),
        "neg": Operation(_ONE, {"z": _multiple(-1)}),
        "dbl": Operation(_ONE, {"z": _multiple(2)}),
        "half": Operation(_ONE, {"z": _x}, lambda R: 2),
        "reduce": Operation(_ONE, {"z": _x}),
        "mul": _montgomery(_TWO, _product("x", "y")),
        "sqr": _montgomery(_ONE, _product("x", "x")),
        "redc": _montgomery(_ONE, _x),
        "to_mont": Operation(_ONE, {"z": _times_radix}),
        "mul_plain": Operation(_TWO, {"z": _product("x", "y")}),
        "sqr_plain": Operation(_ONE, {"z": _product("x", "x")}),
        "mul_small": Operation(("z", "x", "c"), {"z": _product("x", "c")}, words=("c",)),
        "mont_mul": Operation(
            (*_TWO, "m"), {"z": _product("x", "y")}, lambda R: R, modulus="m", inverse=True
        ),
        "mont_sqr": Operation(
            (*_ONE, "m"), {"z": _product("x", "x")}, lambda R: R, modulus="m", inverse=True
        ),
        "mod_add": Operation((*_TWO, "m"), {"z": _sum}, modulus="m"),
        "mod_sub": Operation((*_TWO, "m"), {"z": _difference}, modulus="m"),
        "ohta_mul": Operation((*_TWO, "data"), {"z": _product("x", "y")}, modulus="data", reciprocal=True),
        "ohta_sqr": Operation((*_ONE, "data"), {"z": _product("x", "x")}, modulus="data", reciprocal=True),
        "mul_lazy_plain": Operation(_TWO, {"z": _product("x", "y")}, loose=True),
        "mul_lazy": _montgomery(_TWO, _product("x", "y"), loose=True),
        "sqr_lazy": _montgomery(_ONE, _product("x", "x"), loose=True),
        "add_lazy": Operation(_TWO, {"z": _sum}, exact=True),
        "select": Operation(
            ("z", "x", "y", "mask"), {"z": _y}, exact=True, words=("mask",), chosen={"z": _x}
        ),
        "is_zero": Operation(("x",), {}, exact=True, returns="zero"),
        "equal": Operation(("x", "y"), {}, exact=True, returns="equal"),
        "cswap": Operation(
            ("x", "y", "mask"),
            {"x": _x, "y": _y},
            exact=True,
            words=("mask",),
            chosen={"x": _y, "y": _x},
        ),
    }
)


@dataclass(frozen=True)
class Spec:
    """One operation for one modulus in `limbs` limbs, of 64 bits or of `widths` bits each.

    If the operation takes its modulus as a parameter, `modulus` is the largest that it may be, `any_modulus`.

    `inputs` bounds what goes in by parameter (0 <= x < inputs["x"]; the modulus where it says nothing, and nothing for
    a word), `output` what comes out (0 <= z < output; the modulus where it is None).  With `widths` it is `most` that
    bounds each limb of each parameter, outputs too, by the largest that it may be, and nothing else is said of a value.

    `share` maps a parameter to the one whose object it is; {} says that an output overlaps nothing, and None that it
    may be the same object as any input.  `kept` are symbols that are assumed to be what this file defines, where
    another one may define them.  Raises `BadInput` for what makes no sense.
    """

    operation: str
    modulus: int
    limbs: int
    inputs: Mapping[str, int] = field(default_factory=dict)
    output: int | None = None
    widths: tuple[int, ...] = ()
    most: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    share: Mapping[str, str] | None = None
    convention: Convention | None = None
    kept: frozenset[str] = frozenset()

    def __post_init__(self) -> None:
        """Refuses bounds that limbs cannot hold."""
        if self.operation not in OPERATIONS:
            raise BadInput(f"{self.operation!r} is no operation that can be proved")
        if self.modulus < 3 or self.modulus % 2 == 0 or self.modulus >= self.radix:
            held = f"2^(64 * {self.limbs})" if not self.widths else f"2^{sum(self.widths)}"
            raise BadInput(f"the modulus {self.modulus:#x} is not odd, or not in 3 to {held}")
        for name, bound in self.inputs.items():
            if name not in (*self.kind.inputs, *self.kind.words) or not 0 < bound <= self.radix:
                raise BadInput(f"{self.operation}: {bound:#x} is no bound of {name}")
        if self.kind.reciprocal:
            self._check_doubles()
        if self.widths:
            self._check_limbs()
        for name, other in (self.share or {}).items():
            if not {name, other} <= set(self.kind.pointers) or other in (self.share or {}):
                raise BadInput(f"{self.operation}: {name} cannot be the object {other}")

    def _check_doubles(self) -> None:
        n = (self.radix >> 64) - 1
        limits = {name: n + 1 if name == self.kind.modulus else 2 * n for name in self.kind.inputs}
        if (self.modulus, self.inputs, self.output) != (n, limits, 2 * n):
            raise BadInput(f"{self.operation}: factors and output are below 2n, for every n")

    def _check_limbs(self) -> None:
        names = {*self.kind.inputs, *self.kind.goals}
        if (
            len(self.widths) != self.limbs
            or set(self.most) != names
            or self.inputs
            or self.output is not None
        ):
            raise BadInput(f"{self.operation}: limbs of {self.widths} bits need a bound of every limb")
        for name, most in self.most.items():
            if len(most) != self.limbs or not all(0 <= limb < 1 << 64 for limb in most):
                raise BadInput(f"{self.operation}: {most} are no bounds of the limbs of {name}")

    @classmethod
    def any_modulus(cls, operation: str, limbs: int) -> Spec:
        """An operation for every modulus of so many limbs that it takes."""
        kind, radix = OPERATIONS[operation], 1 << 64 * limbs
        if kind.reciprocal:
            n = (radix >> 64) - 1
            inputs = {name: n + 1 if name == kind.modulus else 2 * n for name in kind.inputs}
            return cls(operation, n, limbs, inputs, 2 * n)
        return cls(operation, radix - 1, limbs, {kind.modulus: radix})

    @property
    def kind(self) -> Operation:
        """The operation's row of the table."""
        return OPERATIONS[self.operation]

    @property
    def called(self) -> Convention:
        """The convention; without one, the System V ABI and the operation's order."""
        return self.convention or Convention(self.kind.parameters)

    def at(self, limb: int) -> int:
        """The weight of a limb, as a power of two."""
        return sum(self.widths[:limb]) if self.widths else 64 * limb

    @property
    def radix(self) -> int:
        """R = 2^(64 * limbs), or 2^(bits of all limbs)."""
        return 1 << (sum(self.widths) or 64 * self.limbs)

    @property
    def bound(self) -> int:
        """What an output must be below, where its limbs have 64 bits."""
        return self.modulus if self.output is None else self.output

    def object(self, name: str) -> str:
        """The parameter whose object another is."""
        return (self.share or {}).get(name, name)

    def size(self, name: str) -> int:
        """The limbs of a parameter in memory."""
        if self.kind.reciprocal and name == self.kind.modulus:
            return 3 * self.limbs + 1
        return self.limbs + (self.kind.inverse and name == self.kind.modulus)

    @property
    def shift(self) -> int:
        """t, where K = floor(2^t / n)."""
        return shift(64, self.limbs)

    def limit(self, name: str) -> int:
        """What an input is below."""
        if self.widths:
            return sum(most << self.at(i) for i, most in enumerate(self.most[name])) + 1
        return self.inputs.get(name, self.modulus)

    def highest(self, name: str, limb: int) -> int:
        """The largest that a limb of an input may be."""
        if self.widths:
            return self.most[name][limb]
        return min((1 << 64) - 1, self.limit(name) - 1 >> 64 * limb)
