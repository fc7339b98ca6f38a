/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Whether a curve over the prime of 1020 bits is supersingular. */
#define SANGI_CURVE_BITS 1020
#include "csidh/validate.c"
