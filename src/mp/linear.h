/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Natural numbers of n limbs: sums, differences, selection, shifts, products with one limb.
 *
 * W is 2^SANGI_LIMB_BITS.
 *
 * @alias  z may be x or y, and otherwise overlaps neither
 * @ct     depends only on lengths and shift distances
 */
#ifndef SANGI_SRC_MP_LINEAR_H
#define SANGI_SRC_MP_LINEAR_H

#include <stddef.h>

#include "word/limb.h"

/** z <- x + y; returns the carry, 0 or 1. */
sangi_limb sangi_mp_add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);

/** z <- x - y; returns the borrow, 0 or 1. */
sangi_limb sangi_mp_sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);

/** z <- x + y where the mask is all ones, else x; returns the carry. */
sangi_limb sangi_mp_add_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask);

/** z <- x - y where the mask is all ones, else x; returns the borrow. */
sangi_limb sangi_mp_sub_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask);

/** z <- x where the mask is all ones, else y. */
void sangi_mp_select(sangi_limb *z, sangi_mask mask, const sangi_limb *x, const sangi_limb *y,
                     size_t n);

/** z <- x + c; returns the carry. */
sangi_limb sangi_mp_add_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb c);

/** z <- x 2^bits mod W^n, for any `bits`. */
void sangi_mp_shift_left(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits);

/** z <- floor(x / 2^bits), for any `bits`. */
void sangi_mp_shift_right(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits);

/** z <- x y mod W^n; returns the limb above. */
sangi_limb sangi_mp_mul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y);

/** z <- z + x y mod W^n; returns the limb above. */
sangi_limb sangi_mp_addmul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y);

#endif
