/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Six layers of a number-theoretic transform modulo one prime, and products of four coefficients
 * below, in the form that suits the target.
 */
#include "ring/form.h"

#if SANGI_RING_FORM == SANGI_RING_WIDE
#include "ring/ntt32/ntt32_plantard.inc"
#else
#include "ring/ntt32/ntt32_in_place.inc"
#endif
