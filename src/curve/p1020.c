/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** This layer for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "curve/curve.c"
#include "curve/fp.c"
#include "curve/hidden.c"
#include "curve/multiple.c"
