# SPDX-License-Identifier: MIT OR Apache-2.0
"""Interprets emitted x86-64 text, parsed back, over numpy arrays; compared with the CPU instruction by instruction."""
