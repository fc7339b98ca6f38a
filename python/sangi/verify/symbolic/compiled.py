# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves the portable C of a field, from the bytes of the object that gcc makes of it for x86-64.

What is shown is shown of that object: of this compiler, at this level, with these flags.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from sangi import toolchain
from sangi.codegen.program import Program
from sangi.codegen.tree import library_field
from sangi.named import NAMED
from sangi.paths import repo_root
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
    return sorted({one.spec.operation for one in found if isinstance(one, Proof)} - refused), sorted(refused)


def prove_compiled(
    name: str, compiler: toolchain.Compiler | None = None, flags: tuple[str, ...] = FLAGS
) -> list[Proof | Refused]:
    """Proves the generated C of a named field of the library, with limbs of 64 bits, as gcc compiles it."""
    root = repo_root()
    text = (root / f"generated/field/{name}_c64.c").read_text()
    with tempfile.TemporaryDirectory() as folder:
        include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", "-DSANGI_LIMB_BITS=64")
        made = toolchain.compile_c(
            text,
            cwd=Path(folder),
            compiler=compiler or toolchain.gcc(),
            flags=(*toolchain.C11, *flags, *include),
        )
        content = made.read_bytes()
    field = library_field(NAMED[name], "c")
    return prove_object(content, field.programs(64), field.modulus)
