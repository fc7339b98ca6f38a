# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight elements at once: their text interpreted, exhausted at small digits, run on edge operands."""
