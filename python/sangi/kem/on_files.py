# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation on files of raw bytes; what is secret is readable by its owner alone."""

from __future__ import annotations

from pathlib import Path

from sangi import files
from sangi.errors import BadInput
from sangi.kem.mechanism import Kem

#: Longer than any key or ciphertext.
_MOST = 1 << 16


def keygen(kem: Kem, public: Path, secret: Path) -> None:
    """Writes a new pair of keys."""
    made = kem.keygen()
    files.write_each([(public, made[0]), (secret, made[1])], {secret})


def encaps(kem: Kem, public: Path, ciphertext: Path, shared: Path) -> None:
    """Writes a ciphertext for the owner of a public key and the secret that it carries."""
    made = kem.encaps(_read(kem, "public key", public))
    files.write_each([(ciphertext, made[0]), (shared, made[1])], {shared})


def decaps(kem: Kem, secret: Path, ciphertext: Path, shared: Path) -> None:
    """Writes the shared secret of a ciphertext."""
    made = kem.decaps(_read(kem, "secret key", secret), _read(kem, "ciphertext", ciphertext))
    files.write_each([(shared, made)], {shared})


def _read(kem: Kem, what: str, path: Path) -> bytes:
    content = files.read(path, _MOST)
    try:
        kem.check(what, content)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    return content
