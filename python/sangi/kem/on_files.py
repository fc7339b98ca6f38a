# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation on files of raw bytes; what is secret is readable by its owner alone.

Every function writes all its results or none, refuses a result that would replace an input, and replaces a file that
holds a secret only with `force`.
"""

from __future__ import annotations

from pathlib import Path

from sangi import files
from sangi.errors import BadInput
from sangi.kem.mechanism import Kem

#: Longer than any key or ciphertext.
_MOST = 1 << 16


def keygen(kem: Kem, public: Path, secret: Path, force: bool = False) -> None:
    """Writes a new pair of keys; with `force` it may replace a secret key."""
    files.check_outputs([public, secret], {secret}, force=force)
    made = kem.keygen()
    files.write_each([(public, made[0]), (secret, made[1])], {secret}, force=force)


def encaps(kem: Kem, public: Path, ciphertext: Path, shared: Path, force: bool = False) -> None:
    """Writes a ciphertext for the owner of a public key and the secret that it carries."""
    files.check_outputs([ciphertext, shared], {shared}, {public}, force)
    made = kem.encaps(_read(kem, "public key", public))
    files.write_each([(ciphertext, made[0]), (shared, made[1])], {shared}, {public}, force)


def decaps(kem: Kem, secret: Path, ciphertext: Path, shared: Path, force: bool = False) -> None:
    """Writes the shared secret of a ciphertext."""
    files.check_outputs([shared], {shared}, {secret, ciphertext}, force)
    made = kem.decaps(_read(kem, "secret key", secret), _read(kem, "ciphertext", ciphertext))
    files.write_each([(shared, made)], {shared}, {secret, ciphertext}, force)


def _read(kem: Kem, what: str, path: Path) -> bytes:
    content = files.read(path, _MOST)
    try:
        kem.check(what, content)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from error
    return content
