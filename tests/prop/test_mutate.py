# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every mutant is caught; and the judgement itself is tried on fates that it must refuse."""

from collections import Counter

import pytest

from sangi import api
from sangi.codegen.op import OPERATIONS, Shape
from sangi.codegen.program import Op
from sangi.errors import CheckFailed
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.mutation import field as mutate
from sangi.verify.mutation import mod as mod_mutate
from sangi.verify.mutation import programs as mutants
from sangi.verify.mutation import x8 as x8_mutate
from sangi.verify.mutation.field import Fate
from sangi.verify.mutation.programs import Mutant

BACKENDS = ("x64", "c", "ir", "x64 text")
OPERATION_NAMES = ("add", "sub", "neg", "dbl", "half", "select", "cswap", "is_zero", "equal")
#: What is dropped or changed at least once, through every back end that takes programs.
KINDS = (
    "carry dropped",
    "borrow dropped",
    "bit dropped",
    "mask is always 0",
    "mask is always 15",
    "widen is always 0",
    "widen is always 1",
    "select takes only its first",
    "select takes only its second",
    "and takes only its first",
    "or takes only its second",
    "xor takes only its first",
    "no choice",
    "a limb is not stored",
    "the parity of the wrong limb",
)
#: Instructions of the emitted text that are replaced or removed.
INSTRUCTIONS = ("adc", "sbb", "rcr", "cmovc", "cmovnz", "and", "test", "cmp", "bt")


@pytest.mark.full
def test_every_mutant_of_every_operation_is_caught() -> None:
    fates = mutate.run()
    assert {f.key for f in mutate.judge(fates)} == set(mutate.EQUIVALENT)
    assert {f.operation for f in fates} == set(OPERATIONS)


def test_every_mutant_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The operations without products, and one with a factor; the full run has them all."""
    chosen = (*OPERATION_NAMES, "mul_small")
    monkeypatch.setattr(mutate, "OPERATIONS", {name: OPERATIONS[name] for name in chosen})
    fates = mutate.run()
    survivors = mutate.judge(fates)
    assert survivors == [] and not {key[0] for key in mutate.EQUIVALENT} & set(chosen)
    assert len(fates) >= 1610
    sizes = {(width, limbs) for width, limbs, _ in exhaust.SIZES}
    for backend in BACKENDS:
        mine = [f for f in fates if f.backend == backend]
        assert {f.operation for f in mine} >= set(OPERATION_NAMES)
        for name in OPERATION_NAMES:
            assert {(f.size, f.form) for f in mine if f.operation == name} == {
                (size, form) for size in sizes for form in ("spare", "full")
            }
    for backend in ("x64", "c", "ir"):
        said = " ".join(f.what for f in fates if f.backend == backend)
        assert [kind for kind in KINDS if kind not in said] == []
    edits = Counter(f.what.strip("'").split()[0] for f in fates if f.backend == "x64 text")
    assert set(INSTRUCTIONS) <= set(edits)


def test_every_step_that_can_be_dropped_has_its_mutant() -> None:
    for name in OPERATION_NAMES:
        for spare in (True, False):
            program = OPERATIONS[name].build(Shape(101, 4, 2, spare))
            made = list(mutants.of(program))
            touched = {m.node for m in made}
            telling = (Op.MASK, Op.WIDEN, Op.SELECT, Op.AND, Op.OR, Op.XOR, Op.LOW_BIT, Op.STORE)
            for number, node in enumerate(program.nodes):
                linked = node.op in (Op.ADD, Op.SUB, Op.SHIFT) and node.args[-1].kind.value == "carry"
                assert (number in touched) == (linked or node.op in telling), (name, number)
            assert all(m.program.nodes != program.nodes for m in made)


def fate(fault: str, what: str = "carry dropped at node 3", backend: str = "c") -> Fate:
    return Fate(backend, (4, 2), "full", "add", what, fault)


def test_a_survivor_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "EQUIVALENT", {})
    assert mutate.judge([fate("gave 1, expected 2")]) == []
    with pytest.raises(CheckFailed, match="no check catches: add, full, carry dropped at node 3"):
        mutate.judge([fate("gave 1, expected 2"), fate("", backend="ir")])


def test_a_survivor_with_a_reason_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    survivor = fate("")
    monkeypatch.setattr(mutate, "EQUIVALENT", {survivor.key: "the carry is always 0"})
    assert mutate.judge([survivor]) == [survivor]


def test_a_reason_for_a_mutant_that_is_caught_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    caught = fate("gave 1, expected 2")
    monkeypatch.setattr(mutate, "EQUIVALENT", {caught.key: "wishful"})
    with pytest.raises(CheckFailed, match="listed as equivalent, but caught: add, full, carry dropped"):
        mutate.judge([caught])


@pytest.mark.parametrize("backend", ["x64", "c", "ir"])
def test_an_equivalent_mutant_survives_and_is_named(backend: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that nobody touched stands for a mutant that computes the same."""
    monkeypatch.setattr(mutate, "OPERATIONS", {name: OPERATIONS[name] for name in ("neg", "equal")})
    monkeypatch.setattr(mutants, "of", lambda program: iter([Mutant(program.name, "nothing", program)]))
    monkeypatch.setattr(mutate, "EQUIVALENT", {})
    fates = mutate.run_programs(backend, (2, 3, 15), lambda _: None)
    assert [(f.backend, f.form, f.operation, f.fault) for f in fates] == [
        (backend, form, name, "") for form in ("spare", "full") for name in ("neg", "equal")
    ]
    with pytest.raises(CheckFailed, match=r"equal, full, nothing; .*neg, spare, nothing"):
        mutate.judge(fates)


