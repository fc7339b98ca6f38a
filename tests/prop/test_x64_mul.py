# SPDX-License-Identifier: MIT OR Apache-2.0
"""The x86-64 multiplication and squaring: exhausted at small words, run natively on moduli made to break them."""

from __future__ import annotations

import ctypes
import os
import platform
import random
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from sangi import toolchain
from sangi.codegen.emit.assembler import Kernel, NoRegister
from sangi.codegen.emit.x64_mersenne import is_mersenne
from sangi.codegen.emit.x64_mul import multiply
from sangi.codegen.emit.x64_sqr import square
from sangi.codegen.op.complement import complement
from sangi.codegen.op.pairs import paired
from sangi.codegen.op.rows import Kind, limbs, plan
from sangi.codegen.op.shape import Shape
from sangi.verify.constant_time import object_check
from sangi.verify.interp.call import Function, call, join, parse, split

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P384 = 2**384 - 2**128 - 2**96 + 2**32 - 1
P511 = int(
    "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cd"
    "a7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b",
    16,
)
BN254 = 0x30644E72E131A029B85045B68181585D97816A916871CA8D3C208C16D87CFD47
K256 = 2**256 - 2**32 - 977
P448 = 2**448 - 2**224 - 1
P521 = 2**521 - 1
P25519 = 2**255 - 19
NAMED = {"p256": P256, "p384": P384, "p511": P511, "p521": P521}
NAMED |= {"bn254": BN254, "k256": K256, "p448": P448, "p25519": P25519}


def _moduli() -> dict[str, int]:
    """Odd moduli of 1 to 9 limbs at the edges of their top limb, with n0 = 1 and n0 = -1, and random ones."""
    found = dict(NAMED)
    rng = random.Random(20260301)
    for n in range(1, 10):
        bits = min(64 * n, 521)
        found[f"full{n}"] = 2**bits - 569
        found[f"half{n}"] = 2 ** (bits - 1) + 111
        found[f"low{n}"] = 2 ** (64 * n - 64) + 2**63 | 13
        found[f"minus{n}"] = 2**bits - 2 ** (bits - 32) + 1
        found[f"plus{n}"] = rng.getrandbits(bits) | 2**64 - 1
        found[f"random{n}"] = rng.getrandbits(bits) | 1
        found[f"third{n}"] = 2**bits // 3 | 1
        if n < 9:
            found[f"ones{n}"] = 2 ** (64 * n) - 1
    return found


MODULI = _moduli()


class _Table:
    """Hands out the operands of constants, and remembers them."""

    def __init__(self, label: str) -> None:
        self.label, self.words = label, list[int]()

    def __call__(self, limb: int) -> str:
        if limb not in self.words:
            self.words.append(limb)
        return f"qword ptr [rip + {self.label} + {8 * self.words.index(limb)}]"


def _as_built(kernel: Kernel) -> Kernel:
    return kernel


def _text(
    name: str,
    p: int,
    width: int = 64,
    count: int | None = None,
    change: Callable[[Kernel], Kernel] = _as_built,
) -> str:
    """Both kernels of a modulus, changed, as symbols `mul_` and `sqr_` + name."""
    shape = Shape.of(p, width, count)
    parts = [".intel_syntax noprefix", ".text"]
    for build, prefix in ((multiply, "mul"), (square, "sqr")):
        table = _Table(f".L{prefix}_{name}")
        kernel = change(build(SimpleNamespace(name=name, contract=()), shape, table))  # type: ignore[arg-type]
        symbol = f"{prefix}_{name}"
        parts += [".text", f".globl {symbol}", f".type {symbol}, @function", f"{symbol}:", *_body(kernel)]
        parts += [f".size {symbol}, .-{symbol}", ".section .rodata", f"{table.label}:"]
        parts += [f".quad {', '.join(map(hex, table.words))}"]
    return "\n".join([*parts, '.section .note.GNU-stack,"",@progbits', ""])


def _body(kernel: Kernel) -> Iterator[str]:
    yield from (f"push {register}" for register in kernel.saved)
    for instruction in kernel.instructions:
        if instruction.mnemonic == "ret":
            yield from (f"pop {register}" for register in reversed(kernel.saved))
        yield f"{instruction.mnemonic} {', '.join(instruction.operands)}".rstrip()


