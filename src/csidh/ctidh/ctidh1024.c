/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-1024: everything here, compiled for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include <sangi/ctidh1024.h>

#include "csidh/ctidh/action.c"
#include "csidh/ctidh/elligator.c"
#include "csidh/ctidh/parameters.c"
#include "csidh/ctidh/plan.c"
#include "csidh/ctidh/sample.c"
#include "csidh/ctidh/stream.c"
#include "csidh/ctidh/target.c"

#define NAME ctidh1024
#define UPPER CTIDH1024
#include "csidh/ctidh/public.inc"
