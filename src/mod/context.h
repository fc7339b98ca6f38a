/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What a context holds.  W is 2^SANGI_LIMB_BITS.
 *
 * Products take the constants alone, as assembly likes them: n with what follows it.  They lie in
 * `data`, one behind the other, with e = limbs:
 *
 *   Montgomery  n [e], -1/n mod W [1], R^2 mod n [e]; R = W^e
 *   Ohta        n [e], 0 [1], 2n [e], K = floor(2^t / n) [quotient]
 *   binary      n [e], 0 [1], n - 1 [e]
 *
 * An element is x R mod n, below n, for Montgomery; x mod n, below 2n, for Ohta; x, below n, for a
 * power of two.  That bound is at data + limit, and sums are made modulo it.
 */
#ifndef SANGI_SRC_MOD_CONTEXT_H
#define SANGI_SRC_MOD_CONTEXT_H

#include <stddef.h>

#include <sangi/mod.h>

#include "word/limb.h"

/** Limbs of the longest element. */
#define SANGI_MOD_MAX_LIMBS SANGI_MOD_LIMBS(8 * SANGI_MOD_MAX_BYTES)

/** z <- x y by the data of a context; z may be x or y. */
typedef void (*sangi_mod_product)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                                  const sangi_limb *data);

/** z <- x^2, likewise. */
typedef void (*sangi_mod_square)(sangi_limb *z, const sangi_limb *x, const sangi_limb *data);

/** What the methods do differently; nothing but lengths steers any of it. */
typedef struct {
    sangi_mod_method method;
    /** Makes the data from n, which is there, and sets what says what lies where, and the products.
     */
    void (*prepare)(sangi_mod *m);
    /** z <- the element of x < n, which has `limbs` limbs; z may be x. */
    void (*enter)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
    /** z <- the element of x < 256^(2 * bytes), which has 2 * limbs limbs. */
    void (*reduce)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
    /** z <- the number below n that the element x stands for; z may be x. */
    void (*leave)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
} sangi_mod_rules;

extern const sangi_mod_rules sangi_mod_montgomery, sangi_mod_ohta, sangi_mod_binary;

struct sangi_mod {
    size_t bytes;    /**< of an encoded element */
    size_t width;    /**< limbs of n */
    size_t limbs;    /**< of an element */
    size_t limit;    /**< where the bound of elements is in data */
    size_t quotient; /**< limbs of K */
    size_t length;   /**< limbs of data */
    const sangi_mod_rules *rules;
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** z <- x + y and x - y below the limit, which they take; NULL for lengths without kernels. */
    sangi_mod_product add, sub;
    sangi_limb data[];
};

/** What a context is aligned to. */
#define SANGI_MOD_ALIGNMENT 64

/** Where in its memory a context begins. */
static inline sangi_mod *sangi_mod_in(void *memory) {
    const size_t gap = (0 - (uintptr_t)memory) & (SANGI_MOD_ALIGNMENT - 1);
    return (sangi_mod *)(void *)((unsigned char *)memory + gap);
}

/** The context that some data is part of. */
static inline const sangi_mod *sangi_mod_of(const sangi_limb *data) {
    return (const sangi_mod *)(const void *)((const char *)data - offsetof(sangi_mod, data));
}

/** Sets the sums of a context, by its number of limbs. */
void sangi_mod_sums_choose(sangi_mod *m);

#endif
