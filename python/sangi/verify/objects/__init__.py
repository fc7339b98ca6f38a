# SPDX-License-Identifier: MIT OR Apache-2.0
"""Anybody's field kernels: a proof or a counterexample, from the bytes of an object."""
