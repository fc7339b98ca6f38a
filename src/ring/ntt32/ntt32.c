/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * ntt32: an incomplete number-theoretic transform, six layers modulo one prime of 25 or 26 bits,
 * and base multiplications of four coefficients, in the form that suits the target.
 */
#include "ring/form.h"

#if SANGI_RING_FORM == SANGI_RING_FORM_PLANTARD
#include "ring/ntt32/ntt32_plantard.inc"
#else
#include "ring/ntt32/ntt32_in_place.inc"
#endif
