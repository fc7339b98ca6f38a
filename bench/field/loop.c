/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "loop.h"

/*
 * Each loop exists twice, with `chains` as a constant: 0 is one chain, FIELD_CHAINS - 1 all
 * accumulators in turn.  So nothing that a kernel's operands depend on has to be kept on the stack,
 * where a load could be taken for one of the kernel's own.
 */
#define CHAIN(base, i) ((base) + ((i) & chains) * FIELD_CHAIN_WORDS)
#define TWICE(name)                                                                                \
    __attribute__((noinline)) static uint64_t name##_latency(const walk *w) { return name(w, 0); } \
    __attribute__((noinline)) static uint64_t name##_throughput(const walk *w) {                   \
        return name(w, FIELD_CHAINS - 1);                                                          \
    }
#define LOOP __attribute__((always_inline)) static inline uint64_t

/* The part of the stream to go through. */
typedef struct {
    const field_case *c;
    field_data *d;
    size_t first, end;
} walk;

/* Zero, which the compiler does not know: it ties an address to a result without moving it. */
static volatile uint64_t nothing;

LOOP binary(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *, const uint64_t *) = w->c->kernel.binary;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z;
    const uint64_t *y = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(CHAIN(z, i), CHAIN(z, i), y);
    return 0;
}
TWICE(binary)

LOOP unary(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *) = w->c->kernel.unary;
    size_t end = w->end;
    uint64_t *z = w->d->z;
    for (size_t i = w->first; i < end; i++)
        kernel(CHAIN(z, i), CHAIN(z, i));
    return 0;
}
TWICE(unary)

/* No inverse of an inverse: it would alternate between two values. */
LOOP invert(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *) = w->c->kernel.unary;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z, tie = nothing;
    const uint64_t *x = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, x += stride)
        kernel(CHAIN(z, i), chains ? x : x + (*z & tie));
    return 0;
}
TWICE(invert)

LOOP scale(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *, uint64_t) = w->c->kernel.small;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z;
    const uint64_t *y = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(CHAIN(z, i), CHAIN(z, i), FIELD_SMALL(*y));
    return 0;
}
TWICE(scale)

LOOP choose(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *, const uint64_t *, uint64_t) = w->c->kernel.select;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z;
    const uint64_t *y = w->d->slots[w->c->input] + w->first * stride, *mask = w->d->masks;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(CHAIN(z, i), CHAIN(z, i), y, mask[i]);
    return 0;
}
TWICE(choose)

LOOP swap(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, uint64_t *, uint64_t) = w->c->kernel.cswap;
    size_t end = w->end;
    uint64_t *z = w->d->z, *v = w->d->w;
    const uint64_t *mask = w->d->masks;
    for (size_t i = w->first; i < end; i++)
        kernel(CHAIN(z, i), CHAIN(v, i), mask[i]);
    return 0;
}
TWICE(swap)

LOOP is_zero(const walk *w, const size_t chains) {
    uint64_t (*kernel)(const uint64_t *) = w->c->kernel.is_zero;
    size_t end = w->end, stride = w->d->stride;
    const uint64_t *x = w->d->slots[FIELD_OPERANDS(w->c)] + w->first * stride;
    uint64_t sum = 0, result = 0, tie = nothing;
    for (size_t i = w->first; i < end; i++, x += stride)
        sum += result = kernel(chains ? x : x + (result & tie));
    return sum;
}
TWICE(is_zero)

LOOP equal(const walk *w, const size_t chains) {
    uint64_t (*kernel)(const uint64_t *, const uint64_t *) = w->c->kernel.equal;
    size_t end = w->end, stride = w->d->stride;
    const uint64_t *x = w->d->slots[FIELD_OPERANDS(w->c)] + w->first * stride, *z = w->d->z;
    uint64_t sum = 0, result = 0, tie = nothing;
    for (size_t i = w->first; i < end; i++, x += stride)
        sum += result = kernel(chains ? x : x + (result & tie), z);
    return sum;
}
TWICE(equal)

