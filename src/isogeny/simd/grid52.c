/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/state52.h"

#if SANGI_CURVE_SIMD

/*
 * For a point (X : Z) let E = 2(X^2 + Z^2), W = 4 X Z, F = 2(X^2 - Z^2).  For a point (E, W, F) to
 * push, a giant step (e, w, f) and a baby step (e', w', f'), the factors of S_X and S_Z are U + V
 * and U - V, where
 *
 * - U = alpha e' + beta w', V = gamma f',
 * - alpha = C (E e - W w), beta = -(C (E w + W e) + A W w), gamma = C F f.
 *
 * The S_X of the points (1 : 1) and (1 : -1) are pi_Y and pi_Z, so these two are always pushed.
 * Over a group of giant steps U + V is multiplied out and reduced by f'^2 = e'^2 - w'^2: a form in
 * e' and w', and f' times another.
 */
enum {
    FIXED = 2, /* points that are always pushed */
    PART = FP8_LANES - FIXED
};

/** The coefficients of points to push, which all giant steps share; one point per lane. */
typedef struct {
    fp8 ce, minus_cw, minus_ca, cf;
} pushed;

/** One form per lane. */
typedef struct {
    fp8 even[GRID52_GROUP + 1], odd[GRID52_GROUP];
} form;

FP8_TARGET static void set_block(sangi_block52 *b, const sangi_point52 *const *p, size_t count,
                                 size_t degree) {
    fp8 x, z;
    sangi_column52 c;

    b->lanes = count;
    sangi_point52_gather(&x, &z, p, count);
    sangi_column52_set(&c, &x, &z);
    b->even[0] = c.w;
    b->even[1] = c.e;
    b->odd[0] = c.f;
    for (size_t t = 2; t <= degree; t++) {
        for (size_t i = 0; t == degree && i < t; i++)
            fp8_mul(&b->odd[i], &b->even[i], &c.f);
        fp8_mul(&b->even[t], &b->even[t - 1], &c.e);
        for (size_t i = 0; i < t; i++)
            fp8_mul(&b->even[i], &b->even[i], &c.w);
    }
}

/* Sets the fixed points and up to PART others, repeated every `stride` lanes. */
FP8_TARGET static void set_pushed(pushed *push, const sangi_state52 *s, size_t from, size_t count,
                                  size_t stride) {
    sangi_point52 fixed[FIXED];
    const sangi_point52 *p[FP8_LANES];
    const __m512i lane = FP8_INDEX(0, 1, 2, 3, 4, 5, 6, 7);
    const __m512i repeat = _mm512_and_si512(lane, _mm512_set1_epi64((int64_t)stride - 1));
    fp8 x, z;
    sangi_column52 c;

    for (size_t i = 0; i < FP8_DIGITS; i++) {
        fixed[0].digit[i][0] = fixed[0].digit[i][1] = fixed[1].digit[i][0] = sangi_fp8_one[i];
        fixed[1].digit[i][1] = sangi_fp8_minus_one[i];
        FP8_BARRIER();
    }
    for (size_t i = 0; i < FIXED + count; i++) {
        p[i] = i < FIXED ? &fixed[i] : &s->points[from + i - FIXED];
        FP8_BARRIER();
    }
    sangi_point52_gather(&x, &z, p, FIXED + count);
    fp8_move(&x, &x, repeat);
    fp8_move(&z, &z, repeat);
    sangi_column52_set(&c, &x, &z);
    fp8_mul(&push->ce, &c.e, &s->curve->c);
    fp8_mul(&push->cf, &c.f, &s->curve->c);
    fp8_mul(&x, &c.w, &s->curve->c);
    fp8_neg(&push->minus_cw, &x);
    fp8_mul(&x, &c.w, &s->curve->a);
    fp8_add(&x, &x, &push->ce);
    fp8_neg(&push->minus_ca, &x);
}

/* The forms of the giant steps in the lanes `index`: w', e' and f' times the three factors.  Lanes
 * in `none` have no giant step; their form is w', a factor common to all values. */
