# SPDX-License-Identifier: MIT OR Apache-2.0
"""The experiment `ohta`: a reduction whose quotient has no chain from limb to limb, against Montgomery's."""
