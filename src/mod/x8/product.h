/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiplication and squaring of eight numbers with shared scratch memory. */
#ifndef SANGI_SRC_MOD_X8_PRODUCT_H
#define SANGI_SRC_MOD_X8_PRODUCT_H

#include "mod/x8/context.h"

#if SANGI_ASM

/**
 * Scratch memory of a product, to be zeroized: u of Montgomery reduction, the operands and columns
 * of karatsuba.c, or h and the quotient of Ohta reduction.
 */
typedef struct {
    _Alignas(64) uint64_t digit[SANGI_MODX8_LANES * 7 * SANGI_MODX8_DIGITS];
} sangi_modx8_work;

/** Digits of a number. */
static inline size_t sangi_modx8_digits(const sangi_modx8 *m) {
    return SANGI_MODX8_BLOCK * m->blocks;
}

/** Whether the context uses Ohta reduction. */
static inline int sangi_modx8_is_ohta(const sangi_modx8 *m) { return m->method == SANGI_MOD_OHTA; }

/** The moduli, in the data of the context. */
static inline const uint64_t *sangi_modx8_modulus(const sangi_modx8 *m) {
    return m->data + (sangi_modx8_is_ohta(m) ? 0 : SANGI_MODX8_LANES);
}

/** R^2 mod p, or K for Ohta reduction. */
static inline const uint64_t *sangi_modx8_constant(const sangi_modx8 *m) {
    return sangi_modx8_modulus(m) + SANGI_MODX8_LANES * sangi_modx8_digits(m);
}

/** z <- h mod p, below 2p, by Ohta reduction, for h < 2^(2N + 2) in 2 L digits at the start of
 * work.
 */
void sangi_modx8_ohta_reduce(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work);

/** z <- x y, below 2p; z may be x or y.  @pre x, y < 2p, or x y < R p with Montgomery reduction */
void sangi_modx8_mul_basecase(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                              const uint64_t *y, sangi_modx8_work *work);

/**
 * z <- x y, in a sequence of products: by Karatsuba where that is faster, although it leaves more
 * to zeroize at the end.  With Montgomery reduction operands and results are below 4p.
 */
void sangi_modx8_mul_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                          sangi_modx8_work *work);

/** z <- x^2, likewise. */
void sangi_modx8_sqr_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                          sangi_modx8_work *work);

/** z <- the number 1, not in Montgomery form. */
void sangi_modx8_set_number_one(const sangi_modx8 *m, uint64_t *z);

/** z <- the element 1. */
void sangi_modx8_set_one(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work);

/** Zeroizes what a sequence of products used. */
void sangi_modx8_zeroize(const sangi_modx8 *m, sangi_modx8_work *work);

#endif

#endif
