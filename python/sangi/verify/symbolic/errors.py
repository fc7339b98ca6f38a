# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the prover refuses."""

from __future__ import annotations

from sangi.errors import CheckFailed


class Unproved(CheckFailed):
    """What was to be shown of a kernel could not be; the message names the instruction, carry or term.

    This alone does not say that the kernel is wrong: a witness, where one was found, is part of the message.
    """
