# SPDX-License-Identifier: MIT OR Apache-2.0
"""Multiplication modulo any number, vectorised within one operand: one digit per lane, AVX-512 IFMA."""
