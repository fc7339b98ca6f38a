/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Naturals of n limbs: sums, differences, choices, shifts, products with one limb.
 *
 * Nothing but lengths and distances steers any of them.  Every z may be x or y, and overlaps them
 * in no other way.  W is 2^SANGI_LIMB_BITS.
 */
#ifndef SANGI_SRC_MP_LINEAR_H
#define SANGI_SRC_MP_LINEAR_H

#include <stddef.h>

#include "word/limb.h"

/** z <- x + y; the carry, 0 or 1. */
sangi_limb sangi_mp_add(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);

/** z <- x - y; the borrow, 0 or 1. */
sangi_limb sangi_mp_sub(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n);

/** z <- x + y where the mask is all ones, else x; the carry. */
sangi_limb sangi_mp_add_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask);

/** z <- x - y where the mask is all ones, else x; the borrow. */
sangi_limb sangi_mp_sub_masked(sangi_limb *z, const sangi_limb *x, const sangi_limb *y, size_t n,
                               sangi_mask mask);

/** z <- x where the mask is all ones, else y. */
void sangi_mp_select(sangi_limb *z, sangi_mask mask, const sangi_limb *x, const sangi_limb *y,
                     size_t n);

/** z <- x + c; the carry. */
sangi_limb sangi_mp_add_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb c);

/** z <- x 2^bits mod W^n, for any distance. */
void sangi_mp_shift_left(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits);

/** z <- x / 2^bits rounded down, for any distance. */
void sangi_mp_shift_right(sangi_limb *z, const sangi_limb *x, size_t n, size_t bits);

/** z <- x y mod W^n; what is above it, one limb. */
sangi_limb sangi_mp_mul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y);

/** z <- z + x y mod W^n; what is above it, one limb. */
sangi_limb sangi_mp_addmul_1(sangi_limb *z, const sangi_limb *x, size_t n, sangi_limb y);

#endif
