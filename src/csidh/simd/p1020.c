/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The vectorised action of CTIDH-1024. */
#define SANGI_CURVE_BITS 1020
#include "csidh/simd/ctidh52.c"
