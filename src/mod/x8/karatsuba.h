/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Karatsuba multiplication and squaring of eight numbers in Montgomery form, at certain lengths.
 */
#ifndef SANGI_SRC_MOD_X8_KARATSUBA_H
#define SANGI_SRC_MOD_X8_KARATSUBA_H

#include "mod/x8/product.h"

#if SANGI_ASM

/**
 * Digits of a 10-digit block, and vectors of a Karatsuba operand: ten digits, the difference of
 * their halves (five digits and a sign), and the sign of the operand itself if it is a signed
 * difference.
 */
enum { SANGI_MODX8_BLOCK10 = 10, SANGI_MODX8_OPERAND = 17 };

/** Whether a context uses Karatsuba: its numbers have 20, 40, 60 or 80 digits. */
static inline int sangi_modx8_has_karatsuba(const sangi_modx8 *m) {
    return m->method == SANGI_MOD_MONTGOMERY && sangi_modx8_digits(m) % SANGI_MODX8_BLOCK10 == 0;
}

/** 10-digit blocks that are folded at once, at most: one or two. */
size_t sangi_modx8_fold_count(const sangi_modx8 *m);

/** Where 2^(-520 blocks10) mod p is to be stored in the data before sangi_modx8_karatsuba_prepare.
 */
uint64_t *sangi_modx8_fold_constant(sangi_modx8 *m, size_t blocks10);

/** Converts p and the fold constants in the data to Karatsuba operands. */
void sangi_modx8_karatsuba_prepare(sangi_modx8 *m);

/**
 * z <- x^2 / R mod p, below 4p; z may be x.
 *
 * @pre x < 4p, sangi_modx8_has_karatsuba(m)
 */
void sangi_modx8_sqr_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               sangi_modx8_work *work);

/** z <- x y / R mod p, likewise; z may be x or y. */
void sangi_modx8_mul_karatsuba(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_modx8_work *work);

/** Blocks of the work that they write. */
size_t sangi_modx8_karatsuba_blocks(const sangi_modx8 *m);

#endif

#endif
