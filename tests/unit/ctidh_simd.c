/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Vectorised CTIDH: ladders of secret scalars, isogenies of secret degrees and actions give the
 * results of the scalar code. */
#include <stdio.h>
#include <string.h>

#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>

#include "csidh/ctidh/action.h"
#include "csidh/ctidh/elligator.h"
#include "csidh/ctidh/sample.h"
#include "csidh/simd/ctidh52.h"
#include "curve/simd/hidden52.h"
#include "isogeny/isogeny.h"
#include "isogeny/simd/matryoshka52.h"
#include "word/backend.h"

#if SANGI_CURVE_SIMD

enum { N = SANGI_CURVE_PRIMES, PUSHED = SANGI_ISOGENY52_HIDDEN_POINTS };

static int failures;

static void expect(int holds, const char *what, size_t number, size_t other) {
    if (!holds) {
        printf("failed: %s: %zu, %zu\n", what, number, other);
        failures++;
    }
}

static sangi_ctidh_stream stream;

static void draw(sangi_p511 *z) { sangi_ctidh_draw_element(&stream, z); }

static int same(const sangi_p511 *a, const sangi_p511 *b, const sangi_p511 *c,
                const sangi_p511 *d) {
    sangi_p511 x, y;

    sangi_p511_mul(&x, a, d);
    sangi_p511_mul(&y, b, c);
    return sangi_p511_equal(&x, &y) && !(fp_is_zero(c) & fp_is_zero(d));
}

static int is_point(const sangi_point *wanted, const sangi_point52 *found) {
    sangi_p511 xs[FP8_LANES], zs[FP8_LANES];
    fp8 x, z;

    sangi_point52_gather(&x, &z, &found, 1);
    sangi_p511x8_unpack(xs, &x);
    sangi_p511x8_unpack(zs, &z);
    return same(&wanted->x, &wanted->z, &xs[0], &zs[0]);
}

/* A random point whose order is odd, on the curve or on its twist. */
static void draw_point(sangi_point *p, const sangi_curve *curve, int side) {
    sangi_point both[2];
    sangi_p511 u;

    draw(&u);
    sangi_ctidh_elligator(both, curve, &u);
    sangi_curve_dbl(p, &both[side], curve);
    sangi_curve_dbl(p, p, curve);
}

/* Scalars of all lengths, the neutral element, and one point alone. */
static void check_ladders(const sangi_curve *curve) {
    sangi_curve52 simd;

    sangi_curve52_from_curve(&simd, curve);
    for (size_t n = 0; n < 60; n++) {
        const size_t count = n % 3 ? 2 : 1, bits = n % 4 ? 1 + 37 * n % 511 : 511 - n % 2;
        uint8_t bytes[2][SANGI_P511_BYTES] = {{0}};
        sangi_scalars52 k = {{{0}}};
        sangi_point p[2], wanted[2];
        sangi_point52 found[2];

        for (size_t i = 0; i < count; i++) {
            draw_point(&p[i], curve, (int)((n + i) & 1));
            if (n % 7 == 5 + i)
                sangi_p511_from_u64(&p[i].z, 0);
            for (size_t bit = 0; bit < bits - n % 5 % bits; bit++) {
                const uint64_t one =
                    n % 11 == 9 ? bit + 1 == bits : sangi_ctidh_draw64(&stream) & 1;
                bytes[i][bit / 8] |= (uint8_t)(one << bit % 8);
                k.digit[bit / 32][i] |= one << bit % 32;
            }
            sangi_curve_ladder_vartime(&wanted[i], &p[i], bytes[i], sizeof bytes[i], curve);
            sangi_point52_from_point(&found[i], &p[i]);
        }
        sangi_curve52_mul_hidden(found, count, &k, bits, &simd);
        for (size_t i = 0; i < count; i++) {
            const int neutral = sangi_curve_is_neutral(&wanted[i]) != 0;
            expect(neutral == (sangi_point52_is_neutral(&found[i]) != 0), "a neutral multiple", n,
                   i);
            expect(neutral || is_point(&wanted[i], &found[i]), "a multiple", n, i);
        }
    }
}

/* p <- a point whose order is this prime */
static void draw_kernel(sangi_point *p, const sangi_curve *curve, size_t index) {
    do {
        draw_point(p, curve, (int)(index & 1));
        for (size_t i = 0; i < N; i++)
            if (i != index)
                sangi_curve_mul_prime(p, p, i, curve);
    } while (sangi_curve_is_neutral(p));
}

