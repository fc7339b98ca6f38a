/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions of CTIDH-1024 at once. */
#define SANGI_CURVE_BITS 1020
#define SIZES(size) size(1024)
#include "ctidh_x8.inc"
