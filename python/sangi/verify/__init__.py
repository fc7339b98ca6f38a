# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is shown about generated code: interpreters, exhaustions, bounds, proofs, mutants and constant time."""
