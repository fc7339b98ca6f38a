# SPDX-License-Identifier: MIT OR Apache-2.0
"""Edge and random operands, and what each kernel has to leave of them."""
