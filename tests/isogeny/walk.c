/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies against plain Velu, and what they cost.
 *
 * A line of the input is "index points kind baby steps giant steps group codomain spoil", or
 * "best index points method"; the answer is "mul sqr add holds", where holds says whether codomain
 * and images are those of Costello and Hisil's affine formulas, or "refused".  spoil takes another
 * kernel.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isogeny/reference.h"

struct counted counted;

static void run(const isogeny_example *t, size_t count, const sangi_isogeny_config *config,
                int spoil, uint64_t *state) {
    sangi_curve curve = t->domain;
    sangi_point points[ISOGENY_POINTS], kernel = t->kernel;

    memcpy(points, t->points, sizeof points);
    if (spoil)
        isogeny_draw_kernel(&kernel, &curve, t->index, 1, state);
    counted = (struct counted){0, 0, 0};
    sangi_isogeny_walk_by(&curve, points, count, &kernel, t->index, config);
    printf("%lu %lu %lu", counted.mul, counted.sqr, counted.add);
    int holds = isogeny_same(&curve.a, &curve.c, &t->codomain);
    for (size_t i = 0; i < count; i++)
        holds &= isogeny_same(&points[i].x, &points[i].z, &t->images[i]);
    printf(" %d\n", holds);
}

int main(int argc, char **argv) {
    static isogeny_example t = {.index = SANGI_CURVE_PRIMES};
    char line[128];

    uint64_t state = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
    while (fgets(line, sizeof line, stdin)) {
        unsigned long v[8] = {0};
        const int best = !strncmp(line, "best ", 5);
        char *at = best ? line + 5 : line;
        for (size_t i = 0; i < (best ? 3 : 8); i++)
            v[i] = strtoul(at, &at, 10);
        if (v[0] >= SANGI_CURVE_PRIMES || v[1] > ISOGENY_POINTS)
            return 2;
        const sangi_isogeny_config given = {.kind = (uint8_t)v[2],
                                            .baby_steps = (uint8_t)v[3],
                                            .giant_steps = (uint8_t)v[4],
                                            .group = (uint8_t)v[5],
                                            .codomain = (uint8_t)v[6]};
        const sangi_isogeny_config config =
            best ? sangi_isogeny_best((sangi_isogeny_method)v[2], v[0], v[1]) : given;
        if (!sangi_isogeny_config_is_valid(&config, v[0])) {
            printf("refused\n");
            continue;
        }
        if (t.index != v[0])
            isogeny_example_draw(&t, v[0], &state);
        run(&t, v[1], &config, (int)v[7], &state);
    }
    return 0;
}
