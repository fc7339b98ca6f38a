# SPDX-License-Identifier: MIT OR Apache-2.0
"""Boards that are emulated: programs for them, and what routines cost there."""
