# SPDX-License-Identifier: MIT OR Apache-2.0
"""What figures say, ratios of them, the table, and the gate with its controls."""

import json
from collections.abc import Sequence
from pathlib import Path

import inside
import pytest
from of_a_run import BOARDS, BUILT, ON_CORTEX_M4
from sampling import marked

from sangi.errors import BadInput, CheckFailed, Unavailable
from sangi_lab.boards import gate, store, table
from sangi_lab.boards.board import Board, boards
from sangi_lab.boards.figures import Bench, mix
from sangi_lab.boards.ratio import ratio
from sangi_lab.boards.rules import find

on_cortex_m4 = marked(ON_CORTEX_M4)
#: Of the board whose table is tried; that the seed draws it is enough.
SHARE = BUILT if "aarch64" in BOARDS else [pytest.mark.full]


def test_every_figure_says_where_it_is_from(board: str) -> None:
    figure = Bench(find(board)).figure("saber/mul/schoolbook", clock=False)
    assert (figure.board, figure.case, figure.build) == (board, "saber/mul/schoolbook", "O3")
    assert "12" in figure.compiler or "gcc" in figure.compiler
    assert "-O3" in figure.flags and "QEMU" in figure.tool and figure.cycles is None
    assert figure.branches > 0 and 0 < figure.flash < 4096 and figure.stack > 4096


@pytest.mark.parametrize(
    ("name", "case", "slow"),
    [
        pytest.param(*row, marks=BUILT if row[0] in BOARDS else pytest.mark.full)
        for row in (
            ("cortex-m3", "saber/mul/ntt32", {"smlal", "smull"}),
            ("cortex-m3", "saber/mul/ntt16", set()),
            ("cortex-m3", "saber/mul/toom4", set()),
            ("cortex-m4", "saber/mul/ntt32", set()),
            ("rv64", "saber/mul/toom4", {"mul", "mulw"}),
            ("rv64", "p256/add/c", set()),
        )
    ],
)
def test_what_is_safe_where(name: str, case: str, slow: set[str]) -> None:
    try:
        figure = Bench(find(name)).figure(case, clock=False)
    except Unavailable as error:
        pytest.skip(f"no emulator of this board: {error}")
    assert set(figure.variable) == slow or (slow and set(figure.variable) <= slow | {"mulh", "mulhu"})
    assert (table.safe(figure) == "yes") == (not slow)


def test_flash_is_of_the_routine_alone(board: str) -> None:
    bench = Bench(find(board))
    sizes = [
        bench.figure(case, clock=False).flash for case in ("p256/add/c", "saber/mul/ntt32", "saber/encaps/c")
    ]
    assert sizes == sorted(set(sizes)) and 2 * sizes[0] < sizes[1]


@on_cortex_m4
def test_the_ratio_is_exact_and_the_same_again() -> None:
    first, second = (ratio("p256/add/c", "p256/mul/c", "cortex-m4", "cycles") for _ in range(2))
    assert first == second and first.ratio == round(first.cost_a / first.cost_b, 4) and first.fitted
    counted = ratio("saber/encaps/c@O3-small", "saber/encaps/c", "cortex-m4")
    assert counted.metric == "instructions" and counted.fitted is None and counted.ratio != 1
    assert ratio("p256/mul/c", "p256/mul/c", "cortex-m4").ratio == 1


@pytest.mark.parametrize(
    ("words", "status", "said"),
    [
        (("ratio", "saber/mul/toom4", "saber/mul/ntt32", "--board", "rv3"), 2, "no board 'rv3'; there are"),
        pytest.param(
            ("ratio", "saber/mul/toom4", "saber/mul/x", "--board", BOARDS[0]),
            2,
            "no case 'saber/mul/x'",
            marks=BUILT,
        ),
        (("ratio", "p256/mul/c@O7", "p256/mul/c", "--board", "cortex-m4"), 2, "no build 'O7'"),
        (("ratio", "p256/mul/c@O3-limb64", "p256/mul/c", "--board", "cortex-m3"), 2, "no build 'O3-limb64'"),
        (("ratio", "p256/mul/c", "p256/mul/c", "--board", "rv32", "--metric", "latency"), 2, "no metric"),
        (
            ("ratio", "p256/mul/c", "p256/mul/c", "--board", "rv32", "--metric", "cycles"),
            1,
            "instructions only",
        ),
        (
            ("ratio", "p256/inv/c", "p256/inv/c", "--board", "rv64", "--metric", "cycles"),
            1,
            "no cycles for p256/inv",
        ),
        (("boards", "cortex-m5"), 2, "no board 'cortex-m5'"),
    ],
)
def test_what_is_refused(words: tuple[str, ...], status: int, said: str) -> None:
    done = inside.sangi(*words)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (status, "", 1)
    assert said in done.stderr


