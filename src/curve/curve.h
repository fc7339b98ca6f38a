/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Montgomery curves C*y^2 = C*x^3 + A*x^2 + C*x over F_p of CSIDH-512, by x-coordinates [Mon87].
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
    sangi_p511 x, z;
} sangi_point;

typedef struct {
    sangi_p511 a, c;
} sangi_curve;

/** The odd primes l that divide p + 1 = 4 * 3 * 5 * ... * 373 * 587, ascending. */
#define SANGI_CURVE_PRIMES 74
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

/** All ones if p is the neutral element, else 0. */
static inline sangi_mask sangi_curve_is_neutral(const sangi_point *p) { return fp_is_zero(&p->z); }

#endif
