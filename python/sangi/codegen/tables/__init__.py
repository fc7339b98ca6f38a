# SPDX-License-Identifier: MIT OR Apache-2.0
"""Cost models, and the tables that the library includes: each module makes the text of its own."""
