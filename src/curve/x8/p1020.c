/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight curves for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "curve/x8/curve_x8.c"
