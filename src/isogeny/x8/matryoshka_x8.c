/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/x8/matryoshka_x8.h"

#if SANGI_CURVE_SIMD

/* All ones in the lanes whose number has this bit. */
FP8_TARGET static __m512i bit_of(__m512i number, unsigned bit) {
    const __m512i shifted = _mm512_srl_epi64(number, _mm_cvtsi32_si128((int)bit));

    return _mm512_sub_epi64(_mm512_setzero_si512(),
                            _mm512_and_si512(shifted, _mm512_set1_epi64(1)));
}

/*
 * x <- x^l * y^8 for the secret degrees l of up to `highest`, two bits at a time; y enters before
 * the last three squarings.
 */
FP8_TARGET static void power(fp8 *x, const fp8 *y, __m512i degree, unsigned highest) {
    fp8 one, square, cube, low, high, z;
    unsigned bits = 6;

    fp8_set_one(&one);
    while (highest >> bits)
        bits += 2;
    fp8_sqr(&square, x);
    fp8_mul(&cube, &square, x);
    for (unsigned i = bits; i > 0;) {
        i -= 2;
        const __m512i odd = bit_of(degree, i);
        fp8_select(&low, odd, x, &one);
        fp8_select(&high, odd, &cube, &square);
        fp8_select(&high, bit_of(degree, i + 1), &high, &low);
        if (i + 2 == bits) {
            z = high;
            continue;
        }
        fp8_sqr(&z, &z);
        if (i == 2)
            fp8_mul(&z, &z, y);
        fp8_sqr(&z, &z);
        fp8_mul(&z, &z, &high);
    }
    *x = z;
}

/* The codomain by the twisted Edwards curve [MR18]. */
FP8_TARGET static void finish_curve(const sangi_isogenyx8_state *s, sangi_curvex8 *curve,
                                    const sangi_lanes *degree, unsigned highest,
                                    const sangi_lanes *keep) {
    const __m512i degrees = _mm512_load_si512(degree->lane), lanes = _mm512_load_si512(keep->lane);
    fp8 one, a, d, c2, sum;

    fp8_set_one(&one);
    fp8_add(&c2, &curve->c, &curve->c);
    fp8_add_sub(&a, &d, &curve->a, &c2); /* 6, 6 */
    power(&a, &s->pi_z, degrees, highest);
    power(&d, &s->pi_y, degrees, highest);
    fp8_add_sub(&sum, &c2, &a, &d); /* 4, 6 */
    fp8_add(&sum, &sum, &sum);
    fp8_mul(&a, &sum, &one); /* below 2p again */
    fp8_mul(&c2, &c2, &one);
    fp8_select(&curve->a, lanes, &a, &curve->a);
    fp8_select(&curve->c, lanes, &c2, &curve->c);
}

static void finish_points(const sangi_isogenyx8_state *s, sangi_pointx8 *points,
                          const sangi_lanes *keep) {
    sangi_pointx8 image;

    for (size_t i = 0; i < s->count; i++) {
        fp8_sqr(&image.x, &s->image[i].x);
        fp8_sqr(&image.z, &s->image[i].z);
        fp8_mul(&image.x, &image.x, &points[i].x);
        fp8_mul(&image.z, &image.z, &points[i].z);
        sangi_curvex8_select(&points[i], &image, &points[i], keep);
    }
}

FP8_TARGET void sangi_isogenyx8_walk_hidden(sangi_curvex8 *curve, sangi_pointx8 *points,
                                            size_t count, const sangi_pointx8 *kernel,
                                            const sangi_lanes *degree,
                                            const sangi_isogeny_bounds *bounds,
                                            const sangi_isogenyx8_config *config,
                                            const sangi_lanes *keep) {
    const size_t d = bounds->highest / 2, b = config->baby_steps, c = config->giant_steps;
    const size_t most = SANGI_ISOGENYX8_MAX_GROUP;
    sangi_isogenyx8_state s;
    sangi_isogenyx8_kernel k;

    s.curve = curve;
    s.points = points;
    s.count = count;
    s.empty = 1;
    s.updates = 0;
    s.certain = bounds->lowest / 2 - 2 * b * c;
    _mm512_store_si512(s.own.lane,
                       _mm512_sub_epi64(_mm512_srli_epi64(_mm512_load_si512(degree->lane), 1),
                                        _mm512_set1_epi64((int64_t)(2 * b * c))));
    for (size_t i = 0; i < count; i++)
        fp8_add_sub(&s.plus[i], &s.minus[i], &points[i].x, &points[i].z);
    if (b) {
        sangi_isogenyx8_start_grid(&k, &s, kernel, d, b, c);
        sangi_isogenyx8_grid(&s, &k, config->group < most ? config->group : most);
    } else {
        sangi_isogenyx8_all(&s, kernel, d);
    }
    finish_points(&s, points, keep);
    finish_curve(&s, curve, degree, bounds->highest, keep);
}

#endif
