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
    int empty;    /**< whether no factor was accumulated yet */
    fp8 *product; /**< pi_Y, pi_Z, then S_X and S_Z of each point */
} sangi_state52;

/** The number of products. */
#define SANGI_STATE52_PRODUCTS(points) (2 + 2 * (points))

/** The quadratic monomials of a vector of points: e = 2(X^2 + Z^2), w = 4 X Z, f = 2(X^2 - Z^2). */
typedef struct {
    fp8 e, w, f;
} sangi_column52;

void sangi_column52_set(sangi_column52 *c, const fp8 *x, const fp8 *z);

/** @param product  the caller's, SANGI_STATE52_PRODUCTS(count) of them */
void sangi_state52_start(sangi_state52 *s, fp8 *product, const sangi_curve52 *curve,
                         const sangi_point52 *points, size_t count);

/** s->product[i] <- s->product[i] * value in the first `lanes` lanes; `first`: <- value. */
void sangi_state52_multiply(sangi_state52 *s, size_t i, const fp8 *value, size_t lanes, int first);

/**
 * Accumulates the factors of up to eight kernel points individually.
 *
 * @param own  NULL; or FP8_LANES masks, those of the points beyond `count` 0: a factor is replaced
 *             by 1 where the mask is 0.  It is aligned as a vector.
 */
void sangi_state52_leftovers(sangi_state52 *s, const sangi_point52 *const *p, size_t count,
                             const uint64_t *own);

enum {
    GRID52_GROUP = SANGI_ISOGENY52_MAX_GROUP,
    GRID52_BLOCKS = SANGI_ISOGENY52_MAX_BABY_STEPS / FP8_LANES,
    GRID52_COLUMNS = SANGI_ISOGENY52_MAX_GIANT_STEPS / FP8_LANES
};

/** Eight baby steps: their monomials. */
typedef struct {
    fp8 even[GRID52_GROUP + 1]; /**< w^t, w^(t-1) e, ..., e^t */
    fp8 odd[GRID52_GROUP];      /**< f times those of degree t - 1 */
    size_t lanes;
} sangi_block52;

/** What pairs of baby steps and giant steps are computed from. */
typedef struct {
    sangi_block52 block[GRID52_BLOCKS];
    sangi_column52 column[GRID52_COLUMNS]; /**< eight giant steps each */
} sangi_grid52;

void sangi_grid52_set(sangi_grid52 *g, const sangi_kernel52 *k,
                      const sangi_isogeny52_config *config);

/** Accumulates the factors of all pairs of a baby step and a giant step. */
void sangi_state52_grid(sangi_state52 *s, const sangi_grid52 *g,
                        const sangi_isogeny52_config *config);

/**
 * points <- their images, unless `stay` is all ones instead of 0; lanes 0 and 1 of s->product[0] <-
 * pi_Z and pi_Y.
 */
void sangi_state52_images(sangi_state52 *s, sangi_point52 *points, sangi_mask stay);

/**
 * curve <- the codomain of an isogeny of a secret degree up to `highest`, unless `stay` is all ones
 * instead of 0.
 *
 * @pre sangi_state52_images was called
 * @ct  depends on `highest` only
 */
void sangi_state52_codomain_hidden(const sangi_state52 *s, sangi_curve52 *curve, uint32_t degree,
                                   unsigned highest, sangi_mask stay);

#endif
#endif
