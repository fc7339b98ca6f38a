/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761: sorting, inverses, encodings, lengths, and randomness that fails or is drawn again.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/sntrup761.h>

#include "sntrup/kem.h"
#include "sntrup/sort.h"
#include "word/cpu.h"

enum {
    P = SANGI_RING761_N,
    SORTED = SANGI_SNTRUP_SORTED,
    PUBLIC = SANGI_SNTRUP761_PUBLIC_BYTES,
    SECRET = SANGI_SNTRUP761_SECRET_BYTES,
    CIPHERTEXT = SANGI_SNTRUP761_CIPHERTEXT_BYTES,
    SHARED = SANGI_SNTRUP761_SHARED_BYTES,
    DRAWN = SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES,
    KEYS = SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES,
    GUARD = 0xa5
};

static int failures;
static uint64_t state = 761;

static uint64_t draw(void) { /* splitmix64 */
    uint64_t z = state += 0x9e3779b97f4a7c15;

    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

static void expect(int holds, const char *what) {
    if (!holds) {
        printf("failed: %s\n", what);
        failures++;
    }
}

static int ascending(const void *x, const void *y) {
    const uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;

    return (a > b) - (a < b);
}

/* A network that sorts all of these sorts everything: sequences of zeros and ones, by their
 * number of zeros, shuffled; and words of all sizes. */
static void sorting(const sangi_sntrup_engine *e) {
    uint32_t x[SORTED], want[SORTED];

    for (int zeros = 0; zeros <= SORTED; zeros++)
        for (int words = 0; words < 3; words++) {
            for (int i = 0; i < SORTED; i++)
                x[i] = words == 2 ? (uint32_t)draw() : i < zeros ? 0 : UINT32_MAX >> words;
            for (int i = SORTED - 1; i > 0; i--) {
                const int j = (int)(draw() % (uint64_t)(i + 1));
                const uint32_t kept = x[i];

                x[i] = x[j];
                x[j] = kept;
            }
            memcpy(want, x, sizeof x);
            qsort(want, SORTED, sizeof *want, ascending);
            e->sort(x);
            expect(memcmp(x, want, sizeof x) == 0, "an order is wrong");
        }
}

/* Whether h f is c. */
static int is_constant(const int16_t *h, int16_t c) {
    for (int i = 0; i < P; i++)
        if (h[i] != (i ? 0 : c))
            return 0;
    return 1;
}

static void one_inverse(const sangi_sntrup_engine *e, const int8_t *f, int invertible) {
    int8_t inverse[P], product[P];
    int16_t h[P];

    e->invert_q(h, f);
    sangi_ring761_ntt32.mul(h, h, f);
    expect(is_constant(h, -1530), "3 h f is not 1 modulo 4591"); /* 3 * -1530 = 1 - 4591 */
    const sangi_mask found = e->invert3(inverse, f);
    expect(found == (invertible ? (sangi_mask)-1 : 0), "there is an inverse modulo 3, or none");
    sangi_ring761_ntt32.mul3(product, inverse, f);
    for (int i = 0; i < P; i++)
        h[i] = product[i];
    expect(is_constant(h, 1) == invertible, "an inverse modulo 3 is wrong");
}

/* A factor of x^761 - x - 1 modulo 3. */
static const int8_t factor[20] = {-1, -1, 0, -1, -1, -1, 1,  -1, 1, -1,
                                  0,  -1, 1, 1,  1,  1,  -1, 0,  1, 1};

static void inverses(const sangi_sntrup_engine *e) {
    int8_t f[P];

    for (int n = 0; n < 30; n++) {
        for (int i = 0; i < P; i++)
            f[i] = (int8_t)((int)(draw() % 3) - 1);
        one_inverse(e, f, 1);
    }
    for (int at = 0; at < P; at += at < 8 || at > 740 ? 1 : 60) { /* plus or minus x^at */
        memset(f, 0, sizeof f);
        f[at] = at % 2 ? -1 : 1;
        one_inverse(e, f, 1);
    }
    memset(f, 1, sizeof f);
    one_inverse(e, f, 1);
    for (int at = 0; at + 20 <= P; at += 57) {
        memset(f, 0, sizeof f);
        memcpy(f + at, factor, sizeof factor);
        one_inverse(e, f, 0);
    }
    memset(f, 0, sizeof f);
    expect(e->invert3(f, f) == 0, "0 has an inverse modulo 3");
}

static void encodings(const sangi_sntrup_engine *e) {
    uint8_t bytes[SANGI_SNTRUP_RQ_BYTES + 1];
    int16_t f[P], kept[P], again[P];

    for (int kind = 0; kind < 40; kind++) {
        for (int i = 0; i < P; i++)
            kept[i] = (int16_t)(kind < 3 ? 2295 * (kind - 1) : (int)(draw() % 4591) - 2295);
        memcpy(f, kept, sizeof f);
        bytes[SANGI_SNTRUP_RQ_BYTES] = GUARD;
        sangi_sntrup_rq_encode(e->coding, bytes, f);
        sangi_sntrup_rq_decode(e->coding, again, bytes);
        expect(memcmp(again, kept, sizeof kept) == 0, "an encoding does not come back");
        expect(bytes[SANGI_SNTRUP_RQ_BYTES] == GUARD, "an encoding is too long");
        for (int i = 0; i < P; i++)
            kept[i] = (int16_t)(kept[i] / 3 * 3);
        memcpy(f, kept, sizeof f);
        bytes[SANGI_SNTRUP_ROUNDED_BYTES] = GUARD;
        sangi_sntrup_rounded_encode(e->coding, bytes, f);
        sangi_sntrup_rounded_decode(e->coding, again, bytes);
        expect(memcmp(again, kept, sizeof kept) == 0, "a rounded encoding does not come back");
        expect(bytes[SANGI_SNTRUP_ROUNDED_BYTES] == GUARD, "a rounded encoding is too long");
    }
    for (int kind = 0; kind < 40; kind++) { /* what no encoding is */
        for (size_t i = 0; i < sizeof bytes; i++)
            bytes[i] = kind ? (uint8_t)draw() : 0xff;
        sangi_sntrup_rq_decode(e->coding, f, bytes);
        sangi_sntrup_rounded_decode(e->coding, again, bytes);
        for (int i = 0; i < P; i++)
            expect(abs(f[i]) <= 2295 && abs(again[i]) <= 2295 && again[i] % 3 == 0,
                   "bytes give a coefficient beyond the modulus");
    }
}

/* Gives a polynomial without inverse so many times, then what draw gives; fails after `calls`. */
typedef struct {
    int calls, useless;
} source;

static sangi_status give(void *context, uint8_t *bytes, size_t length) {
    source *const s = context;

    if (s->calls-- == 0)
        return SANGI_RNG_FAILED;
    for (size_t i = 0; i < length; i++) /* a word 2^29 gives the coefficient 0 */
        bytes[i] = (uint8_t)(s->useless > 0 ? (i % 4 == 3) << 5 : (int)(draw() & 0xff));
    s->useless--;
    return SANGI_OK;
}

static int all(const uint8_t *bytes, size_t length, uint8_t value) {
    size_t i = 0;

    while (i < length && bytes[i] == value)
        i++;
    return i == length;
}

static uint8_t public_key[PUBLIC + 1], secret_key[SECRET + 1], ciphertext[CIPHERTEXT + 1];
static uint8_t shared[SHARED + 1], again[SHARED + 1];

static void clear(void) {
    memset(public_key, GUARD, sizeof public_key);
    memset(secret_key, GUARD, sizeof secret_key);
    memset(ciphertext, GUARD, sizeof ciphertext);
    memset(shared, GUARD, sizeof shared);
}

static void randomness(void) {
    uint8_t drawn[KEYS];

    clear();
    expect(sangi_sntrup761_keygen(public_key, PUBLIC, secret_key, SECRET, give, &(source){5, 2}) ==
               SANGI_OK,
           "two polynomials without inverse, and no third try");
    expect(public_key[PUBLIC] == GUARD && secret_key[SECRET] == GUARD, "written outside");
    expect(sangi_sntrup761_encaps(ciphertext, CIPHERTEXT, shared, SHARED, public_key, PUBLIC, give,
                                  &(source){1, 0}) == SANGI_OK &&
               sangi_sntrup761_decaps(again, SHARED, ciphertext, CIPHERTEXT, secret_key, SECRET) ==
                   SANGI_OK &&
               memcmp(again, shared, SHARED) == 0,
           "a shared secret does not come back");
    expect(ciphertext[CIPHERTEXT] == GUARD && shared[SHARED] == GUARD, "written outside");
    for (int calls = 0; calls < 5; calls++) {
        clear();
        expect(sangi_sntrup761_keygen(public_key, PUBLIC, secret_key, SECRET, give,
                                      &(source){calls, 2}) == SANGI_RNG_FAILED &&
                   all(public_key, PUBLIC, 0) && all(secret_key, SECRET, 0),
               "keys without randomness");
    }
    clear();
    expect(sangi_sntrup761_encaps(ciphertext, CIPHERTEXT, shared, SHARED, public_key, PUBLIC, give,
                                  &(source){0, 0}) == SANGI_RNG_FAILED &&
               all(ciphertext, CIPHERTEXT, 0) && all(shared, SHARED, 0),
           "an encapsulation without randomness");
    memset(drawn, 0, sizeof drawn);
    give(&(source){1, 1}, drawn, DRAWN);
    expect(sangi_sntrup761_keygen_from(public_key, PUBLIC, secret_key, SECRET, drawn, KEYS) ==
                   SANGI_NO_INVERSE &&
               all(public_key, PUBLIC, 0) && all(secret_key, SECRET, 0),
           "keys of a polynomial without inverse");
}

static void lengths(void) {
    static const uint8_t drawn[KEYS];

    for (int wrong = 0; wrong < 4; wrong++)
        for (int by = -1; by < 2; by += 2) {
            const size_t off[4] = {wrong == 0 ? (size_t)by : 0, wrong == 1 ? (size_t)by : 0,
                                   wrong == 2 ? (size_t)by : 0, wrong == 3 ? (size_t)by : 0};

            clear();
            if (wrong < 2)
                expect(sangi_sntrup761_keygen(public_key, PUBLIC + off[0], secret_key,
                                              SECRET + off[1], give,
                                              &(source){9, 0}) == SANGI_BAD_LENGTH,
                       "keygen took a wrong length");
            if (wrong < 3) {
                expect(sangi_sntrup761_keygen_from(public_key, PUBLIC + off[0], secret_key,
                                                   SECRET + off[1], drawn,
                                                   KEYS + off[2]) == SANGI_BAD_LENGTH,
                       "keygen_from took a wrong length");
                expect(sangi_sntrup761_encaps(ciphertext, CIPHERTEXT + off[0], shared,
                                              SHARED + off[1], public_key, PUBLIC + off[2], give,
                                              &(source){9, 0}) == SANGI_BAD_LENGTH,
                       "encaps took a wrong length");
                expect(sangi_sntrup761_decaps(shared, SHARED + off[0], ciphertext,
                                              CIPHERTEXT + off[1], secret_key,
                                              SECRET + off[2]) == SANGI_BAD_LENGTH,
                       "decaps took a wrong length");
            }
            expect(sangi_sntrup761_encaps_from(ciphertext, CIPHERTEXT + off[0], shared,
                                               SHARED + off[1], public_key, PUBLIC + off[2], drawn,
                                               DRAWN + off[3]) == SANGI_BAD_LENGTH,
                   "encaps_from took a wrong length");
            expect(all(public_key, PUBLIC, GUARD) && all(secret_key, SECRET, GUARD) &&
                       all(ciphertext, CIPHERTEXT, GUARD) && all(shared, SHARED, GUARD),
                   "a refusal wrote something");
        }
}

/* Keys, a ciphertext and secrets of one engine, from the randomness of a seed. */
typedef struct {
    uint8_t public_key[PUBLIC], secret_key[SECRET], ciphertext[CIPHERTEXT], shared[SHARED];
    uint8_t decapsulated[SHARED], rejected[SHARED], any_public[CIPHERTEXT + SHARED];
    uint8_t any_secret[SHARED];
} answers;

static void answer(const sangi_sntrup_engine *e, answers *a, uint64_t seed) {
    uint8_t drawn[KEYS], bytes[SECRET + CIPHERTEXT];
    sangi_sntrup_unit unit;

    state = seed;
    for (size_t i = 0; i < sizeof drawn; i++)
        drawn[i] = (uint8_t)draw();
    for (size_t i = 0; i < sizeof bytes; i++)
        bytes[i] = (uint8_t)(seed % 4 ? draw() : 0xff);
    sangi_sntrup_draw_unit(e, &unit, drawn);
    sangi_sntrup_keygen(e, a->public_key, a->secret_key, &unit, drawn + DRAWN);
    sangi_sntrup_encaps(e, a->ciphertext, a->shared, a->public_key, drawn);
    sangi_sntrup_decaps(e, a->decapsulated, a->ciphertext, a->secret_key);
    sangi_sntrup_encaps(e, a->any_public, a->any_public + CIPHERTEXT, bytes, drawn);
    sangi_sntrup_decaps(e, a->any_secret, bytes + SECRET, bytes);
    a->ciphertext[seed % CIPHERTEXT] ^= 1;
    sangi_sntrup_decaps(e, a->rejected, a->ciphertext, a->secret_key);
}

/* An engine whose encodings begin with a wrong number. */
static void wrong_unpack(uint16_t *r, const uint8_t *bytes, int pairs, uint32_t m, int n) {
    sangi_sntrup_coding_c.unpack(r, bytes, pairs, m, n);
    if (pairs > 300)
        r[0] ^= 1;
}

/* Every engine gives the bytes of portable C, for keys and ciphertexts that are just bytes, too. */
static void agreement(const sangi_sntrup_engine *e) {
    static answers want, got;
    sangi_sntrup_coding coding = sangi_sntrup_coding_c;
    const sangi_sntrup_engine wrong = {e->ring, e->invert3, e->invert_q, e->sort, &coding};

    coding.unpack = wrong_unpack;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        answer(&sangi_sntrup_c, &want, seed);
        answer(e, &got, seed);
        expect(memcmp(&want, &got, sizeof want) == 0, "an engine gives other bytes");
        expect(memcmp(want.shared, want.decapsulated, SHARED) == 0, "a secret does not come back");
        expect(memcmp(want.shared, want.rejected, SHARED) != 0, "a change is not rejected");
    }
    answer(&wrong, &got, 12);
    expect(memcmp(&want, &got, sizeof want) != 0, "the control: a wrong engine is right");
}

int main(void) {
    const sangi_sntrup_engine *engines[3] = {&sangi_sntrup_c};
    int count = 1;

#if SANGI_ASM && defined(__x86_64__)
    if (sangi_cpu_features() & SANGI_CPU_AVX2)
        engines[count++] = &sangi_sntrup_avx2;
    if (sangi_cpu_features() & SANGI_CPU_AVX512BW)
        engines[count++] = &sangi_sntrup_avx512;
#endif
    for (int i = 0; i < count; i++) {
        sorting(engines[i]);
        inverses(engines[i]);
        encodings(engines[i]);
        agreement(engines[i]);
    }
    randomness();
    lengths();
    return failures != 0;
}
