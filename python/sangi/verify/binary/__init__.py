# SPDX-License-Identifier: MIT OR Apache-2.0
"""Reads object files: ELF, decoded instructions, and the targets that code is compiled for."""
