/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** SHA-512's compression, and its implementations.  @ref  [FIPS180] */
#ifndef SANGI_SRC_HASH_SHA512_H
#define SANGI_SRC_HASH_SHA512_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/hash.h>

enum { SANGI_SHA512_BLOCK = 128, SANGI_SHA512_ROUNDS = 80 };

/** The round constants, aligned for vectors. */
extern const uint64_t sangi_sha512_constants[SANGI_SHA512_ROUNDS];

/**
 * h <- the state after `count` blocks of the message, from h before them.
 *
 * @ct  depends only on count
 */
typedef void (*sangi_sha512_compress)(uint64_t h[8], const uint8_t *blocks, size_t count);

void sangi_sha512_compress_c(uint64_t h[8], const uint8_t *blocks, size_t count);

/** x86-64 only: the message schedules of two blocks at once in AVX2, rounds by BMI2's rotations. */
void sangi_sha512_compress_avx2(uint64_t h[8], const uint8_t *blocks, size_t count);

/** The fastest one of this processor, by word/backend.h. */
sangi_sha512_compress sangi_sha512_best(void);

#endif
