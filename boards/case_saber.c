/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The three sets of Saber: key generation, encapsulation and decapsulation, by the public
 * functions and with Toom-Cook multiplication. */
#include <sangi/saber.h>

#include "case.h"
#include "saber/set.h"

enum {
    MOST = SANGI_FIRESABER_SECRET_BYTES,
    SHARED = SANGI_SABER_SHARED_BYTES,
    SEED = 32,
    KEYS = SANGI_SABER_KEYGEN_RANDOM_BYTES,
    ENCAPS = SANGI_SABER_ENCAPS_RANDOM_BYTES
};

static struct {
    uint8_t randomness[KEYS + ENCAPS];
    uint8_t public_key[MOST], secret_key[MOST], ciphertext[MOST], shared[SHARED];
    const sangi_saber_set *set;
} data;

static sangi_saber_engine toom(void) {
    const sangi_saber_engine engine = {&sangi_ring256_toom4, NULL};
    return engine;
}

static void fill(uint8_t *bytes, size_t length, uint64_t state) {
    for (size_t i = 0; i < length; i++)
        bytes[i] = (uint8_t)board_draw(&state);
}

/* The seed of the matrix is fixed; the randomness of a secret is random, zeros or ones. */
static void draw(const sangi_saber_set *set, uint32_t secret) {
    data.set = set;
    fill(data.randomness, SEED, 1);
    fill(data.randomness + SEED, sizeof data.randomness - SEED, 2 + (uint64_t)secret);
    for (size_t i = SEED; i < sizeof data.randomness && (secret == 1 || secret == 2); i++)
        data.randomness[i] = secret == 1 ? 0 : 0xff;
}

static void draw_keys(const sangi_saber_set *set, uint32_t secret) {
    const sangi_saber_engine engine = toom();

    draw(set, secret);
    set->keygen(&engine, data.public_key, data.secret_key, data.randomness);
}

/* Secrets of odd number come with a ciphertext that is rejected. */
static void draw_all(const sangi_saber_set *set, uint32_t secret) {
    const sangi_saber_engine engine = toom();

    draw_keys(set, secret);
    set->encaps(&engine, data.ciphertext, data.shared, data.public_key, data.randomness + KEYS);
    data.ciphertext[0] ^= secret & 1;
}

static size_t secret_key(const uint8_t **bytes) {
    *bytes = data.secret_key;
    return data.set->secret_bytes;
}

static size_t ciphertext(const uint8_t **bytes) {
    *bytes = data.ciphertext;
    return data.set->ciphertext_bytes;
}

static size_t shared(const uint8_t **bytes) {
    *bytes = data.shared;
    return SHARED;
}

#define SET(set, UPPER)                                                                            \
    enum {                                                                                         \
        set##_pk = SANGI_##UPPER##_PUBLIC_BYTES,                                                   \
        set##_sk = SANGI_##UPPER##_SECRET_BYTES,                                                   \
        set##_ct = SANGI_##UPPER##_CIPHERTEXT_BYTES                                                \
    };                                                                                             \
    static void set##_keygen(uint32_t secret) { draw(&sangi_##set##_parameters, secret); }         \
    static void set##_encaps(uint32_t secret) { draw_keys(&sangi_##set##_parameters, secret); }    \
    static void set##_decaps(uint32_t secret) { draw_all(&sangi_##set##_parameters, secret); }     \
    BOARD_RUN(set##_keygen_c) {                                                                    \
        (void)sangi_##set##_keygen_from(data.public_key, set##_pk, data.secret_key, set##_sk,      \
                                        data.randomness, KEYS);                                    \
    }                                                                                              \
    BOARD_RUN(set##_encaps_c) {                                                                    \
        (void)sangi_##set##_encaps_from(data.ciphertext, set##_ct, data.shared, SHARED,            \
                                        data.public_key, set##_pk, data.randomness + KEYS,         \
                                        ENCAPS);                                                   \
    }                                                                                              \
    BOARD_RUN(set##_decaps_c) {                                                                    \
        (void)sangi_##set##_decaps(data.shared, SHARED, data.ciphertext, set##_ct,                 \
                                   data.secret_key, set##_sk);                                     \
    }                                                                                              \
    BOARD_RUN(set##_keygen_c_toom) {                                                               \
        const sangi_saber_engine engine = toom();                                                  \
        sangi_##set##_parameters.keygen(&engine, data.public_key, data.secret_key,                 \
                                        data.randomness);                                          \
    }                                                                                              \
    BOARD_RUN(set##_encaps_c_toom) {                                                               \
        const sangi_saber_engine engine = toom();                                                  \
        sangi_##set##_parameters.encaps(&engine, data.ciphertext, data.shared, data.public_key,    \
                                        data.randomness + KEYS);                                   \
    }                                                                                              \
    BOARD_RUN(set##_decaps_c_toom) {                                                               \
        const sangi_saber_engine engine = toom();                                                  \
        sangi_##set##_parameters.decaps(&engine, data.shared, data.ciphertext, data.secret_key);   \
    }

#define ROWS(set)                                                                                  \
    {#set "/keygen/c", set##_keygen, board_run_##set##_keygen_c, secret_key},                      \
        {#set "/encaps/c", set##_encaps, board_run_##set##_encaps_c, ciphertext},                  \
        {#set "/decaps/c", set##_decaps, board_run_##set##_decaps_c, shared},                      \
        {#set "/keygen/c-toom", set##_keygen, board_run_##set##_keygen_c_toom, secret_key},        \
        {#set "/encaps/c-toom", set##_encaps, board_run_##set##_encaps_c_toom, ciphertext},        \
        {#set "/decaps/c-toom", set##_decaps, board_run_##set##_decaps_c_toom, shared},

SET(lightsaber, LIGHTSABER)
SET(saber, SABER)
SET(firesaber, FIRESABER)

/* clang-format off */
static const board_case cases[] = {ROWS(lightsaber) ROWS(saber) ROWS(firesaber)};
/* clang-format on */

const board_family board_saber = {cases, sizeof cases / sizeof cases[0]};
