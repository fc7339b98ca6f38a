# SPDX-License-Identifier: MIT OR Apache-2.0
"""Emitters: a program as data in, text out.  None of them keeps state between calls."""
