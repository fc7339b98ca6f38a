# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each kernel has to leave, tried for every operand at small digits and for edge and random ones at 52 bits."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sangi.errors import CheckFailed
from sangi.gen import ifma
from sangi.gen.lanes.shape import Lanes as Shape
from sangi.prove.asmtext import Function, parse
from sangi.prove.lanes import interp
from sangi.prove.lanes.interp import Vector

#: (bits of a digit, digits): R has 6 to 9 bits, and p as many less two as it may have.
SIZES = ((3, 2), (4, 2), (2, 3), (3, 3))
#: What a kernel makes of numbers x, y, given R; for a product, R times what is left.
_MEANS: Mapping[str, Callable[[int, int], int]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "neg": lambda x, y: -x,
    "mul": lambda x, y: x * y,
    "sqr": lambda x, y: x * x,
    "add_lazy": lambda x, y: x + y,
    "reduce": lambda x, y: x,
    "select": lambda x, y: x,
}
_PRODUCTS = ("mul", "sqr")
UNARY = ("neg", "sqr", "reduce")
#: Lanes of eight in which a choice takes x.
MASK = 0x49


@dataclass(frozen=True)
class Kernels:
    """A modulus, and its kernels as they were emitted and parsed back."""

    shape: Shape
    functions: Mapping[str, Function]

    @classmethod
    def of(cls, shape: Shape, text: str | None = None, prefix: str = "k") -> Kernels:
        """The kernels of a modulus, or of a text that stands for them."""
        parsed = parse(text or ifma.text(shape, prefix, hidden=False))
        named = {name.removeprefix(f"{prefix}_").removesuffix("_ifma"): f for name, f in parsed.items()}
        return cls(shape, named)

    def inputs(self, name: str) -> tuple[str, ...]:
        """The arguments that z may be."""
        return ("x",) if name in UNARY else ("x", "y")


def split(numbers: Sequence[int], shape: Shape) -> Vector:
    """Numbers below R as (digits, cases)."""
    return np.array([shape.digits(n) for n in numbers], np.uint64).T


def join(words: Vector, shape: Shape) -> list[int]:
    """The numbers again; raises CheckFailed where a word is more than a digit."""
    if (words >> np.uint64(shape.width)).any():
        raise CheckFailed(f"p = {shape.modulus}: a digit of more than {shape.width} bits")
    rows = [[int(word) << shape.width * i for word in row] for i, row in enumerate(words)]
    return [sum(column) for column in zip(*rows, strict=True)]


def limit(name: str, shape: Shape) -> int:
    """How far a kernel's operands go: products take 4p where R leaves room."""
    wide = name in _PRODUCTS and shape.radix >= 16 * shape.modulus
    return (4 if wide else 2) * shape.modulus


def verify(kernels: Kernels, name: str, pairs: Sequence[tuple[int, int]], alias: str = "") -> int:
    """Runs a kernel on pairs; the count of cases, or CheckFailed with the first wrong one."""
    shape = kernels.shape
    x, y = (split([pair[i] for pair in pairs], shape) for i in (0, 1))
    arguments: dict[str, Vector | None] = {"z": None, "x": x}
    if name not in UNARY:
        arguments["y"] = y
    mask = (MASK >> np.arange(len(pairs)) % 8) & 1 == 1
    function = kernels.functions[name]
    chosen = mask if name == "select" else None
    left = interp.run(function, arguments, width=shape.width, digits=shape.limbs, mask=chosen, alias=alias)
    return judge(shape, name, pairs, join(left, shape))


def judge(shape: Shape, name: str, pairs: Sequence[tuple[int, int]], found: Sequence[int]) -> int:
    """The count of cases, of which eight in a row stand in lanes, or CheckFailed with the first wrong one."""
    p = shape.modulus
    below = {"reduce": p, "add_lazy": 4 * p, "select": 2 * p}.get(name, 2 * p)
    for at, ((a, b), z) in enumerate(zip(pairs, found, strict=True)):
        if name == "select":
            right = z == (a if MASK >> at % 8 & 1 else b)
        else:
            want = _MEANS[name](a, b)
            right = ((z << shape.width * shape.limbs if name in _PRODUCTS else z) - want) % p == 0
            right = right and (z == want or name != "add_lazy")
        if not right or z >= below:
            raise CheckFailed(f"{name} mod {p}: {a}, {b} gives {z}")
    return len(pairs)


