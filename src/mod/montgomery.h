/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Montgomery products of any length, and the choice of kernels for short ones. */
#ifndef SANGI_SRC_MOD_MONTGOMERY_H
#define SANGI_SRC_MOD_MONTGOMERY_H

#include "mod/context.h"

/** z <- x y / R mod n. */
void sangi_mod_montgomery_mul(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                              const sangi_limb *data);

/** z <- x^2 / R mod n. */
void sangi_mod_montgomery_sqr(sangi_limb *z, const sangi_limb *x, const sangi_limb *data);

/** Sets the products of a context for Montgomery's method, by its number of limbs. */
void sangi_mod_montgomery_choose(sangi_mod *m);

#endif
