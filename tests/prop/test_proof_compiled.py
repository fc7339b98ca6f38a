# SPDX-License-Identifier: MIT OR Apache-2.0
"""Portable C proved through gcc's object: what is reached, damaged kernels, and mutants."""

from __future__ import annotations

import platform
import random
import re
from collections import Counter
from itertools import product
from pathlib import Path

import pytest
from sampling import sampled

from sangi import toolchain
from sangi.codegen import shared
from sangi.codegen.emit import x64_text
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.tree import library_field
from sangi.named import NAMED
from sangi.verify.symbolic import Proof, Unproved, compiled, contracts, image, native, prove, witness
from sangi.verify.symbolic.committed import prove_compiled
from sangi.verify.symbolic.spec import Spec

PROVED = (
    "add",
    "sub",
    "neg",
    "dbl",
    "half",
    "select",
    "cswap",
    "is_zero",
    "equal",
    "mul",
    "sqr",
    "mul_small",
)
LAZY = ("reduce", "add_lazy", "mul_lazy")
#: Fields whose top limb is full, or has no room for the lazy operations.
FULL = ("p256", "p384", "p448", "secp256k1", "p256_order", "secp256k1_order")

pytestmark = pytest.mark.skipif(
    platform.machine() not in ("x86_64", "AMD64"), reason="needs an x86-64 CPU: gcc's object is for this host"
)


def text(root: Path, name: str, operation: str) -> str:
    """The generated C of one kernel, with what stands before it in its file."""
    whole = shared.whole(root, f"generated/field/{name}_c64.c")
    head = whole[: whole.index("\n/* z <- ")]
    start = whole.index(f"void sangi_{name}_{operation}_c(", len(head))
    return head + "\n\n" + whole[start : whole.index("\n}\n", start) + 3]


def made(root: Path, source: str, folder: Path, *flags: str) -> bytes:
    """The object that gcc makes of it."""
    include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", "-DSANGI_LIMB_BITS=64")
    everything = (*compiled.FLAGS, *flags, *include)
    return toolchain.compile_c(source, cwd=folder, compiler=toolchain.gcc(), flags=everything).read_bytes()


def case(name: str, operation: str) -> tuple[str, Spec]:
    """A kernel's symbol and the first case of its contract."""
    field = library_field(NAMED[name], "c")
    limbs = field.shape(64).limbs
    return f"sangi_{name}_{operation}_c", contracts.specs(operation, field.modulus, limbs)[0]


@pytest.mark.parametrize(("name", "level"), sampled(product(NAMED, ("-O1", "-O2", "-O3")), 3))
def test_the_generated_c_is_proved_as_gcc_compiles_it(name: str, level: str) -> None:
    found = prove_compiled(name, flags=(level, *compiled.FLAGS[1:]))
    proved, refused = compiled.proved(found)
    assert not refused, found
    assert set(proved) == {*PROVED, *(() if name in FULL else LAZY)}, found
    assert sum(one.seconds for one in found if isinstance(one, Proof)) < 20


@pytest.mark.parametrize("name", sampled(("p256", "p381", "p521", "bn254", "secp256k1_order"), 2))
def test_small_factors_are_proved_and_damaged_ones_refused(root: Path, tmp_path: Path, name: str) -> None:
    """The quotient of a product by a small number, estimated from its top bits: any other reciprocal is refused."""
    source, p = text(root, name, "mul_small"), NAMED[name].modulus
    symbol, spec = case(name, "mul_small")
    assert prove(image.read(made(root, source, tmp_path)), symbol, spec).paths == 2
    reciprocal = (1 << p.bit_length() + 62) // p
    for wrong in (reciprocal - 2**60, reciprocal + 2**60):
        old, new = (f"{n:#018x}" for n in (reciprocal, wrong))
        assert source.count(old) == 1
        with pytest.raises(Unproved):
            prove(image.read(made(root, source.replace(old, new), tmp_path)), symbol, spec)


@pytest.mark.parametrize("operation", ["is_zero", "equal"])
def test_one_limb_is_compared(tmp_path: Path, operation: str) -> None:
    """As a user's field of one limb: assembly of ours, whose answer is refused where it is another one."""
    p = 2**64 - 59
    program = OPERATIONS[operation].build(Shape.of(p, 64))
    source = x64_text.text({"f": program}, p, "constants", hidden=False)
    (spec,) = contracts.specs(operation, p, 1)
    prove(toolchain.assemble(source, cwd=tmp_path).read_bytes(), "f", spec)
    for old, new in (
        (", 1\n", ", 2\n"),
        ("sbb rax, rax", "mov eax, 0"),
        ("sbb rax, rax", "sbb rax, rax\n    neg rax"),
    ):
        assert source.count(old) == 1
        wrong = toolchain.assemble(source.replace(old, new), cwd=tmp_path, name="wrong").read_bytes()
        with pytest.raises(Unproved):
            prove(wrong, "f", spec)


DAMAGE = (
    ("add", "x3, y3, &c14", "x3, y3, &(sangi_limb){0}"),
    ("add", "sangi_limb_select(t43, t17, t35)", "sangi_limb_select(t43, t35, t17)"),
    ("add", "t13, UINT64_C(0xb9feffffffffaaab)", "t13, UINT64_C(0xb9feffffffffaaad)"),
    ("sub", "sangi_limb_sub(x5, y5", "sangi_limb_sub(x5, y4"),
    ("half", "t31 = sangi_limb_add(x5, t20", "t31 = sangi_limb_add(x5, t19"),
    ("mul", "SANGI_MAC(t40, t41, k[7], t26, t30, t39)", "SANGI_MAC(t40, t41, k[7], t26, t30, 0)"),
    ("mul", "0x6a4aaa14be07a408", "0x6a4aaa14be07a409"),
)


