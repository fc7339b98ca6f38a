/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-2048: its parameters and public functions, for the prime of 2047 bits. */
#define SANGI_CURVE_BITS 2047
#include <sangi/ctidh2048.h>

#include "csidh/ctidh/parameters.c"

#define NAME ctidh2048
#define UPPER CTIDH2048
#include "csidh/ctidh/public.inc"
