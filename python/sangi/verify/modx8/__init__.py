# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for eight moduli: their loops followed on public counts, their text run at narrow digits and at 52 bits."""
