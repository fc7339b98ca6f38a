# SPDX-License-Identifier: MIT OR Apache-2.0
"""What makes kernels a field that can be used alone: conversions, inverse, powers, a header, an example, a README."""
