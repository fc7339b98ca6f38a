/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `mod`: products, squares, powers and set-up for a modulus that is known at run time.
 */
#include "mod/data.h"
#include "mod/reference.h"

#include <string.h>

/* A power is checked twice: the reference needs long for each. */
enum { PRODUCTS = 3 * MOD_STREAM, POWERS = 2, SET_UPS = 4, EDGES = 5 };

typedef uint64_t number[MOD_MAX_WORDS];

/* The part of the operands to go through. */
typedef struct {
    mod_data *d;
    size_t first, end;
} walk;

/* As in field/loop.c, each loop exists twice: one chain, or all accumulators in turn. */
#define LANE(w, i) ((w)->d->z + ((i) & lanes) * (w)->d->lane)
#define TWICE(name)                                                                                \
    __attribute__((noinline)) static void name##_latency(const walk *w) { name(w, 0); }            \
    __attribute__((noinline)) static void name##_throughput(const walk *w) {                       \
        name(w, MOD_LANES - 1);                                                                    \
    }
#define LOOP __attribute__((always_inline)) static inline void

LOOP binary(const walk *w, const size_t lanes) {
    const mod_library *library = w->d->library;
    void (*kernel)(const void *, uint64_t *, const uint64_t *, const uint64_t *) =
        w->d->op == MOD_EXP ? library->exp : library->mul;
    const void *context = w->d->context;
    size_t end = w->end, stride = w->d->stride;
    const uint64_t *y = w->d->y + w->first * stride;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(context, LANE(w, i), LANE(w, i), y);
}
TWICE(binary)

LOOP square(const walk *w, const size_t lanes) {
    void (*kernel)(const void *, uint64_t *, const uint64_t *) = w->d->library->sqr;
    const void *context = w->d->context;
    size_t end = w->end;
    for (size_t i = w->first; i < end; i++)
        kernel(context, LANE(w, i), LANE(w, i));
}
TWICE(square)

/* Both metrics are of one context made again and again. */
__attribute__((noinline)) static void set_up(const walk *w) {
    void (*kernel)(void *, const uint64_t *) = w->d->library->init;
    for (size_t i = w->first; i < w->end; i++)
        kernel(w->d->context, w->d->y + i * w->d->stride);
}

static uint64_t loop(const bench_case *c, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    static void (*const LOOPS[][2])(const walk *) = {
        [MOD_MUL] = {binary_latency, binary_throughput},
        [MOD_SQR] = {square_latency, square_throughput},
        [MOD_EXP] = {binary_latency, binary_throughput},
        [MOD_INIT] = {set_up, set_up},
    };
    mod_data *d = data;
    (void)c;
    while (calls) {
        size_t here = MOD_STREAM - *at < calls ? MOD_STREAM - *at : calls;
        walk w = {d, *at, *at + here};
        LOOPS[d->op][metric](&w);
        *at = (*at + here) % MOD_STREAM;
        calls -= here;
    }
    return *d->z;
}

static void step(const mod_data *d, uint64_t *z, const uint64_t *y) {
    const mod_modulus *m = &d->modulus;
    if (d->op == MOD_EXP)
        mod_reference_exp(m, z, z, y);
    else
        mod_reference_mul(m, z, z, d->op == MOD_SQR ? z : y);
}

static bool holds(const mod_data *d, const uint64_t *slot, const uint64_t *expected) {
    number got = {0};
    d->library->get(d->context, got, slot);
    return memcmp(got, expected, d->modulus.words * sizeof *got) == 0;
}

static bool chain_agrees(const bench_case *c, mod_data *d, bench_metric metric) {
    const size_t words = d->modulus.words, calls = d->op == MOD_EXP ? POWERS : PRODUCTS;
    number z[MOD_LANES];
    size_t at = 0;
    for (size_t i = 0; i < MOD_LANES; i++)
        memcpy(z[i], d->begin + i * words, words * sizeof **z);
    for (size_t i = 0; i < calls; i++)
        step(d, z[metric == BENCH_LATENCY ? 0 : i % MOD_LANES], d->values + i % MOD_STREAM * words);
    if (!mod_data_reset(d))
        return false;
    loop(c, d, metric, &at, calls);
    for (size_t i = 0; i < MOD_LANES; i++)
        if (!holds(d, d->z + i * d->lane, z[i]))
            return false;
    return true;
}

/* A product after each set-up, for the modulus that it was given. */
static bool set_up_agrees(const bench_case *c, mod_data *d) {
    static const number two = {2};
    const size_t words = d->modulus.words;
    size_t at = 0;
    for (size_t i = 0; i < SET_UPS; i++) {
        mod_modulus m = {.bits = d->modulus.bits, .words = words};
        number x = {0};
        memcpy(m.n, d->values + i * words, words * sizeof *x);
        mod_reference_complete(&m);
        memcpy(x, m.n, words * sizeof *x);
        x[0] -= 1;
        loop(c, d, BENCH_LATENCY, &at, 1);
        if (!d->library->put(d->context, d->z, x) ||
            !d->library->put(d->context, d->z + d->lane, two))
            return false;
        d->library->mul(d->context, d->z, d->z, d->z + d->lane);
        mod_reference_mul(&m, x, x, two);
        if (!holds(d, d->z, x))
            return false;
    }
    return true;
}

/* 0, 1, 2, n - 2 and n - 1, with each other; as exponents the first three. */
static bool edges_agree(mod_data *d) {
    const size_t words = d->modulus.words, second = d->op == MOD_EXP ? 3 : EDGES;
    number edge[EDGES] = {{0}, {1}, {2}};
    for (uint64_t i = 3; i < EDGES; i++) {
        memcpy(edge[i], d->modulus.n, words * sizeof **edge);
        edge[i][0] -= EDGES - i;
    }
    uint64_t *z = d->z, *y = d->z + d->lane;
    for (size_t i = 0; i < EDGES; i++)
        for (size_t j = 0; j < second; j++) {
            const mod_library *library = d->library;
            number expected;
            memcpy(expected, edge[i], sizeof expected);
            step(d, expected, edge[j]);
            if (!library->put(d->context, z, edge[i]) ||
                !(d->op == MOD_EXP ? library->put_number : library->put)(d->context, y, edge[j]))
                return false;
            if (d->op == MOD_SQR)
                library->sqr(d->context, z, z);
            else
                (d->op == MOD_EXP ? library->exp : library->mul)(d->context, z, z, y);
            if (!holds(d, z, expected))
                return false;
        }
    return true;
}

static const char *check(const bench_case *c, void *data) {
    mod_data *d = data;
    if (d->op == MOD_INIT)
        return set_up_agrees(c, d) ? NULL : "a product after the set-up differs from the reference";
    if (!chain_agrees(c, d, BENCH_LATENCY))
        return "a chain of results differs from the reference";
    if (!chain_agrees(c, d, BENCH_THROUGHPUT))
        return "independent results differ from the reference";
    if (!edges_agree(d))
        return "an edge value differs from the reference";
    return mod_data_reset(d) ? NULL : "out of memory";
}

static void *open_case(const bench_case *c, uint64_t seed) { return mod_data_for(c->spec, seed); }

const bench_family bench_family_mod = {open_case, check, NULL, loop, NULL, 1};