def most_of_term(shape: Shape, terms: int) -> int:
    """Below what the factors of an inner product may be."""
    return math.isqrt(shape.radix * shape.modulus // terms)


def large_terms(shape: Shape, terms: int) -> list[tuple[int, int]]:
    """Factors of one term that is larger than all could be, while the others are 0, or one is as large."""
    most, half = most_of_term(shape, terms), shape.radix * shape.modulus // 2
    large = [(x, y) for x in range(most, shape.radix) for y in range(most, min(shape.radix, half // x))]
    return [*large, *([(0, 0)] * (terms - 1) * len(large))]


def dots(shape: Shape, text: str | None = None, prefix: str = "k") -> Kernels:
    """The inner products of a modulus, or of a text that stands for them."""
    return Kernels.of(shape, text or ifma.dots_text(shape, prefix, hidden=False), prefix)


def verify_dot(kernels: Kernels, terms: int, pairs: Sequence[tuple[int, int]], alias: str = "") -> int:
    """Runs an inner product: its first term goes through the pairs, others go through them from elsewhere."""
    shape, count = kernels.shape, len(pairs)
    turned = [[pairs[(i + t * (count // terms + 1)) % count] for i in range(count)] for t in range(terms)]
    xs = [split([x for x, _ in term], shape) for term in turned]
    ys = [split([y for _, y in term], shape) for term in turned]
    arguments: dict[str, Vector | None] = {"z": None}
    if terms == 2:
        for t in range(2):
            arguments |= {f"x{t}": xs[t], f"y{t}": ys[t]}
    else:
        arguments |= {"y": np.concatenate(ys)} | {f"x{t}": x for t, x in enumerate(xs)}
    function = kernels.functions[f"dot{terms}"]
    left = interp.run(function, arguments, width=shape.width, digits=shape.limbs, alias=alias)
    for at, z in enumerate(join(left, shape)):
        want = sum(term[at][0] * term[at][1] for term in turned)
        if (z * shape.radix - want) % shape.modulus or z >= 2 * shape.modulus:
            raise CheckFailed(f"dot{terms} mod {shape.modulus}: {[term[at] for term in turned]} gives {z}")
    return count


def every_pair(name: str, shape: Shape) -> list[tuple[int, int]]:
    """Every operand, or every pair of them."""
    most = limit(name, shape)
    return [(x, y) for x in range(most) for y in ((0,) if name in UNARY else range(most))]


def moduli(width: int, digits: int) -> Iterator[Shape]:
    """Every odd modulus from 3 on whose 4p is below R."""
    for modulus in range(3, (1 << width * digits) // 4, 2):
        yield Shape(modulus, width, digits)


def edge_pairs(shape: Shape, count: int, source: random.Random, most: int) -> list[tuple[int, int]]:
    """Pairs below `most`: its ends, those of p, digits of zeros and ones, and random ones."""
    top = (1 << shape.width) - 1
    p, edges = shape.modulus, {0, 1, most - 1, most - 2}
    edges |= {k * p + d for k in (1, 2, 3) for d in (-1, 0, 1)}
    edges |= {1 << shape.width * i for i in range(shape.limbs)}
    edges |= {(1 << shape.width * i) - 1 for i in range(1, shape.limbs + 1)}
    known = sorted(n for n in edges if 0 <= n < most)

    def drawn() -> int:
        digits = [
            source.choice((0, 1, top, 1 << shape.width - 1, source.getrandbits(shape.width)))
            for _ in range(shape.limbs)
        ]
        patterned = sum(digit << shape.width * i for i, digit in enumerate(digits)) % most
        return source.choice((source.choice(known), patterned, source.randrange(most)))

    pairs = [(x, y) for x in known for y in known]
    return pairs[:count] + [(drawn(), drawn()) for _ in range(count)]
