# SPDX-License-Identifier: MIT OR Apache-2.0
"""The experiment `mitsunari`: addition modulo a prime, with and without a branch."""
