# SPDX-License-Identifier: MIT OR Apache-2.0
"""Wrong versions of programs and texts: the checks have to catch every one."""
