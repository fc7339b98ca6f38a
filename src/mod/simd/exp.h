/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Modular exponentiation, vectorised within one input or over a pair of inputs. */
#ifndef SANGI_SRC_MOD_SIMD_EXP_H
#define SANGI_SRC_MOD_SIMD_EXP_H

#include "mod/exp.h"

#if SANGI_ASM

/** Whether powers of a context, of exponents that are long enough, have SIMD kernels here. */
int sangi_mod_simd_available(const sangi_mod *m);

/** Limbs of the data of `count` moduli of `bytes` bytes, 1 or 2 for powers at once; 0 where they
 * have no kernels. */
size_t sangi_mod_simd_data(size_t bytes, size_t count);

/** Computes the data; they are as secret as the moduli. */
void sangi_mod_simd_set_data(const sangi_mod *const *m, size_t count, sangi_limb *data);

/**
 * z <- x^e with SIMD kernels, and 1; or 0 if there are none for this context, or if the exponent is
 * too short to pay for the conversion.
 *
 * @param data  of the modulus, or NULL: they are computed on the stack, and erased
 */
int sangi_mod_simd_exp(const sangi_mod *m, const sangi_limb *data, sangi_mod_modexp run,
                       sangi_limb *z, const sangi_limb *x, sangi_mod_form form,
                       const sangi_mod_exponent *e);

/** The same for two powers at once, of two contexts with the same kernels. */
int sangi_mod_simd_exp_pair(const sangi_mod *const m[2], const sangi_limb *data,
                            sangi_mod_modexp run, sangi_limb *const z[2],
                            const sangi_limb *const x[2], sangi_mod_form form,
                            const sangi_mod_exponent e[2]);

#endif

#endif
