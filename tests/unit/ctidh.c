/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** CTIDH's parts: keys, points, multiples and isogenies of hidden primes; and the action on keys at
 * the edges, compared with the action in variable time. */
#include <stdio.h>
#include <string.h>

#include <sangi/ctidh511.h>
#include <sangi/ctidh512.h>
#include <sangi/ctidh512f.h>

#include "csidh/action.h"
#include "csidh/ctidh/action.h"
#include "csidh/ctidh/elligator.h"
#include "csidh/ctidh/sample.h"
#include "isogeny/isogeny.h"
#include "isogeny/matryoshka.h"

enum { N = SANGI_CURVE_PRIMES, GUARD = 0xa5 };

static int failures;

static void expect(int holds, const char *what, size_t number) {
    if (!holds) {
        printf("failed: %s: %zu\n", what, number);
        failures++;
    }
}

static sangi_ctidh_stream stream;

static void seed_stream(uint8_t first) {
    const uint8_t seed[SANGI_CTIDH_SEED] = {first};
    sangi_ctidh_stream_init(&stream, seed);
}

/* x / z = y / w */
static int same_ratio(const sangi_p511 *x, const sangi_p511 *z, const sangi_p511 *y,
                      const sangi_p511 *w) {
    sangi_p511 s, t;

    sangi_p511_mul(&s, x, w);
    sangi_p511_mul(&t, y, z);
    return sangi_p511_equal(&s, &t) != 0;
}

static int same_point(const sangi_point *p, const sangi_point *q) {
    return same_ratio(&p->x, &p->z, &q->x, &q->z);
}

/* Every vector of a small ball, and none outside it, about equally often. */
static void check_sampling(void) {
    static const sangi_ctidh_batch small = {.primes = 3, .bound = 2};
    static const sangi_ctidh_parameters parameters = {.batch = &small, .batches = 1};
    enum { VECTORS = 25, EACH = 200 };
    int count[5][5][5] = {{{0}}}, vectors = 0;

    for (int i = 0; i < VECTORS * EACH; i++) {
        int8_t e[3];
        sangi_ctidh_sample(e, &parameters, &stream);
        expect(sangi_ctidh_is_key(e, &parameters) != 0, "a drawn key", (size_t)i);
        count[e[0] + 2][e[1] + 2][e[2] + 2]++;
    }
    for (int i = 0; i < 125; i++) {
        const int8_t e[3] = {(int8_t)(i % 5 - 2), (int8_t)(i / 5 % 5 - 2), (int8_t)(i / 25 - 2)};
        const int found = count[i % 5][i / 5 % 5][i / 25];
        const int inside = sangi_ctidh_is_key(e, &parameters) != 0;
        vectors += inside;
        expect(inside ? found > EACH / 2 && found < 3 * EACH / 2 : !found, "how often", (size_t)i);
    }
    expect(vectors == VECTORS, "the vectors of a ball", (size_t)vectors);
}

static void check_bounds(const sangi_ctidh_parameters *parameters) {
    size_t first = 0;

    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        int8_t e[N] = {0};
        e[first + batch->primes - 1U] = (int8_t)-batch->bound;
        expect(sangi_ctidh_is_key(e, parameters) != 0, "a key at its bound", b);
        e[first + batch->primes - 1U] = (int8_t)(-batch->bound - 1);
        expect(!sangi_ctidh_is_key(e, parameters), "a key beyond its bound", b);
        e[first + batch->primes - 1U] = -128;
        expect(!sangi_ctidh_is_key(e, parameters), "a key far beyond its bound", b);
        first += batch->primes;
    }
    expect(first == N, "the primes of all batches", first);
}

/* A random point whose order is odd, on the curve or on its twist. */
static void draw_point(sangi_point *p, const sangi_curve *curve, int side) {
    sangi_point both[2];
    sangi_p511 u;

    sangi_ctidh_draw_element(&stream, &u);
    sangi_ctidh_elligator(both, curve, &u);
    sangi_curve_dbl(p, &both[side], curve);
    sangi_curve_dbl(p, p, curve);
}

static void check_points(const sangi_curve *curve) {
    sangi_point both[2];
    sangi_p511 u, f, t;

    for (size_t i = 0; i < 40; i++) {
        sangi_ctidh_draw_element(&stream, &u);
        sangi_ctidh_elligator(both, curve, &u);
        for (int side = 0; side < 2; side++) {
            /* C X Z (C X^2 + A X Z + C Z^2) */
            sangi_p511_sqr(&f, &both[side].x);
            sangi_p511_sqr(&t, &both[side].z);
            sangi_p511_add(&f, &f, &t);
            sangi_p511_mul(&f, &f, &curve->c);
            sangi_p511_mul(&t, &both[side].x, &both[side].z);
            sangi_p511_mul(&u, &t, &curve->a);
            sangi_p511_add(&f, &f, &u);
            sangi_p511_mul(&f, &f, &t);
            sangi_p511_mul(&f, &f, &curve->c);
            expect((sangi_p511_is_square(&f) == 0) == side, "the side of a point", i);
        }
    }
}

