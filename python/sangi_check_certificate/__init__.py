# SPDX-License-Identifier: MIT OR Apache-2.0
"""Checks certificates of `sangi prove --certificate` against an object; shares nothing with the prover but capstone."""
