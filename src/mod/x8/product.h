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
    _Alignas(64) uint64_t digit[SANGI_MOD_LANES * 7 * SANGI_MOD_X8_DIGITS];
} sangi_mod_x8_work;

/** Digits of a number. */
static inline size_t sangi_mod_x8_digits(const sangi_mod_x8 *m) {
    return SANGI_MOD_X8_BLOCK * m->blocks;
}

/** Whether the context reduces by Ohta's method. */
static inline int sangi_mod_x8_is_ohta(const sangi_mod_x8 *m) {
    return m->method == SANGI_MOD_OHTA;
}

/** The moduli, in the data of the context. */
static inline const uint64_t *sangi_mod_x8_modulus(const sangi_mod_x8 *m) {
    return m->data + (sangi_mod_x8_is_ohta(m) ? 0 : SANGI_MOD_LANES);
}

/** R^2 mod p, or K by Ohta's method. */
static inline const uint64_t *sangi_mod_x8_constant(const sangi_mod_x8 *m) {
    return sangi_mod_x8_modulus(m) + SANGI_MOD_LANES * sangi_mod_x8_digits(m);
}

/** z <- h mod p, below 2p, by Ohta's method, for h < 2^(2N + 2) in 2 L digits at the start of work.
 */
void sangi_mod_x8_reduce(const sangi_mod_x8 *m, uint64_t *z, sangi_mod_x8_work *work);

/** z <- x y, below 2p; z may be x or y.  @pre x, y < 2p, or x y < R p for Montgomery's method */
void sangi_mod_x8_product(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                          sangi_mod_x8_work *work);

/**
 * z <- x y, likewise, among other products: by src/mod/x8/karatsuba.c where that takes fewer of
 * them, but has more to erase in the end.  With Montgomery's method it takes and leaves what is
 * below 4p.
 */
void sangi_mod_x8_times(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x, const uint64_t *y,
                        sangi_mod_x8_work *work);

/** z <- x^2, likewise. */
void sangi_mod_x8_square(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                         sangi_mod_x8_work *work);

/** z <- 1 as a number, which is no element in Montgomery form. */
void sangi_mod_x8_set_one(const sangi_mod_x8 *m, uint64_t *z);

/** z <- the element 1. */
void sangi_mod_x8_one(const sangi_mod_x8 *m, uint64_t *z, sangi_mod_x8_work *work);

/** Erases as much as products use. */
void sangi_mod_x8_forget(const sangi_mod_x8 *m, sangi_mod_x8_work *work);

#endif
