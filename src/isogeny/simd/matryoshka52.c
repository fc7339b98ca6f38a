/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/matryoshka52.h"

#include "isogeny/simd/kernel52.h"
#include "isogeny/simd/state52.h"
#include "word/wipe.h"

#if SANGI_CURVE_SIMD

int sangi_isogeny52_hidden_is_valid(const sangi_isogeny52_config *config,
                                    const sangi_isogeny_bounds *bounds) {
    const size_t d = bounds->highest / 2U, b = config->baby_steps, c = config->giant_steps;

    if (!b)
        return d <= SANGI_ISOGENY52_MAX_HIDDEN_LEFTOVERS;
    return b >= 2 && b <= SANGI_ISOGENY52_MAX_BABY_STEPS && c >= 1 &&
           c <= SANGI_ISOGENY52_MAX_GIANT_STEPS && config->group >= 1 &&
           config->group <= SANGI_ISOGENY52_MAX_GROUP && 2 * b * c <= bounds->lowest / 2U &&
           d - 2 * b * c <= 2 * b && d - 2 * b * c <= SANGI_ISOGENY52_MAX_HIDDEN_LEFTOVERS;
}

/* Lane l of own <- all ones if l < count, for a secret count. */
static void set_lanes(uint64_t own[FP8_LANES], uint32_t count) {
    for (uint32_t l = 0; l < FP8_LANES; l++)
        own[l] = sangi_limb_mask((sangi_limb)((l - count) >> 31));
}

/* Computes the kernel points: accumulates those that are evaluated individually, and sets the grid
 * of the others. */
SANGI_OWN_FRAME static void start(sangi_state52 *s, sangi_grid52 *g, const sangi_point52 *kernel,
                                  uint32_t degree, const sangi_isogeny_bounds *bounds,
                                  const sangi_isogeny52_config *config) {
    const size_t b = config->baby_steps, grid = 2 * b * config->giant_steps;
    const size_t leftovers = bounds->highest / 2 - grid, certain = bounds->lowest / 2 - grid;
    SANGI_ALIGNED(64) uint64_t own[FP8_LANES];
    sangi_kernel52 k;

    sangi_kernel52_make(&k, kernel, s->curve, bounds->highest, config);
    for (size_t i = 0; i < leftovers; i += FP8_LANES) {
        const sangi_point52 *part[FP8_LANES];
        size_t n = 0;

        for (; n < FP8_LANES && i + n < leftovers; n++)
            part[n] = sangi_kernel52_at(&k, (b ? 2 : 1) * (i + n + 1));
        set_lanes(own, degree / 2 - (uint32_t)(grid + i));
        sangi_state52_leftovers(s, part, n, i + n <= certain ? NULL : own);
    }
    if (b)
        sangi_grid52_set(g, &k, config);
}

void sangi_isogeny52_walk_hidden(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                                 const sangi_point52 *kernel, uint32_t degree,
                                 const sangi_isogeny_bounds *bounds,
                                 const sangi_isogeny52_config *config, sangi_mask dummy) {
    fp8 product[SANGI_STATE52_PRODUCTS(SANGI_ISOGENY52_HIDDEN_POINTS)];
    sangi_grid52 g;
    sangi_state52 s;

    sangi_state52_start(&s, product, curve, points, count);
    start(&s, &g, kernel, degree, bounds, config);
    if (config->baby_steps)
        sangi_state52_grid(&s, &g, config);
    sangi_state52_images(&s, points, dummy);
    sangi_state52_codomain_hidden(&s, curve, degree, bounds->highest, dummy);
}

#endif
