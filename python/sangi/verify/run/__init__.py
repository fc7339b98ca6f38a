# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs emitted code over arrays of operands: natively, interpreted, or on an emulated core."""
