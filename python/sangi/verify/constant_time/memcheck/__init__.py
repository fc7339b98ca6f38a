# SPDX-License-Identifier: MIT OR Apache-2.0
"""Memcheck: the library's functions run on this machine under valgrind, with secrets marked as undefined."""
