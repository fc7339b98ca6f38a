/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of any shape: what is transformed, integers from residues, the ring's reduction. */
#include "ring/generic/generic.h"

#include <sangi/ring.h>

#include "word/wipe.h"

enum { SHORTEST = 8, LONGEST = 4096, MOST_DENSE = 2048, MOST_BITS = 26, MOST_PRODUCTS = 256 };

/** What is transformed: x^first -+ 1 (node), and x^(first / 2) - 1 besides where `both`. */
typedef struct {
    size_t first, node, both, length;
    int primes;
} plan;

static int is_power(uint32_t n) { return (n & (n - 1)) == 0; }

/* The shortest length of at least n: a power of two, or one and a half of it. */
static void choose_length(plan *chosen, size_t n) {
    size_t m = SHORTEST;

    while (m < n)
        m *= 2;
    chosen->first = m;
    chosen->node = 0;
    chosen->both = 0;
    chosen->length = m;
    if (m / 4 * 3 >= n && m / 4 >= SHORTEST) {
        chosen->first = m / 2;
        chosen->node = 1;
        chosen->both = 1;
        chosen->length = m / 4 * 3;
    }
}

/* 0 where there is no way. */
static int choose(plan *chosen, const sangi_ring_shape *s) {
    const int direct = is_power(s->n) && s->n >= SHORTEST && s->form != SANGI_RING_PRIME;
    const uint64_t p0 = (uint64_t)sangi_ring_any_primes[0].p;
    const uint64_t both = p0 * (uint64_t)sangi_ring_any_primes[1].p;
    const uint32_t most = (uint32_t)1 << MOST_BITS;

    if (s->n < 2 || s->n > (direct ? LONGEST : MOST_DENSE) || s->form > SANGI_RING_PRIME ||
        s->q < 2 || s->q > (uint32_t)1 << 31 || s->a < 1 || s->a > most || s->b < 1 ||
        s->b > most || s->products < 1 || s->products > MOST_PRODUCTS)
        return 0;
    const uint64_t count = (uint64_t)s->n * s->products; /* below 2^20 */
    const uint64_t product = (uint64_t)s->a * s->b;      /* at most 2^52 */
    if (product > (both - 1) / 2 / count)
        return 0;
    chosen->primes = count * product <= (p0 - 1) / 2 ? 1 : 2;
    if (direct) {
        chosen->first = chosen->length = s->n;
        chosen->node = s->form == SANGI_RING_NEGACYCLIC;
        chosen->both = 0;
    } else {
        choose_length(chosen, 2 * (size_t)s->n - 1);
    }
    return 1;
}

const char *sangi_ring_method_of(const sangi_ring_shape *shape) {
    plan chosen;

    if (!choose(&chosen, shape))
        return NULL;
    return chosen.primes == 1 ? "one prime" : "two primes";
}

/* x <- a, as the segments take it: n coefficients, the rest of the length zero, folded. */
static void enter(int32_t *x, const int32_t *a, size_t n, const plan *l) {
    for (size_t i = 0; i < l->first; i++)
        x[i] = i < n ? a[i] : 0;
    if (!l->both)
        return;
    const size_t half = l->first / 2;
    for (size_t i = 0; i < half; i++)
        x[l->first + i] = x[i] + x[i + half] + (l->first + i < n ? a[l->first + i] : 0);
    for (size_t i = 0; i < half; i++)
        x[i] -= l->first + i < n ? a[l->first + i] : 0;
}

static void each_segment(void (*f)(int32_t *, size_t, size_t, const sangi_ring_any_prime *),
                         int32_t *x, const plan *l, const sangi_ring_any_prime *q) {
    f(x, l->first, l->node, q);
    if (l->both)
        f(x + l->first, l->first / 2, 0, q);
}

/*
 * From the residues modulo x^m + 1 (c) and x^(m/2) - 1 (d) of a product that is shorter than both:
 * it is c + (x^m + 1) t, where 2 t = d - c modulo x^(m/2) - 1.
 */
static void unite(int32_t *x, const plan *l, const sangi_ring_any_prime *q) {
    const size_t half = l->first / 2;

    for (size_t i = 0; i < half; i++) {
        /* three centred residues */
        const int32_t d = x[l->first + i] - x[i] - x[i + half];
        const int32_t t = sangi_ring_any_times(d, q->half, q);

        x[l->first + i] = sangi_ring_any_centred(t, q);
        x[i] = sangi_ring_any_centred(x[i] + t, q);
    }
}

