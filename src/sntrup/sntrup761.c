/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The public functions: lengths and randomness. */
#include <sangi/sntrup761.h>

#include "sntrup/kem.h"
#include "word/limb.h"
#include "word/wipe.h"

enum {
    PUBLIC = SANGI_SNTRUP761_PUBLIC_BYTES,
    SECRET = SANGI_SNTRUP761_SECRET_BYTES,
    CIPHERTEXT = SANGI_SNTRUP761_CIPHERTEXT_BYTES,
    SHARED = SANGI_SNTRUP761_SHARED_BYTES,
    DRAWN = SANGI_SNTRUP_DRAWN,
    REST = DRAWN + SANGI_SNTRUP_REJECTION
};

/* Zeroes the bytes if the mask is 0. */
static void zero_unless(sangi_mask mask, uint8_t *bytes, int length) {
    for (int i = 0; i < length; i++)
        bytes[i] &= (uint8_t)mask;
}

sangi_status sangi_sntrup761_keygen_from(uint8_t *public_key, size_t public_length,
                                         uint8_t *secret_key, size_t secret_length,
                                         const uint8_t *randomness, size_t randomness_length) {
    sangi_sntrup_unit unit;

    if (public_length != PUBLIC || secret_length != SECRET ||
        randomness_length != SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES)
        return SANGI_BAD_LENGTH;
    const sangi_mask found = sangi_sntrup_draw_unit(sangi_sntrup_best(), &unit, randomness);
    sangi_sntrup_keygen(sangi_sntrup_best(), public_key, secret_key, &unit, randomness + DRAWN);
    zero_unless(found, public_key, PUBLIC);
    zero_unless(found, secret_key, SECRET);
    sangi_wipe(&unit, sizeof unit);
    return (sangi_status)(SANGI_NO_INVERSE & ~(unsigned)found);
}

sangi_status sangi_sntrup761_keygen(uint8_t *public_key, size_t public_length, uint8_t *secret_key,
                                    size_t secret_length, sangi_rng rng, void *context) {
    sangi_sntrup_unit unit;
    uint8_t randomness[REST];
    sangi_mask found = 0;

    if (public_length != PUBLIC || secret_length != SECRET)
        return SANGI_BAD_LENGTH;
    sangi_status status = SANGI_OK;
    while (status == SANGI_OK && !found) {
        status = rng(context, randomness, DRAWN);
        if (status == SANGI_OK)
            found = sangi_sntrup_draw_unit(sangi_sntrup_best(), &unit, randomness);
    }
    if (status == SANGI_OK)
        status = rng(context, randomness, DRAWN);
    if (status == SANGI_OK)
        status = rng(context, randomness + DRAWN, REST - DRAWN);
    if (status == SANGI_OK) {
        sangi_sntrup_keygen(sangi_sntrup_best(), public_key, secret_key, &unit, randomness);
    } else {
        sangi_wipe(public_key, PUBLIC);
        sangi_wipe(secret_key, SECRET);
    }
    sangi_wipe(&unit, sizeof unit);
    sangi_wipe(randomness, sizeof randomness);
    return status;
}

sangi_status sangi_sntrup761_encaps_from(uint8_t *ciphertext, size_t ciphertext_length,
                                         uint8_t *shared_secret, size_t shared_length,
                                         const uint8_t *public_key, size_t public_length,
                                         const uint8_t *randomness, size_t randomness_length) {
    if (ciphertext_length != CIPHERTEXT || shared_length != SHARED || public_length != PUBLIC ||
        randomness_length != DRAWN)
        return SANGI_BAD_LENGTH;
    sangi_sntrup_encaps(sangi_sntrup_best(), ciphertext, shared_secret, public_key, randomness);
    return SANGI_OK;
}

sangi_status sangi_sntrup761_encaps(uint8_t *ciphertext, size_t ciphertext_length,
                                    uint8_t *shared_secret, size_t shared_length,
                                    const uint8_t *public_key, size_t public_length, sangi_rng rng,
                                    void *context) {
    uint8_t randomness[DRAWN];

    if (ciphertext_length != CIPHERTEXT || shared_length != SHARED || public_length != PUBLIC)
        return SANGI_BAD_LENGTH;
    const sangi_status status = rng(context, randomness, sizeof randomness);
    if (status == SANGI_OK) {
        sangi_sntrup_encaps(sangi_sntrup_best(), ciphertext, shared_secret, public_key, randomness);
    } else {
        sangi_wipe(ciphertext, CIPHERTEXT);
        sangi_wipe(shared_secret, SHARED);
    }
    sangi_wipe(randomness, sizeof randomness);
    return status;
}

sangi_status sangi_sntrup761_decaps(uint8_t *shared_secret, size_t shared_length,
                                    const uint8_t *ciphertext, size_t ciphertext_length,
                                    const uint8_t *secret_key, size_t secret_length) {
    if (shared_length != SHARED || ciphertext_length != CIPHERTEXT || secret_length != SECRET)
        return SANGI_BAD_LENGTH;
    sangi_sntrup_decaps(sangi_sntrup_best(), shared_secret, ciphertext, secret_key);
    return SANGI_OK;
}
