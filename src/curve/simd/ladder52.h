/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Multiples by public scalars in variable time, of two points at a time. */
#ifndef SANGI_SRC_CURVE_SIMD_LADDER52_H
#define SANGI_SRC_CURVE_SIMD_LADDER52_H

#include "curve/simd/curve52.h"

#if SANGI_CURVE_SIMD

/** The operands of a Montgomery ladder: r <- k * p on e. */
typedef struct {
    sangi_point52 *r;
    const sangi_point52 *p;
    const sangi_curve52 *e;
    const uint8_t *k; /**< SANGI_P511_BYTES, little-endian */
} sangi_ladder52;

/** Two ladders that run side by side in one vector; each starts and ends independently. */
typedef struct {
    fp8 state;     /**< per ladder: (X : Z) of j p and of (j + 1) p, in either order */
    fp8 zx;        /**< per ladder: (Z : X) of p */
    fp8 constants; /**< per ladder: the curve's 4C and A + 2C */
    const sangi_ladder52 *ladder[2]; /**< NULL: the slot is free */
    size_t bits[2];                  /**< bits of k that remain */
    unsigned last;                   /**< bit i: whether j p comes second in ladder i */
} sangi_ladders52;

/** Makes both slots free. */
void sangi_ladders52_clear(sangi_ladders52 *s);

/** Whether a slot is free. */
static inline int sangi_ladders52_have_room(const sangi_ladders52 *s) {
    return !s->ladder[0] || !s->ladder[1];
}

/** Starts a ladder.  @pre a slot is free; l->p.x != 0; l stays valid until the ladder ends */
void sangi_ladders52_put(sangi_ladders52 *s, const sangi_ladder52 *l);

/** Runs the ladders until one ends, and returns it; NULL if both slots are free. */
const sangi_ladder52 *sangi_ladders52_run_vartime(sangi_ladders52 *s);

#endif
#endif
