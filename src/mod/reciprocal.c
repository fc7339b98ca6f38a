/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/reciprocal.h"

#include "mod/context.h"
#include "mp/block.h"
#include "mp/linear.h"
#include "word/wipe.h"

#define BITS SANGI_LIMB_BITS

/* All ones if a < b, else 0. */
static sangi_mask less(sangi_limb a, sangi_limb b) {
    sangi_limb borrow = 0;
    (void)sangi_limb_sub(a, b, &borrow);
    return sangi_limb_mask(borrow);
}

/*
 * v = floor((W^2 - 1) / d) - W for d >= W / 2.
 *
 * With V = W + v and e = W^2 - 1 - d V >= 0, Newton's step V + V e / W^2 is never above the wanted
 * T = (W^2 - 1) / d, as V e / W^2 = (T - V) d V / W^2 and d V < W^2.  From V = W, 1 - V / T is at
 * most 1/2 and is squared each time; rounding loses less than 3.  After one step more than W needs,
 * V is at most 4 too small.
 */
static sangi_limb inverse_of(sangi_limb d) {
    sangi_limb v = 0, high, low;

    for (unsigned bits = 1; bits <= BITS; bits *= 2) {
        (void)sangi_limb_mac(v, d, 0, 0, &high);
        high = (sangi_limb) ~(high + d); /* of e */
        (void)sangi_limb_mac(v, high, 0, 0, &low);
        v = (sangi_limb)(v + high + low);
    }
    low = sangi_limb_mac(v, d, 0, 0, &high);
    high = (sangi_limb) ~(high + d);
    low = (sangi_limb)~low;
    for (int i = 0; i < 4; i++) {
        sangi_limb borrow = 0;
        const sangi_limb rest = sangi_limb_sub(low, d, &borrow);
        const sangi_limb above = sangi_limb_sub(high, 0, &borrow);
        const sangi_mask fits = (sangi_limb)~sangi_limb_mask(borrow);
        v = (sangi_limb)(v + (fits & 1));
        low = (sangi_limb)(low ^ ((low ^ rest) & fits));
        high = (sangi_limb)(high ^ ((high ^ above) & fits));
    }
    return v;
}

/*
 * A digit of the quotient of (..., u_2, u_1, u_0, ...) by (d, next, ...), or one more.
 *
 * q = floor((u_2 W + u_1) / d), or W - 1 where u_2 = d, is at most 2 too large, and then q (d W +
 * next) exceeds the three limbs of u, so that 1 is subtracted.  u_2 <= d, d >= W / 2, v =
 * inverse_of(d).
 */
static sangi_limb quotient(const sangi_limb *u, sangi_limb d, sangi_limb next, sangi_limb v) {
    const sangi_limb high = u[2], low = u[1], lowest = u[0];
    sangi_limb q, carry = 0, borrow = 0, above_product;
    const sangi_limb fraction = sangi_limb_mac(v, high, low, 0, &q);
    q = (sangi_limb)(q + high + 1);
    sangi_limb rest = (sangi_limb)(low - sangi_limb_mullo(q, d));
    const sangi_mask above = less(fraction, rest);
    q = (sangi_limb)(q + above);
    rest = (sangi_limb)(rest + (d & above));
    const sangi_mask fits = (sangi_limb)~less(rest, d), full = (sangi_limb)~less(high, d);
    q = (sangi_limb)((q - fits) | full);
    rest = (sangi_limb)(rest - (d & fits));
    const sangi_limb rest_full = sangi_limb_add(low, d, &carry);
    rest ^= (rest ^ rest_full) & full;

    const sangi_limb product = sangi_limb_mac(q, next, 0, 0, &above_product);
    (void)sangi_limb_sub(lowest, product, &borrow);
    (void)sangi_limb_sub(rest, above_product, &borrow);
    return (sangi_limb)(q +
                        (sangi_limb_mask(borrow) & (sangi_limb) ~(full & sangi_limb_mask(carry))));
}

/*
 * k <- floor(W^(limbs + width) / 4x), x with its highest bit set; schoolbook division, where
 * W^width - x is added q times for x that is subtracted.
 */
static void divide(sangi_limb *k, size_t limbs, const sangi_limb *x, size_t width) {
    const sangi_mp_kernels *const kernels = sangi_mp_dispatch();
    sangi_limb t[2 * SANGI_MOD_MAX_LIMBS + 2], minus[SANGI_MOD_MAX_LIMBS], carry = 1;
    const sangi_limb d = x[width - 1], v = inverse_of(d), next = width > 1 ? x[width - 2] : 0;

    for (size_t j = 0; j < width; j++)
        minus[j] = sangi_limb_add((sangi_limb)~x[j], 0, &carry);
    /* t_0 is below the number, for width = 1 */
    for (size_t j = 0; j < limbs + width; j++)
        t[j] = 0;
    t[limbs + width] = (sangi_limb)((sangi_limb)1 << (BITS - 2));
    for (size_t i = limbs; i-- > 0;) {
        sangi_limb *const r = t + 1 + i, w = 0;
        const sangi_limb q = quotient(r + width - 2, d, next, v);
        kernels->block[1].rows(r, minus, width, &q, &w, 1);
        const sangi_mask negative = sangi_limb_mask((sangi_limb)(r[width] + w - q) >> (BITS - 1));
        (void)sangi_mp_add_masked(r, r, x, width, negative);
        k[i] = (sangi_limb)(q + negative);
    }
    sangi_wipe(t, (limbs + width + 1) * sizeof *t);
    sangi_wipe(minus, width * sizeof *minus);
}

/* x <- 2^bits x where the mask is all ones, 0 < bits < BITS */
static void shift_left(sangi_limb *x, size_t n, unsigned bits, sangi_mask mask) {
    for (size_t i = n; i-- > 0;) {
        const sangi_limb below = i > 0 ? (sangi_limb)(x[i - 1] >> (BITS - bits)) : 0;
        x[i] = (sangi_limb)(x[i] ^ ((x[i] ^ ((sangi_limb)(x[i] << bits) | below)) & mask));
    }
}

/* x <- floor(x / 2^bits), likewise */
static void shift_right(sangi_limb *x, size_t n, unsigned bits, sangi_mask mask) {
    for (size_t i = 0; i < n; i++) {
        const sangi_limb above = i + 1 < n ? (sangi_limb)(x[i + 1] << (BITS - bits)) : 0;
        x[i] = (sangi_limb)(x[i] ^ ((x[i] ^ ((sangi_limb)(x[i] >> bits) | above)) & mask));
    }
}

/*
 * Normalise: x = n 2^s has its highest bit set, where s = 0 ... 7 is not known from the length in
 * bytes.  divide() then gives floor(2^(t + 7 - s) / n), which is shifted right by 7 - s: by 2^i for
 * each bit i that s does not have.
 */
void sangi_mod_reciprocal(sangi_limb *k, size_t limbs, const sangi_limb *n, size_t width,
                          size_t bytes) {
    sangi_limb x[SANGI_MOD_MAX_LIMBS];
    sangi_mask empty[3];

    sangi_mp_shift_left(x, n, width, width * BITS - 8 * bytes);
    for (unsigned i = 3; i-- > 0;) {
        empty[i] = less(x[width - 1], (sangi_limb)((sangi_limb)1 << (BITS - (1 << i))));
        shift_left(x, width, 1U << i, empty[i]);
    }
    divide(k, limbs, x, width);
    for (unsigned i = 3; i-- > 0;)
        shift_right(k, limbs, 1U << i, (sangi_limb)~empty[i]);
    sangi_wipe(x, width * sizeof *x);
}
