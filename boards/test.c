/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Known answers on a board.  If a product is wrong, prints its name and exits with 1; prints all
 * other results as lines `NAME WORD...` in hexadecimal, which the host compares.
 */
#include <sangi/p256.h>
#include <sangi/p511.h>
#include <sangi/saber.h>
#include <sangi/sntrup761.h>

#include "board.h"
#include "curve/curve.h"
#include "ring/ring256.h"

/** The randomness of the known answers; the file is written when the program is built. */
extern const uint8_t board_saber_randomness[128], board_sntrup761_randomness[];

/** The methods under test. */
static const sangi_ring256_method *const methods[] = {
    &sangi_ring256_ntt32, &sangi_ring256_ntt16, &sangi_ring256_toom4, &sangi_ring256_karatsuba,
    &sangi_ring256_schoolbook};
enum { METHODS = sizeof methods / sizeof methods[0], N = SANGI_RING256_N, Q = SANGI_RING256_Q };

static uint64_t drawn;

static uint32_t draw(void) {
    drawn = drawn * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)(drawn >> 32);
}

static void print_bytes(const uint8_t *bytes, size_t length) {
    static const char digit[] = "0123456789abcdef";

    while (length) {
        char text[129];
        size_t n = 0;

        for (; length && n < sizeof text - 1; length--, bytes++) {
            text[n++] = digit[*bytes >> 4];
            text[n++] = digit[*bytes & 15];
        }
        text[n] = 0;
        board_print(text);
    }
}

/* ---- products, against the definition ---- */

/* c <- sum of a[j] * s[j] over j < k modulo x^256 + 1. */
static void define(uint16_t *c, const uint16_t *a, const int16_t *s, size_t k) {
    for (size_t at = 0; at < N; at++) {
        uint32_t sum = 0;

        for (size_t j = 0; j < k; j++)
            for (size_t i = 0; i < N; i++) {
                const uint32_t x = a[N * j + i], y = (uint32_t)s[N * j + (at - i) % N];
                sum += i <= at ? x * y : -(x * y);
            }
        c[at] = sum & (Q - 1);
    }
}

enum { EXTREMES = 6 };

/* Constant and alternating polynomials at the ends of both ranges; from EXTREMES on, random ones.
 */
static void operands(uint16_t *a, int16_t *s, size_t k, int bound, unsigned kind) {
    static const uint16_t high[EXTREMES][2] = {{4096, 4096}, {4095, 4095}, {4096, 4095},
                                               {8191, 8191}, {4096, 0},    {8191, 1}};

    for (size_t i = 0; i < N * k; i++) {
        const unsigned pattern = kind / 2 % EXTREMES;
        const int alternate = kind % 2 && i % 2;

        if (kind < 2 * EXTREMES) {
            a[i] = high[pattern][i % 2];
            s[i] = (int16_t)(alternate ? bound : -bound);
        } else {
            a[i] = (uint16_t)(draw() % Q);
            s[i] = (int16_t)((int)(draw() % (2 * (unsigned)bound + 1)) - bound);
        }
    }
}

static void products(void) {
    static const struct {
        size_t k;
        int bound;
    } shapes[] = {{1, 5}, {2, 5}, {3, 4}, {4, 3}};
    static uint16_t a[4 * N], expected[N], got[N];
    static int16_t s[4 * N];

    for (size_t shape = 0; shape < sizeof shapes / sizeof shapes[0]; shape++)
        for (unsigned kind = 0; kind < 2 * EXTREMES + 2; kind++) {
            operands(a, s, shapes[shape].k, shapes[shape].bound, kind);
            define(expected, a, s, shapes[shape].k);
            for (size_t m = 0; m < METHODS; m++) {
                sangi_ring256_inner(methods[m], got, a, s, shapes[shape].k);
                for (size_t i = 0; i < N; i++)
                    if (got[i] != expected[i]) {
                        board_print("a product is wrong: ");
                        board_print(methods[m]->name);
                        board_print("\n");
                        board_exit(1);
                    }
            }
        }
}

/* ---- keys, ciphertext and both shared secrets of a KEM, concatenated ---- */

typedef sangi_status keygen(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t);
typedef sangi_status encaps(uint8_t *, size_t, uint8_t *, size_t, const uint8_t *, size_t,
                            const uint8_t *, size_t);
typedef sangi_status decaps(uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *, size_t);

typedef struct {
    const char *name;
    const uint8_t *randomness;
    size_t public_bytes, secret_bytes, ciphertext_bytes, keygen_random, encaps_random;
    keygen *keygen;
    encaps *encaps;
    decaps *decaps;
} mechanism;

enum { MOST = SANGI_FIRESABER_SECRET_BYTES, SHARED = 32 };

