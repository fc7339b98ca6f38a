/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * sntrup761, a key encapsulation mechanism: Streamlined NTRU Prime of round 3, as in SSH.
 *
 * A public key is given away; a secret key stays and holds the public key too.  Who has the public
 * key encapsulates: out come a ciphertext and a shared secret of 32 bytes.  Who has the secret key
 * decapsulates the ciphertext to the same secret.  A ciphertext that encapsulation did not make is
 * no error: it gives a secret that nobody can foretell (implicit rejection), always the same one
 * for the same key and ciphertext.
 *
 * Every function takes the length of each array and returns SANGI_BAD_LENGTH, and then writes
 * nothing, if one is wrong.  Encodings are those of the submission.  Nothing but a status and a
 * public key tells anything: no branch, address or variable-latency instruction depends on a
 * secret, nor on whether a ciphertext is rejected.  Outputs do not overlap inputs.
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

/** Bytes of randomness behind a pair of keys (3044 + 3044 + 191), and behind an encapsulation. */
#define SANGI_SNTRUP761_KEYGEN_RANDOM_BYTES 6279
#define SANGI_SNTRUP761_ENCAPS_RANDOM_BYTES 3044

/**
 * A new pair of keys.
 *
 * The callback is asked for 3044 bytes, again where the polynomial that they give has no inverse
 * modulo 3, which is rare; then for 3044 and for 191.  What it gave for nothing is not used: that
 * there was such a try tells nothing of the keys.
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
