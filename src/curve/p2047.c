/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** This layer for the prime of 2047 bits. */
#define SANGI_CURVE_BITS 2047
#include "curve/curve.c"
#include "curve/fp.c"
#include "curve/hidden.c"
#include "curve/multiple.c"
