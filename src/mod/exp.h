/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Powers of elements in whatever form products have them. */
#ifndef SANGI_SRC_MOD_EXP_H
#define SANGI_SRC_MOD_EXP_H

#include "mod/context.h"
#include "mod/exponent.h"

/** z <- entry `digit` of SANGI_MOD_POWERS, every one of them read. */
typedef void (*sangi_mod_pick)(sangi_limb *z, const sangi_limb *entries, sangi_limb digit);

/** The same for entries of two elements, each chosen by its digit. */
typedef void (*sangi_mod_pick_pair)(sangi_limb *z, const sangi_limb *entries, sangi_limb first,
                                    sangi_limb second);

/** Products of elements of `limbs` limbs, by some data. */
typedef struct {
    size_t limbs;
    const sangi_limb *data;
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** How an entry is found: NULL where the look-up in C does; for pairs the second one. */
    sangi_mod_pick pick;
    sangi_mod_pick_pair pick_pair;
} sangi_mod_products;

/**
 * z <- x^e; of pairs, each with its own of two exponents of one length.
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

/** The same for two powers at once, of two contexts that take the same kernels. */
int sangi_mod_lanes_exp_pair(const sangi_mod *const m[2], sangi_mod_power run,
                             sangi_limb *const z[2], const sangi_limb *const x[2],
                             const sangi_mod_exponent e[2]);
#endif

#endif
