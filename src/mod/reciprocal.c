/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/reciprocal.h"

#include "mod/context.h"
#include "mp/linear.h"
#include "word/wipe.h"

#define BITS SANGI_LIMB_BITS

/* All ones if a < b, else 0. */
static sangi_mask less(sangi_limb a, sangi_limb b) {
    sangi_limb borrow = 0;
    (void)sangi_limb_sub(a, b, &borrow);
    return sangi_limb_mask(borrow);
}

/* floor((W^2 - 1) / d) - W for d >= W / 2, one bit at a time */
static sangi_limb inverse_of(sangi_limb d) {
    sangi_limb rest = (sangi_limb)~d, v = 0;
    for (unsigned i = 0; i < BITS; i++) {
        const sangi_limb over = sangi_limb_mask(rest >> (BITS - 1));
        rest = (sangi_limb)(rest << 1 | 1);
        const sangi_mask fits = over | (sangi_limb)~less(rest, d);
        rest = (sangi_limb)(rest - (d & fits));
        v = (sangi_limb)(v << 1 | (fits & 1));
    }
    return v;
}

/* floor((high W + low) / d), or W - 1 where high = d; high <= d, d >= W / 2, v = inverse_of(d) */
static sangi_limb quotient(sangi_limb high, sangi_limb low, sangi_limb d, sangi_limb v) {
    sangi_limb q;
    const sangi_limb fraction = sangi_limb_mac(v, high, low, 0, &q);
    q = (sangi_limb)(q + high + 1);
    sangi_limb rest = (sangi_limb)(low - sangi_limb_mullo(q, d));
    const sangi_mask above = less(fraction, rest);
    q = (sangi_limb)(q + above);
    rest = (sangi_limb)(rest + (d & above));
    q = (sangi_limb)(q - (sangi_limb)~less(rest, d));
    return q | (sangi_limb)~less(high, d);
}

/* (top : r) <- (top : r) - q x; returns the new top */
static sangi_limb subtract_product(sangi_limb top, sangi_limb *r, const sangi_limb *x, size_t n,
                                   sangi_limb q) {
    sangi_limb carry = 0, borrow = 0;
    for (size_t i = 0; i < n; i++) {
        const sangi_limb low = sangi_limb_mac(q, x[i], carry, 0, &carry);
        r[i] = sangi_limb_sub(r[i], low, &borrow);
    }
    return (sangi_limb)(top - carry - borrow);
}

/* k <- floor(W^(limbs + width) / 4x), x with its highest bit set; schoolbook division */
static void divide(sangi_limb *k, size_t limbs, const sangi_limb *x, size_t width) {
    sangi_limb r[SANGI_MOD_MAX_LIMBS] = {0};
    const sangi_limb d = x[width - 1], v = inverse_of(d);

    r[width - 1] = (sangi_limb)((sangi_limb)1 << (BITS - 2));
    for (size_t i = limbs; i-- > 0;) {
        sangi_limb top = r[width - 1];
        for (size_t j = width; j-- > 1;)
            r[j] = r[j - 1];
        r[0] = 0;
        /* the estimate exceeds the digit by at most 2 */
        sangi_limb q = quotient(top, r[width - 1], d, v);
        top = subtract_product(top, r, x, width, q);
        for (int j = 0; j < 2; j++) {
            const sangi_mask negative = sangi_limb_mask(top >> (BITS - 1));
            top = (sangi_limb)(top + sangi_mp_add_masked(r, r, x, width, negative));
            q = (sangi_limb)(q + negative);
        }
        k[i] = q;
    }
    sangi_wipe(r, sizeof r);
}

/*
 * Normalise: x = n 2^s has its highest bit set, where s = 0 ... 7 is not known from the length in
 * bytes.  divide() then gives floor(2^(t + 7 - s) / n), which is shifted right by 7 - s: by 2^i for
 * each bit i that s does not have.
 */
void sangi_mod_reciprocal(sangi_limb *k, size_t limbs, const sangi_limb *n, size_t width,
                          size_t bytes) {
    sangi_limb x[SANGI_MOD_MAX_LIMBS], shifted[SANGI_MOD_MAX_LIMBS + 1];
    sangi_mask empty[3];

    sangi_mp_shift_left(x, n, width, width * BITS - 8 * bytes);
    for (unsigned i = 3; i-- > 0;) {
        empty[i] = less(x[width - 1], (sangi_limb)((sangi_limb)1 << (BITS - (1 << i))));
        sangi_mp_shift_left(shifted, x, width, (size_t)1 << i);
        sangi_mp_select(x, empty[i], shifted, x, width);
    }
    divide(k, limbs, x, width);
    for (unsigned i = 3; i-- > 0;) {
        sangi_mp_shift_right(shifted, k, limbs, (size_t)1 << i);
        sangi_mp_select(k, empty[i], k, shifted, limbs);
    }
    sangi_wipe(x, sizeof x);
    sangi_wipe(shifted, sizeof shifted);
}
