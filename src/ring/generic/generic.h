/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Transforms of any length modulo one of two primes, in portable C.
 *
 * A length is a segment x^m + 1 or x^m - 1, m a power of two, or x^(2m) + 1 and x^m - 1 together. A
 * segment is split down to polynomials of four coefficients.  Node k of the tree of
 * generated/ring/any.h has the root z_k of x^m - z_k^2; a negacyclic segment is the tree of node 1,
 * and a cyclic one that of node 0, whose first child is node 0 again.
 */
#ifndef SANGI_SRC_RING_GENERIC_GENERIC_H
#define SANGI_SRC_RING_GENERIC_GENERIC_H

#include <stddef.h>
#include <stdint.h>

enum { SANGI_RING_ANY_PRIMES = 2, SANGI_RING_ANY_LEAF = 4 };

/** A prime with its roots in Montgomery form, and 2^64 / 2^i for i up to the layers that it has. */
typedef struct {
    int32_t p, one;
    uint32_t inverse; /**< p^-1 mod 2^32 */
    int32_t half;     /**< 1/2, in Montgomery form */
    int32_t join;     /**< 1 / the other prime, likewise; of the second prime only */
    const int32_t *roots, *scales;
} sangi_ring_any_prime;

extern const sangi_ring_any_prime sangi_ring_any_primes[SANGI_RING_ANY_PRIMES];

/** The residue of a sum of products, times 2^-32; within p / 2 + |t| / 2^32. */
static inline int32_t sangi_ring_any_reduce(int64_t t, const sangi_ring_any_prime *q) {
    const int32_t m = (int32_t)((uint32_t)t * q->inverse);

    return (int32_t)(t >> 32) - (int32_t)((int64_t)m * q->p >> 32);
}

/** A product with a constant in Montgomery form. */
static inline int32_t sangi_ring_any_times(int32_t x, int32_t z, const sangi_ring_any_prime *q) {
    return sangi_ring_any_reduce((int64_t)x * z, q);
}

/** All ones where x is negative, else 0; a compiler cannot know that, and so makes no branch of it.
 */
static inline uint32_t sangi_ring_any_negative(int32_t x) {
    uint32_t mask = (uint32_t)(x >> 31);

#if defined(__GNUC__)
    __asm__("" : "+r"(mask));
#endif
    return mask;
}

/** x - p, x or x + p, within p / 2, for x within 3 p / 2. */
static inline int32_t sangi_ring_any_centred(int32_t x, const sangi_ring_any_prime *q) {
    const uint32_t p = (uint32_t)q->p;
    const uint32_t above = sangi_ring_any_negative(q->p / 2 - x);
    const uint32_t below = sangi_ring_any_negative(x + q->p / 2);

    return (int32_t)((uint32_t)x - (above & p) + (below & p));
}

/**
 * x <- transform of x, a segment of m coefficients within 3 * 2^26, whose node is 0 or 1.
 *
 * @pre   m is a power of two, 8 to 4096
 * @post  within p
 */
void sangi_ring_any_forward(int32_t *x, size_t m, size_t node, const sangi_ring_any_prime *q);

/** sum <- sum + x * y in the transform domain, times 2^-32; all within p. */
void sangi_ring_any_multiply(int32_t *sum, const int32_t *x, const int32_t *y, size_t m,
                             size_t node, const sangi_ring_any_prime *q);

/** x <- the centred coefficients of what was transformed, with the 2^-32 taken back. */
void sangi_ring_any_inverse(int32_t *x, size_t m, size_t node, const sangi_ring_any_prime *q);

#endif
