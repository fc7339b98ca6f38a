# SPDX-License-Identifier: MIT OR Apache-2.0
"""Measuring: the cases, one run over many of them, and the ratio of two."""

from sangi_lab.bench.measure import CaseInfo, Ratio, bench, list_cases, ratio, run

__all__ = ["CaseInfo", "Ratio", "bench", "list_cases", "ratio", "run"]
