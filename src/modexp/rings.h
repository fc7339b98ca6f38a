/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The rings that powers are computed in: modulo an odd number, in Montgomery form, and modulo W^n.
 *
 * A ring is what sangi_mod_of finds from its data: limbs, products, and the data, which are the
 * modulus and -1/m mod W for Montgomery and nothing modulo W^n.  Products modulo an odd number of
 * more limbs than there are kernels for take and give numbers below W^n instead of m: a multiple of
 * m is subtracted where they would exceed that, which a branch decides.
 */
#ifndef SANGI_SRC_MODEXP_RINGS_H
#define SANGI_SRC_MODEXP_RINGS_H

#include <stddef.h>

#include "mod/context.h"
#include "modexp/divide.h"

/** Bytes of a ring modulo an odd number of n limbs; modulo W^n the header is enough. */
#define SANGI_MODEXP_RING(n) (sizeof(sangi_mod) + ((n) + 1) * sizeof(sangi_limb))

/** Makes the ring modulo m, which is odd; its memory is aligned as a context is. */
void sangi_modexp_montgomery(sangi_mod *ring, const sangi_limb *m, size_t n);

/** Makes the ring modulo W^n. */
void sangi_modexp_binary(sangi_mod *ring, size_t n);

/**
 * z <- x W^n mod m, for x < m.
 *
 * @param t  2n limbs of scratch
 */
void sangi_modexp_to_montgomery(const sangi_modexp_divisor *d, sangi_limb *z, const sangi_limb *x,
                                sangi_limb *t);

/** z <- the number below m that the element z of a ring is, or is plainly where `left` holds. */
void sangi_modexp_from_montgomery(const sangi_mod *ring, sangi_limb *z, int left);

#endif
