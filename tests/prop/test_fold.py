# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo 2^k - c: which moduli are folded, their kernels at narrow limbs, and every instruction of these.

What is exhausted at limbs of 4 bits has no estimated quotient whose sign is a bit: limbs of 8 bits have, and there
every x meets edges and random y.
"""

import os
import random
import re
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.codegen.op.special import pseudo_mersenne
from sangi.codegen.program import Program
from sangi.named import NAMED
from sangi.verify.exhaustive.field import limbs_of, value_of, wrong
from sangi.verify.interp.text import Refused
from sangi.verify.mutation.field import text_mutants
from sangi.verify.run import field as execute

#: Two limbs of 8 bits: 2^15 - 9 is to them what 2^255 - 19 is to four of 64.
MINIATURES = {
    "estimated, a spare bit": 2**15 - 9,
    "estimated, full": 2**16 - 15,
    "exact, a spare bit": 2**15 - 63,
    "exact, full": 2**16 - 129,
    "exact, more spare bits": 2**13 - 3,
}
#: At limbs of 4 bits: estimated, exact, and exact with a spare bit.
NARROW = (253, 243, 125)


def built(shape: Shape) -> dict[str, Program]:
    return {name: OPERATIONS[name].build(shape) for name in available(shape, ("mul", "sqr", "mul_lazy"))}


def operands(name: str, p: int, radix: int) -> tuple[np.ndarray, np.ndarray]:
    """Every x with edges and random y; of a lazy product y is any number of two limbs."""
    source = random.Random(int(os.environ["SANGI_SEED"]))
    limit = radix if name == "mul_lazy" else p
    y = [0, 1, 255, 256, p - 1, p - 256, limit - 1, *(source.randrange(limit) for _ in range(9))]
    every = np.arange(p, dtype=np.int64)
    if name == "sqr":
        return every, every
    return np.tile(every, len(y)), np.repeat(np.array(y, np.int64), p)


def fault(executor: execute.Executor, symbol: str, program: Program, p: int) -> str:
    """The first operands whose product is wrong, or ""."""
    x, y = operands(program.name, p, 1 << 16)
    given = {"x": limbs_of(x, 8, 2), "y": limbs_of(y, 8, 2)}
    left = executor.run(symbol, {k: v for k, v in given.items() if k in program.pointers}, {})
    got = value_of(left["z"], 8)
    bad = np.flatnonzero(~OPERATIONS[program.name].agrees(got, x * y % p, p))
    return f"{x[bad[0]]} * {y[bad[0]]} gave {got[bad[0]]}" if bad.size else ""


def test_what_is_folded() -> None:
    folded = {
        (name, w) for name, f in NAMED.items() for w in (16, 32, 64) if Shape.of(f.modulus, w).factor == 1
    }
    assert folded == {("p25519", 16), ("p25519", 32), ("p25519", 64), ("secp256k1", 64)}
    assert pseudo_mersenne(2**383 - 187, 64, 6) and pseudo_mersenne(2**64 - 59, 64, 1) is None
    assert pseudo_mersenne(2**521 - 1, 64, 9) is None and pseudo_mersenne(2**130 - 5, 64, 3) is None


def test_the_bounds_of_a_quotient_are_met() -> None:
    """The largest t < R p, and what its fold leaves, against the promises of the form."""
    for what, p in MINIATURES.items():
        form = pseudo_mersenne(p, 8, 2)
        assert form is not None and form.estimates == what.startswith("estimated")
        t = (p << 16) - 1
        assert (t % 2**16 + form.delta * (t >> 16)) >> form.bits <= form.quotient
        assert (form.quotient + 1) * form.c <= p


@pytest.mark.parametrize("what", MINIATURES)
def test_at_limbs_of_8_bits(what: str, tmp_path: Path) -> None:
    p = MINIATURES[what]
    shape = Shape.of(p, 8, 2)
    programs = built(shape)
    shapes = dict.fromkeys(programs, shape)
    (tmp_path / "loops").mkdir()
    for executor in (
        execute.x64(programs, p),
        execute.portable_c(programs, tmp_path),
        execute.portable_c(programs, tmp_path / "loops", shapes),
    ):
        for symbol, program in programs.items():
            assert fault(executor, symbol, program, p) == ""


def survivors(
    programs: dict[str, Program], p: int, tried: Callable[[execute.Executor, str, Program, int], str]
) -> list[tuple[str, str]]:
    """The mutants of emitted kernels that `tried` finds no fault in; a product that is dropped is no mutant."""
    alive = []
    for symbol, program in programs.items():
        text = x64_text.text({symbol: program}, p, "modulus", hidden=False)
        for what, edited in text_mutants(text):
            try:
                found = tried(execute.Interpreted(edited, {symbol: program}), symbol, program, p)
            except Refused as refused:
                found = str(refused)
            if not found and not re.fullmatch(r"'mulx (\w+), \1, rdx' removed", what):
                alive.append((program.name, what))
    return alive


def test_every_carry_of_a_miniature_counts() -> None:
    p = MINIATURES["estimated, a spare bit"]
    made = built(Shape.of(p, 8, 2))
    alive = survivors({name: made[name] for name in ("mul", "sqr")}, p, fault)
    # Twice the products x_i x_j carry nothing out where p has a spare bit.  The prover does not see that.
    assert [name for name, _ in alive] == ["sqr"] and alive[0][1].startswith("'adcx")


@pytest.mark.parametrize("p", NARROW)
def test_every_carry_counts_at_limbs_of_4_bits(p: int) -> None:
    made = built(Shape.of(p, 4, 2))

    def tried(executor: execute.Executor, symbol: str, program: Program, p: int) -> str:
        return wrong(executor, symbol, program, OPERATIONS[program.name], p, ({},))[1]

    assert survivors({"mul": made["mul"]}, p, tried) == []
