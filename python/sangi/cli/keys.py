# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi saber`, `sangi sntrup761`, `sangi csidh` and `sangi kat`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from sangi import api

RULES = """Files hold raw bytes, as in the known answers.  A command writes all its results or none of them, refuses a
result that would replace one of its inputs, and replaces a file that holds a secret only with --force."""


def file_argument(name: str) -> Callable[[Any], Any]:
    """An argument that names a file; a shell completes it."""
    return click.argument(name, type=click.Path())


_SET = click.option(
    "--set",
    "name",
    type=click.Choice(api.SABER),
    default="saber",
    show_default=True,
    help="The parameter set.",
)
FORCE = click.option("-f", "--force", is_flag=True, help="Replace files that hold a secret.")


@click.group(epilog=RULES)
def saber() -> None:
    """Saber, a key encapsulation mechanism.

    Saber was a finalist of NIST's competition and was not standardised: it is for interoperability and for research.
    A new design takes ML-KEM.
    """


@click.group(epilog=RULES)
def sntrup761() -> None:
    """sntrup761, the key encapsulation mechanism of SSH."""


@click.group(epilog=RULES)
def csidh() -> None:
    """CSIDH-512, a key exchange without interaction.

    It is for interoperability and for research: its margin against a quantum computer is small, and what is done with
    a secret key takes time that depends on it.
    """


@saber.command()
@_SET
@FORCE
@file_argument("public")
@file_argument("secret")
def keygen(name: str, force: bool, public: str, secret: str) -> None:
    """Make a pair of keys.

    The public key goes to PUBLIC, the secret key to SECRET, which only you may read.
    """
    api.kem_keygen(name, public, secret, force)


@saber.command()
@_SET
@FORCE
@file_argument("public")
@file_argument("ciphertext")
@file_argument("shared")
def encaps(name: str, force: bool, public: str, ciphertext: str, shared: str) -> None:
    """Make a shared secret and its ciphertext.

    The ciphertext for the owner of PUBLIC goes to CIPHERTEXT, the secret that it carries to SHARED.
    """
    api.kem_encaps(name, public, ciphertext, shared, force)


@saber.command()
@_SET
@FORCE
@file_argument("secret")
@file_argument("ciphertext")
@file_argument("shared")
def decaps(name: str, force: bool, secret: str, ciphertext: str, shared: str) -> None:
    """Take the shared secret out of a ciphertext.

    The secret that CIPHERTEXT carries to the owner of SECRET goes to SHARED.  A ciphertext that encaps did not make is
    no error: it gives a secret that nobody else has.
    """
    api.kem_decaps(name, secret, ciphertext, shared, force)


@sntrup761.command("keygen")
@FORCE
@file_argument("public")
@file_argument("secret")
def sntrup761_keygen(force: bool, public: str, secret: str) -> None:
    """Make a pair of keys.

    The public key goes to PUBLIC, the secret key to SECRET, which only you may read.
    """
    api.kem_keygen("sntrup761", public, secret, force)


@sntrup761.command("encaps")
@FORCE
@file_argument("public")
@file_argument("ciphertext")
@file_argument("shared")
def sntrup761_encaps(force: bool, public: str, ciphertext: str, shared: str) -> None:
    """Make a shared secret and its ciphertext.

    The ciphertext for the owner of PUBLIC goes to CIPHERTEXT, the secret that it carries to SHARED.
    """
    api.kem_encaps("sntrup761", public, ciphertext, shared, force)


@sntrup761.command("decaps")
@FORCE
@file_argument("secret")
@file_argument("ciphertext")
@file_argument("shared")
def sntrup761_decaps(force: bool, secret: str, ciphertext: str, shared: str) -> None:
    """Take the shared secret out of a ciphertext.

    The secret that CIPHERTEXT carries to the owner of SECRET goes to SHARED.  A ciphertext that encaps did not make is
    no error: it gives a secret that nobody else has.
    """
    api.kem_decaps("sntrup761", secret, ciphertext, shared, force)


@csidh.command("keygen")
@FORCE
@file_argument("public")
@file_argument("secret")
def csidh_keygen(force: bool, public: str, secret: str) -> None:
    """Make a pair of keys.

    The public key goes to PUBLIC, the secret key to SECRET, which only you may read.
    """
    api.csidh_keygen(public, secret, force)


@csidh.command()
@FORCE
@file_argument("secret")
@file_argument("public")
@file_argument("shared")
def derive(force: bool, secret: str, public: str, shared: str) -> None:
    """Derive the secret that two owners share.

    The secret of the owner of SECRET and that of PUBLIC goes to SHARED; hash it before use.  SECRET is a seed of 32
    bytes, or 74 exponents of a byte each.  PUBLIC is validated first.
    """
    api.csidh_derive(secret, public, shared, force)


@csidh.command()
@file_argument("public")
def validate(public: str) -> None:
    """Refuse what is no public key.

    Says nothing if PUBLIC is one.
    """
    api.csidh_validate(public)


@click.command()
@click.argument("name", metavar="OBJECT")
@file_argument("file")
def kat(name: str, file: str) -> None:
    """Run a file of known answers.

    FILE is JSON of this project's, a .rsp of NIST's form, CIRCL's of CSIDH-512, highctidh's of CTIDH, or go-ethereum's
    of modular exponentiation.  OBJECT is lightsaber, saber, firesaber, sntrup761, csidh512, ctidh, modexp, or a size of
    CTIDH such as ctidh512.  The first entry that differs is named, and the exit status is 1.  A .rsp needs the extra
    kat: pip install 'sangi[kat]'.
    """
    print(f"{api.kat(name, file)} known answers of {name} agree")
