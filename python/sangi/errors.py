# SPDX-License-Identifier: MIT OR Apache-2.0
"""The three ways in which sangi refuses.  Each message is one line that names the thing it refuses."""


class BadInput(ValueError):
    """What the caller gave cannot be used.  The command line prints the message and exits with 2."""


class CheckFailed(Exception):
    """A check of generated or measured output found a fault.  The command line exits with 1."""


class Unavailable(Exception):
    """This machine or this place cannot do it, for the reason given.  The command line exits with 1."""
