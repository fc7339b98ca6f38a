/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/** Isogenies of a secret degree as in matryoshka.h, vectorised as in isogeny52.h. */
#ifndef SANGI_SRC_ISOGENY_SIMD_MATRYOSHKA52_H
#define SANGI_SRC_ISOGENY_SIMD_MATRYOSHKA52_H

#include "curve/simd/curve52.h"
#include "isogeny/matryoshka.h"
#include "isogeny/simd/config52.h"

#if SANGI_CURVE_SIMD

/** Points that one call can push. */
enum { SANGI_ISOGENY52_HIDDEN_POINTS = SANGI_CURVE_BITS == 511 ? 8 : 6 };

/** Whether a configuration is valid for bounds: every degree needs all of its grid. */
int sangi_isogeny52_hidden_is_valid(const sangi_isogeny52_config *config,
                                    const sangi_isogeny_bounds *bounds);

/**
 * The isogeny with kernel <kernel>: the curve becomes its codomain, each point its image.
 *
 * @param degree  secret, odd, within the bounds
 * @param dummy   secret; all ones: curve and points stay what they are, else 0
 * @pre    sangi_isogeny52_hidden_is_valid; count <= SANGI_ISOGENY52_HIDDEN_POINTS; for other
 *         kernels, such as the neutral element, the results are meaningless
 * @alias  kernel is none of the points
 * @ct     depends on the bounds, the configuration and the number of points only
 */
void sangi_isogeny52_walk_hidden(sangi_curve52 *curve, sangi_point52 *points, size_t count,
                                 const sangi_point52 *kernel, uint32_t degree,
                                 const sangi_isogeny_bounds *bounds,
                                 const sangi_isogeny52_config *config, sangi_mask dummy);

#endif
#endif
