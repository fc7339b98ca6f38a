# SPDX-License-Identifier: MIT OR Apache-2.0
"""The truncated quotient of [TOA]: the bound on its error as a theorem, its exhaustion, and attacks on it."""
