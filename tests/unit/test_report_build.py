# SPDX-License-Identifier: MIT OR Apache-2.0
"""The files of a report: all or none, of this run only."""

from __future__ import annotations

import errno
import json
import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from test_report_data import PAPERS, RUN, bench, fake, lines

from sangi import files
from sangi.errors import BadInput, CheckFailed
from sangi_lab.bench.interleave import Group, Step
from sangi_lab.report import build, page
from sangi_lab.report.plot import theme
from sangi_lab.report.plot.chart import short

FILES = {
    "index.html",
    "mitsunari.html",
    "data.jsonl",
    "mitsunari-add.svg",
    "mitsunari-add-fields.svg",
    "mitsunari-sub-fields.svg",
}


def report(out: Path) -> Path:
    return build(out, True, ("mitsunari",), bench(), lambda _: None, PAPERS)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("report") / "a" / "b"
    assert report(out) == out / "index.html"
    return out


def test_files(made: Path) -> None:
    assert {path.name for path in made.iterdir()} == FILES
    data = [json.loads(line) for line in (made / "data.jsonl").read_text().splitlines()]
    assert data[0] == {"run": RUN} and data[1]["care"]["taken"] > 0
    costs = {line["id"]: line["median"] for line in lines() if "id" in line}
    assert {line["id"]: line["median"] for line in data if "id" in line} == costs
    rest = {frozenset(line) for line in data if not set(line) & {"run", "care", "id"}}
    claims = {"claim", "a", "b", "threshold", "ratio", "lo", "hi", "n"}
    assert rest == {frozenset(claims), frozenset({"code", "target", "compiler", "counts"})}


def test_page_holds_what_it_must(made: Path) -> None:
    text = (made / "mitsunari.html").read_text()
    assert "A CPU for tests &lt;&amp;&gt; $x^2$" in text and "<&>" not in text
    assert not re.search(r"<script|<link(?! rel=\"icon\" href=\"data:,\")|<img|@import|url\((?!#)", text)
    assert "x+y&gt;=0なら0、それ以外は-1" in text
    assert all(
        f'id="{part}"' in text for part in ("table", "holds", "ratios", "reasons", "code", "errata", "method")
    )
    assert "gcc 12.2.0 -O3" in text and "0123456789abcdef" in text
    ids = re.findall(r'\bid="([^"]+)"', text)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', text)) <= set(ids)
    assert text.count("<table") == text.count("<caption")


@pytest.mark.parametrize(
    ("machine", "said"),
    [
        ("Intel(R) Xeon(R) Platinum 8481C CPU @ 2.70GHz", "Intel Xeon Platinum 8481C"),
        ("AMD Ryzen 7 7840U with Radeon 780M Graphics", "AMD Ryzen 7 7840U"),
        ("AMD EPYC 9B14 96-Core Processor", "AMD EPYC 9B14"),
        ("W" * 60, "W" * 33 + "…"),
    ],
)
def test_name_of_the_machine_fits(machine: str, said: str) -> None:
    assert short(machine) == said


def test_plots_stand_alone(made: Path) -> None:
    for path in made.glob("*.svg"):
        text = path.read_text()
        root = ElementTree.fromstring(text)
        assert root.get("width") and root.get("role") == "img"
        assert root[0].tag.endswith("title") and root[1].tag.endswith("desc")
        assert "prefers-color-scheme: dark" in text
        assert not set(theme.SENTINEL.values()) & set(re.findall(r"#[0-9a-f]{6}", text))
        assert set(re.findall(r"var\(--(\w+)\)", text)) <= set(theme.LIGHT)
        assert set(re.findall(r"https?://[^\"\s]+", text)) <= {
            "http://www.w3.org/2000/svg",
            "http://www.w3.org/1999/xlink",
        }


def test_the_same_run_gives_the_same_files(made: Path, tmp_path: Path) -> None:
    report(tmp_path)
    assert all((tmp_path / name).read_bytes() == (made / name).read_bytes() for name in FILES)


