/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * CSIDH-512: non-interactive key exchange from isogenies of supersingular curves.
 *
 * It is provided for research and interoperability.  A quantum computer needs about 2^16
 * evaluations of the group action to find a secret key [Pei20], far fewer than new systems must
 * withstand.  The running time of the group action depends on the secret key: such functions end in
 * _vartime and must not be used where an attacker can measure that time.
 *
 * A public key is the coefficient A of a curve y^2 = x^3 + A x^2 + x over F_p: a number below p in
 * 64 little-endian bytes.  A secret key is a seed of 32 random bytes, or the exponents derived from
 * it: 74 numbers from -5 to 5, one for each odd prime that divides p + 1, in ascending order.  A
 * positive exponent uses kernel points for which x^3 + A x^2 + x is a square.  A shared secret is
 * encoded like a public key; hash it before use.
 *
 * Every array is followed by its length.  A wrong length returns SANGI_BAD_LENGTH and writes
 * nothing; any other error sets the outputs to 0.  An output may be the same array as an input.
 * With 64-bit limbs a call takes up to 112 KiB of stack.
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
 * Generates a key pair: a seed, from one call of the callback, and its public key.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_RNG_FAILED
 */
SANGI_API sangi_status sangi_csidh512_keygen_vartime(uint8_t *public_key, size_t public_length,
                                                     uint8_t *seed, size_t seed_length,
                                                     sangi_rng rng, void *context);

/**
 * exponent <- the exponents of a seed: read SHAKE128("sangi csidh512" || seed) in groups of four
 * bits, the low half of each byte first; skip values above 10, and subtract 5 from the others.
 */
SANGI_API sangi_status sangi_csidh512_expand_vartime(int8_t *exponent, size_t count,
                                                     const uint8_t *seed, size_t seed_length);

/** public_key <- the public key of the exponents. */
SANGI_API sangi_status sangi_csidh512_public_vartime(uint8_t *public_key, size_t public_length,
                                                     const int8_t *exponent, size_t count);

/**
 * shared <- the secret shared by the owner of the exponents and the owner of the public key.
 *
 * The function validates the public key first.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE or SANGI_BAD_PUBLIC_KEY as
 *         sangi_csidh512_validate
 */
SANGI_API sangi_status sangi_csidh512_derive_vartime(uint8_t *shared, size_t shared_length,
                                                     const uint8_t *public_key,
                                                     size_t public_length, const int8_t *exponent,
                                                     size_t count);

/**
 * shared <- eight shared secrets, each as sangi_csidh512_derive_vartime computes it, but without
 * validating the public keys.
 *
 * The eight public keys are stored consecutively; so are the exponents and the secrets.  With
 * AVX-512 IFMA, interleaving the eight computations uses vector lanes that a single one would leave
 * idle; elsewhere they run one after the other.  With 64-bit limbs it takes up to 208 KiB of stack.
 *
 * @param shared_length  bytes of all eight secrets, 8 * SANGI_CSIDH512_SHARED_BYTES
 * @param public_length  bytes of all eight keys, 8 * SANGI_CSIDH512_PUBLIC_BYTES
 * @param count  items of all eight lists, 8 * SANGI_CSIDH512_EXPONENTS
 * @pre    sangi_csidh512_validate accepts each of the public keys; otherwise it may not terminate
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE, with all eight secrets 0, if any number
 * is not below p
 */
SANGI_API sangi_status sangi_csidh512x8_derive_vartime(uint8_t *shared, size_t shared_length,
                                                       const uint8_t *public_key,
                                                       size_t public_length, const int8_t *exponent,
                                                       size_t count);

/** The name of the back end that runs on this machine: "ifma", or the back end of the scalar field.
 */
SANGI_API const char *sangi_csidh512_backend(void);

/**
 * Whether a public key is valid, that is, whether its curve is supersingular.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p;
 *         SANGI_BAD_PUBLIC_KEY for one that belongs to no supersingular curve
 * @ct     the public key is public
 */
SANGI_API sangi_status sangi_csidh512_validate(const uint8_t *public_key, size_t public_length);

/**
 * exponent <- a secret key in the format of the reference implementation and of CIRCL: four-bit
 * numbers from -8 to 7, those with an even index in the upper half of a byte.
 */
SANGI_API sangi_status sangi_csidh512_from_nibbles(int8_t *exponent, size_t count,
                                                   const uint8_t *nibbles, size_t length);

/** nibbles <- the exponents.  @return SANGI_OUT_OF_RANGE if one is not in [-8, 7] */
SANGI_API sangi_status sangi_csidh512_to_nibbles(uint8_t *nibbles, size_t length,
                                                 const int8_t *exponent, size_t count);

/**
 * key <- a public key or shared secret in the format of CIRCL: A * 2^512 mod p, little-endian.
 *
 * @return SANGI_OK; SANGI_BAD_LENGTH; SANGI_OUT_OF_RANGE for a number that is not below p
 */
SANGI_API sangi_status sangi_csidh512_from_montgomery(uint8_t *key, size_t length,
                                                      const uint8_t *montgomery,
                                                      size_t montgomery_length);

/** The inverse of sangi_csidh512_from_montgomery, with the same return values. */
SANGI_API sangi_status sangi_csidh512_to_montgomery(uint8_t *montgomery, size_t montgomery_length,
                                                    const uint8_t *key, size_t length);

#ifdef __cplusplus
}
#endif

#endif
