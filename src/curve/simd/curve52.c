/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "curve/simd/step52.h"

#if SANGI_CURVE_SIMD

const uint64_t sangi_fp8_offset[FP8_DIGITS] = {FP8_CONSTANT(OFFSET)};
const uint64_t sangi_fp8_one[FP8_DIGITS] = {FP8_CONSTANT(ONE)};
const uint64_t sangi_fp8_minus_one[FP8_DIGITS] = {FP8_CONSTANT(MINUS_ONE)};

FP8_TARGET static __m512i two_points(const sangi_point52 *p, const sangi_point52 *q, size_t i) {
    const __m128i low = _mm_load_si128((const __m128i *)p->digit[i]);
    const __m128i high = _mm_load_si128((const __m128i *)q->digit[i]);
    return _mm512_castsi256_si512(_mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1));
}

/* z <- four points, one per pair of lanes. */
FP8_TARGET static void load(fp8 *z, const sangi_point52 *const p[4]) {
    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i low = two_points(p[0], p[1], i), high = two_points(p[2], p[3], i);
        fp8_put(z, i, _mm512_inserti64x4(low, _mm512_castsi512_si256(high), 1));
    }
}

FP8_TARGET static void store(sangi_point52 *p, const fp8 *x, size_t pair) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        _mm_store_si128((__m128i *)p->digit[i],
                        _mm_load_si128((const __m128i *)(x->digit + FP8_LANES * i + 2 * pair)));
}

FP8_TARGET void sangi_curve52_step(const sangi_step52 *s, size_t count, const sangi_curve52 *e) {
    const sangi_point52 *p[4], *q[4], *difference[4];
    fp8 x, y, zx, z;
    step52_operands o = {
        &x, &y, STEP52_FIRST, STEP52_SECOND, STEP52_FIRST, STEP52_SECOND, &zx, &e->steps, 0};

    for (size_t i = 0; i < 4; i++) {
        const sangi_step52 *const from = i < count ? &s[i] : s;
        p[i] = from->p;
        q[i] = from->q ? from->q : from->p;
        difference[i] = from->q ? from->difference : from->p;
        if (!from->q)
            o.doubles |= (__mmask8)(3U << 2 * i);
    }
    /* For an addition y is (q-, q+), so the signs in its lanes are swapped. */
    load(&x, p);
    load(&y, q);
    load(&zx, difference);
    fp8_move(&zx, &zx, STEP52_SWAPPED);
    step52(&z, &o);
    for (size_t i = 0; i < count; i++)
        store(s[i].to, &z, i);
}

FP8_TARGET void sangi_curve52_set(sangi_curve52 *e) {
    const __m512i as = FP8_INDEX(0, 0, 0, 0, 0, 0, 0, 0), ds = FP8_INDEX(1, 1, 1, 1, 1, 1, 1, 1);

    fp8_mix(&e->steps, &e->ad, as, &e->ad, ds, 0, STEP52_X);
    fp8_mix(&e->c, &e->ad, as, &e->ad, ds, 0, 0xff);
    fp8_mix(&e->a, &e->ad, as, &e->ad, ds, 0xff, 0);
    fp8_add(&e->a, &e->a, &e->a);
}

sangi_mask sangi_point52_is_neutral(const sangi_point52 *p) {
    fp8 z = {{0}};

    for (size_t i = 0; i < FP8_DIGITS; i++)
        z.digit[FP8_LANES * i] = p->digit[i][1];
    return sangi_limb_mask(FP8(is_zero)(&z) & 1);
}

static void store_point(sangi_point52 *p, const fp8 *v) {
    for (size_t i = 0; i < FP8_DIGITS; i++)
        for (size_t l = 0; l < 2; l++)
            p->digit[i][l] = v->digit[FP8_LANES * i + l];
}

void sangi_point52_from_point(sangi_point52 *to, const sangi_point *p) {
    sangi_fp both[FP8_LANES] = {p->x, p->z};
    fp8 v;

    FP8(pack)(&v, both);
    store_point(to, &v);
}

void sangi_curve52_from_curve(sangi_curve52 *to, const sangi_curve *e) {
    sangi_fp both[FP8_LANES] = {{{0}}}, c2;

    fp_dbl(&c2, &e->c);
    fp_add(&both[0], &e->a, &c2);
    fp_sub(&both[1], &e->a, &c2);
    FP8(pack)(&to->ad, both);
    sangi_curve52_set(to);
}

void sangi_curve52_to_curve(sangi_curve *to, const sangi_curve52 *e) {
    sangi_fp both[FP8_LANES];

    FP8(unpack)(both, &e->ad);
    fp_add(&to->a, &both[0], &both[1]);
    fp_dbl(&to->a, &to->a);
    fp_sub(&to->c, &both[0], &both[1]);
}

FP8_TARGET void sangi_point52_gather(fp8 *x, fp8 *z, const sangi_point52 *const *p, size_t count) {
    const sangi_point52 *of[FP8_LANES];

    for (size_t l = 0; l < FP8_LANES; l++)
        of[l] = p[l < count ? l : 0];
    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i low = _mm512_inserti64x4(
            two_points(of[0], of[1], i), _mm512_castsi512_si256(two_points(of[2], of[3], i)), 1);
        const __m512i high = _mm512_inserti64x4(
            two_points(of[4], of[5], i), _mm512_castsi512_si256(two_points(of[6], of[7], i)), 1);
        fp8_put(x, i, _mm512_permutex2var_epi64(low, FP8_INDEX(0, 2, 4, 6, 8, 10, 12, 14), high));
        fp8_put(z, i, _mm512_permutex2var_epi64(low, FP8_INDEX(1, 3, 5, 7, 9, 11, 13, 15), high));
    }
}

FP8_TARGET void sangi_point52_load(fp8 *z, const sangi_point52 *p, size_t count, size_t pair) {
    const sangi_point52 *of[4];

    for (size_t i = 0; i < 4; i++)
        of[i] = i >= pair && i < pair + count ? &p[i - pair] : p;
    load(z, of);
}

FP8_TARGET void sangi_point52_store(sangi_point52 *p, const fp8 *x, size_t count, size_t pair) {
    for (size_t i = 0; i < count; i++)
        store(&p[i], x, pair + i);
}

#endif
