# SPDX-License-Identifier: MIT OR Apache-2.0
"""Products modulo any number with the digits of one message across the lanes of vectors: AVX-512 IFMA."""
