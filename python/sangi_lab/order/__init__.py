# SPDX-License-Identifier: MIT OR Apache-2.0
"""Instruction scheduling by search: which order of a kernel's instructions is fast on this CPU."""
