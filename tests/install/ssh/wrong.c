/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The example's liboqs.so, but for a bit of every shared secret. */
#define OQS_KEM_ntruprime_sntrup761_encaps right_encaps
#define OQS_KEM_ntruprime_sntrup761_decaps right_decaps
#include "liboqs.c"
#undef OQS_KEM_ntruprime_sntrup761_encaps
#undef OQS_KEM_ntruprime_sntrup761_decaps

int OQS_KEM_ntruprime_sntrup761_encaps(uint8_t *ciphertext, uint8_t *shared_secret,
                                       const uint8_t *public_key) {
    const int status = right_encaps(ciphertext, shared_secret, public_key);

    shared_secret[7] ^= 4;
    return status;
}

int OQS_KEM_ntruprime_sntrup761_decaps(uint8_t *shared_secret, const uint8_t *ciphertext,
                                       const uint8_t *secret_key) {
    const int status = right_decaps(shared_secret, ciphertext, secret_key);

    shared_secret[7] ^= 4;
    return status;
}
