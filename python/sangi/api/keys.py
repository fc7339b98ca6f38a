# SPDX-License-Identifier: MIT OR Apache-2.0
"""Keys, ciphertexts and shared secrets on files, and files of known answers.

What writes raises `BadInput` and leaves every file as it was where a result cannot be written, would replace an input,
or would replace a secret without `force`.
"""

from __future__ import annotations

from pathlib import Path

from sangi.csidh import ctidh_on_files
from sangi.csidh import on_files as csidh_on_files
from sangi.csidh.ctidh import SIZES, Size
from sangi.kem import SETS, Kem, Saber, Sntrup761, on_files

#: The parameter sets of Saber.
SABER = tuple(SETS)
#: The sizes of CTIDH.
CTIDH = tuple(SIZES)


def _kem(name: str) -> Kem:
    return Sntrup761() if name in Sntrup761.SETS else Saber(name)


def kem_keygen(name: str, public: str | Path, secret: str | Path, force: bool = False) -> None:
    """Writes a new pair of keys of a mechanism, such as saber or sntrup761, to files."""
    on_files.keygen(_kem(name), Path(public), Path(secret), force)


def kem_encaps(
    name: str, public: str | Path, ciphertext: str | Path, shared: str | Path, force: bool = False
) -> None:
    """Encapsulates for the owner of a public key, on files."""
    on_files.encaps(_kem(name), Path(public), Path(ciphertext), Path(shared), force)


def kem_decaps(
    name: str, secret: str | Path, ciphertext: str | Path, shared: str | Path, force: bool = False
) -> None:
    """Decapsulates a ciphertext, on files."""
    on_files.decaps(_kem(name), Path(secret), Path(ciphertext), Path(shared), force)


def csidh_keygen(public: str | Path, secret: str | Path, force: bool = False) -> None:
    """Writes a new pair of keys of CSIDH-512 to files."""
    csidh_on_files.keygen(Path(public), Path(secret), force)


def csidh_derive(secret: str | Path, public: str | Path, shared: str | Path, force: bool = False) -> None:
    """Derives the secret that is shared with the owner of a public key, on files."""
    csidh_on_files.derive(Path(secret), Path(public), Path(shared), force)


def csidh_validate(public: str | Path) -> None:
    """Raises `BadInput` where a file holds no public key of CSIDH-512."""
    csidh_on_files.validate(Path(public))


def ctidh_keygen(size: Size, public: str | Path, secret: str | Path, force: bool = False) -> None:
    """Writes a new pair of keys of CTIDH to files."""
    ctidh_on_files.keygen(size, Path(public), Path(secret), force)


def ctidh_derive(
    size: Size, secret: str | Path, public: str | Path, shared: str | Path, force: bool = False
) -> None:
    """Derives the secret that is shared with the owner of a public key, on files."""
    ctidh_on_files.derive(size, Path(secret), Path(public), Path(shared), force)


def ctidh_validate(size: Size, public: str | Path) -> None:
    """Raises `BadInput` where a file holds no public key of CTIDH."""
    ctidh_on_files.validate(size, Path(public))


def kat(name: str, file: str | Path) -> int:
    """Runs a file of known answers of an object; their number.  Raises `CheckFailed` naming the first that differs."""
    from sangi import kat as known

    return known.run(name, Path(file))
