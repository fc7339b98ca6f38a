/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/plan.h"

#include "generated/csidh/cost.h"

#define PRIMES SANGI_CURVE_PRIMES

/* Rows of generated_isogeny. */
enum { WITHOUT_POINTS, WITH_POINTS, PER_POINT };

typedef struct {
    uint32_t inner[PRIMES][PRIMES + 1]; /* the cheapest tree of [i, i + width), by width */
    uint32_t outer[PRIMES + 1];
    uint32_t multiples[PRIMES + 1], pushes[PRIMES + 1]; /* prefix sums over the primes */
} costs;

/* The cost of splitting [i, i + width) at i + k, without its parts: one multiple and k pushes. */
static uint32_t joint(const costs *c, size_t i, size_t k, size_t width) {
    return c->multiples[i + width] - c->multiples[i + k] + c->pushes[i + k] - c->pushes[i];
}

/*
 * The best split of a range does not move left when the range grows to the right, nor right when it
 * grows to the left [Yao80].  So it suffices to try those between the splits of its two largest
 * parts.
 */
static void split_inner(sangi_csidh_plan *plan, costs *c, size_t i, size_t width) {
    const size_t last = width > 2 ? 1U + plan->inner[i + 1][width - 1] : 1;

    c->inner[i][width] = UINT32_MAX;
    for (size_t k = width > 2 ? plan->inner[i][width - 1] : 1; k <= last; k++) {
        const uint32_t cost = c->inner[i][k] + c->inner[i + k][width - k] + joint(c, i, k, width);
        if (cost < c->inner[i][width]) {
            c->inner[i][width] = cost;
            plan->inner[i][width] = (uint8_t)k;
        }
    }
}

static void split_outer(sangi_csidh_plan *plan, costs *c, size_t i) {
    const size_t width = plan->count - i;

    c->outer[i] = UINT32_MAX;
    for (size_t k = 1; k < width; k++) {
        const uint32_t cost = c->inner[i][k] + c->outer[i + k] + joint(c, i, k, width);
        if (cost < c->outer[i]) {
            c->outer[i] = cost;
            plan->outer[i] = (uint8_t)k;
        }
    }
}

void sangi_csidh_plan_by(sangi_csidh_plan *plan, const sangi_csidh_costs *of, int waiting) {
    const size_t n = plan->count;
    costs c;

    c.multiples[0] = c.pushes[0] = 0;
    for (size_t i = 0; i < n; i++) {
        const size_t prime = plan->prime[i];
        c.multiples[i + 1] = c.multiples[i] + of->multiple[prime] / of->shared;
        c.pushes[i + 1] = c.pushes[i] + of->per_point[prime];
        c.inner[i][1] = of->with_points[prime];
    }
    for (size_t width = 2; width < n + (waiting != 0); width++)
        for (size_t i = 0; i + width <= n; i++)
            split_inner(plan, &c, i, width);
    if (waiting)
        return;
    if (n)
        c.outer[n - 1] = of->without_points[plan->prime[n - 1]];
    for (size_t i = n; i-- > 1;)
        split_outer(plan, &c, i - 1);
}

void sangi_csidh_plan_cheapest(sangi_csidh_plan *plan, sangi_isogeny_method method) {
    const uint16_t (*const isogeny)[PRIMES] = generated_isogeny[method];
    const sangi_csidh_costs costs = {generated_multiple, isogeny[WITHOUT_POINTS],
                                     isogeny[WITH_POINTS], isogeny[PER_POINT], 1};

    sangi_csidh_plan_by(plan, &costs, 0);
}

void sangi_csidh_plan_basic(sangi_csidh_plan *plan) {
    for (size_t i = 0; i < plan->count; i++) {
        plan->outer[i] = 1;
        for (size_t width = 0; width <= plan->count; width++)
            plan->inner[i][width] = 1;
    }
}
