/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The kernel points that a vectorised isogeny computes, four at a time. */
#ifndef SANGI_SRC_ISOGENY_SIMD_KERNEL52_H
#define SANGI_SRC_ISOGENY_SIMD_KERNEL52_H

#include "curve/simd/curve52.h"
#include "isogeny/simd/config52.h"

#if SANGI_CURVE_SIMD

enum {
    /* The largest multiple: the last giant step, or a power of two times the first one. */
    KERNEL52_INDICES = 1024,
    /* Baby steps, giant steps, leftovers, and powers of two times P and times the first giant step.
     */
    KERNEL52_POINTS = SANGI_ISOGENY52_MAX_BABY_STEPS + SANGI_ISOGENY52_MAX_GIANT_STEPS +
        SANGI_ISOGENY52_MAX_HIDDEN_LEFTOVERS + 12
};

typedef struct {
    sangi_point52 point[KERNEL52_POINTS];
    uint8_t
        at[KERNEL52_INDICES]; /**< 1 + the position of a multiple in point; 0: it is not needed */
} sangi_kernel52;

/** Computes the multiples of p that a configuration needs. */
void sangi_kernel52_make(sangi_kernel52 *k, const sangi_point52 *p, const sangi_curve52 *e,
                         size_t degree, const sangi_isogeny52_config *config);

/** [m]P.  @pre the configuration needs it */
static inline const sangi_point52 *sangi_kernel52_at(const sangi_kernel52 *k, size_t m) {
    return &k->point[k->at[m] - 1];
}

#endif
#endif
