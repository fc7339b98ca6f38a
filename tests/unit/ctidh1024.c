/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parts of CTIDH-1024. */
#define SANGI_CURVE_BITS 1020
#define PARAMETERS sangi_ctidh1024_parameters
#include "ctidh_long.inc"
