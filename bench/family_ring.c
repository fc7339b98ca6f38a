/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `ring`: products, inner products and matrix-vector products of Saber's ring. */
#include "family.h"
#include "operands.h"
#include "ring/case.h"

enum {
    STREAM = 16,
    MATRIX = RING_MOST * RING_MOST * RING_N,
    VECTOR = RING_MOST * RING_N,
    EDGES = 5,
    Q = 8192
};

typedef struct {
    uint16_t a[STREAM][MATRIX];
    int16_t s[STREAM][VECTOR];
    uint16_t c[VECTOR];
    int small;
} operands;

static void fill(operands *d, int small, uint64_t seed) {
    uint64_t state = seed;

    d->small = small;
    for (size_t i = 0; i < STREAM; i++) {
        for (size_t j = 0; j < MATRIX; j++)
            d->a[i][j] = (uint16_t)(bench_draw(&state) % Q);
        for (size_t j = 0; j < VECTOR; j++)
            d->s[i][j] = (int16_t)((int)(bench_draw(&state) % (2 * (unsigned)small + 1)) - small);
    }
}

static void *ring_open(const bench_case *c, uint64_t seed) {
    static operands *made[8];
    const ring_case *r = c->spec;
    operands **d = &made[r->small];

    if (!*d) {
        *d = (operands *)bench_words((sizeof **d + 7) / 8);
        if (*d)
            fill(*d, r->small, seed);
    }
    return *d;
}

/* c <- the sums by the definition. */
static void define(const ring_case *r, uint16_t *c, const uint16_t *a, const int16_t *s) {
    for (size_t row = 0; row < r->rows; row++)
        for (size_t k = 0; k < RING_N; k++) {
            int32_t sum = 0;

            for (size_t t = 0; t < r->terms; t++)
                for (size_t i = 0; i < RING_N; i++) {
                    const int32_t x = a[RING_N * (r->terms * row + t) + i];
                    const int32_t y = s[RING_N * t + (k - i) % RING_N];

                    sum += i <= k ? x * y : -x * y;
                }
            c[RING_N * row + k] = (uint16_t)(sum & (Q - 1));
        }
}

static bool right(const ring_case *r, const uint16_t *a, const int16_t *s) {
    static uint16_t got[VECTOR], expected[VECTOR];

    define(r, expected, a, s);
    r->kernel(got, a, s);
    for (size_t i = 0; i < RING_N * r->rows; i++)
        if ((got[i] & (Q - 1)) != expected[i])
            return false;
    return true;
}

/* The greatest magnitudes, with signs that agree or alternate. */
static bool edges(const ring_case *r) {
    static const uint16_t high[EDGES][2] = {
        {4096, 4096}, {4095, 4095}, {4096, 4095}, {8191, 1}, {0, 0}};
    static uint16_t a[MATRIX];
    static int16_t s[VECTOR];

    for (size_t edge = 0; edge < EDGES; edge++)
        for (int alternate = 0; alternate < 2; alternate++) {
            for (size_t i = 0; i < MATRIX; i++)
                a[i] = high[edge][i % 2];
            for (size_t i = 0; i < VECTOR; i++)
                s[i] = (int16_t)(i % 2 && alternate ? r->small : -r->small);
            if (!right(r, a, s))
                return false;
        }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    const ring_case *r = c->spec;
    operands *d = data;

    if (!edges(r))
        return "an extreme differs";
    for (size_t i = 0; i < STREAM / 4; i++)
        if (!right(r, d->a[i], d->s[i]))
            return "a random product differs";
    return NULL;
}

/* A call takes so long that its operands are simply taken in turn; for latency, the place of the
 * next depends on the result of the one before. */
static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    const ring_case *r = c->spec;
    operands *d = data;
    uint64_t seen = 0;

    for (; calls; calls--) {
        const size_t i = *at % STREAM;

        r->kernel(d->c, d->a[i], d->s[i]);
        seen += d->c[0];
        *at = i + 1 + (metric == BENCH_LATENCY ? d->c[RING_N - 1] & STREAM * Q : 0);
    }
    return seen;
}

void ring_control_edge(uint16_t *c, const uint16_t *a, const int16_t *s) {
    const ring_case one = {.rows = 1, .terms = 1};
    uint16_t changed[RING_N];

    for (size_t i = 0; i < RING_N; i++)
        changed[i] = a[i] == 4096 ? 4095 : a[i];
    define(&one, c, changed, s);
}

const bench_family bench_family_ring = {ring_open, check, NULL, loop, NULL, 1};
