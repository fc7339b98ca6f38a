/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Comparison of numbers of a fixed length.  @ct depends only on the length */
#ifndef SANGI_SRC_MP_COMPARE_H
#define SANGI_SRC_MP_COMPARE_H

#include <stddef.h>

#include "word/limb.h"

/** All ones if x < y, else 0. */
sangi_mask sangi_mp_less(const sangi_limb *x, const sangi_limb *y, size_t limbs);

/** All ones if x = y, else 0. */
sangi_mask sangi_mp_equal(const sangi_limb *x, const sangi_limb *y, size_t limbs);

/** All ones if x = 0, else 0. */
sangi_mask sangi_mp_is_zero(const sangi_limb *x, size_t limbs);

#endif
