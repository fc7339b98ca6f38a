# SPDX-License-Identifier: MIT OR Apache-2.0
"""What the compilers of this machine make of each form: the counts on which the page's reasons stand."""

from __future__ import annotations

import pytest

from sangi.codegen import llvm
from sangi.errors import CheckFailed, Unavailable
from sangi.verify.binary.targets import target
from sangi_lab.report import codegen
from sangi_lab.report.codegen import TARGETS, Counts, Row
from sangi_lab.report.mitsunari.cases import BY_KEY, COUNTED, OPS


@pytest.fixture(scope="module")
def rows() -> dict[tuple[str, str], Row]:
    return {(row.op, row.form): row for row in codegen.measure()}


def branches(row: Row) -> dict[str, int]:
    return {t: cell.conditional_branches for t, cell in row.cells.items() if cell is not None}


def test_every_form_is_compiled_for_every_target(rows: dict[tuple[str, str], Row]) -> None:
    assert set(rows) == {(op, form.key) for op in OPS for form in COUNTED}
    for row in rows.values():
        assert None not in row.cells.values()
        host_only = row.form in ("x64", "c", "c-branch")
        assert len(row.cells) == (1 if host_only else len(TARGETS))


@pytest.mark.parametrize("op", OPS)
def test_limbwise_forms_are_straight(rows: dict[tuple[str, str], Row], op: str) -> None:
    for form in ("ir", "ir@llvm-O3", "c", "c@clang-O3", "x64"):
        row = rows[op, form]
        assert not any(branches(row).values()), row
        assert not any(cell.calls for cell in row.cells.values() if cell is not None)


@pytest.mark.parametrize("op", OPS)
def test_branching_forms_branch(rows: dict[tuple[str, str], Row], op: str) -> None:
    for form in ("ir-branch", "c-branch", "c-branch@clang-O3"):
        assert all(branches(rows[op, form]).values())


@pytest.mark.parametrize("op", OPS)
def test_wide_select_branches_on_riscv_only(rows: dict[tuple[str, str], Row], op: str) -> None:
    found = branches(rows[op, "ir-wide"])
    assert {t for t, n in found.items() if n} == {"riscv64", "sifive-u74", "riscv32"}


def test_one_function_is_counted_not_the_file() -> None:
    """On three functions of known code."""
    text = """
define i64 @two(i64 %x) { ret i64 %x }
define void @one() { ret void }
define i64 @fork(i64 %x) {
  %zero = icmp eq i64 %x, 0
  br i1 %zero, label %a, label %b
a:
  call void @one()
  ret i64 7
b:
  ret i64 %x
}
"""
    content = llvm.compile_ir(text, llvm.target("x86-64"), passes=False)
    where = target("x86-64")
    assert codegen.count(content, "two", where) == Counts(2, 0, 0)
    assert codegen.count(content, "one", where) == Counts(1, 0, 0)
    fork = codegen.count(content, "fork", where)
    assert (fork.conditional_branches, fork.calls) == (1, 1)
    with pytest.raises(CheckFailed, match="has no function three"):
        codegen.count(content, "three", where)


def test_a_missing_compiler_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> None:
        raise Unavailable("clang is not installed: sudo apt-get install clang")

    monkeypatch.setattr(codegen.toolchain, "clang", gone)
    monkeypatch.setattr(codegen, "COUNTED", (BY_KEY["c@clang-O3"],))
    assert codegen.measure() == [
        Row(op, "c@clang-O3", "clang is not installed: sudo apt-get install clang", {}) for op in OPS
    ]
