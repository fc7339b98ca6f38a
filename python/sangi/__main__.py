# SPDX-License-Identifier: MIT OR Apache-2.0
"""`python -m sangi` is the command `sangi`."""

from sangi.cli import main

if __name__ == "__main__":
    main()
