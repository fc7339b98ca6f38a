/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Remainders modulo any public number, by products with its reciprocal.  W is 2^SANGI_LIMB_BITS.
 */
#ifndef SANGI_SRC_MODEXP_DIVIDE_H
#define SANGI_SRC_MODEXP_DIVIDE_H

#include <stddef.h>
#include <stdint.h>

#include "modexp/number.h"
#include "word/limb.h"

/** The longest reciprocal; with limbs of 16 bits its error would grow beyond a limb. */
#define SANGI_MODEXP_RECIPROCAL (SANGI_LIMB_BITS == 16 ? 4 : 8)

/** What divides: M = 2^shift m, which has its highest bit set, in `limbs` limbs, two at least. */
typedef struct {
    size_t limbs;      /**< n, of M */
    unsigned shift;    /**< below SANGI_LIMB_BITS */
    size_t precision;  /**< k, of the reciprocal: 2, 4 or 8 limbs, n at most */
    sangi_limb *m;     /**< M [n] */
    sangi_limb *minus; /**< W^n - M [n] */
    /** W^k + v is at most W^(n + k) / M, and less than that by little: see divide.c. */
    sangi_limb v[SANGI_MODEXP_RECIPROCAL];
} sangi_modexp_divisor;

/** floor((W^2 - 1) / d) - W, for d >= W / 2.  @ref [MG11, algorithm 3] */
sangi_limb sangi_modexp_reciprocal_1(sangi_limb d);

/** (high W + low) mod d, for high < d, d >= W / 2 and v its reciprocal.  @ref [MG11, algorithm 4]
 */
sangi_limb sangi_modexp_rest_1(sangi_limb high, sangi_limb low, sangi_limb d, sangi_limb v);

/**
 * Prepares divisions by m, of n limbs, the highest not 0.
 *
 * @param room  2n limbs that the divisor keeps
 * @pre    2 <= n <= SANGI_MP_MAX_LIMBS
 */
void sangi_modexp_divisor_make(sangi_modexp_divisor *d, const sangi_limb *m, size_t n,
                               sangi_limb *room);

/**
 * t_0 ... t_(n - 1) <- t mod M, for t of n + `above` limbs whose n highest are below M.
 *
 * @post   what was above is overwritten
 */
void sangi_modexp_divide(const sangi_modexp_divisor *d, sangi_limb *t, size_t above);

/** z <- t 2^shift mod M, for t of n limbs and one limb of room above them; z may be t. */
void sangi_modexp_normalise(const sangi_modexp_divisor *d, sangi_limb *z, sangi_limb *t);

/**
 * z <- the number that big-endian bytes encode, mod m, in n limbs.
 *
 * @param t  2n + 1 limbs of scratch, with z outside
 */
void sangi_modexp_reduce(const sangi_modexp_divisor *d, sangi_limb *z, const uint8_t *bytes,
                         size_t length, sangi_limb *t);

#endif