def test_stale_files_of_ours_go_and_others_stay(tmp_path: Path) -> None:
    for name in ("mitsunari-old.svg", "index.html", "drawing.svg", "notes.txt"):
        (tmp_path / name).write_text("before")
    report(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == FILES | {"drawing.svg", "notes.txt"}
    assert (tmp_path / "drawing.svg").read_text() == "before"


def test_unknown_paper(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"no paper 'okada' in the report: there is mitsunari"):
        build(tmp_path / "x", True, ("okada",), bench(), lambda _: None, PAPERS)
    assert not (tmp_path / "x").exists()


def never(groups: Sequence[Group], quick: bool, step: Callable[[Step], None]) -> Iterator[dict[str, Any]]:
    raise AssertionError("measured although the folder cannot be written")


@pytest.mark.parametrize("where", ["/dev/full/report", "/proc/report", "file", "file/report"])
def test_unwritable_folder_is_said_at_once(tmp_path: Path, where: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput) as e:
        build(tmp_path / where, True, (), never, lambda _: None, PAPERS)
    assert "\n" not in str(e.value) and str(tmp_path / where) in str(e.value)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_full_disk_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.fsync
    calls = 0

    def fsync(fd: int) -> None:
        nonlocal calls
        calls += 1
        if calls > 3:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(fd)

    monkeypatch.setattr(files.os, "fsync", fsync)
    with pytest.raises(BadInput, match="No space left on device"):
        report(tmp_path / "x" / "y")
    assert list(tmp_path.iterdir()) == []


def test_full_disk_leaves_the_report_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "index.html").write_text("before")

    def fsync(fd: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(files.os, "fsync", fsync)
    with pytest.raises(BadInput):
        report(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]
    assert (tmp_path / "index.html").read_text() == "before"


def test_a_run_without_figures_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(CheckFailed):
        build(tmp_path / "x", True, (), fake([{"run": {}}]), lambda _: None, PAPERS)
    assert not (tmp_path / "x").exists()


def test_a_failing_bench_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        build(tmp_path / "x", True, (), never, lambda _: None, PAPERS)
    assert not (tmp_path / "x").exists()


def test_long_list_of_features_is_cut() -> None:
    (said,) = page.record({"features": ["adx", "bmi2", *map(str, range(40))]})
    assert said == ("CPU features", "adx, bmi2 (all 42 in data.jsonl)")


def test_commit_with_changes_is_said() -> None:
    assert page.record({"commit": "abc+"}) == [("commit", "abc, with changes that are not committed")]
    assert page.record({"commit": "abc"}) == [("commit", "abc")]


def test_each_build_is_a_line_of_the_record() -> None:
    run = {
        "builds": {"gcc-O3": {"compiler": "gcc 12.2.0", "flags": "-O3"}},
        "clock": {"ticks_per_second": 2.1e9},
    }
    assert page.record(run) == [
        ("build gcc-O3", "gcc 12.2.0, -O3"),
        ("clock", "ticks per second 2,100,000,000"),
    ]


def test_a_poor_run_still_makes_a_page(tmp_path: Path) -> None:
    """One form only, no peers, no code counts, no record."""
    few = [line for line in lines() if line.get("id", "").endswith("/ir-wide")]
    few.append({"id": "peer/gmp/p256/add:random", "unavailable": "no <GMP>"})
    build(tmp_path, False, (), fake(few), lambda _: None, (replace(PAPERS[0], study=list),))
    text = (tmp_path / "mitsunari.html").read_text()
    assert "The run holds no figure for the branching form." in text
    assert "no &lt;GMP&gt;" in text


def test_pages_are_there_after_the_first_look(tmp_path: Path) -> None:
    """And are written again after the whole; what is told has an estimate."""
    told: list[str] = []
    looks: list[bool] = []

    def step(said: str) -> None:
        told.append(said)
        if "second" in said:
            looks.append("This is a first look" in (tmp_path / "mitsunari.html").read_text())

    def run(groups: Sequence[Group], quick: bool, at: Callable[[Step], None]) -> Iterator[Mapping[str, Any]]:
        yield from fake(lines(), looks=True)(groups, quick, at)
        at(Step(60.0, 180.0, "the second sweep"))
        yield from list(fake(lines())(groups, quick, at))[1:]

    build(tmp_path, False, (), run, step, PAPERS)
    assert looks == [True] and "first look" not in (tmp_path / "mitsunari.html").read_text()
    assert told[0] == "measuring, 25%, about 13 s left: p256/add"
    assert told[1] == "counting and compiling for mitsunari, about 10 s for all pages"
    assert told[2] == "measuring, 25%, about 3 min left: the second sweep"


def test_a_quick_run_ends_with_the_first_look(tmp_path: Path) -> None:
    build(tmp_path, True, (), fake(lines(), looks=True), lambda _: None, PAPERS)
    text = (tmp_path / "mitsunari.html").read_text()
    assert "This is a first look" not in text and "This was a quick run" in text


def test_a_run_without_a_date_gets_one(tmp_path: Path) -> None:
    undated = [{"run": {"cpu": "x"}}, *lines()[1:]]
    build(tmp_path, False, (), fake(undated), lambda _: None, PAPERS)
    first = json.loads((tmp_path / "data.jsonl").read_text().splitlines()[0])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00", first["run"]["date"])
