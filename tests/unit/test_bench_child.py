# SPDX-License-Identifier: MIT OR Apache-2.0
"""What asks a peer in a process of its own."""

import subprocess

import pytest

MAIN = """
#include "child.h"
#include <string.h>

int main(int argc, char **argv) {
    char answer[8], question[100000];
    bench_child child;
    if (argc != 2 || !bench_child_start(&child, argv[1]))
        return 2;
    memset(question, 'x', sizeof question);
    question[sizeof question - 1] = 0;
    const char *questions[] = {"short", question, "", "after"};
    for (int i = 0; i < 4; i++) {
        if (!bench_child_ask(&child, questions[i], answer, sizeof answer))
            return *answer ? 3 : 1;
        printf("%s\\n", answer);
    }
    return 0;
}
"""


@pytest.fixture(scope="module")
def program(root, tmp_path_factory):
    folder = tmp_path_factory.mktemp("child")
    (folder / "main.c").write_text(MAIN)
    command = ["gcc", "-std=c11", "-Wall", "-Wextra", "-pedantic", "-Werror", f"-I{root / 'bench'}"]
    subprocess.run(
        [*command, folder / "main.c", root / "bench" / "child.c", "-o", folder / "main"], check=True
    )
    return folder / "main"


def asked(program, child):
    return subprocess.run([program, child], capture_output=True, text=True, timeout=60)


def test_answers_line_for_line(program):
    """An answer that is longer than there is room for is cut off, and the next one is whole."""
    said = asked(program, "/bin/cat")
    assert (said.returncode, said.stdout.splitlines()) == (0, ["short", "xxxxxxx", "", "after"])


@pytest.mark.parametrize("child", ["/bin/true", "/nowhere/at/all"])
def test_a_child_that_is_gone(program, child):
    said = asked(program, child)
    assert (said.returncode, said.stdout) == (1, "")
