# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi ctidh512` and its like: one group of commands for each size of CTIDH."""

from __future__ import annotations

import click

from sangi import api
from sangi.cli.keys import FORCE, RULES, file_argument

_WHOSE = "Keys and secrets are those of highctidh."
#: For secret keys of the project's own.
_OWN = {
    "512f": """Public keys and shared secrets are those of ctidh512 and of highctidh: key pairs of both exchange.
    Secret keys are of another set, for which an action takes less time; ctidh512 is for those of highctidh."""
}


def _group(size: int | str) -> click.Group:
    """The commands of a size."""

    @click.group(f"ctidh{size}", epilog=RULES)
    def group() -> None:
        pass

    group.help = f"""CTIDH-{size}, a key exchange without interaction, in constant time.

    {_OWN.get(str(size), _WHOSE)}  SECURITY.md says what is known of quantum attacks; among attacks on the
    implementation it withstands those by timing only.
    """
    group.short_help = f"CTIDH-{size}, a key exchange in constant time."

    @group.command()
    @FORCE
    @file_argument("public")
    @file_argument("secret")
    def keygen(force: bool, public: str, secret: str) -> None:
        """Make a pair of keys.

        The public key goes to PUBLIC, the secret key to SECRET, which only you may read.
        """
        api.ctidh_keygen(size, public, secret, force)

    @group.command()
    @FORCE
    @file_argument("secret")
    @file_argument("public")
    @file_argument("shared")
    def derive(force: bool, secret: str, public: str, shared: str) -> None:
        """Derive the secret that two owners share.

        The secret of the owner of SECRET and that of PUBLIC goes to SHARED.  PUBLIC is validated first.
        """
        api.ctidh_derive(size, secret, public, shared, force)

    @group.command()
    @file_argument("public")
    def validate(public: str) -> None:
        """Refuse what is no public key.

        Says nothing if PUBLIC is one.
        """
        api.ctidh_validate(size, public)

    return group


#: One group for each size that the library has.
GROUPS = tuple(map(_group, api.CTIDH))
