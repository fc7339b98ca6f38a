# SPDX-License-Identifier: MIT OR Apache-2.0
"""CTIDH on files of raw bytes, by the rules of `sangi.kem.on_files`."""

from __future__ import annotations

from pathlib import Path

from sangi import files
from sangi.csidh.ctidh import SIZES, Ctidh, Size
from sangi.errors import BadInput

#: No key is longer.
_MOST = max(max(lengths) for lengths in SIZES.values())


def keygen(size: Size, public: Path, secret: Path, force: bool = False) -> None:
    """Writes a new pair of keys; with `force` it may replace a secret key."""
    files.check_outputs([public, secret], {secret}, force=force)
    made = Ctidh(size).keygen()
    files.write_each([(public, made[0]), (secret, made[1])], {secret}, force=force)


def derive(size: Size, secret: Path, public: Path, shared: Path, force: bool = False) -> None:
    """Writes the secret that is shared with the owner of a public key."""
    files.check_outputs([shared], {shared}, {secret, public}, force)
    ctidh, key = Ctidh(size), files.read(secret, _MOST)
    peer = _validated(ctidh, public)
    try:
        made = ctidh.derive(key, peer)
    except BadInput as error:
        raise BadInput(f"{secret}: {error}") from error
    files.write_each([(shared, made)], {shared}, {secret, public}, force)


def validate(size: Size, public: Path) -> None:
    """Raises `BadInput` where a file holds no public key."""
    _validated(Ctidh(size), public)


def _validated(ctidh: Ctidh, public: Path) -> bytes:
    """The public key in a file."""
    content = files.read(public, _MOST)
    try:
        ctidh.validate(content)
    except BadInput as error:
        raise BadInput(f"{public}: {error}") from error
    return content
