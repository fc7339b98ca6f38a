/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies against plain Velu, and what they cost.
 *
 * A line of the input is "index points kind babies centres group codomain spoil", or "best index
 * points method"; the answer is "mul sqr add holds", where holds says whether codomain and images
 * are those of Costello and Hisil's affine formulas, or "refused".  spoil takes another kernel.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "isogeny/isogeny.h"

struct counted counted;

enum { POINTS = 6 };

static uint64_t random_state;

static uint64_t random_word(void) {
    random_state += 0x9e3779b97f4a7c15U;
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

static void random_element(sangi_p511 *z) {
    uint8_t bytes[2 * SANGI_P511_BYTES];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)random_word();
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
}

static void divide(sangi_p511 *z, const sangi_p511 *x, const sangi_p511 *y) {
    sangi_p511 inverse;
    sangi_p511_inv(&inverse, y);
    sangi_p511_mul(z, x, &inverse);
}

/** (X : Z) <- the same point by random coordinates. */
static void scale(sangi_p511 *x, sangi_p511 *z) {
    sangi_p511 factor;
    random_element(&factor);
    sangi_p511_mul(x, x, &factor);
    sangi_p511_mul(z, z, &factor);
}

/** A point of order l, or of any order but l and 1 to spoil what uses it. */
static void kernel_point(sangi_point *p, const sangi_curve *e, size_t index, int spoil) {
    do {
        random_element(&p->x);
        sangi_p511_from_u64(&p->z, 1);
        if (spoil)
            continue;
        sangi_curve_dbl(p, p, e);
        sangi_curve_dbl(p, p, e);
        for (size_t i = 0; i < SANGI_CURVE_PRIMES; i++)
            if (i != index)
                sangi_curve_mul_prime_vartime(p, p, i, e);
    } while (sangi_curve_is_neutral(p));
    scale(&p->x, &p->z);
}

/** The x-coordinates of [1]P, ..., [d]P, each by a ladder of its own. */
static void multiples(sangi_p511 *x, const sangi_point *p, size_t d, const sangi_curve *e) {
    sangi_p511 z[300] = {{{0}}};
    for (size_t i = 0; i < d; i++) {
        const uint8_t k[2] = {(uint8_t)(i + 1), (uint8_t)((i + 1) >> 8)};
        sangi_point q;
        sangi_curve_ladder_vartime(&q, p, k, sizeof k, e);
        x[i] = q.x;
        z[i] = q.z;
    }
    sangi_p511 inverse[300];
    sangi_p511_batch_inv(inverse, z, d);
    for (size_t i = 0; i < d; i++)
        sangi_p511_mul(&x[i], &x[i], &inverse[i]);
}

/** a' = (6 sum 1/x - 6 sum x + a) (prod x)^2 */
static void velu_codomain(sangi_p511 *a, const sangi_p511 *x, size_t d) {
    sangi_p511 inverse[300], sum, product;
    sangi_p511_batch_inv(inverse, x, d);
    sangi_p511_from_u64(&sum, 0);
    sangi_p511_from_u64(&product, 1);
    for (size_t i = 0; i < d; i++) {
        sangi_p511_add(&sum, &sum, &inverse[i]);
        sangi_p511_sub(&sum, &sum, &x[i]);
        sangi_p511_mul(&product, &product, &x[i]);
    }
    sangi_p511_mul_small(&sum, &sum, 6);
    sangi_p511_add(a, a, &sum);
    sangi_p511_sqr(&product, &product);
    sangi_p511_mul(a, a, &product);
}

/** t <- t prod ((t x - 1) / (t - x))^2 */
static void velu_image(sangi_p511 *t, const sangi_p511 *x, size_t d) {
    sangi_p511 one, above, below, u;
    sangi_p511_from_u64(&one, 1);
    above = below = one;
    for (size_t i = 0; i < d; i++) {
        sangi_p511_mul(&u, t, &x[i]);
        sangi_p511_sub(&u, &u, &one);
        sangi_p511_mul(&above, &above, &u);
        sangi_p511_sub(&u, t, &x[i]);
        sangi_p511_mul(&below, &below, &u);
    }
    divide(&u, &above, &below);
    sangi_p511_sqr(&u, &u);
    sangi_p511_mul(t, t, &u);
}

