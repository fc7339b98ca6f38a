# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is checked of each object before it is written or on demand: every kind of check in turn."""
