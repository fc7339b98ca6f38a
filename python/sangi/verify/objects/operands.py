# SPDX-License-Identifier: MIT OR Apache-2.0
"""Operands of any specification, most of them at the edges, and what a kernel must make of them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from sangi.verify.symbolic import poly
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec


@dataclass(frozen=True)
class Operands:
    """The limbs of each input, the word parameters, and what each output must be: mod p, or at all if it is exact.

    `returned` is what rax must be, where the operation says that.
    """

    limbs: dict[str, tuple[int, ...]]
    words: dict[str, int]
    wanted: dict[str, int]
    returned: int | None = None


def number(spec: Spec, limbs: tuple[int, ...]) -> int:
    """The value of limbs."""
    return sum(limb << spec.at(i) for i, limb in enumerate(limbs))


def limbs_of(spec: Spec, value: int) -> tuple[int, ...]:
    """A number in limbs of 64 bits."""
    return tuple(value >> 64 * i & WORD - 1 for i in range(spec.limbs))


def draw(spec: Spec, count: int, seed: int) -> Iterator[Operands]:
    """Operands that the specification allows; parameters that share an object have the same limbs."""
    source = random.Random(seed)
    edges = _edges(spec)
    for _ in range(count):
        limbs: dict[str, tuple[int, ...]] = {}
        same = source.random() < 0.05
        for name in spec.kind.inputs:
            owner = spec.object(name)
            first = next(iter(limbs.values()), ())
            if owner in limbs:
                limbs[name] = limbs[owner]
            elif same and first and _allowed(spec, name, first):
                limbs[name] = first
            else:
                limbs[name] = _drawn(spec, name, edges, source)
            if spec.kind.returns and source.random() < 0.5:
                limbs[name] = _near(spec, name, first or (0,) * spec.limbs, source)
        words = {name: _word(spec, name, source) for name in spec.kind.words}
        yield Operands(limbs, words, wanted(spec, limbs, words), _returned(spec, limbs))


def _near(spec: Spec, name: str, limbs: tuple[int, ...], source: random.Random) -> tuple[int, ...]:
    """Limbs that differ from others in one bit, or in none."""
    at, bit = source.randrange(spec.limbs), 1 << source.randrange(64)
    changed = tuple(limb ^ bit if i == at else limb for i, limb in enumerate(limbs))
    return changed if source.random() < 0.8 and _allowed(spec, name, changed) else limbs


def _returned(spec: Spec, limbs: dict[str, tuple[int, ...]]) -> int | None:
    """All ones if the input is 0, or the inputs are equal, else 0; None where nothing is returned."""
    if not spec.kind.returns:
        return None
    rows = [*limbs.values(), (0,) * spec.limbs]
    return WORD - 1 if rows[0] == rows[1] else 0


def wanted(spec: Spec, limbs: dict[str, tuple[int, ...]], words: dict[str, int]) -> dict[str, int]:
    """What the outputs must be for these inputs."""
    kind = spec.kind
    goals = kind.chosen if words.get("mask") else kind.goals
    values = {name: poly.const(number(spec, held)) for name, held in limbs.items()}
    values |= {name: poly.const(held) for name, held in words.items()}
    made = {name: poly.evaluate(goal(values, spec.radix), lambda _: 0) for name, goal in goals.items()}
    if kind.exact:
        return made
    inverse = pow(kind.factor(spec.radix), -1, spec.modulus)
    return {name: value * inverse % spec.modulus for name, value in made.items()}


def _allowed(spec: Spec, name: str, limbs: tuple[int, ...]) -> bool:
    if spec.widths:
        return all(limb <= most for limb, most in zip(limbs, spec.most[name], strict=True))
    return number(spec, limbs) < spec.limit(name)


def _word(spec: Spec, name: str, source: random.Random) -> int:
    if name == "mask":
        return source.choice((0, WORD - 1))
    limit = min(WORD, spec.inputs.get(name, WORD))
    return source.choice((0, 1, 2, 19, 977, limit - 1, source.randrange(limit))) % limit


def _edges(spec: Spec) -> list[int]:
    p, bits = spec.modulus, 64 * spec.limbs
    found = [0, 1, 2, p - 1, p - 2, p // 2, p // 2 + 1, spec.radix % p, spec.radix**2 % p, -spec.radix % p]
    for k in range(1, bits):
        if k % 32 in (0, 1, 31):
            found += [2**k % p, (2**k - 1) % p, (p - 2**k) % p]
    return found


def _drawn(spec: Spec, name: str, edges: list[int], source: random.Random) -> tuple[int, ...]:
    kind = source.random()
    if spec.widths:
        most = spec.most[name]
        if kind < 0.1:
            return most
        if kind < 0.5:
            return tuple(source.choice((0, m, m - (m > 0), min(1, m), source.randrange(m + 1))) for m in most)
        return tuple(source.randrange(m + 1) for m in most)
    limit = spec.limit(name)
    if kind < 0.3:
        value = source.choice(
            (*edges, limit - 1, max(limit - 2, 0), limit - 1 - source.randrange(min(64, limit)))
        )
    elif kind < 0.6:
        patterns = (0, WORD - 1, 1, WORD >> 1, (1 << 32) - 1, source.randrange(WORD))
        value = sum(source.choice(patterns) << 64 * i for i in range(spec.limbs))
    elif kind < 0.7:
        value = limit - 1 - source.randrange(1 << source.randrange(1, limit.bit_length() + 1))
    else:
        value = source.randrange(limit)
    return limbs_of(spec, value % limit)
