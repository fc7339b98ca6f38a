# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is shown of the kernels whose modulus is in memory (`gen/op/mont.py`)."""
