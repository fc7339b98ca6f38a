# SPDX-License-Identifier: MIT OR Apache-2.0
"""sangi: modular arithmetic for public-key cryptography.  The version is written here and nowhere else."""

__version__ = "0.1.0"
