/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Scalar multiplication: the Montgomery ladder, and addition chains for the primes of p + 1. */
#include "curve/curve.h"
#if SANGI_CURVE_BITS == 511
#include "generated/curve/chains.h"
#elif SANGI_CURVE_BITS == 1020
#include "generated/curve/chains1020.h"
#else
#include "generated/curve/chains2047.h"
#endif

const uint16_t sangi_curve_prime[SANGI_CURVE_PRIMES] = {GENERATED_PRIMES};

unsigned sangi_curve_chain(size_t index) { return generated_chain[index]; }

/** (A + 2C : 4C) */
static void ladder_constant(sangi_curve *a24, const sangi_curve *e) {
    sangi_fp c2;

    fp_dbl(&c2, &e->c);
    fp_add(&a24->a, &e->a, &c2);
    fp_dbl(&a24->c, &c2);
}

void sangi_curve_ladder_vartime(sangi_point *r, const sangi_point *p, const uint8_t *k,
                                size_t length, const sangi_curve *e) {
    sangi_point low, high; /* j p and (j + 1) p */
    const sangi_point base = *p;
    sangi_curve a24;
    size_t bit = 8 * length;

    while (bit && !(k[(bit - 1) / 8] >> ((bit - 1) % 8) & 1))
        bit--;
    /* The ladder does not work if the difference is the neutral element or (0 : 1), so these are
     * handled here. */
    const int odd = length && (k[0] & 1);
    if (!bit || (fp_is_zero(&base.x) && !odd)) {
        fp_from_u64(&r->x, 1);
        fp_from_u64(&r->z, 0);
        return;
    }
    if (fp_is_zero(&base.x) | fp_is_zero(&base.z)) {
        *r = base;
        return;
    }
    ladder_constant(&a24, e);
    low = base;
    sangi_curve_dbl(&high, &base, e);
    for (bit--; bit-- > 0;) {
        if (k[bit / 8] >> (bit % 8) & 1)
            sangi_curve_dbladd(&high, &low, &base, &a24);
        else
            sangi_curve_dbladd(&low, &high, &base, &a24);
    }
    *r = low;
}

void sangi_curve_mul_prime_vartime(sangi_point *r, const sangi_point *p, size_t index,
                                   const sangi_curve *e) {
    sangi_point at[4] = {*p, *p}; /* x, y, x + y, and room for the next sum */
    unsigned x = 0, y = 1, sum = 2, next = 3;

    sangi_curve_dbl(&at[sum], p, e);
    for (unsigned step = generated_chain[index]; step > 1; step >>= 1) {
        unsigned *const kept = step & 1 ? &y : &x, *const dropped = step & 1 ? &x : &y;
        const unsigned freed = next;

        sangi_curve_add(&at[next], &at[sum], &at[*kept], &at[*dropped]);
        next = *dropped;
        *dropped = sum;
        sum = freed;
    }
    if (fp_is_zero(&at[sum].x) & fp_is_zero(&at[sum].z)) {
        const uint8_t l[2] = {(uint8_t)sangi_curve_prime[index],
                              (uint8_t)(sangi_curve_prime[index] >> 8)};
        sangi_curve_ladder_vartime(r, p, l, sizeof l, e);
        return;
    }
    *r = at[sum];
}
