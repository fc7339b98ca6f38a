# SPDX-License-Identifier: MIT OR Apache-2.0
"""What each kernel has to leave, tried for every operand at small digits and for edge and random ones at 52 bits."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from sangi.codegen import ifma
from sangi.codegen.x8.shape import X8Shape as Shape
from sangi.errors import CheckFailed
from sangi.verify.interp.text import Function, parse
from sangi.verify.run.rows import Vector
from sangi.verify.run.x8 import run

#: (bits of a digit, digits): R has 6 to 9 bits, and p as many less two as it may have.
SIZES = ((3, 2), (4, 2), (2, 3), (3, 3))


def _inner(*factors: int) -> int:
    return sum(x * y for x, y in zip(factors[::2], factors[1::2], strict=True))


#: What a kernel makes of numbers; for a product, R times what is left.
_MEANS: Mapping[str, Callable[..., int]] = {
    "add": lambda x, y: x + y,
    "sub": lambda x, y: x - y,
    "neg": lambda x: -x,
    "mul": lambda x, y: x * y,
    "sqr": lambda x: x * x,
    "add_lazy": lambda x, y: x + y,
    "reduce": lambda x: x,
    "select": lambda x, y: x,
    "dot2": _inner,
    "dot3": _inner,
    "dot4": _inner,
}
UNARY = ("neg", "sqr", "reduce")
#: How many products an inner product adds.
TERMS = {f"dot{terms}": terms for terms in (2, 3, 4)}
_PRODUCTS = ("mul", "sqr", *TERMS)
#: The lanes in which a choice takes x, a bit for each.
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


def inputs(name: str) -> tuple[str, ...]:
    """The arguments of a kernel besides z; of more than two terms, one argument has every factor y."""
    if name not in TERMS:
        return ("x",) if name in UNARY else ("x", "y")
    terms = range(TERMS[name])
    if len(terms) > 2:
        return ("y", *(f"x{t}" for t in terms))
    return tuple(f"{factor}{t}" for t in terms for factor in "xy")


def split(numbers: Sequence[int], shape: Shape) -> Vector:
    """Numbers below R as (digits, cases)."""
    if shape.radix <= 1 << 63:
        whole, top = np.array(numbers, np.uint64), np.uint64((1 << shape.width) - 1)
        return np.stack([whole >> np.uint64(shape.width * i) & top for i in range(shape.limbs)])
    return np.array([shape.digits(n) for n in numbers], np.uint64).T


def join(words: Vector, shape: Shape) -> list[int]:
    """The numbers again; raises CheckFailed where a word is more than a digit."""
    if (words >> np.uint64(shape.width)).any():
        raise CheckFailed(f"p = {shape.modulus}: a digit of more than {shape.width} bits")
    if shape.radix <= 1 << 63:
        shifts = np.arange(shape.limbs, dtype=np.uint64) * np.uint64(shape.width)
        return [int(n) for n in (words << shifts[:, None]).sum(axis=0, dtype=np.uint64)]
    rows = [[int(word) << shape.width * i for word in row] for i, row in enumerate(words)]
    return [sum(column) for column in zip(*rows, strict=True)]


def limit(name: str, shape: Shape) -> int:
    """How far a kernel's operands go: products take 4p where R leaves room, and inner products what they add up to."""
    if name in TERMS:
        return math.isqrt(shape.radix * shape.modulus // TERMS[name])
    return (4 if name in _PRODUCTS and shape.room >= 16 else 2) * shape.modulus


def operands(name: str, pairs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """The numbers of every case, a list for each operand: the first term of an inner product goes through the pairs,
    others go through them from elsewhere."""
    count, terms = len(pairs), TERMS.get(name, 1)
    turned = [[pairs[(i + t * (count // terms + 1)) % count] for i in range(count)] for t in range(terms)]
    return [[pair[i] for pair in term] for term in turned for i in ((0,) if name in UNARY else (0, 1))]


def arguments(name: str, numbers: Sequence[Vector]) -> dict[str, Vector]:
    """What a kernel is given besides z, by name in order."""
    if TERMS.get(name, 0) > 2:
        numbers = [np.concatenate(numbers[1::2]), *numbers[::2]]
    return dict(zip(inputs(name), numbers, strict=True))


def verify(kernels: Kernels, name: str, pairs: Sequence[tuple[int, int]], alias: str = "") -> int:
    """Runs a kernel on pairs; the count of cases, or CheckFailed with the first wrong one."""
    return verify_cases(kernels, name, operands(name, pairs), alias)


def verify_cases(kernels: Kernels, name: str, numbers: Sequence[Sequence[int]], alias: str = "") -> int:
    """Runs a kernel on cases, given as a list for each operand."""
    shape = kernels.shape
    given: dict[str, Vector | None] = {
        "z": None,
        **arguments(name, [split(column, shape) for column in numbers]),
    }
    mask = MASK if name == "select" else None
    left = run(kernels.functions[name], given, width=shape.width, digits=shape.limbs, mask=mask, alias=alias)
    return judge(shape, name, numbers, join(left, shape))


def judge(shape: Shape, name: str, numbers: Sequence[Sequence[int]], found: Sequence[int]) -> int:
    """The count of cases, of which eight in a row are one call, or CheckFailed with the first wrong one."""
    p = shape.modulus
    below = {"reduce": p, "add_lazy": 4 * p, "select": 2 * p}.get(name, 2 * p)
    for at, (case, z) in enumerate(zip(zip(*numbers, strict=True), found, strict=True)):
        if name == "select":
            right = z == case[0 if MASK >> at % 8 & 1 else 1]
        else:
            want = _MEANS[name](*case)
            right = ((z << shape.width * shape.limbs if name in _PRODUCTS else z) - want) % p == 0
            right = right and (z == want or name != "add_lazy")
        if not right or z >= below:
            raise CheckFailed(f"{name} mod {p}: {', '.join(map(str, case))} gives {z}")
    return len(found)


def large_terms(shape: Shape, terms: int) -> list[tuple[int, int]]:
    """Factors of one term that is larger than all could be, while the others are 0, or one is as large."""
    most, half = limit(f"dot{terms}", shape), shape.radix * shape.modulus // 2
    large = [(x, y) for x in range(most, shape.radix) for y in range(most, min(shape.radix, half // x))]
    return [*large, *([(0, 0)] * (terms - 1) * len(large))]


def lazy_terms(pairs: Sequence[tuple[int, int]], shape: Shape) -> list[tuple[int, int]]:
    """Of pairs below 4p, what the terms of an inner product may be: one factor below 4p and the other below 2p."""
    return [pair for pair in pairs if min(pair) < 2 * shape.modulus]


def corners(name: str, shape: Shape, most: int) -> list[list[int]]:
    """Every choice of operands from the ends of what they may be, for all operands of a kernel."""
    p = shape.modulus
    ends = sorted({n for n in (0, 1, p - 1, p, p + 1, 2 * p - 1, most - 1) if n < most})
    count = len(operands(name, [(0, 0)]))
    return [list(column) for column in zip(*itertools.product(ends, repeat=count), strict=True)]


def dots(shape: Shape, text: str | None = None, prefix: str = "k") -> Kernels:
    """The inner products of more than two terms, or a text that stands for them."""
    return Kernels.of(shape, text or ifma.dots_text(shape, prefix, hidden=False), prefix)


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
