/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers of elements in whatever form products have them. */
#ifndef SANGI_SRC_MOD_POWER_H
#define SANGI_SRC_MOD_POWER_H

#include "mod/context.h"
#include "mod/exponent.h"

/** Products of elements of `limbs` limbs, by some data. */
typedef struct {
    size_t limbs;
    const sangi_limb *data;
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /**
     * z <- entry `digit` of SANGI_MOD_POWERS elements, every one of them read; NULL where the
     * look-up in C does.
     */
    void (*pick)(sangi_limb *z, const sangi_limb *entries, sangi_limb digit);
} sangi_mod_products;

/**
 * z <- x^e.
 *
 * @pre    e is not empty; the table has room for SANGI_MOD_POWERS elements, and the first is 1;
 *         factor has room for one
 * @post   what the table and the factor had of x is erased
 * @alias  z may be x
 */
typedef void (*sangi_mod_power)(const sangi_mod_products *p, sangi_limb *z, const sangi_limb *x,
                                const sangi_mod_exponent *e, sangi_limb *table, sangi_limb *factor);

#if SANGI_ASM
/**
 * z <- x^e by products across lanes, and true; or false where there are none for this context, or
 * the exponent is too short for what it costs to begin.
 */
int sangi_mod_lanes_exp(const sangi_mod *m, sangi_mod_power run, sangi_limb *z, const sangi_limb *x,
                        const sangi_mod_exponent *e);
#endif

#endif
