/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/simd/ctidh52.h"

#include "curve/simd/hidden52.h"
#include "isogeny/simd/matryoshka52.h"

#if SANGI_CURVE_SIMD

typedef sangi_curve52 walk_curve;
typedef sangi_point52 walk_point;

#include "csidh/ctidh/walk.inc"

_Static_assert((int)POINTS - 1 <= (int)SANGI_ISOGENY52_HIDDEN_POINTS,
               "room for the points to push");

static sangi_mask is_neutral(const sangi_point52 *p) { return sangi_point52_is_neutral(p); }

static void choose(sangi_point52 *p, const sangi_ctidh_target *t) {
    sangi_point52_select(p, p + 1, p, ctidh_limbs(t->negative));
}

/*
 * The scalars of two points, and a public bound of both.  Factors are gathered as long as their
 * products fit a digit.
 */
typedef struct {
    sangi_scalars52 scalars;
    uint64_t most[SCALAR52_DIGITS]; /* the bound */
    size_t digits;                  /* that it may have */
    uint64_t factor[3];             /* of the scalars and of the bound */
} product;

/* The number in every `stride`-th word, times the factor. */
static void multiply(uint64_t *digit, size_t stride, size_t digits, uint64_t factor) {
    uint64_t carry = 0;

    for (size_t i = 0; i < digits; i++) {
        carry += digit[stride * i] * factor;
        digit[stride * i] = carry & (((uint64_t)1 << SCALAR52_WIDTH) - 1);
        carry >>= SCALAR52_WIDTH;
    }
}

static void flush(product *k) {
    if (k->digits < SCALAR52_DIGITS)
        k->digits++;
    multiply(&k->scalars.digit[0][0], 2, k->digits, k->factor[0]);
    multiply(&k->scalars.digit[0][1], 2, k->digits, k->factor[1]);
    multiply(k->most, 1, k->digits, k->factor[2]);
    for (size_t i = 0; i < 3; i++)
        k->factor[i] = 1;
    while (!k->most[k->digits - 1])
        k->digits--;
}

static void start_product(product *k, uint64_t factor) {
    for (size_t i = 0; i < SCALAR52_DIGITS; i++)
        k->scalars.digit[i][0] = k->scalars.digit[i][1] = k->most[i] = i == 0;
    k->digits = 1;
    for (size_t i = 0; i < 3; i++)
        k->factor[i] = factor;
}

/* Multiplies the scalars by secret numbers, which are at most the public one. */
static void times(product *k, uint32_t first, uint32_t second, uint32_t most) {
    if (k->factor[2] * most >> SCALAR52_WIDTH)
        flush(k);
    k->factor[0] *= first;
    k->factor[1] *= second;
    k->factor[2] *= most;
}

/* p[i] <- p[i] times scalar i */
static void multiply_points(walk *w, sangi_point52 *p, size_t count, product *k) {
    size_t bits;

    flush(k);
    bits = k->digits * SCALAR52_WIDTH;
    while (!(k->most[k->digits - 1] >> (bits - 1) % SCALAR52_WIDTH & 1))
        bits--;
    sangi_curve52_mul_hidden(p, count, &k->scalars, bits, &w->curve);
}

/* One ladder for each point: the prime of a target is in the scalar of its sign. */
static void descend(walk *w, sangi_point52 *p, size_t i, size_t from, size_t end) {
    product k;

    start_product(&k, 1);
    for (size_t j = from; j < end; j++) {
        const sangi_ctidh_target *const t = &w->target[j];
        const ctidh_mask other =
            width(i, from) == 2 ? t->negative : t->negative ^ w->target[i].negative;

        times(&k, ctidh_pick(other, 1, t->degree), ctidh_pick(other, t->degree, 1),
              bounds_of(w, j).highest);
    }
    multiply_points(w, p, width(i, from), &k);
}

static void step(walk *w, size_t i) {
    const sangi_ctidh_target *const t = &w->target[i];
    const uint8_t *const grid = grid_of(w, i);
    const sangi_isogeny_bounds bounds = bounds_of(w, i);
    const sangi_isogeny52_config config = {grid[0], grid[1], grid[2]};

    sangi_isogeny52_walk_hidden(&w->curve, w->point, w->waiting, &w->point[w->waiting], t->degree,
                                &bounds, &config, ctidh_limbs(t->dummy));
}

/* Two ladders side by side; with a single target, one. */
static void start_block(walk *w) {
    const size_t count = w->plan.count == 1 ? 1 : 2;
    sangi_point both[2];
    sangi_curve curve;
    product k;

    sangi_curve52_to_curve(&curve, &w->curve);
    /* The two points of one draw depend on each other, so each comes from a draw of its own. */
    for (size_t i = 0; i < count; i++) {
        draw_points(w, both, &curve);
        if (count == 1)
            sangi_curve_select(&both[0], &both[1], &both[0], ctidh_limbs(w->target[0].negative));
        sangi_point52_from_point(&w->point[i], &both[i]);
    }
    start_product(&k, 4);
    for (size_t b = 0; b < w->parameters->batches; b++) {
        const size_t i = place(&w->plan, b);
        for (uint32_t j = 0; j < w->parameters->batch[b].primes; j++) {
            const uint32_t l = sangi_curve_prime[w->first[b] + j];
            uint32_t factor[2] = {l, l};
            for (uint32_t sign = 0; i < w->plan.count && sign < 2; sign++) {
                const ctidh_mask negative =
                    count == 1 ? w->target[0].negative : ctidh_mask_of(sign);
                factor[sign] = ctidh_pick(keeps(w, i, j, negative), 1, l);
            }
            times(&k, factor[0], factor[1], l);
        }
    }
    multiply_points(w, w->point, count, &k);
}

void sangi_ctidh_act52(sangi_fp *a, const int8_t *exponent,
                       const sangi_ctidh_parameters *parameters, sangi_ctidh_stream *stream) {
    sangi_curve e = {.a = *a};
    walk w = {.parameters = parameters, .stream = stream};

    fp_from_u64(&e.c, 1);
    sangi_curve52_from_curve(&w.curve, &e);
    walk_all(&w, exponent);
    sangi_curve52_to_curve(&e, &w.curve);
    sangi_fp_inv(&e.c, &e.c);
    fp_mul(a, &e.a, &e.c);
    sangi_wipe(&w, sizeof w);
}

#endif
