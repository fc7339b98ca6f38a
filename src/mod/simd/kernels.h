/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Products modulo n with the digits of one message across the lanes of vectors.
 *
 * A kernel takes moduli of `bits` bits exactly: any shorter n is shifted up, to N = 2^s n, and what
 * is computed modulo N holds modulo n.  Numbers are below 2N.  They have `digits` digits D of 51
 * bits, which may exceed these by a little, in whole vectors of eight words with zeros above.
 *
 *   element  0 [8], its digits [8 vectors]
 *   data     K = floor(2^(51 (2 D - 1)) / N), then 2^(51 D) - N, and that with its digits from the
 *            highest to the lowest; each is 0 [8], digits [D], zeros up to 8 vectors + 16 words
 */
#ifndef SANGI_SRC_MOD_SIMD_KERNELS_H
#define SANGI_SRC_MOD_SIMD_KERNELS_H

#include "mod/exp.h"

#if SANGI_ASM

enum { SANGI_MOD_LANES_WIDTH = 51, SANGI_MOD_LANES_MOST_BITS = 4096, SANGI_MOD_LANES_POWERS = 32 };

/** Up to so many bits two messages at once have kernels. */
enum { SANGI_MOD_LANES_PAIR_BITS = 1536 };

/** Words of an element and of the data, and vectors of digits, for moduli of so many bits. */
#define SANGI_MOD_LANES_VECTORS(bits) (((bits) / 51 + 8) / 8)
#define SANGI_MOD_LANES_ELEMENT(bits) (8 * (SANGI_MOD_LANES_VECTORS(bits) + 1))
#define SANGI_MOD_LANES_DATA(bits) (24 * (SANGI_MOD_LANES_VECTORS(bits) + 2))

/** The kernels of one size. */
typedef struct {
    size_t bits, digits;
    /** z <- x y mod N, x^2 mod N; z may be x or y. */
    sangi_mod_product mul;
    sangi_mod_square sqr;
    /** z <- entry `digit` of SANGI_MOD_LANES_POWERS elements, every one of them read. */
    sangi_mod_pick pick;
    /**
     * The same for two messages at once, whose elements, data and entries stand one behind the
     * other; NULL where that gains little.
     */
    sangi_mod_product mul_pair;
    sangi_mod_square sqr_pair;
    sangi_mod_pick_pair pick_pair;
} sangi_mod_lanes;

/**
 * The kernels for moduli of so many bytes, or NULL: without the instructions, above 4096 bits, and
 * for moduli so short that scalar kernels are faster.
 */
const sangi_mod_lanes *sangi_mod_lanes_for(size_t bytes);

/**
 * Makes the data of a modulus.
 *
 * @pre  256^(bytes - 1) <= n < 256^bytes, n of `width` limbs, width the least that holds `bytes`
 * @ct   only the lengths steer it
 */
void sangi_mod_lanes_prepare(const sangi_mod_lanes *l, sangi_limb *data, const sangi_limb *n,
                             size_t width, size_t bytes);

/** z <- the element x < 2N, of so many limbs.  @alias none */
void sangi_mod_lanes_enter(const sangi_mod_lanes *l, sangi_limb *z, const sangi_limb *x,
                           size_t limbs);

/** z <- the number below 2N that x is, of so many limbs.  @alias none */
void sangi_mod_lanes_leave(const sangi_mod_lanes *l, sangi_limb *z, size_t limbs,
                           const sangi_limb *x);

#endif

#endif
