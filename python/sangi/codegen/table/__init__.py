# SPDX-License-Identifier: MIT OR Apache-2.0
"""Tables that the library includes: each module makes the text of its own."""
