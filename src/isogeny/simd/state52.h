/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The products that a vectorised isogeny accumulates; each is a vector of eight partial products.
 */
#ifndef SANGI_SRC_ISOGENY_SIMD_STATE52_H
#define SANGI_SRC_ISOGENY_SIMD_STATE52_H

#include "isogeny/config.h"
#include "isogeny/simd/kernel52.h"

#if SANGI_CURVE_SIMD

typedef struct {
    const sangi_curve52 *curve;
    const sangi_point52 *points; /**< to push */
    size_t count;
    int empty; /**< whether no factor was accumulated yet */
    /** pi_Y, pi_Z, then S_X and S_Z of each point. */
    fp8 product[2 + 2 * SANGI_ISOGENY_MAX_POINTS];
} sangi_state52;

/** 1 and -1. */
extern const uint64_t sangi_fp8_one[FP8_DIGITS], sangi_fp8_minus_one[FP8_DIGITS];

/** The quadratic monomials of a vector of points: e = 2(X^2 + Z^2), w = 4 X Z, f = 2(X^2 - Z^2). */
typedef struct {
    fp8 e, w, f;
} sangi_column52;

void sangi_column52_set(sangi_column52 *c, const fp8 *x, const fp8 *z);

void sangi_state52_start(sangi_state52 *s, const sangi_curve52 *curve, const sangi_point52 *points,
                         size_t count);

/** s->product[i] <- s->product[i] * value in the first `lanes` lanes; `first`: <- value. */
void sangi_state52_multiply(sangi_state52 *s, size_t i, const fp8 *value, size_t lanes, int first);

/** Accumulates the factors of up to eight kernel points individually. */
void sangi_state52_leftovers(sangi_state52 *s, const sangi_point52 *const *p, size_t count);

/** Accumulates the factors of all pairs of a baby step and a giant step. */
void sangi_state52_grid(sangi_state52 *s, const sangi_kernel52 *k,
                        const sangi_isogeny52_config *config);

/** points <- their images, curve <- the codomain.  @pre degree is that of the isogeny */
void sangi_state52_finish(sangi_state52 *s, sangi_curve52 *curve, sangi_point52 *points,
                          unsigned degree);

#endif
#endif
