# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes a set of files whole or not at all, and reads short ones.

Contents go to temporary files beside their places, which are then renamed, those that hold a secret first.  If a rename
fails the earlier ones are undone.  Signals that would end the process wait until no temporary file is left.
"""

from __future__ import annotations

import errno
import os
import shutil
import signal
import stat
import tempfile
import time
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sangi.errors import BadInput

TEMPORARY = ".sangi-"

_PUBLIC_MODE, _PRIVATE_MODE = 0o644, 0o600
#: The permissions of everybody but the owner.
_OTHERS = 0o077
#: How often a folder is removed that something still writes into, fifty times a second.
_TRIES = 100
_WAITING = ("SIGINT", "SIGTERM", "SIGHUP")


@contextmanager
def folder(out: Path) -> Iterator[Path]:
    """Make `out` and show that a file can be written there; on any failure take away what was made.

    Raises BadInput if it is a file, or cannot be made or written.
    """
    made: list[Path] = []
    try:
        with _signals_wait():
            made = _make(out)
        _write([(out / "probe", b"sangi\n", _PUBLIC_MODE)], lambda _: f"cannot write into {out}", keep=False)
        yield out
    except BaseException:
        for path in made:
            with suppress(OSError):
                path.rmdir()
        raise


@contextmanager
def temporary() -> Iterator[Path]:
    """A folder of the system's for temporary files, taken away afterwards; signals wait while it is made and taken."""
    made: list[str] = []
    try:
        with _signals_wait():
            made.append(tempfile.mkdtemp())
        yield Path(made[0])
    finally:
        with _signals_wait():
            for name in made:
                _remove(name)


def _remove(name: str) -> None:
    """Takes a folder away; what a compiler had started may write there for a moment after it was stopped."""
    for _ in range(_TRIES):
        shutil.rmtree(name, ignore_errors=True)
        if not os.path.lexists(name):
            return
        time.sleep(0.02)


