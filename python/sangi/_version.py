# SPDX-License-Identifier: MIT OR Apache-2.0
"""The version: written here and nowhere else.  CMake, pyproject.toml and scripts/ read this file."""

__version__ = "0.1.0"
