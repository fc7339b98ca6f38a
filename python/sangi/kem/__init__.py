# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key encapsulation, by the C library."""

from sangi.kem.saber import SETS, Saber

__all__ = ["SETS", "Saber"]
