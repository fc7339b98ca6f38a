/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The choice of kernels for short products with Ohta's reduction. */
#ifndef SANGI_SRC_MOD_OHTA_H
#define SANGI_SRC_MOD_OHTA_H

#include "mod/context.h"

/**
 * Sets the products of a context with Ohta's reduction where kernels exist: for short n of whole
 * limbs.  Otherwise the products stay as they are.
 */
void sangi_mod_ohta_choose(sangi_mod *m);

#endif
