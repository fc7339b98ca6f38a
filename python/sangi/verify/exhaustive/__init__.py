# SPDX-License-Identifier: MIT OR Apache-2.0
"""Every operand of every modulus, at limbs so narrow that all of it can be run."""