@pytest.mark.parametrize(("operation", "old", "new"), DAMAGE)
def test_damaged_c_is_refused(root: Path, tmp_path: Path, operation: str, old: str, new: str) -> None:
    source = text(root, "p381", operation)
    symbol, spec = case("p381", operation)
    assert prove(made(root, source, tmp_path), symbol, spec).instructions > 50
    assert source.count(old) == 1
    content = made(root, source.replace(old, new), tmp_path)
    with pytest.raises(Unproved, match=symbol):
        prove(content, symbol, spec, witness=witness.searcher(content, 2000))


def test_a_kernel_that_takes_too_long_is_refused(root: Path, tmp_path: Path) -> None:
    symbol, spec = case("p381", "mul")
    with pytest.raises(Unproved, match="takes too long"):
        prove(made(root, text(root, "p381", "mul"), tmp_path), symbol, spec, seconds=0)


def _flipped(content: bytes, symbol: str, count: int, source: random.Random) -> dict[str, bytes]:
    """Objects with one bit of the kernel flipped.

    The kernel is found in the file by its last bytes: a relocation changes some of the others.
    """
    loaded = image.read(content)
    start, size = loaded.symbols[symbol]
    body = loaded.code(start)[:size]
    end = body[-64:]
    start, size = content.index(end) + len(end) - len(body), len(body)
    assert content.count(end) == 1
    out = {}
    for bit in source.sample(range(8 * size), min(count, 8 * size)):
        flipped = bytearray(content)
        flipped[start + bit // 8] ^= 1 << bit % 8
        out[f"bit {bit % 8} of byte {bit // 8} flipped"] = bytes(flipped)
    return out


def _edited(assembly: str, count: int, source: random.Random, folder: Path) -> dict[str, bytes]:
    """Objects with one instruction deleted, said twice, or swapped with the next."""
    lines = assembly.splitlines()
    code = [i for i, line in enumerate(lines) if re.match(r"\t[a-z]", line)]
    out = {}
    for at in source.sample(range(len(code) - 1), min(count, len(code) - 1)):
        changed, here, then = list(lines), code[at], code[at + 1]
        kind = source.choice(("deleted", "said twice", "swapped"))
        if kind == "swapped":
            changed[here], changed[then] = changed[then], changed[here]
        else:
            changed[here] = "" if kind == "deleted" else f"{lines[here]}\n{lines[here]}"
        made = toolchain.assemble("\n".join(changed) + "\n", cwd=folder, name="edited")
        out[f"{lines[here].strip()} {kind}"] = made.read_bytes()
    return out


def _campaign(root: Path, folder: Path, name: str, operation: str, count: int, seed: int) -> Counter[str]:
    """Proves mutants of a kernel and runs those that were proved: one by one, as they share a symbol."""
    symbol, spec = case(name, operation)
    source, draw = text(root, name, operation), random.Random(seed)
    mutants = _flipped(made(root, source, folder), symbol, count, draw)
    mutants |= _edited(made(root, source, folder, "-S").decode(), count // 2, draw, folder)
    tried = witness.vectors(spec, 4000, seed)
    counts: Counter[str] = Counter()
    for what, mutant in mutants.items():
        try:
            prove(mutant, symbol, spec, seconds=5)
        except Unproved:
            counts["refused"] += 1
            continue
        (folder / "mutant.o").write_bytes(mutant)
        (outcome,) = native.run([folder / "mutant.o"], [symbol], spec, tried, cwd=folder)
        assert outcome.verdict == "ok", f"{operation}, {what}: proved and {outcome}"
        counts["proved"] += 1
    return counts


@pytest.mark.parametrize(
    ("name", "operation", "count"),
    sampled(
        [
            *(("p381", "add", 80), ("p381", "half", 60), ("p381", "mul", 60), ("p381", "select", 40)),
            *(("p256", "mul_small", 60), ("p448", "mul_small", 60), ("secp256k1", "mul", 60)),
        ]
    ),
)
def test_no_mutant_of_the_object_is_both_proved_and_wrong(
    root: Path, tmp_path: Path, name: str, operation: str, count: int
) -> None:
    counts = _campaign(root, tmp_path, name, operation, count, 1)
    assert counts["refused"] > counts.total() / 2


@pytest.mark.full
@pytest.mark.matrix(6)
@pytest.mark.parametrize(
    ("name", "operation", "count"),
    [
        *(("p381", operation, 1500) for operation in ("add", "sub", "dbl", "half", "reduce", "cswap")),
        *(("p381", "mul", 600), ("p381", "sqr", 600), ("p25519", "mul", 300), ("secp256k1", "mul", 300)),
        *((name, "mul_small", 400) for name in ("p256", "p448", "p521", "secp256k1_order")),
    ],
)
def test_no_mutant_of_many_is_both_proved_and_wrong(
    root: Path, tmp_path: Path, name: str, operation: str, count: int
) -> None:
    counts = _campaign(root, tmp_path, name, operation, count, 2)
    assert counts["refused"] > counts.total() / 2
