# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bounds on intermediate values, shown for every operand by intervals or as theorems."""
