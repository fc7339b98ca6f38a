/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers of numbers below n that are no elements yet: SIMD kernels take numbers as they are. */
#ifndef SANGI_SRC_MOD_NUMBER_H
#define SANGI_SRC_MOD_NUMBER_H

#include "mod/context.h"

/**
 * z <- the element x^e, for a number x < n of `width` limbs; as sangi_mod_exp_vartime_be.
 *
 * @alias  z may be x
 */
void sangi_mod_exp_number_vartime_be(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                                     const uint8_t *exponent, size_t length);

/** Two powers of numbers likewise, of exponents of one length; as sangi_mod_exp_pair_be. */
void sangi_mod_exp_pair_numbers_be(const sangi_mod *const m[2], sangi_limb *const z[2],
                                   const sangi_limb *const x[2], const uint8_t *const exponents[2],
                                   size_t length);

#endif