def _words(values: Any, width: int, count: int) -> Any:
    mask = (1 << width) - 1
    return np.stack([values >> width * i & mask for i in range(count)]).astype(np.uint8)


def check_all(p: int, width: int, count: int, change: Callable[[Kernel], Kernel] = _as_built) -> None:
    """Every pair below p, in every aliasing, and every square, of kernels that are changed before."""
    kernels = parse(_text("k", p, width, count, change))
    inverse = pow(1 << width * count, -1, p)
    x, y = (v.astype(np.int64) for v in np.divmod(np.arange(p * p), p))
    given = {"z": None, "x": _words(x, width, count), "y": _words(y, width, count)}
    for alias in ({}, {"z": "x"}, {"z": "y"}):
        _agrees(kernels["mul_k"], given, alias, x * y % p * inverse % p, width, count)
    x = np.arange(p)
    square_of = x * x % p * inverse % p
    same = {"z": None, "x": _words(x, width, count), "y": _words(x, width, count)}
    for alias in ({"y": "x"}, {"y": "x", "z": "x"}):
        _agrees(kernels["mul_k"], same, alias, square_of, width, count)
    del same["y"]
    for alias in ({}, {"z": "x"}):
        _agrees(kernels["sqr_k"], same, alias, square_of, width, count)


def _agrees(
    function: Function, given: Any, alias: dict[str, str], expected: Any, width: int, count: int
) -> None:
    result = call(function, given, width=width, limbs=count, outputs=["z"], alias=alias)
    z = np.broadcast_to(result.limbs(alias.get("z", "z")), (count, len(expected))).astype(np.int64)
    value = sum(z[i] << width * i for i in range(count))
    wrong = np.flatnonzero(value != expected)
    assert len(wrong) == 0, f"{function.name}, {alias}: lane {wrong[0]} of {len(expected)}"


@pytest.mark.parametrize(("width", "count", "step"), [(4, 2, 2), (2, 3, 2), (2, 4, 2), (4, 1, 2), (2, 1, 2)])
def test_every_modulus_of_small_words(width: int, count: int, step: int) -> None:
    for p in range(3, 1 << width * count, step):
        check_all(p, width, count)


def test_some_moduli_of_five_small_limbs() -> None:
    for p in (1023, 1021, 1003, 769, 683, 513, 511, 257):
        check_all(p, 2, 5)


def test_forms_of_special_primes_at_small_words() -> None:
    """Those of all odd moduli of four limbs of 2 bits, of which every product is tried above."""
    shapes = [Shape.of(p, 2, 4) for p in range(3, 256, 2)]
    pairs = [found for shape in shapes if (found := paired(shape, Kind.PRODUCT))]
    assert {len(found.digits) for found in pairs} == {1, 2}
    assert {found.carries for found in pairs} == {(False, False), (True, False), (True, True)}
    rows = [found for shape in shapes if (found := complement(shape, Kind.PRODUCT))]
    assert {found.above for found in rows} == {False, True}
    assert [shape.modulus for shape in shapes if is_mersenne(shape)] == [127]


def _operand_edges(width: int, count: int, p: int, rng: random.Random) -> list[int]:
    """Numbers below p whose limbs are 0, 1, all ones, the top bit or those of p, and random ones."""
    edge = [0, 1, 2**width - 1, 2 ** (width - 1)]
    found = []
    for _ in range(400):
        picked = (rng.choice([*edge, p >> width * i & 2**width - 1]) for i in range(count))
        found.append(sum(limb << width * i for i, limb in enumerate(picked)))
    return [x for x in found if x < p] + [p - 1] + [rng.randrange(p) for _ in range(200)]


