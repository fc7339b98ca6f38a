# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key exchange on files of raw bytes, by the rules of `sangi.kem.on_files`."""

from __future__ import annotations

from pathlib import Path

from sangi import files
from sangi.csidh.csidh512 import EXPONENTS, KEY, SEED, Csidh512, Secret
from sangi.errors import BadInput


def keygen(public: Path, secret: Path, force: bool = False) -> None:
    """Writes a new pair of keys; with `force` it may replace a secret key."""
    files.check_outputs([public, secret], {secret}, force=force)
    made = Csidh512().keygen()
    files.write_each([(public, made[0]), (secret, made[1])], {secret}, force=force)


def derive(secret: Path, public: Path, shared: Path, force: bool = False) -> None:
    """Writes the secret that is shared with the owner of a public key."""
    files.check_outputs([shared], {shared}, {secret, public}, force)
    content = files.read(secret, EXPONENTS)
    if len(content) not in (SEED, EXPONENTS):
        raise BadInput(
            f"{secret}: a secret key has {SEED} bytes, or {EXPONENTS} of exponents, but this has {len(content)}"
        )
    key: Secret = content if len(content) == SEED else memoryview(content).cast("b").tolist()
    try:
        made = Csidh512().derive(key, files.read(public, KEY))
    except BadInput as error:
        raise BadInput(_named(public, error)) from error
    files.write_each([(shared, made)], {shared}, {secret, public}, force)


def validate(public: Path) -> None:
    """Raises `BadInput` where a file holds no public key."""
    try:
        Csidh512().validate(files.read(public, KEY))
    except BadInput as error:
        raise BadInput(_named(public, error)) from error


def _named(path: Path, error: BadInput) -> str:
    """An error with the file's name, once."""
    text = str(error)
    return text if str(path) in text else f"{path}: {text}"
