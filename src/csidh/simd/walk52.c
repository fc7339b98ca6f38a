/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/simd/walk52.h"

#include "csidh/point.h"
#include "csidh/product.h"
#include "csidh/round.h"
#include "generated/csidh/cost_simd.h"
#include "isogeny/simd/isogeny52.h"

#if SANGI_CURVE_SIMD

enum { MULTIPLE, WITHOUT_POINTS, WITH_POINTS, PER_POINT, ROWS };

static const uint16_t cost[ROWS][SANGI_CURVE_PRIMES] = GENERATED_SIMD_COSTS;

void sangi_csidh_walk52_start(sangi_csidh_walk52 *w, const sangi_p511 *a, const int8_t *exponent,
                              unsigned shared) {
    sangi_curve e = {.a = *a};

    sangi_p511_from_u64(&e.c, 1);
    sangi_curve52_from_curve(&w->curve, &e);
    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++)
        w->left[i] = exponent[i];
    w->sign = 1;
    w->number = 0;
    w->depth = 0;
    w->other = 0;
    w->shared = shared;
}

/* Requests to <- start * (product of the primes) * from. */
static void want(sangi_csidh_walk52 *w, sangi_point52 *to, const sangi_point52 *from, uint8_t start,
                 const uint8_t *prime, size_t count) {
    uint8_t *const scalar = w->scalar[w->wants];

    for (size_t i = 1; i < sizeof w->scalar[0]; i++)
        scalar[i] = 0;
    scalar[0] = start;
    for (size_t i = 0; i < count; i++)
        sangi_csidh_times(scalar, sizeof w->scalar[0], sangi_curve_prime[prime[i]]);
    w->wanted[w->wants++] = (sangi_ladder52){to, from, &w->curve, scalar};
}

static size_t choose(sangi_csidh_walk52 *w, int sign) {
    sangi_csidh_round_choose(&w->plan, w->left, sign, SANGI_CSIDH_OPTIMAL);
    return w->plan.count;
}

/* Requests the component of a point whose order divides the product of the plan's primes. */
static void want_part(sangi_csidh_walk52 *w, const sangi_point *p) {
    uint8_t others[SANGI_CURVE_PRIMES];
    sangi_point52 *const to = &w->point[w->depth];

    sangi_point52_from_point(to, p);
    want(w, to, to, 4, others, sangi_csidh_round_others(others, &w->plan));
    w->depth++;
}

/* Plans the primes of one side, and assigns them to the last point. */
static void start_side(sangi_csidh_walk52 *w, int sign) {
    const sangi_csidh_costs costs = {cost[MULTIPLE], cost[WITHOUT_POINTS], cost[WITH_POINTS],
                                     cost[PER_POINT], w->shared};

    w->sign = sign;
    sangi_csidh_plan_by(&w->plan, &costs, w->other);
    w->from[w->depth - 1] = 0;
    w->to[w->depth - 1] = (uint8_t)w->plan.count;
}

/* Starts the next round, if any: clears the cofactors of both sides' points side by side.  The
 * point of the side that is evaluated second is pending until then. */
static int start_round(sangi_csidh_walk52 *w) {
    sangi_curve e;
    sangi_point p[2];

    sangi_curve52_to_curve(&e, &w->curve);
    sangi_csidh_points_vartime(p, &e, w->number++);
    if (choose(w, -1))
        want_part(w, &p[1]);
    w->other = w->depth == 1;
    if (choose(w, 1)) {
        want_part(w, &p[0]);
        start_side(w, 1);
    } else if (w->other) {
        w->other = 0;
        (void)choose(w, -1);
        start_side(w, -1);
    }
    return w->depth != 0;
}

int sangi_csidh_walk52_next(sangi_csidh_walk52 *w) {
    w->wants = 0;
    for (;;) {
        if (!w->depth)
            return start_round(w);
        if (w->depth == 1 && w->other) {
            w->other = 0;
            (void)choose(w, -1);
            start_side(w, -1);
        }
        const size_t last = w->depth - 1, i = w->from[last], width = w->to[last] - i;
        sangi_point52 *const p = &w->point[last];

        if (!width || sangi_point52_is_neutral(p)) {
            w->depth--;
            continue;
        }
        if (width == 1) {
            const size_t prime = w->plan.prime[i];
            sangi_isogeny52_walk(&w->curve, w->point, last, p, prime);
            w->left[prime] -= w->sign;
            w->depth--;
            continue;
        }
        size_t k = last ? w->plan.inner[i][width] : w->plan.outer[i];
        if (w->depth == SANGI_ISOGENY_MAX_POINTS)
            k = 1; /* no plan is this deep; every tree is correct */
        want(w, p + 1, p, 1, w->plan.prime + i + k, width - k);
        w->from[last + 1] = (uint8_t)i;
        w->to[last + 1] = w->from[last] = (uint8_t)(i + k);
        w->depth++;
        return 1;
    }
}

void sangi_csidh_walk52_finish(sangi_p511 *a, const sangi_csidh_walk52 *w) {
    sangi_curve e;

    sangi_curve52_to_curve(&e, &w->curve);
    sangi_p511_inv(&e.c, &e.c);
    fp_mul(a, &e.a, &e.c);
}

#endif
