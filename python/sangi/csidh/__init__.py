# SPDX-License-Identifier: MIT OR Apache-2.0
"""Key exchange by isogenies, by the C library."""

from sangi.csidh.csidh512 import Csidh512
from sangi.csidh.ctidh import Ctidh

__all__ = ["Csidh512", "Ctidh"]
