/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/isogeny.h"

#include "isogeny/evaluate.h"
#include "isogeny/update.h"

int sangi_isogeny_config_is_valid(const sangi_isogeny_config *config, size_t index) {
    const size_t d = sangi_curve_prime[index] / 2U;
    const size_t n = config->baby_steps, giant_steps = config->giant_steps, group = config->group;

    if (config->kind == SANGI_ISOGENY_ALL)
        return config->codomain <= SANGI_ISOGENY_CASTRYCK;
    if (config->codomain != SANGI_ISOGENY_EDWARDS || n < 1 || n > SANGI_ISOGENY_MAX_BABY_STEPS)
        return 0;
    if (config->kind == SANGI_ISOGENY_PAIRS)
        return 3 * n + 1 <= d;
    if (n > SANGI_ISOGENY_MAX_COLUMNS)
        return 0;
    if (config->kind == SANGI_ISOGENY_RESULTANT)
        return giant_steps >= 1 && giant_steps <= SANGI_ISOGENY_MAX_RESULTANT_GIANT_STEPS &&
               2 * n * giant_steps <= d;
    if (group < 1 || group > SANGI_ISOGENY_MAX_GROUP)
        return 0;
    if (config->kind == SANGI_ISOGENY_RUNS)
        return 3 * n + 1 <= d && group <= (d - n) / (2 * n + 1);
    return config->kind == SANGI_ISOGENY_ODD && giant_steps >= 1 && 2 * n * giant_steps <= d &&
           group <= giant_steps;
}

void sangi_isogeny_walk_by(sangi_curve *curve, sangi_point *points, size_t count,
                           const sangi_point *kernel, size_t index,
                           const sangi_isogeny_config *config) {
    const size_t degree = sangi_curve_prime[index], d = degree / 2;
    sangi_isogeny_state s;
    sangi_point baby_step[SANGI_ISOGENY_MAX_BABY_STEPS];
    sangi_isogeny_kernel k = {.baby_step = baby_step};

    sangi_isogeny_start(&s, curve, points, count, config->codomain);
    switch (config->kind) {
    case SANGI_ISOGENY_PAIRS:
        sangi_isogeny_kernel_runs(&k, &s, kernel, d, config->baby_steps);
        sangi_isogeny_evaluate_pairs(&s, &k);
        break;
    case SANGI_ISOGENY_RUNS:
        sangi_isogeny_kernel_runs(&k, &s, kernel, d, config->baby_steps);
        sangi_isogeny_evaluate_groups(&s, &k, config->group);
        break;
    case SANGI_ISOGENY_ODD:
        sangi_isogeny_kernel_odd(&k, &s, kernel, d, config->baby_steps, config->giant_steps);
        sangi_isogeny_evaluate_groups(&s, &k, config->group);
        break;
    case SANGI_ISOGENY_RESULTANT:
        sangi_isogeny_kernel_odd(&k, &s, kernel, d, config->baby_steps, config->giant_steps);
        sangi_isogeny_evaluate_resultant(&s, &k);
        break;
    default:
        sangi_isogeny_kernel_runs(&k, &s, kernel, d, d);
        break;
    }
    sangi_isogeny_finish(&s, curve, points, (unsigned)degree);
}

void sangi_isogeny_walk(sangi_curve *curve, sangi_point *points, size_t count,
                        const sangi_point *kernel, size_t index, sangi_isogeny_method method) {
    const sangi_isogeny_config config = sangi_isogeny_best(method, index, count);

    sangi_isogeny_walk_by(curve, points, count, kernel, index, &config);
}
