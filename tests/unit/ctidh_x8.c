/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight actions of CTIDH in lanes: multiples, isogenies and actions give the results of the scalar
 * code in each lane. */
#include <stdio.h>
#include <string.h>

#include "csidh/ctidh/action.h"
#include "csidh/ctidh/elligator.h"
#include "csidh/ctidh/sample.h"
#include "csidh/x8/ctidh_x8.h"
#include "csidh/x8/elligator_x8.h"
#include "isogeny/isogeny.h"
#include "isogeny/x8/matryoshka_x8.h"
#include "word/backend.h"

#if SANGI_CURVE_SIMD

enum { N = SANGI_CURVE_PRIMES, LANES = FP8_LANES, PUSHED = SANGI_ISOGENYX8_MAX_POINTS };

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

/* A curve for each lane, which is not the same everywhere. */
static sangi_curve curve[LANES];
static sangi_curvex8 curves;

static void pack(fp8 *x, fp8 *z, const sangi_point p[LANES]) {
    sangi_p511 xs[LANES], zs[LANES];

    for (size_t l = 0; l < LANES; l++) {
        xs[l] = p[l].x;
        zs[l] = p[l].z;
    }
    sangi_p511x8_pack(x, xs);
    sangi_p511x8_pack(z, zs);
}

static void pack_curves(void) {
    sangi_p511 as[LANES], cs[LANES];

    for (size_t l = 0; l < LANES; l++) {
        as[l] = curve[l].a;
        cs[l] = curve[l].c;
    }
    sangi_p511x8_pack(&curves.a, as);
    sangi_p511x8_pack(&curves.c, cs);
}

/* Whether (x : z) is the wanted point, or coefficient, in each lane. */
static void expect_each(const fp8 *x, const fp8 *z, const sangi_point wanted[LANES],
                        const char *what, size_t number) {
    sangi_p511 xs[LANES], zs[LANES];

    sangi_p511x8_unpack(xs, x);
    sangi_p511x8_unpack(zs, z);
    for (size_t l = 0; l < LANES; l++)
        expect(same(&wanted[l].x, &wanted[l].z, &xs[l], &zs[l]), what, number, l);
}

/* A random point whose order is odd, on the curve or on its twist. */
static void draw_point(sangi_point *p, const sangi_curve *e, size_t side) {
    sangi_point both[2];
    sangi_p511 u;

    draw(&u);
    sangi_ctidh_elligator(both, e, &u);
    sangi_curve_dbl(p, &both[side], e);
    sangi_curve_dbl(p, p, e);
}

/* The same draws give the same points, up to a factor, in the same order. */
static void check_points(void) {
    sangi_ctidh_stream one, each[LANES];
    sangi_pointx8 found[2];
    sangi_point wanted[2][LANES], both[2];
    sangi_p511 u;

    for (size_t l = 0; l < LANES; l++) {
        const uint8_t seed[SANGI_CTIDH_SEED] = {(uint8_t)l, 1};
        sangi_ctidh_stream_init(&each[l], seed);
        sangi_ctidh_stream_init(&one, seed);
        sangi_ctidh_draw_element(&one, &u);
        sangi_ctidh_elligator(both, &curve[l], &u);
        wanted[0][l] = both[0];
        wanted[1][l] = both[1];
    }
    sangi_ctidhx8_draw_points(found, &curves, each);
    expect_each(&found[0].x, &found[0].z, wanted[0], "a random point", 0);
    expect_each(&found[1].x, &found[1].z, wanted[1], "a random point", 1);
}

/* Points of all orders that divide a prime's, and the neutral element, for each prime. */
static void check_multiples(void) {
    for (size_t index = 0; index < N; index++) {
        const size_t from = index < N - LANES ? index : N - LANES;
        sangi_point p[LANES], wanted[LANES], hidden[LANES];
        sangi_pointx8 given, found;
        sangi_lanes chain;

        for (size_t l = 0; l < LANES; l++) {
            draw_point(&p[l], &curve[l], l & 1);
            for (size_t i = 0; l == 2 && i < N; i++) /* a small order */
                if (i != index % 5)
                    sangi_curve_mul_prime(&p[l], &p[l], i, &curve[l]);
            if (l == 3)
                sangi_p511_from_u64(&p[l].z, 0);
            chain.lane[l] = sangi_curve_chain(from + l);
            sangi_curve_mul_prime(&wanted[l], &p[l], index, &curve[l]);
            sangi_curve_mul_prime(&hidden[l], &p[l], from + l, &curve[l]);
        }
        pack(&given.x, &given.z, p);
        sangi_curvex8_mul_prime(&found, &given, index, &curves);
        expect_each(&found.x, &found.z, wanted, "a multiple", index);
        sangi_curvex8_mul_hidden(&found, &given, &chain, 1, 13, &curves);
        expect_each(&found.x, &found.z, hidden, "a hidden multiple", index);
    }
}

/* p <- a point whose order is this prime */
static void draw_kernel(sangi_point *p, const sangi_curve *e, size_t index) {
    do {
        draw_point(p, e, index & 1);
        for (size_t i = 0; i < N; i++)
            if (i != index)
                sangi_curve_mul_prime(p, p, i, e);
    } while (sangi_curve_is_neutral(p));
}

