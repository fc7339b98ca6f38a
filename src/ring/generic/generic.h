/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Number-theoretic transforms of many lengths modulo each of the primes of
 * generated/ring/generic.h, in portable C.
 *
 * A transform is of a segment x^m + 1 or x^m - 1, m a power of two, or of x^(2m) + 1 and x^m - 1
 * together.  A segment is split down to polynomials of four coefficients.  Node k of the tree has
 * the root z_k and stands for x^m - z_k^2; a negacyclic segment is the tree of node 1, and a cyclic
 * one that of node 0, whose first child is node 0 again.
 */
#ifndef SANGI_SRC_RING_GENERIC_GENERIC_H
#define SANGI_SRC_RING_GENERIC_GENERIC_H

#include <stddef.h>
#include <stdint.h>

#include <sangi/ring.h>

enum { SANGI_RING_GENERIC_PRIMES = 3, SANGI_RING_GENERIC_LEAF = 4 };

/** A prime with its twiddles z_k in Montgomery form, and 2^64 / 2^i for i up to its layers. */
typedef struct {
    int32_t p, one;
    uint32_t inverse; /**< p^-1 mod 2^32 */
    int32_t half;     /**< 1/2, in Montgomery form */
    int32_t crt[2];   /**< 1 / each of the primes before it, likewise */
    const int32_t *twiddles, *scales;
    uint64_t most[2]; /**< half of the product of the primes up to it: high and low 64 bits */
} sangi_ring_generic_prime;

extern const sangi_ring_generic_prime sangi_ring_generic_primes[SANGI_RING_GENERIC_PRIMES];

/** Montgomery reduction: t / 2^32 modulo p; |result| <= p / 2 + |t| / 2^32. */
static inline int32_t sangi_ring_generic_montgomery_reduce(int64_t t,
                                                           const sangi_ring_generic_prime *q) {
    const int32_t m = (int32_t)((uint32_t)t * q->inverse);

    return (int32_t)(t >> 32) - (int32_t)((int64_t)m * q->p >> 32);
}

/** x z modulo p, for z in Montgomery form. */
static inline int32_t sangi_ring_generic_mul(int32_t x, int32_t z,
                                             const sangi_ring_generic_prime *q) {
    return sangi_ring_generic_montgomery_reduce((int64_t)x * z, q);
}

/** All ones if x is negative, else 0; a value barrier keeps compilers from making it a branch. */
static inline uint32_t sangi_ring_generic_sign_mask(int32_t x) {
    uint32_t mask = (uint32_t)(x >> 31);

#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}

/** x modulo p, centred, for |x| <= 3 p / 2. */
static inline int32_t sangi_ring_generic_centre(int32_t x, const sangi_ring_generic_prime *q) {
    const uint32_t p = (uint32_t)q->p;
    const uint32_t above = sangi_ring_generic_sign_mask(q->p / 2 - x);
    const uint32_t below = sangi_ring_generic_sign_mask(x + q->p / 2);

    return (int32_t)((uint32_t)x - (above & p) + (below & p));
}

/**
 * x <- transform of x, a segment of m coefficients of node 0 or 1.
 *
 * @pre   m is a power of two, 8 to 4096; |x| <= 3 * 2^26
 * @post  |x| < p
 */
void sangi_ring_generic_forward(int32_t *x, size_t m, size_t node,
                                const sangi_ring_generic_prime *q);

/** sum <- sum + x * y / 2^32 in the transform domain; magnitudes below p. */
void sangi_ring_generic_basemul_acc(int32_t *sum, const int32_t *x, const int32_t *y, size_t m,
                                    size_t node, const sangi_ring_generic_prime *q);

/** x <- the inverse transform of x, times 2^32; centred. */
void sangi_ring_generic_inverse(int32_t *x, size_t m, size_t node,
                                const sangi_ring_generic_prime *q);

/**
 * c <- a[0] * b[0] + a[1] * b[1] + ..., as sangi_ring_inner.
 *
 * With `any` the coefficients may be any words; c is right where they are within their bounds.
 */
sangi_status sangi_ring_generic_inner(uint32_t *c, const int32_t *a, const int32_t *b,
                                      const sangi_ring_shape *shape, int32_t *scratch, size_t words,
                                      int any);

#endif
