# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key exchange on files of raw bytes; what is secret is readable by its owner alone."""

from __future__ import annotations

from pathlib import Path

from sangi import files
from sangi.csidh.csidh512 import EXPONENTS, KEY, SEED, Csidh512, Secret
from sangi.errors import BadInput


def keygen(public: Path, secret: Path) -> None:
    """Writes a new pair of keys."""
    made = Csidh512().keygen()
    files.write_each([(public, made[0]), (secret, made[1])], {secret})


def derive(secret: Path, public: Path, shared: Path) -> None:
    """Writes the secret that is shared with the owner of a public key."""
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
    files.write_each([(shared, made)], {shared})


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
