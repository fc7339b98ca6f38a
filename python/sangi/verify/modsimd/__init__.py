# SPDX-License-Identifier: MIT OR Apache-2.0
"""Kernels for one message across lanes: the bound of their quotient, their text interpreted, what they leave."""
