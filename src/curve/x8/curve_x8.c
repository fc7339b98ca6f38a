/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/x8/curve_x8.h"

#if SANGI_CURVE_SIMD

void FP8(reduce_ifma)(uint64_t *z, const uint64_t *x);

/* Bounds of intermediate values are in the comments, in multiples of p. */
FP8_TARGET void sangi_curvex8_dbl(sangi_pointx8 *r, const sangi_pointx8 *p,
                                  const sangi_curvex8 *e) {
    fp8 s, d, t, a24;

    fp8_add_sub(&s, &d, &p->x, &p->z); /* 8, 8 */
    fp8_sqr(&s, &s);
    fp8_sqr(&d, &d);
    fp8_sub(&t, &s, &d); /* 4XZ: 6 */
    fp8_add(&d, &d, &d);
    fp8_add(&d, &d, &d);
    fp8_mul(&d, &d, &e->c); /* 4C (X-Z)^2 */
    fp8_add(&a24, &e->c, &e->c);
    fp8_add(&a24, &a24, &e->a); /* 6 */
    fp8_mul(&r->x, &s, &d);
    fp8_mul(&a24, &a24, &t);
    fp8_add(&a24, &a24, &d);
    fp8_mul(&r->z, &a24, &t);
}

FP8_TARGET void sangi_curvex8_add(sangi_pointx8 *r, const sangi_pointx8 *p, const sangi_pointx8 *q,
                                  const sangi_pointx8 *difference) {
    fp8 ps, pd, qs, qd;

    fp8_add_sub(&ps, &pd, &p->x, &p->z); /* 4, 6 */
    fp8_add_sub(&qs, &qd, &q->x, &q->z);
    fp8_mul(&ps, &ps, &qd);
    fp8_mul(&pd, &pd, &qs);
    fp8_add_sub(&qs, &qd, &ps, &pd);
    fp8_sqr(&qs, &qs);
    fp8_sqr(&qd, &qd);
    fp8_mul(&ps, &qs, &difference->z);
    fp8_mul(&r->z, &qd, &difference->x);
    r->x = ps;
}

FP8_TARGET void sangi_curvex8_is_zero(sangi_lanes *mask, const fp8 *x) {
    const __m512i one = _mm512_set1_epi64(1);
    fp8 reduced;
    __m512i any;

    FP8(reduce_ifma)(reduced.digit, x->digit);
    any = fp8_get(&reduced, 0);
    for (size_t i = 1; i < FP8_DIGITS; i++)
        any = _mm512_or_si512(any, fp8_get(&reduced, i));
    /* any < 2^52, so any - 1 is negative only if any = 0. */
    _mm512_store_si512(mask->lane, _mm512_srai_epi64(_mm512_sub_epi64(any, one), 63));
}

/*
 * r <- sum, or p where a difference in the chain was the neutral element: the sum is (0 : 0) then.
 * A point of odd order has no x of 0, so x tells the two apart.
 */
static void select_sum(sangi_pointx8 *r, const sangi_pointx8 *p, const sangi_pointx8 *sum) {
    sangi_lanes failed;

    sangi_curvex8_is_zero(&failed, &sum->x);
    sangi_curvex8_select(r, p, sum, &failed);
}

void sangi_curvex8_mul_prime(sangi_pointx8 *r, const sangi_pointx8 *p, size_t index,
                             const sangi_curvex8 *e) {
    sangi_pointx8 at[4] = {*p, *p}; /* x, y, x + y, and room for the next sum */
    unsigned x = 0, y = 1, sum = 2, next = 3;

    sangi_curvex8_dbl(&at[sum], p, e);
    for (unsigned step = sangi_curve_chain(index); step > 1; step >>= 1) {
        unsigned *const kept = step & 1 ? &y : &x, *const dropped = step & 1 ? &x : &y;
        const unsigned freed = next;

        sangi_curvex8_add(&at[next], &at[sum], &at[*kept], &at[*dropped]);
        next = *dropped;
        *dropped = sum;
        sum = freed;
    }
    select_sum(r, p, &at[sum]);
}

FP8_TARGET void sangi_curvex8_mul_hidden(sangi_pointx8 *r, const sangi_pointx8 *p,
                                         const sangi_lanes *chain, size_t shortest, size_t longest,
                                         const sangi_curvex8 *e) {
    const __m512i one = _mm512_set1_epi64(1), zero = _mm512_setzero_si512();
    sangi_pointx8 at[4] = {*p, *p}, result;
    sangi_pointx8 *const kept = &at[0], *dropped = &at[1], *sum = &at[2], *next = &at[3];
    __m512i rest = _mm512_load_si512(chain->lane);
    __m512i exchanged = zero; /* whether `kept` holds y */
    sangi_lanes mask;

    sangi_curvex8_dbl(sum, p, e);
    result = *sum;
    for (size_t i = 0; i < longest; i++) {
        const __m512i keeps_y = _mm512_and_si512(rest, one);
        sangi_pointx8 *const freed = dropped;

        _mm512_store_si512(mask.lane, _mm512_sub_epi64(zero, _mm512_xor_si512(keeps_y, exchanged)));
        exchanged = keeps_y;
        sangi_curvex8_swap(kept, dropped, &mask);
        sangi_curvex8_add(next, sum, kept, dropped);
        dropped = sum;
        sum = next;
        next = freed;
        rest = _mm512_srli_epi64(rest, 1);
        if (i + 1 == shortest) {
            result = *sum;
        } else if (i + 1 > shortest) { /* a chain of 1: this was the last step */
            const __m512i more = _mm512_xor_si512(rest, one);
            _mm512_store_si512(mask.lane, _mm512_srai_epi64(_mm512_sub_epi64(more, one), 63));
            sangi_curvex8_select(&result, sum, &result, &mask);
        }
    }
    select_sum(r, p, &result);
}

#endif
