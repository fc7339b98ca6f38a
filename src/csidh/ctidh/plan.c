/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/plan.h"

enum { N = SANGI_CTIDH_BATCHES };

typedef struct {
    uint32_t range[2][N][N + 1];              /* the cheapest tree of [i, end) */
    uint32_t multiples[N + 1], pushes[N + 1]; /* prefix sums */
} costs;

/* The cost of splitting [i, end) at k. */
static uint32_t at(const costs *c, int waiting, size_t i, size_t k, size_t end) {
    const uint32_t pushed = c->pushes[k] - c->pushes[i];

    return c->range[1][i][k] + c->range[waiting][k][end] + c->multiples[end] - c->multiples[k] +
           (end - k == 1 ? pushed : 2 * pushed);
}

static void split(sangi_ctidh_plan *plan, costs *c, int waiting, size_t i, size_t end) {
    c->range[waiting][i][end] = UINT32_MAX;
    for (size_t k = i + 1; k < end; k++) {
        const uint32_t cost = at(c, waiting, i, k, end);
        if (cost < c->range[waiting][i][end]) {
            c->range[waiting][i][end] = cost;
            plan->split[waiting][i][end] = (uint8_t)k;
        }
    }
}

void sangi_ctidh_plan_set(sangi_ctidh_plan *plan, const sangi_ctidh_parameters *parameters,
                          const uint8_t *left) {
    costs c;

    plan->count = 0;
    c.multiples[0] = c.pushes[0] = 0;
    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        const size_t i = plan->count;
        if (!left[b])
            continue;
        plan->batch[i] = (uint8_t)b;
        c.multiples[i + 1] = c.multiples[i] + batch->multiple;
        c.pushes[i + 1] = c.pushes[i] + batch->per_point;
        c.range[0][i][i + 1] = batch->without_points;
        c.range[1][i][i + 1] = batch->with_points;
        plan->count++;
    }
    for (size_t width = 2; width <= plan->count; width++)
        for (size_t i = 0; i + width <= plan->count; i++)
            for (int waiting = 0; waiting < 2; waiting++)
                split(plan, &c, waiting, i, i + width);
}
