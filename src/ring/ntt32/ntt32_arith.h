/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The arithmetic modulo P on which ntt32 is built: the contract, and the form that this target
 * gets.
 *
 * A butterfly is two layers of the transform at once.  With the root a of its block and the roots b
 * and c of the two halves, the forward butterfly of x0, x1, x2, x3, which are h apart, is
 *
 *     x0, x1 <- (x0 + x2 a) +- (x1 + x3 a) b
 *     x2, x3 <- (x0 - x2 a) +- (x1 - x3 a) c
 *
 * and the inverse butterfly takes it back, times 4, with the twiddles of the mirrored block: the
 * roots z and -1 / z of a level stand at mirrored places.
 *
 * plantard.h (64 by 64 bits to 128) and montgomery.h (32 by 32 bits to 64) implement sangi_zp_*:
 *
 *   sangi_zp_twiddles         a, b, a b, c and -a c of a butterfly, as they are stored
 *   sangi_zp_acc              a sum of products, not reduced
 *   sangi_zp_mul(x, w)        x z as such a product, from w, the stored form of the twiddle z
 *   sangi_zp_reduce(acc)      the residue of a sum of those
 *   sangi_zp_reduce_products  the residue of a sum of products of two residues, times a constant
 *                             that the stored twiddles cancel
 *   sangi_zp_reduce_sum(x)    x, reduced where the sums of the inverse would otherwise overflow
 *   sangi_zp_butterfly        the forward butterfly
 *
 * ntt32 uses them on targets with products of 128 bits, ring761 on all targets.
 *
 * widening_mac.h, mulhi.h and sparse_prime.h implement sangi_ntt32_* for the passes in place of
 * microcontrollers:
 *
 *   sangi_ntt32_word, sangi_ntt32_acc      a sum of coefficients; a sum of products
 *   sangi_ntt32_twiddles                   the stored twiddles of a butterfly
 *   sangi_ntt32_barrett_reduce(x)          x modulo P, from 0 to about P
 *   sangi_ntt32_montgomery_reduce(acc)     the residue of a sum of products, times 2^-32
 *   SANGI_NTT32_REDUCE_FORWARD, _INVERSE   whether forward pass 2, and the first inverse pass,
 *                                          reduce what would otherwise grow beyond 32 bits
 *
 * and the functions declared below.  Every intermediate is bounded where the tables are made
 * (python/sangi/codegen/tables/ring_ntt32_*.py): no word overflows, and the result is exact.
 */
#ifndef SANGI_SRC_RING_NTT32_NTT32_ARITH_H
#define SANGI_SRC_RING_NTT32_NTT32_ARITH_H

#include "ring/form.h"
#include "ring/ring256.h"

#if SANGI_RING_FORM == SANGI_RING_FORM_PLANTARD
#include "ring/ntt32/plantard.h"
#elif SANGI_RING_FORM == SANGI_RING_FORM_WIDENING_MAC
#include "ring/ntt32/widening_mac.h"
#elif SANGI_RING_FORM == SANGI_RING_FORM_MULHI
#include "ring/ntt32/mulhi.h"
#elif SANGI_RING_FORM == SANGI_RING_FORM_SPARSE_PRIME
#include "ring/ntt32/sparse_prime.h"
#else
#error "SANGI_RING_FORM is none of those in ring/form.h"
#endif

#if SANGI_RING_FORM != SANGI_RING_FORM_PLANTARD

/** v <- the first two layers of 256 coefficients, of which the lowest 13 bits count. */
static inline void sangi_ntt32_first_public(int32_t *v, const uint16_t *a);

/** v <- the first two layers of 256 coefficients from -5 to 5. */
static inline void sangi_ntt32_first_secret(int32_t *v, const int16_t *s);

/** The forward butterfly on x[0], x[h], x[2 h], x[3 h]; `reduce` is constant. */
SANGI_RING_INLINE void sangi_ntt32_butterfly(int32_t *x, int h, const sangi_ntt32_twiddles *w,
                                             int reduce);

/** The inverse butterfly on the same, for the twiddles of the mirrored block; `reduce` is constant.
 */
SANGI_RING_INLINE void sangi_ntt32_inverse_butterfly(int32_t *x, int h,
                                                     const sangi_ntt32_twiddles *w, int reduce);

/** y <- the last two inverse layers of x[0], x[64], x[128], x[192], scaled: the exact integers. */
SANGI_RING_INLINE void sangi_ntt32_inverse_last(int32_t y[4], const int32_t *x);

/**
 * c <- the sum of k products of four coefficients modulo X^4 - z, X = x^64; operands are 256 apart.
 *
 * @pre  k is constant, 1 to 4; *z is stored for a sum that is reduced once before it is folded
 */
SANGI_RING_INLINE void sangi_ntt32_basemul_acc(int32_t *c, const int32_t *x, const int32_t *y,
                                               size_t k, const sangi_ntt32_basemul_twiddle *z);

#endif

#endif