FP8_TARGET static void set_factors(fp8 factor[3], const pushed *push,
                                   const sangi_column52 *giant_steps, __m512i index,
                                   __mmask8 none) {
    sangi_column52 c;

    fp8_move(&c.e, &giant_steps->e, index);
    fp8_move(&c.w, &giant_steps->w, index);
    fp8_move(&c.f, &giant_steps->f, index);
    fp8_dot2(&factor[1], &push->ce, &c.e, &push->minus_cw, &c.w);
    fp8_dot2(&factor[0], &push->minus_ca, &c.w, &push->minus_cw, &c.e);
    fp8_mul(&factor[2], &push->cf, &c.f);
    if (!none)
        return;
    for (size_t i = 0; i < FP8_DIGITS; i++) {
        const __m512i one = _mm512_set1_epi64((int64_t)sangi_fp8_one[i]);
        fp8_put(&factor[0], i, _mm512_mask_blend_epi64(none, fp8_get(&factor[0], i), one));
        fp8_put(&factor[1], i, _mm512_maskz_mov_epi64((__mmask8)~none, fp8_get(&factor[1], i)));
        fp8_put(&factor[2], i, _mm512_maskz_mov_epi64((__mmask8)~none, fp8_get(&factor[2], i)));
    }
}

/* The form of degree 1. */
static void set_form(form *f, const fp8 factor[3]) {
    f->even[0] = factor[0];
    f->even[1] = factor[1];
    f->odd[0] = factor[2];
}

/* z <- f, of degree t, times a form of degree 1. */
FP8_TARGET static void multiply(form *z, const form *f, const fp8 factor[3], size_t t) {
    fp8 minus, difference;

    for (size_t i = 0; i < t; i++) {
        if (i)
            fp8_dot3(&z->odd[i], factor, &f->odd[i], &f->odd[i - 1], &f->even[i]);
        else
            fp8_dot2(&z->odd[0], &f->odd[0], &factor[0], &f->even[0], &factor[2]);
    }
    fp8_dot2(&z->odd[t], &f->odd[t - 1], &factor[1], &f->even[t], &factor[2]);

    fp8_neg(&minus, &f->odd[0]);
    fp8_dot2(&z->even[0], &f->even[0], &factor[0], &minus, &factor[2]);
    if (t == 1) {
        fp8_dot2(&z->even[1], &f->even[1], &factor[0], &f->even[0], &factor[1]);
    } else {
        fp8_neg(&minus, &f->odd[1]);
        fp8_dot3(&z->even[1], factor, &f->even[1], &f->even[0], &minus);
        for (size_t i = 2; i < t; i++) {
            fp8_sub(&difference, &f->odd[i - 2], &f->odd[i]);
            fp8_dot3(&z->even[i], factor, &f->even[i], &f->even[i - 1], &difference);
        }
        fp8_dot3(&z->even[t], factor, &f->even[t], &f->even[t - 1], &f->odd[t - 2]);
    }
    fp8_dot2(&z->even[t + 1], &f->even[t], &factor[1], &f->odd[t - 1], &factor[2]);
}

/* z <- the inner product of `count` <= 4 terms. */
static void inner(fp8 *z, const fp8 *x, const fp8 *y, size_t count) {
    switch (count) {
    case 1:
        fp8_mul(z, x, y);
        break;
    case 2:
        fp8_dot2(z, &x[0], &y[0], &x[1], &y[1]);
        break;
    case 3:
        fp8_dot3(z, x, &y[0], &y[1], &y[2]);
        break;
    default:
        fp8_dot4(z, x, &y[0], &y[1], &y[2], &y[3]);
        break;
    }
}

/* Evaluates the form of one lane, of degree t, at all baby steps, and accumulates the values: pi_Y
 * or pi_Z, or S_X and S_Z. */
