/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Reference kernels for eight elements of one field in plain C, for an emulator without AVX-512;
 * they are simple and slow.
 *
 * @pre  NAME is the field's name; DIGITS, MODULUS, FACTOR (-1 / p mod 2^52) and TO_RADIX52 are its
 *       radix-2^52 constants
 */
#include <stddef.h>
#include <stdint.h>

#include "word/limb.h"

#define JOIN_(name, op) sangi_##name##x8_##op##_ifma
#define JOIN(name, op) JOIN_(name, op)
#define KERNEL(op) JOIN(NAME, op)

enum { LANES = 8, WIDTH = 52 };

__extension__ typedef unsigned __int128 sum;

static const uint64_t mask = ((uint64_t)1 << WIDTH) - 1;
static const uint64_t p[DIGITS] = {MODULUS};

const uint64_t KERNEL(to_radix52)[] = {TO_RADIX52};

/* In each lane z <- a x + b y + plus * p, minus `minus` * p if the result is not negative. */
static void linear(uint64_t *z, const uint64_t *x, int64_t a, const uint64_t *y, int64_t b,
                   int64_t plus, int64_t minus) {
    for (size_t l = 0; l < LANES; l++) {
        uint64_t kept[DIGITS], tried[DIGITS];
        int64_t whole = 0, less = 0;

        for (size_t i = 0; i < DIGITS; i++) {
            const size_t at = LANES * i + l;
            const int64_t digit = a * (int64_t)x[at] + b * (int64_t)y[at] + plus * (int64_t)p[i];
            whole += digit;
            less += digit - minus * (int64_t)p[i];
            kept[i] = (uint64_t)whole & mask;
            tried[i] = (uint64_t)less & mask;
            whole >>= WIDTH;
            less >>= WIDTH;
        }
        const uint64_t negative = sangi_limb_mask((uint64_t)less >> 63);
        for (size_t i = 0; i < DIGITS; i++)
            z[LANES * i + l] = sangi_limb_select(negative, kept[i], tried[i]);
    }
}

void KERNEL(add)(uint64_t *z, const uint64_t *x, const uint64_t *y) { linear(z, x, 1, y, 1, 0, 2); }

void KERNEL(sub)(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    linear(z, x, 1, y, -1, 2, 2);
}

void KERNEL(neg)(uint64_t *z, const uint64_t *x) { linear(z, x, -1, x, 0, 2, 2); }

void KERNEL(reduce)(uint64_t *z, const uint64_t *x) { linear(z, x, 1, x, 0, 0, 1); }

void KERNEL(add_lazy)(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    linear(z, x, 1, y, 1, 0, 0);
}

/* h <- h + the columns of a product */
static void columns(sum *h, const uint64_t *x, const uint64_t *y) {
    for (size_t i = 0; i < DIGITS; i++)
        for (size_t j = 0; j < DIGITS; j++)
            h[i + j] += (sum)(x[LANES * i] & mask) * (y[LANES * j] & mask);
}

/* z <- h / 2^(52 * DIGITS) mod p, below 2p */
static void montgomery(uint64_t *z, sum *h) {
    for (size_t i = 0; i < DIGITS; i++) {
        const uint64_t factor = (uint64_t)h[i] * FACTOR & mask;
        for (size_t j = 0; j < DIGITS; j++)
            h[i + j] += (sum)factor * p[j];
        h[i + 1] += h[i] >> WIDTH;
    }
    for (size_t i = 0; i < DIGITS; i++) {
        z[LANES * i] = (uint64_t)h[DIGITS + i] & mask;
        h[DIGITS + i + 1] += h[DIGITS + i] >> WIDTH;
    }
}

void KERNEL(mul)(uint64_t *z, const uint64_t *x, const uint64_t *y) {
    for (size_t l = 0; l < LANES; l++) {
        sum h[2 * DIGITS + 1] = {0};
        columns(h, x + l, y + l);
        montgomery(z + l, h);
    }
}

void KERNEL(sqr)(uint64_t *z, const uint64_t *x) { KERNEL(mul)(z, x, x); }

void KERNEL(dot2)(uint64_t *z, const uint64_t *x0, const uint64_t *y0, const uint64_t *x1,
                  const uint64_t *y1) {
    for (size_t l = 0; l < LANES; l++) {
        sum h[2 * DIGITS + 1] = {0};
        columns(h, x0 + l, y0 + l);
        columns(h, x1 + l, y1 + l);
        montgomery(z + l, h);
    }
}

void KERNEL(select)(uint64_t *z, const uint64_t *x, const uint64_t *y, sangi_maskx8 lanes) {
    for (size_t i = 0; i < LANES * DIGITS; i++)
        z[i] = y[i] ^ ((x[i] ^ y[i]) & (0 - (uint64_t)(lanes >> i % LANES & 1)));
}
