# SPDX-License-Identifier: MIT OR Apache-2.0
"""What exhaustions share, so that they are quick: each short cut leaves out nothing that could differ."""

from dataclasses import replace
from pathlib import Path

import pytest

from sangi import toolchain
from sangi.codegen.emit import c, x64
from sangi.codegen.emit.assembler import CALLEE_SAVED, NoRegister
from sangi.codegen.op import OPERATIONS, Shape, available
from sangi.codegen.program import Op, Program
from sangi.errors import CheckFailed
from sangi.verify.constant_time import object_check
from sangi.verify.exhaustive import field as exhaust
from sangi.verify.run import field as execute
from sangi.verify.run.forms import Form, Forms, constants


def programs(width: int = 4, limbs: int = 2) -> dict[str, Program]:
    """Those of three moduli."""
    shapes = [Shape(modulus, width, limbs, False) for modulus in (3, 127, 255)]
    return {f"{o}_{s.modulus}": OPERATIONS[o].build(s) for s in shapes for o in available(s)}


def test_programs_of_a_form_differ_in_constants_alone() -> None:
    forms = Forms.of(programs())
    for symbol, program in programs().items():
        form, values = forms.by_symbol[symbol]
        assert list(values) == constants(program)

        def blank(p: Program) -> list[object]:
            return [replace(n, imm=0) if n.op is Op.CONST else n for n in p.nodes]

        assert blank(form.program) == blank(program)
    assert forms.by_symbol["add_3"][0] is forms.by_symbol["add_255"][0]
    assert forms.by_symbol["add_3"][1] != forms.by_symbol["add_255"][1]
    assert forms.by_symbol["add_3"][0] is not forms.by_symbol["sub_3"][0]


def test_an_emitter_that_looks_at_a_constant_is_noticed() -> None:
    form = Form("form0", programs()["add_255"])
    form.members += [programs()["add_255"], programs()["add_127"]]

    def literal(value: int) -> str:
        return c.literal(4, value)

    def honest(program: Program, symbol: str) -> str:
        return c.function(program, symbol, "word_", "uint8_t")

    def peeking(program: Program, symbol: str) -> str:
        return honest(program, symbol) + ("/* short */" if 7 in constants(program) else "")

    assert "k[0]" in form.text(honest, literal, lambda j: f"k[{j}]")
    with pytest.raises(CheckFailed, match="its text depends on its constants in another way"):
        form.text(peeking, literal, lambda j: f"k[{j}]")


@pytest.mark.parametrize("runner", [execute.portable_c, execute.llvm_ir])
def test_each_program_runs_with_its_own_constants(runner, tmp_path: Path) -> None:
    """In any order; one modulus's answers are wrong for another's."""
    given = {s: p for s, p in programs().items() if p.name in ("add", "mul")}
    executor = runner(given, tmp_path)
    for symbol in (*given, *reversed(given)):
        program, modulus = given[symbol], int(symbol.partition("_")[2])
        assert exhaust.wrong(executor, symbol, program, OPERATIONS[program.name], modulus, ({},))[1] == ""
    fault = exhaust.wrong(executor, "add_255", given["add_255"], OPERATIONS["add"], 127, ({},))[1]
    assert "add_255: p = 127" in fault


def test_lowering_stops_only_where_more_registers_change_nothing() -> None:
    """Every number of callee-saved registers is tried here."""
    table = {n: f"qword ptr [rip + {n}]" for n in range(256)}
    for width, limbs, modulus in ((64, 4, 2**255 - 19), (64, 9, 2**521 - 1), (4, 2, 255)):
        for name in ("add", "half", "cswap", "equal"):
            program = OPERATIONS[name].build(Shape.of(modulus, width, limbs))
            known = table if width == 4 else _constants(program)
            tried = []
            for allowed in range(len(CALLEE_SAVED) + 1):
                try:
                    tried.append(x64._Lowering(program, known, CALLEE_SAVED[:allowed]).run())
                except NoRegister:
                    continue
            best = min(tried, key=lambda k: len(k.instructions) + 2 * len(k.saved))
            assert x64.lower(program, known) == best


def _constants(program: Program) -> dict[int, str]:
    return {n.imm: f"qword ptr [rip + {n.imm % 97}]" for n in program.nodes if n.op is Op.CONST}


def test_only_the_same_bytes_are_examined_once(tmp_path: Path) -> None:
    text = "int f(int x) { return x + %s; }"
    branch = "int f(int x) { while (x & 7) x = x * 3 + 1; return x; }"
    made = [
        toolchain.compile_c(body, cwd=tmp_path, compiler=toolchain.gcc()).read_bytes()
        for body in (text % 1, text % 1, text % 2, branch)
    ]
    passed: set[object] = set()
    sizes = []
    for content in made[:3]:
        assert object_check.check(content, "x86-64", ["f"], passed) == []
        sizes.append(len(passed))
    assert sizes == [1, 1, 2]
    for _ in range(2):
        assert object_check.check(made[3], "x86-64", ["f"], passed)
    assert len(passed) == 2
