# SPDX-License-Identifier: MIT OR Apache-2.0
"""Which words of a function may depend on its secret operands: branches, loops and addresses by public ones pass."""
