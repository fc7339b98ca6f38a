/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/**
 * Isogenies as in isogeny.h, vectorised: a vector holds eight baby steps, or eight points to push.
 *
 * The kernel's indices are covered as by SANGI_ISOGENY_ODD: baby steps 1, 3, ..., 2b-1, giant
 * steps 2b(2i+1), leftovers 2, 4, ..., 2r; or all are leftovers, 1, 2, ..., d.
 */
#ifndef SANGI_SRC_ISOGENY_SIMD_ISOGENY52_H
#define SANGI_SRC_ISOGENY_SIMD_ISOGENY52_H

#include "curve/simd/curve52.h"
#include "isogeny/config.h"
#include "isogeny/simd/config52.h"

#if SANGI_CURVE_SIMD

/** Whether a configuration is valid for a degree: it covers all indices and fits the tables. */
int sangi_isogeny52_config_is_valid(const sangi_isogeny52_config *config, size_t index);

/** The cheapest configuration for a degree and a number of points to push. */
sangi_isogeny52_config sangi_isogeny52_best(size_t index, size_t count);

/**
 * The isogeny of degree sangi_curve_prime[index] with kernel <kernel>: the curve becomes its
 * codomain, each point its image; one in the kernel becomes (X : 0).
 *
 * @pre    kernel has exactly this order on the curve; count <= SANGI_ISOGENY_MAX_POINTS
 * @alias  kernel is none of the points
 */
void sangi_isogeny52_walk(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                          const sangi_point52 *kernel, size_t index);

/** As sangi_isogeny52_walk, by a given configuration.  @pre sangi_isogeny52_config_is_valid */
void sangi_isogeny52_walk_by(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                             const sangi_point52 *kernel, size_t index,
                             const sangi_isogeny52_config *config);

#endif
#endif
