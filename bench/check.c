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

static bool is_predicate(bench_op op) {
    return op == BENCH_IS_ZERO || op == BENCH_EQUAL || op == BENCH_IS_SQUARE;
}

/* z <- (x + R y) R mod p, where y is cut off above the length of two encodings. */
static void wide(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    element low, high = {0};
    memcpy(high, y, 2 * bench_bytes(field) - field->limbs * sizeof *y);
    reference_mul(field, low, x, field->square);
    reference_mul(field, high, high, field->square);
    reference_mul(field, high, high, field->square);
    reference_add(field, z, low, high);
}

/*
 * One step of the operation on z (and w), with the operand y; returns what the kernel returns.
 * For a square root, z is its square.
 */
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
    case BENCH_SQRT:
        memcpy(z, reference_is_square(field, y) ? y : ZERO, bytes);
        return truth(reference_is_square(field, y));
    case BENCH_IS_SQUARE:
        return truth(reference_is_square(field, y));
    case BENCH_POW:
        reference_power(field, z, z, (const uint8_t *)y, bench_bytes(field));
        return 0;
    case BENCH_BATCH_INV:
        return 0;
    case BENCH_FROM_BYTES:
        reference_mul(field, z, y, field->square);
        return 0;
    case BENCH_FROM_BYTES_WIDE:
        wide(field, z, y, y + field->limbs);
        return 0;
    case BENCH_TO_BYTES:
        reference_mul(field, z, z, ONE);
        return 0;
    }
    return 0;
}

/* A result as limbs; for a square root its square. */
static void result(const bench_case *c, uint64_t *z, const uint64_t *slot) {
    c->form->get(z, slot, c->field->limbs);
    if (c->op == BENCH_SQRT)
        reference_mul(c->field, z, z, z);
}

static bool holds(const bench_case *c, const uint64_t *slots, element *expected) {
    for (size_t lane = 0; lane < BENCH_LANES; lane++) {
        element got;
        result(c, got, slots + lane * BENCH_LANE_WORDS);
        if (memcmp(got, expected[lane], c->field->limbs * sizeof *got) != 0)
            return false;
    }
    return true;
}

static size_t calls_of(bench_op op) {
    switch (op) {
    case BENCH_INV:
    case BENCH_SQRT:
    case BENCH_IS_SQUARE:
    case BENCH_POW:
    case BENCH_BATCH_INV:
        return INVERSES;
    case BENCH_MUL:
    case BENCH_SQR:
    case BENCH_MUL_SMALL:
    case BENCH_FROM_BYTES:
    case BENCH_FROM_BYTES_WIDE:
    case BENCH_TO_BYTES:
        return PRODUCTS;
    default:
        return SUMS;
    }
}

/* Whether d->batch has the inverses of x. */
static bool batch_agrees(const bench_data *d, const uint64_t *x) {
    const size_t n = d->field->limbs;
    for (size_t i = 0; i < BENCH_BATCH; i++) {
        element expected;
        reference_inverse(d->field, expected, x + i * n, d->field->square);
        if (memcmp(d->batch + i * n, expected, n * sizeof *expected) != 0)
            return false;
    }
    return true;
}

