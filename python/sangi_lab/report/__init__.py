# SPDX-License-Identifier: MIT OR Apache-2.0
"""The report: a self-contained page for each paper, its figures beside this machine's, and one above them."""

from sangi_lab.report.compose import build

__all__ = ["build"]
