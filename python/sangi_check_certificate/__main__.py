# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi-check-certificate OBJECT CERTIFICATE`: exit 0 and what was shown, 1 and why it was not, or 2 for bad input."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import NoReturn


def main() -> None:
    """The program; a file has a certificate in each line."""
    if len(sys.argv) != 3:
        _end(2, "usage: sangi-check-certificate OBJECT CERTIFICATE")
    if find_spec("capstone") is None:
        _end(
            2, "sangi-check-certificate needs capstone, which the extra gen brings: pip install 'sangi[gen]'"
        )
    from sangi_check_certificate.algebra import Refused
    from sangi_check_certificate.check import check

    try:
        content = Path(sys.argv[1]).read_bytes()
        lines = Path(sys.argv[2]).read_bytes().splitlines()
    except OSError as error:
        _end(2, f"sangi-check-certificate: {error.filename}: {error.strerror}")
    try:
        if not lines:
            raise Refused("no certificate")
        for line in lines:
            print(f"checked: {check(json.loads(line), content)}")
    except (ValueError, RecursionError, Refused) as error:
        _end(1, f"refused: {error}")


def _end(status: int, what: str) -> NoReturn:
    print(what, file=sys.stderr)
    sys.exit(status)


if __name__ == "__main__":
    main()
