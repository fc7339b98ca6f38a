/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** The products that one isogeny accumulates. */
#ifndef SANGI_SRC_ISOGENY_STATE_H
#define SANGI_SRC_ISOGENY_STATE_H

#include "curve/curve.h"
#include "isogeny/config.h"

/** A degree that is secret within public bounds; `highest` = 0: the degree is public. */
typedef struct {
    unsigned highest;
    size_t updates; /**< points accumulated individually so far */
    size_t certain; /**< how many of these every degree within the bounds has */
    uint32_t own;   /**< how many the secret degree has */
    sangi_fp one;
} sangi_isogeny_hidden;

typedef struct {
    const sangi_curve *curve;
    const sangi_point *points; /**< to push */
    size_t count;
    size_t codomain; /**< sangi_isogeny_codomain */
    int empty;       /**< whether no factor was accumulated yet */
    sangi_isogeny_hidden hidden;
    sangi_fp pi_y, pi_z;                         /**< EDWARDS */
    sangi_fp first, second, last, before_last;   /**< the other two methods */
    sangi_fp plus[SANGI_ISOGENY_MAX_POINTS];     /**< X + Z */
    sangi_fp minus[SANGI_ISOGENY_MAX_POINTS];    /**< X - Z */
    sangi_point image[SANGI_ISOGENY_MAX_POINTS]; /**< (S_X, S_Z) */
} sangi_isogeny_state;

/** product <- product * factor, or the factor if it is the first. */
static inline void isogeny_accumulate(sangi_fp *product, const sangi_fp *factor, int first) {
    if (first)
        *product = *factor;
    else
        fp_mul(product, product, factor);
}

#endif
