# SPDX-License-Identifier: MIT OR Apache-2.0
"""Constant time, shown from the binary: objects, traces on emulated cores, valgrind, and the table of secrets."""