FP8_TARGET static void evaluate(sangi_state52 *s, const form *f, size_t t, size_t lane,
                                const sangi_block52 *blocks, size_t count, size_t product,
                                int image, int first) {
    form spread;
    fp8 u, v, value;

    for (size_t i = 0; i <= t; i++)
        fp8_spread(&spread.even[i], &f->even[i], lane);
    for (size_t i = 0; image && i < t; i++)
        fp8_spread(&spread.odd[i], &f->odd[i], lane);
    for (size_t j = 0; j < count; j++, first = 0) {
        const sangi_block52 *const b = &blocks[j];

        inner(&u, spread.even, b->even, t + 1);
        if (!image) {
            sangi_state52_multiply(s, product, &u, b->lanes, first);
            continue;
        }
        inner(&v, spread.odd, b->odd, t);
        fp8_add(&value, &u, &v);
        sangi_state52_multiply(s, product, &value, b->lanes, first);
        fp8_sub(&value, &u, &v);
        sangi_state52_multiply(s, product + 1, &value, b->lanes, first);
    }
}

FP8_TARGET void sangi_grid52_set(sangi_grid52 *g, const sangi_kernel52 *k,
                                 const sangi_isogeny52_config *config) {
    const size_t baby_steps = config->baby_steps, giant_steps = config->giant_steps;
    const sangi_point52 *p[FP8_LANES];
    fp8 x, z;

    for (size_t j = 0; FP8_LANES * j < baby_steps; j++) {
        size_t n = 0;
        for (; n < FP8_LANES && FP8_LANES * j + n < baby_steps; n++)
            p[n] = sangi_kernel52_at(k, 2 * (FP8_LANES * j + n) + 1);
        set_block(&g->block[j], p, n, config->group);
    }
    for (size_t j = 0; FP8_LANES * j < giant_steps; j++) {
        size_t n = 0;
        for (; n < FP8_LANES && FP8_LANES * j + n < giant_steps; n++)
            p[n] = sangi_kernel52_at(k, 2 * baby_steps * (2 * (FP8_LANES * j + n) + 1));
        sangi_point52_gather(&x, &z, p, n);
        sangi_column52_set(&g->column[j], &x, &z);
    }
}

FP8_TARGET void sangi_state52_grid(sangi_state52 *s, const sangi_grid52 *g,
                                   const sangi_isogeny52_config *config) {
    const size_t giant_steps = config->giant_steps, group = config->group;
    const size_t blocks = (config->baby_steps + FP8_LANES - 1) / FP8_LANES;
    const __m512i lane = FP8_INDEX(0, 1, 2, 3, 4, 5, 6, 7);

    for (size_t from = 0; from == 0 || from < s->count; from += PART) {
        const size_t points = s->count - from < PART ? s->count - from : PART;
        const size_t stride = points == 0 ? 2 : points <= 2 ? 4 : 8, slots = FP8_LANES / stride;
        const size_t vectors = (giant_steps + slots - 1) / slots;
        const __m512i slot = _mm512_srli_epi64(lane, points == 0 ? 1 : points <= 2 ? 2 : 3);
        pushed push;

        set_pushed(&push, s, from, points, stride);
        for (size_t v = 0; v < vectors;) {
            const size_t rest = (vectors - v) % group, size = rest ? rest : group;
            const size_t begin = v;
            form f[2]; /* of degree t in f[(t - 1) % 2] */

            for (; v < begin + size; v++) {
                const size_t at = v * slots, t = v - begin;
                const size_t here = giant_steps - at < slots ? giant_steps - at : slots;
                const __m512i index =
                    _mm512_add_epi64(slot, _mm512_set1_epi64((int64_t)(at % FP8_LANES)));
                const __mmask8 none = (__mmask8)(0xffU << here * stride);
                fp8 factor[3];

                set_factors(factor, &push, &g->column[at / FP8_LANES], index, none);
                if (t == 0)
                    set_form(&f[0], factor);
                else
                    multiply(&f[t % 2], &f[(t - 1) % 2], factor, t);
            }
            for (size_t i = 0; i < slots && begin * slots + i < giant_steps; i++) {
                const int first = s->empty && begin == 0 && i == 0;
                for (size_t j = from ? FIXED : 0; j < FIXED + points; j++)
                    evaluate(s, &f[(size - 1) % 2], size, i * stride + j, g->block, blocks,
                             j < FIXED ? j : FIXED + 2 * (from + j - FIXED), j >= FIXED, first);
            }
        }
    }
    s->empty = 0;
}

#endif
