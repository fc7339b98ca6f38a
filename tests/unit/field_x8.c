/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Eight elements at once, against the same elements one by one, for every named field. */
#include <stdio.h>
#include <string.h>

#include <sangi/bls12_381_orderx8.h>
#include <sangi/bn254_orderx8.h>
#include <sangi/bn254x8.h>
#include <sangi/ed25519_orderx8.h>
#include <sangi/p25519x8.h>
#include <sangi/p256_orderx8.h>
#include <sangi/p256x8.h>
#include <sangi/p381x8.h>
#include <sangi/p384x8.h>
#include <sangi/p434x8.h>
#include <sangi/p448x8.h>
#include <sangi/p511x8.h>
#include <sangi/p521x8.h>
#include <sangi/secp256k1_orderx8.h>
#include <sangi/secp256k1x8.h>

enum { LANES = 8, ROUNDS = 200, MANY = 5 };

static int failures;

static void expect(int holds, const char *field, const char *what) {
    if (!holds && failures++ < 20)
        printf("failed: %sx8: %s\n", field, what);
}

static uint64_t state = 1;

static uint64_t draw(void) {
    state ^= state << 13;
    state ^= state >> 7;
    return state ^= state << 17;
}

/* bytes <- p + more, or all ones where that does not fit, in either order; p - 1 is -1. */
static void beyond(uint8_t *bytes, size_t size, const uint8_t *minus_one, unsigned more, int big) {
    unsigned carry = more + 1;

    for (size_t i = 0; i < size; i++) {
        const size_t at = big ? size - 1 - i : i;
        carry += minus_one[i];
        bytes[at] = (uint8_t)carry;
        carry >>= 8;
    }
    if (carry)
        memset(bytes, 0xff, size);
}

