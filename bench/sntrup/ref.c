/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sntrup761 as the implementations in use compute it: products by the schoolbook, reduced at the
 * end, and division steps of one coefficient at a time.
 */
#include "hash/sha512.c"
#include "sntrup/coding.c"
#include "sntrup/kem.c"
#include "sntrup/sort.c"
#include "word/wipe.c"

#include "sntrup/case.h"

enum { STEPS = 2 * P - 1 };

/* x modulo Q, centred, by two quotients; |x| <= 2 * 2295^2. */
static int16_t freeze(int32_t x) {
    x -= Q * ((57 * x) >> 18);
    x -= Q * ((29235 * x + (1 << 26)) >> 27);
    return (int16_t)x;
}

static int8_t freeze3(int16_t x) { return (int8_t)(x - 3 * ((10923 * x + 16384) >> 15)); }

static void mul(int16_t *h, const int16_t *f, const int8_t *g) {
    int32_t c[2 * P - 1] = {0};

    for (int i = 0; i < P; i++)
        for (int j = 0; j < P; j++)
            c[i + j] += f[i] * (int32_t)g[j];
    for (int i = P; i < 2 * P - 1; i++) {
        c[i - P] += c[i];
        c[i - P + 1] += c[i];
    }
    for (int i = 0; i < P; i++)
        h[i] = freeze(c[i]);
}

static void mul3(int8_t *h, const int8_t *f, const int8_t *g) {
    int16_t c[2 * P - 1] = {0};

    for (int i = 0; i < P; i++)
        for (int j = 0; j < P; j++)
            c[i + j] = (int16_t)(c[i + j] + f[i] * (int16_t)g[j]);
    for (int i = P; i < 2 * P - 1; i++) {
        c[i - P] = (int16_t)(c[i - P] + c[i]);
        c[i - P + 1] = (int16_t)(c[i - P + 1] + c[i]);
    }
    for (int i = 0; i < P; i++)
        h[i] = freeze3(c[i]);
}

/* All ones where delta is positive and x is not 0. */
static int swap_mask(int delta, int x) {
    return -(int)(((uint32_t)-delta & (uint32_t)(x | -x)) >> 31);
}

static sangi_mask invert3(int8_t *h, const int8_t *g_in) {
    int8_t f[P + 1] = {0}, g[P + 1] = {0}, v[P + 1] = {0}, r[P + 1] = {0};
    int delta = 1;

    f[0] = 1, f[P - 1] = f[P] = -1, r[0] = 1;
    for (int i = 0; i < P; i++)
        g[P - 1 - i] = g_in[i];
    for (int step = 0; step < STEPS; step++) {
        for (int i = P; i > 0; i--)
            v[i] = v[i - 1];
        v[0] = 0;
        const int sign = -g[0] * f[0], swap = swap_mask(delta, g[0]);
        delta ^= swap & (delta ^ -delta);
        delta++;
        for (int i = 0; i <= P; i++) {
            const int t = swap & (f[i] ^ g[i]), u = swap & (v[i] ^ r[i]);

            f[i] = (int8_t)(f[i] ^ t), g[i] = (int8_t)(g[i] ^ t);
            v[i] = (int8_t)(v[i] ^ u), r[i] = (int8_t)(r[i] ^ u);
        }
        for (int i = 0; i <= P; i++)
            g[i] = freeze3((int16_t)(g[i] + sign * f[i]));
        for (int i = 0; i <= P; i++)
            r[i] = freeze3((int16_t)(r[i] + sign * v[i]));
        for (int i = 0; i < P; i++)
            g[i] = g[i + 1];
        g[P] = 0;
    }
    for (int i = 0; i < P; i++)
        h[i] = (int8_t)(f[0] * v[P - 1 - i]);
    return is_zero((uint32_t)delta * (uint32_t)delta);
}

static int16_t reciprocal(int16_t x) {
    int16_t power = x;

    for (int i = 1; i < Q - 2; i++)
        power = freeze(power * (int32_t)x);
    return power;
}

static void invert_q(int16_t *h, const int8_t *in) {
    int16_t f[P + 1] = {0}, g[P + 1] = {0}, v[P + 1] = {0}, r[P + 1] = {0};
    int delta = 1;

    f[0] = 1, f[P - 1] = f[P] = -1, r[0] = reciprocal(3);
    for (int i = 0; i < P; i++)
        g[P - 1 - i] = in[i];
    for (int step = 0; step < STEPS; step++) {
        for (int i = P; i > 0; i--)
            v[i] = v[i - 1];
        v[0] = 0;
        const int swap = swap_mask(delta, g[0]);
        delta ^= swap & (delta ^ -delta);
        delta++;
        for (int i = 0; i <= P; i++) {
            const int t = swap & (f[i] ^ g[i]), u = swap & (v[i] ^ r[i]);

            f[i] = (int16_t)(f[i] ^ t), g[i] = (int16_t)(g[i] ^ t);
            v[i] = (int16_t)(v[i] ^ u), r[i] = (int16_t)(r[i] ^ u);
        }
        const int32_t f0 = f[0], g0 = g[0];
        for (int i = 0; i <= P; i++)
            g[i] = freeze(f0 * g[i] - g0 * f[i]);
        for (int i = 0; i <= P; i++)
            r[i] = freeze(f0 * r[i] - g0 * v[i]);
        for (int i = 0; i < P; i++)
            g[i] = g[i + 1];
        g[P] = 0;
    }
    const int32_t scale = reciprocal(f[0]);
    for (int i = 0; i < P; i++)
        h[i] = freeze(scale * v[P - 1 - i]);
}

static const sangi_ring761_method schoolbook = {"ref", mul, mul3};

const sangi_sntrup_engine sntrup_ref = {&schoolbook, invert3, invert_q, sangi_sntrup_sort,
                                        &sangi_sntrup_coding_c};

#define ENGINE sntrup_ref
#define WHOLE sntrup_ref_whole
#include "whole.inc"