static void ladder(sangi_point *r, const sangi_point *p, size_t index, const sangi_curve *curve) {
    const uint8_t l[2] = {(uint8_t)sangi_curve_prime[index],
                          (uint8_t)(sangi_curve_prime[index] >> 8)};
    sangi_curve_ladder_vartime(r, p, l, sizeof l, curve);
}

/* p <- a point whose order is this prime or 1 */
static void reduce_order(sangi_point *p, size_t index, const sangi_curve *curve) {
    for (size_t i = 0; i < N; i++)
        if (i != index)
            ladder(p, p, i, curve);
}

/* Multiples of points of full order and of small order: the neutral element where a ladder gives
 * it, and the same order elsewhere. */
static void check_multiples(const sangi_curve *curve) {
    sangi_point p, q, wanted, small[3];
    const size_t orders[3] = {0, 1, 21};

    draw_point(&p, curve, 0);
    for (size_t i = 0; i < 3; i++) {
        do {
            draw_point(&small[i], curve, 1);
            reduce_order(&small[i], orders[i], curve);
        } while (sangi_curve_is_neutral(&small[i]));
    }
    for (size_t i = 0; i < N; i++) {
        const uint32_t chain = sangi_curve_chain(i);
        ladder(&wanted, &p, i, curve);
        sangi_curve_mul_prime(&q, &p, i, curve);
        expect(same_point(&q, &wanted), "a multiple", i);
        sangi_curve_mul_hidden(&q, &p, chain, 1, 13, curve);
        expect(same_point(&q, &wanted), "a hidden multiple", i);
        for (size_t j = 0; j < 3; j++) {
            const int neutral = i == orders[j];
            for (int hidden = 0; hidden < 2; hidden++) {
                if (hidden)
                    sangi_curve_mul_hidden(&q, &small[j], chain, 1, 13, curve);
                else
                    sangi_curve_mul_prime(&q, &small[j], i, curve);
                expect(!sangi_p511_is_zero(&q.x) && (sangi_curve_is_neutral(&q) != 0) == neutral,
                       "a multiple of a point of small order", i);
                ladder(&q, &q, orders[j], curve);
                expect(sangi_curve_is_neutral(&q) != 0, "the order of a multiple", i);
            }
        }
    }
}

/* Every prime of every batch, with 0 to 4 points to push. */
static void check_isogenies(const sangi_curve *curve, const sangi_ctidh_parameters *parameters) {
    const sangi_isogeny_config all = {.kind = SANGI_ISOGENY_ALL};
    size_t first = 0;

    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        const sangi_isogeny_bounds bounds = {sangi_curve_prime[first],
                                             sangi_curve_prime[first + batch->primes - 1U]};
        for (size_t i = first; i < first + batch->primes; i++) {
            sangi_point kernel, points[4], images[4];
            do {
                draw_point(&kernel, curve, (int)(i & 1));
                reduce_order(&kernel, i, curve);
            } while (sangi_curve_is_neutral(&kernel));
            for (size_t j = 0; j < 4; j++)
                draw_point(&points[j], curve, (int)(j & 1));
            sangi_curve wanted = *curve;
            for (size_t j = 0; j < 4; j++)
                images[j] = points[j];
            sangi_isogeny_walk_by(&wanted, images, 4, &kernel, i, &all);
            for (size_t count = 0; count <= 4; count++) {
                const uint8_t *const grid = batch->grid[count < 3 ? count : 3];
                const sangi_isogeny_config config = {.kind = grid[0] ? SANGI_ISOGENY_ODD
                                                                     : SANGI_ISOGENY_ALL,
                                                     .baby_steps = grid[0],
                                                     .giant_steps = grid[1],
                                                     .group = grid[2]};
                sangi_curve found = *curve;
                sangi_point pushed[4];
                for (size_t j = 0; j < count; j++)
                    pushed[j] = points[j];
                sangi_isogeny_walk_hidden(&found, pushed, count, &kernel, sangi_curve_prime[i],
                                          &bounds, &config);
                expect(same_ratio(&found.a, &found.c, &wanted.a, &wanted.c), "a codomain", i);
                for (size_t j = 0; j < count; j++)
                    expect(same_point(&pushed[j], &images[j]), "an image", i);
            }
        }
        first += batch->primes;
    }
}

static void check_action(const int8_t *exponent, const sangi_p511 *start,
                         const sangi_ctidh_parameters *parameters, size_t number) {
    sangi_p511 wanted = *start, found = *start;

    sangi_csidh_act_vartime(&wanted, exponent, SANGI_ISOGENY_GROUPED, SANGI_CSIDH_OPTIMAL);
    sangi_ctidh_act(&found, exponent, parameters, &stream);
    expect(sangi_p511_equal(&wanted, &found) != 0, "an action", number);
}