static void check_isogeny(const sangi_curve *curve, size_t index, size_t count,
                          const sangi_isogeny_bounds *bounds, const sangi_isogeny52_config *config,
                          sangi_mask dummy) {
    sangi_curve wanted = *curve, reached;
    sangi_curve52 simd;
    sangi_point kernel, images[PUSHED];
    sangi_point52 points[PUSHED], kernel52;

    expect(sangi_isogeny52_hidden_is_valid(config, bounds), "a configuration", bounds->lowest,
           count);
    draw_kernel(&kernel, curve, index);
    sangi_point52_from_point(&kernel52, &kernel);
    for (size_t j = 0; j < count; j++) {
        draw_point(&images[j], curve, (int)(j & 1));
        sangi_point52_from_point(&points[j], &images[j]);
    }
    if (!dummy)
        sangi_isogeny_walk(&wanted, images, count, &kernel, index, SANGI_ISOGENY_GROUPED);
    sangi_curve52_from_curve(&simd, curve);
    sangi_isogeny52_walk_hidden(&simd, points, count, &kernel52, sangi_curve_prime[index], bounds,
                                config, dummy);
    sangi_curve52_to_curve(&reached, &simd);
    expect(same(&wanted.a, &wanted.c, &reached.a, &reached.c), "a codomain", index, count);
    for (size_t j = 0; j < count; j++)
        expect(is_point(&images[j], &points[j]), "an image", index, count);
}

/* Every prime of every batch by the configuration of each number of points; now and then a dummy.
 */
static void check_isogenies(const sangi_curve *curve, const sangi_ctidh_parameters *parameters) {
    size_t first = 0, number = 0;

    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        const sangi_isogeny_bounds bounds = {sangi_curve_prime[first],
                                             sangi_curve_prime[first + batch->primes - 1U]};
        for (size_t i = first; i < first + batch->primes; i++) {
            const size_t counts[2] = {(i + b) % SANGI_CTIDH_COLUMNS, (3 * i) % (PUSHED + 1U)};
            for (size_t n = 0; n < 2; n++) {
                const size_t most = SANGI_CTIDH_COLUMNS - 1;
                const uint8_t *const grid = batch->grid[counts[n] < most ? counts[n] : most];
                const sangi_isogeny52_config config = {grid[0], grid[1], grid[2]};
                check_isogeny(curve, i, counts[n], &bounds, &config,
                              sangi_limb_mask(number++ % 8 == 7));
            }
        }
        first += batch->primes;
    }
}

static void check_action(const int8_t *exponent, const sangi_p511 *start, size_t size,
                         size_t number) {
    static const sangi_ctidh_parameters *const scalar[2] = {&sangi_ctidh511_parameters,
                                                            &sangi_ctidh512_parameters};
    static const sangi_ctidh_parameters *const simd[2] = {&sangi_ctidh511_simd_parameters,
                                                          &sangi_ctidh512_simd_parameters};
    sangi_p511 wanted = *start, found = *start;

    sangi_ctidh_act(&wanted, exponent, scalar[size], &stream);
    sangi_ctidh_act52(&found, exponent, simd[size], &stream);
    expect(sangi_p511_equal(&wanted, &found) != 0, "an action", size, number);
}

/* Keys at the edges: zero, one prime of each batch at its bound, one sign, the smallest primes. */
static void check_actions(size_t size, const sangi_ctidh_parameters *parameters,
                          sangi_p511 *start) {
    int8_t e[6][N];
    size_t first = 0;

    memset(e, 0, sizeof e);
    sangi_ctidh_sample(e[5], parameters, &stream);
    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        e[1][first + batch->primes - 1U] = (int8_t)batch->bound;
        e[2][first] = (int8_t)-batch->bound;
        if (b < 2)
            e[4][first] = (int8_t)batch->bound;
        first += batch->primes;
    }
    for (size_t i = 0; i < N; i++)
        e[3][i] = (int8_t)(e[5][i] < 0 ? e[5][i] : -e[5][i]);
    for (size_t i = 0; i < 6; i++)
        check_action(e[i], start, size, i);
    sangi_ctidh_act52(start, e[5],
                      size ? &sangi_ctidh512_simd_parameters : &sangi_ctidh511_simd_parameters,
                      &stream);
    check_action(e[3], start, size, 6);
}

int main(void) {
    static const sangi_ctidh_parameters *const sizes[] = {&sangi_ctidh511_simd_parameters,
                                                          &sangi_ctidh512_simd_parameters};
    const uint8_t seed[SANGI_CTIDH_SEED] = {1};
    sangi_curve curve;

    if (!sangi_runs(SANGI_RUNS_IFMA)) {
        printf("ctidh_simd: no AVX-512 IFMA here\n");
        return 0;
    }
    sangi_ctidh_stream_init(&stream, seed);
    expect(strcmp(sangi_ctidh511_backend(), "ifma") == 0, "the back end", 511, 0);
    expect(strcmp(sangi_ctidh512_backend(), "ifma") == 0, "the back end", 512, 0);
    sangi_p511_from_u64(&curve.a, 0);
    sangi_p511_from_u64(&curve.c, 1);
    check_ladders(&curve);
    for (size_t i = 0; i < 2; i++) {
        check_actions(i, sizes[i], &curve.a);
        check_ladders(&curve);
        check_isogenies(&curve, sizes[i]);
    }
    printf(failures ? "ctidh_simd: %d failures\n" : "ctidh_simd: ok\n", failures);
    return failures != 0;
}

#else

int main(void) {
    printf("ctidh_simd: no AVX-512 IFMA here\n");
    return 0;
}

#endif
