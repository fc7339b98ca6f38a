/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Products of any shape: the choice of a transform, integers from residues, the ring's reduction.
 */
#include "ring/generic/generic.h"

#include <sangi/ring.h>

#include "word/wipe.h"

enum { SHORTEST = 8, LONGEST = 4096, MOST_DENSE = 2048, MOST_PRODUCTS = 256 };

/* Greater operands are reduced before they are transformed; no operand is beyond 2^31 - 1. */
static const uint32_t UNREDUCED = (uint32_t)1 << 26, MOST = INT32_MAX;

/** The transform: of x^first - 1 (node 0) or x^first + 1 (node 1), and of x^(first / 2) - 1 if
 * `both`.  The product has `kept` coefficients. */
typedef struct {
    size_t first, node, both, length, kept;
    int primes, reduces;
} plan;

/* The high 64 bits of x y. */
static uint64_t mulhi64(uint64_t x, uint64_t y) {
    const uint64_t low = 0xffffffff, x0 = x & low, x1 = x >> 32, y0 = y & low, y1 = y >> 32;
    const uint64_t middle = x1 * y0 + (x0 * y0 >> 32), other = x0 * y1 + (middle & low);

    return x1 * y1 + (middle >> 32) + (other >> 32);
}

static int is_power(uint32_t n) { return (n & (n - 1)) == 0; }

/* The shortest length of at least n: a power of two, or 3/4 of one. */
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

/* How many primes are exact for |sums| <= count * product; 0 where all of them are too few. */
static int choose_primes(uint64_t count, uint64_t product) {
    const uint64_t high = mulhi64(count, product), low = count * product;

    for (int k = 0; k < SANGI_RING_GENERIC_PRIMES; k++) {
        const uint64_t *const most = sangi_ring_generic_primes[k].most;

        if (high < most[0] || (high == most[0] && low <= most[1]))
            return k + 1;
    }
    return 0;
}

/* Returns 0 where no transform is exact. */
static int choose(plan *chosen, const sangi_ring_shape *s) {
    const int direct = is_power(s->n) && s->n >= SHORTEST && s->form != SANGI_RING_PRIME;

    if (s->n < 2 || s->n > (direct ? LONGEST : MOST_DENSE) || s->form > SANGI_RING_PRIME ||
        s->q < 2 || s->q > (uint32_t)1 << 31 || s->a < 1 || s->a > MOST || s->b < 1 ||
        s->b > MOST || s->products < 1 || s->products > MOST_PRODUCTS)
        return 0;
    chosen->primes = choose_primes((uint64_t)s->n * s->products, (uint64_t)s->a * s->b);
    chosen->reduces = s->a > UNREDUCED || s->b > UNREDUCED;
    if (direct) {
        chosen->first = chosen->length = chosen->kept = s->n;
        chosen->node = s->form == SANGI_RING_NEGACYCLIC;
        chosen->both = 0;
    } else {
        chosen->kept = 2 * (size_t)s->n - 1;
        choose_length(chosen, chosen->kept);
    }
    return chosen->primes > 0;
}

const char *sangi_ring_method_of(const sangi_ring_shape *shape) {
    static const char *const methods[] = {"one prime", "two primes", "three primes"};
    plan chosen;

    if (!choose(&chosen, shape))
        return NULL;
    return methods[chosen.primes - 1];
}

/* x <- a, padded with zeros and reduced modulo each segment.  Of two segments the first is longer
 * than a: 2 n - 1 <= 3 / 2 first. */
static void load_operand(int32_t *x, const int32_t *a, size_t n, const plan *l,
                         const sangi_ring_generic_prime *q) {
    for (size_t i = 0; i < l->first; i++)
        x[i] = i < n ? a[i] : 0;
    if (l->reduces)
        for (size_t i = 0; i < n; i++)
            x[i] = sangi_ring_generic_mul(x[i], q->one, q);
    if (l->both)
        for (size_t i = 0; i < l->first / 2; i++)
            x[l->first + i] = x[i] + x[i + l->first / 2];
}

static void each_segment(void (*f)(int32_t *, size_t, size_t, const sangi_ring_generic_prime *),
                         int32_t *x, const plan *l, const sangi_ring_generic_prime *q) {
    f(x, l->first, l->node, q);
    if (l->both)
        f(x + l->first, l->first / 2, 0, q);
}

/*
 * The Chinese remainder theorem for segments: a product of degree below 3 m / 2 with residues c
 * modulo x^m + 1 and d modulo x^(m/2) - 1 is c + (x^m + 1) t, where 2 t = d - c modulo x^(m/2) - 1.
 */
static void crt_segments(int32_t *x, const plan *l, const sangi_ring_generic_prime *q) {
    const size_t half = l->first / 2;

    for (size_t i = 0; i < half; i++) {
        /* a sum of three centred residues */
        const int32_t d = x[l->first + i] - x[i] - x[i + half];
        const int32_t t = sangi_ring_generic_mul(d, q->half, q);

        x[l->first + i] = sangi_ring_generic_centre(t, q);
        x[i] = sangi_ring_generic_centre(x[i] + t, q);
    }
}

