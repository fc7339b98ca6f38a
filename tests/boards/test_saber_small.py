# SPDX-License-Identifier: MIT OR Apache-2.0
"""Saber in little memory: the known answers, the stack that is promised, and what it costs."""

import pytest
from of_a_run import ON_CORTEX_M4
from sampling import marked
from test_boards import wrong

from sangi_lab.boards import build as builds
from sangi_lab.boards import qemu
from sangi_lab.boards.build import Program
from sangi_lab.boards.rules import find

#: Bytes of stack that FireSaber's operations may take beside inputs and outputs.
ROOM = {"keygen": 6 << 10, "encaps": 6 << 10, "decaps": 8 << 10}
SLOW = pytest.mark.full
on_cortex_m4 = marked(ON_CORTEX_M4)


def programs(board: str, level: str) -> tuple[Program, Program]:
    """The bench programs of the usual build and of the small one."""
    return builds.program(find(board, level)), builds.program(find(board, f"{level}-small"))


def stack(program: Program, case: str) -> int:
    return qemu.measure(program, list(qemu.cases(program)).index(case)).stack


@pytest.mark.parametrize(
    ("board", "name"),
    [
        pytest.param("cortex-m4", "O3-small", marks=ON_CORTEX_M4),
        *(pytest.param(board, "O3-small", marks=SLOW) for board in ("cortex-m3", "rv32", "rv64", "aarch64")),
        pytest.param("cortex-m4", "clang-O2-small", marks=SLOW),
        pytest.param("cortex-m4", "Os-small", marks=SLOW),
    ],
)
def test_known_answers(board: str, name: str) -> None:
    assert wrong(qemu.run(builds.program(find(board, name), "test"))) == []


@on_cortex_m4
@pytest.mark.parametrize("level", ["O3", pytest.param("O2", marks=SLOW), pytest.param("Os", marks=SLOW)])
def test_the_stack_is_what_is_promised(level: str) -> None:
    usual, small = programs("cortex-m4", level)
    for op, room in ROOM.items():
        assert stack(small, f"firesaber/{op}/c") <= room
    # The control: what is measured is the stack, and the usual build's is twice that.
    assert stack(usual, "firesaber/decaps/c") > ROOM["decaps"]


@on_cortex_m4
def test_the_price() -> None:
    """At most a fifth more instructions, and some: it is another program."""
    usual, small = programs("cortex-m4", "O3")
    place = list(qemu.cases(usual)).index("firesaber/encaps/c")
    before, after = (qemu.measure(program, place).instructions for program in (usual, small))
    assert 1.02 < after / before < 1.2


@on_cortex_m4
def test_counts_do_not_follow_secrets() -> None:
    """A rejected ciphertext, too: it is compared while it is made."""
    small = programs("cortex-m4", "O3")[1]
    place = list(qemu.cases(small)).index("lightsaber/decaps/c")
    assert len({qemu.measure(small, place, secret).instructions for secret in (0, 1, 2, 3)}) == 1