def write_all(out: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Write `files` (name to content) into a folder; the paths written.

    Raises BadInput, and leaves the folder as it was, if a file cannot be written.
    """
    standing = next((out / name for name in files if (out / name).is_dir()), None)
    if standing is not None:
        raise BadInput(f"cannot write {standing}: a folder of that name stands in the way")
    wanted = [(out / name, content, _PUBLIC_MODE) for name, content in files.items()]
    _write(wanted, lambda _: f"cannot write into {out}")
    return [path for path, _, _ in wanted]


def read(path: Path, most: int) -> bytes:
    """The bytes of a file; raises BadInput if it cannot be read or has more than `most`."""
    try:
        with path.open("rb") as f:
            content = f.read(most + 1)
    except OSError as e:
        raise BadInput(f"cannot read {path}: {e.strerror}") from e
    if len(content) > most:
        raise BadInput(f"{path}: more than {most} bytes")
    return content


def check_outputs(
    outputs: Sequence[Path],
    private: Collection[Path] = (),
    inputs: Collection[Path] = (),
    force: bool = False,
) -> None:
    """Raises BadInput where an output may not be written; changes nothing.

    An output may be neither an input nor another output, whatever names the file goes by, nor anything but a file.
    With `force` it may replace a secret, else not: what stands in a `private` place, or what only its owner may read.
    """
    for at, path in enumerate(outputs):
        if any(_same(path, other) for other in outputs[:at]):
            raise BadInput(f"two results for one file: {path}")
        taken = next((given for given in inputs if _same(path, given)), None)
        if taken is not None:
            raise BadInput(f"cannot write {path}: it is the same file as the input {taken}")
        if not path.parent.is_dir():
            raise BadInput(f"cannot write {path}: {os.strerror(errno.ENOENT)}")
        if not path.exists():
            continue
        if not path.is_file():
            raise BadInput(f"cannot write {path}: it is no file")
        if not force and (path in private or not stat.S_IMODE(path.stat().st_mode) & _OTHERS):
            raise BadInput(f"cannot write {path}: it holds a secret already, which --force replaces")


def write_each(
    files: Sequence[tuple[Path, bytes]],
    private: Collection[Path] = (),
    inputs: Collection[Path] = (),
    force: bool = False,
) -> None:
    """Write files, secret ones first; only the owner may read these.  The conditions are those of `check_outputs`.

    Raises BadInput, and leaves every place as it was, if one cannot be written.
    """
    check_outputs([path for path, _ in files], private, inputs, force)
    ordered = sorted(files, key=lambda file: file[0] not in private)
    _write(
        [(path, data, _PRIVATE_MODE if path in private else _PUBLIC_MODE) for path, data in ordered],
        lambda path: f"cannot write {path}",
    )


def _same(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file, or would."""
    with suppress(OSError):
        if os.path.samefile(one, other):
            return True
    return os.path.realpath(one) == os.path.realpath(other)


@contextmanager
def _signals_wait() -> Iterator[None]:
    """Signals that end a process are delivered when the block is left, where the system can hold them back."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [getattr(signal, name) for name in _WAITING])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _make(out: Path) -> list[Path]:
    """Create `out` and its parents; the folders made, innermost first."""
    wanted: list[Path] = []
    try:
        path = out
        while not path.exists():
            wanted.append(path)
            path = path.parent
        out.mkdir(parents=True, exist_ok=True)
    except OSError as e:
        for path in wanted:
            with suppress(OSError):
                path.rmdir()
        raise BadInput(f"cannot make the folder {out}: {e.strerror}") from e
    return wanted


def _write(
    files: Sequence[tuple[Path, bytes, int]], complaint: Callable[[Path], str], keep: bool = True
) -> None:
    """Writes contents with their modes, in this order, or nothing; without `keep` only tries it.

    Raises BadInput that begins with the complaint about the path at fault.
    """
    staged: list[tuple[Path, Path]] = []
    saved: dict[Path, Path] = {}
    path = Path()
    with _signals_wait():
        try:
            for path, content, mode in files:
                staged.append((_temporary(path), path))
                _fill(staged[-1][0], content, mode)
            for at, (made, path) in enumerate(staged if keep else []):
                # Nothing can fail after the last rename: what it replaces need not be saved.
                if at + 1 < len(staged) and os.path.lexists(path):
                    saved[path] = _temporary(path)
                    _save(path, saved[path])
                made.replace(path)
            for parent in {path.parent for _, path in staged} if keep else set():
                _sync(parent)
        except OSError as e:
            lost = _undo(staged, saved)
            raise BadInput(f"{complaint(path)}: {e.strerror}{lost}") from e
        except BaseException:
            _undo(staged, saved)
            raise
        finally:
            for name in [*(made for made, _ in staged), *saved.values()]:
                with suppress(OSError):
                    name.unlink()


def _temporary(path: Path) -> Path:
    """A new empty file beside a place, which only the owner may read."""
    fd, name = tempfile.mkstemp(prefix=TEMPORARY, dir=path.parent)
    os.close(fd)
    return Path(name)


def _fill(path: Path, content: bytes, mode: int) -> None:
    with path.open("wb") as f:
        f.write(content)
        f.flush()
        os.fsync(f.fileno())
    path.chmod(mode)


def _save(path: Path, name: Path) -> None:
    """Gives what stands at a path another name, or copies it where the file system has no second names."""
    name.unlink()
    try:
        os.link(path, name, follow_symlinks=False)
    except OSError:
        shutil.copy2(path, name, follow_symlinks=False)


def _undo(staged: Sequence[tuple[Path, Path]], saved: dict[Path, Path]) -> str:
    """Puts back what renames replaced: a temporary file that is gone was renamed.  Says what could not be put back."""
    lost = ""
    for made, path in reversed(staged):
        if os.path.lexists(made):
            continue
        try:
            if path in saved:
                saved[path].replace(path)
            else:
                path.unlink()
        except OSError:
            lost += (
                f"; {path} is new, and what it was is in {saved.pop(path)}"
                if path in saved
                else f"; {path} is new"
            )
    return lost


def _sync(directory: Path) -> None:
    """Makes renames last through a crash, where the system can."""
    with suppress(OSError):
        fd = os.open(directory, os.O_RDONLY)
        try:
            os.fsync(fd)
        finally:
            os.close(fd)
