# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs what a user of the library would type."""

import os
import subprocess
from pathlib import Path

STRICT = ("-Wall", "-Wextra", "-Werror", "-pedantic")


def run(*command: str | Path, **settings: str) -> str:
    """Runs a command, fails with its output, returns what it printed."""
    result = subprocess.run(command, env={**os.environ, **settings}, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout
