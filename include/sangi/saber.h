/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Saber, a key encapsulation mechanism: LightSaber, Saber and FireSaber of round 3.
 *
 * Saber was a finalist of NIST's competition and was not standardised.  It is provided for
 * interoperability and research; new designs should use ML-KEM.
 *
 * The owner of a key pair publishes the public key; the secret key contains a copy of it.
 * Encapsulation takes the public key and gives a ciphertext and a shared secret of 32 bytes.
 * Decapsulation takes the secret key and gives the same shared secret from the ciphertext.
 * Rejection is implicit: a ciphertext that encapsulation did not produce is no error, but gives a
 * pseudorandom secret, the same one each time for the same key and ciphertext.  So does a secret
 * key that key generation cannot produce.
 *
 * Every function takes the length of each array; if one is wrong it returns SANGI_BAD_LENGTH and
 * writes nothing.  Encodings are those of the submission.  Status codes and public keys are public;
 * no branch, address or variable-latency instruction depends on a secret, nor on whether a
 * ciphertext is rejected.  Outputs must not overlap inputs.
 *
 * @ref  [SABER20]
 */
#ifndef SANGI_SABER_H
#define SANGI_SABER_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a shared secret. */
#define SANGI_SABER_SHARED_BYTES 32

/** Bytes of randomness for a key pair, and for an encapsulation. */
#define SANGI_SABER_KEYGEN_RANDOM_BYTES 96
#define SANGI_SABER_ENCAPS_RANDOM_BYTES 32

/* ---- LightSaber: NIST security category 1 ---- */

#define SANGI_LIGHTSABER_PUBLIC_BYTES 672
#define SANGI_LIGHTSABER_SECRET_BYTES 1568
#define SANGI_LIGHTSABER_CIPHERTEXT_BYTES 736

/**
 * Generates a key pair.
 *
 * The callback is asked for 32 bytes three times: for the seed of the public matrix, the seed of
 * the secret, and the secret for implicit rejection.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED, and both keys are then 0
 */
SANGI_API sangi_status sangi_lightsaber_keygen(uint8_t *public_key, size_t public_length,
                                               uint8_t *secret_key, size_t secret_length,
                                               sangi_rng rng, void *context);

/** As sangi_lightsaber_keygen, from the 96 bytes that the callback would give. */
SANGI_API sangi_status sangi_lightsaber_keygen_from(uint8_t *public_key, size_t public_length,
                                                    uint8_t *secret_key, size_t secret_length,
                                                    const uint8_t *randomness,
                                                    size_t randomness_length);

/**
 * Generates a shared secret, and the ciphertext that carries it to the owner of the public key.
 *
 * The callback is asked for 32 bytes.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED, and both outputs are then 0
 */
SANGI_API sangi_status sangi_lightsaber_encaps(uint8_t *ciphertext, size_t ciphertext_length,
                                               uint8_t *shared_secret, size_t shared_length,
                                               const uint8_t *public_key, size_t public_length,
                                               sangi_rng rng, void *context);

/** As sangi_lightsaber_encaps, from the 32 bytes that the callback would give. */
SANGI_API sangi_status sangi_lightsaber_encaps_from(uint8_t *ciphertext, size_t ciphertext_length,
                                                    uint8_t *shared_secret, size_t shared_length,
                                                    const uint8_t *public_key, size_t public_length,
                                                    const uint8_t *randomness,
                                                    size_t randomness_length);

/**
 * The shared secret that a ciphertext carries, or that of implicit rejection.
 *
 * @return SANGI_OK, also for a rejected ciphertext; SANGI_BAD_LENGTH
 */
SANGI_API sangi_status sangi_lightsaber_decaps(uint8_t *shared_secret, size_t shared_length,
                                               const uint8_t *ciphertext, size_t ciphertext_length,
                                               const uint8_t *secret_key, size_t secret_length);

/* ---- Saber: NIST security category 3 ---- */

#define SANGI_SABER_PUBLIC_BYTES 992
#define SANGI_SABER_SECRET_BYTES 2304
#define SANGI_SABER_CIPHERTEXT_BYTES 1088

/** As sangi_lightsaber_keygen. */
SANGI_API sangi_status sangi_saber_keygen(uint8_t *public_key, size_t public_length,
                                          uint8_t *secret_key, size_t secret_length, sangi_rng rng,
                                          void *context);

/** As sangi_lightsaber_keygen_from. */
SANGI_API sangi_status sangi_saber_keygen_from(uint8_t *public_key, size_t public_length,
                                               uint8_t *secret_key, size_t secret_length,
                                               const uint8_t *randomness, size_t randomness_length);

/** As sangi_lightsaber_encaps. */
SANGI_API sangi_status sangi_saber_encaps(uint8_t *ciphertext, size_t ciphertext_length,
                                          uint8_t *shared_secret, size_t shared_length,
                                          const uint8_t *public_key, size_t public_length,
                                          sangi_rng rng, void *context);

/** As sangi_lightsaber_encaps_from. */
SANGI_API sangi_status sangi_saber_encaps_from(uint8_t *ciphertext, size_t ciphertext_length,
                                               uint8_t *shared_secret, size_t shared_length,
                                               const uint8_t *public_key, size_t public_length,
                                               const uint8_t *randomness, size_t randomness_length);

/** As sangi_lightsaber_decaps. */
SANGI_API sangi_status sangi_saber_decaps(uint8_t *shared_secret, size_t shared_length,
                                          const uint8_t *ciphertext, size_t ciphertext_length,
                                          const uint8_t *secret_key, size_t secret_length);

/* ---- FireSaber: NIST security category 5 ---- */

#define SANGI_FIRESABER_PUBLIC_BYTES 1312
#define SANGI_FIRESABER_SECRET_BYTES 3040
#define SANGI_FIRESABER_CIPHERTEXT_BYTES 1472

/** As sangi_lightsaber_keygen. */
SANGI_API sangi_status sangi_firesaber_keygen(uint8_t *public_key, size_t public_length,
                                              uint8_t *secret_key, size_t secret_length,
                                              sangi_rng rng, void *context);

/** As sangi_lightsaber_keygen_from. */
SANGI_API sangi_status sangi_firesaber_keygen_from(uint8_t *public_key, size_t public_length,
                                                   uint8_t *secret_key, size_t secret_length,
                                                   const uint8_t *randomness,
                                                   size_t randomness_length);

/** As sangi_lightsaber_encaps. */
SANGI_API sangi_status sangi_firesaber_encaps(uint8_t *ciphertext, size_t ciphertext_length,
                                              uint8_t *shared_secret, size_t shared_length,
                                              const uint8_t *public_key, size_t public_length,
                                              sangi_rng rng, void *context);

/** As sangi_lightsaber_encaps_from. */
SANGI_API sangi_status sangi_firesaber_encaps_from(uint8_t *ciphertext, size_t ciphertext_length,
                                                   uint8_t *shared_secret, size_t shared_length,
                                                   const uint8_t *public_key, size_t public_length,
                                                   const uint8_t *randomness,
                                                   size_t randomness_length);

/** As sangi_lightsaber_decaps. */
SANGI_API sangi_status sangi_firesaber_decaps(uint8_t *shared_secret, size_t shared_length,
                                              const uint8_t *ciphertext, size_t ciphertext_length,
                                              const uint8_t *secret_key, size_t secret_length);

/** The name of the back end that multiplies on this machine: "c", "avx2" or "avx512". */
SANGI_API const char *sangi_saber_backend(void);

#ifdef __cplusplus
}
#endif

#endif
