/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Vectorised x-only arithmetic in radix 2^52: four additions or doublings at a time.
 *
 * A curve is (a : d) = (A + 2C : A - 2C), the coefficients of its twisted Edwards form, which
 * isogenies map.  Coordinates are below 2p.
 */
#ifndef SANGI_SRC_CURVE_SIMD_CURVE52_H
#define SANGI_SRC_CURVE_SIMD_CURVE52_H

#include "curve/curve.h"
#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/** A point (X : Z): digit[i] holds digit i of X and digit i of Z. */
typedef struct {
    SANGI_ALIGNED(16) uint64_t digit[FP8_DIGITS][2];
} sangi_point52;

/** A curve, with multiples of its coefficients arranged for the formulas. */
typedef struct {
    fp8 ad;    /**< lanes 0 and 1: a and d */
    fp8 steps; /**< in every pair of lanes: 4C = a - d and A + 2C = a */
    fp8 c, a;  /**< in every lane: c is 4C, a is 4A = 2a + 2d */
} sangi_curve52;

/** One addition or doubling, which occupies one pair of lanes. */
typedef struct {
    sangi_point52 *to;
    const sangi_point52 *p, *q, *difference; /**< p + q, given +-(p - q); 2p where q is NULL */
} sangi_step52;

void sangi_curve52_from_curve(sangi_curve52 *to, const sangi_curve *e);
void sangi_curve52_to_curve(sangi_curve *to, const sangi_curve52 *e);
void sangi_point52_from_point(sangi_point52 *to, const sangi_point *p);

/** Computes e->steps, e->c and e->a from e->ad. */
void sangi_curve52_set(sangi_curve52 *e);

/** All ones if p is the neutral element, else 0. */
sangi_mask sangi_point52_is_neutral(const sangi_point52 *p);

/** Up to four steps.  @pre no step reads the result of another */
void sangi_curve52_step(const sangi_step52 *step, size_t count, const sangi_curve52 *e);

/** x <- the X and z <- the Z of `count` <= 8 points, one per lane; unused lanes repeat the first.
 */
void sangi_point52_gather(fp8 *x, fp8 *z, const sangi_point52 *const *p, size_t count);

/** Pairs of lanes from `pair` on <- (X, Z) of `count` points; other pairs repeat the first point.
 */
void sangi_point52_load(fp8 *z, const sangi_point52 *p, size_t count, size_t pair);

/** `count` points <- pairs of lanes from `pair` on. */
void sangi_point52_store(sangi_point52 *p, const fp8 *x, size_t count, size_t pair);

#endif
#endif
