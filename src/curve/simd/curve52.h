/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Points and curves in digits for eight lanes, four additions or doublings at a time.
 *
 * A curve is (a : d) = (A + 2C : A - 2C), those of its twisted Edwards form: what isogenies map.
 * Coordinates are below 2p.
 */
#ifndef SANGI_SRC_CURVE_SIMD_CURVE52_H
#define SANGI_SRC_CURVE_SIMD_CURVE52_H

#include "curve/curve.h"
#include "curve/simd/fp8.h"

#if SANGI_CURVE_SIMD

/** A point (X : Z): each digit of X and of Z beside it. */
typedef struct {
    SANGI_ALIGNED(16) uint64_t digit[FP8_DIGITS][2];
} sangi_point52;

/** A curve, for what multiplies by it. */
typedef struct {
    fp8 ad;    /**< lanes 0 and 1: a and d */
    fp8 steps; /**< in every pair of lanes: 4C = a - d, and A + 2C = a */
    fp8 c, a;  /**< in every lane: 4C, and 4A = 2a + 2d */
} sangi_curve52;

/** The points of four pairs of lanes. */
typedef struct {
    sangi_point52 *to;
    const sangi_point52 *p, *q, *difference; /**< p + q, given +-(p - q); 2p where q is NULL */
} sangi_step52;

void sangi_curve52_from_curve(sangi_curve52 *to, const sangi_curve *e);
void sangi_curve52_to_curve(sangi_curve *to, const sangi_curve52 *e);
void sangi_point52_from_point(sangi_point52 *to, const sangi_point *p);

/** Makes what multiplies by a curve from its a and d. */
void sangi_curve52_set(sangi_curve52 *e);

/** All ones if p is the neutral element, else 0. */
sangi_mask sangi_point52_is_neutral(const sangi_point52 *p);

/** Up to four steps, none of which takes what another gives. */
void sangi_curve52_step(const sangi_step52 *step, size_t count, const sangi_curve52 *e);

/** What a ladder multiplies: r <- k * p on e. */
typedef struct {
    sangi_point52 *r;
    const sangi_point52 *p;
    const sangi_curve52 *e;
    const uint8_t *k; /**< SANGI_P511_BYTES, little-endian */
} sangi_ladder52;

/** Two ladders side by side, of which each starts and ends for itself. */
typedef struct {
    fp8 state;     /**< (X : Z) of j p and of (j + 1) p, in either order, for both */
    fp8 zx;        /**< (Z : X) of p */
    fp8 constants; /**< of the curves */
    const sangi_ladder52 *ladder[2]; /**< NULL where there is none */
    size_t bits[2];                  /**< to go */
    unsigned last;                   /**< bit i: whether j p comes second in ladder i */
} sangi_ladders52;

/** None yet. */
void sangi_ladders52_clear(sangi_ladders52 *s);

/** Whether there is room for another one. */
static inline int sangi_ladders52_have_room(const sangi_ladders52 *s) {
    return !s->ladder[0] || !s->ladder[1];
}

/** One more.  @pre there is room; l->p.x != 0; l stays until it is done */
void sangi_ladders52_put(sangi_ladders52 *s, const sangi_ladder52 *l);

/** Runs them until one is done, and returns that; NULL if there is none. */
const sangi_ladder52 *sangi_ladders52_run_vartime(sangi_ladders52 *s);

/** x <- the X and z <- the Z of `count` <= 8 points; those of the first in the lanes beyond. */
void sangi_point52_gather(fp8 *x, fp8 *z, const sangi_point52 *const *p, size_t count);

/** Pairs of lanes from `pair` on <- (X, Z) of `count` points; the others are those of the first. */
void sangi_point52_load(fp8 *z, const sangi_point52 *p, size_t count, size_t pair);

/** `count` points <- pairs of lanes from `pair` on. */
void sangi_point52_store(sangi_point52 *p, const fp8 *x, size_t count, size_t pair);

#endif
#endif
