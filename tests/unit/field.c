/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The public functions of the named fields, against schoolbook arithmetic on bytes. */
#include <stdio.h>
#include <string.h>

#include <sangi/p256.h>
#include <sangi/p381.h>
#include <sangi/p511.h>

#include "field/field.h"
#include "word/backend.h"

static int failures;

static void expect(int holds, const char *field, const char *what) {
    if (!holds) {
        printf("failed: %s: %s\n", field, what);
        failures++;
    }
}

/* The back end that must run. */
static const char *fastest(void) { return SANGI_ASM && sangi_runs(SANGI_RUNS_X64) ? "x64" : "c"; }

/* A number below 256^MOST, lowest byte first; the arithmetic is as slow and plain as can be. */
enum { MOST = 72 };

typedef struct {
    uint8_t byte[MOST];
} number;

static number small(uint64_t v) {
    number z = {{0}};
    for (int i = 0; i < 8; i++)
        z.byte[i] = (uint8_t)(v >> (8 * i));
    return z;
}

static number plus(number x, number y) {
    unsigned carry = 0;
    for (int i = 0; i < MOST; i++) {
        carry += (unsigned)x.byte[i] + y.byte[i];
        x.byte[i] = (uint8_t)carry;
        carry >>= 8;
    }
    return x;
}

static number minus(number x, number y) {
    int borrow = 0;
    for (int i = 0; i < MOST; i++) {
        borrow += x.byte[i] - y.byte[i];
        x.byte[i] = (uint8_t)borrow;
        borrow = borrow < 0 ? -1 : 0;
    }
    return x;
}

static int below(number x, number y) {
    for (int i = MOST - 1; i >= 0; i--)
        if (x.byte[i] != y.byte[i])
            return x.byte[i] < y.byte[i];
    return 0;
}

static number halved(number x) {
    for (int i = 0; i < MOST; i++)
        x.byte[i] = (uint8_t)(x.byte[i] >> 1 | (i + 1 < MOST ? x.byte[i + 1] << 7 : 0));
    return x;
}

static number modulo(number x, number p) { return below(x, p) ? x : minus(x, p); }

static void reversed(uint8_t *z, const uint8_t *x, size_t length) {
    for (size_t i = 0; i < length; i++)
        z[i] = x[length - 1 - i];
}

static number from_hex(const char *digits) {
    number z = {{0}};
    for (; *digits; digits++) {
        const unsigned digit = (unsigned)(*digits <= '9' ? *digits - '0' : *digits - 'a' + 10);
        z = plus(z, z), z = plus(z, z), z = plus(z, z), z = plus(z, z);
        z = plus(z, small(digit));
    }
    return z;
}

/* Numbers below p at which carries turn: small ones, those near p and p/2, and rows of ones. */
enum { EDGES = 16 };

static void edges(number *z, number p) {
    size_t n = 0;
    const number middle = halved(p);

    for (uint64_t i = 0; i < 3; i++) {
        z[n++] = small(i);
        z[n++] = minus(p, small(i + 1));
        z[n++] = plus(middle, small(i));
    }
    z[n++] = minus(middle, small(1));
    z[n++] = small(0xffff);
    z[n++] = small(0xffffffff);
    z[n++] = small((uint64_t)-1);
    z[n++] = plus(small((uint64_t)-1), small(1));
    z[n++] = minus(p, small((uint64_t)-1));
    memset(&z[n], 0, sizeof *z);
    memset(z[n++].byte, 0xff, 31);
}

