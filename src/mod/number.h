/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers of numbers below n that are no elements yet: SIMD kernels take numbers as they are. */
#ifndef SANGI_SRC_MOD_NUMBER_H
#define SANGI_SRC_MOD_NUMBER_H

#include "mod/context.h"

/** The moduli of powers, one or a pair of one length, and what is computed for them beforehand. */
typedef struct {
    const sangi_mod *m[2];
    const sangi_limb *data; /**< of SIMD kernels; or NULL, and powers that have some compute it */
} sangi_mod_powers;

/** Limbs of the data of `count` moduli, 1 or 2, of `bytes` bytes on this CPU. */
size_t sangi_mod_powers_data(size_t bytes, size_t count);

/** Computes the data of the moduli in of->m, in room for so many limbs. */
void sangi_mod_powers_init(sangi_mod_powers *of, size_t count, sangi_limb *data);

/**
 * z <- the element x^e modulo of->m[0], for a number x < n of `width` limbs; as
 * sangi_mod_exp_vartime_be.
 *
 * @alias  z may be x
 */
void sangi_mod_exp_number_vartime_be(const sangi_mod_powers *of, sangi_limb *z, const sangi_limb *x,
                                     const uint8_t *exponent, size_t length);

/** Two powers of numbers likewise, of exponents of one length; as sangi_mod_exp_pair_be. */
void sangi_mod_exp_pair_numbers_be(const sangi_mod_powers *of, sangi_limb *const z[2],
                                   const sangi_limb *const x[2], const uint8_t *const exponents[2],
                                   size_t length);

#endif