typedef struct {
    size_t index;
    sangi_curve domain;
    sangi_point kernel, points[POINTS];
    sangi_p511 codomain, images[POINTS];
} example;

/** A degree with all that is expected of its isogeny, from a curve with A != 0 and C != 1. */
static void set_example(example *t, size_t index) {
    sangi_p511 x[300];
    sangi_p511 a;

    t->index = index;
    sangi_p511_from_u64(&a, 0);
    for (size_t i = 0; i < 3; i++) {
        sangi_point p;
        t->domain.a = a;
        sangi_p511_from_u64(&t->domain.c, 1);
        kernel_point(&p, &t->domain, i, 0);
        multiples(x, &p, sangi_curve_prime[i] / 2U, &t->domain);
        velu_codomain(&a, x, sangi_curve_prime[i] / 2U);
    }
    t->domain.a = a;
    scale(&t->domain.a, &t->domain.c);
    kernel_point(&t->kernel, &t->domain, index, 0);
    const size_t d = sangi_curve_prime[index] / 2U;
    multiples(x, &t->kernel, d, &t->domain);
    t->codomain = a;
    velu_codomain(&t->codomain, x, d);
    for (size_t i = 0; i < POINTS; i++) {
        random_element(&t->images[i]);
        t->points[i].x = t->images[i];
        sangi_p511_from_u64(&t->points[i].z, 1);
        scale(&t->points[i].x, &t->points[i].z);
        velu_image(&t->images[i], x, d);
    }
}

static int same(const sangi_p511 *x, const sangi_p511 *z, const sangi_p511 *expected) {
    sangi_p511 t;
    if (sangi_p511_is_zero(z))
        return 0;
    sangi_p511_mul(&t, expected, z);
    return sangi_p511_equal(&t, x) != 0;
}

static void run(const example *t, size_t count, const sangi_isogeny_config *config, int spoil) {
    sangi_curve curve = t->domain;
    sangi_point points[POINTS], kernel = t->kernel;

    memcpy(points, t->points, sizeof points);
    if (spoil)
        kernel_point(&kernel, &curve, t->index, 1);
    counted = (struct counted){0, 0, 0};
    sangi_isogeny_walk_by(&curve, points, count, &kernel, t->index, config);
    printf("%lu %lu %lu", counted.mul, counted.sqr, counted.add);
    int holds = same(&curve.a, &curve.c, &t->codomain);
    for (size_t i = 0; i < count; i++)
        holds &= same(&points[i].x, &points[i].z, &t->images[i]);
    printf(" %d\n", holds);
}

int main(int argc, char **argv) {
    static example t = {.index = SANGI_CURVE_PRIMES};
    char line[128];

    random_state = argc > 1 ? strtoull(argv[1], NULL, 0) : 1;
    while (fgets(line, sizeof line, stdin)) {
        unsigned long v[8] = {0};
        const int best = !strncmp(line, "best ", 5);
        char *at = best ? line + 5 : line;
        for (size_t i = 0; i < (best ? 3 : 8); i++)
            v[i] = strtoul(at, &at, 10);
        if (v[0] >= SANGI_CURVE_PRIMES || v[1] > POINTS)
            return 2;
        const sangi_isogeny_config given = {.kind = (uint8_t)v[2],
                                            .babies = (uint8_t)v[3],
                                            .centres = (uint8_t)v[4],
                                            .group = (uint8_t)v[5],
                                            .codomain = (uint8_t)v[6]};
        const sangi_isogeny_config config =
            best ? sangi_isogeny_best((sangi_isogeny_method)v[2], v[0], v[1]) : given;
        if (!sangi_isogeny_config_is_valid(&config, v[0])) {
            printf("refused\n");
            continue;
        }
        if (t.index != v[0])
            set_example(&t, v[0]);
        run(&t, v[1], &config, (int)v[7]);
    }
    return 0;
}
