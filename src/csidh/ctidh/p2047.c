/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The scalar action, and what the vectorised one takes of it, compiled for the prime of 2047 bits.
 */
#define SANGI_CURVE_BITS 2047
#include "csidh/ctidh/action.c"
#include "csidh/ctidh/elligator.c"
#include "csidh/ctidh/plan.c"
#include "csidh/ctidh/sample.c"
#include "csidh/ctidh/stream.c"
#include "csidh/ctidh/target.c"
