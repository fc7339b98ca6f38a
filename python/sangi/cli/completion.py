# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi completion`: what a shell runs to complete commands, options, objects and files."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

#: Where each shell looks for it, below the user's own folder.
_PLACES = {
    "bash": "~/.local/share/bash-completion/completions/sangi",
    "zsh": "a file _sangi in a folder of $fpath",
    "fish": "~/.config/fish/completions/sangi.fish",
}


@click.command(epilog="Places: " + "; ".join(f"{shell}: {place}" for shell, place in _PLACES.items()) + ".")
@click.argument("shell", metavar="SHELL", type=click.Choice(tuple(_PLACES)))
def completion(shell: str) -> None:
    """Print the script that completes commands in a shell.

    SHELL is bash, zsh or fish.  It then completes commands, options, named fields and files after the word sangi.  Try
    it at once with: eval "$(sangi completion bash)".
    """
    found = get_completion_class(shell)
    assert found is not None
    script = found(click.Command("sangi"), {}, "sangi", "_SANGI_COMPLETE")
    print(script.source_template % script.source_vars())
