/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised CSIDH-512: ladders, isogenies and actions give the results of the scalar code. */
#include <stdio.h>
#include <string.h>

#include "csidh/action.h"
#include "csidh/point.h"
#include "csidh/simd/action52.h"
#include "curve/simd/ladder52.h"
#include "isogeny/simd/isogeny52.h"
#include "word/backend.h"

#if SANGI_CURVE_SIMD

enum { N = SANGI_CURVE_PRIMES, PUSHED = 14, WALKS = 8 };

static int failures;

static void expect(int holds, const char *what, size_t number, size_t other) {
    if (!holds) {
        printf("failed: %s: %zu, %zu\n", what, number, other);
        failures++;
    }
}

static uint64_t state = 1;

static unsigned draw_number(unsigned below) {
    state = state * 6364136223846793005U + 1442695040888963407U;
    return (unsigned)(state >> 40) % below;
}

static void draw(sangi_p511 *z) {
    uint8_t bytes[2 * SANGI_P511_BYTES];
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)draw_number(256);
    (void)sangi_p511_from_bytes_wide(z, bytes, sizeof bytes);
}

static void draw_point(sangi_point *p) {
    draw(&p->x);
    draw(&p->z);
}

static int same(const sangi_p511 *a, const sangi_p511 *b, const sangi_p511 *c,
                const sangi_p511 *d) {
    sangi_p511 x, y;
    sangi_p511_mul(&x, a, d);
    sangi_p511_mul(&y, b, c);
    return sangi_p511_equal(&x, &y) && !(fp_is_zero(c) & fp_is_zero(d));
}

static int is_point(const sangi_point *wanted, const sangi_point52 *found) {
    fp8 x, z;
    sangi_p511 xs[FP8_LANES], zs[FP8_LANES];
    sangi_point52_gather(&x, &z, &found, 1);
    sangi_p511x8_unpack(xs, &x);
    sangi_p511x8_unpack(zs, &z);
    return same(&wanted->x, &wanted->z, &xs[0], &zs[0]);
}

/* One whose points' orders are divisors of p + 1. */
static void start(sangi_curve *e) {
    draw(&e->c);
    sangi_p511_mul_small(&e->a, &e->c, 6);
}

static void check_ladders(void) {
    sangi_curve e[2];
    sangi_curve52 simd[2];

    start(&e[0]);
    e[1] = e[0];
    sangi_p511_neg(&e[1].a, &e[1].a);
    for (size_t i = 0; i < 2; i++)
        sangi_curve52_from_curve(&simd[i], &e[i]);
    for (size_t n = 0; n < 40; n++) {
        uint8_t k[2][SANGI_P511_BYTES] = {{0}};
        sangi_point p[2], wanted[2];
        sangi_point52 given[2], found[2];
        sangi_ladder52 ladder[2];
        sangi_ladders52 ladders;

        for (size_t i = 0; i < 2; i++) {
            draw_point(&p[i]);
            if (n == 5 + i)
                sangi_p511_from_u64(&p[i].z, 0);
            /* Few bits, and at times none. */
            const size_t length = draw_number(n % 4 == 1 ? 3 : SANGI_P511_BYTES + 1);
            for (size_t j = 0; j < length; j++)
                k[i][j] = (uint8_t)draw_number(256);
            sangi_point52_from_point(&given[i], &p[i]);
            ladder[i] = (sangi_ladder52){&found[i], &given[i], &simd[i], k[i]};
            sangi_curve_ladder_vartime(&wanted[i], &p[i], k[i], sizeof k[i], &e[i]);
        }
        sangi_ladders52_clear(&ladders);
        sangi_ladders52_put(&ladders, &ladder[0]);
        if (n % 2)
            sangi_ladders52_put(&ladders, &ladder[1]);
        expect(sangi_ladders52_have_room(&ladders) == !(n % 2), "room", n, 0);
        for (size_t i = 0; i <= n % 2; i++)
            expect(sangi_ladders52_run_vartime(&ladders) != NULL, "a ladder that is done", n, i);
        expect(!sangi_ladders52_run_vartime(&ladders), "a ladder of none", n, 0);
        for (size_t i = 0; i <= n % 2; i++) {
            const int neutral = sangi_curve_is_neutral(&wanted[i]) != 0;
            expect(neutral == (sangi_point52_is_neutral(&found[i]) != 0), "a neutral multiple", n,
                   i);
            expect(neutral || is_point(&wanted[i], &found[i]), "a multiple", n, i);
        }
    }
}

static void kernel_of(sangi_point *p, const sangi_curve *e, size_t index) {
    sangi_p511_from_u64(&p->z, 0);
    for (unsigned number = 0; sangi_curve_is_neutral(p); number++) {
        sangi_csidh_point_vartime(p, e, 1, number);
        sangi_curve_dbl(p, p, e);
        sangi_curve_dbl(p, p, e);
        for (size_t i = 0; i < N; i++)
            if (i != index)
                sangi_curve_mul_prime_vartime(p, p, i, e);
    }
}

