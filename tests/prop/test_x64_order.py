# SPDX-License-Identifier: MIT OR Apache-2.0
"""Other orders of a kernel's instructions: those that are allowed compute the same, and no other is allowed."""

from __future__ import annotations

import ctypes
import os
import platform
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from test_x64_mul import check_all

from sangi import toolchain
from sangi.codegen import mod
from sangi.codegen.emit import orders, x64_mont, x64_text
from sangi.codegen.emit.assembler import Instruction, Kernel, NoRegister
from sangi.codegen.emit.x64_order import NotAllowed, Scheduler
from sangi.codegen.emit.x64_values import EFFECTS
from sangi.codegen.op import OPERATIONS, any_modulus, available, rows
from sangi.codegen.op.shape import Shape
from sangi.named import NAMED
from sangi.verify.exhaustive import mod as mod_check


def wander(scheduler: Scheduler, moves: int, rng: Random) -> Kernel:
    """The kernel after so many random moves, each of them allowed."""
    order = list(range(len(scheduler.line.steps)))
    kernel, done = scheduler.reordered(order), 0
    while done < moves:
        tried = list(order)
        tried.insert(rng.randrange(len(tried)), tried.pop(rng.randrange(len(tried))))
        if tried == order:
            continue
        try:
            kernel = scheduler.reordered(tried)
        except (NotAllowed, NoRegister):
            continue
        order, done = tried, done + 1
    return kernel


def wandered(moves: int, rng: Random) -> Callable[[Kernel], Kernel]:
    """What changes a kernel so."""
    return lambda kernel: wander(Scheduler.of(kernel), moves, rng)


@pytest.mark.parametrize(
    ("p", "width", "count"),
    [(p, 4, 2) for p in (251, 233, 127, 129, 255, 15 * 16 - 1)]
    + [(p, 2, 3) for p in (61, 47, 31)]
    + [(191, 2, 4)],
)
def test_orders_that_are_allowed_compute_the_same(p: int, width: int, count: int) -> None:
    """Exhaustive in the operands, for moduli of several forms."""
    rng = Random(f"{os.environ['SANGI_SEED']} {p}")
    for _ in range(3):
        check_all(p, width, count, wandered(40, rng))


