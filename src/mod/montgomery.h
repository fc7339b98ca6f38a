/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The choice of kernels for short Montgomery products. */
#ifndef SANGI_SRC_MOD_MONTGOMERY_H
#define SANGI_SRC_MOD_MONTGOMERY_H

#include "mod/context.h"

/**
 * Sets the products of a context for Montgomery's method where there are kernels of its number of
 * limbs.  Leaves those of long moduli.
 */
void sangi_mod_montgomery_choose(sangi_mod *m);

#endif