/* One isogeny by Velu, and by a configuration of the vectorised code. */
static void check_isogeny(size_t index, size_t count, const sangi_isogeny52_config *config) {
    sangi_curve e, reached;
    sangi_curve52 simd;
    sangi_point kernel, p[PUSHED];
    sangi_point52 kernel_simd, p_simd[PUSHED];

    start(&e);
    kernel_of(&kernel, &e, index);
    sangi_curve52_from_curve(&simd, &e);
    sangi_point52_from_point(&kernel_simd, &kernel);
    for (size_t i = 0; i < count; i++) {
        draw_point(&p[i]);
        if (i == 1 && count > 3)
            sangi_curve_dbl(&p[i], &kernel, &e);
        sangi_point52_from_point(&p_simd[i], &p[i]);
    }
    sangi_isogeny_walk(&e, p, count, &kernel, index, SANGI_ISOGENY_VELU);
    sangi_isogeny52_walk_by(&simd, p_simd, count, &kernel_simd, index, config);
    sangi_curve52_to_curve(&reached, &simd);
    expect(same(&e.a, &e.c, &reached.a, &reached.c), "a codomain", sangi_curve_prime[index], count);
    for (size_t i = 0; i < count; i++)
        if (sangi_curve_is_neutral(&p[i]))
            expect(sangi_point52_is_neutral(&p_simd[i]) != 0, "an image in the kernel",
                   sangi_curve_prime[index], count);
        else
            expect(is_point(&p[i], &p_simd[i]), "an image", sangi_curve_prime[index], count);
}

static void check_isogenies(void) {
    for (size_t index = 0; index < N; index++) {
        sangi_isogeny52_config config;

        for (size_t n = 0; n < 3; n++) {
            const size_t count = n == 2 ? draw_number(PUSHED + 1) : (index + 3 * n) % 6;
            config = sangi_isogeny52_best(index, count);
            expect(sangi_isogeny52_config_is_valid(&config, index), "a configuration", index,
                   count);
            check_isogeny(index, count, &config);
        }
        /* And two that are valid. */
        for (size_t n = 0; n < 2;) {
            config.baby_steps = (uint8_t)draw_number(SANGI_ISOGENY52_MAX_BABY_STEPS + 1);
            config.giant_steps = (uint8_t)draw_number(SANGI_ISOGENY52_MAX_GIANT_STEPS + 1);
            config.group = (uint8_t)draw_number(SANGI_ISOGENY52_MAX_GROUP + 1);
            if (sangi_curve_prime[index] < 9)
                config.baby_steps = 0;
            if (sangi_isogeny52_config_is_valid(&config, index)) {
                check_isogeny(index, draw_number(5), &config);
                n++;
            }
        }
    }
}

/* Exponents of each kind: none, one step, one side alone, few and many, beyond those of keys. */
static void draw_exponents(int8_t *exponent, size_t kind) {
    for (size_t i = 0; i < N; i++) {
        const int drawn = (int)draw_number(11) - 5;
        exponent[i] = (int8_t)(kind == 0   ? 0
                               : kind == 1 ? i == 3
                               : kind == 2 ? drawn * (drawn > 0)
                               : kind == 3 ? drawn * (drawn < 0) / 2
                               : kind == 4 ? drawn * (drawn == 5)
                               : kind == 5 ? (i < 2 ? -9 : 0)
                                           : drawn);
    }
}

static void check_actions(void) {
    int8_t exponent[WALKS * N];
    sangi_p511 wanted[WALKS], found[WALKS], a;

    sangi_p511_from_u64(&a, 6);
    for (size_t i = 0; i < WALKS; i++) {
        draw_exponents(exponent + N * i, i);
        sangi_p511_from_u64(&wanted[i], i % 2 ? 6 : 0);
        found[i] = a = wanted[i];
        sangi_csidh_act_vartime(&wanted[i], exponent + N * i, SANGI_ISOGENY_GROUPED,
                                SANGI_CSIDH_OPTIMAL);
        sangi_csidh_act52_vartime(&a, exponent + N * i);
        expect(sangi_p511_equal(&a, &wanted[i]) != 0, "an action", i, 1);
    }
    sangi_csidh_act52_x8_vartime(found, exponent);
    for (size_t i = 0; i < WALKS; i++)
        expect(sangi_p511_equal(&found[i], &wanted[i]) != 0, "an action beside others", i, WALKS);
}

int main(void) {
    if (!sangi_runs(SANGI_RUNS_IFMA)) {
        printf("csidh_simd: no AVX-512 IFMA here\n");
        return 0;
    }
    check_ladders();
    check_isogenies();
    check_actions();
    printf(failures ? "csidh_simd: %d failures\n" : "csidh_simd: ok\n", failures);
    return failures != 0;
}

#else

int main(void) {
    printf("csidh_simd: no AVX-512 IFMA here\n");
    return 0;
}

#endif
