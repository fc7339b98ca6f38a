/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The inverse modulo 4591 by division steps, as in invert3.c, in words of 16 bits.
 *
 * A step is (f, g) <- (f or g, (f_0 g - g_0 f) / x), up to a sign where f and g swap, and the same
 * for v and r.  Products are Montgomery products: a constant factor or a sign common to g and r
 * does not matter, since the result is v / f_0.  Coefficients stay within 4937: with |f_0|, |g_0|
 * <= 2295 a product is at most 2295.5 + 2295 * 4937 / 2^16 in magnitude.
 *
 * The inner loops run over RUN coefficients, a constant, so that compilers vectorise them at -O2.
 *
 * @ref  [BY19], [Mon85]; signed, [Sei18]
 */
#include "sntrup/invert.h"

#include "ring/ring761.h"
#include "word/limb.h"
#include "word/wipe.h"

enum {
    INVERSE = 15631, /* check: 0x3d0f * 4591 == 1 mod 2^16 */
    SQUARED = -433,  /* 2^32 mod Q */
    THIRD = -1530,   /* 1/3: 3 * -1530 = 1 - Q */
    RUN = 64,
    PADDED = 768,
    STEPS = 2 * SANGI_RING761_N - 1
};

typedef struct {
    int16_t f[PADDED + RUN], g[PADDED + RUN], v[PADDED + RUN], r[PADDED + RUN];
} state;

/** The factors of a step, each with its product with Q^-1 mod 2^16, and the mask of a swap. */
typedef struct {
    int16_t f0, f0_qinv, g0, g0_qinv, swap;
} choice;

static inline int16_t low(int16_t a, int16_t b) {
    return (int16_t)((uint32_t)(uint16_t)a * (uint16_t)b);
}

static inline int16_t high(int16_t a, int16_t b) { return (int16_t)((int32_t)a * b >> 16); }

/* a b / 2^16 modulo Q; b_qinv = b Q^-1 mod 2^16. */
static inline int16_t montgomery(int16_t a, int16_t b, int16_t b_qinv) {
    return (int16_t)(high(a, b) - high(low(a, b_qinv), SANGI_RING761_Q));
}

/* x modulo Q, centred, for |x| <= 3 Q / 2. */
static int16_t centred(int16_t x) {
    const int above = (SANGI_RING761_Q / 2 - x) >> 15, below = (x + SANGI_RING761_Q / 2) >> 15;

    return (int16_t)(x - (above & SANGI_RING761_Q) + (below & SANGI_RING761_Q));
}

/* a b modulo Q, centred, for centred a and b. */
static int16_t times(int16_t a, int16_t b) {
    const int16_t c = montgomery(a, b, low(b, INVERSE));

    return centred(montgomery(c, SQUARED, low(SQUARED, INVERSE)));
}

/* 1 / a = a^(Q - 2). */
static int16_t reciprocal(int16_t a) {
    int16_t power = 1;

    for (int bit = 12; bit >= 0; bit--) { /* Q is below 2^13 */
        power = times(power, power);
        if ((SANGI_RING761_Q - 2) >> bit & 1)
            power = times(power, a);
    }
    return power;
}

/* (f_0 y - g_0 x) / 2^16 modulo Q. */
static inline int16_t cross(int16_t x, int16_t y, const choice *c) {
    return (int16_t)(montgomery(y, c->f0, c->f0_qinv) - montgomery(x, c->g0, c->g0_qinv));
}

static inline int16_t choose(int16_t mask, int16_t a, int16_t b) {
    return (int16_t)(b ^ (mask & (a ^ b)));
}

/* f <- f or g, g <- (f_0 g - g_0 f) / x, in a run. */
static inline void run_down(int16_t *restrict f, int16_t *restrict g, const choice *chosen) {
    const choice c = *chosen;

    for (int i = 0; i < RUN; i++) {
        const int16_t kept = choose(c.swap, g[i], f[i]);

        g[i] = cross(f[i + 1], g[i + 1], &c);
        f[i] = kept;
    }
}

/* v <- x v or r, r <- f_0 r - g_0 x v, in a run; both are reversed. */
static inline void run_up(int16_t *restrict v, int16_t *restrict r, const choice *chosen) {
    const choice c = *chosen;

    for (int i = 0; i < RUN; i++) {
        const int16_t shifted = v[i + 1], other = r[i];

        v[i] = choose(c.swap, other, shifted);
        r[i] = cross(shifted, other, &c);
    }
}

void sangi_sntrup_invert_q(int16_t *h, const int8_t *f) {
    state s = {{0}, {0}, {0}, {0}};
    int32_t delta = 1;

    s.f[0] = 1;
    s.f[SANGI_RING761_N - 1] = s.f[SANGI_RING761_N] = -1;
    for (int i = 0; i < SANGI_RING761_N; i++)
        s.g[SANGI_RING761_N - 1 - i] = f[i];
    s.r[SANGI_RING761_N - 1] = 1;
    for (int i = 0; i < STEPS; i++) {
        const int rest = STEPS - i, end = rest < SANGI_RING761_N ? rest : SANGI_RING761_N;
        const int from = i < SANGI_RING761_N - 1 ? (SANGI_RING761_N - 2 - i) / RUN * RUN : 0;
        const int16_t f0 = centred(s.f[0]), g0 = centred(s.g[0]);
        const uint32_t swap = ((uint32_t)(g0 | -g0) & (uint32_t)-delta) >> 31;
        const choice c = {f0, low(f0, INVERSE), g0, low(g0, INVERSE),
                          (int16_t)sangi_limb_mask((sangi_limb)swap)};

        delta = (delta ^ -(int32_t)swap) + (int32_t)swap + 1;
        for (int j = 0; j < end; j += RUN)
            run_down(s.f + j, s.g + j, &c);
        for (int j = from; j < PADDED; j += RUN)
            run_up(s.v + j, s.r + j, &c);
    }
    const int16_t scale = times(reciprocal(centred(s.f[0])), THIRD);
    for (int i = 0; i < SANGI_RING761_N; i++)
        h[i] = times(centred(s.v[i]), scale);
    sangi_wipe(&s, sizeof s);
}
