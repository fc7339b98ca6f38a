/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The choice of kernels for short products by Ohta's method. */
#ifndef SANGI_SRC_MOD_OHTA_H
#define SANGI_SRC_MOD_OHTA_H

#include "mod/context.h"

/**
 * Sets the products of a context for Ohta's method where there are kernels: n has whole limbs and
 * elements one more.  Leaves those that are set elsewhere.
 */
void sangi_mod_ohta_choose(sangi_mod *m);

#endif
