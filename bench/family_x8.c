/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The family `x8`: operations of the named prime fields on eight elements at once. */
#include "operands.h"
#include "x8/case.h"

#include <string.h>

/* The stream stays in the first-level cache: no kernel branches, so nothing is learnt from it. */
enum { STREAM = 16, CHAINS = 8, WORDS = X8_LANES * X8_MOST, CHECKED = 24 };

typedef struct {
    uint64_t y[STREAM][WORDS], z[CHAINS][WORDS];
} operands;

typedef struct {
    uint64_t digit[X8_MOST + 1];
} number;

static const uint64_t MASK = ((uint64_t)1 << X8_WIDTH) - 1;

/* x - y is written to z; whether that is negative. */
static bool less(number *z, const number *x, const number *y) {
    int64_t borrow = 0;
    for (size_t i = 0; i <= X8_MOST; i++) {
        borrow += (int64_t)x->digit[i] - (int64_t)y->digit[i];
        z->digit[i] = (uint64_t)borrow & MASK;
        borrow >>= X8_WIDTH;
    }
    return borrow < 0;
}

static number sum(const number *x, const number *y) {
    number z;
    uint64_t carry = 0;
    for (size_t i = 0; i <= X8_MOST; i++) {
        carry += x->digit[i] + y->digit[i];
        z.digit[i] = carry & MASK;
        carry >>= X8_WIDTH;
    }
    return z;
}

/* x mod p for x < 2p. */
static number once(number x, const number *p) {
    number d;
    return less(&d, &x, p) ? x : d;
}

/* x y mod p for x, y < p, bit by bit of x. */
static number product(const number *x, const number *y, const number *p) {
    number z = {{0}};
    for (size_t bit = X8_WIDTH * X8_MOST; bit-- > 0;) {
        z = once(sum(&z, &z), p);
        if (x->digit[bit / X8_WIDTH] >> bit % X8_WIDTH & 1)
            z = once(sum(&z, y), p);
    }
    return z;
}

static number modulus(const x8_case *c) {
    number p = {{0}};
    memcpy(p.digit, c->field.modulus, sizeof c->field.modulus);
    return p;
}

static number lane(const x8_case *c, const uint64_t *x, size_t l) {
    number z = {{0}};
    for (size_t i = 0; i < c->field.digits; i++)
        z.digit[i] = x[X8_LANES * i + l];
    return z;
}

/* Eight numbers below 2p: random ones, and in the first vectors 0, 1, p and 2p - 1 among them. */
static void draw(const x8_case *c, uint64_t *x, size_t at, uint64_t *state) {
    const number p = modulus(c), one = {{1}}, twice = sum(&p, &p);
    size_t top = c->field.digits - 1;
    number last;
    less(&last, &twice, &one);
    for (size_t l = 0; l < X8_LANES; l++) {
        number z = {{0}}, scrap;
        do {
            for (size_t i = 0; i <= top; i++)
                z.digit[i] = bench_draw(state) & MASK;
            z.digit[top] %= twice.digit[top] + 1;
        } while (!less(&scrap, &z, &twice));
        if (at < 4 && l < 4) {
            const number *const edges[] = {&last, &p, &one, &scrap};
            memset(&scrap, 0, sizeof scrap);
            z = *edges[(at + l) % 4];
        }
        for (size_t i = 0; i <= top; i++)
            x[X8_LANES * i + l] = z.digit[i];
    }
}

static void *open_case(const bench_case *b, uint64_t seed) {
    const x8_case *const c = b->spec;
    operands *const d = (operands *)bench_words(sizeof(operands) / sizeof(uint64_t));
    if (!d)
        return NULL;
    for (size_t i = 0; i < STREAM; i++)
        draw(c, d->y[i], i, &seed);
    for (size_t i = 0; i < CHAINS; i++)
        draw(c, d->z[i], 0, &seed);
    return d;
}

__attribute__((always_inline)) static inline void run(const x8_case *c, operands *d, size_t chains,
                                                      size_t at, size_t end) {
    if (c->four)
        for (; at < end; at++)
            c->four(d->z[at & chains], d->z[at & chains], d->y[at % STREAM],
                    d->y[(at + 1) % STREAM], d->y[(at + 2) % STREAM]);
    else if (c->binary)
        for (; at < end; at++)
            c->binary(d->z[at & chains], d->z[at & chains], d->y[at % STREAM]);
    else
        for (; at < end; at++)
            c->unary(d->z[at & chains], d->z[at & chains]);
}

static uint64_t loop(const bench_case *b, void *data, bench_metric metric, size_t *at,
                     size_t calls) {
    operands *const d = data;
    const size_t first = *at;
    *at += calls;
    if (metric == BENCH_LATENCY)
        run(b->spec, d, 0, first, *at);
    else
        run(b->spec, d, CHAINS - 1, first, *at);
    return d->z[0][0];
}

/* What lane l has to hold, times R for a product; `y` are up to three numbers. */
static number wanted(const x8_case *c, const number *x, const number *y, const number *p) {
    number z, second;
    switch (c->op) {
    case X8_ADD:
        return once(sum(x, y), p);
    case X8_MUL:
        return product(x, y, p);
    case X8_SQR:
        return product(x, x, p);
    case X8_DOT2:
        z = product(x, y, p);
        second = product(y + 1, y + 2, p);
        return once(sum(&z, &second), p);
    default:
        break;
    }
    const number zero = {{0}};
    if (less(&z, c->op == X8_NEG ? &zero : x, c->op == X8_NEG ? x : y)) {
        /* Below zero: the digits are those of a number mod 2^(52 * 12), and p brings it back. */
        z = sum(&z, p);
    }
    return z;
}

static const char *check(const bench_case *b, void *data) {
    const x8_case *const c = b->spec;
    operands *const d = data;
    const number p = modulus(c), twice = sum(&p, &p);
    number radix = {{1}}, scrap;
    for (size_t i = 0; i < X8_WIDTH * c->field.digits; i++)
        radix = once(sum(&radix, &radix), &p);
    for (size_t at = 0; at < CHECKED; at++) {
        uint64_t before[WORDS];
        memcpy(before, d->z[0], sizeof before);
        size_t next = at;
        loop(b, data, BENCH_LATENCY, &next, 1);
        for (size_t l = 0; l < X8_LANES; l++) {
            number z = lane(c, d->z[0], l);
            if (!less(&scrap, &z, &twice))
                return "a result is not below 2p";
            z = once(z, &p);
            const number x = once(lane(c, before, l), &p);
            number y[3];
            for (size_t i = 0; i < 3; i++)
                y[i] = once(lane(c, d->y[(at + i) % STREAM], l), &p);
            const number want = wanted(c, &x, y, &p);
            if (c->op == X8_MUL || c->op == X8_SQR || c->op == X8_DOT2)
                z = product(&z, &radix, &p);
            if (memcmp(&z, &want, sizeof z) != 0)
                return "a lane differs";
        }
    }
    return NULL;
}

static size_t elements(const bench_case *b) {
    (void)b;
    return X8_LANES;
}

const bench_family bench_family_x8 = {open_case, check, NULL, loop, elements, CHAINS};