/* Bytes of elements that were never reduced, against those one by one; and what decoders refuse. */
#define BYTES_OF(F, f)                                                                             \
    static void bytes_##f(const sangi_##f *x, const sangi_##f##x8 *X, int big) {                   \
        enum { ONE = SANGI_##F##_BYTES, ALL = SANGI_##F##X8_BYTES };                               \
        sangi_status (*const from)(sangi_##f##x8 *, const uint8_t *, size_t) =                     \
            big ? sangi_##f##x8_from_bytes_be : sangi_##f##x8_from_bytes;                          \
        sangi_status (*const to)(uint8_t *, size_t, const sangi_##f##x8 *) =                       \
            big ? sangi_##f##x8_to_bytes_be : sangi_##f##x8_to_bytes;                              \
        sangi_status (*const to_one)(uint8_t *, size_t, const sangi_##f *) =                       \
            big ? sangi_##f##_to_bytes_be : sangi_##f##_to_bytes;                                  \
        uint8_t bytes[ALL + 1] = {0}, want[ALL + 1] = {0}, minus_one[ONE];                         \
        sangi_##f##x8 Z, zero;                                                                     \
        sangi_##f got[LANES], one;                                                                 \
        for (int l = 0; l < LANES; l++)                                                            \
            expect(to_one(want + l * ONE, ONE, &x[l]) == SANGI_OK, #f, "to_bytes of one");         \
        for (size_t length = 0; length <= ALL + 1; length += length == ONE ? ALL - 1 - ONE : 1)    \
            if (length != ALL)                                                                     \
                expect(to(bytes, length, X) == SANGI_BAD_LENGTH, #f, "to_bytes, other lengths");   \
        for (size_t i = 0; i < sizeof bytes; i++)                                                  \
            expect(bytes[i] == 0, #f, "a refused to_bytes writes nothing");                        \
        expect(to(bytes, ALL, X) == SANGI_OK, #f, "to_bytes");                                     \
        expect(memcmp(bytes, want, sizeof bytes) == 0, #f, "the bytes of each");                   \
        expect(from(&Z, bytes, ALL) == SANGI_OK, #f, "from_bytes");                                \
        expect(sangi_##f##x8_equal(&Z, X) == 0xff, #f, "there and back");                          \
        memset(got, 0, sizeof got);                                                                \
        sangi_##f##x8_pack(&zero, got);                                                            \
        for (size_t length = 0; length <= ALL + 1; length += length == ONE ? ALL - 1 - ONE : 1)    \
            if (length != ALL) {                                                                   \
                Z = *X;                                                                            \
                expect(from(&Z, bytes, length) == SANGI_BAD_LENGTH, #f, "other lengths");          \
                expect(sangi_##f##x8_equal(&Z, &zero) == 0xff, #f, "0 after another length");      \
            }                                                                                      \
        sangi_##f##_from_u64(&one, 1);                                                             \
        sangi_##f##_neg(&one, &one);                                                               \
        expect(sangi_##f##_to_bytes(minus_one, ONE, &one) == SANGI_OK, #f, "-1");                  \
        for (int l = 0; l < LANES; l++) {                                                          \
            for (unsigned more = 0; more < 3; more++) {                                            \
                memcpy(bytes, want, ALL);                                                          \
                beyond(bytes + l * ONE, ONE, minus_one, more, big);                                \
                if (more == 2)                                                                     \
                    memset(bytes + l * ONE, 0xff, ONE);                                            \
                expect(from(&Z, bytes, ALL) == SANGI_OUT_OF_RANGE, #f, "p, p + 1, all ones");      \
                sangi_##f##x8_unpack(got, &Z);                                                     \
                for (int k = 0; k < LANES; k++)                                                    \
                    expect(k == l ? sangi_##f##_is_zero(&got[k]) != 0                              \
                                  : memcmp(&got[k], &x[k], sizeof *x) == 0,                        \
                           #f, "0 in the lane that is refused, the others as they are");           \
            }                                                                                      \
            memcpy(bytes, want, ALL);                                                              \
            beyond(bytes + l * ONE, ONE, minus_one, (unsigned)-1, big);                            \
            expect(from(&Z, bytes, ALL) == SANGI_OK, #f, "p - 1");                                 \
            sangi_##f##x8_unpack(got, &Z);                                                         \
            expect(memcmp(&got[l], &one, sizeof one) == 0, #f, "p - 1 is -1");                     \
        }                                                                                          \
    }

/* Inverses of 0 to MANY vectors, in which zeros stand in changing lanes; nothing beyond is written.
 */
#define BATCH_OF(f)                                                                                \
    static void batch_##f(const sangi_##f *x, const sangi_##f *y) {                                \
        sangi_##f given[MANY][LANES], got[LANES], want;                                            \
        sangi_##f##x8 X[MANY], Z[MANY + 1], beyond;                                                \
        memset(given, 0, sizeof given);                                                            \
        for (int i = 0; i < MANY; i++) {                                                           \
            for (int l = 0; l < LANES; l++)                                                        \
                if ((i + l) % 3)                                                                   \
                    given[i][l] = (i + l) % 2 ? x[(i + l) % LANES] : y[l];                         \
            sangi_##f##x8_pack(&X[i], given[i]);                                                   \
        }                                                                                          \
        sangi_##f##x8_pack(&beyond, x);                                                            \
        for (size_t count = 0; count <= MANY; count++) {                                           \
            for (size_t i = 0; i <= MANY; i++)                                                     \
                Z[i] = beyond;                                                                     \
            sangi_##f##x8_batch_inv(Z, X, count);                                                  \
            for (size_t i = 0; i <= MANY; i++) {                                                   \
                sangi_##f##x8_unpack(got, &Z[i]);                                                  \
                for (int l = 0; l < LANES; l++) {                                                  \
                    want = x[l];                                                                   \
                    if (i < count)                                                                 \
                        sangi_##f##_inv(&want, &given[i][l]);                                      \
                    expect(memcmp(&got[l], &want, sizeof want) == 0, #f, "batch_inv");             \
                }                                                                                  \
            }                                                                                      \
        }                                                                                          \
    }

#define LANES_OF(f)                                                                                \
    static void check_##f(void) {                                                                  \
        sangi_##f x[LANES], y[LANES], s[LANES], t[LANES], got[LANES], want;                        \
        sangi_##f##x8 X, Y, Z, S, T;                                                               \
        for (int round = 0; round < ROUNDS; round++) {                                             \
            for (int l = 0; l < LANES; l++) {                                                      \
                draw_##f(&x[l]);                                                                   \
                draw_##f(&y[l]);                                                                   \
                if (draw() % 8 == 0)                                                               \
                    y[l] = x[l];                                                                   \
            }                                                                                      \
            const sangi_maskx8 mask = (sangi_maskx8)draw();                                        \
            sangi_##f##x8_pack(&X, x);                                                             \
            sangi_##f##x8_pack(&Y, y);                                                             \
            EACH(f, "pack and unpack", Z = X, want = x[l]);                                        \
            EACH(f, "add", sangi_##f##x8_add(&Z, &X, &Y), sangi_##f##_add(&want, &x[l], &y[l]));   \
            EACH(f, "sub", sangi_##f##x8_sub(&Z, &X, &Y), sangi_##f##_sub(&want, &x[l], &y[l]));   \
            EACH(f, "mul", sangi_##f##x8_mul(&Z, &X, &Y), sangi_##f##_mul(&want, &x[l], &y[l]));   \
            EACH(f, "neg", sangi_##f##x8_neg(&Z, &X), sangi_##f##_neg(&want, &x[l]));              \
            EACH(f, "sqr", sangi_##f##x8_sqr(&Z, &X), sangi_##f##_sqr(&want, &x[l]));              \
            EACH(f, "select", sangi_##f##x8_select(&Z, &X, &Y, mask),                              \
                 want = mask >> l & 1 ? x[l] : y[l]);                                              \
            sangi_##f##x8_add_lazy(&S, &X, &Y);                                                    \
            sangi_##f##x8_add_lazy(&T, &Y, &Y);                                                    \
            for (int l = 0; l < LANES; l++) {                                                      \
                sangi_##f##_add(&s[l], &x[l], &y[l]);                                              \
                sangi_##f##_dbl(&t[l], &y[l]);                                                     \
            }                                                                                      \
            EACH(f, "products of lazy sums", sangi_##f##x8_mul_lazy(&Z, &S, &T), LAZY(f, l));      \
            DOTS(f);                                                                               \
            Z = X;                                                                                 \
            EACH(f, "an output that is an input", sangi_##f##x8_mul(&Z, &Z, &Z),                   \
                 sangi_##f##_sqr(&want, &x[l]));                                                   \
            /* What was never reduced on the way: it has to be when it is asked about. */          \
            sangi_##f##x8_neg(&S, &Y);                                                             \
            sangi_##f##x8_add(&S, &S, &X);                                                         \
            sangi_##f##x8_sub(&T, &X, &Y);                                                         \
            sangi_maskx8 same = 0, zero = 0;                                                       \
            for (int l = 0; l < LANES; l++) {                                                      \
                same |= (sangi_maskx8)((sangi_##f##_equal(&x[l], &y[l]) & 1) << l);                \
                zero |= (sangi_maskx8)((sangi_##f##_is_zero(&x[l]) & 1) << l);                     \
            }                                                                                      \
            expect(sangi_##f##x8_equal(&S, &T) == 0xff, #f, "x - y in two ways");                  \
            expect(sangi_##f##x8_equal(&X, &Y) == same, #f, "equal");                              \
            expect(sangi_##f##x8_is_zero(&S) == same, #f, "is_zero of a difference");              \
            expect(sangi_##f##x8_is_zero(&X) == zero, #f, "is_zero");                              \
            for (int l = 0; l < LANES; l++)                                                        \
                sangi_##f##_sub(&got[l], &x[l], &y[l]);                                            \
            bytes_##f(got, &S, round % 2);                                                         \
            if (round % 50 == 0) {                                                                 \
                EACH(f, "inv", sangi_##f##x8_inv(&Z, &X), sangi_##f##_inv(&want, &x[l]));          \
                batch_##f(x, y);                                                                   \
            }                                                                                      \
        }                                                                                          \
        printf("%sx8 %s\n", #f, sangi_##f##x8_backend());                                          \
    }

/* Runs `eight` and compares each lane of Z with what `one` leaves in `want`. */
#define EACH(f, what, eight, one)                                                                  \
    do {                                                                                           \
        eight;                                                                                     \
        sangi_##f##x8_unpack(got, &Z);                                                             \
        for (int l = 0; l < LANES; l++) {                                                          \
            one;                                                                                   \
            expect(memcmp(&got[l], &want, sizeof want) == 0, #f, what);                            \
        }                                                                                          \
    } while (0)

/* Sums of two products: of elements, of lazy sums with elements, and with an output that is an
 * input. */
#define DOTS(f)                                                                                    \
    do {                                                                                           \
        EACH(f, "dot2", sangi_##f##x8_dot2(&Z, &X, &Y, &Y, &Y), DOT(f, x[l], y[l], y[l], y[l]));   \
        EACH(f, "dot2 of lazy sums", sangi_##f##x8_dot2(&Z, &S, &Y, &X, &T),                       \
             DOT(f, s[l], y[l], x[l], t[l]));                                                      \
        Z = X;                                                                                     \
        EACH(f, "dot2 into x0", sangi_##f##x8_dot2(&Z, &Z, &T, &Y, &X),                            \
             DOT(f, x[l], t[l], y[l], x[l]));                                                      \
        Z = X;                                                                                     \
        EACH(f, "dot2 into y0", sangi_##f##x8_dot2(&Z, &T, &Z, &Y, &X),                            \
             DOT(f, t[l], x[l], y[l], x[l]));                                                      \
        Z = X;                                                                                     \
        EACH(f, "dot2 into x1", sangi_##f##x8_dot2(&Z, &Y, &Y, &Z, &T),                            \
             DOT(f, y[l], y[l], x[l], t[l]));                                                      \
        Z = X;                                                                                     \
        EACH(f, "dot2 into y1", sangi_##f##x8_dot2(&Z, &Y, &Y, &T, &Z),                            \
             DOT(f, y[l], y[l], t[l], x[l]));                                                      \
        Z = X;                                                                                     \
        EACH(f, "dot2 into all", sangi_##f##x8_dot2(&Z, &Z, &Z, &Z, &Z),                           \
             DOT(f, x[l], x[l], x[l], x[l]));                                                      \
    } while (0)

#define DOT(f, x0, y0, x1, y1)                                                                     \
    do {                                                                                           \
        sangi_##f other;                                                                           \
        sangi_##f##_mul(&want, &(x0), &(y0));                                                      \
        sangi_##f##_mul(&other, &(x1), &(y1));                                                     \
        sangi_##f##_add(&want, &want, &other);                                                     \
    } while (0)

#define LAZY(f, l)                                                                                 \
    do {                                                                                           \
        sangi_##f twice;                                                                           \
        sangi_##f##_add(&want, &x[l], &y[l]);                                                      \
        sangi_##f##_dbl(&twice, &y[l]);                                                            \
        sangi_##f##_mul(&want, &want, &twice);                                                     \
    } while (0)

/* Zero, small numbers and their negatives as often as any element. */
#define FIELD(F, f)                                                                                \
    static void draw_##f(sangi_##f *z) {                                                           \
        uint8_t bytes[SANGI_##F##_BYTES] = {0};                                                    \
        const uint64_t kind = draw() % 4;                                                          \
        for (size_t i = 0; i < (kind < 2 ? sizeof bytes : 1); i++)                                 \
            bytes[i] = (uint8_t)(kind < 2 ? draw() >> 40 : draw() % 3);                            \
        expect(sangi_##f##_from_bytes_wide(z, bytes, sizeof bytes) == SANGI_OK, #f, "bytes");      \
        if (kind == 3)                                                                             \
            sangi_##f##_neg(z, z);                                                                 \
    }                                                                                              \
    BYTES_OF(F, f)                                                                                 \
    BATCH_OF(f)                                                                                    \
    LANES_OF(f)

FIELD(BLS12_381_ORDER, bls12_381_order)
FIELD(BN254_ORDER, bn254_order)
FIELD(BN254, bn254)
FIELD(ED25519_ORDER, ed25519_order)
FIELD(P25519, p25519)
FIELD(P256_ORDER, p256_order)
FIELD(P256, p256)
FIELD(P381, p381)
FIELD(P384, p384)
FIELD(P434, p434)
FIELD(P448, p448)
FIELD(P511, p511)
FIELD(P521, p521)
FIELD(SECP256K1_ORDER, secp256k1_order)
FIELD(SECP256K1, secp256k1)

int main(void) {
    check_bls12_381_order();
    check_bn254_order();
    check_bn254();
    check_ed25519_order();
    check_p25519();
    check_p256_order();
    check_p256();
    check_p381();
    check_p384();
    check_p434();
    check_p448();
    check_p511();
    check_p521();
    check_secp256k1_order();
    check_secp256k1();
    return failures != 0;
}
