/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "check.h"

#include "reference.h"

#include <string.h>

/* The reference takes long for a product; only sums go round the whole stream. */
enum {
    SUMS = FIELD_STREAM + 1000,
    PRODUCTS = 16 * FIELD_CHAINS,
    INVERSES = 2 * FIELD_CHAINS,
    EDGES = 7
};

typedef uint64_t element[FIELD_MAX_LIMBS];

static const element ZERO = {0}, ONE = {1};

static uint64_t truth(bool x) { return x ? UINT64_MAX : 0; }

static bool is_predicate(field_op op) {
    return op == FIELD_IS_ZERO || op == FIELD_EQUAL || op == FIELD_IS_SQUARE;
}

/* z <- (x + R y) f mod p, where y is cut off above the length of two encodings. */
static void wide(const bench_field *field, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    element low, high = {0};
    memcpy(high, y, 2 * field_bytes(field) - field->limbs * sizeof *y);
    reference_mul(field, low, x, field->square);
    reference_mul(field, high, high, field->square);
    reference_mul(field, high, high, field->radix);
    reference_add(field, z, low, high);
}

/*
 * One step of the operation on z (and w), with the operand y; returns what the kernel returns.
 * For a square root, z is its square.
 */
static uint64_t step(const field_case *c, uint64_t *z, uint64_t *w, const uint64_t *y,
                     uint64_t mask) {
    const bench_field *field = c->field;
    size_t bytes = field->limbs * sizeof *z;
    element old;
    memcpy(old, z, bytes);
    switch (c->op) {
    case FIELD_ADD:
        reference_add(field, z, z, y);
        return 0;
    case FIELD_SUB:
        reference_sub(field, z, z, y);
        return 0;
    case FIELD_NEG:
        reference_sub(field, z, ZERO, z);
        return 0;
    case FIELD_DBL:
        reference_add(field, z, z, z);
        return 0;
    case FIELD_HALF:
        reference_half(field, z, z);
        return 0;
    case FIELD_SELECT:
        memcpy(z, mask ? old : y, bytes);
        return 0;
    case FIELD_CSWAP:
        memcpy(z, mask ? w : old, bytes);
        memcpy(w, mask ? old : w, bytes);
        return 0;
    case FIELD_IS_ZERO:
        return truth(memcmp(y, ZERO, bytes) == 0);
    case FIELD_EQUAL:
        return truth(memcmp(y, z, bytes) == 0);
    case FIELD_MUL:
        reference_mul(field, z, z, y);
        return 0;
    case FIELD_SQR:
        reference_mul(field, z, z, z);
        return 0;
    case FIELD_MUL_SMALL:
        reference_mul_small(field, z, z, FIELD_SMALL(*y));
        return 0;
    case FIELD_INV:
        reference_inverse(field, z, y, c->form->ordinary ? ONE : field->square);
        return 0;
    case FIELD_SQRT:
        memcpy(z, reference_is_square(field, y) ? y : ZERO, bytes);
        return truth(reference_is_square(field, y));
    case FIELD_IS_SQUARE:
        return truth(reference_is_square(field, y));
    case FIELD_POW:
        reference_power(field, z, z, (const uint8_t *)y, field_bytes(field));
        return 0;
    case FIELD_BATCH_INV:
        return 0;
    case FIELD_FROM_BYTES:
        reference_mul(field, z, y, field->square);
        return 0;
    case FIELD_FROM_BYTES_WIDE:
        wide(field, z, y, y + field->limbs);
        return 0;
    case FIELD_TO_BYTES:
        reference_mul(field, z, z, ONE);
        return 0;
    }
    return 0;
}

/* A result as limbs; for a square root its square. */
static void result(const field_case *c, uint64_t *z, const uint64_t *slot) {
    c->form->get(z, slot, c->field->limbs);
    if (c->op == FIELD_SQRT)
        reference_mul(c->field, z, z, z);
}

static bool holds(const field_case *c, const uint64_t *slots, element *expected) {
    for (size_t chain = 0; chain < FIELD_CHAINS; chain++) {
        element got;
        result(c, got, slots + chain * FIELD_CHAIN_WORDS);
        if (memcmp(got, expected[chain], c->field->limbs * sizeof *got) != 0)
            return false;
    }
    return true;
}

static size_t calls_of(field_op op) {
    switch (op) {
    case FIELD_INV:
    case FIELD_SQRT:
    case FIELD_IS_SQUARE:
    case FIELD_POW:
    case FIELD_BATCH_INV:
        return INVERSES;
    case FIELD_MUL:
    case FIELD_SQR:
    case FIELD_MUL_SMALL:
    case FIELD_FROM_BYTES:
    case FIELD_FROM_BYTES_WIDE:
    case FIELD_TO_BYTES:
        return PRODUCTS;
    default:
        return SUMS;
    }
}

