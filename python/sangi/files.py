# SPDX-License-Identifier: MIT OR Apache-2.0
"""Writes a set of files whole or not at all, and reads short ones."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from sangi.errors import BadInput

TEMPORARY = ".sangi-"


@contextmanager
def folder(out: Path) -> Iterator[Path]:
    """Make `out` and show that a file can be written there; on any failure take away what was made.

    Raises BadInput if it is a file, or cannot be made or written.
    """
    made = _make(out)
    try:
        _write(out, {"probe": b"sangi\n"}, keep=False)
        yield out
    except BaseException:
        for path in made:
            with suppress(OSError):
                path.rmdir()
        raise


def write_all(out: Path, files: Mapping[str, bytes]) -> list[Path]:
    """Write `files` (name to content) into a folder under temporary names, then rename; the paths written.

    Raises BadInput, and leaves the folder as it was, if a file cannot be written.
    """
    _write(out, files, keep=True)
    return [out / name for name in files]


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


def write_each(files: Sequence[tuple[Path, bytes]], private: Collection[Path] = ()) -> None:
    """Write files under temporary names beside their places, then rename; only the owner may read private ones.

    Raises BadInput, and leaves every place as it was, if one cannot be written or is not that of a file.
    """
    if len({path.resolve() for path, _ in files}) < len(files):
        raise BadInput(f"two results for one file: {files[0][0]}")
    written: list[tuple[Path, Path]] = []
    try:
        for path, content in files:
            if path.exists() and not path.is_file():
                raise BadInput(f"cannot write {path}: it is no file")
            fd, temporary = tempfile.mkstemp(prefix=TEMPORARY, dir=path.parent)
            written.append((Path(temporary), path))
            with os.fdopen(fd, "wb") as f:
                f.write(content)
                f.flush()
                os.fsync(f.fileno())
            os.chmod(temporary, 0o600 if path in private else 0o644)
        for made, path in written:
            made.replace(path)
    except OSError as e:
        raise BadInput(f"cannot write {path}: {e.strerror}") from e
    finally:
        for made, _ in written:
            made.unlink(missing_ok=True)


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


def _write(out: Path, files: Mapping[str, bytes], keep: bool) -> None:
    written: list[tuple[Path, str]] = []
    try:
        for name, content in files.items():
            fd, temporary = tempfile.mkstemp(prefix=TEMPORARY, dir=out)
            written.append((Path(temporary), name))
            with os.fdopen(fd, "wb") as f:
                f.write(content)
                f.flush()
                os.fsync(f.fileno())
            os.chmod(temporary, 0o644)
        if keep:
            standing = next((out / name for name in files if (out / name).is_dir()), None)
            if standing is not None:
                raise BadInput(f"cannot write {standing}: a folder of that name stands in the way")
            for path, name in written:
                path.replace(out / name)
    except OSError as e:
        raise BadInput(f"cannot write into {out}: {e.strerror}") from e
    finally:
        for path, _ in written:
            path.unlink(missing_ok=True)
