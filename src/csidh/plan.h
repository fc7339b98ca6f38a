/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * How a round of the action reaches the kernels of its isogenies [DJP14].
 *
 * A point of order l_0 * ... * l_(n-1) is kept; its multiple by l_k * ... * l_(n-1) serves the
 * first k primes in the same way, and the point, pushed through their isogenies, the others.  Small
 * k means long multiples, large k many pushes; the plan says the best k for every range.
 */
#ifndef SANGI_SRC_CSIDH_PLAN_H
#define SANGI_SRC_CSIDH_PLAN_H

#include "isogeny/isogeny.h"

typedef struct {
    size_t count;
    uint8_t prime[SANGI_CURVE_PRIMES]; /**< indices of the round's primes, in their order */
    /** Where [i, i + width) is split, counted from i, while other points wait: inner[i][width]. */
    uint8_t inner[SANGI_CURVE_PRIMES][SANGI_CURVE_PRIMES + 1];
    uint8_t outer[SANGI_CURVE_PRIMES]; /**< where [i, count) is while none does */
} sangi_csidh_plan;

/** What every prime costs, by its index. */
typedef struct {
    const uint16_t *multiple;
    /** Its isogeny without a point to push; with points this, and so much for each of them. */
    const uint16_t *without_points, *with_points, *per_point;
    unsigned shared; /**< multiples that are made for the price of one */
} sangi_csidh_costs;

/** Plans the cheapest round with the primes given, while points wait that are not its own or none
 * do. */
void sangi_csidh_plan_by(sangi_csidh_plan *plan, const sangi_csidh_costs *costs, int waiting);

/** Plans the cheapest round with the primes given, by the cost model of a method. */
void sangi_csidh_plan_cheapest(sangi_csidh_plan *plan, sangi_isogeny_method method);

/** Plans the round of [CLMPR18]: every kernel is a multiple of the one point, the only one pushed.
 */
void sangi_csidh_plan_basic(sangi_csidh_plan *plan);

#endif
