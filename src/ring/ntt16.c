/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Eight layers of a number-theoretic transform modulo two primes of 13 and 14 bits, two at a time,
 * and the Chinese remainder theorem: products of 16 bits only, in loops that a compiler makes
 * vectors of.
 *
 * A place is the bits of an exponent.  The first two passes take its two highest bits and write
 * their four results side by side, so that all bits move up by two: then the residues modulo the
 * 16 factors of the first four layers are the columns of a matrix, and the other two passes work
 * on its rows.
 *
 * @ref  [CHK+21]; products by a constant, [Sei18]; passes that move the bits, [Pea68]
 */
#include "ring/ring256.h"

#include "generated/ring/ring256_ntt16.h"

enum { N = SANGI_RING256_N, QUARTER = N / 4, LANES = 16 };

/** Factors [a, b, c, each and turned][prime][lane] of one pass. */
typedef const int16_t (*factors)[2][LANES];

typedef struct {
    int16_t y0, y1, y2, y3;
} quad;

/* a b / 2^16 modulo p, within p / 2 + |a b| / 2^16; turned is b / p modulo 2^16.  Vectors have a
 * product that gives the high half; elsewhere the whole of a b - m p, whose low half is 0, costs
 * less. */
static inline int16_t product(int16_t a, int16_t b, int16_t turned, int16_t p) {
    const int16_t m = (int16_t)((uint32_t)(uint16_t)a * (uint16_t)turned);

#if defined(__x86_64__) || defined(__aarch64__)
    return (int16_t)((int16_t)((int32_t)a * b >> 16) - (int16_t)((int32_t)m * p >> 16));
#else
    return (int16_t)(((int32_t)a * b - (int32_t)m * p) >> 16);
#endif
}

static inline int16_t reduced(int16_t a, const sangi_ring256_prime *q) {
    return product(a, q->one[0], q->one[1], q->p);
}

/* Two layers: (x0 + x2 a) +- (x1 + x3 a) b and (x0 - x2 a) +- (x1 - x3 a) c. */
static inline quad forth(int16_t x0, int16_t x1, int16_t x2, int16_t x3, factors w, int k, int l) {
    const int16_t p = sangi_ring256_primes[k].p;
    const int16_t u = product(x2, w[0][k][l], w[1][k][l], p);
    const int16_t v = product(x3, w[0][k][l], w[1][k][l], p);
    const int16_t b = product((int16_t)(x1 + v), w[2][k][l], w[3][k][l], p);
    const int16_t c = product((int16_t)(x1 - v), w[4][k][l], w[5][k][l], p);
    const int16_t plus = (int16_t)(x0 + u), minus = (int16_t)(x0 - u);

    return (quad){(int16_t)(plus + b), (int16_t)(plus - b), (int16_t)(minus + c),
                  (int16_t)(minus - c)};
}

/* Two layers back: sums s and d, and those two times a, still to be multiplied or reduced. */
static inline quad back(int16_t x0, int16_t x1, int16_t x2, int16_t x3, factors w, int k, int l) {
    const int16_t p = sangi_ring256_primes[k].p;
    const int16_t s0 = (int16_t)(x0 + x1), s1 = (int16_t)(x2 + x3);
    const int16_t d0 = product((int16_t)(x1 - x0), w[4][k][l], w[5][k][l], p);
    const int16_t d1 = product((int16_t)(x3 - x2), w[2][k][l], w[3][k][l], p);

    return (quad){(int16_t)(s0 + s1), (int16_t)(d0 + d1),
                  product((int16_t)(s1 - s0), w[0][k][l], w[1][k][l], p),
                  product((int16_t)(d1 - d0), w[0][k][l], w[1][k][l], p)};
}

/* A pass whose results stand side by side; the first needs no reduction. */
static inline void forth_moving(int16_t *restrict y, const int16_t *restrict x, int pass, int k) {
    for (int i = 0; i < QUARTER; i += LANES)
        for (int l = 0; l < LANES; l++) {
            const int j = i + l;
            const int16_t x0 = pass ? reduced(x[j], &sangi_ring256_primes[k]) : x[j];
            const quad r = forth(x0, x[j + QUARTER], x[j + 2 * QUARTER], x[j + 3 * QUARTER],
                                 sangi_ring256_forward[pass], k, l);

            y[4 * j] = r.y0;
            y[4 * j + 1] = r.y1;
            y[4 * j + 2] = r.y2;
            y[4 * j + 3] = r.y3;
        }
}

static void forward(int16_t (*restrict t)[2][LANES], const int16_t *restrict x, int k) {
    int16_t v[N], u[N];

    forth_moving(u, x, 0, k);
    forth_moving(v, u, 1, k);
    for (int i = 0; i < QUARTER; i += LANES)
        for (int l = 0; l < LANES; l++) {
            const int j = i + l;
            const quad r =
                forth(reduced(v[j], &sangi_ring256_primes[k]), v[j + QUARTER], v[j + 2 * QUARTER],
                      v[j + 3 * QUARTER], sangi_ring256_forward[2], k, l);

            u[j] = r.y0;
            u[j + QUARTER] = r.y1;
            u[j + 2 * QUARTER] = r.y2;
            u[j + 3 * QUARTER] = r.y3;
        }
    for (int i = 0; i < 4; i++)
        for (int l = 0; l < LANES; l++) {
            const int16_t *const x0 = u + QUARTER * i + l;
            const quad r = forth(x0[0], x0[LANES], x0[2 * LANES], x0[3 * LANES],
                                 sangi_ring256_forward[3 + i], k, l);

            t[4 * i][k][l] = r.y0;
            t[4 * i + 1][k][l] = r.y1;
            t[4 * i + 2][k][l] = r.y2;
            t[4 * i + 3][k][l] = r.y3;
        }
}