#define SABER(name, UPPER)                                                                         \
    {#name,                                                                                        \
     board_saber_randomness,                                                                       \
     SANGI_##UPPER##_PUBLIC_BYTES,                                                                 \
     SANGI_##UPPER##_SECRET_BYTES,                                                                 \
     SANGI_##UPPER##_CIPHERTEXT_BYTES,                                                             \
     SANGI_SABER_KEYGEN_RANDOM_BYTES,                                                              \
     SANGI_SABER_ENCAPS_RANDOM_BYTES,                                                              \
     sangi_##name##_keygen_from,                                                                   \
     sangi_##name##_encaps_from,                                                                   \
     sangi_##name##_decaps}

static const mechanism mechanisms[] = {
    SABER(lightsaber, LIGHTSABER),
    SABER(saber, SABER),
    SABER(firesaber, FIRESABER),
    {"sntrup761", board_sntrup761_randomness, SANGI_SNTRUP761_PUBLIC_BYTES,
     SANGI_SNTRUP761_SECRET_BYTES, SANGI_SNTRUP761_CIPHERTEXT_BYTES,
     SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES, SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES,
     sangi_sntrup761_keygen_from, sangi_sntrup761_encaps_from, sangi_sntrup761_decaps}};

static void answers(const mechanism *m) {
    static uint8_t public_key[MOST], secret_key[MOST], ciphertext[MOST], shared[SHARED],
        again[SHARED];
    sangi_status status = m->keygen(public_key, m->public_bytes, secret_key, m->secret_bytes,
                                    m->randomness, m->keygen_random);

    if (status == SANGI_OK)
        status = m->encaps(ciphertext, m->ciphertext_bytes, shared, SHARED, public_key,
                           m->public_bytes, m->randomness + m->keygen_random, m->encaps_random);
    if (status == SANGI_OK)
        status =
            m->decaps(again, SHARED, ciphertext, m->ciphertext_bytes, secret_key, m->secret_bytes);
    if (status != SANGI_OK)
        board_exit(1);
    board_print(m->name);
    board_print(" ");
    print_bytes(public_key, m->public_bytes);
    print_bytes(secret_key, m->secret_bytes);
    print_bytes(ciphertext, m->ciphertext_bytes);
    print_bytes(shared, SHARED);
    board_print(" ");
    print_bytes(again, SHARED);
    ciphertext[0] ^= 1;
    (void)m->decaps(again, SHARED, ciphertext, m->ciphertext_bytes, secret_key, m->secret_bytes);
    board_print(" ");
    print_bytes(again, SHARED);
    board_print("\n");
}

/* ---- fields: x, y, x + y, x - y, x y, 1 / x ---- */

#define FIELD(name, UPPER)                                                                         \
    static void name##_line(void) {                                                                \
        sangi_##name number[6];                                                                    \
        board_print(#name);                                                                        \
        for (size_t i = 0; i < 2; i++) {                                                           \
            uint8_t wide[2 * SANGI_##UPPER##_BYTES];                                               \
            for (size_t j = 0; j < sizeof wide; j++)                                               \
                wide[j] = (uint8_t)draw();                                                         \
            (void)sangi_##name##_from_bytes_wide(&number[i], wide, sizeof wide);                   \
        }                                                                                          \
        sangi_##name##_add(&number[2], &number[0], &number[1]);                                    \
        sangi_##name##_sub(&number[3], &number[0], &number[1]);                                    \
        sangi_##name##_mul(&number[4], &number[0], &number[1]);                                    \
        sangi_##name##_inv(&number[5], &number[0]);                                                \
        for (size_t i = 0; i < 6; i++) {                                                           \
            uint8_t bytes[SANGI_##UPPER##_BYTES];                                                  \
            (void)sangi_##name##_to_bytes_be(bytes, sizeof bytes, &number[i]);                     \
            board_print(" ");                                                                      \
            print_bytes(bytes, sizeof bytes);                                                      \
        }                                                                                          \
        board_print("\n");                                                                         \
    }
FIELD(p256, P256)
FIELD(p511, P511)

/* ---- x(P) on y^2 = x^3 + A x^2 + x: A, x(P), x(k P), x(2 P), for a k of 32 bits ---- */

static void curve_line(void) {
    const uint32_t scalar = draw() | 1;
    const uint8_t k[4] = {(uint8_t)scalar, (uint8_t)(scalar >> 8), (uint8_t)(scalar >> 16),
                          (uint8_t)(scalar >> 24)};
    sangi_curve e;
    sangi_point point, multiple, twice;
    sangi_p511 number[4];

    sangi_p511_from_u64(&e.a, draw());
    sangi_p511_from_u64(&e.c, 1);
    sangi_p511_from_u64(&point.x, draw());
    sangi_p511_from_u64(&point.z, 1);
    sangi_curve_ladder_vartime(&multiple, &point, k, sizeof k, &e);
    sangi_curve_dbl(&twice, &point, &e);
    number[0] = e.a;
    number[1] = point.x;
    sangi_p511_inv(&multiple.z, &multiple.z);
    sangi_p511_mul(&number[2], &multiple.x, &multiple.z);
    sangi_p511_inv(&twice.z, &twice.z);
    sangi_p511_mul(&number[3], &twice.x, &twice.z);
    board_print("curve ");
    for (size_t i = sizeof k; i-- > 0;)
        print_bytes(&k[i], 1);
    for (size_t i = 0; i < 4; i++) {
        uint8_t bytes[SANGI_P511_BYTES];
        (void)sangi_p511_to_bytes_be(bytes, sizeof bytes, &number[i]);
        board_print(" ");
        print_bytes(bytes, sizeof bytes);
    }
    board_print("\n");
}

int main(void) {
    drawn = 1;
    products();
    for (size_t i = 0; i < sizeof mechanisms / sizeof mechanisms[0]; i++)
        answers(&mechanisms[i]);
    p256_line();
    p511_line();
    curve_line();
    return 0;
}
