/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised isogenies of secret degrees for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "isogeny/simd/grid52.c"
#include "isogeny/simd/matryoshka52.c"
#include "isogeny/simd/state52.c"
/* Its type `sum` would hide variables of the files above. */
#include "isogeny/simd/kernel52.c"
