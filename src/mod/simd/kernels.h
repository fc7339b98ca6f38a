/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Multiplication modulo n, vectorised within one input: each word holds one 51-bit digit.
 *
 * The kernels of one size take moduli of exactly `bits` bits.  A shorter n is shifted left, to
 * N = 2^s n; results modulo N are results modulo n.  Elements are below 2N, in D = `digits` digits
 * of 51 bits, padded with zeros to whole vectors of eight words.  A digit may slightly exceed 51
 * bits: carries propagate by one digit only.
 *
 *   element  0 [8], digits [8 vectors]
 *   data     K = floor(2^(51 (2 D - 1)) / N), then 2^(51 D) - N, then the latter with its digits in
 *            reverse order; each is 0 [8], digits [D], zeros up to 8 vectors + 16 words
 *
 * Of two inputs at once, each digit of the first is followed by that of the second: with
 * `count` inputs, digit i of input k is word 8 + count i + k.
 */
#ifndef SANGI_SRC_MOD_SIMD_KERNELS_H
#define SANGI_SRC_MOD_SIMD_KERNELS_H

#include "mod/exp.h"

#if SANGI_ASM

enum { SANGI_MOD_SIMD_WIDTH = 51, SANGI_MOD_SIMD_MOST_BITS = 4096, SANGI_MOD_SIMD_ENTRIES = 32 };

/** The largest size with kernels for two inputs at once. */
enum { SANGI_MOD_SIMD_PAIR_BITS = 1536 };

/** Vectors of digits, words of an element and words of the data, for `count` moduli of `bits`. */
#define SANGI_MOD_SIMD_VECTORS(bits, count) (((bits) / 51 + 8 / (count)) / (8 / (count)))
#define SANGI_MOD_SIMD_ELEMENT(bits, count) (8 * (SANGI_MOD_SIMD_VECTORS(bits, count) + 1))
#define SANGI_MOD_SIMD_DATA(bits, count) (24 * (SANGI_MOD_SIMD_VECTORS(bits, count) + 2))

/** The kernels of one size. */
typedef struct {
    size_t bits, digits;
    /** z <- x y mod N, x^2 mod N; z may be x or y. */
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** z <- entry `digit` of SANGI_MOD_SIMD_ENTRIES elements.  @ct reads every entry */
    sangi_mod_lookup lookup;
    /** The same for two inputs at once; NULL where this gains little. */
    sangi_mod_product mul_pair;
    sangi_mod_square sqr_pair;
    sangi_mod_lookup_pair lookup_pair;
} sangi_mod_simd;

/**
 * The kernels for moduli of `bytes` bytes; NULL without the instructions, above 4096 bits, and
 * where the scalar kernels are faster.
 */
const sangi_mod_simd *sangi_mod_simd_for(size_t bytes);

#endif

#endif
