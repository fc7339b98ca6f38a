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

/** z <- the element 1. */
void sangi_mod_x8_one(const sangi_mod_x8 *m, uint64_t *z, sangi_mod_x8_work *work);

/** Erases as much as products use. */
void sangi_mod_x8_forget(const sangi_mod_x8 *m, sangi_mod_x8_work *work);

/** z <- x^e in each lane; the exponents stand one after the other. */
void sangi_mod_x8_power(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                        const uint8_t *exponents, size_t length, sangi_mp_order order);

#endif
