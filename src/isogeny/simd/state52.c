/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/state52.h"

#if SANGI_CURVE_SIMD

FP8_TARGET void sangi_column52_set(sangi_column52 *c, const fp8 *x, const fp8 *z) {
    fp8 sum;

    fp8_add(&c->e, x, z);
    fp8_sub(&c->w, x, z);
    fp8_add(&sum, &c->e, &c->e);
    fp8_mul(&c->f, &sum, &c->w);
    fp8_sqr(&c->e, &c->e);
    fp8_sqr(&c->w, &c->w);
    fp8_add(&sum, &c->e, &c->w);
    fp8_sub(&c->w, &c->e, &c->w);
    c->e = sum;
}

void sangi_state52_start(sangi_state52 *s, fp8 *product, const sangi_curve52 *curve,
                         const sangi_point52 *points, size_t count) {
    s->product = product;
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

FP8_TARGET static void spread_point(fp8 *x, fp8 *z, const sangi_point52 *p) {
    for (size_t i = 0; i < FP8_DIGITS; i++) {
        fp8_put(x, i, _mm512_set1_epi64((int64_t)p->digit[i][0]));
        fp8_put(z, i, _mm512_set1_epi64((int64_t)p->digit[i][1]));
    }
}

/* Accumulates a factor of each of `count` points, 1 in place of those that the masks leave out. */
FP8_TARGET static void accumulate(sangi_state52 *s, size_t i, const fp8 *factor, size_t count,
                                  const uint64_t *own) {
    fp8 kept;

    if (own) {
        const __m512i mask = _mm512_load_si512(own);
        for (size_t j = 0; j < FP8_DIGITS; j++)
            fp8_put(
                &kept, j,
                fp8_choose(mask, fp8_get(factor, j), _mm512_set1_epi64((int64_t)sangi_fp8_one[j])));
        factor = &kept;
        count = FP8_LANES;
    }
    sangi_state52_multiply(s, i, factor, count, s->empty);
}

FP8_TARGET void sangi_state52_leftovers(sangi_state52 *s, const sangi_point52 *const *p,
                                        size_t count, const uint64_t *own) {
    fp8 x, z, plus, minus, t, u;

    sangi_point52_gather(&x, &z, p, count);
    fp8_add(&plus, &x, &z);
    fp8_sub(&minus, &x, &z);
    accumulate(s, 0, &minus, count, own);
    accumulate(s, 1, &plus, count, own);
    for (size_t i = 0; i < s->count; i++) {
        spread_point(&x, &z, &s->points[i]);
        fp8_sub(&t, &x, &z);
        fp8_add(&u, &x, &z);
        fp8_mul(&t, &t, &plus);
        fp8_mul(&u, &u, &minus);
        fp8_add(&x, &t, &u);
        fp8_sub(&z, &t, &u);
        accumulate(s, 2 + 2 * i, &x, count, own);
        accumulate(s, 3 + 2 * i, &z, count, own);
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

/* z <- x where the lowest bit is 1, y where it is 0 */
FP8_TARGET static void choose(fp8 *z, uint32_t bit, const fp8 *x, const fp8 *y) {
    fp8_select(z, _mm512_set1_epi64(-(int64_t)(bit & 1)), x, y);
}

/*
 * z <- x^l * y^8 for a secret degree l up to `highest`, two bits of it at a time; y enters before
 * the last three squarings.
 */
FP8_TARGET static void power_hidden(fp8 *z, const fp8 *x, const fp8 *y, uint32_t degree,
                                    unsigned highest) {
    fp8 one, square, cube, low, high;
    unsigned bits = 6;

    while (highest >> bits)
        bits += 2;
    for (size_t i = 0; i < FP8_DIGITS; i++)
        fp8_put(&one, i, _mm512_set1_epi64((int64_t)sangi_fp8_one[i]));
    fp8_sqr(&square, x);
    fp8_mul(&cube, &square, x);
    for (unsigned i = bits; i > 0;) {
        i -= 2;
        choose(&low, degree >> i, x, &one);
        choose(&high, degree >> i, &cube, &square);
        choose(&high, degree >> i >> 1, &high, &low);
        if (i + 2 == bits) {
            *z = high;
            continue;
        }
        fp8_sqr(z, z);
        if (i == 2)
            fp8_mul(z, z, y);
        fp8_sqr(z, z);
        fp8_mul(z, z, &high);
    }
}

FP8_TARGET void sangi_state52_images(sangi_state52 *s, sangi_point52 *points, sangi_mask stay) {
    const size_t products = SANGI_STATE52_PRODUCTS(s->count);
    const __m512i old = _mm512_set1_epi64((int64_t)stay);
    fp8 factor, x, image;

    for (size_t first = 0; first < products; first += FP8_LANES) {
        const size_t n = products - first < FP8_LANES ? products - first : FP8_LANES;

        fold(&factor, s->product + first, n);
        if (!first)
            fp8_move(&s->product[0], &factor, FP8_INDEX(1, 0, 0, 0, 0, 0, 0, 0));
        if (n > 2 || first) {
            const size_t skip = first ? 0 : 2;
            fp8_sqr(&factor, &factor);
            sangi_point52_load(&x, points + (first + skip - 2) / 2, (n - skip) / 2, skip / 2);
            fp8_mul(&image, &x, &factor);
            fp8_select(&image, old, &x, &image);
            sangi_point52_store(points + (first + skip - 2) / 2, &image, (n - skip) / 2, skip / 2);
        }
    }
}

FP8_TARGET void sangi_state52_codomain_hidden(const sangi_state52 *s, sangi_curve52 *curve,
                                              uint32_t degree, unsigned highest, sangi_mask stay) {
    fp8 ad;

    power_hidden(&ad, &curve->ad, &s->product[0], degree, highest);
    fp8_select(&curve->ad, _mm512_set1_epi64((int64_t)stay), &curve->ad, &ad);
    sangi_curve52_set(curve);
}

#endif
