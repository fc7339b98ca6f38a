/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies of the odd prime degrees that divide p + 1, from a point of the kernel.
 *
 * For l = 2d + 1 and a kernel <P>, the image of (X : Z) is (X * S_X^2 : Z * S_Z^2) and the codomain
 * a' = a^l * pi_Z^8, d' = d^l * pi_Y^8 with a = A + 2C, d = A - 2C [MR18], where
 *   S_X = prod (X*X_i - Z*Z_i), S_Z = prod (X*Z_i - Z*X_i), pi_Y = prod (X_i - Z_i),
 *   pi_Z = prod (X_i + Z_i) over (X_i : Z_i) = [i]P, i = 1..d.
 * The methods differ in how many of the [i]P they compute.
 *
 * @ct  what a function does depends on degree, method and the count of points, on no coordinate
 */
#ifndef SANGI_SRC_ISOGENY_ISOGENY_H
#define SANGI_SRC_ISOGENY_ISOGENY_H

#include "curve/curve.h"

/** Points that one call can push. */
#define SANGI_ISOGENY_MAX_POINTS 24

typedef enum {
    SANGI_ISOGENY_VELU,     /**< every [i]P: Algorithm 1 of [KCM21], of [MR18] */
    SANGI_ISOGENY_ADDSKIP2, /**< Algorithm 2 of [KCM21]: centres three apart, each with P; Algorithm
                                 1 for l < 11 */
    SANGI_ISOGENY_ADDSKIP, /**< Algorithm 3 of [KCM21] with the best n, or Algorithm 1 if cheaper */
    SANGI_ISOGENY_SQRTVELU, /**< square-root Velu [BDLS20], or Algorithm 1 if cheaper */
    SANGI_ISOGENY_GROUPED,  /**< 2-ADD-Skip as inner products, by groups of centres; the fastest */
    SANGI_ISOGENY_METHODS
} sangi_isogeny_method;

/**
 * The isogeny of degree sangi_curve_prime[index] with kernel <kernel>: the curve becomes its
 * codomain, each point its image.
 *
 * @pre    kernel has exactly this order on the curve; no point lies in <kernel>, or its image is
 *         the neutral element as (X : 0); count <= SANGI_ISOGENY_MAX_POINTS
 * @alias  kernel is none of the points
 */
void sangi_isogeny_walk(sangi_curve *curve, sangi_point *points, size_t count,
                        const sangi_point *kernel, size_t index, sangi_isogeny_method method);

#endif