/* A pass that reads what stands side by side; the last multiplies by the scale. */
static inline void back_moving(int16_t *restrict y, const int16_t *restrict x, int pass, int k) {
    const sangi_ring256_prime *const q = &sangi_ring256_primes[k];
    const int16_t *const unit = pass ? q->one : q->scale;

    for (int i = 0; i < QUARTER; i += LANES)
        for (int l = 0; l < LANES; l++) {
            const int j = i + l;
            const quad r = back(x[4 * j], x[4 * j + 1], x[4 * j + 2], x[4 * j + 3],
                                sangi_ring256_back[pass], k, l);

            y[j] = product(r.y0, unit[0], unit[1], q->p);
            y[j + QUARTER] = product(r.y1, unit[0], unit[1], q->p);
            y[j + 2 * QUARTER] = r.y2;
            y[j + 3 * QUARTER] = r.y3;
        }
}

static void backward(int16_t *restrict x, int16_t (*restrict t)[2][LANES], int k) {
    const sangi_ring256_prime *const q = &sangi_ring256_primes[k];
    int16_t v[N], u[N];

    for (int i = 0; i < 4; i++)
        for (int l = 0; l < LANES; l++) {
            const quad r = back(reduced(t[4 * i][k][l], q), reduced(t[4 * i + 1][k][l], q),
                                reduced(t[4 * i + 2][k][l], q), reduced(t[4 * i + 3][k][l], q),
                                sangi_ring256_back[3 + i], k, l);
            int16_t *const x0 = u + QUARTER * i + l;

            x0[0] = reduced(r.y0, q);
            x0[LANES] = reduced(r.y1, q);
            x0[2 * LANES] = r.y2;
            x0[3 * LANES] = r.y3;
        }
    for (int i = 0; i < QUARTER; i += LANES)
        for (int l = 0; l < LANES; l++) {
            const int j = i + l;
            const quad r = back(u[j], u[j + QUARTER], u[j + 2 * QUARTER], u[j + 3 * QUARTER],
                                sangi_ring256_back[2], k, l);

            v[j] = reduced(r.y0, q);
            v[j + QUARTER] = reduced(r.y1, q);
            v[j + 2 * QUARTER] = r.y2;
            v[j + 3 * QUARTER] = r.y3;
        }
    back_moving(u, v, 1, k);
    back_moving(x, u, 0, k);
}

static void wide(sangi_ring256 *t, const uint16_t *a) {
    int16_t x[N];

    for (int i = 0; i < N; i++)
        x[i] = (int16_t)((int16_t)(uint16_t)(a[i] << 3) >> 3);
    forward(t->two, x, 0);
    forward(t->two, x, 1);
}

static void small(sangi_ring256 *t, const int16_t *s) {
    for (int k = 0; k < 2; k++) {
        const sangi_ring256_prime *const q = &sangi_ring256_primes[k];

        forward(t->two, s, k);
        for (int i = 0; i < LANES; i++) /* for the sums of products */
            for (int l = 0; l < LANES; l++)
                t->two[i][k][l] = reduced(t->two[i][k][l], q);
    }
}

/* x y / 2^16 of two residues. */
static inline int16_t multiply(int16_t x, int16_t y, const sangi_ring256_prime *q) {
    return product(x, y, (int16_t)((uint32_t)(uint16_t)y * (uint16_t)q->inverse), q->p);
}

static inline void sum(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t n) {
    for (int i = 0; i < LANES; i++)
        for (int k = 0; k < 2; k++)
            for (int l = 0; l < LANES; l++) {
                const sangi_ring256_prime *const q = &sangi_ring256_primes[k];
                int16_t t = multiply(x[0].two[i][k][l], y[0].two[i][k][l], q);

                for (size_t j = 1; j < n; j++)
                    t = (int16_t)((j == SANGI_RING256_TERMS ? reduced(t, q) : t) +
                                  multiply(x[j].two[i][k][l], y[j].two[i][k][l], q));
                c->two[i][k][l] = t;
            }
}

static void dot(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y, size_t k) {
    switch (k) { /* a constant count of terms is unrolled */
    case 1:
        sum(c, x, y, 1);
        break;
    case 2:
        sum(c, x, y, 2);
        break;
    case 3:
        sum(c, x, y, 3);
        break;
    default:
        sum(c, x, y, 4);
    }
}

static void add(sangi_ring256 *c, const sangi_ring256 *x, const sangi_ring256 *y) {
    for (int i = 0; i < LANES; i++)
        for (int k = 0; k < 2; k++)
            for (int l = 0; l < LANES; l++) {
                const sangi_ring256_prime *const q = &sangi_ring256_primes[k];

                c->two[i][k][l] = (int16_t)(reduced(c->two[i][k][l], q) +
                                            multiply(x->two[i][k][l], y->two[i][k][l], q));
            }
}

/* c = u + p v modulo p q, where v = (c - u) / p modulo q; its lowest 16 bits are enough. */
static void inverse(uint16_t *c, sangi_ring256 *t) {
    const int16_t p = sangi_ring256_primes[0].p, q = sangi_ring256_primes[1].p;
    int16_t u[N], v[N];

    backward(u, t->two, 0);
    backward(v, t->two, 1);
    for (int i = 0; i < N; i++) {
        const int16_t d =
            product((int16_t)(v[i] - u[i]), sangi_ring256_join[0], sangi_ring256_join[1], q);

        c[i] = (uint16_t)((uint32_t)u[i] + (uint32_t)d * (uint32_t)p) & (SANGI_RING256_Q - 1);
    }
}

const sangi_ring256_method sangi_ring256_ntt16 = {"ntt16", wide, small, dot, add, inverse};
