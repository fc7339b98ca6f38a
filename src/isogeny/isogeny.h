/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies of the odd prime degrees that divide p + 1, given a generator of the kernel.
 *
 * For l = 2d + 1 and a kernel <P>, the image of (X : Z) is (X * S_X^2 : Z * S_Z^2) and the codomain
 * a' = a^l * pi_Z^8, d' = d^l * pi_Y^8 with a = A + 2C, d = A - 2C [MR18], where
 *   S_X = prod (X*X_i - Z*Z_i), S_Z = prod (X*Z_i - Z*X_i), pi_Y = prod (X_i - Z_i),
 *   pi_Z = prod (X_i + Z_i) over (X_i : Z_i) = [i]P, i = 1..d.
 * The methods differ in how many of the points [i]P they compute.
 *
 * With 64-bit limbs a call takes about 64 KiB of stack, and 128 KiB with resultants.
 *
 * @ct  depends only on the degree, the method and the number of points, not on coordinates
 */
#ifndef SANGI_SRC_ISOGENY_ISOGENY_H
#define SANGI_SRC_ISOGENY_ISOGENY_H

#include "curve/curve.h"
#include "isogeny/config.h"

/** Whether a configuration is valid for a degree: it covers all indices and fits the tables. */
int sangi_isogeny_config_is_valid(const sangi_isogeny_config *config, size_t index);

/**
 * The isogeny of degree sangi_curve_prime[index] with kernel <kernel>: the curve becomes its
 * codomain, each point its image; one in the kernel becomes (X : 0).
 *
 * @pre    kernel has exactly this order on the curve; count <= SANGI_ISOGENY_MAX_POINTS
 * @alias  kernel is none of the points
 */
void sangi_isogeny_walk(sangi_curve *curve, sangi_point *points, size_t count,
                        const sangi_point *kernel, size_t index, sangi_isogeny_method method);

/** As sangi_isogeny_walk, by a given configuration.  @pre sangi_isogeny_config_is_valid */
void sangi_isogeny_walk_by(sangi_curve *curve, sangi_point *points, size_t count,
                           const sangi_point *kernel, size_t index,
                           const sangi_isogeny_config *config);

#endif
