# SPDX-License-Identifier: MIT OR Apache-2.0
"""What an ordinary run has, and the rule about skips, tried on made-up tests."""

from pathlib import Path

import pytest
from sampling import sampled

CONFTEST = Path(__file__).resolve().parents[1] / "conftest.py"


def run(pytester: pytest.Pytester, test: str, *options: str) -> pytest.RunResult:
    """Runs one made-up test file under this project's conftest."""
    pytester.makeini(f"[pytest]\nmarkers =\n full: slow\n matrix: large\npythonpath = {CONFTEST.parent}")
    pytester.makeconftest(CONFTEST.read_text())
    pytester.makepyfile(test)
    return pytester.runpytest_subprocess("-p", "no:cacheprovider", *options)


def test_no_skip_is_counted(pytester: pytest.Pytester) -> None:
    result = run(pytester, "def test(): pass")
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["skipped: 0 (none)", "*1 passed*"], consecutive=True)


def test_listed_guard_passes(pytester: pytest.Pytester) -> None:
    result = run(pytester, "import pytest\ndef test(): pytest.skip('no headless browser: chromium')")
    result.assert_outcomes(skipped=1)
    assert result.ret == 0
    result.stdout.fnmatch_lines(
        ["skipped: 1 (1 x no headless browser: chromium)", "*1 skipped*"], consecutive=True
    )


@pytest.mark.parametrize(
    "test",
    sampled(
        [
            "import pytest\ndef test(): pytest.skip('too tired')",
            "import pytest\n@pytest.mark.skip(reason='too tired')\ndef test(): pass",
            "import pytest\n@pytest.mark.skipif(True, reason='too tired')\ndef test(): pass",
            "import pytest\npytest.skip('too tired', allow_module_level=True)",
            "import pytest\npytest.importorskip('no_such_module', reason='too tired')",
            "import pytest\n@pytest.mark.xfail(reason='too tired')\ndef test(): assert False",
            "import unittest\nclass Test(unittest.TestCase):\n def test(self): self.skipTest('too tired')",
        ],
        2,
    ),
)
def test_unlisted_reason_fails(pytester: pytest.Pytester, test: str) -> None:
    result = run(pytester, test)
    assert result.ret != 0
    result.stdout.fnmatch_lines(["*not on the list of guards: too tired*"])


def test_full_runs_on_request_only(pytester: pytest.Pytester) -> None:
    test = "import pytest\n@pytest.mark.full\ndef test_slow(): pass\ndef test_quick(): pass"
    run(pytester, test).assert_outcomes(passed=1, deselected=1)
    run(pytester, test, "--full").assert_outcomes(passed=2)


def test_a_part_of_many_parameters_runs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    test = "import pytest\n"
    for name, count in (("one", 1), ("two", 2), ("three", 3), ("seven", 7)):
        test += f"@pytest.mark.parametrize('n', range({count}))\ndef test_{name}(n): pass\n"
    ran = set()
    for seed in "1234567":
        monkeypatch.setenv("SANGI_SEED", seed)
        result = run(pytester, test, "-v")
        result.assert_outcomes(passed=1 + 2 + 2 + 3, deselected=1 + 4)
        ran |= {line.split()[0] for line in result.outlines if "test_seven[" in line}
    assert len(ran) == 7
    run(pytester, test, "--full").assert_outcomes(passed=13)


def test_a_part_of_a_matrix_runs(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    test = """
import pytest
SLOW = [pytest.param(n, marks=pytest.mark.full) for n in range(1, 9)]
@pytest.mark.matrix(3)
@pytest.mark.parametrize("n", [0, *SLOW])
def test_matrix(n): pass
@pytest.mark.parametrize("n", range(5))
def test_other(n): pass
"""
    ran = set()
    for seed in "12345678":
        monkeypatch.setenv("SANGI_SEED", seed)
        lines = run(pytester, test, "-v", "--full", "--sample").outlines
        now = {line.split()[0] for line in lines if "test_matrix[" in line}
        assert len(now) == 3
        assert sum("test_other[" in line for line in lines) == 5
        ran |= now
    assert len(ran) == 9
    run(pytester, test, "--full").assert_outcomes(passed=14)
