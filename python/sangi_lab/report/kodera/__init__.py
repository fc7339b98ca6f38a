# SPDX-License-Identifier: MIT OR Apache-2.0
"""The paper `kodera`: isogenies by 2-ADD-Skip, and CSIDH-512."""
