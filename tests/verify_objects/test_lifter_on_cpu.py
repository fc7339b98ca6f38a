# SPDX-License-Identifier: MIT OR Apache-2.0
"""The lifter against this CPU: random programs of every instruction that it allows, run symbolically and natively.

An instruction that the symbolic run refuses is left out.  At the end every register and flag that holds a number must
be what the CPU leaves, in all three forms.
"""

from __future__ import annotations

import itertools
import os
import platform
import random
from collections import Counter
from collections.abc import Iterator

import kernels
import pytest

from sangi.verify.objects import execution
from sangi.verify.objects.operands import Operands
from sangi.verify.symbolic import Spec, Unproved, bits, image, lift, poly, residue
from sangi.verify.symbolic.code import Instruction, Program
from sangi.verify.symbolic.entry import start
from sangi.verify.symbolic.forms import Word
from sangi.verify.symbolic.lift import MNEMONICS, step
from sangi.verify.symbolic.state import State, Undecided
from sangi.verify.symbolic.values import Values
from sangi.verify.symbolic.words import Ledger

LIMBS = 18
R = 1 << 64 * LIMBS
SPEC = Spec("mul_plain", R - 1, LIMBS, {"x": R, "y": R}, R, share={})
REGISTERS = ("rax", "rbx", "rcx", "rdx", "rbp", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15")
BYTES = {name: f"{name}b" if name[1:].isdigit() else name[1] + "l" for name in REGISTERS} | {"rbp": "bpl"}
HALVES = {name: f"{name}d" if name[1:].isdigit() else "e" + name[1:] for name in REGISTERS}
FLAGS = {"cf": "setc", "of": "seto", "zf": "setz", "sf": "sets"}
#: What no random program holds: it ends a function, or needs a place to go to.
ELSEWHERE = {
    "ret",
    "call",
    "jmp",
    "endbr64",
    "nop",
    "leave",
    "jbe",
    *(f"j{c}" for c in ("b", "ae", "e", "ne", "o", "no", "s", "ns")),
}


def candidates(source: random.Random, count: int) -> Iterator[str]:
    """Instructions as text, most of them on random registers."""
    for _ in range(count):
        a, b, c = (source.choice(REGISTERS) for _ in range(3))
        k, slot = source.randrange(1, 64), 8 * source.randrange(1, 8)
        x = f"[rsi + {8 * source.randrange(LIMBS)}]"
        mask = source.choice(((1 << k) - 1, 2**64 - (1 << k)))
        small = source.randrange(1, 9)
        form = source.choice(("b", "ae", "e", "ne", "o", "no"))
        yield from source.choice((
            (f"{source.choice(('add', 'adc', 'sub', 'sbb', 'adcx', 'adox', 'cmp'))} {a}, {source.choice((b, x))}",),
            (f"{source.choice(('add', 'adc', 'sub', 'sbb'))} {a}, {source.choice((0, 1, -1, small))}",),
            (f"mulx {a}, {b}, {source.choice((c, x))}",), (f"mul {a}",), (f"imul {a}, {b}",),
            (f"imul {a}, {b}, {small}",),
            (f"mov {a}, {source.choice((b, x, small))}",), (f"movabs {a}, {source.randrange(1 << 64)}",),
            (f"lea {a}, [{b} + {source.choice((1, 2, 4, 8))} * {c}]",), (f"lea {a}, [{b} + {small}]",),
            (f"{source.choice(('shl', 'shr'))} {a}, {source.choice((1, k))}",),
            (f"{source.choice(('shld', 'shrd'))} {a}, {b}, {k}",), (f"{source.choice(('rcl', 'rcr'))} {a}, 1",),
            (f"xor {a}, {a}",), (f"xor {a}, {b}", f"xor {a}, {b}"), (f"movabs {a}, {mask}", f"and {b}, {a}"),
            (f"and {a}, 1",), (f"or {a}, {b}",), (f"test {BYTES[a]}, {BYTES[a]}",), (f"test {a}, {b}",),
            (f"mov {a}, {k}", f"{source.choice(('bzhi', 'shlx', 'shrx'))} {b}, {c}, {a}"),
            (f"{source.choice(('inc', 'dec'))} {a}",), (source.choice(("clc", "stc", "cmc")),),
            (f"set{form} {BYTES[a]}", f"movzx {b}, {BYTES[a]}"), (f"set{form} byte ptr [rsp - {slot}]",),
            (f"movzx {HALVES[a]}, byte ptr [rsp - {slot}]",),
            (f"set{form} {BYTES[a]}", f"add {BYTES[a]}, {source.choice(('0xff', '0x7f', '1'))}"),
            (f"set{form} {BYTES[a]}", f"mov {BYTES[b]}, {BYTES[a]}", f"adc {BYTES[b]}, {source.choice((0, 3))}"),
            (f"cmov{form} {a}, {b}",), (f"sbb {a}, {a}", f"and {a}, {small}"), (f"sbb {a}, {a}", f"and {a}, {b}"),
            (f"neg {a}",), (f"not {a}",), (f"xchg {a}, {b}",), (f"xchg [rsp - {slot}], {a}",),
            (f"bt {a}, {source.choice((0, 63))}",),
            (f"{source.choice(('btr', 'bts'))} {a}, {source.choice((63, 5))}",), (f"mov [rsp - {slot}], {a}",),
            (f"mov {a}, [rsp - {slot}]",), (f"push {a}", f"pop {b}"),
            (f"mov {HALVES[a]}, {small}", f"{source.choice(('add', 'sub', 'cmp'))} {HALVES[a]}, 2"),
            (f"shl {b}, {small}", f"movabs {a}, {(1 << 20) - 1 << small}", f"and {b}, {a}"),
            (f"mov {a}, {x}", f"mov {b}, {a}", f"shr {a}, 40", f"and {HALVES[a]}, 15", f"shrd {b}, {c}, 44"),
            (f"movabs {a}, {(1 << 60) - 1}", f"and {a}, {x}", f"mov {b}, {a}", f"shr {b}, 52"),
            ("clc", f"sbb {a}, {a}", f"sub {b}, {a}"), (f"sbb {a}, {a}", f"neg {a}"),
            (f"sbb {a}, {a}", f"sub {b}, {a}"), (f"adc {a}, {b}", f"mov {a}, 0", f"adc {a}, 0", f"cmove {a}, {b}"),
            (f"shl {b}, 63", f"cmp {a}, {b}", f"{source.choice(('set', 'setn'))}s {BYTES[c]}"),
            (f"shl {b}, 63", f"cmp {a}, {b}", f"{source.choice(('cmov', 'cmovn'))}s {a}, {c}"),
            (f"mov {HALVES[a]}, 7", f"{source.choice(('inc', 'dec'))} {HALVES[a]}"),
        ))  # fmt: skip


class Run:
    """A symbolic run of one program beside the values of its atoms."""

    def __init__(self, program: Program, ledger: Ledger, operands: Operands) -> None:
        self.state = start(program, "f", SPEC, None, ledger)
        self.values = Values()
        self.values.of += [*operands.limbs["x"], *operands.limbs["y"]]

    def take(self, instruction: Instruction) -> bool:
        """Runs an instruction if the lifter allows it here; whether it did."""
        before, births = self.state.clone(), len(self.state.ledger.births)
        try:
            while True:
                try:
                    step(self.state, instruction)
                    break
                except Undecided as open_:
                    self._born(births)
                    births = len(self.state.ledger.births)
                    self.state.choose(open_.flag, self.values.word(open_.flag))
        except (Unproved, poly.Precision):
            del self.values.of[len(before.ledger.names) :]
            self.state = before
            return False
        self._born(births)
        return True

    def _born(self, births: int) -> None:
        for birth in self.state.ledger.births[births:]:
            self.values.born(birth)

    def forms(self, word: Word) -> set[int]:
        """The values of a word's forms."""
        at = self.values.of.__getitem__
        found = {
            poly.evaluate(word.value, at),
            poly.evaluate(word.local, at),
            residue.evaluate(word.residue, at),
        }
        return found if all(word.low <= value <= word.high for value in found) else {-1}


def operands(source: random.Random) -> Operands:
    """Limbs at the edges and random ones."""
    edges = (0, 1, 2**64 - 1, 2**63, 2**63 - 1, 2**32, 12345)
    limbs = {
        name: tuple(source.choice((*edges, source.randrange(1 << 64))) for _ in range(LIMBS)) for name in "xy"
    }
    return Operands(limbs, {}, {"z": 0})


def entry(source: random.Random) -> list[str]:
    """Loads every register."""
    return [f"mov {name}, [{base} + {8 * i}]" for i, (name, base) in enumerate(_bases(source))]


def _bases(source: random.Random) -> list[tuple[str, str]]:
    loads = [(name, source.choice(("rsi", "rdx"))) for name in REGISTERS if name != "rdx"]
    return [*loads, ("rdx", "rsi")]


def compared(seed: int, ledger: Ledger, seen: Counter[str]) -> int:
    """Runs one program both ways; the number of values compared."""
    source = random.Random(seed)
    held = operands(source)
    lines = [*entry(source), "test eax, eax", *candidates(source, 70)]
    loaded = image.read(kernels.assembled("\n".join([*lines, "ret"])))
    program = Program(loaded)
    run = Run(program, ledger, held)
    kept, address = [], loaded.function("f")
    for line in lines:
        instruction = program.at(address)
        address = instruction.after
        if run.take(instruction):
            kept.append(line)
            seen[instruction.mnemonic] += 1
    tail, wanted = _stored(run.state)
    body = "\n".join([*kept, *tail, "ret"])
    wrong = execution.find(image.read(kernels.assembled(body)), "f", SPEC, [held])
    assert wrong is not None, body
    assert not wrong.crash, body
    for i, (name, word) in enumerate(wanted):
        assert run.forms(word) == {wrong.left["z"][i]}, f"{name} after\n{body}"
    return len(wanted)


def _stored(state: State) -> tuple[list[str], list[tuple[str, Word]]]:
    """Instructions that store what is known, and what that is, by limb of z."""
    registers = [(name, value) for name in REGISTERS if isinstance(value := state.registers[name], Word)]
    flags = [(name, flag) for name in FLAGS if isinstance(flag := state.flags[name], Word)]
    lines = [f"mov [rdi + {8 * i}], {name}" for i, (name, _) in enumerate(registers)]
    for i, (name, _) in enumerate(flags, len(registers)):
        lines += ["mov eax, 0", f"{FLAGS[name]} al", f"mov [rdi + {8 * i}], rax"]
    unused = range(len(registers) + len(flags), LIMBS)
    lines += ["mov eax, 1", *(f"mov [rdi + {8 * i}], rax" for i in unused)]
    return lines, [*registers, *flags]


def _compare(programs: int, seed: int) -> Counter[str]:
    if platform.machine() not in ("x86_64", "AMD64"):
        pytest.skip("needs an x86-64 CPU")
    seen: Counter[str] = Counter()
    ways = itertools.cycle(itertools.product((False, True), repeat=2))
    values = 0
    for number, (plain, linear) in zip(range(programs), ways, strict=False):
        values += compared(seed + number, Ledger(plain=plain, linear=linear), seen)
    assert values > 8 * programs
    return seen


def test_random_programs_leave_what_the_lifter_says() -> None:
    _compare(24, int(os.environ["SANGI_SEED"]))


def test_an_instruction_that_does_something_else_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lift, "MNEMONICS", {**MNEMONICS, "add": MNEMONICS["sub"]})
    with pytest.raises(AssertionError, match="after"):
        _compare(64, int(os.environ["SANGI_SEED"]))