LOOP root(const walk *w, const size_t chains) {
    uint64_t (*kernel)(uint64_t *, const uint64_t *) = w->c->kernel.root;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z, sum = 0, tie = nothing;
    const uint64_t *x = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, x += stride)
        sum += kernel(CHAIN(z, i), chains ? x : x + (*z & tie));
    return sum;
}
TWICE(root)

LOOP power(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *, const uint8_t *, size_t) = w->c->kernel.power;
    size_t end = w->end, stride = w->d->stride, length = field_bytes(w->d->field);
    uint64_t *z = w->d->z;
    const uint64_t *e = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, e += stride)
        kernel(CHAIN(z, i), CHAIN(z, i), (const uint8_t *)e, length);
    return 0;
}
TWICE(power)

/* Both metrics are of one call after the other: within a call there is parallelism enough. */
LOOP batch(const walk *w, const size_t chains) {
    void (*kernel)(uint64_t *, const uint64_t *, size_t) = w->c->kernel.batch;
    size_t end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->batch, tie = nothing;
    const uint64_t *x = w->d->slots[w->c->input];
    for (size_t i = w->first; i < end; i++)
        kernel(z, x + FIELD_BATCH_AT(i) * stride + (chains ? 0 : *z & tie), FIELD_BATCH);
    return 0;
}
TWICE(batch)

LOOP decode(const walk *w, const size_t chains) {
    unsigned (*kernel)(uint64_t *, const uint8_t *, size_t) = w->c->kernel.decode;
    size_t end = w->end, stride = w->d->stride, length = field_bytes(w->d->field);
    length *= w->c->op == FIELD_FROM_BYTES_WIDE ? 2 : 1;
    uint64_t *z = w->d->z, sum = 0, tie = nothing;
    const uint64_t *x = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, x += stride)
        sum += kernel(CHAIN(z, i), (const uint8_t *)(chains ? x : x + (*z & tie)), length);
    return sum;
}
TWICE(decode)

LOOP encode(const walk *w, const size_t chains) {
    unsigned (*kernel)(uint8_t *, size_t, const uint64_t *) = w->c->kernel.encode;
    size_t end = w->end, length = field_bytes(w->d->field);
    uint64_t *z = w->d->z, sum = 0;
    for (size_t i = w->first; i < end; i++)
        sum += kernel((uint8_t *)CHAIN(z, i), length, CHAIN(z, i));
    return sum;
}
TWICE(encode)

#define BOTH(name) {name##_latency, name##_throughput}
static uint64_t (*const LOOPS[][2])(const walk *) = {
    [FIELD_ADD] = BOTH(binary),
    [FIELD_SUB] = BOTH(binary),
    [FIELD_NEG] = BOTH(unary),
    [FIELD_DBL] = BOTH(unary),
    [FIELD_HALF] = BOTH(unary),
    [FIELD_SELECT] = BOTH(choose),
    [FIELD_CSWAP] = BOTH(swap),
    [FIELD_IS_ZERO] = BOTH(is_zero),
    [FIELD_EQUAL] = BOTH(equal),
    [FIELD_MUL] = BOTH(binary),
    [FIELD_SQR] = BOTH(unary),
    [FIELD_MUL_SMALL] = BOTH(scale),
    [FIELD_INV] = BOTH(invert),
    [FIELD_SQRT] = BOTH(root),
    [FIELD_IS_SQUARE] = BOTH(is_zero),
    [FIELD_POW] = BOTH(power),
    [FIELD_BATCH_INV] = BOTH(batch),
    [FIELD_FROM_BYTES] = BOTH(decode),
    [FIELD_FROM_BYTES_WIDE] = BOTH(decode),
    [FIELD_TO_BYTES] = BOTH(encode),
};

uint64_t field_loop(const field_case *c, field_data *d, bench_metric metric, size_t *at,
                    size_t calls) {
    uint64_t sum = 0;
    while (calls) {
        size_t here = FIELD_STREAM - *at < calls ? FIELD_STREAM - *at : calls;
        walk w = {c, d, *at, *at + here};
        sum += LOOPS[c->op][metric](&w);
        *at = (*at + here) % FIELD_STREAM;
        calls -= here;
    }
    return sum;
}
