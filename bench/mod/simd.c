/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Kernels vectorised within one input, by themselves: Ohta's of the library, in
 * digits of 51 bits, and Montgomery's of papers/ohta, in digits of 52.  An element is eight words
 * of zeros, and its digits in whole vectors.
 */
#include "mod/reference.h"

#include <stdlib.h>
#include <string.h>

enum {
    LANES = 8,
    OHTA_WIDTH = 51,
    MONT_WIDTH = 52,
    MOST = 96,                    /* words of an element */
    LONG = 2 * MOD_MAX_WORDS + 2, /* words of 2^t */
    DATA = 3 * (MOST + LANES)     /* of Ohta's data, and more than of Montgomery's */
};

typedef struct {
    mod_modulus modulus;
    size_t width, digits, element;
    _Alignas(64) uint64_t data[DATA];
} context;

static size_t rounded(size_t n, size_t to) { return (n + to - 1) / to * to; }

/* 51 (D - 1) is a little below the bits of n, as src/mod/simd/kernels.h has it. */
static size_t ohta_digits(const mod_modulus *m) { return m->bits / OHTA_WIDTH + 1; }

static size_t mont_digits(const mod_modulus *m) {
    return (m->bits + 2 + MONT_WIDTH - 1) / MONT_WIDTH;
}

static size_t ohta_words(const mod_modulus *m) { return LANES + rounded(ohta_digits(m), LANES); }

static size_t mont_words(const mod_modulus *m) { return LANES + rounded(mont_digits(m), LANES); }

static void split(uint64_t *z, size_t digits, size_t width, const uint64_t *x, size_t words) {
    memset(z, 0, digits * sizeof *z);
    for (size_t bit = 0; bit < 64 * words && bit < width * digits; bit++)
        z[bit / width] |= (x[bit / 64] >> bit % 64 & 1) << bit % width;
}

/* The number that digits encode, which may exceed their width. */
static void join(uint64_t *z, size_t words, const uint64_t *x, size_t digits, size_t width) {
    uint64_t carry = 0;
    memset(z, 0, words * sizeof *z);
    for (size_t i = 0; i < digits; i++, carry >>= width) {
        carry += x[i];
        for (size_t bit = 0; bit < width && (width * i + bit) / 64 < words; bit++)
            z[(width * i + bit) / 64] |= (carry >> bit & 1) << (width * i + bit) % 64;
    }
}

/* x <- 2 x + bit, less n where that is not negative, and whether it was; x has a word more than n
 */
static uint64_t next_bit(const mod_modulus *m, uint64_t *x, uint64_t bit) {
    uint64_t less[MOD_MAX_WORDS + 1], borrow = 0;
    for (size_t i = 0; i <= m->words; i++) {
        const uint64_t high = x[i] >> 63, n = i < m->words ? m->n[i] : 0;
        x[i] = x[i] << 1 | bit;
        bit = high;
        const uint64_t step = x[i] - n;
        less[i] = step - borrow;
        borrow = (x[i] < n) | (step < borrow);
    }
    if (!borrow)
        memcpy(x, less, (m->words + 1) * sizeof *x);
    return !borrow;
}

static context *start(const mod_modulus *m, size_t digits, size_t width) {
    void *memory = aligned_alloc(64, rounded(sizeof(context), 64));
    context *c = memory;
    if (!c)
        return NULL;
    memset(c, 0, sizeof *c);
    c->modulus = *m;
    c->width = width;
    c->digits = digits;
    c->element = LANES + rounded(digits, LANES);
    return c;
}

/* K = floor(2^t / n), 2^(51 D) - n, and that backwards. */
static void *start_ohta(const mod_modulus *m) {
    context *c = start(m, ohta_digits(m), OHTA_WIDTH);
    uint64_t rest[MOD_MAX_WORDS + 1] = {0}, k[LONG] = {0}, negative[MOD_MAX_WORDS + 2] = {0};
    if (!c)
        return NULL;
    const size_t t = OHTA_WIDTH * (2 * c->digits - 1), row = c->element + LANES;
    for (size_t bit = t + 1; bit-- > 0;)
        k[bit / 64] |= next_bit(m, rest, bit == t) << bit % 64;
    uint64_t *const complement = c->data + row + LANES, *const backward = complement + row;
    split(c->data + LANES, c->digits, OHTA_WIDTH, k, LONG);
    uint64_t borrow = 0;
    for (size_t i = 0; i < m->words + 2; i++) {
        const uint64_t n = i < m->words ? m->n[i] : 0;
        negative[i] = 0 - n - borrow;
        borrow |= n != 0;
    }
    split(complement, c->digits, OHTA_WIDTH, negative, m->words + 2);
    for (size_t i = 0; i < c->digits; i++)
        backward[i] = complement[c->digits - 1 - i];
    return c;
}

/* -1 / n mod 2^52 in each word of a vector, and n. */
static void *start_mont(const mod_modulus *m) {
    context *c = start(m, mont_digits(m), MONT_WIDTH);
    if (!c)
        return NULL;
    for (size_t i = 0; i < LANES; i++)
        c->data[i] = m->n0 & (((uint64_t)1 << MONT_WIDTH) - 1);
    split(c->data + LANES, c->digits, MONT_WIDTH, m->n, m->words);
    return c;
}

static bool put_ohta(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    memset(slot, 0, c->element * sizeof *slot);
    split(slot + LANES, c->digits, c->width, x, c->modulus.words);
    return true;
}

static bool put_mont(void *of, uint64_t *slot, const uint64_t *x) {
    const context *c = of;
    uint64_t y[MOD_MAX_WORDS];
    memcpy(y, x, c->modulus.words * sizeof *y);
    for (size_t i = 0; i < c->width * c->digits; i++)
        mod_reference_double(&c->modulus, y, y);
    return put_ohta(of, slot, y);
}

/* x <- the digits' number mod n, which is below 2n */
static void reduced(const context *c, uint64_t *x, const uint64_t *digits) {
    const mod_modulus *m = &c->modulus;
    uint64_t y[MOD_MAX_WORDS + 1], rest[MOD_MAX_WORDS + 1] = {0};
    join(y, m->words + 1, digits, c->digits, c->width);
    for (size_t bit = 64 * (m->words + 1); bit-- > 0;)
        (void)next_bit(m, rest, y[bit / 64] >> bit % 64 & 1);
    memcpy(x, rest, m->words * sizeof *x);
}

static void get_ohta(void *of, uint64_t *x, const uint64_t *slot) { reduced(of, x, slot + LANES); }

static void mul(const void *of, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    const context *c = of;
    c->modulus.kernels.mul(z, x, y, c->data);
}

static void sqr(const void *of, uint64_t *z, const uint64_t *x) {
    const context *c = of;
    c->modulus.kernels.sqr(z, x, c->data);
}

static void get_mont(void *of, uint64_t *x, const uint64_t *slot) {
    static const uint64_t one[MOST] = {[LANES] = 1};
    const context *c = of;
    uint64_t y[MOST];
    memcpy(y, slot, c->element * sizeof *y);
    mul(c, y, y, one);
    reduced(c, x, y + LANES);
}

const mod_library mod_simd_ohta = {.words = ohta_words,
                                   .start = start_ohta,
                                   .put = put_ohta,
                                   .get = get_ohta,
                                   .mul = mul,
                                   .sqr = sqr};
const mod_library mod_simd_mont = {
    .words = mont_words, .start = start_mont, .put = put_mont, .get = get_mont, .mul = mul};
