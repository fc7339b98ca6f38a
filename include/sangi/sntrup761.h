/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sntrup761, a key encapsulation mechanism: Streamlined NTRU Prime of round 3, as in SSH.
 *
 * The owner of a key pair publishes the public key; the secret key contains a copy of it.
 * Encapsulation takes the public key and gives a ciphertext and a shared secret of 32 bytes.
 * Decapsulation takes the secret key and gives the same shared secret from the ciphertext.
 * Rejection is implicit: a ciphertext that encapsulation did not produce is no error, but gives a
 * pseudorandom secret, the same one each time for the same key and ciphertext.
 *
 * Every function takes the length of each array; if one is wrong it returns SANGI_BAD_LENGTH and
 * writes nothing.  Encodings are those of the submission.  Status codes and public keys are public;
 * no branch, address or variable-latency instruction depends on a secret, nor on whether a
 * ciphertext is rejected.  Outputs must not overlap inputs.
 *
 * @ref  [NTRUPrime20]
 */
#ifndef SANGI_SNTRUP761_H
#define SANGI_SNTRUP761_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SANGI_SNTRUP761_PUBLIC_BYTES 1158
#define SANGI_SNTRUP761_SECRET_BYTES 1763
#define SANGI_SNTRUP761_CIPHERTEXT_BYTES 1039
#define SANGI_SNTRUP761_SHARED_BYTES 32

/** Bytes of randomness for a key pair (3044 + 3044 + 191), and for an encapsulation. */
#define SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES 6279
#define SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES 3044

/**
 * Generates a key pair.
 *
 * The callback is asked for 3044 bytes, and again if their polynomial has no inverse modulo 3,
 * which is rare; then for 3044 and for 191.  The bytes of a failed attempt are discarded, so that
 * the number of attempts reveals nothing about the keys.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED, and both keys are then 0
 */
SANGI_API sangi_status sangi_sntrup761_keygen(uint8_t *public_key, size_t public_length,
                                              uint8_t *secret_key, size_t secret_length,
                                              sangi_rng rng, void *context);

/**
 * As sangi_sntrup761_keygen, from the 6279 bytes that the callback would give.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_NO_INVERSE where the first 3044 bytes have to be drawn
 *         again, and both keys are then 0
 */
SANGI_API sangi_status sangi_sntrup761_keygen_from(uint8_t *public_key, size_t public_length,
                                                   uint8_t *secret_key, size_t secret_length,
                                                   const uint8_t *randomness,
                                                   size_t randomness_length);

/**
 * A fresh shared secret, and the ciphertext that carries it to the owner of the public key.
 *
 * The callback is asked for 3044 bytes.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED, and both outputs are then 0
 */
SANGI_API sangi_status sangi_sntrup761_encaps(uint8_t *ciphertext, size_t ciphertext_length,
                                              uint8_t *shared_secret, size_t shared_length,
                                              const uint8_t *public_key, size_t public_length,
                                              sangi_rng rng, void *context);

/** As sangi_sntrup761_encaps, from the 3044 bytes that the callback would give. */
SANGI_API sangi_status sangi_sntrup761_encaps_from(uint8_t *ciphertext, size_t ciphertext_length,
                                                   uint8_t *shared_secret, size_t shared_length,
                                                   const uint8_t *public_key, size_t public_length,
                                                   const uint8_t *randomness,
                                                   size_t randomness_length);

/**
 * The shared secret that a ciphertext carries, or that of implicit rejection.
 *
 * @return SANGI_OK, also for a rejected ciphertext; SANGI_BAD_LENGTH
 */
SANGI_API sangi_status sangi_sntrup761_decaps(uint8_t *shared_secret, size_t shared_length,
                                              const uint8_t *ciphertext, size_t ciphertext_length,
                                              const uint8_t *secret_key, size_t secret_length);

/** The name of the back end that computes on this machine: "c", "avx2" or "avx512". */
SANGI_API const char *sangi_sntrup761_backend(void);

#ifdef __cplusplus
}
#endif

#endif