/* Primes of a batch from `index` on, one for each lane; every third lane discards the result. */
static void check_isogeny(const sangi_ctidh_batch *batch, size_t first, size_t index,
                          size_t count) {
    const size_t most = SANGI_CTIDH_COLUMNS - 1;
    const uint8_t *const grid = batch->grid[count < most ? count : most];
    const sangi_isogenyx8_config config = {grid[0], grid[1], grid[2]};
    const sangi_isogeny_bounds bounds = {sangi_curve_prime[first],
                                         sangi_curve_prime[first + batch->primes - 1U]};
    sangi_point kernel[LANES], images[PUSHED][LANES], reached[LANES];
    sangi_pointx8 points[PUSHED], kernels;
    sangi_curvex8 codomain = curves;
    sangi_lanes degree, keep;

    for (size_t l = 0; l < LANES; l++) {
        const size_t at = first + (index + l) % batch->primes;

        degree.lane[l] = sangi_curve_prime[at];
        keep.lane[l] = (index + l) % 3 ? ~(uint64_t)0 : 0;
        draw_kernel(&kernel[l], &curve[l], at);
        for (size_t j = 0; j < count; j++)
            draw_point(&images[j][l], &curve[l], j & 1);
    }
    for (size_t j = 0; j < count; j++)
        pack(&points[j].x, &points[j].z, images[j]);
    for (size_t l = 0; l < LANES; l++) {
        const size_t at = first + (index + l) % batch->primes;
        sangi_curve wanted = curve[l];
        sangi_point pushed[PUSHED];

        for (size_t j = 0; j < count; j++)
            pushed[j] = images[j][l];
        if (keep.lane[l])
            sangi_isogeny_walk(&wanted, pushed, count, &kernel[l], at, SANGI_ISOGENY_GROUPED);
        for (size_t j = 0; j < count; j++)
            images[j][l] = pushed[j];
        reached[l] = (sangi_point){wanted.a, wanted.c};
    }
    pack(&kernels.x, &kernels.z, kernel);
    sangi_isogenyx8_walk_hidden(&codomain, points, count, &kernels, &degree, &bounds, &config,
                                &keep);
    expect_each(&codomain.a, &codomain.c, reached, "a codomain", index);
    for (size_t j = 0; j < count; j++)
        expect_each(&points[j].x, &points[j].z, images[j], "an image", index);
}

static void check_isogenies(const sangi_ctidh_parameters *parameters) {
    size_t first = 0;

    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        for (size_t i = 0; i < SANGI_CTIDH_COLUMNS; i++)
            check_isogeny(batch, first, b + i, i);
        check_isogeny(batch, first, b, PUSHED);
        first += batch->primes;
    }
}

/*
 * Keys at the edges beside each other: zero, one prime of each batch at its bound, one sign, the
 * smallest primes; then lanes in another order.
 */
static void check_actions(const sangi_ctidh_parameters *parameters) {
    int8_t e[2 * LANES][N];
    sangi_ctidh_stream each[LANES];
    sangi_p511 found[LANES], wanted;
    size_t first = 0;

    memset(e, 0, sizeof e);
    for (size_t l = 5; l < LANES; l++)
        sangi_ctidh_sample(e[l], parameters, &stream);
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
    for (size_t l = 0; l < LANES; l++)
        memcpy(e[LANES + l], e[(l + 3) % LANES], N);
    for (size_t half = 0; half < 2; half++) {
        for (size_t l = 0; l < LANES; l++) {
            const uint8_t seed[SANGI_CTIDH_SEED] = {(uint8_t)l, (uint8_t)half};
            sangi_ctidh_stream_init(&each[l], seed);
            sangi_p511_from_u64(&found[l], half && l % 2 ? 6 : 0);
        }
        sangi_ctidhx8_act(found, e[LANES * half], parameters, each);
        for (size_t l = 0; l < LANES; l++) {
            sangi_p511_from_u64(&wanted, half && l % 2 ? 6 : 0);
            sangi_ctidh_act(&wanted, e[LANES * half + l], parameters, &stream);
            expect(sangi_p511_equal(&wanted, &found[l]) != 0, "an action", half, l);
        }
    }
}

int main(void) {
    const uint8_t seed[SANGI_CTIDH_SEED] = {1};

    if (!sangi_runs(SANGI_RUNS_IFMA)) {
        printf("ctidh_x8: no AVX-512 IFMA here\n");
        return 0;
    }
    sangi_ctidh_stream_init(&stream, seed);
    for (size_t l = 0; l < LANES; l++) {
        sangi_p511_from_u64(&curve[l].a, l % 3 == 2 ? 6 : 0);
        sangi_p511_from_u64(&curve[l].c, 1);
        if (l % 3 == 1) {
            int8_t e[N];
            sangi_ctidh_sample(e, &sangi_ctidh511_parameters, &stream);
            sangi_ctidh_act(&curve[l].a, e, &sangi_ctidh511_parameters, &stream);
        }
    }
    pack_curves();
    check_points();
    check_multiples();
    check_isogenies(&sangi_ctidh511_parameters);
    check_isogenies(&sangi_ctidh512_parameters);
    check_actions(&sangi_ctidh511_parameters);
    check_actions(&sangi_ctidh512_parameters);
    printf(failures ? "ctidh_x8: %d failures\n" : "ctidh_x8: ok\n", failures);
    return failures != 0;
}

#else

int main(void) {
    printf("ctidh_x8: no AVX-512 IFMA here\n");
    return 0;
}

#endif
