/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Keccak-f[1600], and the representation of the 25 words of its state.
 *
 * With 64-bit limbs a word is the little-endian integer of its eight bytes.  With narrower limbs it
 * is bit-interleaved: its even bits are the low half and its odd bits the high half, so that a
 * rotation is two rotations of 32-bit words.  Where SANGI_KECCAK_F1600 is defined, words are
 * integers.
 *
 * @ref  [FIPS202], which calls the words lanes
 */
#ifndef SANGI_SRC_HASH_KECCAK_H
#define SANGI_SRC_HASH_KECCAK_H

#include <stdint.h>

#include <sangi/word.h>

#define SANGI_KECCAK_WORDS 25

#if SANGI_LIMB_BITS < 64 && !defined(SANGI_KECCAK_F1600)
#define SANGI_KECCAK_INTERLEAVED 1
#else
#define SANGI_KECCAK_INTERLEAVED 0
#endif

/**
 * state <- Keccak-f[1600](state), 24 rounds.
 *
 * @post  scratch, 25 words, holds an intermediate state, which the caller wipes
 */
void sangi_keccak_permute(uint64_t *restrict state, uint64_t *restrict scratch);

#if SANGI_KECCAK_INTERLEAVED
/* Swaps the bits of x under the mask with those `by` places higher. */
static inline uint32_t sangi_keccak_swap(uint32_t x, uint32_t mask, unsigned by) {
    const uint32_t t = (x ^ (x >> by)) & mask;
    return x ^ t ^ (t << by);
}

/** Even bits to the low half, odd bits to the high one. */
static inline uint32_t sangi_keccak_split_bits(uint32_t x) {
    x = sangi_keccak_swap(x, 0x22222222, 1);
    x = sangi_keccak_swap(x, 0x0c0c0c0c, 2);
    x = sangi_keccak_swap(x, 0x00f000f0, 4);
    return sangi_keccak_swap(x, 0x0000ff00, 8);
}

/** The inverse of sangi_keccak_split_bits. */
static inline uint32_t sangi_keccak_merge_bits(uint32_t x) {
    x = sangi_keccak_swap(x, 0x0000ff00, 8);
    x = sangi_keccak_swap(x, 0x00f000f0, 4);
    x = sangi_keccak_swap(x, 0x0c0c0c0c, 2);
    return sangi_keccak_swap(x, 0x22222222, 1);
}

/** An integer in the representation of the state. */
static inline uint64_t sangi_keccak_interleave(uint64_t x) {
    const uint32_t low = sangi_keccak_split_bits((uint32_t)x);
    const uint32_t high = sangi_keccak_split_bits((uint32_t)(x >> 32));
    const uint32_t even = (low & 0xffff) | high << 16, odd = low >> 16 | (high & 0xffff0000);
    return (uint64_t)odd << 32 | even;
}

/** The inverse of sangi_keccak_interleave. */
static inline uint64_t sangi_keccak_deinterleave(uint64_t x) {
    const uint32_t even = (uint32_t)x, odd = (uint32_t)(x >> 32);
    const uint32_t low = sangi_keccak_merge_bits((even & 0xffff) | odd << 16);
    const uint32_t high = sangi_keccak_merge_bits(even >> 16 | (odd & 0xffff0000));
    return (uint64_t)high << 32 | low;
}
#else
static inline uint64_t sangi_keccak_interleave(uint64_t x) { return x; }
static inline uint64_t sangi_keccak_deinterleave(uint64_t x) { return x; }
#endif

#endif
