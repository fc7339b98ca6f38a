/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The choice of kernels for short Montgomery products. */
#ifndef SANGI_SRC_MOD_MONTGOMERY_H
#define SANGI_SRC_MOD_MONTGOMERY_H

#include "mod/context.h"

/**
 * Sets the products of a context in Montgomery form where kernels exist for its number of limbs.
 * Otherwise the products stay as they are.
 */
void sangi_mod_montgomery_choose(sangi_mod *m);

#endif