/* One set of tests for each field: F is its name in lower case, U in upper case. */
#define FIELD_TESTS(F, U, HEX)                                                                     \
    static sangi_##F F##_of(number x) {                                                            \
        sangi_##F z;                                                                               \
        expect(sangi_##F##_from_bytes(&z, x.byte, SANGI_##U##_BYTES) == SANGI_OK, #F, "enter");    \
        return z;                                                                                  \
    }                                                                                              \
                                                                                                   \
    static int F##_is(const sangi_##F *x, number y) {                                              \
        number z = {{0}};                                                                          \
        return sangi_##F##_to_bytes(z.byte, SANGI_##U##_BYTES, x) == SANGI_OK &&                   \
               memcmp(z.byte, y.byte, MOST) == 0;                                                  \
    }                                                                                              \
                                                                                                   \
    static void F##_bytes(number p) {                                                              \
        number edge[EDGES];                                                                        \
        uint8_t big[SANGI_##U##_BYTES], out[SANGI_##U##_BYTES + 2];                                \
        const number zero = small(0);                                                              \
        edges(edge, p);                                                                            \
        for (int i = 0; i < EDGES; i++) {                                                          \
            sangi_##F x = F##_of(edge[i]), y;                                                      \
            reversed(big, edge[i].byte, sizeof big);                                               \
            expect(F##_is(&x, edge[i]), #F, "little-endian and back");                             \
            expect(sangi_##F##_from_bytes_be(&y, big, sizeof big) == SANGI_OK, #F, "big-endian");  \
            expect(sangi_##F##_equal(&x, &y) == (sangi_mask) - 1, #F, "both orders, one number");  \
            memset(out, 0xa5, sizeof out);                                                         \
            expect(sangi_##F##_to_bytes_be(out + 1, sizeof big, &x) == SANGI_OK, #F, "leave");     \
            expect(memcmp(out + 1, big, sizeof big) == 0, #F, "big-endian and back");              \
            expect(out[0] == 0xa5 && out[sizeof big + 1] == 0xa5, #F, "nothing outside");          \
        }                                                                                          \
        number bad[] = {p, plus(p, small(1)), plus(p, small(2)), zero};                            \
        memset(bad[3].byte, 0xff, SANGI_##U##_BYTES);                                              \
        for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {                                    \
            sangi_##F x = F##_of(edge[3]), y = x;                                                  \
            reversed(big, bad[i].byte, sizeof big);                                                \
            expect(sangi_##F##_from_bytes(&x, bad[i].byte, sizeof big) == SANGI_OUT_OF_RANGE &&    \
                       F##_is(&x, zero),                                                           \
                   #F, "p and more are refused, and 0 is left");                                   \
            expect(sangi_##F##_from_bytes_be(&y, big, sizeof big) == SANGI_OUT_OF_RANGE &&         \
                       F##_is(&y, zero),                                                           \
                   #F, "also big-endian");                                                         \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void F##_lengths(void) {                                                                \
        uint8_t bytes[MOST + 8];                                                                   \
        for (size_t length = 0; length < sizeof bytes; length++) {                                 \
            sangi_##F x, y;                                                                        \
            sangi_##F##_from_u64(&x, 7), y = x;                                                    \
            if (length == SANGI_##U##_BYTES)                                                       \
                continue;                                                                          \
            memset(bytes, 1, sizeof bytes);                                                        \
            expect(sangi_##F##_to_bytes(bytes, length, &x) == SANGI_BAD_LENGTH &&                  \
                       sangi_##F##_to_bytes_be(bytes, length, &x) == SANGI_BAD_LENGTH,             \
                   #F, "another length out");                                                      \
            for (size_t i = 0; i < sizeof bytes; i++)                                              \
                expect(bytes[i] == 1, #F, "nothing is written for another length");                \
            expect(sangi_##F##_from_bytes(&x, bytes, length) == SANGI_BAD_LENGTH &&                \
                       sangi_##F##_from_bytes_be(&y, bytes, length) == SANGI_BAD_LENGTH,           \
                   #F, "another length in");                                                       \
            expect(F##_is(&x, small(0)) && F##_is(&y, small(0)), #F, "and 0 is left");             \
        }                                                                                          \
    }                                                                                              \
                                                                                                   \
    static void F##_one(number a, number p) {                                                      \
        const sangi_##F x = F##_of(a);                                                             \
        const number negative = modulo(minus(p, a), p), twice = modulo(plus(a, a), p);             \
        const number half = halved(a.byte[0] & 1 ? plus(a, p) : a);                                \
        sangi_##F z;                                                                               \
        sangi_##F##_neg(&z, &x);                                                                   \
        expect(F##_is(&z, negative), #F, "neg");                                                   \
        z = x, sangi_##F##_neg(&z, &z);                                                            \
        expect(F##_is(&z, negative), #F, "neg in place");                                          \
        sangi_##F##_dbl(&z, &x);                                                                   \
        expect(F##_is(&z, twice), #F, "dbl");                                                      \
        z = x, sangi_##F##_dbl(&z, &z);                                                            \
        expect(F##_is(&z, twice), #F, "dbl in place");                                             \
        sangi_##F##_half(&z, &x);                                                                  \
        expect(F##_is(&z, half), #F, "half");                                                      \
        z = x, sangi_##F##_half(&z, &z);                                                           \
        expect(F##_is(&z, half), #F, "half in place");                                             \
        z = x, sangi_##F##_add(&z, &z, &z);                                                        \
        expect(F##_is(&z, twice), #F, "add, all three the same");                                  \
        z = x, sangi_##F##_sub(&z, &z, &z);                                                        \
        expect(F##_is(&z, small(0)), #F, "sub, all three the same");                               \
        expect(sangi_##F##_is_zero(&z) == (sangi_mask) - 1, #F, "0 is zero");                      \
        expect(sangi_##F##_is_zero(&x) == (below(small(0), a) ? 0 : (sangi_mask) - 1), #F,         \
               "zero?");                                                                           \
    }                                                                                              \
                                                                                                   \
    static void F##_two(number a, number b, number p) {                                            \
        const sangi_##F x = F##_of(a), y = F##_of(b);                                              \
        const number sum = modulo(plus(a, b), p), difference = modulo(minus(plus(a, p), b), p);    \
        const sangi_mask all = (sangi_mask) - 1, same = memcmp(&a, &b, sizeof a) == 0 ? all : 0;   \
        sangi_##F z, w;                                                                            \
        sangi_##F##_add(&z, &x, &y);                                                               \
        expect(F##_is(&z, sum), #F, "add");                                                        \
        z = x, sangi_##F##_add(&z, &z, &y);                                                        \
        expect(F##_is(&z, sum), #F, "add into x");                                                 \
        z = y, sangi_##F##_add(&z, &x, &z);                                                        \
        expect(F##_is(&z, sum), #F, "add into y");                                                 \
        sangi_##F##_sub(&z, &x, &y);                                                               \
        expect(F##_is(&z, difference), #F, "sub");                                                 \
        z = x, sangi_##F##_sub(&z, &z, &y);                                                        \
        expect(F##_is(&z, difference), #F, "sub into x");                                          \
        z = y, sangi_##F##_sub(&z, &x, &z);                                                        \
        expect(F##_is(&z, difference), #F, "sub into y");                                          \
        expect(sangi_##F##_equal(&x, &y) == same, #F, "equal");                                    \
        sangi_##F##_select(&z, &x, &y, all), sangi_##F##_select(&w, &x, &y, 0);                    \
        expect(F##_is(&z, a) && F##_is(&w, b), #F, "select");                                      \
        z = x, sangi_##F##_select(&z, &z, &y, 0);                                                  \
        w = y, sangi_##F##_select(&w, &x, &w, all);                                                \
        expect(F##_is(&z, b) && F##_is(&w, a), #F, "select in place");                             \
        z = x, w = y, sangi_##F##_cswap(&z, &w, 0);                                                \
        expect(F##_is(&z, a) && F##_is(&w, b), #F, "cswap leaves");                                \
        sangi_##F##_cswap(&z, &w, all);                                                            \
        expect(F##_is(&z, b) && F##_is(&w, a), #F, "cswap exchanges");                             \
        sangi_##F##_cswap(&z, &z, all);                                                            \
        expect(F##_is(&z, b), #F, "cswap of one with itself");                                     \
    }                                                                                              \
                                                                                                   \
    static void F##_tests(void) {                                                                  \
        const number p = from_hex(HEX);                                                            \
        const uint64_t small_ones[] = {                                                            \
            0, 1, 0xffff, 0x10000, 0xffffffff, 0x123456789abcdef0, (uint64_t)-1};                  \
        number edge[EDGES];                                                                        \
        edges(edge, p);                                                                            \
        F##_bytes(p);                                                                              \
        F##_lengths();                                                                             \
        for (size_t i = 0; i < sizeof small_ones / sizeof *small_ones; i++) {                      \
            sangi_##F x;                                                                           \
            sangi_##F##_from_u64(&x, small_ones[i]);                                               \
            expect(F##_is(&x, small(small_ones[i])), #F, "from_u64");                              \
        }                                                                                          \
        for (int i = 0; i < EDGES; i++) {                                                          \
            F##_one(edge[i], p);                                                                   \
            for (int j = 0; j < EDGES; j++)                                                        \
                F##_two(edge[i], edge[j], p);                                                      \
        }                                                                                          \
        expect(strcmp(sangi_##F##_backend(), fastest()) == 0, #F, "the back end");                 \
        printf("%s %d %s\n", #F, SANGI_LIMB_BITS, sangi_##F##_backend());                          \
    }

FIELD_TESTS(p256, P256, "ffffffff00000001000000000000000000000000ffffffffffffffffffffffff")
FIELD_TESTS(p381, P381,
            "1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f624"
            "1eabfffeb153ffffb9feffffffffaaab")
FIELD_TESTS(p511, P511,
            "65b48e8f740f89bffc8ab0d15e3e4c4ab42d083aedc88c425afbfcc69322c9cd"
            "a7aac6c567f35507516730cc1f0b4f25c2721bf457aca8351b81b90533c6c87b")

int main(void) {
    p256_tests();
    p381_tests();
    p511_tests();
    return failures != 0;
}
