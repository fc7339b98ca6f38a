# SPDX-License-Identifier: MIT OR Apache-2.0
"""Files are written whole or not at all, and what stood there before stays if they are not."""

import os
import shutil
import signal
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

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


PAIR = ("public", "secret")


def pair(folder: Path, force: bool = False) -> None:
    """Writes a pair of keys of which the second is secret."""
    public, secret = (folder / name for name in PAIR)
    files.write_each([(public, b"new public"), (secret, b"new secret")], {secret}, force=force)


def old_pair(folder: Path) -> dict[str, str]:
    """An older pair; what the folder holds with it."""
    for name in PAIR:
        (folder / name).write_text(f"old {name}")
    (folder / "secret").chmod(0o600)
    return tree(folder)


@pytest.fixture
def stuck(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Any]]:
    """Renames to a place of the given name fail as on one that is mounted; `order` has the names that were tried."""
    state: dict[str, Any] = {"name": "", "error": OSError(16, "Device or resource busy"), "order": []}
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        state["order"].append(target.name)
        if target.name == state["name"] and self.name.startswith(files.TEMPORARY):
            raise state["error"]
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    yield state


def test_a_pair_is_written_secret_first(tmp_path: Path, stuck: dict[str, Any]) -> None:
    pair(tmp_path)
    assert stuck["order"] == ["secret", "public"]
    assert tree(tmp_path) == {name: f"new {name}" for name in PAIR}
    assert [(tmp_path / name).stat().st_mode & 0o777 for name in PAIR] == [0o644, 0o600]


@pytest.mark.parametrize("name", PAIR)
@pytest.mark.parametrize("error", [OSError(16, "Device or resource busy"), KeyboardInterrupt()], ids=repr)
def test_a_pair_is_replaced_whole_or_not_at_all(
    tmp_path: Path, stuck: dict[str, Any], name: str, error: BaseException
) -> None:
    before = old_pair(tmp_path)
    stuck |= {"name": name, "error": error}
    with pytest.raises((BadInput, KeyboardInterrupt)) as refusal:
        pair(tmp_path, force=True)
    assert tree(tmp_path) == before and (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    if isinstance(error, OSError):
        assert str(refusal.value) == f"cannot write {tmp_path / name}: Device or resource busy"


@pytest.mark.parametrize("name", PAIR)
def test_a_new_pair_leaves_no_half(tmp_path: Path, stuck: dict[str, Any], name: str) -> None:
    stuck["name"] = name
    with pytest.raises(BadInput, match="Device or resource busy"):
        pair(tmp_path)
    assert tree(tmp_path) == {}


def test_a_pair_where_files_have_one_name_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on FAT: what is replaced is copied and not linked."""

    def link(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    before = old_pair(tmp_path)
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target.name == "public":
            raise OSError(16, "Device or resource busy")
        return real(self, target)

    with monkeypatch.context() as patched, pytest.raises(BadInput, match="busy"):
        patched.setattr(Path, "replace", replace)
        pair(tmp_path, force=True)
    assert tree(tmp_path) == before and (tmp_path / "secret").stat().st_mode & 0o777 == 0o600
    pair(tmp_path, force=True)
    assert tree(tmp_path) == {name: f"new {name}" for name in PAIR}


def test_what_cannot_be_put_back_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    old_pair(tmp_path)
    real = Path.replace

    def replace(self: Path, target: Path) -> Path:
        if target.name == "public" or (tmp_path / "secret").read_text() == "new secret":
            raise OSError(5, "Input/output error")
        return real(self, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(
        BadInput, match=r"Input/output error; .*secret is new, and what it was is in "
    ) as refusal:
        pair(tmp_path, force=True)
    assert Path(str(refusal.value).rpartition(" ")[2]).read_text() == "old secret"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_waits_until_the_files_are_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: signal.Signals
) -> None:
    before = signal.signal(number, signal.default_int_handler)
    real = os.fsync

    def sync(fd: int) -> None:
        signal.pthread_kill(threading.get_ident(), number)
        real(fd)

    monkeypatch.setattr(os, "fsync", sync)
    try:
        with pytest.raises(KeyboardInterrupt):
            pair(tmp_path)
    finally:
        signal.signal(number, before)
    assert tree(tmp_path) == {name: f"new {name}" for name in PAIR}


def test_a_secret_is_replaced_on_demand_only(tmp_path: Path) -> None:
    before = old_pair(tmp_path)
    with pytest.raises(BadInput, match="secret: it holds a secret already, which --force replaces"):
        pair(tmp_path)
    public, secret = (tmp_path / name for name in PAIR)
    with pytest.raises(BadInput, match="secret: it holds a secret already"):
        files.write_each([(secret, b"new public")])
    assert tree(tmp_path) == before
    files.write_each([(public, b"another")])
    pair(tmp_path, force=True)
    assert tree(tmp_path) == {name: f"new {name}" for name in PAIR}


def aliases(folder: Path) -> dict[str, Path]:
    """Names for the file `input` of a folder."""
    (folder / "sub").mkdir()
    (folder / "soft").symlink_to("input")
    (folder / "folder").symlink_to(folder)
    os.link(folder / "input", folder / "hard")
    return {
        "its name": folder / "input",
        "a dotted path": folder / "sub" / ".." / "input",
        "a symbolic link": folder / "soft",
        "a hard link": folder / "hard",
        "a linked folder": folder / "folder" / "input",
    }


@pytest.mark.parametrize(
    "alias", ["its name", "a dotted path", "a symbolic link", "a hard link", "a linked folder"]
)
@pytest.mark.parametrize("force", [False, True])
def test_an_output_is_no_input(tmp_path: Path, alias: str, force: bool) -> None:
    given = tmp_path / "input"
    given.write_text("mine")
    output = aliases(tmp_path)[alias]
    before = tree(tmp_path)
    with pytest.raises(BadInput, match="it is the same file as the input"):
        files.write_each([(output, b"other")], {output}, {given}, force)
    with pytest.raises(BadInput, match="two results for one file"):
        files.write_each([(given, b"one"), (output, b"two")], force=force)
    assert tree(tmp_path) == before


def test_two_results_for_a_file_to_come(tmp_path: Path) -> None:
    (tmp_path / "folder").symlink_to(tmp_path)
    with pytest.raises(BadInput, match="two results for one file"):
        files.write_each([(tmp_path / "new", b"one"), (tmp_path / "folder" / "new", b"two")])
    assert not (tmp_path / "new").exists()


def test_a_link_is_replaced_and_not_followed(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    (tmp_path / "public").symlink_to("mine")
    (tmp_path / "secret").symlink_to("nowhere")
    pair(tmp_path)
    assert tree(tmp_path) == {"mine": "mine", **{name: f"new {name}" for name in PAIR}}


def test_a_temporary_folder_goes_though_something_still_writes_there(monkeypatch: pytest.MonkeyPatch) -> None:
    """As what a stopped compiler had started does: its file comes once the others are removed."""
    remove, late = shutil.rmtree, iter((True, False))

    def rmtree(name: str, ignore_errors: bool) -> None:
        remove(name, ignore_errors=ignore_errors)
        if next(late):
            os.mkdir(name)

    with files.temporary() as folder:
        monkeypatch.setattr(shutil, "rmtree", rmtree)
    assert not folder.exists() and next(late, None) is None
