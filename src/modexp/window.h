/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers by sliding windows, in whatever form the products of a ring have elements. */
#ifndef SANGI_SRC_MODEXP_WINDOW_H
#define SANGI_SRC_MODEXP_WINDOW_H

#include <stddef.h>

#include "generated/modexp/paths.h"
#include "mod/context.h"
#include "modexp/exponent.h"

/** The odd powers that the widest window takes. */
#define SANGI_MODEXP_POWERS ((size_t)1 << (SANGI_MODEXP_WINDOW - 1))

/** The width that takes the fewest products for an exponent with so many bits and ones. */
unsigned sangi_modexp_window(size_t bits, size_t ones);

/** Products for an exponent by windows of a width, squarings aside: of the table, then of e. */
size_t sangi_modexp_window_products(unsigned window, size_t bits, size_t ones);

/**
 * z <- x^e by the products of a ring.
 *
 * Where the last product is with x itself, it is with `last` in its place: in Montgomery form that
 * takes the result out of it.  NULL: there is no other form.
 *
 * @param table  SANGI_MODEXP_POWERS elements, or none where the window is 1
 * @return whether the last product was with `last`
 * @pre    e >= 1
 * @alias  none
 */
int sangi_modexp_power(const sangi_mod *ring, sangi_limb *z, const sangi_limb *x,
                       const sangi_limb *last, const sangi_modexp_exponent *e, unsigned window,
                       sangi_limb *table);

#endif
