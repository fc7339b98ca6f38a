/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Montgomery products in lanes that take fewer products of digits, at certain lengths. */
#ifndef SANGI_SRC_MOD_X8_KARATSUBA_H
#define SANGI_SRC_MOD_X8_KARATSUBA_H

#include "mod/x8/product.h"

/**
 * Ten digits, and the vectors of a part: ten digits, the difference of their halves, five digits
 * and a sign, and the sign of the part itself where that is a difference.
 */
enum { SANGI_MODX8_TEN = 10, SANGI_MODX8_PART = 17 };

/** Whether a context has numbers of whole tens of digits; there are then two, four, six or eight.
 */
static inline int sangi_modx8_has_karatsuba(const sangi_modx8 *m) {
    return m->method == SANGI_MOD_MONTGOMERY && sangi_modx8_digits(m) % SANGI_MODX8_TEN == 0;
}

/** How many tens are folded at once, at most: one or two. */
size_t sangi_modx8_fold_count(const sangi_modx8 *m);

/** Where the data want 2^(-520 tens) mod p before they are completed. */
uint64_t *sangi_modx8_fold_constant(sangi_modx8 *m, size_t tens);

/** Completes the data, which have p and these. */
void sangi_modx8_karatsuba_prepare(sangi_modx8 *m);

/**
 * z <- x^2 / R mod p, below 4p; z may be x.
 *
 * @pre x < 4p, whole tens
 */
void sangi_modx8_sqr_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               sangi_modx8_work *work);

/** z <- x y / R mod p, likewise; z may be x or y. */
void sangi_modx8_mul_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_modx8_work *work);

/** Blocks of the work that they write. */
size_t sangi_modx8_karatsuba_blocks(const sangi_modx8 *m);

#endif