/* Whether d->batch has the inverses of x. */
static bool batch_agrees(const field_data *d, const uint64_t *x) {
    const size_t n = d->field->limbs;
    for (size_t i = 0; i < FIELD_BATCH; i++) {
        element expected;
        reference_inverse(d->field, expected, x + i * n, d->field->square);
        if (memcmp(d->batch + i * n, expected, n * sizeof *expected) != 0)
            return false;
    }
    return true;
}

static bool chain_agrees(const field_case *c, field_data *d, bench_metric metric) {
    element z[FIELD_CHAINS], w[FIELD_CHAINS];
    const size_t n = d->field->limbs, calls = calls_of(c->op);
    size_t at = 0;
    if (!field_data_reset(d))
        return false;
    for (size_t chain = 0; chain < FIELD_CHAINS; chain++) {
        result(c, z[chain], d->z + chain * FIELD_CHAIN_WORDS);
        result(c, w[chain], d->w + chain * FIELD_CHAIN_WORDS);
    }
    const uint64_t *y = d->values[FIELD_OPERANDS(c)];
    uint64_t sum = 0;
    for (size_t i = 0; i < calls; i++) {
        size_t chain = metric == BENCH_LATENCY || is_predicate(c->op) ? 0 : i % FIELD_CHAINS;
        size_t k = i % FIELD_STREAM;
        sum += step(c, z[chain], w[chain], y + k * n, d->masks[k]);
    }
    if (field_loop(c, d, metric, &at, calls) != sum)
        return false;
    if (c->op == FIELD_BATCH_INV)
        return batch_agrees(d, d->values[c->input] + FIELD_BATCH_AT(calls - 1) * n);
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
static uint64_t apply(const field_case *c, uint64_t *z, const uint64_t *v, const uint64_t *y) {
    const size_t length = field_bytes(c->field);
    switch (c->op) {
    case FIELD_ADD:
    case FIELD_SUB:
    case FIELD_MUL:
        c->kernel.binary(z, z, v);
        return 0;
    case FIELD_MUL_SMALL:
        c->kernel.small(z, z, FIELD_SMALL(*y));
        return 0;
    case FIELD_INV:
        c->kernel.unary(z, v);
        return 0;
    case FIELD_SQRT:
        return c->kernel.root(z, v);
    case FIELD_IS_SQUARE:
        return c->kernel.is_zero(v);
    case FIELD_POW:
        c->kernel.power(z, z, (const uint8_t *)y, length);
        return 0;
    case FIELD_FROM_BYTES:
        return c->kernel.decode(z, (const uint8_t *)y, length);
    case FIELD_FROM_BYTES_WIDE:
        return c->kernel.decode(z, (const uint8_t *)y, 2 * length);
    case FIELD_TO_BYTES:
        return c->kernel.encode((uint8_t *)z, length, z);
    default:
        c->kernel.unary(z, z);
        return 0;
    }
}

/* One step by the kernel, on the first accumulators; the caller resets them. */
static bool edge_agrees(const field_case *c, field_data *d, const uint64_t *x, const uint64_t *y) {
    size_t n = d->field->limbs;
    element expected = {0}, got = {0};
    uint64_t *z = d->z, *v = d->w, operand[2 * FIELD_MAX_LIMBS] = {0};
    memcpy(expected, x, n * sizeof *x);
    memcpy(operand, y, n * sizeof *y);
    uint64_t told = step(c, expected, NULL, operand, 0);
    if (!d->form->put(z, x, n) || !d->form->put(v, y, n) || apply(c, z, v, operand) != told)
        return false;
    result(c, got, z);
    return memcmp(got, expected, sizeof got) == 0;
}

/* The edge values at the head of a batch. */
static bool edge_batch_agrees(const field_case *c, field_data *d, element *edge) {
    const size_t n = d->field->limbs;
    uint64_t x[FIELD_BATCH * FIELD_MAX_LIMBS];
    memcpy(x, d->values[c->input], FIELD_BATCH * n * sizeof *x);
    for (size_t i = 0; i < EDGES; i++)
        memcpy(x + i * n, edge[i], n * sizeof *x);
    c->kernel.batch(d->batch, x, FIELD_BATCH);
    return batch_agrees(d, x);
}

const char *field_check(const field_case *c, field_data *d) {
    if (!chain_agrees(c, d, BENCH_LATENCY))
        return "a chain of results differs from the reference";
    if (!chain_agrees(c, d, BENCH_THROUGHPUT))
        return "independent results differ from the reference";
    if (c->op == FIELD_SELECT || c->op == FIELD_CSWAP || c->op == FIELD_IS_ZERO ||
        c->op == FIELD_EQUAL)
        return NULL;
    element edge[EDGES];
    make_edges(c->field, edge);
    if (c->op == FIELD_BATCH_INV)
        return edge_batch_agrees(c, d, edge) ? NULL : "an edge value differs from the reference";
    for (size_t i = 0; i < EDGES; i++)
        for (size_t j = 0; j < EDGES; j++)
            if (!edge_agrees(c, d, edge[i], edge[j]))
                return "an edge value differs from the reference";
    return field_data_reset(d) ? NULL : "out of memory";
}
