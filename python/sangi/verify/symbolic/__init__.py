# SPDX-License-Identifier: MIT OR Apache-2.0
"""Proves assembled x86-64 field kernels from the bytes of their object.

Shown of a kernel, for its modulus: it runs straight to `ret` through allowed instructions; every address is a
pointer plus a constant; it reads its inputs, constants and its own stack, writes its outputs and its own stack;
outputs may be the same objects as inputs; callee-saved registers are restored; no undefined flag is read; the
output is congruent to what the operation says, and within its bounds.
"""

from sangi.verify.symbolic.errors import Unproved
from sangi.verify.symbolic.kernel import Proof, Way, prove
from sangi.verify.symbolic.spec import OPERATIONS, Spec

__all__ = ["OPERATIONS", "Proof", "Spec", "Unproved", "Way", "prove"]
