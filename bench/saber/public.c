/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The public functions of each parameter set, which choose an engine themselves. */
#include "saber/case.h"

#include <sangi/saber.h>

#define SET(set, SET)                                                                              \
    static void set##_keygen(const sangi_saber_engine *engine, uint8_t *public_key,                \
                             uint8_t *secret_key, const uint8_t *randomness) {                     \
        (void)engine;                                                                              \
        sangi_##set##_keygen_from(public_key, SANGI_##SET##_PUBLIC_BYTES, secret_key,              \
                                  SANGI_##SET##_SECRET_BYTES, randomness,                          \
                                  SANGI_SABER_KEYGEN_RANDOM_BYTES);                                \
    }                                                                                              \
                                                                                                   \
    static void set##_encaps(const sangi_saber_engine *engine, uint8_t *ciphertext,                \
                             uint8_t *shared_secret, const uint8_t *public_key,                    \
                             const uint8_t *randomness) {                                          \
        (void)engine;                                                                              \
        sangi_##set##_encaps_from(                                                                 \
            ciphertext, SANGI_##SET##_CIPHERTEXT_BYTES, shared_secret, SANGI_SABER_SHARED_BYTES,   \
            public_key, SANGI_##SET##_PUBLIC_BYTES, randomness, SANGI_SABER_ENCAPS_RANDOM_BYTES);  \
    }                                                                                              \
                                                                                                   \
    static void set##_decaps(const sangi_saber_engine *engine, uint8_t *shared_secret,             \
                             const uint8_t *ciphertext, const uint8_t *secret_key) {               \
        (void)engine;                                                                              \
        sangi_##set##_decaps(shared_secret, SANGI_SABER_SHARED_BYTES, ciphertext,                  \
                             SANGI_##SET##_CIPHERTEXT_BYTES, secret_key,                           \
                             SANGI_##SET##_SECRET_BYTES);                                          \
    }                                                                                              \
                                                                                                   \
    const sangi_saber_set saber_public_##set = {#set,                                              \
                                                SANGI_##SET##_PUBLIC_BYTES,                        \
                                                SANGI_##SET##_SECRET_BYTES,                        \
                                                SANGI_##SET##_CIPHERTEXT_BYTES,                    \
                                                set##_keygen,                                      \
                                                set##_encaps,                                      \
                                                set##_decaps};

SET(lightsaber, LIGHTSABER)
SET(saber, SABER)
SET(firesaber, FIRESABER)
