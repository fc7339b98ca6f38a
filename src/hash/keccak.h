/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Keccak-f[1600], and lanes as it keeps them.
 *
 * With 64-bit limbs a lane is the number that its eight bytes encode, lowest first.  With narrower
 * ones it is bit-interleaved, even bits in the low word and odd bits in the high one, so that a
 * rotation of the lane is two of words.  Where SANGI_KECCAK_F1600 is defined, lanes are numbers.
 *
 * @ref  [FIPS202]
 */
#ifndef SANGI_SRC_HASH_KECCAK_H
#define SANGI_SRC_HASH_KECCAK_H

#include <stdint.h>

#include <sangi/word.h>

#define SANGI_KECCAK_LANES 25

#if SANGI_LIMB_BITS < 64 && !defined(SANGI_KECCAK_F1600)
#define SANGI_KECCAK_INTERLEAVED 1
#else
#define SANGI_KECCAK_INTERLEAVED 0
#endif

/**
 * lane <- Keccak-f[1600](lane), 24 rounds.
 *
 * @post  scratch, as many lanes, holds a state of a round before: it is the caller's to wipe
 */
void sangi_keccak_permute(uint64_t *restrict lane, uint64_t *restrict scratch);

#if SANGI_KECCAK_INTERLEAVED
/* Bits 2^j .. 2^(j+1) - 1 of every 2^(j+2) change places with the next 2^j: a swap in place. */
static inline uint32_t sangi_keccak_swap(uint32_t x, uint32_t mask, unsigned by) {
    const uint32_t t = (x ^ (x >> by)) & mask;
    return x ^ t ^ (t << by);
}

/** Even bits to the low half, odd bits to the high one. */
static inline uint32_t sangi_keccak_part(uint32_t x) {
    x = sangi_keccak_swap(x, 0x22222222, 1);
    x = sangi_keccak_swap(x, 0x0c0c0c0c, 2);
    x = sangi_keccak_swap(x, 0x00f000f0, 4);
    return sangi_keccak_swap(x, 0x0000ff00, 8);
}

/** The inverse of sangi_keccak_part. */
static inline uint32_t sangi_keccak_merge(uint32_t x) {
    x = sangi_keccak_swap(x, 0x0000ff00, 8);
    x = sangi_keccak_swap(x, 0x00f000f0, 4);
    x = sangi_keccak_swap(x, 0x0c0c0c0c, 2);
    return sangi_keccak_swap(x, 0x22222222, 1);
}

/** A lane as the permutation keeps it. */
static inline uint64_t sangi_keccak_lane(uint64_t x) {
    const uint32_t low = sangi_keccak_part((uint32_t)x);
    const uint32_t high = sangi_keccak_part((uint32_t)(x >> 32));
    const uint32_t even = (low & 0xffff) | high << 16, odd = low >> 16 | (high & 0xffff0000);
    return (uint64_t)odd << 32 | even;
}

/** The number that a lane stands for. */
static inline uint64_t sangi_keccak_number(uint64_t x) {
    const uint32_t even = (uint32_t)x, odd = (uint32_t)(x >> 32);
    const uint32_t low = sangi_keccak_merge((even & 0xffff) | odd << 16);
    const uint32_t high = sangi_keccak_merge(even >> 16 | (odd & 0xffff0000));
    return (uint64_t)high << 32 | low;
}
#else
static inline uint64_t sangi_keccak_lane(uint64_t x) { return x; }
static inline uint64_t sangi_keccak_number(uint64_t x) { return x; }
#endif

#endif
