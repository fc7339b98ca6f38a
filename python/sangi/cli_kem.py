# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi saber`, `sangi sntrup761`, `sangi csidh` and `sangi kat`: commands of the line that `cli` adds to its own."""

from __future__ import annotations

import click
import rich_click

from sangi import api

_SET = click.option(
    "--set",
    "name",
    type=click.Choice(api.SABER),
    default="saber",
    show_default=True,
    help="The parameter set.",
)


@rich_click.group()
def saber() -> None:
    """Saber, a key encapsulation mechanism, on files of raw bytes.

    Saber was a finalist of NIST's competition and was not standardised: it is for interoperability and for research.
    A new design takes ML-KEM.
    """


@saber.command()
@_SET
@click.argument("public")
@click.argument("secret")
def keygen(name: str, public: str, secret: str) -> None:
    """Write a new public key to PUBLIC and its secret key to SECRET, which only you may read."""
    api.kem_keygen(name, public, secret)


@saber.command()
@_SET
@click.argument("public")
@click.argument("ciphertext")
@click.argument("shared")
def encaps(name: str, public: str, ciphertext: str, shared: str) -> None:
    """Write a ciphertext for the owner of PUBLIC to CIPHERTEXT and the secret that it carries to SHARED."""
    api.kem_encaps(name, public, ciphertext, shared)


@saber.command()
@_SET
@click.argument("secret")
@click.argument("ciphertext")
@click.argument("shared")
def decaps(name: str, secret: str, ciphertext: str, shared: str) -> None:
    """Write the secret that CIPHERTEXT carries to the owner of SECRET to SHARED.

    A ciphertext that encaps did not make is no error: it gives a secret that nobody else has.
    """
    api.kem_decaps(name, secret, ciphertext, shared)


@rich_click.group()
def sntrup761() -> None:
    """sntrup761, the key encapsulation mechanism of SSH, on files of raw bytes."""


@sntrup761.command("keygen")
@click.argument("public")
@click.argument("secret")
def sntrup761_keygen(public: str, secret: str) -> None:
    """Write a new public key to PUBLIC and its secret key to SECRET, which only you may read."""
    api.kem_keygen("sntrup761", public, secret)


@sntrup761.command("encaps")
@click.argument("public")
@click.argument("ciphertext")
@click.argument("shared")
def sntrup761_encaps(public: str, ciphertext: str, shared: str) -> None:
    """Write a ciphertext for the owner of PUBLIC to CIPHERTEXT and the secret that it carries to SHARED."""
    api.kem_encaps("sntrup761", public, ciphertext, shared)


@sntrup761.command("decaps")
@click.argument("secret")
@click.argument("ciphertext")
@click.argument("shared")
def sntrup761_decaps(secret: str, ciphertext: str, shared: str) -> None:
    """Write the secret that CIPHERTEXT carries to the owner of SECRET to SHARED.

    A ciphertext that encaps did not make is no error: it gives a secret that nobody else has.
    """
    api.kem_decaps("sntrup761", secret, ciphertext, shared)


@rich_click.group()
def csidh() -> None:
    """CSIDH-512, a key exchange without interaction, on files of raw bytes.

    It is for interoperability and for research: its margin against a quantum computer is small, and what is done with
    a secret key takes time that depends on it.
    """


@csidh.command("keygen")
@click.argument("public")
@click.argument("secret")
def csidh_keygen(public: str, secret: str) -> None:
    """Write a new public key to PUBLIC and its secret key to SECRET, which only you may read."""
    api.csidh_keygen(public, secret)


@csidh.command()
@click.argument("secret")
@click.argument("public")
@click.argument("shared")
def derive(secret: str, public: str, shared: str) -> None:
    """Write the secret that the owner of SECRET shares with that of PUBLIC to SHARED; hash it before use.

    SECRET is a seed of 32 bytes, or 74 exponents of a byte each.  PUBLIC is validated first.
    """
    api.csidh_derive(secret, public, shared)


@csidh.command()
@click.argument("public")
def validate(public: str) -> None:
    """Say nothing if PUBLIC is a public key; refuse it otherwise."""
    api.csidh_validate(public)


@click.command()
@click.argument("name", metavar="OBJECT")
@click.argument("file")
def kat(name: str, file: str) -> None:
    """Run a file of known answers: JSON of this project's, a .rsp of NIST's form, CIRCL's of CSIDH-512, or
    go-ethereum's of modular exponentiation.

    OBJECT is lightsaber, saber, firesaber, sntrup761, csidh512 or modexp.  The first entry that differs is named,
    and the exit status is 1.
    """
    print(f"{api.kat(name, file)} known answers of {name} agree")
