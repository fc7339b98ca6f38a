/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "check.h"

#include "reference.h"

#include <string.h>

/* The reference takes long for a product; only sums go round the whole stream. */
enum {
    SUMS = BENCH_STREAM + 1000,
    PRODUCTS = 16 * BENCH_LANES,
    INVERSES = 2 * BENCH_LANES,
    EDGES = 7
};

typedef uint64_t element[BENCH_MAX_LIMBS];

static const element ZERO = {0}, ONE = {1};

static uint64_t truth(bool x) { return x ? UINT64_MAX : 0; }

static bool is_predicate(bench_op op) { return op == BENCH_IS_ZERO || op == BENCH_EQUAL; }

/* One step of the operation on z (and w), with the operand y; returns a predicate's result. */
static uint64_t step(const bench_case *c, uint64_t *z, uint64_t *w, const uint64_t *y,
                     uint64_t mask) {
    const bench_field *field = c->field;
    size_t bytes = field->limbs * sizeof *z;
    element old;
    memcpy(old, z, bytes);
    switch (c->op) {
    case BENCH_ADD:
        reference_add(field, z, z, y);
        return 0;
    case BENCH_SUB:
        reference_sub(field, z, z, y);
        return 0;
    case BENCH_NEG:
        reference_sub(field, z, ZERO, z);
        return 0;
    case BENCH_DBL:
        reference_add(field, z, z, z);
        return 0;
    case BENCH_HALF:
        reference_half(field, z, z);
        return 0;
    case BENCH_SELECT:
        memcpy(z, mask ? old : y, bytes);
        return 0;
    case BENCH_CSWAP:
        memcpy(z, mask ? w : old, bytes);
        memcpy(w, mask ? old : w, bytes);
        return 0;
    case BENCH_IS_ZERO:
        return truth(memcmp(y, ZERO, bytes) == 0);
    case BENCH_EQUAL:
        return truth(memcmp(y, z, bytes) == 0);
    case BENCH_MUL:
        reference_mul(field, z, z, y);
        return 0;
    case BENCH_SQR:
        reference_mul(field, z, z, z);
        return 0;
    case BENCH_MUL_SMALL:
        reference_mul_small(field, z, z, BENCH_SMALL(*y));
        return 0;
    case BENCH_INV:
        reference_inverse(field, z, y, c->form->ordinary ? ONE : field->square);
        return 0;
    }
    return 0;
}

static bool holds(const bench_data *d, const uint64_t *slots, element *expected) {
    for (size_t lane = 0; lane < BENCH_LANES; lane++) {
        element got;
        d->form->get(got, slots + lane * BENCH_LANE_WORDS, d->field->limbs);
        if (memcmp(got, expected[lane], d->field->limbs * sizeof *got) != 0)
            return false;
    }
    return true;
}

static size_t calls_of(bench_op op) {
    if (op == BENCH_INV)
        return INVERSES;
    return op == BENCH_MUL || op == BENCH_SQR || op == BENCH_MUL_SMALL ? PRODUCTS : SUMS;
}

static bool chain_agrees(const bench_case *c, bench_data *d, bench_metric metric) {
    element z[BENCH_LANES], w[BENCH_LANES];
    const size_t n = d->field->limbs, calls = calls_of(c->op);
    size_t at = 0;
    for (size_t lane = 0; lane < BENCH_LANES; lane++) {
        memcpy(z[lane], d->begin + lane * n, n * sizeof(uint64_t));
        memcpy(w[lane], d->begin + (BENCH_LANES + lane) * n, n * sizeof(uint64_t));
    }
    const uint64_t *y = d->values[is_predicate(c->op) ? (int)BENCH_MIXED : (int)c->input];
    uint64_t sum = 0;
    for (size_t i = 0; i < calls; i++) {
        size_t lane = metric == BENCH_LATENCY || is_predicate(c->op) ? 0 : i % BENCH_LANES;
        size_t k = i % BENCH_STREAM;
        sum += step(c, z[lane], w[lane], y + k * n, d->masks[k]);
    }
    if (!bench_data_reset(d) || bench_loop(c, d, metric, &at, calls) != sum)
        return false;
    return holds(d, d->z, z) && holds(d, d->w, w);
}

static void make_edges(const bench_field *field, element *edge) {
    memset(edge, 0, EDGES * sizeof *edge);
    edge[1][0] = 1;
    edge[2][0] = 2;
    reference_sub(field, edge[3], ZERO, edge[1]);
    reference_sub(field, edge[4], ZERO, edge[2]);
    reference_half(field, edge[5], edge[1]);
    reference_half(field, edge[6], edge[3]);
}

/* One step by the kernel, on the first accumulators; the caller resets them. */
static bool edge_agrees(const bench_case *c, bench_data *d, const uint64_t *x, const uint64_t *y) {
    size_t n = d->field->limbs;
    element expected = {0}, got = {0};
    uint64_t *z = d->z, *v = d->w;
    memcpy(expected, x, n * sizeof *x);
    step(c, expected, NULL, y, 0);
    if (!d->form->put(z, x, n) || !d->form->put(v, y, n))
        return false;
    if (c->op == BENCH_ADD || c->op == BENCH_SUB || c->op == BENCH_MUL)
        c->kernel.binary(z, z, v);
    else if (c->op == BENCH_MUL_SMALL)
        c->kernel.small(z, z, BENCH_SMALL(*y));
    else
        c->kernel.unary(z, c->op == BENCH_INV ? v : z);
    d->form->get(got, z, n);
    return memcmp(got, expected, sizeof got) == 0;
}

const char *bench_check(const bench_case *c, bench_data *d) {
    if (!chain_agrees(c, d, BENCH_LATENCY))
        return "a chain of results differs from the reference";
    if (!chain_agrees(c, d, BENCH_THROUGHPUT))
        return "independent results differ from the reference";
    if (c->op == BENCH_SELECT || c->op == BENCH_CSWAP || is_predicate(c->op))
        return NULL;
    element edge[EDGES];
    make_edges(c->field, edge);
    for (size_t i = 0; i < EDGES; i++)
        for (size_t j = 0; j < EDGES; j++)
            if (!edge_agrees(c, d, edge[i], edge[j]))
                return "an edge value differs from the reference";
    return bench_data_reset(d) ? NULL : "out of memory";
}
