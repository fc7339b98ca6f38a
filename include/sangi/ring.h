/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Sums of products in Z_q[x]/(x^n + 1), Z_q[x]/(x^n - 1) and Z_q[x]/(x^n - x - 1), for any q.
 *
 * The product is computed exactly over the integers, by number-theoretic transforms modulo one,
 * two or three primes of 27 bits, and reduced only at the end; so q needs no roots of unity.  The
 * product of the primes must exceed 2 n k A B, where |a| <= A, |b| <= B and k products are summed.
 * Three primes are about 2^81: 256 products of uniform coefficients modulo 2^31, centred, fit for
 * every n to 2048.
 *
 *     const sangi_ring_shape shape = {761, SANGI_RING_PRIME, 4591, 2295, 1, 1};
 *     int32_t scratch[SANGI_RING_SCRATCH(761)];
 *     status = sangi_ring_inner(c, a, b, &shape, scratch, SANGI_RING_SCRATCH(761));
 */
#ifndef SANGI_RING_H
#define SANGI_RING_H

#include <stddef.h>

#include <sangi/status.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The polynomial of the ring. */
enum {
    SANGI_RING_NEGACYCLIC = 0, /**< x^n + 1 */
    SANGI_RING_CYCLIC = 1,     /**< x^n - 1 */
    SANGI_RING_PRIME = 2       /**< x^n - x - 1 */
};

/** A ring and the operands of a product; all of it is public. */
typedef struct {
    uint32_t n;        /**< 2 to 2048, or 4096 modulo x^n + 1 and x^n - 1 */
    uint32_t form;     /**< one of the three above */
    uint32_t q;        /**< 2 to 2^31 */
    uint32_t a, b;     /**< bounds of the coefficients' magnitudes, 1 to 2^31 - 1 */
    uint32_t products; /**< the number of summed products, 1 to 256 */
} sangi_ring_shape;

/** Enough words of scratch for every shape of n coefficients. */
#define SANGI_RING_SCRATCH(n) (13 * (n) + 32)

/**
 * The method for a shape: "one prime", "two primes" or "three primes"; NULL if none is exact or a
 * number of the shape is out of range.
 *
 * @ct  the shape is public
 */
SANGI_API const char *sangi_ring_method_of(const sangi_ring_shape *shape);

/**
 * c <- a[0] * b[0] + a[1] * b[1] + ... over shape->products polynomials, stored consecutively.
 *
 * @pre    |a| and |b| are within the bounds of the shape
 * @post   c has n coefficients below q; the scratch is wiped
 * @return SANGI_BAD_SHAPE where sangi_ring_method_of gives NULL, SANGI_BAD_MEMORY where there are
 * fewer words than SANGI_RING_SCRATCH(n); c is then unchanged
 * @alias  c, a, b and the scratch do not overlap
 * @ct     no branch, address or variable-latency instruction depends on a coefficient
 */
SANGI_API sangi_status sangi_ring_inner(uint32_t *c, const int32_t *a, const int32_t *b,
                                        const sangi_ring_shape *shape, int32_t *scratch,
                                        size_t words);

/**
 * The same for coefficients that may be beyond the bounds of the shape.
 *
 * @return SANGI_OUT_OF_RANGE where a coefficient is, with c = 0; else as sangi_ring_inner
 * @alias  c, a, b and the scratch do not overlap
 * @ct     as sangi_ring_inner; whether a coefficient is out of range is declassified, not which
 */
SANGI_API sangi_status sangi_ring_inner_checked(uint32_t *c, const int32_t *a, const int32_t *b,
                                                const sangi_ring_shape *shape, int32_t *scratch,
                                                size_t words);

#ifdef __cplusplus
}
#endif

#endif
