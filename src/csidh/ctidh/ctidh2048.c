/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-2048: everything here, compiled for the prime of 2047 bits. */
#define SANGI_CURVE_BITS 2047
#include <sangi/ctidh2048.h>

#include "csidh/ctidh/action.c"
#include "csidh/ctidh/elligator.c"
#include "csidh/ctidh/parameters.c"
#include "csidh/ctidh/plan.c"
#include "csidh/ctidh/sample.c"
#include "csidh/ctidh/stream.c"
#include "csidh/ctidh/target.c"

#define NAME ctidh2048
#define UPPER CTIDH2048
#include "csidh/ctidh/public.inc"
