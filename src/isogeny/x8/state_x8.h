/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * What eight isogenies accumulate, one in each lane, and the kernel points that they compute.
 *
 * The degrees are secret, each within the same public bounds: see isogeny/matryoshka.h.
 */
#ifndef SANGI_SRC_ISOGENY_X8_STATE_X8_H
#define SANGI_SRC_ISOGENY_X8_STATE_X8_H

#include "curve/x8/curve_x8.h"
#include "isogeny/simd/state52.h"

#if SANGI_CURVE_SIMD

enum {
    SANGI_ISOGENYX8_MAX_POINTS = 8,
    SANGI_ISOGENYX8_MAX_BABY_STEPS = 24,
    SANGI_ISOGENYX8_MAX_GROUP = 3
};

typedef struct {
    const sangi_curvex8 *curve;
    const sangi_pointx8 *points; /**< to push */
    size_t count;
    int empty;       /**< whether no factor was accumulated yet */
    size_t certain;  /**< how many points accumulated individually every degree has */
    sangi_lanes own; /**< how many the secret degrees have */
    size_t updates;  /**< how many were accumulated so far */
    fp8 pi_y, pi_z;
    fp8 plus[SANGI_ISOGENYX8_MAX_POINTS];            /**< X + Z: below 4p */
    fp8 minus[SANGI_ISOGENYX8_MAX_POINTS];           /**< X - Z: below 6p */
    sangi_pointx8 image[SANGI_ISOGENYX8_MAX_POINTS]; /**< (S_X, S_Z) */
} sangi_isogenyx8_state;

/** The pairs of a baby step and a giant step. */
typedef struct {
    size_t baby_steps, giant_steps;
    sangi_pointx8 baby_step[SANGI_ISOGENYX8_MAX_BABY_STEPS]; /**< 1, 3, ..., 2b - 1 */
    sangi_pointx8 giant_step;                                /**< the last one computed */
    sangi_pointx8 before;                                    /**< the one before it */
    sangi_pointx8 stride; /**< the difference of consecutive ones */
} sangi_isogenyx8_kernel;

/** product <- product * factor, or the factor if it is the first. */
static inline void isogenyx8_accumulate(fp8 *product, const fp8 *factor, int first) {
    if (first)
        *product = *factor;
    else
        fp8_mul(product, product, factor);
}

/** Accumulates every index 1..d individually. */
void sangi_isogenyx8_all(sangi_isogenyx8_state *s, const sangi_pointx8 *p, size_t d);

/**
 * The points of the grid of b baby steps and c giant steps, up to the first giant step; accumulates
 * the left-over indices 2, 4, ..., 2 (d - 2bc): see isogeny/kernel.h.
 */
void sangi_isogenyx8_start_grid(sangi_isogenyx8_kernel *k, sangi_isogenyx8_state *s,
                                const sangi_pointx8 *p, size_t d, size_t b, size_t c);

/** The next giant step. */
void sangi_isogenyx8_next(sangi_isogenyx8_kernel *k);

/** Accumulates all pairs; k has the first giant step. @pre group <= SANGI_ISOGENYX8_MAX_GROUP */
void sangi_isogenyx8_grid(sangi_isogenyx8_state *s, sangi_isogenyx8_kernel *k, size_t group);

#endif
#endif
