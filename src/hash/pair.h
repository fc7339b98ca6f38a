/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Two sponges at a time, where one instruction permutes both. */
#ifndef SANGI_SRC_HASH_PAIR_H
#define SANGI_SRC_HASH_PAIR_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/hash.h>

#include "hash/keccak.h"

/** x, y <- Keccak-f[1600] of each. */
typedef void (*sangi_keccak_pair)(uint64_t *x, uint64_t *y);

/* Vectors hold lanes as numbers. */
#if SANGI_ASM && defined(__x86_64__) && !SANGI_KECCAK_INTERLEAVED
#define SANGI_KECCAK_PAIRS 1
void sangi_keccak_pair_avx512(uint64_t *x, uint64_t *y);
#else
#define SANGI_KECCAK_PAIRS 0
#endif

/**
 * The first bytes of two SHAKE128, as sangi_keccak_squeeze gives them one after the other.
 *
 * @pre   nothing was squeezed from either; x_length >= y_length
 * @post  nothing more can be squeezed from y
 */
void sangi_shake128_squeeze_pair(sangi_keccak_pair permute, sangi_keccak *x, uint8_t *x_bytes,
                                 size_t x_length, sangi_keccak *y, uint8_t *y_bytes,
                                 size_t y_length);

#endif
