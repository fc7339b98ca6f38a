/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * liboqs.so: sntrup761 under the names that liboqs gives it, for programs that look for that.
 *
 * Python's asyncssh is one: with this library in LD_LIBRARY_PATH before it is imported, it offers
 * sntrup761x25519-sha512 to its peers.  Where randomness fails, all that is written is 0, also for
 * a caller that does not look at the status.
 */
#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/sntrup761.h>

enum {
    PUBLIC = SANGI_SNTRUP761_PUBLIC_BYTES,
    SECRET = SANGI_SNTRUP761_SECRET_BYTES,
    CIPHERTEXT = SANGI_SNTRUP761_CIPHERTEXT_BYTES,
    SHARED = SANGI_SNTRUP761_SHARED_BYTES
};

/** OQS_SUCCESS, or OQS_ERROR. */
static int of(sangi_status status) { return status == SANGI_OK ? 0 : -1; }

int OQS_KEM_ntruprime_sntrup761_keypair(uint8_t *public_key, uint8_t *secret_key);
int OQS_KEM_ntruprime_sntrup761_encaps(uint8_t *ciphertext, uint8_t *shared_secret,
                                       const uint8_t *public_key);
int OQS_KEM_ntruprime_sntrup761_decaps(uint8_t *shared_secret, const uint8_t *ciphertext,
                                       const uint8_t *secret_key);

int OQS_KEM_ntruprime_sntrup761_keypair(uint8_t *public_key, uint8_t *secret_key) {
    return of(sangi_sntrup761_keygen(public_key, PUBLIC, secret_key, SECRET, sangi_rng_host, NULL));
}

int OQS_KEM_ntruprime_sntrup761_encaps(uint8_t *ciphertext, uint8_t *shared_secret,
                                       const uint8_t *public_key) {
    return of(sangi_sntrup761_encaps(ciphertext, CIPHERTEXT, shared_secret, SHARED, public_key,
                                     PUBLIC, sangi_rng_host, NULL));
}

int OQS_KEM_ntruprime_sntrup761_decaps(uint8_t *shared_secret, const uint8_t *ciphertext,
                                       const uint8_t *secret_key) {
    return of(
        sangi_sntrup761_decaps(shared_secret, SHARED, ciphertext, CIPHERTEXT, secret_key, SECRET));
}
