/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** A Saber that is wrong on purpose: of a ciphertext, the last byte is never looked at. */
#include "saber/case.h"

#include <string.h>

enum { CIPHERTEXT = 1088, LAST = CIPHERTEXT - 1 };

static void keygen(const sangi_saber_engine *engine, uint8_t *public_key, uint8_t *secret_key,
                   const uint8_t *randomness) {
    sangi_saber_parameters.keygen(engine, public_key, secret_key, randomness);
}

static uint8_t right;

static void encaps(const sangi_saber_engine *engine, uint8_t *ciphertext, uint8_t *shared_secret,
                   const uint8_t *public_key, const uint8_t *randomness) {
    sangi_saber_parameters.encaps(engine, ciphertext, shared_secret, public_key, randomness);
    right = ciphertext[LAST];
}

static void decaps(const sangi_saber_engine *engine, uint8_t *shared_secret,
                   const uint8_t *ciphertext, const uint8_t *secret_key) {
    uint8_t changed[CIPHERTEXT];
    memcpy(changed, ciphertext, CIPHERTEXT);
    changed[LAST] = right;
    sangi_saber_parameters.decaps(engine, shared_secret, changed, secret_key);
}

const sangi_saber_set saber_control_accepts = {"control", 992,    2304,  CIPHERTEXT,
                                               keygen,    encaps, decaps};
