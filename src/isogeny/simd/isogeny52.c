/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "isogeny/simd/isogeny52.h"

#include "generated/isogeny/best_simd.h"
#include "isogeny/simd/kernel52.h"
#include "isogeny/simd/state52.h"

#if SANGI_CURVE_SIMD

int sangi_isogeny52_config_is_valid(const sangi_isogeny52_config *config, size_t index) {
    const size_t d = sangi_curve_prime[index] / 2U;
    const size_t b = config->baby_steps, c = config->giant_steps;

    if (!b)
        return d <= SANGI_ISOGENY52_MAX_LEFTOVERS;
    return b >= 2 && b <= SANGI_ISOGENY52_MAX_BABY_STEPS && c >= 1 &&
           c <= SANGI_ISOGENY52_MAX_GIANT_STEPS && config->group >= 1 &&
           config->group <= SANGI_ISOGENY52_MAX_GROUP && 2 * b * c <= d && d - 2 * b * c <= 2 * b &&
           d - 2 * b * c <= SANGI_ISOGENY52_MAX_LEFTOVERS;
}

static const uint8_t best[SANGI_CURVE_PRIMES][GENERATED_SIMD_POINTS][3] = GENERATED_SIMD_CONFIGS;

sangi_isogeny52_config sangi_isogeny52_best(size_t index, size_t count) {
    const size_t points = count < GENERATED_SIMD_POINTS ? count : GENERATED_SIMD_POINTS - 1;
    const uint8_t *const row = best[index][points];
    const sangi_isogeny52_config config = {row[0], row[1], row[2]};

    return config;
}

/* x <- x^l * y^8 by square and multiply; y enters before the last three squarings. */
static void power(fp8 *x, const fp8 *y, unsigned degree) {
    const fp8 base = *x;
    unsigned bit = 1U << 9;

    while (bit > 4 && !(degree & bit))
        bit >>= 1;
    if (bit > 4) {
        while ((bit >>= 1) > 4) {
            fp8_sqr(x, x);
            if (degree & bit)
                fp8_mul(x, x, &base);
        }
        fp8_mul(x, x, y);
    } else {
        *x = *y;
    }
    for (bit = 4; bit; bit >>= 1) {
        fp8_sqr(x, x);
        if (degree & bit)
            fp8_mul(x, x, &base);
    }
}

void sangi_isogeny52_walk_by(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                             const sangi_point52 *kernel, size_t index,
                             const sangi_isogeny52_config *config) {
    const size_t degree = sangi_curve_prime[index], d = degree / 2, b = config->baby_steps;
    const size_t leftovers = b ? d - 2 * b * config->giant_steps : d;
    sangi_kernel52 k;
    sangi_grid52 g;
    fp8 product[SANGI_STATE52_PRODUCTS(SANGI_ISOGENY_MAX_POINTS)];
    sangi_state52 s;

    sangi_kernel52_make(&k, kernel, curve, degree, config);
    sangi_state52_start(&s, product, curve, points, count);
    for (size_t i = 0; i < leftovers; i += FP8_LANES) {
        const sangi_point52 *part[FP8_LANES];
        size_t n = 0;

        for (; n < FP8_LANES && i + n < leftovers; n++)
            part[n] = sangi_kernel52_at(&k, (b ? 2 : 1) * (i + n + 1));
        sangi_state52_leftovers(&s, part, n, NULL);
    }
    if (b) {
        sangi_grid52_set(&g, &k, config);
        sangi_state52_grid(&s, &g, config);
    }
    sangi_state52_images(&s, points, 0);
    power(&curve->ad, &s.product[0], (unsigned)degree);
    sangi_curve52_set(curve);
}

void sangi_isogeny52_walk(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                          const sangi_point52 *kernel, size_t index) {
    const sangi_isogeny52_config config = sangi_isogeny52_best(index, count);

    sangi_isogeny52_walk_by(curve, points, count, kernel, index, &config);
}

#endif