/* Keys at the edges: zero, one prime of each batch at its bound, one sign, the smallest primes. */
static void check_edges(const sangi_ctidh_parameters *parameters, sangi_p511 *start) {
    int8_t drawn[N], e[5][N];
    size_t first = 0;

    memset(e, 0, sizeof e);
    sangi_ctidh_sample(drawn, parameters, &stream);
    for (size_t b = 0; b < parameters->batches; b++) {
        const sangi_ctidh_batch *const batch = &parameters->batch[b];
        e[1][first + batch->primes - 1U] = (int8_t)batch->bound;
        e[2][first] = (int8_t)-batch->bound;
        if (b < 2)
            e[4][first] = (int8_t)batch->bound;
        first += batch->primes;
    }
    for (size_t i = 0; i < N; i++)
        e[3][i] = (int8_t)(drawn[i] < 0 ? drawn[i] : -drawn[i]);
    for (size_t i = 0; i < 5; i++)
        check_action(e[i], start, parameters, i);
    check_action(drawn, start, parameters, 5);
    sangi_ctidh_act(start, drawn, parameters, &stream);
    check_action(e[3], start, parameters, 6);
    for (size_t i = 0; i < N; i++)
        drawn[i] = (int8_t)-drawn[i];
    check_action(drawn, start, parameters, 7);
}

static sangi_status no_rng(void *context, uint8_t *bytes, size_t length) {
    (void)context;
    memset(bytes, GUARD, length);
    return SANGI_RNG_FAILED;
}

static sangi_status counter_rng(void *context, uint8_t *bytes, size_t length) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = ++*(uint8_t *)context;
    return SANGI_OK;
}

static uint8_t buffer[3][SANGI_CTIDH512_SECRET_BYTES];

static void check_refused(sangi_status status, sangi_status wanted, size_t number) {
    int touched = 0;

    for (size_t i = 0; i < sizeof buffer[0]; i++)
        touched |= buffer[0][i] != GUARD;
    expect(status == wanted && !touched, "what is refused leaves its output", number);
}

static void check_refusals(void) {
    enum { P = SANGI_CTIDH512_PUBLIC_BYTES, S = SANGI_CTIDH512_SECRET_BYTES };
    uint8_t *const out = buffer[0], *const key = buffer[1], *const secret = buffer[2];
    uint8_t counter = 0;

    memset(out, GUARD, S);
    memset(key, 0, S);
    memset(secret, 0, S);
    check_refused(sangi_ctidh512_derive(out, P - 1, key, P, secret, S, counter_rng, &counter),
                  SANGI_BAD_LENGTH, 0);
    check_refused(sangi_ctidh512_blind(out, P, key, P + 1, secret, S, counter_rng, &counter),
                  SANGI_BAD_LENGTH, 1);
    check_refused(sangi_ctidh512_public(out, P, secret, S - 1, counter_rng, &counter),
                  SANGI_BAD_LENGTH, 2);
    check_refused(sangi_ctidh512_keygen(out, P, secret, S - 1, counter_rng, &counter),
                  SANGI_BAD_LENGTH, 3);
    check_refused(sangi_ctidh512_keygen(out, P, secret, S, no_rng, NULL), SANGI_RNG_FAILED, 4);
    check_refused(sangi_ctidh512_derive(out, P, key, P, secret, S, no_rng, NULL), SANGI_RNG_FAILED,
                  5);
    secret[S - 1] = 2;
    check_refused(sangi_ctidh512_public(out, P, secret, S, counter_rng, &counter),
                  SANGI_OUT_OF_RANGE, 6);
    secret[S - 1] = 1;
    key[0] = 1; /* an ordinary curve */
    check_refused(sangi_ctidh512_derive(out, P, key, P, secret, S, counter_rng, &counter),
                  SANGI_BAD_PUBLIC_KEY, 7);
    memset(key, 0xff, S);
    check_refused(sangi_ctidh512_blind(out, P, key, P, secret, S, counter_rng, &counter),
                  SANGI_OUT_OF_RANGE, 8);
}

int main(void) {
    static const sangi_ctidh_parameters *const sizes[] = {
        &sangi_ctidh511_parameters, &sangi_ctidh512_parameters, &sangi_ctidh512f_parameters};
    sangi_curve curve;

    seed_stream(1);
    check_sampling();
    check_refusals();
    sangi_p511_from_u64(&curve.a, 0);
    sangi_p511_from_u64(&curve.c, 1);
    check_points(&curve);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        check_bounds(sizes[i]);
        check_edges(sizes[i], &curve.a);
        check_points(&curve);
        check_isogenies(&curve, sizes[i]);
    }
    check_multiples(&curve);
    return failures != 0;
}
