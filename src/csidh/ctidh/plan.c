/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "csidh/ctidh/plan.h"

/* before[i]: the active batches left of place i of the tree. */
static void cut(sangi_ctidh_plan *plan, const uint8_t *before, const uint8_t *splits, size_t i,
                size_t end) {
    if (end - i < 2)
        return;
    const size_t k = *splits;
    if (before[i] < before[k] && before[k] < before[end])
        plan->split[before[i]][before[end]] = before[k];
    cut(plan, before, splits + 1, i, k);
    cut(plan, before, splits + (k - i), k, end);
}

void sangi_ctidh_plan_set(sangi_ctidh_plan *plan, const sangi_ctidh_parameters *parameters,
                          const uint8_t *left) {
    uint8_t before[SANGI_CTIDH_BATCHES + 1];

    plan->count = 0;
    for (size_t i = 0; i < parameters->leaves; i++) {
        before[i] = (uint8_t)plan->count;
        if (left[parameters->order[i]])
            plan->batch[plan->count++] = parameters->order[i];
    }
    before[parameters->leaves] = (uint8_t)plan->count;
    cut(plan, before, parameters->splits, 0, parameters->leaves);
}
