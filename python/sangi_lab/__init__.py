# SPDX-License-Identifier: MIT OR Apache-2.0
"""Bench, emulated boards and the pages of the papers.  Needs a checkout; never shipped."""