@pytest.mark.parametrize("count", [4, 5, 6])
def test_forms_of_special_primes_with_limbs_of_four_bits(count: int) -> None:
    """Where M has any value that its form allows, m any two limbs, and 2^k - 1 any k: operands at the edges."""
    rng, radix = random.Random(count), 1 << 4 * count
    moduli = [
        radix - rng.choice([0, 256]) - 16 * rng.randrange(1, 14) - rng.randrange(1, 16, 2) for _ in range(12)
    ]
    moduli += (
        [radix // 256 * rng.randrange(1, 16) + 16 * rng.randrange(16) - 1 for _ in range(8)]
        if count == 4
        else []
    )
    moduli += [2 ** (4 * count - s) - 1 for s in (1, 2, 3)]
    for p in moduli:
        kernels, inverse = parse(_text("k", p, 4, count)), pow(radix, -1, p)
        xs, ys = (np.array(_operand_edges(4, count, p, rng), np.int64) for _ in range(2))
        x, y = np.repeat(xs, len(ys)), np.tile(ys, len(xs))
        expected = np.array(
            [a * b * inverse % p for a, b in zip(x.tolist(), y.tolist(), strict=True)], np.int64
        )
        given = {"z": None, "x": _words(x, 4, count), "y": _words(y, 4, count)}
        _agrees(kernels["mul_k"], given, {}, expected, 4, count)
        squares = np.array([a * a * inverse % p for a in xs.tolist()], np.int64)
        for alias in ({}, {"z": "x"}):
            _agrees(kernels["sqr_k"], {"z": None, "x": _words(xs, 4, count)}, alias, squares, 4, count)


def test_every_way_to_reduce_is_met_at_small_words() -> None:
    """Or else the exhaustion says nothing of it: folds dense and sparse, exact rows, carries of all kinds."""
    met: Counter[str] = Counter()
    for width, count in ((4, 2), (2, 3), (2, 4)):
        for p in range(3, 1 << width * count, 2):
            for kind in Kind:
                chosen = plan(Shape.of(p, width, count), kind)
                for row in chosen.rows:
                    made = chosen.folding if row.fold else chosen.exact
                    way = "dense" if made.dense else "shifts" if made.shifts else "signed"
                    carries = f"{' wide' * row.wide}{' overflow' * row.overflow}"
                    met[f"{kind.value} {'fold' if row.fold else 'exact'} {way}{carries}"] += 1
    for kind in Kind:
        folds = {
            f"{kind.value} fold {way}" for way in ("dense overflow", "dense wide overflow", "signed overflow")
        }
        folds |= {f"{kind.value} fold shifts{carries}" for carries in ("", " overflow", " wide overflow")}
        exacts = {f"{kind.value} exact {way}" for way in ("dense", "signed")}
        exacts |= {f"{name}{carries}" for name in exacts for carries in (" overflow", " wide overflow")}
        assert folds | exacts <= met.keys(), (folds | exacts) - met.keys()


#: Products that only stand between additions.
DROPPED = {("p511", "multiply"): 7, ("p511", "square"): 7, ("p256", "square"): 1}


def test_products_are_counted() -> None:
    """2N^2 for a fold of all limbs, N^2 and what is no shift of p or m for the sparse moduli, squares N(N+1)/2."""
    products = {"bn254": 32, "p511": 128, "p256": 20, "p448": 49, "p521": 81, "k256": 20, "p384": 48}
    for name, expected in products.items():
        shape = Shape.of(NAMED[name], 64)
        saved = shape.limbs * (shape.limbs - 1) // 2
        for build, least in ((multiply, expected), (square, expected - saved)):
            kernel = build(None, shape, _Table("t"))  # type: ignore[arg-type]
            halves = [i.operands[:2] for i in kernel.instructions if i.mnemonic == "mulx"]
            dropped = sum(high == low for high, low in halves)
            assert len(halves) - dropped == least, (name, build)
            assert dropped == DROPPED.get((name, build.__name__), 0), (name, build)


def test_bounds_hold_on_operands_that_push_them() -> None:
    """T of the plan's own recurrence, run on operands near p and with all limbs set, stays below its bounds."""
    rng = random.Random(7)
    for name, p in MODULI.items():
        shape = Shape.of(p, 64)
        chosen = plan(shape, Kind.PRODUCT)
        for _ in range(20):
            x, y = (p - 1 - rng.getrandbits(rng.choice((1, 60, 64 * shape.limbs - 1))) % p for _ in range(2))
            t, step = 0, chosen.inverse * p
            for limb, row in zip(limbs(shape, x), chosen.rows, strict=True):
                t += limb * y
                assert row.wide or t < 1 << 64 * (shape.limbs + 1), name
                low = t % 2**64
                t = (t + low * step >> 64) if row.fold else (t + low * chosen.inverse % 2**64 * p >> 64)
                assert t <= row.after, name
            assert t < 2 * p, name


def test_nine_full_limbs_are_refused() -> None:
    with pytest.raises(NoRegister):
        multiply(None, Shape.of(2**576 - 569, 64), _Table("t"))  # type: ignore[arg-type]


def _operands(p: int, count: int, rng: random.Random) -> list[int]:
    n = -(-p.bit_length() // 64)
    ones = [(2 ** (64 * (n - i)) - 1) % p for i in range(n)]
    edges = [0, 1, 2, p - 1, p - 2, p >> 1, (p >> 1) + 1, p >> 64, pow(2, 64 * n, p), *ones]
    edges += [(p - 1) >> 64 * i << 64 * i for i in range(n)] + [2**63 % p, (p - 1) ^ 2**62]
    edges = [e for e in edges if e < p]
    return edges + [rng.randrange(p) for _ in range(count - len(edges))]


def test_awkward_moduli_on_this_cpu(tmp_path: Path) -> None:
    """Every modulus natively: products and squares against Python, every aliasing, the object check."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU")
    if not {"adx", "bmi2"} <= set(Path("/proc/cpuinfo").read_text().split()):
        pytest.skip("needs an x86-64 CPU: with ADX and BMI2")
    made = toolchain.assemble("\n".join(_text(n, p) for n, p in MODULI.items()), cwd=tmp_path, name="all")
    symbols = [f"{kind}_{name}" for kind in ("mul", "sqr") for name in MODULI]
    assert object_check.check(made.read_bytes(), "x86-64", symbols) == []
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=tmp_path)))
    rng = random.Random(os.environ["SANGI_SEED"])
    for name, p in MODULI.items():
        _run_modulus(library, name, p, rng)


def _run_modulus(library: ctypes.CDLL, name: str, p: int, rng: random.Random) -> None:
    n = -(-p.bit_length() // 64)
    inverse = pow(2, -64 * n, p)
    memory = [(ctypes.c_uint64 * n)() for _ in range(3)]
    mul, sqr = library[f"mul_{name}"], library[f"sqr_{name}"]

    def put(i: int, value: int) -> None:
        memory[i][:] = [value >> 64 * j & 2**64 - 1 for j in range(n)]

    def got(i: int) -> int:
        return sum(limb << 64 * j for j, limb in enumerate(memory[i]))

    xs, ys = _operands(p, 60, rng), _operands(p, 60, rng)
    pairs = [(x, y) for x in xs[:30] for y in ys[:30]] + list(zip(xs, reversed(ys), strict=True))
    for x, y in pairs:
        for z in range(3):
            put(0, x)
            put(1, y)
            mul(memory[z], memory[0], memory[1])
            assert got(z) == x * y * inverse % p, (name, hex(x), hex(y), z)
    for x in xs + ys:
        for z in (0, 2):
            put(0, x)
            mul(memory[z], memory[0], memory[0])
            assert got(z) == x * x * inverse % p, (name, hex(x), z)
            put(0, x)
            sqr(memory[z], memory[0])
            assert got(z) == x * x * inverse % p, (name, hex(x), z)


@pytest.mark.parametrize(
    "name", ["p256", "k256", "p384", "p511", "p521", "full8", "ones4", "minus6", "plus9"]
)
def test_the_interpreter_agrees_at_64_bits(name: str) -> None:
    """Where registers, stack and reads of unwritten memory are checked too."""
    p = MODULI[name]
    n = -(-p.bit_length() // 64)
    kernels = parse(_text("k", p))
    xs = _operands(p, 60, random.Random(3))
    ys = xs[7:] + xs[:7]
    inverse = pow(2, -64 * n, p)
    given = {"z": None, "x": split(xs, 64, n), "y": split(ys, 64, n)}
    for alias in ({}, {"z": "x"}, {"z": "y"}):
        result = call(kernels["mul_k"], given, width=64, limbs=n, outputs=["z"], alias=alias)
        expected = [x * y * inverse % p for x, y in zip(xs, ys, strict=True)]
        assert join(result.limbs(alias.get("z", "z")), 64) == expected
    del given["y"]
    result = call(kernels["sqr_k"], given, width=64, limbs=n, outputs=["z"])
    assert join(result.limbs("z"), 64) == [x * x * inverse % p for x in xs]
