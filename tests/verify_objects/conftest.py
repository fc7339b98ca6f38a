# SPDX-License-Identifier: MIT OR Apache-2.0
"""Lets the tests of this folder import its kernels."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
