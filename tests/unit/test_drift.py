# SPDX-License-Identifier: MIT OR Apache-2.0
"""Committed generated files are what the generator writes; any byte that differs is named by file and line."""

import shutil
from functools import partial
from pathlib import Path

import pytest
from sampling import chosen

from sangi.api import checking
from sangi.codegen import tree
from sangi.errors import CheckFailed
from sangi.named import NAMED

FOLDERS = ("generated", "include/sangi", "papers/mitsunari/ir", "papers/ohta/c/blocks", "papers/ohta/ifma")


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    """What the generator writes, made once."""
    return {path: make() for path, make in tree.committed().items()}


@pytest.fixture
def copy(root: Path, tmp_path: Path, made: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> Path:
    """The generated files alone, to be damaged."""
    monkeypatch.setattr(tree, "committed", lambda: {path: partial(str, text) for path, text in made.items()})
    for folder in FOLDERS:
        shutil.copytree(root / folder, tmp_path / folder)
    return tmp_path


def test_this_checkout(root: Path, made: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "committed", lambda: {path: partial(str, text) for path, text in made.items()})
    assert tree.check(root) == len(made) > 150


def test_every_kind_of_file_is_there() -> None:
    paths = set(tree.committed())
    for name in ("p256", "p381", "p511"):
        field = f"generated/field/{name}"
        assert {f"{field}_c{w}.c" for w in (64, 32, 16)} <= paths
        assert {f"{field}_w64.ll", f"{field}_x64.S", f"include/sangi/{name}.h"} <= paths
        assert {f"papers/mitsunari/ir/{name}_{form}.ll" for form in ("branch", "wide")} <= paths
    assert {f"generated/word/limb{w}.h" for w in (64, 32, 16)} <= paths


def test_the_first_line_is_the_command(made: dict[str, str]) -> None:
    for path, text in made.items():
        first = text.split("\n")[0]
        assert first.strip("/*; ") == "sangi gen --update", path


@pytest.mark.parametrize("share", [4, pytest.param(1, marks=pytest.mark.full)])
def test_texts_do_not_depend_on_the_run(made: dict[str, str], share: int) -> None:
    every = tree.committed()
    for path in chosen(every, len(every) // share):
        assert every[path]() == made[path]


@pytest.mark.parametrize(
    "path",
    [
        "generated/field/p381_c64.c",
        "generated/field/p381_w32.ll",
        "generated/field/p511_x64.S",
        "generated/word/limb16.h",
        "include/sangi/p256.h",
        "papers/mitsunari/ir/p381_wide32.ll",
    ],
)
@pytest.mark.parametrize("where", [0, 0.5, 1])
def test_one_byte(copy: Path, path: str, where: float) -> None:
    target = copy / path
    content = bytearray(target.read_bytes())
    at = int(where * (len(content) - 2))
    line = content[:at].count(b"\n") + 1
    content[at] ^= 1
    target.write_bytes(content)
    (said,) = tree.stale(copy)
    assert said.startswith(f"{path}:{line}: is ")
    assert ", the generator writes '" in said and "\n" not in said
    with pytest.raises(CheckFailed, match=f"^{path}:{line}: "):
        tree.check(copy)


def test_a_line_too_few_or_too_many(copy: Path) -> None:
    path = "generated/field/p381_c64.c"
    text = (copy / path).read_text()
    lines = text.count("\n")
    (copy / path).write_text(text + "/* more */\n")
    assert tree.stale(copy) == [f"{path}:{lines + 1}: is '/* more */', the generator writes ''"]
    (copy / path).write_text(text + "\n")
    assert tree.stale(copy) == [
        f"{path}:{lines + 2}: has {lines + 2} lines, the generator writes {lines + 1}"
    ]
    (copy / path).write_text(text.removesuffix("\n"))
    (said,) = tree.stale(copy)
    assert said.startswith(f"{path}:{lines + 1}: has {lines} lines")
    (copy / path).write_text("")
    assert tree.stale(copy)[0].startswith(f"{path}:1: is '', the generator writes '/* sangi gen --update'")


def test_line_ends_and_broken_text(copy: Path) -> None:
    path = "generated/word/limb64.h"
    content = (copy / path).read_bytes()
    (copy / path).write_bytes(content.replace(b"\n", b"\r\n", 1))
    assert tree.stale(copy)[0].startswith(f"{path}:1: ")
    (copy / path).write_bytes(b"\xff" + content)
    assert tree.stale(copy)[0].startswith(f"{path}:1: ")


def test_missing_and_strange_files(copy: Path) -> None:
    (copy / "include/sangi/p511.h").unlink()
    (copy / "generated/field/p127_c64.c").write_text("")
    (copy / "papers/mitsunari/ir/notes.txt").write_text("")
    assert tree.stale(copy) == [
        "include/sangi/p511.h: missing",
        "generated/field/p127_c64.c: no generator makes this file",
        "papers/mitsunari/ir/notes.txt: no generator makes this file",
    ]
    with pytest.raises(CheckFailed) as refusal:
        tree.check(copy)
    assert len(str(refusal.value).split("\n")) == 3


def test_update(copy: Path) -> None:
    assert tree.update(copy) == []
    damaged = "generated/field/p256_x64.S"
    (copy / damaged).write_text("rubbish")
    (copy / "include/sangi/p381.h").unlink()
    assert sorted(tree.update(copy)) == [damaged, "include/sangi/p381.h"]
    assert tree.check(copy) == len(tree.committed())


def test_update_into_an_empty_folder(copy: Path) -> None:
    assert set(tree.update(copy / "empty")) == set(tree.committed())
    assert tree.stale(copy / "empty") == []


#: Files that are made stale, and what is checked before they are written again.
MADE_OF = {
    "nothing": ((), []),
    "fields": (("generated/field/p381_c64.c", "include/sangi/p25519x8.h"), ["p25519", "p381"]),
    "part": (("generated/mp/rows_x64.S", "generated/field/p511_x64.S"), ["mod", "p511"]),
    "parts": (("generated/mod/ohta_x64.S", "generated/ring/generic.h"), ["mod", "ohta", "ring"]),
    "every": (("generated/word/limb32.h",), sorted([*NAMED, *checking.PARTS])),
    "table": (("generated/csidh/cost.h",), []),
}


@pytest.mark.parametrize("name", MADE_OF)
def test_update_checks_what_it_writes(copy: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    paths, objects = MADE_OF[name]
    asked: list[str] = []
    monkeypatch.setattr(checking, "repo_root", lambda: copy)

    def asks(objects: list[str], progress: object) -> list[str]:
        asked.extend(objects)
        return []

    monkeypatch.setattr(checking, "check", asks)
    for path in paths:
        (copy / path).write_text("stale")
    assert sorted(checking.update_generated()) == sorted(paths)
    assert sorted(asked) == objects
    assert tree.behind(copy) == {}


def test_update_writes_nothing_that_is_wrong(copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(objects: list[str], progress: object) -> list[str]:
        raise CheckFailed("wrong")

    monkeypatch.setattr(checking, "repo_root", lambda: copy)
    monkeypatch.setattr(checking, "check", fails)
    (copy / "include/sangi/p256.h").write_text("stale")
    with pytest.raises(CheckFailed, match="wrong"):
        checking.update_generated()
    assert (copy / "include/sangi/p256.h").read_text() == "stale"
