# SPDX-License-Identifier: MIT OR Apache-2.0
"""What is secret: the prototypes of the public headers, the table about them, and calls to run them."""
