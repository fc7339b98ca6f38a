# SPDX-License-Identifier: MIT OR Apache-2.0
"""The subject line of a commit has at most 72 characters."""

import subprocess
from pathlib import Path

MOST = 72
#: The last commit of the time before this rule.
BEFORE = "bc34326b0"


def git(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs git in a folder."""
    return subprocess.run(["git", "-C", str(folder), *arguments], capture_output=True, text=True)


def too_long(folder: Path, before: str) -> list[str]:
    """Commits behind `before` with a longer subject.

    A shallow clone may lack `before`: then every commit that it has is looked at.  An archive has none.
    """
    if not (folder / ".git").exists():
        return []
    known = git(folder, "merge-base", "--is-ancestor", before, "HEAD").returncode == 0
    said = git(folder, "log", "--format=%h %s", "HEAD", *([f"^{before}"] if known else []))
    assert said.returncode == 0, said.stderr
    return [line for line in said.stdout.splitlines() if len(line.partition(" ")[2]) > MOST]


def test_subjects_are_short(root: Path) -> None:
    assert too_long(root, BEFORE) == []


def test_a_long_subject_is_found(tmp_path: Path) -> None:
    work = tmp_path / "work"
    work.mkdir()
    identity = ("-c", "user.name=N", "-c", "user.email=n@example.org")
    git(work, "init", "--quiet")

    def commit(subject: str) -> str:
        made = git(work, *identity, "commit", "--quiet", "--allow-empty", "-m", f"{subject}\n\n{'b' * 100}")
        assert made.returncode == 0, made.stderr
        return git(work, "rev-parse", "HEAD").stdout.strip()

    old = commit("o" * (MOST + 1))
    commit("s" * MOST)
    assert too_long(work, old) == []
    long = commit("l" * (MOST + 1))
    assert [long.startswith(line.split()[0]) for line in too_long(work, old)] == [True]
    shallow = tmp_path / "shallow"
    git(tmp_path, "clone", "--quiet", "--depth=1", work.as_uri(), str(shallow))
    assert len(too_long(shallow, old)) == 1
    assert too_long(tmp_path, old) == []
