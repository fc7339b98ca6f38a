/* SPDX-License-Identifier: MIT OR Apache-2.0 */
#include "mod/reference.h"

#include <string.h>

__extension__ typedef unsigned __int128 two_words;

/* z <- x - y; returns the borrow. */
static uint64_t minus(uint64_t *z, const uint64_t *x, const uint64_t *y, size_t words) {
    uint64_t borrow = 0;
    for (size_t i = 0; i < words; i++) {
        two_words d = (two_words)x[i] - y[i] - borrow;
        z[i] = (uint64_t)d;
        borrow = (uint64_t)(d >> 64) & 1;
    }
    return borrow;
}

bool mod_reference_below(const uint64_t *x, const uint64_t *y, size_t words) {
    uint64_t scrap[MOD_MAX_WORDS];
    return minus(scrap, x, y, words) != 0;
}

void mod_reference_add(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    uint64_t carry = 0;
    for (size_t i = 0; i < m->words; i++) {
        two_words sum = (two_words)x[i] + y[i] + carry;
        z[i] = (uint64_t)sum;
        carry = (uint64_t)(sum >> 64);
    }
    if (carry || !mod_reference_below(z, m->n, m->words))
        minus(z, z, m->n, m->words);
}

void mod_reference_double(const mod_modulus *m, uint64_t *z, const uint64_t *x) {
    mod_reference_add(m, z, x, x);
}

/* z <- z + x y; returns the word above. */
static uint64_t plus_multiple(uint64_t *z, const uint64_t *x, uint64_t y, size_t words) {
    uint64_t carry = 0;
    for (size_t i = 0; i < words; i++) {
        two_words sum = (two_words)x[i] * y + z[i] + carry;
        z[i] = (uint64_t)sum;
        carry = (uint64_t)(sum >> 64);
    }
    return carry;
}

void mod_reference_montgomery(const mod_modulus *m, uint64_t *z, const uint64_t *x,
                              const uint64_t *y) {
    const size_t words = m->words;
    uint64_t t[MOD_MAX_WORDS + 1] = {0};
    for (size_t i = 0; i < words; i++) {
        two_words top = (two_words)t[words] + plus_multiple(t, y, x[i], words);
        top += plus_multiple(t, m->n, t[0] * m->n0, words);
        memmove(t, t + 1, (words - 1) * sizeof *t);
        t[words - 1] = (uint64_t)top;
        t[words] = (uint64_t)(top >> 64);
    }
    if (t[words] || !mod_reference_below(t, m->n, words))
        minus(t, t, m->n, words);
    memcpy(z, t, words * sizeof *z);
}

void mod_reference_mul(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *y) {
    mod_reference_montgomery(m, z, x, y);
    mod_reference_montgomery(m, z, z, m->square);
}

void mod_reference_exp(const mod_modulus *m, uint64_t *z, const uint64_t *x, const uint64_t *e) {
    static const uint64_t one[MOD_MAX_WORDS] = {1};
    uint64_t base[MOD_MAX_WORDS], power[MOD_MAX_WORDS];
    mod_reference_montgomery(m, base, x, m->square);
    mod_reference_montgomery(m, power, m->square, one);
    size_t bits = 64 * m->words;
    while (bits > 0 && !(e[(bits - 1) / 64] >> (bits - 1) % 64 & 1))
        bits--;
    while (bits-- > 0) {
        mod_reference_montgomery(m, power, power, power);
        if (e[bits / 64] >> bits % 64 & 1)
            mod_reference_montgomery(m, power, power, base);
    }
    mod_reference_montgomery(m, z, power, one);
}

/* -1/n by Newton: each step doubles the bits that hold. */
void mod_reference_complete(mod_modulus *m) {
    uint64_t inverse = 1;
    for (int i = 0; i < 6; i++)
        inverse *= 2 - m->n[0] * inverse;
    m->n0 = 0 - inverse;
    memset(m->square, 0, sizeof m->square);
    m->square[0] = 1;
    for (size_t i = 0; i < 128 * m->words; i++)
        mod_reference_double(m, m->square, m->square);
}

void mod_to_bytes(uint8_t *bytes, size_t length, const uint64_t *x) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)(x[i / 8] >> 8 * (i % 8));
}

void mod_from_bytes(uint64_t *x, size_t words, const uint8_t *bytes, size_t length) {
    memset(x, 0, words * sizeof *x);
    for (size_t i = 0; i < length; i++)
        x[i / 8] |= (uint64_t)bytes[i] << 8 * (i % 8);
}

void mod_to_bytes_be(uint8_t *bytes, size_t length, const uint64_t *x) {
    for (size_t i = 0; i < length; i++)
        bytes[length - 1 - i] = (uint8_t)(x[i / 8] >> 8 * (i % 8));
}

void mod_from_bytes_be(uint64_t *x, size_t words, const uint8_t *bytes, size_t length) {
    memset(x, 0, words * sizeof *x);
    for (size_t i = 0; i < length; i++)
        x[i / 8] |= (uint64_t)bytes[length - 1 - i] << 8 * (i % 8);
}
