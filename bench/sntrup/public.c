/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** sntrup761's public functions, which choose an engine themselves. */
#include "sntrup/case.h"

#include <sangi/sntrup761.h>

static void keygen(uint8_t *public_key, uint8_t *secret_key, const uint8_t *drawn) {
    sangi_sntrup761_keygen_from(public_key, SANGI_SNTRUP761_PUBLIC_BYTES, secret_key,
                                SANGI_SNTRUP761_SECRET_BYTES, drawn,
                                SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES);
}

static void encaps(uint8_t *ciphertext, uint8_t *shared, const uint8_t *public_key,
                   const uint8_t *drawn) {
    sangi_sntrup761_encaps_from(
        ciphertext, SANGI_SNTRUP761_CIPHERTEXT_BYTES, shared, SANGI_SNTRUP761_SHARED_BYTES,
        public_key, SANGI_SNTRUP761_PUBLIC_BYTES, drawn, SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES);
}

static void decaps(uint8_t *shared, const uint8_t *ciphertext, const uint8_t *secret_key) {
    sangi_sntrup761_decaps(shared, SANGI_SNTRUP761_SHARED_BYTES, ciphertext,
                           SANGI_SNTRUP761_CIPHERTEXT_BYTES, secret_key,
                           SANGI_SNTRUP761_SECRET_BYTES);
}

const sntrup_whole sntrup_public = {keygen, encaps, decaps};
