/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised curves for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "curve/simd/curve52.c"
#include "curve/simd/hidden52.c"
