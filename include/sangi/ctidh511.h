/* sangi gen --update
 * generated, do not edit.  SPDX-License-Identifier: MIT OR Apache-2.0
 */
/**
 * CTIDH-511: non-interactive key exchange from isogenies of supersingular curves, in constant time.
 *
 * Keys, public keys and shared secrets are those of highctidh, byte for byte.  There are 2^220 secret keys over
 * the prime of CSIDH-512.  A quantum computer needs about 2^16 evaluations of the group action to find a secret key
 * [Pei20], far fewer than new systems must withstand.
 *
 * A public key is the coefficient A of a curve y^2 = x^3 + A x^2 + x over F_p: A * 2^512 mod p in 64
 * little-endian bytes.  A secret key is an exponent for each of the 74 odd primes that divide p + 1, ascending, a
 * signed byte each; the primes are in batches, and the absolute values in a batch add up to at most the batch's bound.
 *
 * Every function that takes a secret key draws 32 bytes from the callback, for points and coins; what it returns does
 * not depend on them.  No branch, address or variable-latency instruction depends on a secret key; some depend on
 * failures, which are random and have the same probability for every key.  Timing is the only attack that this
 * prevents: an attacker who induces faults, or who sees the power consumption, finds the dummy isogenies.
 *
 * Every array is followed by its length.  A status other than SANGI_OK says that nothing was written.  An output may
 * be the same array as an input.  With 64-bit limbs a call takes up to 64 KiB of stack, with AVX-512 IFMA 70.
 *
 * @ref  [BBCCLMSS21], [KCM]
 */
#ifndef SANGI_CTIDH511_H
#define SANGI_CTIDH511_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a public key, of a secret key, and of a shared secret. */
#define SANGI_CTIDH511_PUBLIC_BYTES 64
#define SANGI_CTIDH511_SECRET_BYTES 74
#define SANGI_CTIDH511_SHARED_BYTES 64

/**
 * Generates a key pair; the secret key is uniform.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED
 */
SANGI_API sangi_status sangi_ctidh511_keygen(uint8_t *public_key, size_t public_length, uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * public_key <- the public key of the secret key.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED; SANGI_OUT_OF_RANGE for a secret key beyond a bound
 */
SANGI_API sangi_status sangi_ctidh511_public(uint8_t *public_key, size_t public_length, const uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * shared <- the secret shared by the owners of the two keys: SHAKE256 of what sangi_ctidh511_blind computes.
 *
 * The function validates the public key first.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED; SANGI_OUT_OF_RANGE for a secret key beyond a bound;
 *         SANGI_OUT_OF_RANGE or SANGI_BAD_PUBLIC_KEY as sangi_ctidh511_validate
 */
SANGI_API sangi_status sangi_ctidh511_derive(uint8_t *shared, size_t shared_length, const uint8_t *public_key,
                                             size_t public_length, const uint8_t *secret_key,
                                             size_t secret_length, sangi_rng rng, void *context);

/**
 * blinded <- the action of the secret key on the public key: another public key.
 *
 * The function validates the public key first; its return values are those of sangi_ctidh511_derive.
 */
SANGI_API sangi_status sangi_ctidh511_blind(uint8_t *blinded, size_t blinded_length, const uint8_t *public_key,
                                            size_t public_length, const uint8_t *secret_key,
                                            size_t secret_length, sangi_rng rng, void *context);

/**
 * Whether a public key is valid, that is, whether its curve is supersingular.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p;
 *         SANGI_BAD_PUBLIC_KEY for one that belongs to no supersingular curve
 * @ct     the public key is public
 */
SANGI_API sangi_status sangi_ctidh511_validate(const uint8_t *public_key, size_t public_length);

/**
 * The same for eight keys or pairs of keys: what sangi_ctidh511_keygen and the others compute for each.
 *
 * Keys are stored consecutively, and so are results; a key may occur more than once.  A length is that of all eight.
 * The callback is called once, for the bytes that eight calls ask for, in their order.
 *
 * With AVX-512 IFMA the eight actions run in the lanes of vectors, which takes less time than six single ones, and
 * up to 276 KiB of stack.  Elsewhere they run one after the other.  What depends on failures depends on those of
 * all eight.
 *
 * @return as the function for one key, if any of the eight is refused; nothing is written then, and
 *         sangi_ctidh511_validate tells which public keys are valid
 */
SANGI_API sangi_status sangi_ctidh511x8_keygen(uint8_t *public_keys, size_t public_length,
                                               uint8_t *secret_keys, size_t secret_length, sangi_rng rng,
                                               void *context);

/** The eight public keys of eight secret keys; see sangi_ctidh511x8_keygen. */
SANGI_API sangi_status sangi_ctidh511x8_public(uint8_t *public_keys, size_t public_length,
                                               const uint8_t *secret_keys, size_t secret_length,
                                               sangi_rng rng, void *context);

/** The eight secrets that the owners of eight pairs of keys share; see sangi_ctidh511x8_keygen. */
SANGI_API sangi_status sangi_ctidh511x8_derive(uint8_t *shared, size_t shared_length,
                                               const uint8_t *public_keys, size_t public_length,
                                               const uint8_t *secret_keys, size_t secret_length,
                                               sangi_rng rng, void *context);

/** The actions of eight secret keys on eight public keys; see sangi_ctidh511x8_keygen. */
SANGI_API sangi_status sangi_ctidh511x8_blind(uint8_t *blinded, size_t blinded_length,
                                              const uint8_t *public_keys, size_t public_length,
                                              const uint8_t *secret_keys, size_t secret_length,
                                              sangi_rng rng, void *context);

/** The implementation that computes the action on this machine: "c", "x64" or "ifma". */
SANGI_API const char *sangi_ctidh511_backend(void);

#ifdef __cplusplus
}
#endif

#endif
