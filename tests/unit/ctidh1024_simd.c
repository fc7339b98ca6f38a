/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised CTIDH-1024. */
#define SANGI_CURVE_BITS 1020
#include <sangi/ctidh1024.h>

#define SIZES(size) size(1024)
#include "ctidh_simd.inc"
