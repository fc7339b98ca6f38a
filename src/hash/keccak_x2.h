/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Two sponges at once, for vector implementations of the permutation. */
#ifndef SANGI_SRC_HASH_KECCAK_X2_H
#define SANGI_SRC_HASH_KECCAK_X2_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/hash.h>

#include "hash/keccak.h"

/** x, y <- Keccak-f[1600] of each. */
typedef void (*sangi_keccak_permute_x2)(uint64_t *x, uint64_t *y);

/* Vectors hold words as integers, not bit-interleaved. */
#if SANGI_ASM && defined(__x86_64__) && !SANGI_KECCAK_INTERLEAVED
#define SANGI_KECCAK_X2 1
void sangi_keccak_permute_x2_avx512(uint64_t *x, uint64_t *y);
#else
#define SANGI_KECCAK_X2 0
#endif

/**
 * Squeezes the first bytes of two SHAKE128; the same bytes as sangi_keccak_squeeze of each.
 *
 * @pre   nothing was squeezed from either; x_length >= y_length
 * @post  nothing more can be squeezed from y
 */
void sangi_shake128_squeeze_x2(sangi_keccak_permute_x2 permute, sangi_keccak *x, uint8_t *x_bytes,
                               size_t x_length, sangi_keccak *y, uint8_t *y_bytes, size_t y_length);

#endif