@pytest.mark.full
def test_every_instruction_leaves_what_the_lifter_says() -> None:
    seen = _compare(400, int(os.environ["SANGI_SEED"]))
    assert {*MNEMONICS} - {*ELSEWHERE} <= set(seen)


@pytest.mark.parametrize("count", [1, 8, 56, 63])
def test_a_word_whose_range_hides_that_it_is_constant_is_shifted(count: int) -> None:
    value = 1 << 63
    word = Word(poly.const(value), poly.const(value), residue.const(value), 0, value)
    high, low = bits.shift(Ledger(), word, count)
    assert (high.known, low.known) == divmod(value << count, 1 << 64)


@pytest.mark.parametrize("count", [10, 40])
def test_shifts_of_a_word_and_of_its_multiple_differ(count: int) -> None:
    ledger, values = Ledger(), Values()
    word = ledger.word(ledger.fresh("x", 0, 2**62 - 1))
    values.of.append(2**61 + 12345)
    for factor in (3, 1):
        before = len(ledger.births)
        high, low = bits.shift(ledger, bits.times(word, factor), count)
        for birth in ledger.births[before:]:
            values.born(birth)
        wanted = divmod(factor * values.of[0] << count, 1 << 64)
        assert (values.word(high), values.word(low)) == wanted, factor


def test_a_product_whose_value_is_one_term_is_shifted() -> None:
    ledger = Ledger()
    x, y = (ledger.word(ledger.fresh(name, 0, (1 << 32) - 1)) for name in "xy")
    _, product = ledger.mul(x, y)
    term = Word(product.value, product.value, product.residue, 0, (1 << 64) - 1)
    for count in (1, 20, 63):
        high, low = bits.shift(ledger, term, count)
        assert (high.low, low.low) == (0, 0) and high.high < 1 << count
