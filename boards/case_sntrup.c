/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761: keys, encapsulation and decapsulation. */
#include <sangi/sntrup761.h>

#include "case.h"

enum {
    KEYS = SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES,
    ENCAPS = SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES,
    PUBLIC = SANGI_SNTRUP761_PUBLIC_BYTES,
    SECRET = SANGI_SNTRUP761_SECRET_BYTES,
    CIPHERTEXT = SANGI_SNTRUP761_CIPHERTEXT_BYTES,
    SHARED = SANGI_SNTRUP761_SHARED_BYTES
};

static struct {
    uint8_t randomness[KEYS > ENCAPS ? KEYS : ENCAPS];
    uint8_t public_key[PUBLIC], secret_key[SECRET], ciphertext[CIPHERTEXT], shared[SHARED];
} data;

static void fill(uint64_t state) {
    for (size_t i = 0; i < sizeof data.randomness; i++)
        data.randomness[i] = (uint8_t)board_draw(&state);
}

BOARD_RUN(sntrup761_keygen_c) {
    (void)sangi_sntrup761_keygen_from(data.public_key, PUBLIC, data.secret_key, SECRET,
                                      data.randomness, KEYS);
}

BOARD_RUN(sntrup761_encaps_c) {
    (void)sangi_sntrup761_encaps_from(data.ciphertext, CIPHERTEXT, data.shared, SHARED,
                                      data.public_key, PUBLIC, data.randomness, ENCAPS);
}

BOARD_RUN(sntrup761_decaps_c) {
    (void)sangi_sntrup761_decaps(data.shared, SHARED, data.ciphertext, CIPHERTEXT, data.secret_key,
                                 SECRET);
}

/* If the first polynomial of the randomness has no inverse, the next randomness is tried. */
static void keys(uint32_t secret) {
    uint64_t state = 1000 * (uint64_t)secret;
    sangi_status made;

    do {
        fill(state++);
        made = sangi_sntrup761_keygen_from(data.public_key, PUBLIC, data.secret_key, SECRET,
                                           data.randomness, KEYS);
    } while (made != SANGI_OK);
}

static void keys_and_more(uint32_t secret) {
    keys(0);
    fill(2 + (uint64_t)secret);
}

/* Secrets of odd number come with a ciphertext that is rejected. */
static void all(uint32_t secret) {
    keys(secret);
    fill(2);
    board_run_sntrup761_encaps_c();
    data.ciphertext[0] ^= secret & 1;
}

static size_t secret_key(const uint8_t **bytes) {
    *bytes = data.secret_key;
    return SECRET;
}

static size_t ciphertext(const uint8_t **bytes) {
    *bytes = data.ciphertext;
    return CIPHERTEXT;
}

static size_t shared(const uint8_t **bytes) {
    *bytes = data.shared;
    return SHARED;
}

static const board_case cases[] = {
    {"sntrup761/keygen/c", keys, board_run_sntrup761_keygen_c, secret_key},
    {"sntrup761/encaps/c", keys_and_more, board_run_sntrup761_encaps_c, ciphertext},
    {"sntrup761/decaps/c", all, board_run_sntrup761_decaps_c, shared},
};

const board_family board_sntrup = {cases, sizeof cases / sizeof cases[0]};
