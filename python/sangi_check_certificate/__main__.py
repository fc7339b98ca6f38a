# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi-check-certificate OBJECT CERTIFICATE`: exit 0 and what was shown, or 1 and why it was not."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from sangi_check_certificate import check
from sangi_check_certificate.algebra import Refused


def main() -> None:
    """The program; a file has a certificate in each line."""
    if len(sys.argv) != 3:
        sys.exit("usage: sangi-check-certificate OBJECT CERTIFICATE")
    try:
        content = Path(sys.argv[1]).read_bytes()
        lines = Path(sys.argv[2]).read_text().splitlines()
        if not lines:
            raise Refused("no certificate")
        for line in lines:
            print(f"checked: {check(json.loads(line), content)}")
    except (OSError, ValueError, Refused) as error:
        print(f"refused: {error}", file=sys.stderr)
        sys.exit(1)


if __name__ == "__main__":
    main()
