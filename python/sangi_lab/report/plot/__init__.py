# SPDX-License-Identifier: MIT OR Apache-2.0
"""Plots that follow the page's theme."""
