/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Sequences of numbers below given moduli as bytes, by the recursive radix encoding of NTRU Prime:
 * each level joins pairs of numbers into one number below the product of their moduli and emits its
 * low bytes while the modulus is at least 2^14.
 *
 * At each level all moduli but the last are equal.  Moduli, lengths and positions are public; the
 * numbers are secret, so divisions are multiplications by reciprocals.
 *
 * @ref  [NTRUPrime20], "Encode" and "Decode"
 */
#include "sntrup/coding.h"

#include "sntrup/div3.h"
#include "word/limb.h"

enum { HALF = SANGI_SNTRUP_Q / 2, LEVELS = 11, LIMIT = 1 << 14 };

/** A level: `count` numbers, the last one below `last` and all others below `modulus`. */
typedef struct {
    uint32_t count, modulus, last;
} level;

/* The number of bytes that a number below `modulus` emits. */
static int emitted_bytes(uint32_t modulus) {
    int bytes = 0;

    for (; modulus >= LIMIT; modulus = (modulus + 255) >> 8)
        bytes++;
    return bytes;
}

/* The modulus that remains. */
static uint32_t remaining(uint32_t modulus) {
    while (modulus >= LIMIT)
        modulus = (modulus + 255) >> 8;
    return modulus;
}

/* The second modulus of pair i; the first is that of the level. */
static uint32_t second_of(const level *l, uint32_t i) {
    return 2 * i + 2 == l->count ? l->last : l->modulus;
}

static level above(const level *l) {
    const uint32_t pairs = l->count / 2, odd = l->count % 2;
    const uint32_t last = odd ? l->last : remaining(l->modulus * second_of(l, pairs - 1));

    return (level){pairs + odd, remaining(l->modulus * l->modulus), last};
}

/* Joins a pair whose first modulus is m and emits n bytes; returns the end of the bytes. */
static uint8_t *pack_pair(uint8_t *bytes, uint16_t *r, const uint16_t *pair, uint32_t m, int n) {
    uint32_t x = pair[0] + pair[1] * m;

    for (; n > 0; n--, x >>= 8)
        *bytes++ = (uint8_t)x;
    *r = (uint16_t)x;
    return bytes;
}

static void pack(uint8_t *bytes, uint16_t *r, int pairs, uint32_t m, int n) {
    for (int i = 0; i < pairs; i++)
        bytes = pack_pair(bytes, r + i, r + 2 * i, m, n);
}

/* A divisor and floor((2^32 - 1) / m). */
typedef struct {
    uint32_t m, reciprocal;
} divisor;

static divisor divisor_of(uint32_t m) { return (divisor){m, UINT32_MAX / m}; }

/* floor(x / m), and x mod m in *r, for x < 2^30 and m < 2^14; the estimate by the reciprocal is at
 * most one too small. */
static uint32_t divide(uint32_t x, divisor d, uint32_t *r) {
    const uint32_t quotient = (uint32_t)((uint64_t)x * d.reciprocal >> 32);
    uint32_t rest = x - quotient * d.m - d.m;
    const uint32_t below = rest >> 31;

    *r = rest + ((uint32_t)sangi_limb_mask((sangi_limb)below) & d.m);
    return quotient + 1 - below;
}

/* Splits a number, with the n bytes that it emitted, into a pair modulo m0 and m1. */
static void unpack_pair(uint16_t *pair, uint32_t x, const uint8_t *bytes, divisor m0, divisor m1,
                        int n) {
    uint32_t low, high;

    while (n-- > 0)
        x = x << 8 | bytes[n];
    high = divide(x, m0, &low);
    divide(high, m1, &high);
    pair[0] = (uint16_t)low;
    pair[1] = (uint16_t)high;
}

static void unpack(uint16_t *r, const uint8_t *bytes, int pairs, uint32_t m, int n) {
    const divisor d = divisor_of(m);

    for (int i = pairs - 1; i >= 0; i--)
        unpack_pair(r + 2 * i, r[i], bytes + n * i, d, d, n);
}

