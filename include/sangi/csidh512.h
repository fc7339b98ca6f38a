/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * CSIDH-512, a key exchange without interaction from isogenies of supersingular curves.
 *
 * It is here for research and interoperability.  A quantum computer needs about 2^16 evaluations of
 * the action to find a secret key [Pei20], far less than is asked of new systems; and what walks
 * with a secret takes time that depends on it: every such function ends in _vartime, and is not for
 * a secret whose use somebody may time.
 *
 * A public key is the coefficient A of a curve y^2 = x^3 + A x^2 + x over F_p, 64 little-endian
 * bytes of a number below p.  A secret key is a seed of 32 random bytes, or the exponents for which
 * it stands: 74 numbers from -5 to 5, one for each odd prime that divides p + 1, ascending; a
 * positive one walks on points whose x^3 + A x^2 + x is a square.  A shared secret has the form of
 * a public key; who uses it hashes it first.
 *
 * Functions take the length of each array.  If one is wrong they return SANGI_BAD_LENGTH and write
 * nothing; any other error leaves outputs 0.  An output may be the same array as an input.  With
 * 64-bit limbs a call takes up to 112 KiB of stack.
 *
 * @ref  [CLMPR18]
 */
#ifndef SANGI_CSIDH512_H
#define SANGI_CSIDH512_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/rng.h>
#include <sangi/status.h>
#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a public key, of a shared secret, and of a seed. */
#define SANGI_CSIDH512_PUBLIC_BYTES 64
#define SANGI_CSIDH512_SHARED_BYTES 64
#define SANGI_CSIDH512_SEED_BYTES 32

/** Exponents of a secret key. */
#define SANGI_CSIDH512_EXPONENTS 74

/** Bytes of a secret key of the reference implementation and of CIRCL. */
#define SANGI_CSIDH512_NIBBLES_BYTES 37

/**
 * A new pair of keys: a seed from the callback, which is asked once, and its public key.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED
 */
SANGI_API sangi_status sangi_csidh512_keygen_vartime(uint8_t *public_key, size_t public_length,
                                                     uint8_t *seed, size_t seed_length,
                                                     sangi_rng rng, void *context);

/**
 * exponent <- those of a seed: four bits of SHAKE128("sangi csidh512" || seed) after the other, the
 * lower half of a byte first, those below 11 less 5.
 */
SANGI_API sangi_status sangi_csidh512_expand_vartime(int8_t *exponent, size_t count,
                                                     const uint8_t *seed, size_t seed_length);

/** public_key <- that of the exponents. */
SANGI_API sangi_status sangi_csidh512_public_vartime(uint8_t *public_key, size_t public_length,
                                                     const int8_t *exponent, size_t count);

/**
 * shared <- the secret that the exponents' owner shares with that of the public key.
 *
 * The public key is validated first.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE or SANGI_BAD_PUBLIC_KEY as
 *         sangi_csidh512_validate
 */
SANGI_API sangi_status sangi_csidh512_derive_vartime(uint8_t *shared, size_t shared_length,
                                                     const uint8_t *public_key,
                                                     size_t public_length, const int8_t *exponent,
                                                     size_t count);

/**
 * shared <- eight shared secrets, each as sangi_csidh512_derive_vartime finds it from a public key
 * and exponents, but for the validation.
 *
 * Eight public keys stand one after the other, and so do the exponents and the secrets.  Where a
 * processor has lanes, the eight fill what one of them would leave idle; elsewhere each waits for
 * the one before it.  With 64-bit limbs it takes up to 208 KiB of stack.
 *
 * @param shared_length  bytes of all eight secrets, 8 * SANGI_CSIDH512_SHARED_BYTES
 * @param public_length  bytes of all eight keys, 8 * SANGI_CSIDH512_PUBLIC_BYTES
 * @param count  items of all eight lists, 8 * SANGI_CSIDH512_EXPONENTS
 * @pre    sangi_csidh512_validate accepts each of the public keys; with others it may never end
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE where one number is not below p, and all
 *         eight secrets are then 0
 */
SANGI_API sangi_status sangi_csidh512x8_derive_vartime(uint8_t *shared, size_t shared_length,
                                                       const uint8_t *public_key,
                                                       size_t public_length, const int8_t *exponent,
                                                       size_t count);

/** The name of the back end that walks on this machine: "ifma", or that of the field's own. */
SANGI_API const char *sangi_csidh512_backend(void);

/**
 * Whether a public key is one: the curve is supersingular.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p;
 *         SANGI_BAD_PUBLIC_KEY for one that belongs to no supersingular curve
 * @ct     the public key is public
 */
SANGI_API sangi_status sangi_csidh512_validate(const uint8_t *public_key, size_t public_length);

/**
 * exponent <- a secret key of the reference implementation or of CIRCL: numbers from -8 to 7 of
 * four bits, the one with an even index in the upper half of its byte.
 */
SANGI_API sangi_status sangi_csidh512_from_nibbles(int8_t *exponent, size_t count,
                                                   const uint8_t *nibbles, size_t length);

/** nibbles <- the exponents.  @return SANGI_OUT_OF_RANGE if one is not in [-8, 7] */
SANGI_API sangi_status sangi_csidh512_to_nibbles(uint8_t *nibbles, size_t length,
                                                 const int8_t *exponent, size_t count);

/**
 * key <- a public key or shared secret that CIRCL wrote: A * 2^512 mod p, little-endian.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p
 */
SANGI_API sangi_status sangi_csidh512_from_montgomery(uint8_t *key, size_t length,
                                                      const uint8_t *montgomery,
                                                      size_t montgomery_length);

/** As CIRCL writes a public key or shared secret; as sangi_csidh512_from_montgomery. */
SANGI_API sangi_status sangi_csidh512_to_montgomery(uint8_t *montgomery, size_t montgomery_length,
                                                    const uint8_t *key, size_t length);

#ifdef __cplusplus
}
#endif

#endif
