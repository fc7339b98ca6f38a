# SPDX-License-Identifier: MIT OR Apache-2.0
"""Where the checkout is."""

from pathlib import Path

from sangi.errors import Unavailable


def repo_root() -> Path:
    """The folder of the checkout that this package is imported from.

    Raises `Unavailable` where the package was installed without its checkout.
    """
    root = Path(__file__).resolve().parents[2]
    if (root / "CMakeLists.txt").is_file() and (root / "include" / "sangi").is_dir():
        return root
    raise Unavailable("this needs a checkout of sangi, and the package was installed without one")
