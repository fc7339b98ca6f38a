/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Montgomery curves C*y^2 = C*x^3 + A*x^2 + C*x over F_p, by x-coordinates [Mon87].
 *
 * A point is (X : Z) with x = X/Z; the neutral element is (X : 0) with X != 0; (0 : 0) is not a
 * point.  A curve is (A : C) with C != 0 and A != +-2C.  Functions whose names do not end in
 * _vartime are constant-time in the coordinates.  Outputs may be the same objects as inputs.
 */
#ifndef SANGI_SRC_CURVE_CURVE_H
#define SANGI_SRC_CURVE_CURVE_H

#include <stddef.h>
#include <stdint.h>

#include "curve/fp.h"

typedef struct {
    sangi_fp x, z;
} sangi_point;

typedef struct {
    sangi_fp a, c;
} sangi_curve;

/** The odd primes l that divide p + 1, ascending; 3, 5, ..., 373, 587 for CSIDH-512. */
#if SANGI_CURVE_BITS == 511
#define SANGI_CURVE_PRIMES 74
#elif SANGI_CURVE_BITS == 1020
#define SANGI_CURVE_PRIMES 130
#else
#define SANGI_CURVE_PRIMES 231
#endif
extern const uint16_t sangi_curve_prime[SANGI_CURVE_PRIMES];

/** r <- 2p.  4M + 2S + 8a */
void sangi_curve_dbl(sangi_point *r, const sangi_point *p, const sangi_curve *e);

/**
 * r <- p + q, given difference = +-(p - q).  4M + 2S + 6a
 *
 * @post  correct for p != q; (0 : 0) if the difference is the neutral element
 */
void sangi_curve_add(sangi_point *r, const sangi_point *p, const sangi_point *q,
                     const sangi_point *difference);

/**
 * (p, q) <- (2p, p + q), given difference = +-(p - q).  8M + 4S + 8a
 *
 * @pre  a24 is (A + 2C : 4C)
 */
void sangi_curve_dbladd(sangi_point *p, sangi_point *q, const sangi_point *difference,
                        const sangi_curve *a24);

/**
 * r <- k * p by the Montgomery ladder, for any point p.
 *
 * @pre  k has `length` little-endian bytes
 * @ct   the running time depends on k
 */
void sangi_curve_ladder_vartime(sangi_point *r, const sangi_point *p, const uint8_t *k,
                                size_t length, const sangi_curve *e);

/**
 * r <- l * p for the prime l = sangi_curve_prime[index], by a differential addition chain.
 *
 * If the order of p is too small, a difference in the chain is the neutral element and the result
 * is (0 : 0); the function then recomputes the multiple by the ladder.
 *
 * @pre  the order of p is odd; on a supersingular curve 4q has odd order for every point q
 */
void sangi_curve_mul_prime_vartime(sangi_point *r, const sangi_point *p, size_t index,
                                   const sangi_curve *e);

/** The addition chain of a prime: its steps from the lowest bit up, below a leading 1. */
unsigned sangi_curve_chain(size_t index);

/**
 * r <- a point of the order of l * p for the public prime l = sangi_curve_prime[index]: l * p, or p
 * itself where the chain meets the neutral element as a difference.
 *
 * Then k * p = 0 for some k < l; the order of p is therefore coprime to l, and l * p has the same.
 *
 * @pre  the order of p is odd
 */
void sangi_curve_mul_prime(sangi_point *r, const sangi_point *p, size_t index,
                           const sangi_curve *e);

/**
 * The same for a secret prime, given by its chain.
 *
 * @param shortest, longest  public bounds of the chain's number of steps
 * @ct    depends on the bounds only
 */
void sangi_curve_mul_hidden(sangi_point *r, const sangi_point *p, uint32_t chain, size_t shortest,
                            size_t longest, const sangi_curve *e);

/** r <- p where mask is all ones, q where it is 0 */
static inline void sangi_curve_select(sangi_point *r, const sangi_point *p, const sangi_point *q,
                                      sangi_mask mask) {
    fp_select(&r->x, &p->x, &q->x, mask);
    fp_select(&r->z, &p->z, &q->z, mask);
}

/** Exchanges p and q if mask is all ones; leaves them unchanged if it is 0. */
static inline void sangi_curve_swap(sangi_point *p, sangi_point *q, sangi_mask mask) {
    fp_cswap(&p->x, &q->x, mask);
    fp_cswap(&p->z, &q->z, mask);
}

/** All ones if p is the neutral element, else 0. */
static inline sangi_mask sangi_curve_is_neutral(const sangi_point *p) { return fp_is_zero(&p->z); }

#endif
