/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH-1024: its parameters and public functions, for the prime of 1020 bits. */
#define SANGI_CURVE_BITS 1020
#include <sangi/ctidh1024.h>

#include "csidh/ctidh/parameters.c"

#define NAME ctidh1024
#define UPPER CTIDH1024
#include "csidh/ctidh/public.inc"
#include "csidh/ctidh/public_x8.inc"
