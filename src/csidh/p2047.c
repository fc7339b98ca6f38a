/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Whether a curve over the prime of 2047 bits is supersingular. */
#define SANGI_CURVE_BITS 2047
#include "csidh/validate.c"
