# SPDX-License-Identifier: MIT OR Apache-2.0
"""CTIDH executed on big integers: what counts, public keys and traces are held against.

Secrets other than field elements are `Secret`s, which refuse to steer; only the field sees the value of an element.
"""
