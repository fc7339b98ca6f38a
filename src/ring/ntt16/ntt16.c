/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** ntt16: a number-theoretic transform modulo two short primes, for auto-vectorisation or scalar.
 */
#include "ring/form.h"

#if SANGI_RING_AUTOVEC
#include "ring/ntt16/ntt16_autovec.inc"
#else
#include "ring/ntt16/ntt16_scalar.inc"
#endif
