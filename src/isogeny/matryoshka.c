/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/matryoshka.h"

#include "isogeny/evaluate.h"
#include "isogeny/update.h"

void sangi_isogeny_walk_hidden(sangi_curve *curve, sangi_point *points, size_t count,
                               const sangi_point *kernel, uint32_t degree,
                               const sangi_isogeny_bounds *bounds,
                               const sangi_isogeny_config *config) {
    const size_t d = bounds->highest / 2;
    const size_t grid =
        config->kind == SANGI_ISOGENY_ODD ? 2U * config->baby_steps * config->giant_steps : 0;
    sangi_isogeny_state s;
    sangi_point baby_step[SANGI_ISOGENY_MAX_COLUMNS];
    sangi_isogeny_kernel k = {.baby_step = baby_step};

    sangi_isogeny_start(&s, curve, points, count, SANGI_ISOGENY_EDWARDS);
    s.hidden.highest = bounds->highest;
    s.hidden.updates = 0;
    s.hidden.certain = bounds->lowest / 2 - grid;
    s.hidden.own = degree / 2 - (uint32_t)grid;
    fp_from_u64(&s.hidden.one, 1);
    if (grid) {
        sangi_isogeny_kernel_odd(&k, &s, kernel, d, config->baby_steps, config->giant_steps);
        sangi_isogeny_evaluate_groups(&s, &k, config->group);
    } else {
        sangi_isogeny_kernel_runs(&k, &s, kernel, d, d);
    }
    sangi_isogeny_finish(&s, curve, points, degree);
}
