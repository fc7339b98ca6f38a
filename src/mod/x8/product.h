/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products in lanes, for what makes several of them. */
#ifndef SANGI_SRC_MOD_X8_PRODUCT_H
#define SANGI_SRC_MOD_X8_PRODUCT_H

#include "mod/x8/context.h"

/**
 * What a product leaves behind: the u of Montgomery's method, or what src/mod/x8/karatsuba.c has
 * made of the factors, or Ohta's h and its quotient.
 */
typedef struct {
    _Alignas(64) uint64_t digit[SANGI_MODX8_LANES * 7 * SANGI_MODX8_DIGITS];
} sangi_modx8_work;

/** Digits of a number. */
static inline size_t sangi_modx8_digits(const sangi_modx8 *m) {
    return SANGI_MODX8_BLOCK * m->blocks;
}

/** Whether the context reduces by Ohta's method. */
static inline int sangi_modx8_is_ohta(const sangi_modx8 *m) { return m->method == SANGI_MOD_OHTA; }

/** The moduli, in the data of the context. */
static inline const uint64_t *sangi_modx8_modulus(const sangi_modx8 *m) {
    return m->data + (sangi_modx8_is_ohta(m) ? 0 : SANGI_MODX8_LANES);
}

/** R^2 mod p, or K by Ohta's method. */
static inline const uint64_t *sangi_modx8_constant(const sangi_modx8 *m) {
    return sangi_modx8_modulus(m) + SANGI_MODX8_LANES * sangi_modx8_digits(m);
}

/** z <- h mod p, below 2p, by Ohta's method, for h < 2^(2N + 2) in 2 L digits at the start of work.
 */
void sangi_modx8_ohta_reduce(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work);

/** z <- x y, below 2p; z may be x or y.  @pre x, y < 2p, or x y < R p for Montgomery's method */
void sangi_modx8_mul_basecase(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                              const uint64_t *y, sangi_modx8_work *work);

/**
 * z <- x y, likewise, among other products: by src/mod/x8/karatsuba.c where that takes fewer of
 * them, but has more to erase in the end.  With Montgomery's method it takes and leaves what is
 * below 4p.
 */
void sangi_modx8_mul_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                          sangi_modx8_work *work);

/** z <- x^2, likewise. */
void sangi_modx8_sqr_auto(const sangi_modx8 *m, uint64_t *z, const uint64_t *x,
                          sangi_modx8_work *work);

/** z <- 1 as a number, which is no element in Montgomery form. */
void sangi_modx8_set_number_one(const sangi_modx8 *m, uint64_t *z);

/** z <- the element 1. */
void sangi_modx8_set_one(const sangi_modx8 *m, uint64_t *z, sangi_modx8_work *work);

/** Erases as much as products use. */
void sangi_modx8_zeroize(const sangi_modx8 *m, sangi_modx8_work *work);

#endif