def test_text_that_nobody_touched_survives(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "OPERATIONS", {"sub": OPERATIONS["sub"]})
    monkeypatch.setattr(mutate, "text_mutants", lambda text: iter([("nothing", text)]))
    fates = mutate.run_text((4, 2, 31), lambda _: None)
    assert [f.fault for f in fates] == ["", ""]
    with pytest.raises(CheckFailed, match="sub, full, nothing"):
        mutate.judge(fates)


def test_text_mutants_change_one_line() -> None:
    text = "f:\n    adc rax, [rsi]\n    cmovc rax, rdx\n    mov [rdi], rax\n    ret"
    made = dict(mutate.text_mutants(text))
    assert list(made) == [
        "'adc rax, [rsi]' becomes add",
        "'cmovc rax, rdx' becomes cmovnc",
        "'cmovc rax, rdx' removed",
    ]
    assert made["'adc rax, [rsi]' becomes add"] == text.replace("adc", "add")
    assert made["'cmovc rax, rdx' removed"] == text.replace("    cmovc rax, rdx", "")


def test_what_the_command_prints(monkeypatch: pytest.MonkeyPatch) -> None:
    fates = [fate("gave 1, expected 2"), fate("", "borrow dropped at node 5")]
    monkeypatch.setattr(mutate, "run", lambda progress: fates)
    monkeypatch.setattr(mutate, "EQUIVALENT", {fates[1].key: "p is odd"})
    others = [fate("", "another step")]
    monkeypatch.setattr(mod_mutate, "fates", lambda progress: iter(others))
    monkeypatch.setattr(mod_mutate, "EQUIVALENT", {others[0].key: "m is odd"})
    monkeypatch.setattr(x8_mutate, "fates", lambda progress: iter(()))
    monkeypatch.setattr(mutate, "listed", lambda: iter(mutate.named([*fates, *others])))
    monkeypatch.setattr(mod_mutate, "listed", lambda: iter(()))
    monkeypatch.setattr(x8_mutate, "listed", lambda: iter(()))
    lines, summary = api.mutate()
    assert lines.pop() == "c, 2 limbs of 4 bits, add (full): another step: equivalent: m is odd"
    assert lines == [
        "c, 2 limbs of 4 bits, add (full): carry dropped at node 3: caught: gave 1, expected 2",
        "c, 2 limbs of 4 bits, add (full): borrow dropped at node 5: equivalent: p is odd",
    ]
    assert summary == "3 mutants, 1 caught, 2 equivalent"
    monkeypatch.setattr(mod_mutate, "fates", lambda progress: iter(()))
    with pytest.raises(CheckFailed, match="not those of the list of checks"):
        api.mutate()
