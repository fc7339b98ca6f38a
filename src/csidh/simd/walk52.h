/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * One action as a machine that stops where it wants a multiple of a point, so that whoever runs
 * several of them makes two multiples at a time.
 */
#ifndef SANGI_SRC_CSIDH_SIMD_WALK52_H
#define SANGI_SRC_CSIDH_SIMD_WALK52_H

#include "csidh/action.h"
#include "csidh/plan.h"
#include "curve/simd/curve52.h"

#if SANGI_CURVE_SIMD

typedef struct {
    sangi_curve52 curve;
    int left[SANGI_CURVE_PRIMES]; /* steps to go, with their sign */
    int sign;                     /* of the side that is walked */
    unsigned number;              /* of this round */
    int other;                    /* whether the first point waits for the other side's turn */
    unsigned shared;              /* multiples that are made at a time */
    sangi_csidh_plan plan;
    size_t depth; /* points in use; 0 between rounds */
    /* The last point in use serves the primes [from, to) of the plan. */
    uint8_t from[SANGI_ISOGENY_MAX_POINTS + 1], to[SANGI_ISOGENY_MAX_POINTS + 1];
    sangi_point52 point[SANGI_ISOGENY_MAX_POINTS + 1];
    uint8_t scalar[2][SANGI_P511_BYTES];
    sangi_ladder52 wanted[2]; /* the multiples that it stopped for */
    size_t wants;             /* how many are not made yet */
} sangi_csidh_walk52;

/** Where multiples will be made `shared` at a time, 1 or 2, the plans rely on it. */
void sangi_csidh_walk52_start(sangi_csidh_walk52 *w, const sangi_p511 *a, const int8_t *exponent,
                              unsigned shared);

/** Goes on to the next multiples, w->wanted, or to the end, which returns 0. */
int sangi_csidh_walk52_next(sangi_csidh_walk52 *w);

/** a <- the coefficient of the curve that was reached. */
void sangi_csidh_walk52_finish(sangi_p511 *a, const sangi_csidh_walk52 *w);

#endif
#endif
