# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation, by the C library."""

from sangi.kem.mechanism import Kem
from sangi.kem.saber import SETS, Saber
from sangi.kem.sntrup import Sntrup761

__all__ = ["SETS", "Kem", "Saber", "Sntrup761"]
