# SPDX-License-Identifier: MIT OR Apache-2.0
"""How a function is called: which parameter comes where, and which registers it must restore."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sangi.errors import BadInput
from sangi.verify.interp.machine import ARGUMENTS, CALLEE_SAVED, RED_ZONE

#: Parameters that are the modulus: its limbs, -1/p mod 2^64 as a word, and the address of such a word.
LIMBS, INVERSE, INVERSE_AT = "p", "n0", "&n0"
#: A parameter that is anything and may not be used.
IGNORED = "_"


@dataclass(frozen=True)
class Convention:
    """Parameters in order: those of the operation by name, `p`, `n0`, `&n0`, a number, or `_`.

    The System V ABI passes six in registers and the others above the return address; with `on_stack` all of them are
    there, as in Go's ABI0, which restores rsp and the frame pointer rbp; its functions may ask first whether the
    goroutine's stack has room, and it is assumed to.  `holds` are bytes that can be written, by the
    end of their symbol, and what each is assumed to hold: CPU features; or words, by the end of a symbol of this file
    or another, + and bytes.
    """

    parameters: tuple[str, ...]
    on_stack: bool = False
    holds: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        """Refuses names twice."""
        named = [name for name in self.parameters if name != IGNORED and not re.fullmatch(r"\d+", name)]
        if len(named) != len(set(named)):
            raise BadInput(f"a convention names a parameter twice: {','.join(self.parameters)}")

    @property
    def places(self) -> tuple[tuple[str, str | int], ...]:
        """(parameter, register or bytes from rsp on entry) of each."""
        registers = () if self.on_stack else ARGUMENTS
        above = [8 + 8 * i for i in range(len(self.parameters))]
        return tuple(zip(self.parameters, (*registers, *above), strict=False))

    @property
    def saved(self) -> tuple[str, ...]:
        """The registers that must be restored, besides rsp."""
        return ("rbp",) if self.on_stack else CALLEE_SAVED

    @property
    def red_zone(self) -> int:
        """The bytes below rsp that nothing but the function writes to; Go's runtime calls there at any time."""
        return 0 if self.on_stack else RED_ZONE
