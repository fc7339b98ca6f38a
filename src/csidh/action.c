/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/action.h"

#include "csidh/plan.h"
#include "csidh/point.h"
#include "csidh/product.h"
#include "csidh/round.h"
#include "word/wipe.h"

typedef struct {
    sangi_curve curve;
    int left[SANGI_CURVE_PRIMES]; /* remaining exponents */
    int sign;                     /* of this round */
    sangi_csidh_plan plan;
    sangi_isogeny_method method;
    sangi_csidh_strategy strategy;
    size_t waiting; /* number of pending points, below the one in use */
    sangi_point point[SANGI_ISOGENY_MAX_POINTS + 1];
} walk;

/* r <- (product of the primes) * p; the indices ascend or descend. */
static void multiply(sangi_point *r, const sangi_point *p, const uint8_t *prime, size_t count,
                     const walk *w) {
    uint8_t product[SANGI_P511_BYTES] = {1};

    *r = *p;
    if (w->strategy == SANGI_CSIDH_OPTIMAL) {
        for (size_t i = 0; i < count; i++)
            sangi_curve_mul_prime_vartime(r, r, prime[i], &w->curve);
        return;
    }
    for (size_t i = 0; i < count; i++)
        sangi_csidh_times(product, sizeof product, sangi_curve_prime[prime[i]]);
    sangi_curve_ladder_vartime(r, r, product, sizeof product, &w->curve);
}

/* Evaluates the isogenies of the primes [i, end) of the plan; the order of the point in use divides
 * their product. */
static void walk_range(walk *w, size_t i, size_t end) {
    sangi_point *const p = &w->point[w->waiting];
    const sangi_csidh_plan *const plan = &w->plan;

    while (end - i > 1) {
        if (sangi_curve_is_neutral(p))
            return;
        size_t k = w->waiting ? plan->inner[i][end - i] : plan->outer[i];
        if (w->waiting + 1 == SANGI_ISOGENY_MAX_POINTS)
            k = 1; /* no plan is this deep; every tree is correct */
        multiply(p + 1, p, plan->prime + i + k, end - i - k, w);
        w->waiting++;
        walk_range(w, i, i + k);
        w->waiting--;
        i += k;
    }
    if (sangi_curve_is_neutral(p))
        return;
    const size_t prime = plan->prime[i];
    sangi_isogeny_walk(&w->curve, w->point, w->waiting, p, prime, w->method);
    w->left[prime] -= w->sign;
}

/* One round, on the curve or on its twist. */
static void walk_round(walk *w, unsigned number) {
    uint8_t others[SANGI_CURVE_PRIMES];
    sangi_point *const p = w->point;
    const size_t count = sangi_csidh_round_others(others, &w->plan);

    sangi_csidh_point_vartime(p, &w->curve, w->sign, number);
    sangi_curve_dbl(p, p, &w->curve);
    sangi_curve_dbl(p, p, &w->curve);
    multiply(p, p, others, count, w);
    if (w->strategy == SANGI_CSIDH_OPTIMAL)
        sangi_csidh_plan_cheapest(&w->plan, w->method);
    else
        sangi_csidh_plan_basic(&w->plan);
    walk_range(w, 0, w->plan.count);
}

void sangi_csidh_act_vartime(sangi_p511 *a, const int8_t *exponent, sangi_isogeny_method method,
                             sangi_csidh_strategy strategy) {
    walk w = {.curve.a = *a, .sign = 1, .method = method, .strategy = strategy};

    sangi_p511_from_u64(&w.curve.c, 1);
    for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++)
        w.left[i] = exponent[i];
    for (unsigned number = 0;; number++) {
        sangi_csidh_round_choose(&w.plan, w.left, w.sign, strategy);
        if (!w.plan.count) {
            w.sign = -w.sign;
            sangi_csidh_round_choose(&w.plan, w.left, w.sign, strategy);
        }
        if (!w.plan.count)
            break;
        walk_round(&w, number);
        w.sign = -w.sign;
    }
    sangi_p511_inv(&w.curve.c, &w.curve.c);
    fp_mul(a, &w.curve.a, &w.curve.c);
    sangi_wipe(&w, sizeof w);
}
