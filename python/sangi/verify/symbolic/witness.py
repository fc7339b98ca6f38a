# SPDX-License-Identifier: MIT OR Apache-2.0
"""Searches operands at the edges for which a kernel is wrong, on this CPU, to print beside a refusal."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable
from pathlib import Path

from sangi.codegen.emit.x64_ohta import SLACK
from sangi.codegen.op.any_modulus import KERNELS
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.symbolic import native
from sangi.verify.symbolic.native import Vector
from sangi.verify.symbolic.residue import WORD
from sangi.verify.symbolic.spec import Spec
from sangi.verify.vectors import field as common
from sangi.verify.vectors import mod as family
from sangi.verify.vectors import mod_ohta as ohta

#: Small factors.
_WORDS = (0, 1, 2, 3, 12345, (1 << 61) - 1, 1 << 60, 0x1555555555555555, 0x1234_5678_9ABC_DEF0)
#: Vectors of one search, and the seed they are drawn from.
COUNT = 20_000
SEED = 1


def _numbers(spec: Spec, name: str, count: int, source: random.Random) -> list[int]:
    """Numbers below an input's limit: its edges, products' edges, patterned limbs, uniform ones."""
    limit, R, p = spec.limit(name), spec.radix, spec.modulus
    found = [*common.edges(p, 64), limit - 1, limit - 2, R % p, R * R % p, -R % p]
    for k in range(1, 64 * spec.limbs):
        if k % 64 in (0, 1, 63):
            found += [2**k % p, (2**k - 1) % p, (p - 2**k) % p]
    edges = [n for n in found if 0 <= n < limit]
    drawn = [n % limit for n in common.drawn(min(R - 1, 2 * limit), 64, count, source)]
    return [source.choice(edges) if source.random() < 0.3 else n for n in drawn]


def vectors(spec: Spec, count: int, seed: int = SEED) -> list[Vector]:
    """Edge-heavy vectors with the right answers; one in eight has all inputs equal, so that they may be shared."""
    if spec.kind.modulus:
        return _of_any_modulus(spec, count, seed)
    source = random.Random(seed)
    kind, out = spec.kind, []
    columns = {name: _numbers(spec, name, count, source) for name in kind.inputs}
    for i in range(count):
        inputs = {name: column[i] for name, column in columns.items()}
        first = next(iter(inputs.values()))
        if i % 8 == 0 and all(first < spec.limit(name) for name in inputs):
            inputs = dict.fromkeys(inputs, first)
        word = source.choice((0, WORD - 1)) if "mask" in kind.words else source.choice(_WORDS)
        out.append(Vector(inputs, expected(spec, inputs, word), word))
    return out


def _of_any_modulus(spec: Spec, count: int, seed: int) -> list[Vector]:
    """As `vectors`, for an operation whose modulus is a parameter: of moduli at the edges and random ones."""
    source = random.Random(seed)
    if spec.kind.reciprocal:
        return _of_reciprocals(spec, count, source)
    moduli = family.moduli(64, spec.limbs, source)
    out = []
    operation = KERNELS[spec.operation]
    for m in moduli:
        inverse = pow(spec.radix, -1, m)
        pairs = zip(*family.operands(m, 64, count // len(moduli), source), strict=True)
        for i, (x, y) in enumerate(pairs):
            inputs = {"x": x, "y": x if i % 8 == 0 or "y" not in spec.kind.inputs else y}
            answer = {"z": operation.expected(x, inputs["y"], m, inverse)}
            in_memory = family.in_memory(m, 64, spec.limbs) if spec.kind.inverse else m
            known = {name: inputs[name] for name in spec.kind.inputs if name in inputs}
            out.append(Vector({**known, spec.kind.modulus: in_memory}, answer))
    return out


def _of_reciprocals(spec: Spec, count: int, source: random.Random) -> list[Vector]:
    """As `vectors`, for products that are reduced by a truncated quotient."""
    each = max(count // len(ohta.awkward(spec.limbs, random.Random(0))) - 1, 1)
    out = []
    for i, (x, y, n) in enumerate(ohta.operands(spec.limbs, each, source)):
        inputs = {"x": x, "y": x if i % 8 == 1 else y}
        known = {name: inputs[name] for name in spec.kind.inputs if name in inputs}
        constants = ohta.data(n, 64, spec.limbs, SLACK)
        answer = x * known.get("y", x) % n
        out.append(Vector({**known, spec.kind.modulus: constants}, {"z": answer}))
    return out


def expected(spec: Spec, inputs: dict[str, int], word: int) -> dict[str, int]:
    """What an operation must leave; where that is not unique, the value below the modulus."""
    p, x, y = spec.modulus, inputs["x"], inputs.get("y", 0)
    inverse = pow(spec.radix, -1, p)
    match spec.operation:
        case "select":
            return {"z": x if word else y}
        case "cswap":
            return {"x": y, "y": x} if word else {"x": x, "y": y}
        case "add_lazy":
            return {"z": x + y}
    product, square = x * y * inverse, x * x * inverse
    values = {
        "add": x + y, "sub": x - y, "neg": -x, "dbl": 2 * x, "half": x * (p + 1) // 2, "reduce": x,
        "mul": product, "mul_lazy": product, "sqr": square, "sqr_lazy": square, "redc": x * inverse,
        "mul_small": x * word, "mul_plain": x * y, "sqr_plain": x * x, "mul_lazy_plain": x * y,
    }  # fmt: skip
    return {"z": values[spec.operation] % p}


def searcher(obj: bytes, count: int = COUNT) -> Callable[[str, Spec], str]:
    """The search in a relocatable object: operands for which a symbol is wrong, or what else came of it, in words."""

    def search(symbol: str, spec: Spec) -> str:
        if spec.kind.returns:
            return "no operands were tried: what it leaves is a mask in rax"
        try:
            with tempfile.TemporaryDirectory() as folder:
                cwd = Path(folder)
                (cwd / "kernel.o").write_bytes(obj)
                tried = vectors(spec, count)
                (outcome,) = native.run([cwd / "kernel.o"], [symbol], spec, tried, cwd=cwd)
        except Unavailable as error:
            return f"no operands were tried: {error}"
        except CheckFailed:
            return "no operands were tried: the object cannot be linked and run here"
        if outcome.verdict == "ok":
            return f"right for {count} operands at the edges"
        return str(outcome) if outcome.vector else "it crashes"

    return search