/* r <- the sum of products modulo one prime, over the length of the plan; x and y are scratch. */
static void residues(int32_t *r, int32_t *x, int32_t *y, const int32_t *a, const int32_t *b,
                     const sangi_ring_shape *s, const plan *l, const sangi_ring_generic_prime *q) {
    for (size_t i = 0; i < l->length; i++)
        r[i] = 0;
    for (size_t j = 0; j < s->products; j++) {
        load_operand(x, a + s->n * j, s->n, l, q);
        load_operand(y, b + s->n * j, s->n, l, q);
        each_segment(sangi_ring_generic_forward, x, l, q);
        each_segment(sangi_ring_generic_forward, y, l, q);
        sangi_ring_generic_basemul_acc(r, x, y, l->first, l->node, q);
        if (l->both)
            sangi_ring_generic_basemul_acc(r + l->first, x + l->first, y + l->first, l->first / 2,
                                           0, q);
    }
    each_segment(sangi_ring_generic_inverse, r, l, q);
    if (l->both)
        crt_segments(r, l, q);
}

/*
 * The Chinese remainder theorem for primes: the integer with the residues r[k] modulo p_k becomes
 * r[0] + p0 r[1] + p0 p1 r[2] with centred digits.
 */
static void crt_primes(int32_t *const *r, int primes, size_t length) {
    for (int k = 1; k < primes; k++)
        for (int j = 0; j < k; j++) {
            const sangi_ring_generic_prime *const q = &sangi_ring_generic_primes[k];

            for (size_t i = 0; i < length; i++)
                r[k][i] = sangi_ring_generic_centre(
                    sangi_ring_generic_mul(r[k][i] - r[j][i], q->crt[j], q), q);
        }
}

/* x mod q by Barrett reduction, for x < 2^62 and inverse = floor((2^64 - 1) / q); the quotient is
 * at most 2 too small. */
static uint32_t barrett_reduce(uint64_t x, uint32_t q, uint64_t inverse) {
    uint64_t r = x - mulhi64(x, inverse) * q;

    for (int i = 0; i < 2; i++) {
        r -= q;
        r += q & sangi_ring_generic_sign_mask((int32_t)(r >> 32));
    }
    return (uint32_t)r;
}

/*
 * c <- the integers of the digits r modulo the ring's polynomial and q.  The weight of the third
 * digit is taken modulo q, so that 64 bits hold three integers.
 */
static void store_result(uint32_t *c, int32_t *const *r, const sangi_ring_shape *s, const plan *l) {
    const uint64_t inverse = UINT64_MAX / s->q, lift = ((uint64_t)1 << 60) / s->q * s->q;
    const int64_t p0 = sangi_ring_generic_primes[0].p;
    const int64_t third = (int64_t)((uint64_t)(p0 * sangi_ring_generic_primes[1].p) % s->q);
    const size_t n = s->n;

#define INTEGER(i)                                                                                 \
    (r[0][i] + (l->primes > 1 ? p0 * r[1][i] : 0) + (l->primes > 2 ? third * r[2][i] : 0))
    for (size_t i = 0; i < n; i++) {
        const int64_t wrapped = n + i < l->kept ? INTEGER(n + i) : 0;
        int64_t sum = INTEGER(i) + (s->form == SANGI_RING_NEGACYCLIC ? -wrapped : wrapped);

        if (s->form == SANGI_RING_PRIME && i > 0)
            sum += INTEGER(n + i - 1);
        c[i] = barrett_reduce((uint64_t)sum + lift, s->q, inverse);
    }
#undef INTEGER
}

sangi_status sangi_ring_generic_inner(uint32_t *c, const int32_t *a, const int32_t *b,
                                      const sangi_ring_shape *shape, int32_t *scratch, size_t words,
                                      int any) {
    plan l;

    if (!choose(&l, shape))
        return SANGI_BAD_SHAPE;
    if (words < SANGI_RING_SCRATCH((size_t)shape->n))
        return SANGI_BAD_MEMORY;
    l.reduces |= any;
    /* The residues that are kept overwrite the zeros behind those before them. */
    int32_t *const r[] = {scratch, scratch + l.kept, scratch + 2 * l.kept};
    int32_t *const x = r[l.primes - 1] + l.length, *const y = x + l.length;

    for (int k = 0; k < l.primes; k++)
        residues(r[k], x, y, a, b, shape, &l, &sangi_ring_generic_primes[k]);
    crt_primes(r, l.primes, l.kept);
    store_result(c, r, shape, &l);
    sangi_wipe(scratch, (size_t)(y + l.length - scratch) * sizeof *scratch);
    return SANGI_OK;
}

sangi_status sangi_ring_inner(uint32_t *c, const int32_t *a, const int32_t *b,
                              const sangi_ring_shape *shape, int32_t *scratch, size_t words) {
    return sangi_ring_generic_inner(c, a, b, shape, scratch, words, 0);
}
