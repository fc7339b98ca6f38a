# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves the committed C of a named field of the library."""

from __future__ import annotations

from sangi import toolchain
from sangi.codegen.tree import library_field
from sangi.files import temporary
from sangi.named import NAMED
from sangi.paths import repo_root
from sangi.verify.symbolic.compiled import FLAGS, Refused, prove_object
from sangi.verify.symbolic.kernel import Proof


def prove_compiled(
    name: str, compiler: toolchain.Compiler | None = None, flags: tuple[str, ...] = FLAGS
) -> list[Proof | Refused]:
    """Proves the generated C of a named field of the library, with limbs of 64 bits, as gcc compiles it."""
    root = repo_root()
    text = (root / f"generated/field/{name}_c64.c").read_text()
    with temporary() as folder:
        include = (f"-I{root}", f"-I{root / 'src'}", f"-I{root / 'include'}", "-DSANGI_LIMB_BITS=64")
        made = toolchain.compile_c(
            text,
            cwd=folder,
            compiler=compiler or toolchain.gcc(),
            flags=(*toolchain.C11, *flags, *include),
        )
        content = made.read_bytes()
    field = library_field(NAMED[name], "c")
    return prove_object(content, field.programs(64), field.modulus)