/* r <- the residues of the sum of products, over the plan's length; x and y are room for operands.
 */
static void residues(int32_t *r, int32_t *x, int32_t *y, const int32_t *a, const int32_t *b,
                     const sangi_ring_shape *s, const plan *l, const sangi_ring_any_prime *q) {
    for (size_t i = 0; i < l->length; i++)
        r[i] = 0;
    for (size_t j = 0; j < s->products; j++) {
        enter(x, a + s->n * j, s->n, l);
        enter(y, b + s->n * j, s->n, l);
        each_segment(sangi_ring_any_forward, x, l, q);
        each_segment(sangi_ring_any_forward, y, l, q);
        sangi_ring_any_multiply(r, x, y, l->first, l->node, q);
        if (l->both)
            sangi_ring_any_multiply(r + l->first, x + l->first, y + l->first, l->first / 2, 0, q);
    }
    each_segment(sangi_ring_any_inverse, r, l, q);
    if (l->both)
        unite(r, l, q);
}

/* r1 <- (r1 - r0) / p0 modulo p1, so that r0 + p0 r1 is the integer. */
static void join(int32_t *r1, const int32_t *r0, size_t length) {
    const sangi_ring_any_prime *const q = &sangi_ring_any_primes[1];

    for (size_t i = 0; i < length; i++)
        r1[i] = sangi_ring_any_centred(sangi_ring_any_times(r1[i] - r0[i], q->join, q), q);
}

/* The highest 64 bits of x y. */
static uint64_t high_word(uint64_t x, uint64_t y) {
    const uint64_t low = 0xffffffff, x0 = x & low, x1 = x >> 32, y0 = y & low, y1 = y >> 32;
    const uint64_t middle = x1 * y0 + (x0 * y0 >> 32), other = x0 * y1 + (middle & low);

    return x1 * y1 + (middle >> 32) + (other >> 32);
}

/* x mod q for x below 2^62; inverse is floor((2^64 - 1) / q).  The quotient is at most 2 too small.
 */
static uint32_t reduced(uint64_t x, uint32_t q, uint64_t inverse) {
    uint64_t r = x - high_word(x, inverse) * q;

    for (int i = 0; i < 2; i++) {
        r -= q;
        r += q & sangi_ring_any_negative((int32_t)(r >> 32));
    }
    return (uint32_t)r;
}

/* c <- the integers r0 + p0 r1, taken modulo the ring's polynomial and q; r1 is NULL for one prime.
 */
static void leave(uint32_t *c, const int32_t *r0, const int32_t *r1, const sangi_ring_shape *s,
                  const plan *l) {
    const uint64_t inverse = UINT64_MAX / s->q, lift = ((uint64_t)1 << 60) / s->q * s->q;
    const size_t n = s->n, end = l->length > n ? 2 * n - 1 : n;

#define INTEGER(i) (r0[i] + (r1 ? (int64_t)sangi_ring_any_primes[0].p * r1[i] : 0))
    for (size_t i = 0; i < n; i++) {
        const int64_t wrapped = n + i < end ? INTEGER(n + i) : 0;
        int64_t sum = INTEGER(i) + (s->form == SANGI_RING_NEGACYCLIC ? -wrapped : wrapped);

        if (s->form == SANGI_RING_PRIME && i > 0)
            sum += INTEGER(n + i - 1);
        c[i] = reduced((uint64_t)sum + lift, s->q, inverse);
    }
#undef INTEGER
}

sangi_status sangi_ring_inner(uint32_t *c, const int32_t *a, const int32_t *b,
                              const sangi_ring_shape *shape, int32_t *scratch, size_t words) {
    plan l;

    if (!choose(&l, shape))
        return SANGI_BAD_SHAPE;
    if (words < SANGI_RING_SCRATCH((size_t)shape->n))
        return SANGI_BAD_MEMORY;
    int32_t *const r[2] = {scratch, scratch + l.length};
    int32_t *const x = scratch + 2 * l.length, *const y = scratch + 3 * l.length;

    for (int k = 0; k < l.primes; k++)
        residues(r[k], x, y, a, b, shape, &l, &sangi_ring_any_primes[k]);
    if (l.primes == 2)
        join(r[1], r[0], l.length);
    leave(c, r[0], l.primes == 2 ? r[1] : NULL, shape, &l);
    sangi_wipe(scratch, 4 * l.length * sizeof *scratch);
    return SANGI_OK;
}
