/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiples by primes in constant time, along addition chains: public ones, and secret ones. */
#include "curve/curve.h"

/*
 * A sum is correct unless its difference is the neutral element: it is (0 : 0) then, and so are all
 * later sums.  A neutral operand is harmless: the difference is then the other operand, whose
 * coordinates are not 0, because its order is odd.
 */
static void select_sum(sangi_point *r, const sangi_point *p, const sangi_point *sum) {
    sangi_curve_select(r, p, sum, fp_is_zero(&sum->x) & fp_is_zero(&sum->z));
}

void sangi_curve_mul_prime(sangi_point *r, const sangi_point *p, size_t index,
                           const sangi_curve *e) {
    sangi_point at[4] = {*p, *p}; /* x, y, x + y, and room for the next sum */
    unsigned x = 0, y = 1, sum = 2, next = 3;

    sangi_curve_dbl(&at[sum], p, e);
    for (unsigned step = sangi_curve_chain(index); step > 1; step >>= 1) {
        unsigned *const kept = step & 1 ? &y : &x, *const dropped = step & 1 ? &x : &y;
        const unsigned freed = next;

        sangi_curve_add(&at[next], &at[sum], &at[*kept], &at[*dropped]);
        next = *dropped;
        *dropped = sum;
        sum = freed;
    }
    select_sum(r, p, &at[sum]);
}

void sangi_curve_mul_hidden(sangi_point *r, const sangi_point *p, uint32_t chain, size_t shortest,
                            size_t longest, const sangi_curve *e) {
    sangi_point kept = *p, dropped = *p, sum, next, result;
    uint32_t exchanged = 0; /* whether `kept` holds y */

    sangi_curve_dbl(&sum, p, e);
    result = sum;
    for (size_t i = 0; i < longest; i++) {
        const uint32_t keeps_y = chain & 1;

        sangi_curve_swap(&kept, &dropped, sangi_limb_mask((sangi_limb)(keeps_y ^ exchanged)));
        exchanged = keeps_y;
        sangi_curve_add(&next, &sum, &kept, &dropped);
        dropped = sum;
        sum = next;
        chain >>= 1;
        if (i + 1 == shortest)
            result = sum;
        else if (i + 1 > shortest) /* chain = 1: this was the last step */
            sangi_curve_select(&result, &sum, &result,
                               sangi_limb_mask((sangi_limb)(((chain ^ 1) - 1) >> 31)));
    }
    select_sum(r, p, &result);
}
