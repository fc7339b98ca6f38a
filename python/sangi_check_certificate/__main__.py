# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi-check-certificate OBJECT CERTIFICATE`: exit 0 and what was shown, 1 and why it was not, or 2 for bad input."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    """The program; a file has a certificate in each line."""
    status, what = _checked(sys.argv[1:])
    print(what, file=sys.stderr if status else sys.stdout)
    sys.exit(status)


def _checked(paths: list[str]) -> tuple[int, str]:
    if len(paths) != 2:
        return 2, "usage: sangi-check-certificate OBJECT CERTIFICATE"
    try:
        from sangi_check_certificate.algebra import Refused
        from sangi_check_certificate.check import check

        content, lines = (Path(path).read_bytes() for path in paths)
        return 0, "\n".join(f"checked: {check(line, content)}" for line in lines.splitlines() or [b""])
    except ImportError as error:
        return 2, f"sangi-check-certificate: {error}; capstone is of the extra gen: pip install 'sangi[gen]'"
    except OSError as error:
        return 2, f"sangi-check-certificate: {error.filename}: {error.strerror}"
    except Refused as error:
        return 1, f"refused: {error}"


if __name__ == "__main__":
    main()
