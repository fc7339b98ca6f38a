/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions of CTIDH-1024 in lanes. */
#define SANGI_CURVE_BITS 1020
#include "csidh/x8/ctidh_x8.c"
#include "csidh/x8/elligator_x8.c"
