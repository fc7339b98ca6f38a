/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Modular exponentiation over any multiplication and squaring. */
#ifndef SANGI_SRC_MOD_EXP_H
#define SANGI_SRC_MOD_EXP_H

#include "mod/context.h"
#include "mod/exponent.h"

/** What the base of a power is; the power is an element. */
typedef enum { SANGI_MOD_ELEMENT, SANGI_MOD_NUMBER } sangi_mod_form;

/** z <- entry `digit` of SANGI_MOD_TABLE_ENTRIES entries.  @ct reads every entry */
typedef void (*sangi_mod_lookup)(sangi_limb *z, const sangi_limb *entries, sangi_limb digit);

/** The same for entries of two elements, each selected by its own digit. */
typedef void (*sangi_mod_lookup_pair)(sangi_limb *z, const sangi_limb *entries, sangi_limb first,
                                      sangi_limb second);

/** The arithmetic of an exponentiation, on elements of `limbs` limbs. */
typedef struct {
    size_t limbs;
    const sangi_limb *data;
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** Constant-time table lookup for one element or for pairs; both NULL: the lookup in C. */
    sangi_mod_lookup lookup;
    sangi_mod_lookup_pair lookup_pair;
} sangi_mod_arith;

/**
 * z <- x^e; for pairs of elements e points to two exponents of one length.
 *
 * @pre    e is not empty, for sliding windows not 0; the table has room for SANGI_MOD_TABLE_ENTRIES
 *         elements, and the first is 1 for fixed windows; factor has room for one
 * @post   table and factor are zeroized as far as they depend on x
 * @alias  z may be x
 */
typedef void (*sangi_mod_modexp)(const sangi_mod_arith *p, sangi_limb *z, const sangi_limb *x,
                                 const sangi_mod_exponent *e, sangi_limb *table,
                                 sangi_limb *factor);

#endif
