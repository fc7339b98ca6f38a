/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Montgomery products in lanes that take fewer products of digits, at certain lengths. */
#ifndef SANGI_SRC_MOD_X8_TENS_H
#define SANGI_SRC_MOD_X8_TENS_H

#include "mod/x8_lanes.h"

/** Digits of a ten, and vectors of the difference of its halves: its digits and its sign. */
enum { SANGI_MOD_X8_TEN = 10, SANGI_MOD_X8_DIFFERENCE = 6 };

/** Whether a context has numbers of whole tens of digits; there are then two, four, six or eight.
 */
static inline int sangi_mod_x8_has_tens(const sangi_mod_x8 *m) {
    return m->method == SANGI_MOD_MONTGOMERY && sangi_mod_x8_digits(m) % SANGI_MOD_X8_TEN == 0;
}

/** Where the data hold 2^-520 mod p. */
uint64_t *sangi_mod_x8_fold(sangi_mod_x8 *m);

/** Completes the data, which have p and 2^-520 mod p. */
void sangi_mod_x8_complete(sangi_mod_x8 *m);

/** z <- x^2 / R mod p, below 3p; z may be x.  @pre x < 3p, whole tens */
void sangi_mod_x8_square_tens(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                              sangi_mod_x8_work *work);

/** z <- x y / R mod p, likewise; z may be x or y. */
void sangi_mod_x8_product_tens(const sangi_mod_x8 *m, uint64_t *z, const uint64_t *x,
                               const uint64_t *y, sangi_mod_x8_work *work);

/** Blocks of the work that they write. */
size_t sangi_mod_x8_tens_used(const sangi_mod_x8 *m);

#endif
