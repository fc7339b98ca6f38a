# SPDX-License-Identifier: MIT OR Apache-2.0
"""The plots of docs/modexp.md, from made-up figures."""

import pytest

from sangi.paths import repo_root
from sangi_lab.bench.cases import find_case
from sangi_lab.plots import PLOTS, draw


def test_every_plot_is_drawn_and_stands_in_the_document():
    ids = [case for plot in PLOTS for case in plot.ids()]
    assert all(find_case(case).id == case for case in ids)
    made = draw({"id": case, "metric": "latency", "median": 1000.0 + at} for at, case in enumerate(ids))
    text = (repo_root() / "docs" / "modexp.md").read_text()
    for name, content in made.items():
        assert content.startswith(b"<?xml") and b"GMP, even n" in content
        assert f"](img/{name})" in text
        assert (repo_root() / "docs" / "img" / name).is_file()


def test_a_case_that_was_not_measured_is_missed():
    with pytest.raises(KeyError):
        draw([])
