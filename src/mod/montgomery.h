/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Montgomery form: what only its contexts have. */
#ifndef SANGI_SRC_MOD_MONTGOMERY_H
#define SANGI_SRC_MOD_MONTGOMERY_H

#include "mod/context.h"

/**
 * Sets the products of a context in Montgomery form where kernels exist for its number of limbs.
 * Otherwise the products stay as they are.
 */
void sangi_mod_montgomery_choose(sangi_mod *m);

/*
 * A number y < n times an element is the number of the product: x R y / R = x y.  So a few products
 * of numbers need no conversion back.  The context of each function below is in Montgomery form.
 */

/** z <- t / R mod n, for t < n R of 2 * limbs limbs.  @alias z may be t */
void sangi_mod_montgomery_redc(const sangi_mod *m, sangi_limb *z, const sangi_limb *t);

/** z <- the number t mod n, for t < n R of 2 * limbs limbs.  @alias z may be t */
void sangi_mod_montgomery_residue(const sangi_mod *m, sangi_limb *z, const sangi_limb *t);

/** z <- the element x mod n, for any x of `limbs` limbs.  @alias z may be x */
void sangi_mod_montgomery_element(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);

#endif