static void encode(const sangi_sntrup_coding *coding, uint8_t *bytes, uint16_t *r,
                   uint32_t modulus) {
    level l = {SANGI_SNTRUP_P, modulus, modulus};

    while (l.count > 1) {
        const uint32_t last = l.count / 2 - 1;
        const int each = emitted_bytes(l.modulus * l.modulus);

        coding->pack(bytes, r, (int)last, l.modulus, each);
        bytes = pack_pair(bytes + last * (uint32_t)each, r + last, r + 2 * last, l.modulus,
                          emitted_bytes(l.modulus * second_of(&l, last)));
        if (l.count % 2)
            r[last + 1] = r[2 * last + 2];
        l = above(&l);
    }
    uint32_t x = r[0];
    for (uint32_t m = l.last; m > 1; m = (m + 255) >> 8, x >>= 8)
        *bytes++ = (uint8_t)x;
}

static void decode(const sangi_sntrup_coding *coding, uint16_t *r, const uint8_t *bytes,
                   uint32_t modulus) {
    level l[LEVELS];
    int top = 0;

    l[0] = (level){SANGI_SNTRUP_P, modulus, modulus};
    for (; l[top].count > 1; top++) {
        const uint32_t last = l[top].count / 2 - 1;

        bytes += last * (uint32_t)emitted_bytes(l[top].modulus * l[top].modulus);
        bytes += emitted_bytes(l[top].modulus * second_of(&l[top], last));
        l[top + 1] = above(&l[top]);
    }
    uint32_t x = bytes[0], m = l[top].last;
    if (m > 256)
        x |= (uint32_t)bytes[1] << 8;
    divide(x, divisor_of(m), &x);
    r[0] = (uint16_t)x;
    while (top-- > 0) {
        const uint32_t last = l[top].count / 2 - 1, m0 = l[top].modulus;
        const uint32_t m1 = second_of(&l[top], last);
        const int each = emitted_bytes(m0 * m0), n = emitted_bytes(m0 * m1);

        if (l[top].count % 2)
            r[2 * last + 2] = r[last + 1];
        bytes -= n;
        unpack_pair(r + 2 * last, r[last], bytes, divisor_of(m0), divisor_of(m1), n);
        bytes -= last * (uint32_t)each;
        coding->unpack(r, bytes, (int)last, m0, each);
    }
}

static void small_encode(uint8_t *bytes, const int8_t *f) {
    for (int i = 0; i < SANGI_SNTRUP_P / 4; i++, f += 4)
        *bytes++ =
            (uint8_t)((f[0] + 1) + ((f[1] + 1) << 2) + ((f[2] + 1) << 4) + ((f[3] + 1) << 6));
    *bytes = (uint8_t)(f[0] + 1);
}

static void small_decode(int8_t *f, const uint8_t *bytes) {
    for (int i = 0; i < SANGI_SNTRUP_P; i++)
        f[i] = (int8_t)((bytes[i / 4] >> 2 * (i % 4) & 3) - 1);
}

const sangi_sntrup_coding sangi_sntrup_coding_c = {small_encode, small_decode, pack, unpack};

void sangi_sntrup_rq_encode(const sangi_sntrup_coding *coding, uint8_t *bytes, int16_t *f) {
    uint16_t *const r = (uint16_t *)f;

    for (int i = 0; i < SANGI_SNTRUP_P; i++)
        r[i] = (uint16_t)(f[i] + HALF);
    encode(coding, bytes, r, SANGI_SNTRUP_Q);
}

void sangi_sntrup_rq_decode(const sangi_sntrup_coding *coding, int16_t *f, const uint8_t *bytes) {
    uint16_t *const r = (uint16_t *)f;

    decode(coding, r, bytes, SANGI_SNTRUP_Q);
    for (int i = 0; i < SANGI_SNTRUP_P; i++)
        f[i] = (int16_t)(r[i] - HALF);
}

void sangi_sntrup_rounded_encode(const sangi_sntrup_coding *coding, uint8_t *bytes, int16_t *f) {
    uint16_t *const r = (uint16_t *)f;

    for (int i = 0; i < SANGI_SNTRUP_P; i++)
        r[i] = (uint16_t)sangi_sntrup_div3((int16_t)(f[i] + HALF));
    encode(coding, bytes, r, SANGI_SNTRUP_Q / 3 + 1);
}

void sangi_sntrup_rounded_decode(const sangi_sntrup_coding *coding, int16_t *f,
                                 const uint8_t *bytes) {
    uint16_t *const r = (uint16_t *)f;

    decode(coding, r, bytes, SANGI_SNTRUP_Q / 3 + 1);
    for (int i = 0; i < SANGI_SNTRUP_P; i++)
        f[i] = (int16_t)(3 * r[i] - HALF);
}
