/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight isogenies of secret degrees for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include "isogeny/x8/grid_x8.c"
#include "isogeny/x8/kernel_x8.c"
#include "isogeny/x8/matryoshka_x8.c"
