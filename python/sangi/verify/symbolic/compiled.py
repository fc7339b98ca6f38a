# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves the portable C of a field, from the bytes of the object that gcc makes of it for x86-64.

What is shown is shown of that object: of this compiler, at this level, with these flags.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sangi.codegen.program import Program
from sangi.verify.symbolic import image
from sangi.verify.symbolic.contracts import specs
from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.kernel import Proof, prove

#: Flags of the objects that are proved; the prover knows no vector registers.
FLAGS = ("-O2", "-mgeneral-regs-only", "-fPIC")
#: Seconds after which a kernel is given up.
TIMEOUT = 5.0


@dataclass(frozen=True)
class Refused:
    """A kernel that was not proved, which does not say that it is wrong."""

    symbol: str
    operation: str
    why: str


def prove_object(
    content: bytes,
    programs: Mapping[str, Program],
    modulus: int,
    progress: Callable[[str], None] = lambda line: None,
    seconds: float = TIMEOUT,
) -> list[Proof | Refused]:
    """Every case of every kernel, proved or refused; one that no proof is known of is refused too."""
    loaded = image.read(content)
    found: list[Proof | Refused] = []
    for symbol, program in programs.items():
        cases = specs(program.name, modulus, program.limbs)
        if not cases:
            found.append(Refused(symbol, program.name, "no proof is known of this operation"))
        for spec in cases:
            progress(f"proof of {symbol}, compiled")
            try:
                found.append(prove(loaded, symbol, spec, seconds=seconds))
            except Unproved as error:
                found.append(Refused(symbol, program.name, str(error)))
    return found


def proved(found: list[Proof | Refused]) -> tuple[list[str], list[str]]:
    """The operations that were proved in every case, and the others, each sorted."""
    refused = {one.operation for one in found if isinstance(one, Refused)}
    shown = {one.spec.operation.removesuffix("_plain") for one in found if isinstance(one, Proof)}
    return sorted(shown - refused), sorted(refused)