@on_cortex_m4
def test_the_command_prints_one_ratio() -> None:
    done = inside.sangi(
        "ratio", "saber/mul/toom4", "saber/mul/ntt32", "--board", "cortex-m4", "--metric", "cycles"
    )
    found = json.loads(done.stdout)
    assert (done.returncode, done.stdout.count("\n")) == (0, 1)
    assert (found["a"], found["board"], found["metric"]) == ("saber/mul/toom4", "cortex-m4", "cycles")
    assert "lo" not in found and found["ratio"] > 1


@pytest.mark.parametrize("share", [pytest.param(8, marks=SHARE), pytest.param(1, marks=pytest.mark.full)])
def test_a_table_has_every_case_and_its_ratios(
    share: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the cases that are in no ratio, a share."""
    every = table.rows

    def some(where: Board, cases: Sequence[str]) -> list[tuple[str, str]]:
        found = every(where, cases)
        compared = {case for case, build in found if build == "O2"}
        return [row for i, row in enumerate(found) if row[0] in compared or (i + seed) % share == 0]

    monkeypatch.setattr(table, "rows", some)
    try:
        made = table.make("aarch64")
    except Unavailable as error:
        pytest.skip(f"no emulator of this board: {error}")
    text, cases = table.text(made), Bench(find("aarch64")).cases
    shown = [case for case in cases if f"\n{case} " in text]
    assert len(cases) == len(set(cases)) >= len(shown) >= len(cases) // share
    assert {figure.case for figure in made.figures} == set(shown)
    assert [(a.op, a.build) for a in made.against] == [
        (op, b) for op in ("mul", "matvec") for b in ("O3", "O2")
    ]
    records = table.records(made)
    assert len(records) == 1 + len(made.figures) + len(made.against)
    assert json.loads(json.dumps(records))[1]["figure"]["case"] == shown[0]


def test_the_store_forgets_another_program(tmp_path: Path) -> None:
    path, made = tmp_path / "figures.json", []

    def make() -> int:
        made.append(1)
        return len(made)

    assert [store.Store(path, b"one").get("x", make) for _ in range(2)] == [1, 1]
    assert store.Store(path, b"two").get("x", make) == 2
    path.write_text("no JSON")
    assert store.Store(path, b"two").get("x", make) == 3


def test_no_count_is_worse_than_the_committed_one(board: str) -> None:
    verdict = gate.check((board,))
    assert verdict.worse == ()
    if not verdict.compared:
        pytest.skip(f"no emulator of this board: {'; '.join(verdict.skipped)}")
    assert verdict.compared == len(gate.CASES)


def test_the_gate_sees_what_is_worse_and_what_is_missing() -> None:
    committed = json.loads(gate.path().read_text())["boards"]
    assert set(committed) == set(boards())
    known = committed["cortex-m4"]["instructions"]
    assert gate.worse("cortex-m4", known, known) == []
    for case, count in known.items():
        slower = {**known, case: int(count * 1.0051) + 1}
        assert len(gate.worse("cortex-m4", known, slower)) == 1
        assert gate.worse("cortex-m4", known, {**known, case: int(count * 1.0049)}) == []
        assert gate.worse("cortex-m4", known, {**known, case: count // 2}) == []
        assert len(gate.worse("cortex-m4", known, {k: v for k, v in known.items() if k != case})) == 1


def test_wrong_names() -> None:
    for name, build in (("cortex-m4", "O4"), ("cortex-m4", "O3-limb16"), ("nothing", "O3")):
        with pytest.raises(BadInput):
            find(name, build)


def test_a_case_that_the_program_has_not(board: str) -> None:
    with pytest.raises(BadInput, match="no case"):
        Bench(find(board)).figure("saber/mul/none")


@on_cortex_m4
def test_what_ran_outside_the_program_is_seen() -> None:
    program = Bench(find("cortex-m4")).program
    begin = program.image.symbols["board_begin"] & ~1
    assert mix(program, {begin: 3}).branches == 0
    with pytest.raises(CheckFailed, match="not decoded"):
        mix(program, {begin + 1: 1})
