# SPDX-License-Identifier: MIT OR Apache-2.0
"""`sangi explain`: what operations do and cost, and why their bounds hold."""
