# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files are written whole or not at all, and what stood there before stays if they are not."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from sangi import files
from sangi.errors import BadInput

TWO = {"a.c": b"int a;\n", "a.h": b"extern int a;\n"}


def tree(folder: Path) -> dict[str, str]:
    """Everything below a folder, hidden files too; folders with nothing for content."""
    return {
        str(p.relative_to(folder)): p.read_text() if p.is_file() else "/" for p in sorted(folder.rglob("*"))
    }


def test_files_are_written(tmp_path: Path) -> None:
    with files.folder(tmp_path / "x" / "y") as folder:
        assert tree(tmp_path) == {"x": "/", "x/y": "/"}
        assert files.write_all(folder, TWO) == [folder / "a.c", folder / "a.h"]
    assert tree(tmp_path / "x" / "y") == {"a.c": "int a;\n", "a.h": "extern int a;\n"}
    assert {p.stat().st_mode & 0o777 for p in folder.iterdir()} == {0o644}


def test_files_are_replaced_and_others_stay(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_text("old")
    (tmp_path / "b.c").write_text("mine")
    with files.folder(tmp_path) as folder:
        files.write_all(folder, TWO)
    assert tree(tmp_path) == {"a.c": "int a;\n", "a.h": "extern int a;\n", "b.c": "mine"}


@pytest.mark.parametrize("error", [BadInput, KeyboardInterrupt, SystemExit, MemoryError])
def test_a_failure_takes_away_what_was_made(tmp_path: Path, error: type[BaseException]) -> None:
    with pytest.raises(error), files.folder(tmp_path / "x" / "y" / "z"):
        raise error
    assert tree(tmp_path) == {}


def test_a_failure_leaves_what_was_there(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "a.c").write_text("old")
    with pytest.raises(KeyboardInterrupt), files.folder(tmp_path / "mine" / "new"):
        raise KeyboardInterrupt
    with pytest.raises(KeyboardInterrupt), files.folder(tmp_path / "mine"):
        raise KeyboardInterrupt
    assert tree(tmp_path) == {"mine": "/", "mine/a.c": "old"}


@pytest.mark.parametrize("below", ["", "x", "x/y"])
def test_a_file_in_the_way(tmp_path: Path, below: str) -> None:
    (tmp_path / "file").write_text("mine")
    with (
        pytest.raises(BadInput, match=r"cannot make the folder .*file"),
        files.folder(tmp_path / "file" / below),
    ):
        raise AssertionError("a file was taken for a folder")
    assert tree(tmp_path) == {"file": "mine"}


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="File name too long"), files.folder(tmp_path / "x" / ("y" * 300)):
        raise AssertionError("a name of 300 letters was made")
    assert tree(tmp_path) == {}


def test_a_folder_in_the_way_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "a.h").mkdir()
    (tmp_path / "a.c").write_text("old")
    with pytest.raises(BadInput, match=r"a\.h: a folder of that name stands in the way"):
        files.write_all(tmp_path, TWO)
    assert tree(tmp_path) == {"a.c": "old", "a.h": "/"}


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, int]]:
    """fsync fails as on a full disk from the given call on."""
    state = {"after": 0, "calls": 0}
    real = os.fsync

    def sync(fd: int) -> None:
        state["calls"] += 1
        if state["calls"] > state["after"]:
            raise OSError(28, "No space left on device")
        real(fd)

    monkeypatch.setattr(os, "fsync", sync)
    yield state


@pytest.mark.parametrize("after", [0, 1])
def test_a_full_disk(tmp_path: Path, failing: dict[str, int], after: int) -> None:
    failing["after"] = after
    (tmp_path / "a.c").write_text("old")
    with pytest.raises(BadInput, match=f"cannot write into {tmp_path}: No space left on device"):
        files.write_all(tmp_path, TWO)
    assert failing["calls"] == after + 1
    assert tree(tmp_path) == {"a.c": "old"}


def test_a_full_disk_is_noticed_before_the_work(tmp_path: Path, failing: dict[str, int]) -> None:
    with pytest.raises(BadInput, match="No space"), files.folder(tmp_path / "x"):
        raise AssertionError("work began on a full disk")
    assert tree(tmp_path) == {}


def test_an_interruption_while_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(fd: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        files.write_all(tmp_path, TWO)
    assert tree(tmp_path) == {}
