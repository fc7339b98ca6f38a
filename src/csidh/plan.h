/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * The strategy by which a round of the action reaches the kernels of its isogenies [DJP14].
 *
 * Given a point of order l_0 * ... * l_(n-1), its multiple by l_k * ... * l_(n-1) serves the first
 * k primes recursively; the point itself, pushed through their isogenies, serves the others.  A
 * small k needs long multiples, a large k many pushes; the plan stores the best k for every range.
 */
#ifndef SANGI_SRC_CSIDH_PLAN_H
#define SANGI_SRC_CSIDH_PLAN_H

#include "isogeny/isogeny.h"

typedef struct {
    size_t count;
    uint8_t prime[SANGI_CURVE_PRIMES]; /**< indices of the round's primes, in their order */
    /** inner[i][width] is where [i, i + width) is split, relative to i, if other points are
     * pending. */
    uint8_t inner[SANGI_CURVE_PRIMES][SANGI_CURVE_PRIMES + 1];
    uint8_t outer[SANGI_CURVE_PRIMES]; /**< where [i, count) is split if none is */
} sangi_csidh_plan;

/** The costs of every prime, by its index. */
typedef struct {
    const uint16_t *multiple;
    /** Its isogeny without points to push; with points, a constant and the cost per point. */
    const uint16_t *without_points, *with_points, *per_point;
    unsigned shared; /**< multiples that are computed for the price of one */
} sangi_csidh_costs;

/** Plans the cheapest round with plan->prime; `waiting`: whether a point of the other side is
 * pending. */
void sangi_csidh_plan_by(sangi_csidh_plan *plan, const sangi_csidh_costs *costs, int waiting);

/** Plans the cheapest round with plan->prime by the cost model of a method. */
void sangi_csidh_plan_cheapest(sangi_csidh_plan *plan, sangi_isogeny_method method);

/** Plans the round of [CLMPR18]: a single point is pushed, and every kernel is a multiple of it. */
void sangi_csidh_plan_basic(sangi_csidh_plan *plan);

#endif
