# SPDX-License-Identifier: MIT OR Apache-2.0
"""The paper `aoki`: products for Saber by number-theoretic transforms in C."""
