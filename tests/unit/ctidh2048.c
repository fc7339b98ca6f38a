/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The parts of CTIDH-2048. */
#define SANGI_CURVE_BITS 2047
#define PARAMETERS sangi_ctidh2048_parameters
#include "ctidh_long.inc"
