/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The division steps of invert3.c in AVX2: coefficient i is bit i / 3 of vector i % 3.
 *
 * A shift by one coefficient thus renames two vectors and shifts the bits of the third.  The kind
 * of a step and its sign are masks in all elements of vectors.
 */
#include "sntrup/invert.h"

#if SANGI_ASM && defined(__x86_64__)

#include <immintrin.h>

#include "ring/ring761.h"
#include "word/limb.h"
#include "word/wipe.h"

#define TARGET __attribute__((target("avx2")))
#define INLINE TARGET static inline __attribute__((always_inline))
#define AND _mm256_and_si256
#define OR _mm256_or_si256
#define XOR _mm256_xor_si256

enum { N = SANGI_RING761_N, PLANES = 3, BITS = 256, STEPS = 2 * N - 1 };

typedef __m256i vec;

/** Bits of the coefficients 1, and of the coefficients -1. */
typedef struct {
    vec one[PLANES], minus[PLANES];
} trits;

/** The masks of a step: s is 1 (plus), -1 (minus) or 0 (neither), and whether f and g swap. */
typedef struct {
    vec plus, minus, swap;
} choice;

typedef struct {
    uint64_t one[PLANES][BITS / 64], minus[PLANES][BITS / 64];
} words;

static void put(words *w, int at, int8_t value) {
    const uint64_t u = (uint64_t)(int64_t)value;
    const int plane = at % PLANES, bit = at / PLANES;

    w->one[plane][bit / 64] |= ((u & ~(u >> 1)) & 1) << bit % 64;
    w->minus[plane][bit / 64] |= (u >> 63) << bit % 64;
}

static int8_t get(const words *w, int at) {
    const int plane = at % PLANES, bit = at / PLANES;
    const uint64_t one = w->one[plane][bit / 64] >> bit % 64 & 1;

    return (int8_t)((int)one - (int)(w->minus[plane][bit / 64] >> bit % 64 & 1));
}

TARGET static void load(trits *t, const words *w) {
    for (int i = 0; i < PLANES; i++) {
        t->one[i] = _mm256_loadu_si256((const vec *)w->one[i]);
        t->minus[i] = _mm256_loadu_si256((const vec *)w->minus[i]);
    }
}

/* All ones where bit 0 of x is 1, else 0. */
INLINE vec first_bit(vec x) {
    const vec low = _mm256_broadcastq_epi64(_mm256_castsi256_si128(x));

    return _mm256_sub_epi64(_mm256_setzero_si256(), AND(low, _mm256_set1_epi64x(1)));
}

/* 256 bits, shifted down by one. */
INLINE vec shifted(vec x) {
    const vec next =
        _mm256_blend_epi32(_mm256_permute4x64_epi64(x, 0x39), _mm256_setzero_si256(), 0xc0);

    return OR(_mm256_srli_epi64(x, 1), _mm256_slli_epi64(next, 63));
}

/* x + s y of one plane, up to a common sign where x and y swap. */
INLINE void add(vec *one, vec *minus, vec x1, vec x2, vec y1, vec y2, const choice *c) {
    const vec s1 = OR(AND(y1, c->plus), AND(y2, c->minus));
    const vec s2 = OR(AND(y2, c->plus), AND(y1, c->minus));
    const vec t = XOR(OR(x1, s2), OR(s1, x2));

    *one = XOR(OR(x2, s2), t);
    *minus = XOR(OR(x1, s1), t);
}

INLINE vec choose(vec mask, vec a, vec b) { return _mm256_blendv_epi8(b, a, mask); }

/* f <- f or g, g <- (g + s f) / x. */
INLINE void step_down(trits *f, trits *g, const choice *c) {
    trits sum;

    for (int i = 0; i < PLANES; i++) {
        add(&sum.one[i], &sum.minus[i], g->one[i], g->minus[i], f->one[i], f->minus[i], c);
        f->one[i] = choose(c->swap, g->one[i], f->one[i]);
        f->minus[i] = choose(c->swap, g->minus[i], f->minus[i]);
    }
    *g = (trits){{sum.one[1], sum.one[2], shifted(sum.one[0])},
                 {sum.minus[1], sum.minus[2], shifted(sum.minus[0])}};
}

/* v <- x v or r, r <- r + s x v; both are reversed. */
INLINE void step_up(trits *v, trits *r, const choice *c) {
    const trits x = {{v->one[1], v->one[2], shifted(v->one[0])},
                     {v->minus[1], v->minus[2], shifted(v->minus[0])}};

    for (int i = 0; i < PLANES; i++) {
        v->one[i] = choose(c->swap, r->one[i], x.one[i]);
        v->minus[i] = choose(c->swap, r->minus[i], x.minus[i]);
        add(&r->one[i], &r->minus[i], r->one[i], r->minus[i], x.one[i], x.minus[i], c);
    }
}

/* v <- v after all steps, times the sign of f; returns delta in every element. */
TARGET static vec divide(trits *v, const words *f_in, const words *g_in, const words *r_in) {
    const vec one = _mm256_set1_epi64x(1);
    trits f, g, r, u = {0};
    vec delta = one;

    load(&f, f_in);
    load(&g, g_in);
    load(&r, r_in);
    for (int i = 0; i < STEPS; i++) {
        const vec f1 = first_bit(f.one[0]), f2 = first_bit(f.minus[0]);
        const vec g1 = first_bit(g.one[0]), g2 = first_bit(g.minus[0]);
        const vec plus = OR(AND(f1, g2), AND(f2, g1)), minus = OR(AND(f1, g1), AND(f2, g2));
        const vec later = _mm256_cmpgt_epi64(delta, _mm256_setzero_si256());
        const vec swap = AND(OR(plus, minus), later);
        const choice c = {plus, minus, swap};

        delta = _mm256_add_epi64(_mm256_sub_epi64(XOR(delta, swap), swap), one);
        step_down(&f, &g, &c);
        step_up(&u, &r, &c);
    }
    const vec plus = first_bit(f.one[0]), minus = first_bit(f.minus[0]);
    for (int i = 0; i < PLANES; i++) {
        v->one[i] = OR(AND(u.one[i], plus), AND(u.minus[i], minus));
        v->minus[i] = OR(AND(u.minus[i], plus), AND(u.one[i], minus));
    }
    return delta;
}

TARGET sangi_mask sangi_sntrup_invert3_avx2(int8_t *h, const int8_t *g) {
    words f_in = {0}, g_in = {0}, r_in = {0}, out;
    trits v;

    put(&f_in, 0, 1);
    put(&f_in, N - 1, -1);
    put(&f_in, N, -1);
    for (int i = 0; i < N; i++)
        put(&g_in, N - 1 - i, g[i]);
    put(&r_in, N - 1, 1);
    const vec last = divide(&v, &f_in, &g_in, &r_in);
    const int32_t delta = _mm256_extract_epi32(last, 0);
    for (int i = 0; i < PLANES; i++) {
        _mm256_storeu_si256((vec *)out.one[i], v.one[i]);
        _mm256_storeu_si256((vec *)out.minus[i], v.minus[i]);
    }
    for (int i = 0; i < N; i++)
        h[i] = get(&out, i);
    sangi_wipe(&g_in, sizeof g_in);
    sangi_wipe(&out, sizeof out);
    sangi_wipe(&v, sizeof v);
    /* delta is 0 exactly where f and g have no common divisor. */
    return sangi_limb_mask((sangi_limb)(1 ^ ((uint32_t)(delta | -delta) >> 31)));
}

#endif
