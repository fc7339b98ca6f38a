# SPDX-License-Identifier: MIT OR Apache-2.0
"""Compares the machine code of two commits up to names, files and order; needs Python and compilers alone."""


class BadInput(Exception):
    """What was asked cannot be done: no such commit, no such compiler, a source that does not compile."""
