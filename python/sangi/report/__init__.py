# SPDX-License-Identifier: MIT OR Apache-2.0
"""The report: one self-contained page with a paper's figures beside this machine's."""

from sangi.report.compose import build

__all__ = ["build"]