@pytest.mark.parametrize("size", [(3, 2, 63, 2), (2, 3, 63, 2), (3, 3, 511, 1)], ids=str)
def test_orders_of_any_modulus_compute_the_same(
    size: tuple[int, int, int, int], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Exhaustive in operands and odd moduli, with every aliasing."""
    rng, met = Random(f"{os.environ['SANGI_SEED']} {size}"), list[Kernel]()

    def ordered(kernel: Kernel) -> Kernel:
        met.append(wander(Scheduler.of(kernel), 40, rng))
        return met[-1]

    monkeypatch.setattr(mod, "ordered", ordered)
    ran = mod_check.exhaust("x64", size, tmp_path)
    assert ran.cases > 1000 and len(met) == len(mod_check.at_size(size))


def kernel(*lines: str) -> Kernel:
    """A kernel of some lines, between a program's name and its return."""
    program = OPERATIONS["sqr"].build(Shape.of(NAMED["p256"].modulus, 64))
    split = [line.partition(" ") for line in (*lines, "ret")]
    code = tuple(Instruction(word, tuple(o for o in rest.split(", ") if o)) for word, _, rest in split)
    return Kernel(program, code, ())


@pytest.mark.parametrize(
    ("lines", "swapped"),
    [
        (("mov rax, [rsi]", "mov rcx, rax", "mov [rdi], rcx"), (1, 0, 2)),
        (("mov rax, [rsi]", "add rax, rax", "mov [rdi], rax"), (0, 2, 1)),
        (("mov rdx, [rsi]", "mulx rcx, rax, rdx", "mov [rdi], rax"), (1, 0, 2)),
        (
            ("mov rax, [rsi]", "xor ecx, ecx", "adcx rax, rax", "adox rax, rcx", "mov [rdi], rax"),
            (0, 2, 1, 3, 4),
        ),
        (("mov rax, [rsi]", "mov rcx, 0", "add rax, rax", "adc rcx, 0", "sub rax, 1"), (0, 1, 2, 4, 3)),
        (("mov rax, [rsi]", "mov rcx, rax", "adcx rax, rax", "adcx rax, rcx"), (0, 1, 3, 2)),
        (("mov rax, [rsi]", "mov rcx, rax", "shlx rcx, rcx, rax", "add rax, 1"), (0, 1, 3, 2)),
        (("mov rax, [rsi]", "mov [rdi], rax", "mov rcx, [rsi + 8]"), (0, 2, 1)),
        (("mov rax, [rsi]", "mov [rsp - 8], rax", "mov rcx, [rsp - 8]"), (0, 2, 1)),
        (("mov rax, [rsi]", "mov rcx, [rsi + 8]"), (0, 0)),
    ],
)
def test_an_order_that_reads_something_else_is_refused(
    lines: tuple[str, ...], swapped: tuple[int, ...]
) -> None:
    scheduler = Scheduler.of(kernel(*lines))
    assert len(scheduler.reordered(range(len(lines))).instructions) == len(lines) + 1
    with pytest.raises(NotAllowed):
        scheduler.reordered(swapped)


def test_values_that_do_not_fit_the_registers_are_refused() -> None:
    loads = [f"mov {register}, [rsi + {8 * i}]" for i, register in enumerate(("rax", "rcx", "r8") * 6)]
    stores = [f"mov [rsp - {8 * i + 8}], {register}" for i, register in enumerate(("rax", "rcx", "r8") * 6)]
    lines = [line for pair in zip(loads, stores, strict=True) for line in pair]
    scheduler = Scheduler.of(kernel(*lines))
    with pytest.raises(NoRegister):
        scheduler.reordered((*range(0, 36, 2), *range(1, 36, 2)))


def test_only_known_straight_lines_are_taken() -> None:
    with pytest.raises(ValueError, match="popcnt"):
        Scheduler.of(kernel("popcnt rax, rsi"))
    whole = kernel("mov rax, [rsi]")
    with pytest.raises(ValueError, match="return"):
        Scheduler.of(replace(whole, instructions=whole.instructions[:-1]))


#: Operands with which each mnemonic is assembled, for those that do not take two registers.
SHAPES = {"lea": "rax, [rcx + r8]", "stc": "", "btr": "rax, 63", "neg": "rax"}
SHAPES |= dict.fromkeys(("shld", "shrd"), "rax, rcx, 7")
SHAPES |= dict.fromkeys(("shlx", "shrx"), "rax, rcx, r8") | dict.fromkeys(("shl", "shr"), "rax, 7")
#: CF and OF in the register of flags, of which one bit is always set.
FLAGS = {"c": 1 << 0, "o": 1 << 11}
ALWAYS = 1 << 1


def alone(name: str) -> str:
    """A function that loads a state, executes one instruction, and stores what is left."""
    words = ("rax", "rcx", "r8")
    loads = [f"mov {register}, [rdi + {8 * i}]" for i, register in enumerate(words)]
    stores = [f"mov [rdi + {8 * i}], {register}" for i, register in enumerate(words)]
    line = f"{name} {SHAPES.get(name, 'rax, rcx')}"
    body = [*loads, "push [rdi + 24]", "popfq", line, "pushfq", "pop [rdi + 24]", *stores, "ret"]
    return "\n".join([f".globl only_{name}", f"only_{name}:", *body])


def test_effects_are_those_that_the_cpu_shows(tmp_path: Path) -> None:
    """Of the first operand and the flags: what changes an outcome is listed as read, what changes as written."""
    if platform.machine().lower() not in ("x86_64", "amd64"):
        pytest.skip("needs an x86-64 CPU")
    if not {"adx", "bmi2"} <= set(Path("/proc/cpuinfo").read_text().split()):
        pytest.skip("needs an x86-64 CPU: with ADX and BMI2")
    text = "\n".join([".intel_syntax noprefix", *map(alone, EFFECTS), ""])
    made = toolchain.assemble(text, cwd=tmp_path, name="only")
    library = ctypes.CDLL(str(toolchain.shared([made], cwd=tmp_path)))
    rng = Random(os.environ["SANGI_SEED"])
    for name, effect in EFFECTS.items():
        reads, writes = seen(library[f"only_{name}"], rng)
        assert reads == set(effect.flags_read) | ({"rax"} if effect.reads_first else set()), name
        # A flag that the manual calls undefined may stay as it is on this CPU.
        assert writes - {"rax"} <= set(effect.flags_written), name
        assert ("rax" in writes) == effect.writes_first, name


def seen(function: Callable[[object], object], rng: Random) -> tuple[set[str], set[str]]:
    """What an instruction is seen to read, and what it is seen to write: "rax" and flags."""

    def after(rax: int, others: list[int], flags: int) -> dict[str, int]:
        words = (ctypes.c_uint64 * 4)(rax, *others, flags | ALWAYS)
        function(words)
        assert words[1:3] == others
        return {"rax": words[0], **{flag: words[3] & bit for flag, bit in FLAGS.items()}}

    def word() -> int:
        return rng.choice((rng.getrandbits(64), rng.getrandbits(3), 2**64 - 1))

    states = [(word(), [word(), word()], rng.choice((0, *FLAGS.values()))) for _ in range(300)]
    left = [after(*state) for state in states]
    writes = {
        what
        for (rax, _, flags), out in zip(states, left, strict=True)
        for what in out
        if out[what] != (rax if what == "rax" else flags & FLAGS[what])
    }
    reads = set()
    for (rax, others, flags), out in zip(states, left, strict=True):
        changed = {"rax": after(word(), others, flags)}
        changed |= {flag: after(rax, others, flags ^ bit) for flag, bit in FLAGS.items()}
        reads |= {what for what, other in changed.items() if any(other[w] != out[w] for w in writes)}
    return reads, writes


def searched() -> Iterator[tuple[Kernel, Kernel]]:
    """Every kernel of the library for which orders are searched, as it is built and as it is written."""
    for field in NAMED.values():
        shape = Shape.of(field.modulus, 64)
        for operation in available(shape, tuple(x64_text.SCHEDULED)):
            program = OPERATIONS[operation].build(shape)
            built = x64_text.built(program, shape, x64_text.Constants("p"))
            yield built, x64_text.kernel(program, shape, x64_text.Constants("p"))
    for operation in x64_mont.SCHEDULED:
        for limbs in any_modulus.LIMBS:
            built = mod.built(any_modulus.KERNELS[operation].build(64, limbs))
            yield built, orders.ordered(built)


def test_every_order_that_is_kept_is_used() -> None:
    """None is left behind by a builder that changed."""
    left = dict(orders.found())
    for built, made in searched():
        if order := left.pop(orders.digest(built.instructions), None):
            assert made == Scheduler.of(built).reordered(order) != built
    assert not left, f"search again, the builder changed: {[orders.read()[of]['kernel'] for of in left]}"


def test_every_kernel_of_the_library_can_be_ordered() -> None:
    for built, _ in searched():
        again = Scheduler.of(built).reordered(range(len(built.instructions) - 1))
        assert [i.mnemonic for i in again.instructions] == [i.mnemonic for i in built.instructions]


def test_a_kernel_without_an_order_stays_as_its_builder_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = Shape.of(NAMED["p256"].modulus, 64)
    built = x64_text.built(OPERATIONS["sqr"].build(shape), shape, x64_text.Constants("p"))
    monkeypatch.setattr(orders, "found", lambda: {"0" * 16: (1, 0)})
    assert orders.ordered(built) is built


def reduction(modulus: int) -> list[tuple[bool, bool, bool]]:
    """How each row of a product is reduced, and the limbs that it needs."""
    return [(r.fold, r.wide, r.overflow) for r in rows.plan(Shape.of(modulus, 64), rows.Kind.PRODUCT).rows]


def test_a_users_prime_shares_the_order_of_its_instructions() -> None:
    """Fields that are reduced alike have one kernel but for their constants."""
    first, rng = NAMED["bn254"].modulus, Random(os.environ["SANGI_SEED"])
    users = (rng.getrandbits(254) | 1 << 253 | 1 for _ in range(64))
    alike = [n for n in (NAMED["bn254_order"].modulus, *users) if reduction(n) == reduction(first)]
    assert len(alike) > 16
    digests = set()
    for modulus in (first, *alike[:3]):
        shape = Shape.of(modulus, 64)
        built = x64_text.built(OPERATIONS["mul"].build(shape), shape, x64_text.Constants(f"c{modulus % 10}"))
        digests.add(orders.digest(built.instructions))
        changed = replace(built, instructions=(Instruction("stc"), *built.instructions[1:]))
        assert orders.digest(changed.instructions) not in digests
    assert digests == {orders.digest(built.instructions)}
