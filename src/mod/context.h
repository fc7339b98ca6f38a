/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The context of a modulus.  W is 2^SANGI_LIMB_BITS.
 *
 * Products take a pointer to the constants only, which suits assembly.  The constants are stored in
 * `data`, one after the other, with e = limbs:
 *
 *   Montgomery  n [e], -1/n mod W [1], R^2 mod n [e]; R = W^e
 *   Ohta        n [e], 0 [1], 2n [e], K = floor(2^t / n) [quotient]
 *   binary      n [e], 0 [1], n - 1 [e]
 *
 * An element is x R mod n, below n, for Montgomery; x mod n, below 2n, for Ohta; x, below n, for a
 * power of two.  This bound is stored at data + limit; additions reduce modulo it.
 */
#ifndef SANGI_SRC_MOD_CONTEXT_H
#define SANGI_SRC_MOD_CONTEXT_H

#include <stddef.h>

#include <sangi/mod.h>

#include "word/limb.h"

/** Limbs of the longest element. */
#define SANGI_MOD_MAX_LIMBS SANGI_MOD_LIMBS(8 * SANGI_MOD_MAX_BYTES)

/** z <- x y, with the data of a context; z may be x or y. */
typedef void (*sangi_mod_product)(sangi_limb *z, const sangi_limb *x, const sangi_limb *y,
                                  const sangi_limb *data);

/** z <- x^2; z may be x. */
typedef void (*sangi_mod_square)(sangi_limb *z, const sangi_limb *x, const sangi_limb *data);

/** The method vtable.  @ct depends only on lengths */
typedef struct {
    sangi_mod_method method;
    /** Computes the data from n, which is already there; sets the offsets and the products. */
    void (*prepare)(sangi_mod *m);
    /** z <- the representation of x < n, for x of `limbs` limbs; z may be x. */
    void (*to_element)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
    /** z <- the representation of x mod n, for x < 256^(2 * bytes) of 2 * limbs limbs. */
    void (*reduce_wide)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
    /** z <- the number below n that x represents; z may be x. */
    void (*from_element)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x);
    /** z <- the number x y mod n for numbers x, y < n of `limbs` limbs; z may be x, not y. */
    void (*mul_numbers)(const sangi_mod *m, sangi_limb *z, const sangi_limb *x,
                        const sangi_limb *y);
} sangi_mod_vtable;

extern const sangi_mod_vtable sangi_mod_montgomery, sangi_mod_ohta, sangi_mod_binary;

struct sangi_mod {
    size_t bytes;    /**< of an encoded element */
    size_t width;    /**< limbs of n */
    size_t limbs;    /**< of an element */
    size_t limit;    /**< offset in data of the bound of elements */
    size_t quotient; /**< limbs of K */
    size_t length;   /**< limbs of data */
    const sangi_mod_vtable *vtable;
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** z <- x + y and x - y modulo the bound, their last argument; NULL where no kernel exists. */
    sangi_mod_product add, sub;
    sangi_limb data[];
};

/** Montgomery's kernels exist for so many limbs; all spill little. */
#define SANGI_MOD_SHORT 9

/** Alignment of a context, in bytes. */
#define SANGI_MOD_ALIGNMENT 64

/** The start of a context in its memory. */
static inline sangi_mod *sangi_mod_in(void *memory) {
    const size_t gap = (0 - (uintptr_t)memory) & (SANGI_MOD_ALIGNMENT - 1);
    return (sangi_mod *)(void *)((unsigned char *)memory + gap);
}

/** The context that contains the data. */
static inline const sangi_mod *sangi_mod_of(const sangi_limb *data) {
    return (const sangi_mod *)(const void *)((const char *)data - offsetof(sangi_mod, data));
}

/** Sets addition and subtraction of a context, by its number of limbs. */
void sangi_mod_sums_choose(sangi_mod *m);

/** How deep inverses and the making of a context spill, which keep several whole numbers there. */
enum { SANGI_MOD_DEAD_STACK = 12 * SANGI_MOD_MAX_BYTES };

/** The same of products. */
static inline size_t sangi_mod_dead_stack(const sangi_mod *m) {
    return m->limbs <= SANGI_MOD_SHORT ? 3 * SANGI_MOD_MAX_BYTES : 6 * SANGI_MOD_MAX_BYTES;
}

#endif
