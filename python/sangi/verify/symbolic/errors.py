# SPDX-License-Identifier: MIT OR Apache-2.0
"""How the prover refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sangi.errors import CheckFailed

if TYPE_CHECKING:
    from sangi.verify.symbolic.code import Instruction


class Unproved(CheckFailed):
    """What was to be shown of a kernel could not be; the message names the instruction, carry or term.

    This alone does not say that the kernel is wrong: a witness, where one was found, is part of the message.
    `at` is the instruction that the refusal is about, where there is one.
    """

    def __init__(self, message: str, at: Instruction | str | None = None) -> None:
        super().__init__(message)
        self.at = None if isinstance(at, str) else at
