# SPDX-License-Identifier: MIT OR Apache-2.0
"""A kernel whose order is searched for: by its name, as its builder writes it, and operands to time it on."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from sangi.codegen import mod
from sangi.codegen.emit import x64_mont, x64_text
from sangi.codegen.emit.assembler import Kernel
from sangi.codegen.op import OPERATIONS, any_modulus, available
from sangi.codegen.op.shape import Shape
from sangi.errors import BadInput
from sangi.named import NAMED

#: What the constants of a kernel are called.
LABEL = "order_constants"
#: Words of 64 bits for each operand.
WORDS = 16
_BITS = 64


@dataclass(frozen=True)
class Subject:
    """A kernel as its builder writes it, the constants that it reads, and what it takes beside elements."""

    name: str
    kernel: Kernel
    constants: tuple[int, ...]
    modulus: int
    #: The last operand, where it is no element: a run-time modulus and -1/m after it.
    fixed: tuple[int, ...] = ()

    @classmethod
    def of(cls, name: str) -> Subject:
        """The kernel of a name such as "p256/sqr" or "mod256/sqr"; raises `BadInput`."""
        where, _, operation = name.partition("/")
        field = Shape.of(NAMED[where].modulus, _BITS) if where in NAMED else None
        if field and operation in available(field, tuple(x64_text.SCHEDULED)):
            return cls._of_field(name, field, operation)
        lengths = {f"mod{_BITS * limbs}": limbs for limbs in any_modulus.LIMBS}
        if where in lengths and f"mont_{operation}" in x64_mont.SCHEDULED:
            return cls._of_length(name, lengths[where], f"mont_{operation}")
        raise BadInput(
            f"{name}: expected FIELD/OPERATION, of a named field that has it: {', '.join(x64_text.SCHEDULED)}; "
            f"or LENGTH/mul or LENGTH/sqr, of {', '.join(lengths)}"
        )

    @classmethod
    def _of_field(cls, name: str, shape: Shape, operation: str) -> Subject:
        constants = x64_text.Constants(LABEL)
        kernel = x64_text.built(OPERATIONS[operation].build(shape), shape, constants)
        return cls(name, kernel, tuple(constants), shape.modulus)

    @classmethod
    def _of_length(cls, name: str, limbs: int, operation: str) -> Subject:
        kernel = mod.built(any_modulus.KERNELS[operation].build(_BITS, limbs))
        # Any odd modulus takes as long as this one.
        modulus = Random(name).getrandbits(_BITS * limbs - 1) << 1 | 1
        n0 = _words(-pow(modulus, -1, 1 << _BITS), 1)
        return cls(name, kernel, (), modulus, _words(modulus, limbs) + n0)

    @property
    def limbs(self) -> int:
        """How many limbs an element has."""
        return self.kernel.program.limbs

    @property
    def operand_count(self) -> int:
        """How many pointers follow that of the result."""
        return len(self.kernel.program.pointers) - 1

    def operands(self, rng: Random) -> list[int]:
        """The words of each operand, one operand after another."""
        elements = self.operand_count - bool(self.fixed)
        rows = [_words(rng.randrange(self.modulus), WORDS) for _ in range(elements)]
        rows += [(*self.fixed, *(0 for _ in range(WORDS - len(self.fixed))))] if self.fixed else []
        return [word for row in rows for word in row]


def _words(number: int, count: int) -> tuple[int, ...]:
    return tuple(number >> _BITS * i & (1 << _BITS) - 1 for i in range(count))
