# SPDX-License-Identifier: MIT OR Apache-2.0
"""The trace: whole routines run on emulated targets, and what their time may depend on is compared."""
