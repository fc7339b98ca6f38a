/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * A libFuzzer target of sntrup761's decoders.
 *
 * An input's first byte chooses.  Either the others are a polynomial's bytes, whatever they are:
 * its coefficients keep their bounds and come back from their own encoding.  Or they are added, bit
 * by bit, to a public key, or to a ciphertext and then to the secret key that it was made for;
 * where the key is what it was, the answer is the shared secret for the ciphertext that was made,
 * and for any other the hash that rejection is.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sangi/hash.h>
#include <sangi/sntrup761.h>

#include "sntrup/kem.h"

enum {
    N = SANGI_SNTRUP_P,
    HALF = SANGI_SNTRUP_Q / 2,
    PUBLIC = SANGI_SNTRUP761_PUBLIC_BYTES,
    SECRET = SANGI_SNTRUP761_SECRET_BYTES,
    CIPHERTEXT = SANGI_SNTRUP761_CIPHERTEXT_BYTES,
    SHARED = SANGI_SNTRUP761_SHARED_BYTES,
    REJECTION = SANGI_SNTRUP_SMALL_BYTES,
    HASH = 32
};

static uint8_t public_key[PUBLIC], secret_key[SECRET], ciphertext[CIPHERTEXT], shared[SHARED];
static uint8_t randomness[SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES];

static void require(int holds, const char *what) {
    if (!holds) {
        fprintf(stderr, "broken: %s\n", what);
        abort();
    }
}

/* Keys and a ciphertext, once. */
static void make(void) {
    uint32_t state = 1;

    if (secret_key[0] != 0)
        return;
    for (size_t i = 0; i < sizeof randomness; i++) {
        state = state * 1103515245 + 12345;
        randomness[i] = (uint8_t)(state >> 16);
    }
    require(sangi_sntrup761_keygen_from(public_key, PUBLIC, secret_key, SECRET, randomness,
                                        sizeof randomness) == SANGI_OK,
            "keys");
    require(sangi_sntrup761_encaps_from(ciphertext, CIPHERTEXT, shared, SHARED, public_key, PUBLIC,
                                        randomness + 1,
                                        SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES) == SANGI_OK,
            "a ciphertext");
}

/* From the heap, so that a byte too far is seen: x + y, as far as y goes. */
static uint8_t *sum(const uint8_t *x, size_t length, const uint8_t *y, size_t y_length) {
    uint8_t *const z = malloc(length);

    memcpy(z, x, length);
    for (size_t i = 0; i < length && i < y_length; i++)
        z[i] ^= y[i];
    return z;
}

static void check_wide(const uint8_t *data, size_t size, size_t length, int rounded) {
    const sangi_sntrup_coding *const c = sangi_sntrup_best()->coding;
    const uint8_t none[SANGI_SNTRUP_RQ_BYTES] = {0};
    uint8_t *const bytes = sum(none, length, data, size), *const again = malloc(length);
    int16_t f[N], g[N], h[N];

    (rounded ? sangi_sntrup_rounded_decode : sangi_sntrup_rq_decode)(c, f, bytes);
    for (int i = 0; i < N; i++)
        require(-HALF <= f[i] && f[i] <= HALF && (!rounded || f[i] % 3 == 0), "a coefficient");
    (rounded ? sangi_sntrup_rounded_decode : sangi_sntrup_rq_decode)(&sangi_sntrup_coding_c, g,
                                                                     bytes);
    require(memcmp(f, g, sizeof f) == 0, "two engines decode alike");
    (rounded ? sangi_sntrup_rounded_encode : sangi_sntrup_rq_encode)(c, again, g);
    (rounded ? sangi_sntrup_rounded_decode : sangi_sntrup_rq_decode)(c, h, again);
    require(memcmp(f, h, sizeof f) == 0, "coefficients come back");
    free(bytes);
    free(again);
}

static void check_small(const uint8_t *data, size_t size) {
    const uint8_t none[SANGI_SNTRUP_SMALL_BYTES] = {0};
    uint8_t *const bytes = sum(none, sizeof none, data, size);
    int8_t f[N], g[N];

    sangi_sntrup_coding_c.small_decode(f, bytes);
    for (int i = 0; i < N; i++)
        require(-1 <= f[i] && f[i] <= 2, "a small coefficient");
    sangi_sntrup_best()->coding->small_decode(g, bytes);
    require(memcmp(f, g, sizeof f) == 0, "two engines decode alike");
    free(bytes);
}

static void check_public(const uint8_t *data, size_t size) {
    uint8_t *const key = sum(public_key, PUBLIC, data, size), found[SHARED];
    uint8_t *const sent = malloc(CIPHERTEXT);

    (void)sangi_sntrup761_encaps_from(sent, CIPHERTEXT, found, SHARED, key, PUBLIC, randomness + 1,
                                      SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES);
    require((memcmp(key, public_key, PUBLIC) == 0) == (memcmp(sent, ciphertext, CIPHERTEXT) == 0),
            "a ciphertext is that of its key");
    free(key);
    free(sent);
}

/* SHA-512(0, SHA-512(3, what the key answers rejections with), ciphertext), halved both times. */
static void reject(uint8_t *answer, const uint8_t *given) {
    uint8_t message[1 + HASH + CIPHERTEXT], digest[SANGI_SHA512_BYTES];

    message[0] = 3;
    memcpy(message + 1, secret_key + SECRET - HASH - REJECTION, REJECTION);
    sangi_sha512(digest, message, 1 + REJECTION);
    message[0] = 0;
    memcpy(message + 1, digest, HASH);
    memcpy(message + 1 + HASH, given, CIPHERTEXT);
    sangi_sha512(digest, message, sizeof message);
    memcpy(answer, digest, SHARED);
}

static void check_decaps(const uint8_t *data, size_t size) {
    const size_t first = size < CIPHERTEXT ? size : CIPHERTEXT;
    uint8_t *const given = sum(ciphertext, CIPHERTEXT, data, first);
    uint8_t *const key = sum(secret_key, SECRET, data + first, size - first);
    uint8_t found[SHARED], other[SHARED], rejected[SHARED];
    const int changed = memcmp(given, ciphertext, CIPHERTEXT) != 0;

    (void)sangi_sntrup761_decaps(found, SHARED, given, CIPHERTEXT, key, SECRET);
    sangi_sntrup_decaps(&sangi_sntrup_c, other, given, key);
    require(memcmp(found, other, SHARED) == 0, "two engines agree");
    reject(rejected, given);
    if (memcmp(key, secret_key, SECRET) == 0)
        require(memcmp(found, changed ? rejected : shared, SHARED) == 0,
                changed ? "another ciphertext is rejected" : "the shared secret");
    free(given);
    free(key);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size == 0)
        return 0;
    make();
    switch (data[0] % 5) {
    case 0:
        check_decaps(data + 1, size - 1);
        break;
    case 1:
        check_public(data + 1, size - 1);
        break;
    case 2:
        check_wide(data + 1, size - 1, SANGI_SNTRUP_RQ_BYTES, 0);
        break;
    case 3:
        check_wide(data + 1, size - 1, SANGI_SNTRUP_ROUNDED_BYTES, 1);
        break;
    default:
        check_small(data + 1, size - 1);
    }
    return 0;
}
