/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * SHAKE128, SHA3-256 and SHA3-512, in one call or incrementally, SHAKE256 and SHA-512.
 *
 * Lengths are public; no branch, address or variable-latency instruction depends on a byte.
 */
#ifndef SANGI_HASH_H
#define SANGI_HASH_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/word.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SANGI_SHA3_256_BYTES 32
#define SANGI_SHA3_512_BYTES 64
#define SANGI_SHA512_BYTES 64

/** The state of a sponge; opaque.  sangi_shake128_init leaves all zeros. */
typedef struct {
    uint64_t state[25];
    uint16_t at;      /**< bytes of the block absorbed or squeezed so far */
    uint8_t kind;     /**< which of the functions */
    uint8_t squeezes; /**< whether the message has ended */
} sangi_keccak;

/** digest <- SHA3-256 of the message, 32 bytes.  @alias digest may lie in the message */
SANGI_API void sangi_sha3_256(uint8_t digest[32], const uint8_t *message, size_t length);

/** digest <- SHA3-512 of the message, 64 bytes.  @alias digest may lie in the message */
SANGI_API void sangi_sha3_512(uint8_t digest[64], const uint8_t *message, size_t length);

/** output <- `output_length` bytes of SHAKE128 of the message.  @alias output may lie in the
 * message */
SANGI_API void sangi_shake128(uint8_t *output, size_t output_length, const uint8_t *message,
                              size_t length);

/** output <- `output_length` bytes of SHAKE256 of the message.  @alias output may lie in the
 * message */
SANGI_API void sangi_shake256(uint8_t *output, size_t output_length, const uint8_t *message,
                              size_t length);

/** k <- SHAKE128 with an empty message. */
SANGI_API void sangi_shake128_init(sangi_keccak *k);

/** k <- SHA3-256 with an empty message; the digest is the first 32 bytes squeezed. */
SANGI_API void sangi_sha3_256_init(sangi_keccak *k);

/** k <- SHA3-512 with an empty message; the digest is the first 64 bytes squeezed. */
SANGI_API void sangi_sha3_512_init(sangi_keccak *k);

/** Appends bytes to the message of k.  @pre  nothing was squeezed from k */
SANGI_API void sangi_keccak_absorb(sangi_keccak *k, const uint8_t *bytes, size_t length);

/** bytes <- the next bytes of output.  The first call ends the message. */
SANGI_API void sangi_keccak_squeeze(sangi_keccak *k, uint8_t *bytes, size_t length);

/** digest <- SHA-512 of the message, 64 bytes.  @alias digest may lie in the message */
SANGI_API void sangi_sha512(uint8_t digest[64], const uint8_t *message, size_t length);

#ifdef __cplusplus
}
#endif

#endif