static bool chain_agrees(const bench_case *c, bench_data *d, bench_metric metric) {
    element z[BENCH_LANES], w[BENCH_LANES];
    const size_t n = d->field->limbs, calls = calls_of(c->op);
    size_t at = 0;
    if (!bench_data_reset(d))
        return false;
    for (size_t lane = 0; lane < BENCH_LANES; lane++) {
        result(c, z[lane], d->z + lane * BENCH_LANE_WORDS);
        result(c, w[lane], d->w + lane * BENCH_LANE_WORDS);
    }
    const uint64_t *y = d->values[BENCH_OPERANDS(c)];
    uint64_t sum = 0;
    for (size_t i = 0; i < calls; i++) {
        size_t lane = metric == BENCH_LATENCY || is_predicate(c->op) ? 0 : i % BENCH_LANES;
        size_t k = i % BENCH_STREAM;
        sum += step(c, z[lane], w[lane], y + k * n, d->masks[k]);
    }
    if (bench_loop(c, d, metric, &at, calls) != sum)
        return false;
    if (c->op == BENCH_BATCH_INV)
        return batch_agrees(d, d->values[c->input] + BENCH_BATCH_AT(calls - 1) * n);
    return holds(c, d->z, z) && holds(c, d->w, w);
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

/* One step by the kernel, on z with the operand v, which is y in the library's form. */
static uint64_t apply(const bench_case *c, uint64_t *z, const uint64_t *v, const uint64_t *y) {
    const size_t length = bench_bytes(c->field);
    switch (c->op) {
    case BENCH_ADD:
    case BENCH_SUB:
    case BENCH_MUL:
        c->kernel.binary(z, z, v);
        return 0;
    case BENCH_MUL_SMALL:
        c->kernel.small(z, z, BENCH_SMALL(*y));
        return 0;
    case BENCH_INV:
        c->kernel.unary(z, v);
        return 0;
    case BENCH_SQRT:
        return c->kernel.root(z, v);
    case BENCH_IS_SQUARE:
        return c->kernel.is_zero(v);
    case BENCH_POW:
        c->kernel.power(z, z, (const uint8_t *)y, length);
        return 0;
    case BENCH_FROM_BYTES:
        return c->kernel.decode(z, (const uint8_t *)y, length);
    case BENCH_FROM_BYTES_WIDE:
        return c->kernel.decode(z, (const uint8_t *)y, 2 * length);
    case BENCH_TO_BYTES:
        return c->kernel.encode((uint8_t *)z, length, z);
    default:
        c->kernel.unary(z, z);
        return 0;
    }
}

/* One step by the kernel, on the first accumulators; the caller resets them. */
static bool edge_agrees(const bench_case *c, bench_data *d, const uint64_t *x, const uint64_t *y) {
    size_t n = d->field->limbs;
    element expected = {0}, got = {0};
    uint64_t *z = d->z, *v = d->w, operand[2 * BENCH_MAX_LIMBS] = {0};
    memcpy(expected, x, n * sizeof *x);
    memcpy(operand, y, n * sizeof *y);
    uint64_t told = step(c, expected, NULL, operand, 0);
    if (!d->form->put(z, x, n) || !d->form->put(v, y, n) || apply(c, z, v, operand) != told)
        return false;
    result(c, got, z);
    return memcmp(got, expected, sizeof got) == 0;
}

/* The edge values at the head of a batch. */
static bool edge_batch_agrees(const bench_case *c, bench_data *d, element *edge) {
    const size_t n = d->field->limbs;
    uint64_t x[BENCH_BATCH * BENCH_MAX_LIMBS];
    memcpy(x, d->values[c->input], BENCH_BATCH * n * sizeof *x);
    for (size_t i = 0; i < EDGES; i++)
        memcpy(x + i * n, edge[i], n * sizeof *x);
    c->kernel.batch(d->batch, x, BENCH_BATCH);
    return batch_agrees(d, x);
}

const char *bench_check(const bench_case *c, bench_data *d) {
    if (!chain_agrees(c, d, BENCH_LATENCY))
        return "a chain of results differs from the reference";
    if (!chain_agrees(c, d, BENCH_THROUGHPUT))
        return "independent results differ from the reference";
    if (c->op == BENCH_SELECT || c->op == BENCH_CSWAP || c->op == BENCH_IS_ZERO ||
        c->op == BENCH_EQUAL)
        return NULL;
    element edge[EDGES];
    make_edges(c->field, edge);
    if (c->op == BENCH_BATCH_INV)
        return edge_batch_agrees(c, d, edge) ? NULL : "an edge value differs from the reference";
    for (size_t i = 0; i < EDGES; i++)
        for (size_t j = 0; j < EDGES; j++)
            if (!edge_agrees(c, d, edge[i], edge[j]))
                return "an edge value differs from the reference";
    return bench_data_reset(d) ? NULL : "out of memory";
}
