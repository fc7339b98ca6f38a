/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * One action as a state machine that stops when it needs a multiple of a point.  A caller that runs
 * several of them can compute two multiples at a time.
 */
#ifndef SANGI_SRC_CSIDH_SIMD_WALK52_H
#define SANGI_SRC_CSIDH_SIMD_WALK52_H

#include "csidh/plan.h"
#include "curve/simd/ladder52.h"

#if SANGI_CURVE_SIMD

typedef struct {
    sangi_curve52 curve;
    int left[SANGI_CURVE_PRIMES]; /* remaining exponents */
    int sign;                     /* of the side that is evaluated */
    unsigned number;              /* of this round */
    int other;                    /* whether point[0] belongs to the other side, which comes next */
    unsigned shared;              /* multiples that are computed at a time */
    sangi_csidh_plan plan;
    size_t depth; /* points in use; 0 between rounds */
    /* The last point in use serves the primes [from, to) of the plan. */
    uint8_t from[SANGI_ISOGENY_MAX_POINTS + 1], to[SANGI_ISOGENY_MAX_POINTS + 1];
    sangi_point52 point[SANGI_ISOGENY_MAX_POINTS + 1];
    uint8_t scalar[2][SANGI_P511_BYTES];
    sangi_ladder52 wanted[2]; /* the requested multiples */
    size_t wants;             /* how many of them are not computed yet */
} sangi_csidh_walk52;

/** Starts an action; `shared`, 1 or 2, is how many multiples the caller computes at a time, which
 * the plans take into account. */
void sangi_csidh_walk52_start(sangi_csidh_walk52 *w, const sangi_p511 *a, const int8_t *exponent,
                              unsigned shared);

/** Continues to the next requested multiples, w->wanted, and returns 1; or to the end, and returns
 * 0.
 */
int sangi_csidh_walk52_next(sangi_csidh_walk52 *w);

/** a <- the coefficient of the resulting curve. */
void sangi_csidh_walk52_finish(sangi_p511 *a, const sangi_csidh_walk52 *w);

#endif
#endif
