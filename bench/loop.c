/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "loop.h"

#define LANE(base, i) ((base) + ((i) & lanes) * BENCH_LANE_WORDS)
#define ALONE __attribute__((noinline))

typedef struct {
    const bench_case *c;
    bench_data *d;
    size_t first, end; /**< the part of the stream to go through */
    size_t lanes;      /**< 0: one chain; BENCH_LANES - 1: all accumulators in turn */
} walk;

/* Zero, which the compiler does not know: it ties an address to a result without moving it. */
static volatile uint64_t nothing;

ALONE static uint64_t binary(const walk *w) {
    void (*kernel)(uint64_t *, const uint64_t *, const uint64_t *) = w->c->kernel.binary;
    size_t lanes = w->lanes, end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z;
    const uint64_t *y = w->d->slots[w->c->input] + w->first * stride;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(LANE(z, i), LANE(z, i), y);
    return 0;
}

ALONE static uint64_t unary(const walk *w) {
    void (*kernel)(uint64_t *, const uint64_t *) = w->c->kernel.unary;
    size_t lanes = w->lanes, end = w->end;
    uint64_t *z = w->d->z;
    for (size_t i = w->first; i < end; i++)
        kernel(LANE(z, i), LANE(z, i));
    return 0;
}

ALONE static uint64_t choose(const walk *w) {
    void (*kernel)(uint64_t *, const uint64_t *, const uint64_t *, uint64_t) = w->c->kernel.select;
    size_t lanes = w->lanes, end = w->end, stride = w->d->stride;
    uint64_t *z = w->d->z;
    const uint64_t *y = w->d->slots[w->c->input] + w->first * stride, *mask = w->d->masks;
    for (size_t i = w->first; i < end; i++, y += stride)
        kernel(LANE(z, i), LANE(z, i), y, mask[i]);
    return 0;
}

ALONE static uint64_t swap(const walk *w) {
    void (*kernel)(uint64_t *, uint64_t *, uint64_t) = w->c->kernel.cswap;
    size_t lanes = w->lanes, end = w->end;
    uint64_t *z = w->d->z, *v = w->d->w;
    const uint64_t *mask = w->d->masks;
    for (size_t i = w->first; i < end; i++)
        kernel(LANE(z, i), LANE(v, i), mask[i]);
    return 0;
}

ALONE static uint64_t is_zero(const walk *w) {
    uint64_t (*kernel)(const uint64_t *) = w->c->kernel.is_zero;
    size_t end = w->end, stride = w->d->stride;
    const uint64_t *x = w->d->slots[BENCH_MIXED] + w->first * stride;
    uint64_t sum = 0, result = 0, tie = nothing;
    if (w->lanes)
        for (size_t i = w->first; i < end; i++, x += stride)
            sum += kernel(x);
    else
        for (size_t i = w->first; i < end; i++, x += stride)
            sum += result = kernel(x + (result & tie));
    return sum;
}

ALONE static uint64_t equal(const walk *w) {
    uint64_t (*kernel)(const uint64_t *, const uint64_t *) = w->c->kernel.equal;
    size_t end = w->end, stride = w->d->stride;
    const uint64_t *x = w->d->slots[BENCH_MIXED] + w->first * stride, *z = w->d->z;
    uint64_t sum = 0, result = 0, tie = nothing;
    if (w->lanes)
        for (size_t i = w->first; i < end; i++, x += stride)
            sum += kernel(x, z);
    else
        for (size_t i = w->first; i < end; i++, x += stride)
            sum += result = kernel(x + (result & tie), z);
    return sum;
}

static uint64_t (*const LOOPS[])(const walk *) = {
    [BENCH_ADD] = binary, [BENCH_SUB] = binary,      [BENCH_NEG] = unary,
    [BENCH_DBL] = unary,  [BENCH_HALF] = unary,      [BENCH_SELECT] = choose,
    [BENCH_CSWAP] = swap, [BENCH_IS_ZERO] = is_zero, [BENCH_EQUAL] = equal,
};

uint64_t bench_loop(const bench_case *c, bench_data *d, bench_metric metric, size_t *at,
                    size_t calls) {
    uint64_t sum = 0;
    while (calls) {
        size_t here = BENCH_STREAM - *at < calls ? BENCH_STREAM - *at : calls;
        walk w = {c, d, *at, *at + here, metric == BENCH_LATENCY ? 0 : BENCH_LANES - 1};
        sum += LOOPS[c->op](&w);
        *at = (*at + here) % BENCH_STREAM;
        calls -= here;
    }
    return sum;
}
