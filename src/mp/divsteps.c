/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/*
 * The steps come in two runs of K = SANGI_DIVSTEPS_BITS / 2.  A run needs f and g mod 2^K only, as
 * signed numbers, and one word holds a number beside its element of the matrix's second column:
 *
 *     F = f - 2^K v        G = g - 2^K r        where v = 0 and r = 2^K before the first step
 *
 * A step acts on (f, g) and (v, r) alike, thus on (F, G), and halves g as an exact number.  As |v|,
 * |r| <= 2^K and |f|, |g| < 2^(K - 1), F + G never leaves the word.  After the run both parts can
 * be read; the first column follows from 2^K f' = u f + v g and 2^K g' = q f + r g by the
 * reciprocal of f.
 */
#include "mp/divsteps.h"

#include "word/backend.h"

#define BITS SANGI_DIVSTEPS_BITS
#define K (SANGI_DIVSTEPS_BITS / 2)

/* All ones for a negative number, else 0; the compiler does not know that there are only two
 * values. */
static inline sangi_digit sign(sangi_digit a) {
    return (sangi_digit)sangi_digit_sign((sangi_signed_digit)a);
}

static inline sangi_digit product(sangi_digit a, sangi_digit b) {
    return (sangi_digit)(1u * a *
                         b); /* 1u: two digits of 16 bits would be multiplied as signed numbers */
}

/* floor(a / 2^n) for a signed a */
static inline sangi_digit halve(sangi_digit a, unsigned n) {
    return (sangi_digit)((sangi_signed_digit)a >> n);
}

/* Bits `from` ... `from` + K - 1 of a, as a signed number. */
static inline sangi_digit part(sangi_digit a, unsigned from) {
    return halve((sangi_digit)(a << (BITS + 2 - K - from)), BITS + 2 - K);
}

/* Newton's iteration; the lowest 5 bits of 3 f ^ 2 are correct. */
sangi_digit sangi_mp_reciprocal(sangi_digit f) {
    sangi_digit inverse = (sangi_digit)(product(3, f) ^ 2);
    for (unsigned right = 5; right < BITS + 2; right *= 2)
        inverse = product(inverse, (sangi_digit)(2 - product(f, inverse)));
    return inverse;
}

/* A row of the matrix: 2^K n = a f + b g. */
typedef struct {
    sangi_digit a, b;
} row;

/* The row that `packed` holds after K steps on f and g; reciprocal = 1 / f. */
static inline row unpack(sangi_digit packed, sangi_digit g, sangi_digit reciprocal) {
    const sangi_digit b =
        (sangi_digit)(0 - halve((sangi_digit)(packed + ((sangi_digit)1 << (K - 1))), K));
    const sangi_digit n = (sangi_digit)(part(packed, 0) << K);
    return (row){product((sangi_digit)(n - product(b, g)), reciprocal), b};
}

/* x <- a times x and y */
static inline sangi_digit apply(row a, sangi_digit x, sangi_digit y) {
    return (sangi_digit)(product(a.a, x) + product(a.b, y));
}

/* K steps on signed f and g; returns the next theta.  The parity of the next G is computed beside
 * the shift that produces it. */
static inline sangi_digit run(row m[2], sangi_digit theta, sangi_digit f, sangi_digit g) {
    sangi_digit F = f, G = (sangi_digit)(g - ((sangi_digit)1 << 2 * K)),
                odd = sign((sangi_digit)(G << (BITS + 1)));
    const sangi_digit reciprocal = sangi_mp_reciprocal(f);

    for (unsigned i = 0; i < K; i++) {
        theta--;
        const sangi_digit subtract = sign(theta), swap = subtract & odd;
        const sangi_digit twice = (sangi_digit)(G + (((F ^ subtract) - subtract) & odd));
        F ^= (F ^ G) & swap;
        theta ^= swap;
        odd = sign((sangi_digit)(twice << BITS));
        G = halve(twice, 1);
    }
    m[0] = unpack(F, g, reciprocal);
    m[1] = unpack(G, g, reciprocal);
    return theta;
}

void sangi_mp_divsteps_c(sangi_divsteps *s) {
    const sangi_digit f = (sangi_digit)s->u, g = (sangi_digit)s->v;
    row low[2], high[2];

    s->theta = run(low, s->theta, part(f, 0), part(g, 0));
    s->theta = run(high, s->theta, part(apply(low[0], f, g), K), part(apply(low[1], f, g), K));
    s->u = (sangi_signed_digit)apply(high[0], low[0].a, low[1].a);
    s->v = (sangi_signed_digit)apply(high[0], low[0].b, low[1].b);
    s->q = (sangi_signed_digit)apply(high[1], low[0].a, low[1].a);
    s->r = (sangi_signed_digit)apply(high[1], low[0].b, low[1].b);
}

void sangi_mp_divsteps_half_c(sangi_divsteps *s) {
    row m[2];

    s->theta = run(m, s->theta, part((sangi_digit)s->u, 0), part((sangi_digit)s->v, 0));
    s->u = (sangi_signed_digit)(m[0].a << K);
    s->v = (sangi_signed_digit)(m[0].b << K);
    s->q = (sangi_signed_digit)(m[1].a << K);
    s->r = (sangi_signed_digit)(m[1].b << K);
}

void sangi_mp_divsteps_few(sangi_divsteps *s, unsigned count) {
    sangi_digit f = (sangi_digit)s->u, g = (sangi_digit)s->v, theta = s->theta;
    sangi_digit u = 1, v = 0, q = 0, r = 1;

    for (unsigned i = 0; i < count; i++) {
        const sangi_digit odd = sign((sangi_digit)(g << (BITS + 1)));
        theta--;
        const sangi_digit subtract = sign(theta), swap = subtract & odd;
        const sangi_digit old_f = f, old_u = u, old_v = v;
        f ^= (f ^ g) & swap;
        u = (sangi_digit)((u ^ ((u ^ q) & swap)) << 1);
        v = (sangi_digit)((v ^ ((v ^ r) & swap)) << 1);
        g = halve((sangi_digit)(g + (((old_f ^ subtract) - subtract) & odd)), 1);
        q = (sangi_digit)(q + (((old_u ^ subtract) - subtract) & odd));
        r = (sangi_digit)(r + (((old_v ^ subtract) - subtract) & odd));
        theta ^= swap;
    }
    *s = (sangi_divsteps){
        theta, (sangi_signed_digit)(u << (BITS - count)), (sangi_signed_digit)(v << (BITS - count)),
        (sangi_signed_digit)(q << (BITS - count)), (sangi_signed_digit)(r << (BITS - count))};
}

#if SANGI_ASM
void sangi_mp_divsteps_x64(sangi_divsteps *s);
void sangi_mp_divsteps_half_x64(sangi_divsteps *s);

void sangi_mp_divsteps(sangi_divsteps *s) {
    if (sangi_runs(SANGI_RUNS_X64))
        sangi_mp_divsteps_x64(s);
    else
        sangi_mp_divsteps_c(s);
}

void sangi_mp_divsteps_half(sangi_divsteps *s) {
    if (sangi_runs(SANGI_RUNS_X64))
        sangi_mp_divsteps_half_x64(s);
    else
        sangi_mp_divsteps_half_c(s);
}
#else
void sangi_mp_divsteps(sangi_divsteps *s) { sangi_mp_divsteps_c(s); }

void sangi_mp_divsteps_half(sangi_divsteps *s) { sangi_mp_divsteps_half_c(s); }
#endif
