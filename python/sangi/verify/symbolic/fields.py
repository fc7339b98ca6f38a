# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves the assembly file of a field: every operation that can be proved, for every case of its contract."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sangi import toolchain
from sangi.files import temporary
from sangi.verify.symbolic import contracts, image, witness
from sangi.verify.symbolic.kernel import Proof, prove


def assembled(text: str) -> bytes:
    """The object that an assembly file becomes; raises as `toolchain.assemble`."""
    with temporary() as folder:
        return toolchain.assemble(text, cwd=folder).read_bytes()


def prove_field(obj: bytes, symbols: Mapping[str, str], modulus: int, limbs: int) -> Iterator[Proof]:
    """The proofs of a relocatable object's kernels, one after another; `symbols` maps operations to symbols.

    Raises `Unproved` at the first that fails, with operands for which it is wrong if there are any at the edges.
    """
    loaded = image.read(obj)
    for operation, symbol in symbols.items():
        for spec in contracts.specs(operation, modulus, limbs):
            yield prove(loaded, symbol, spec, witness=witness.searcher(obj))
