/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/state52.h"

#if SANGI_CURVE_SIMD

/* check: 2^520 mod p511 */
const uint64_t sangi_fp8_one[FP8_DIGITS] = {
    0xa8ee9bfefaa94, 0x5371a8da66cda, 0x78ce502d8f1ad, 0x199738693e81e, 0x63663f7667fde,
    0x181c75dc7c56a, 0xbc1d37f29131e, 0xeb481412beb74, 0x97908b31b314e, 0x25c95f2008e};

/* check: -2^520 mod p511 */
const uint64_t sangi_fp8_minus_one[FP8_DIGITS] = {
    0x72a1b73d71de7, 0xa0e603cdce4dd, 0x77e6a22e9806e, 0x3b7018fdf24a3, 0x77146cf5ee815,
    0xe3e050b6a6732, 0xc791a49632f3c, 0x72f63837f575b, 0x610b7496f7f82, 0x3feb2f6f6b2};

FP8_TARGET void sangi_column52_set(sangi_column52 *c, const fp8 *x, const fp8 *z) {
    fp8 plus, minus;

    fp8_add(&plus, x, z);
    fp8_sub(&minus, x, z);
    fp8_sqr(&c->e, &plus);
    fp8_sqr(&c->w, &minus);
    fp8_add(&plus, &plus, &plus);
    fp8_mul(&c->f, &plus, &minus);
    fp8_sub(&plus, &c->e, &c->w);
    fp8_add(&c->e, &c->e, &c->w);
    c->w = plus;
}

void sangi_state52_start(sangi_state52 *s, const sangi_curve52 *curve, const sangi_point52 *points,
                         size_t count) {
    s->curve = curve;
    s->points = points;
    s->count = count;
    s->empty = 1;
}

FP8_TARGET void sangi_state52_multiply(sangi_state52 *s, size_t i, const fp8 *value, size_t lanes,
                                       int first) {
    fp8 whole;

    if (lanes < FP8_LANES) {
        for (size_t j = 0; j < FP8_DIGITS; j++)
            fp8_put(&whole, j,
                    _mm512_mask_blend_epi64((__mmask8)((1U << lanes) - 1),
                                            _mm512_set1_epi64((int64_t)sangi_fp8_one[j]),
                                            fp8_get(value, j)));
        value = &whole;
    }
    if (first)
        s->product[i] = *value;
    else
        fp8_mul(&s->product[i], &s->product[i], value);
}

FP8_TARGET static void spread_point(fp8 *plus, fp8 *minus, const sangi_point52 *p) {
    fp8 x, z;

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        fp8_put(&x, i, _mm512_set1_epi64((int64_t)p->digit[i][0]));
        fp8_put(&z, i, _mm512_set1_epi64((int64_t)p->digit[i][1]));
    }
    fp8_add(plus, &x, &z);
    fp8_sub(minus, &x, &z);
}

FP8_TARGET void sangi_state52_leftovers(sangi_state52 *s, const sangi_point52 *const *p,
                                        size_t count) {
    fp8 x, z, plus, minus, its_plus, its_minus, t, u;

    sangi_point52_gather(&x, &z, p, count);
    fp8_add(&plus, &x, &z);
    fp8_sub(&minus, &x, &z);
    sangi_state52_multiply(s, 0, &minus, count, s->empty);
    sangi_state52_multiply(s, 1, &plus, count, s->empty);
    for (size_t i = 0; i < s->count; i++) {
        spread_point(&its_plus, &its_minus, &s->points[i]);
        fp8_mul(&t, &its_minus, &plus);
        fp8_mul(&u, &its_plus, &minus);
        fp8_add(&x, &t, &u);
        fp8_sub(&z, &t, &u);
        sangi_state52_multiply(s, 2 + 2 * i, &x, count, s->empty);
        sangi_state52_multiply(s, 3 + 2 * i, &z, count, s->empty);
    }
    s->empty = 0;
}

/* Lane i of z <- the product over the lanes of x[i], for i < count <= 8. */
FP8_TARGET static void fold(fp8 *z, const fp8 *x, size_t count) {
    fp8 part[FP8_LANES / 2], even, odd;

    for (size_t width = 8; width > 1; width /= 2) {
        const size_t half = (count + 1) / 2;
        for (size_t i = 0; i < half; i++) {
            const fp8 *const next = 2 * i + 1 < count ? &x[2 * i + 1] : &x[2 * i];
            fp8_move2(&even, &x[2 * i], next, FP8_INDEX(0, 2, 4, 6, 8, 10, 12, 14));
            fp8_move2(&odd, &x[2 * i], next, FP8_INDEX(1, 3, 5, 7, 9, 11, 13, 15));
            fp8_mul(&part[i], &even, &odd);
        }
        count = half;
        x = part;
    }
    *z = part[0];
}

/* x <- x^l * y^8 by square and multiply; y enters before the last three squarings. */
static void power(fp8 *x, const fp8 *y, unsigned degree) {
    const fp8 base = *x;
    unsigned bit = 1U << 9;

    while (bit > 4 && !(degree & bit))
        bit >>= 1;
    if (bit > 4) {
        while ((bit >>= 1) > 4) {
            fp8_sqr(x, x);
            if (degree & bit)
                fp8_mul(x, x, &base);
        }
        fp8_mul(x, x, y);
    } else {
        *x = *y;
    }
    for (bit = 4; bit; bit >>= 1) {
        fp8_sqr(x, x);
        if (degree & bit)
            fp8_mul(x, x, &base);
    }
}

FP8_TARGET void sangi_state52_finish(sangi_state52 *s, sangi_curve52 *curve, sangi_point52 *points,
                                     unsigned degree) {
    const size_t products = 2 + 2 * s->count;
    fp8 factor, x;

    for (size_t first = 0; first < products; first += FP8_LANES) {
        const size_t n = products - first < FP8_LANES ? products - first : FP8_LANES;

        fold(&factor, s->product + first, n);
        if (!first) {
            fp8_move(&x, &factor, FP8_INDEX(1, 0, 0, 0, 0, 0, 0, 0));
            power(&curve->ad, &x, degree);
        }
        if (n > 2 || first) {
            const size_t skip = first ? 0 : 2;
            fp8_sqr(&factor, &factor);
            sangi_point52_load(&x, points + (first + skip - 2) / 2, (n - skip) / 2, skip / 2);
            fp8_mul(&x, &x, &factor);
            sangi_point52_store(points + (first + skip - 2) / 2, &x, (n - skip) / 2, skip / 2);
        }
    }
    sangi_curve52_set(curve);
}

#endif
